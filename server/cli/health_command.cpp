// SPDX-License-Identifier: MIT
// Runs `avinas health`: asks `/readyz` of a server on this machine.
#include "server/cli/health_command.hpp"

#include <CLI/CLI.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <iostream>

#include "server/admin/within.hpp"
#include "server/cli/settings.hpp"
#include "server/house/config.hpp"
#include "server/http/http.hpp"

namespace avinas::cli {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using asio::ip::tcp;

using Answer = http::response<http::string_body>;

template <typename Stream>
asio::awaitable<Answer> ask(Stream& stream) {
  http::request<http::empty_body> request{http::verb::get, "/readyz", 11};
  request.set(http::field::host, "localhost");
  request.set(http::field::connection, "close");
  co_await http::async_write(stream, request, asio::use_awaitable);
  boost::beast::flat_buffer buffer;
  Answer answer;
  co_await http::async_read(stream, buffer, answer, asio::use_awaitable);
  co_return answer;
}

/// The address on this machine at which a server answers that listens on that address.
asio::ip::address own(const std::string& listening) {
  const auto address = asio::ip::make_address(listening);
  if (!address.is_unspecified()) return address;
  return address.is_v6() ? asio::ip::address(asio::ip::address_v6::loopback())
                         : asio::ip::address(asio::ip::address_v4::loopback());
}

/// The server is on this machine: its certificate need not name "localhost".
asio::awaitable<Answer> answer_of(asio::io_context& context, const server::Config& config) {
  if (!config.socket.empty()) {
    asio::local::stream_protocol::socket socket(context);
    co_await socket.async_connect(asio::local::stream_protocol::endpoint(config.socket),
                                  asio::use_awaitable);
    co_return co_await ask(socket);
  }
  tcp::socket socket(context);
  co_await socket.async_connect({own(config.address), config.port}, asio::use_awaitable);
  if (config.tls_cert.empty()) co_return co_await ask(socket);
  asio::ssl::context settings(asio::ssl::context::tls_client);
  asio::ssl::stream<tcp::socket> stream(std::move(socket), settings);
  co_await stream.async_handshake(asio::ssl::stream_base::client, asio::use_awaitable);
  co_return co_await ask(stream);
}

/// Below the time after which Docker gives a health check up.
constexpr std::chrono::seconds kPatience{5};

int health(const server::Config& config) {
  const std::string where =
      config.socket.empty() ? "port " + std::to_string(config.port) : config.socket;
  const Health found = health_of(config);
  if (found.state == Health::State::Ready || found.state == Health::State::Waits) {
    std::cout << (found.state == Health::State::Waits ? "waits for its turn\n" : "ready\n");
    return 0;
  }
  std::cerr << "avinas: "
            << (found.state == Health::State::NotReady
                    ? "The server on " + where + " is not ready.\n"
                    : "No server answers on " + where + ": " + found.why + ".\n");
  return 1;
}

}  // namespace

Health health_of(const server::Config& config) {
  using State = Health::State;
  try {
    asio::io_context context(1);
    const auto found = server::within(context, kPatience, answer_of(context, config));
    if (!found) {
      return {State::None, "not in " + std::to_string(kPatience.count()) + " seconds"};
    }
    if (found->body().starts_with(server::kWaitsForItsTurn)) return {State::Waits, {}};
    if (found->result() == http::status::ok) return {State::Ready, {}};
    if (found->result() == http::status::permanent_redirect) {
      return {State::None, "it speaks TLS; give --tls-cert"};
    }
    return {found->result() == http::status::service_unavailable ? State::NotReady : State::None,
            "status " + std::to_string(found->result_int())};
  } catch (const boost::system::system_error& error) {
    return {State::None, error.code().message()};
  }
}

void add_health_command(CLI::App& app, int& status) {
  auto config = std::make_shared<server::Config>();
  auto* command =
      app.add_subcommand("health", "Ask the server on this machine whether it is ready");
  command->add_option("--port", config->port, "Its port")
      ->envname("AVINAS_PORT")
      ->capture_default_str();
  command->add_option("--address", config->address, "Its address")
      ->envname("AVINAS_ADDRESS")
      ->check(kIpAddress)
      ->capture_default_str();
  command->add_option("--socket", config->socket, "Its Unix socket, where it listens on one")
      ->envname("AVINAS_SOCKET");
  command->add_option("--tls-cert", config->tls_cert, "Given where the server speaks TLS")
      ->envname("AVINAS_TLS_CERT");
  command->callback([config, &status] { status = health(*config); });
}

}  // namespace avinas::cli
