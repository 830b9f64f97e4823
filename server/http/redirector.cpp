// SPDX-License-Identifier: MIT
// Redirects plain HTTP to the port of TLS.
#include "server/http/redirector.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>

#include "server/base/time.hpp"
#include "server/http/http.hpp"
#include "server/http/listener.hpp"
#include "server/http/reading.hpp"
#include "server/net/bind.hpp"

namespace avinas::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;

constexpr std::uint16_t kHttpsPort = 443;

/// `host`, or `host:80`, with the port of TLS instead.
std::string at_port(std::string host, std::uint16_t port) {
  const auto colon = host.rfind(':');
  const bool has_port = colon != std::string::npos && host.find(']', colon) == std::string::npos;
  if (has_port) host.resize(colon);
  if (host.empty() || port == kHttpsPort) return host;
  return host + ":" + std::to_string(port);
}

asio::awaitable<void> redirect(tcp::socket socket, std::shared_ptr<AddressAccount>,
                               std::uint16_t port, std::chrono::seconds most_time) {
  beast::tcp_stream stream(std::move(socket));
  stream.expires_after(most_time);
  beast::flat_buffer buffer;
  http::request_parser<http::string_body> parser;
  parser.header_limit(kMaxHeaderBytes);
  error_code error;
  auto token = asio::redirect_error(asio::use_awaitable, error);
  co_await http::async_read_header(stream, buffer, parser, token);
  if (error) co_return;
  const HttpResponse response =
      redirect_to_https(parser.get(), at_port(host_asked(parser.get()), port));
  co_await http::async_write(stream, response, token);
  stream.socket().shutdown(tcp::socket::shutdown_send, error);
}

}  // namespace

Redirector::Redirector(asio::io_context& context, Addresses& addresses, const std::string& address,
                       std::uint16_t port, std::uint16_t tls_port, std::chrono::seconds most_time)
    : context_(context),
      addresses_(addresses),
      tls_port_(tls_port),
      most_time_(most_time),
      acceptor_(bind_to(context, address, port, "--http-port")),
      pause_(context) {
  accept();
}

void Redirector::stop() {
  error_code ignored;
  acceptor_.close(ignored);
  pause_.cancel();
}

void Redirector::accept() {
  acceptor_.async_accept(context_, [this](error_code error, tcp::socket socket) {
    if (error == asio::error::operation_aborted) return;
    if (error) {
      pause_.expires_after(kPauseWhenFull);
      return pause_.async_wait([this](error_code stopped) {
        if (!stopped) accept();
      });
    }
    const auto peer = socket.remote_endpoint(error).address();
    auto account = error ? nullptr : addresses_.admit(peer, steady_time());
    if (account) {
      asio::co_spawn(context_,
                     redirect(std::move(socket), std::move(account), tls_port_, most_time_),
                     asio::detached);
    }
    accept();
  });
}

}  // namespace avinas::server
