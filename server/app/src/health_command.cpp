// SPDX-License-Identifier: MIT
#include "health_command.hpp"

#include <CLI/CLI.hpp>
#include <boost/asio/connect.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/write.hpp>
#include <iostream>

namespace avinas::cli {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

constexpr const char* kRequest =
    "GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

template <typename Stream>
std::string ask(Stream& stream) {
  boost::system::error_code error;
  asio::write(stream, asio::buffer(std::string(kRequest)), error);
  std::string answer;
  asio::read(stream, asio::dynamic_buffer(answer), error);
  return answer;
}

/// The server is on this machine: its certificate need not name "localhost".
std::string answer_of(std::uint16_t port, bool tls) {
  asio::io_context context(1);
  const tcp::endpoint server(asio::ip::address_v4::loopback(), port);
  if (!tls) {
    tcp::socket socket(context);
    socket.connect(server);
    return ask(socket);
  }
  asio::ssl::context settings(asio::ssl::context::tls_client);
  asio::ssl::stream<tcp::socket> stream(context, settings);
  stream.next_layer().connect(server);
  stream.handshake(asio::ssl::stream_base::client);
  return ask(stream);
}

int health(std::uint16_t port, bool tls) {
  try {
    const std::string answer = answer_of(port, tls);
    if (answer.starts_with("HTTP/1.1 200")) {
      std::cout << "ready\n";
      return 0;
    }
    std::cerr << "avinas: The server on port " << port << " is not ready.\n";
  } catch (const boost::system::system_error& error) {
    std::cerr << "avinas: No server answers on port " << port << ": " << error.code().message()
              << ".\n";
  }
  return 1;
}

}  // namespace

void add_health_command(CLI::App& app, int& status) {
  struct Flags {
    std::uint16_t port = 8080;
    std::string certificate;
  };
  auto flags = std::make_shared<Flags>();
  auto* command =
      app.add_subcommand("health", "Ask the server on this machine whether it is ready");
  command->add_option("--port", flags->port, "Its port")
      ->envname("AVINAS_PORT")
      ->capture_default_str();
  command->add_option("--tls-cert", flags->certificate, "Given where the server speaks TLS")
      ->envname("AVINAS_TLS_CERT");
  command->callback(
      [flags, &status] { status = health(flags->port, !flags->certificate.empty()); });
}

}  // namespace avinas::cli
