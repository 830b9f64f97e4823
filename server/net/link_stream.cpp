// SPDX-License-Identifier: MIT
// Connects to another server over TLS with certificates at both ends.
#include "server/net/link_stream.hpp"

#include <spdlog/spdlog.h>

#include <boost/asio/connect.hpp>
#include <boost/asio/experimental/awaitable_operators.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <charconv>
#include <map>
#include <mutex>

#include "server/base/wrong_setting.hpp"
#include "server/net/bind.hpp"

namespace avinas::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;
using namespace asio::experimental::awaitable_operators;

/// A server that takes longer to answer is being replaced.
constexpr std::chrono::seconds kTimeToConnect{3};

/// Why other servers are not reached: each cause once until that server is reached again, since
/// links are tried many times a minute. Any thread may call.
class Complaints {
 public:
  void note(const LinkAddress& to, const std::string& why) {
    const std::scoped_lock lock(mutex_);
    std::string& said = said_[to.text()];
    if (why == said) return;
    if (why.empty()) {
      spdlog::info("The other server at {} is reached again", to.text());
    } else {
      spdlog::warn("Another server is not reached at {}: {}", to.text(), why);
    }
    said = why;
  }

 private:
  std::mutex mutex_;
  std::map<std::string, std::string> said_;
};
Complaints complaints;

asio::awaitable<bool> connect(LinkStream& stream, LinkAddress to) {
  error_code error;
  auto token = asio::redirect_error(asio::use_awaitable, error);
  tcp::resolver resolver(co_await asio::this_coro::executor);
  const auto found = co_await resolver.async_resolve(to.host, std::to_string(to.port), token);
  if (!error) co_await asio::async_connect(stream.lowest_layer(), found, token);
  if (!error) {
    stream.lowest_layer().set_option(tcp::no_delay(true));
    stream.set_verify_callback(asio::ssl::host_name_verification(to.host));
    co_await stream.async_handshake(asio::ssl::stream_base::client, token);
  }
  const bool given_up = error == asio::error::operation_aborted;  // `connect_link` says why
  if (!given_up) complaints.note(to, error ? error.message() : "");
  co_return !error;
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
  throw WrongSetting("\"" + text +
                     "\" is not a host and port; write --link as in amber.example.org:8480.");
}

asio::ip::tcp::acceptor LinkAddress::listen(asio::io_context& context,
                                            const std::string& for_people) const {
  const auto is_loopback = [](const std::string& address) {
    boost::system::error_code error;
    const auto ip = asio::ip::make_address(address, error);
    return address == "localhost" || (!error && ip.is_loopback());
  };
  // An address of this machine is meant as it stands; a name, or an address that something before
  // this machine passes on, says nothing of where to listen.
  boost::system::error_code no_address;
  asio::ip::make_address(host, no_address);
  if (!no_address) {
    try {
      return bind_to(context, host, port, "--link");
    } catch (const WrongSetting&) {
      spdlog::debug("{} is no address of this machine", host);
    }
  }
  const bool from_elsewhere = is_loopback(for_people) && !is_loopback(host);
  const bool v6 = for_people.find(':') != std::string::npos;
  return bind_to(context, from_elsewhere ? (v6 ? "::" : "0.0.0.0") : for_people, port, "--link");
}

asio::awaitable<bool> connect_link(LinkStream& stream, LinkAddress to) {
  asio::steady_timer late(co_await asio::this_coro::executor, kTimeToConnect);
  const auto connected = co_await (connect(stream, to) || late.async_wait(asio::use_awaitable));
  if (connected.index() != 0) complaints.note(to, "no answer in time");
  co_return connected.index() == 0 && std::get<0>(connected);
}

}  // namespace avinas::server
