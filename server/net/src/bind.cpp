// SPDX-License-Identifier: MIT
#include "net/bind.hpp"

#include <stdexcept>

namespace avinas::server {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

tcp::acceptor bind_to(asio::io_context& context, const std::string& address, std::uint16_t port,
                      const std::string& flag) {
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
                             " is in use by another program; stop that or choose another with " +
                             flag + ".");
  }
  if (error == asio::error::access_denied) {
    throw std::runtime_error("Port " + std::to_string(port) +
                             " needs rights that this user does not have; choose one above 1023 "
                             "with " +
                             flag + ", or give the program CAP_NET_BIND_SERVICE.");
  }
  if (error) throw std::runtime_error("Cannot listen on " + where + ": " + error.message() + ".");
  return acceptor;
}

}  // namespace avinas::server
