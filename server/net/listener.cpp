// SPDX-License-Identifier: MIT
#include "net/listener.hpp"

#include <spdlog/spdlog.h>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "net/origin.hpp"
#include "net/websocket.hpp"
#include "protocol/codec.hpp"

namespace avinas::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;

/// A browser's headers are below 2 KB; nobody posts a body here.
constexpr std::uint32_t kMaxHeaderBytes = 8 * 1024;
constexpr std::uint64_t kMaxBodyBytes = 1024;
/// Time for a whole request, and for the next one on the same connection.
constexpr std::chrono::seconds kRequestTime{10};

struct Serving {
  asio::io_context& context;
  const HttpHandler& http;
  Lobby& lobby;
  Connections& connections;
  const Config& config;
};

bool offers_our_protocol(const HttpRequest& request) {
  const auto field = request.find(http::field::sec_websocket_protocol);
  if (field == request.end()) return true;
  return http::token_list(field->value()).exists(std::string(protocol::kSubprotocol));
}

/// Hands the connection over to the WebSocket, or says why not.
std::optional<HttpResponse> refuse_upgrade(const HttpRequest& request, const Config& config) {
  const std::string_view target(request.target().data(), request.target().size());
  if (target != "/ws") {
    return plain_response(request, http::status::not_found, "The WebSocket is at /ws.");
  }
  if (!offers_our_protocol(request)) {
    return plain_response(request, http::status::bad_request,
                          "The WebSocket speaks the subprotocol avinas.v1.");
  }
  if (!origin_allowed(request[http::field::origin], request[http::field::host],
                      config.host_names)) {
    return plain_response(request, http::status::forbidden,
                          "Pages of another site may not connect; the host can name this one with "
                          "--host-name.");
  }
  return std::nullopt;
}

void hand_over(const Serving& serving, beast::tcp_stream& stream, const HttpRequest& request) {
  tcp::socket plain = stream.release_socket();
  const auto protocol = plain.local_endpoint().protocol();
  Socket socket(serving.context, protocol, plain.release());
  const bool served = serve_websocket(std::move(socket), request, serving.lobby,
                                      serving.connections, serving.config.limits);
  if (!served) spdlog::debug("A connection was refused: its address has too many");
}

asio::awaitable<void> serve_connection(Serving serving, tcp::socket socket) {
  beast::tcp_stream stream(std::move(socket));
  beast::flat_buffer buffer;
  for (bool keep = true; keep;) {
    http::request_parser<http::string_body> parser;
    parser.header_limit(kMaxHeaderBytes);
    parser.body_limit(kMaxBodyBytes);
    stream.expires_after(kRequestTime);
    error_code error;
    auto read_token = asio::redirect_error(asio::use_awaitable, error);
    co_await http::async_read(stream, buffer, parser, read_token);
    if (error == http::error::end_of_stream) break;
    HttpResponse response;
    if (error) {
      const bool oversized = error == http::error::header_limit || error == http::error::body_limit;
      const bool malformed =
          error.category() == make_error_code(http::error::bad_method).category();
      if (!malformed) break;
      HttpRequest unread;
      unread.version(11);
      unread.keep_alive(false);
      response = plain_response(
          unread,
          oversized ? http::status::request_header_fields_too_large : http::status::bad_request,
          oversized ? "The request is too large." : "That is no HTTP request.");
    } else {
      const HttpRequest request = parser.release();
      if (beast::websocket::is_upgrade(request)) {
        auto refusal = refuse_upgrade(request, serving.config);
        if (!refusal) {
          stream.expires_never();
          hand_over(serving, stream, request);
          co_return;
        }
        response = std::move(*refusal);
        response.keep_alive(false);
      } else {
        response = serving.http.handle(request);
      }
    }
    keep = response.keep_alive() && !error;
    auto write_token = asio::redirect_error(asio::use_awaitable, error);
    stream.expires_after(kRequestTime);
    co_await http::async_write(stream, response, write_token);
    if (error) break;
  }
  error_code ignored;
  stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

tcp::acceptor bind(asio::io_context& context, const std::string& address, std::uint16_t port) {
  const std::string where = address + " port " + std::to_string(port);
  error_code error;
  const auto ip = asio::ip::make_address(address, error);
  if (error) {
    throw std::runtime_error("\"" + address + "\" is no IP address; use one like 0.0.0.0.");
  }
  tcp::acceptor acceptor(context);
  const tcp::endpoint endpoint(ip, port);
  acceptor.open(endpoint.protocol(), error);
  if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
  if (error == asio::error::address_in_use) {
    throw std::runtime_error("Port " + std::to_string(port) +
                             " is in use by another program; stop that or choose another with "
                             "--port.");
  }
  if (error) throw std::runtime_error("Cannot listen on " + where + ": " + error.message() + ".");
  return acceptor;
}

}  // namespace

Listener::Listener(std::vector<asio::io_context*> contexts, const std::string& address,
                   std::uint16_t port, const HttpHandler& handler, Lobby& lobby,
                   Connections& connections, const Config& config)
    : contexts_(std::move(contexts)),
      acceptor_(bind(*contexts_.front(), address, port)),
      http_(handler),
      lobby_(lobby),
      connections_(connections),
      config_(config) {}

void Listener::start() { accept(); }

void Listener::stop() {
  error_code ignored;
  acceptor_.close(ignored);
}

void Listener::accept() {
  asio::io_context& context = *contexts_[next_++ % contexts_.size()];
  acceptor_.async_accept(context, [this, &context](error_code error, tcp::socket socket) {
    if (error == asio::error::operation_aborted) return;
    if (!error) {
      error_code ignored;
      socket.set_option(tcp::no_delay(true), ignored);
      asio::co_spawn(
          context,
          serve_connection({context, http_, lobby_, connections_, config_}, std::move(socket)),
          asio::detached);
    } else {
      spdlog::warn("A connection could not be accepted: {}", error.message());
    }
    accept();
  });
}

}  // namespace avinas::server
