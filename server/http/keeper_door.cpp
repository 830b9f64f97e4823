// SPDX-License-Identifier: MIT
// Passes a request for the club on to the server that keeps it.
#include "server/http/keeper_door.hpp"

#include <array>
#include <boost/asio/experimental/awaitable_operators.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/http.hpp>
#include <utility>

namespace avinas::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using boost::system::error_code;
using namespace asio::experimental::awaitable_operators;

constexpr std::size_t kPiece = 16 * 1024;

/// Bytes from one go to the other, until the first is done.
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
  if (!link_ || !request.target().starts_with("/api/")) return false;
  const std::scoped_lock lock(mutex_);
  return !keeper_.empty();
}

void KeeperDoor::keep(const std::shared_ptr<LinkStream>& link) {
  const std::scoped_lock lock(mutex_);
  std::erase_if(open_, [](const auto& open) { return open.expired(); });
  open_.push_back(link);
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
  const auto context = link_->to_connect();
  const auto link = std::make_shared<LinkStream>(co_await asio::this_coro::executor, *context);
  keep(link);
  if (!co_await connect_link(*link, LinkAddress::read(keeper))) co_return false;
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
