// SPDX-License-Identifier: MIT
// Accepts connections and starts a session for each. Accepting has a thread of its own that yields
// to the tables' threads: on a table's thread an attack would be felt by its players. Accepting and
// HTTP are coroutines; the WebSocket uses callbacks, since a coroutine's frame costs as much as the
// rules of a move.
#include "server/http/listener.hpp"

#include <spdlog/spdlog.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>

#include "server/base/metrics.hpp"
#include "server/base/time.hpp"
#include "server/http/by_the_book.hpp"
#include "server/http/http_session.hpp"
#include "server/net/bind.hpp"

namespace avinas::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

/// The bytes that the kernel keeps for a slow reader; without a limit they are megabytes.
constexpr int kSendBuffer = 64 * 1024;

/// Said without waiting to whom no connection is given: it must cost next to nothing.
constexpr std::string_view kTooManyHead = "HTTP/1.1 429 Too Many Requests\r\nDate: ";
constexpr std::string_view kTooMany =
    "\r\nRetry-After: 60\r\nContent-Type: text/plain\r\nContent-Length: 70\r\n"
    "Connection: close\r\n\r\n"
    "Too many connections come from your address; close some and try again\n";

}  // namespace

Listener::Listener(asio::io_context& door, Acceptor acceptor, std::vector<asio::io_context*> homes,
                   const ListenerServices& services)
    : door_(door),
      homes_(std::move(homes)),
      services_(services),
      acceptor_(std::move(acceptor)),
      pause_(door) {}

void Listener::start() { accept(); }

void Listener::stop() {
  error_code ignored;
  acceptor_.close(ignored);
  pause_.cancel();
}

void Listener::accept() {
  acceptor_.async_accept(door_, [this](error_code error, Accepted socket) {
    if (error == asio::error::operation_aborted) return;
    if (error) {
      spdlog::warn("A connection could not be accepted: {}", error.message());
      return accept_later();
    }
    const auto peer = socket.remote_endpoint(error);
    if (!error) serve(std::move(socket), address_of(peer));
    accept();
  });
}

void Listener::accept_later() {
  pause_.expires_after(kPauseWhenFull);
  pause_.async_wait([this](error_code error) {
    if (!error) accept();
  });
}

void Listener::serve(Accepted socket, const asio::ip::address& peer) {
  error_code error;
  socket.set_option(tcp::no_delay(true), error);
  socket.set_option(asio::socket_base::send_buffer_size(kSendBuffer), error);
  std::shared_ptr<AddressAccount> account;
  if (!services_.for_links && !services_.trusted_proxies.contains(peer)) {
    account = services_.addresses.admit(peer, steady_time());
    if (!account) {
      metrics().refused_connections.fetch_add(1, std::memory_order_relaxed);
      socket.non_blocking(true, error);
      const std::string answer = std::string(kTooManyHead) + http_date() + std::string(kTooMany);
      socket.write_some(asio::buffer(answer), error);
      return;
    }
  }
  asio::io_context& home = *homes_[next_++ % homes_.size()];
  // A TLS stream cannot move to another thread: it lives at home from the first byte. While the
  // server starts nobody is at home, and the door answers what it can.
  asio::io_context& first = services_.tls && services_.http.started() ? home : door_;
  // Asio reads and writes a Unix socket as one of TCP; what only TCP has fails and is not needed.
  MeteredSocket metered(Socket(first, tcp::v4(), socket.release()));
  asio::co_spawn(first, serve_http(std::move(metered), peer, home, services_, std::move(account)),
                 asio::detached);
}

}  // namespace avinas::server
