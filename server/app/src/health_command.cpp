// SPDX-License-Identifier: MIT
#include "health_command.hpp"

#include <CLI/CLI.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <iostream>

#include "admin/within.hpp"
#include "net/http.hpp"
#include "settings.hpp"

namespace avinas::cli {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using asio::ip::tcp;

/// As `avinas serve` has them, so that one environment serves both.
struct Flags {
  std::string address = "0.0.0.0";
  std::uint16_t port = 8080;
  std::string socket;
  std::string certificate;
};

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

/// Where on this machine a server answers that listens on that address.
asio::ip::address own(const std::string& listening) {
  const auto address = asio::ip::make_address(listening);
  if (!address.is_unspecified()) return address;
  return address.is_v6() ? asio::ip::address(asio::ip::address_v6::loopback())
                         : asio::ip::address(asio::ip::address_v4::loopback());
}

/// The server is on this machine: its certificate need not name "localhost".
asio::awaitable<Answer> answer_of(asio::io_context& context, const Flags& flags) {
  if (!flags.socket.empty()) {
    asio::local::stream_protocol::socket socket(context);
    co_await socket.async_connect(asio::local::stream_protocol::endpoint(flags.socket),
                                  asio::use_awaitable);
    co_return co_await ask(socket);
  }
  tcp::socket socket(context);
  co_await socket.async_connect({own(flags.address), flags.port}, asio::use_awaitable);
  if (flags.certificate.empty()) co_return co_await ask(socket);
  asio::ssl::context settings(asio::ssl::context::tls_client);
  asio::ssl::stream<tcp::socket> stream(std::move(socket), settings);
  co_await stream.async_handshake(asio::ssl::stream_base::client, asio::use_awaitable);
  co_return co_await ask(stream);
}

/// Below the time after which Docker gives a health check up.
constexpr std::chrono::seconds kPatience{5};

int health(const Flags& flags) {
  const std::string where =
      flags.socket.empty() ? "port " + std::to_string(flags.port) : flags.socket;
  try {
    asio::io_context context(1);
    const auto found = server::within(context, kPatience, answer_of(context, flags));
    if (!found) {
      std::cerr << "avinas: The server on " << where << " did not answer in " << kPatience.count()
                << " seconds.\n";
      return 1;
    }
    const Answer& answer = *found;
    const bool waits = answer.body().starts_with(server::kWaitsForItsTurn);
    if (answer.result() == http::status::ok || waits) {
      std::cout << (waits ? "waits for its turn\n" : "ready\n");
      return 0;
    }
    std::cerr << "avinas: The server on " << where << " is not ready.\n";
  } catch (const boost::system::system_error& error) {
    std::cerr << "avinas: No server answers on " << where << ": " << error.code().message()
              << ".\n";
  }
  return 1;
}

}  // namespace

void add_health_command(CLI::App& app, int& status) {
  auto flags = std::make_shared<Flags>();
  auto* command =
      app.add_subcommand("health", "Ask the server on this machine whether it is ready");
  command->add_option("--port", flags->port, "Its port")
      ->envname("AVINAS_PORT")
      ->capture_default_str();
  command->add_option("--address", flags->address, "Its address")
      ->envname("AVINAS_ADDRESS")
      ->check(kIpAddress)
      ->capture_default_str();
  command->add_option("--socket", flags->socket, "Its Unix socket, where it listens on one")
      ->envname("AVINAS_SOCKET");
  command->add_option("--tls-cert", flags->certificate, "Given where the server speaks TLS")
      ->envname("AVINAS_TLS_CERT");
  command->callback([flags, &status] { status = health(*flags); });
}

}  // namespace avinas::cli
