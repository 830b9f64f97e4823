// SPDX-License-Identifier: MIT
// Opens what is listened on: a port, a Unix socket, or what the service manager has opened.
#pragma once

#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <string>

namespace avinas::server {

/// Accepts on a port or on a Unix socket.
using Acceptor = boost::asio::basic_socket_acceptor<boost::asio::generic::stream_protocol>;

/// Listens on a port; throws std::runtime_error with a sentence that names `flag`, the port's
/// setting, if that cannot be.
boost::asio::ip::tcp::acceptor bind_to(boost::asio::io_context& context, const std::string& address,
                                       std::uint16_t port, const std::string& flag);

/// The same as one of either kind.
Acceptor as_either(boost::asio::io_context& context, boost::asio::ip::tcp::acceptor acceptor);

/// Listens on a Unix socket: the rights of its folder decide who may open `file`. A file
/// that an earlier server left is replaced. Throws std::runtime_error with a sentence.
Acceptor bind_to_file(boost::asio::io_context& context, const std::string& file);

/// Listens on a socket that was opened for this process.
Acceptor adopt(boost::asio::io_context& context, int descriptor);

/// The address of a TCP endpoint; the peer of a Unix socket is on this machine.
boost::asio::ip::address address_of(const boost::asio::generic::stream_protocol::endpoint& end);

/// The port of a TCP endpoint; 0 for a Unix socket.
std::uint16_t port_of(const boost::asio::generic::stream_protocol::endpoint& end);

}  // namespace avinas::server
