// SPDX-License-Identifier: MIT
#include "net/keeper_door.hpp"

#include <spdlog/spdlog.h>

#include <array>
#include <boost/asio/connect.hpp>
#include <boost/asio/experimental/awaitable_operators.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <charconv>
#include <utility>

namespace avinas::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;
using namespace asio::experimental::awaitable_operators;

/// A keeper that takes longer to answer is being replaced.
constexpr std::chrono::seconds kTimeToConnect{3};
constexpr std::size_t kPiece = 16 * 1024;

/// What comes from one goes to the other, until the first is done.
template <typename From, typename To>
asio::awaitable<void> copy(From& from, To& to) {
  std::array<char, kPiece> piece;
  error_code error;
  while (true) {
    auto token = asio::redirect_error(asio::use_awaitable, error);
    const std::size_t size = co_await from.async_read_some(asio::buffer(piece), token);
    if (error) co_return;
    co_await asio::async_write(to, asio::buffer(piece.data(), size), token);
    if (error) co_return;
  }
}

}  // namespace

LinkAddress LinkAddress::read(const std::string& text) {
  LinkAddress address;
  const std::size_t colon = text.rfind(':');
  if (colon != std::string::npos && colon > 0) {
    address.host = text.substr(0, colon);
    const char* end = text.data() + text.size();
    const auto [after, wrong] = std::from_chars(text.data() + colon + 1, end, address.port);
    if (wrong == std::errc() && after == end && address.port > 0) return address;
  }
  throw std::runtime_error("\"" + text +
                           "\" is no host and port; write --link as in amber.example.org:8480.");
}

void KeeperDoor::point_to(const std::string& keeper) {
  const std::scoped_lock lock(mutex_);
  if (std::exchange(keeper_, keeper) == keeper) return;
  for (const auto& open : std::exchange(open_, {})) {
    const auto link = open.lock();
    if (!link) continue;
    asio::post(link->get_executor(), [link] {
      error_code ignored;
      link->lowest_layer().close(ignored);
    });
  }
}

bool KeeperDoor::leads_on(const HttpRequest& request) const {
  if (!link_ || !(request.target().starts_with("/api/") || beast::websocket::is_upgrade(request))) {
    return false;
  }
  const std::scoped_lock lock(mutex_);
  return !keeper_.empty();
}

void KeeperDoor::keep(const std::shared_ptr<Link>& link) {
  const std::scoped_lock lock(mutex_);
  std::erase_if(open_, [](const auto& open) { return open.expired(); });
  open_.push_back(link);
}

/// Null if the keeper is not reached.
asio::awaitable<std::shared_ptr<KeeperDoor::Link>> KeeperDoor::connect(LinkAddress to) {
  const auto executor = co_await asio::this_coro::executor;
  const auto context = link_->to_connect();
  auto link = std::make_shared<Link>(executor, *context);
  keep(link);
  error_code error;
  auto token = asio::redirect_error(asio::use_awaitable, error);
  tcp::resolver resolver(executor);
  const auto found = co_await resolver.async_resolve(to.host, std::to_string(to.port), token);
  if (!error) co_await asio::async_connect(link->lowest_layer(), found, token);
  if (!error) {
    link->lowest_layer().set_option(tcp::no_delay(true));
    link->set_verify_callback(asio::ssl::host_name_verification(to.host));
    co_await link->async_handshake(asio::ssl::stream_base::client, token);
  }
  if (!error) co_return link;
  spdlog::warn("The server that keeps the club is not reached at {}:{}: {}", to.host, to.port,
               error.message());
  co_return nullptr;
}

template <typename Stream>
asio::awaitable<bool> KeeperDoor::connect_through(Stream& stream, beast::flat_buffer& read,
                                                  HttpRequest request, asio::ip::address client) {
  std::string keeper;
  {
    const std::scoped_lock lock(mutex_);
    keeper = keeper_;
  }
  if (keeper.empty()) co_return false;
  asio::steady_timer late(co_await asio::this_coro::executor, kTimeToConnect);
  auto connected =
      co_await (connect(LinkAddress::read(keeper)) || late.async_wait(asio::use_awaitable));
  if (connected.index() != 0 || !std::get<0>(connected)) co_return false;
  const auto link = std::get<0>(connected);
  request.set(kClientOfLink, client.to_string());
  error_code error;
  auto token = asio::redirect_error(asio::use_awaitable, error);
  co_await http::async_write(*link, request, token);
  if (!error) co_await asio::async_write(*link, read.data(), token);
  if (error) co_return false;
  co_await (copy(stream, *link) || copy(*link, stream));
  link->lowest_layer().close(error);
  co_return true;
}

asio::awaitable<bool> KeeperDoor::pass_on(MeteredSocket& stream, beast::flat_buffer& read,
                                          HttpRequest request, asio::ip::address client) {
  return connect_through(stream, read, std::move(request), std::move(client));
}

asio::awaitable<bool> KeeperDoor::pass_on(TlsStream& stream, beast::flat_buffer& read,
                                          HttpRequest request, asio::ip::address client) {
  return connect_through(stream, read, std::move(request), std::move(client));
}

}  // namespace avinas::server
