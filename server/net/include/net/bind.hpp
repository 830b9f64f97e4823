// SPDX-License-Identifier: MIT
// A port to listen on.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <string>

namespace avinas::server {

/// Listens there; throws std::runtime_error with a sentence that names `flag`, the port's setting,
/// if that cannot be.
boost::asio::ip::tcp::acceptor bind_to(boost::asio::io_context& context, const std::string& address,
                                       std::uint16_t port, const std::string& flag);

}  // namespace avinas::server
