// SPDX-License-Identifier: MIT
// Opens ports and Unix sockets, or takes those that systemd passed. A Unix socket is a TCP socket
// to Asio once it is accepted; what only TCP has (TCP_NODELAY) fails there without harm.
#include "server/net/bind.hpp"

#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <boost/asio/local/stream_protocol.hpp>
#include <cstring>
#include <optional>
#include <stdexcept>

#include "server/base/wrong_setting.hpp"

namespace avinas::server {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;
using Local = asio::local::stream_protocol;
using Either = asio::generic::stream_protocol;

namespace {

constexpr ::mode_t kForAll = 0666;  // who reaches it is the folder's matter

/// Somebody answers there.
bool is_served(asio::io_context& context, const std::string& file) {
  Local::socket probe(context);
  error_code error;
  probe.connect(Local::endpoint(file), error);
  return !error;
}

std::optional<tcp::endpoint> as_tcp(const Either::endpoint& end) {
  tcp::endpoint result;
  const int family = end.protocol().family();
  if ((family != AF_INET && family != AF_INET6) || end.size() > result.capacity()) return {};
  std::memcpy(result.data(), end.data(), end.size());
  result.resize(end.size());
  return result;
}

}  // namespace

tcp::acceptor bind_to(asio::io_context& context, const std::string& address, std::uint16_t port,
                      const std::string& flag) {
  const std::string where = address + " port " + std::to_string(port);
  error_code error;
  const auto ip = asio::ip::make_address(address, error);
  if (error) {
    throw WrongSetting("\"" + address + "\" is no IP address; use one like 0.0.0.0.");
  }
  tcp::acceptor acceptor(context);
  const tcp::endpoint endpoint(ip, port);
  acceptor.open(endpoint.protocol(), error);
  if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
  if (error == asio::error::address_in_use) {
    throw std::runtime_error("Port " + std::to_string(port) +
                             " is in use by another program; stop that or choose another with " +
                             flag + ".");
  }
  if (error == asio::error::access_denied) {
    throw WrongSetting("Port " + std::to_string(port) +
                       " needs rights that this user does not have; choose one above 1023 "
                       "with " +
                       flag + ", or give the program CAP_NET_BIND_SERVICE.");
  }
  if (error) throw WrongSetting("Cannot listen on " + where + ": " + error.message() + ".");
  return acceptor;
}

Acceptor as_either(asio::io_context& context, tcp::acceptor acceptor) {
  const Either protocol(acceptor.local_endpoint().protocol());
  return {context, protocol, acceptor.release()};
}

Acceptor bind_to_file(asio::io_context& context, const std::string& file) {
  if (file.size() >= sizeof(::sockaddr_un::sun_path)) {
    throw WrongSetting("The name " + file + " is too long for a Unix socket; choose one of " +
                       std::to_string(sizeof(::sockaddr_un::sun_path) - 1) +
                       " bytes at most with --socket.");
  }
  struct ::stat status {};
  if (::lstat(file.c_str(), &status) == 0) {
    if (!S_ISSOCK(status.st_mode)) {
      throw WrongSetting(file +
                         " is there already and is no socket; choose another name "
                         "with --socket.");
    }
    if (is_served(context, file)) {
      throw std::runtime_error("Another program listens on " + file +
                               "; stop that or choose another name with --socket.");
    }
    ::unlink(file.c_str());
  }
  Local::acceptor acceptor(context);
  error_code error;
  acceptor.open({}, error);
  if (!error) acceptor.bind(Local::endpoint(file), error);
  if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
  if (error) {
    throw WrongSetting("Cannot listen on " + file + ": " + error.message() +
                       "; choose a folder that this user may write with --socket.");
  }
  ::chmod(file.c_str(), kForAll);
  return {context, Either(Local()), acceptor.release()};
}

Acceptor adopt(asio::io_context& context, int descriptor) {
  ::sockaddr_storage end{};
  ::socklen_t size = sizeof end;
  if (::getsockname(descriptor, reinterpret_cast<::sockaddr*>(&end), &size) != 0) {
    throw std::runtime_error("The service manager passed on something that is no socket.");
  }
  return {context, Either(end.ss_family, 0), descriptor};
}

asio::ip::address address_of(const Either::endpoint& end) {
  const auto tcp_end = as_tcp(end);
  return tcp_end ? tcp_end->address() : asio::ip::address(asio::ip::address_v4::loopback());
}

std::uint16_t port_of(const Either::endpoint& end) {
  const auto tcp_end = as_tcp(end);
  return tcp_end ? tcp_end->port() : 0;
}

}  // namespace avinas::server
