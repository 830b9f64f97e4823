// SPDX-License-Identifier: MIT
// A WebSocket connection: frames in, frames out, one write at a time. Callbacks and not coroutines,
// because a move is written four times and each coroutine costs as much as all of the rules.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "net/connections.hpp"
#include "net/http.hpp"

namespace avinas::server {

/// Boost.Asio's socket without a type-erased executor: the connection knows its one thread.
using Socket =
    boost::asio::basic_stream_socket<boost::asio::ip::tcp, boost::asio::io_context::executor_type>;

/// Answers the upgrade and serves the connection until it ends. False if its address has too many
/// connections already. `lobby`, `connections` and `limits` outlive it.
bool serve_websocket(Socket socket, const HttpRequest& upgrade, Lobby& lobby,
                     Connections& connections, const ClientLimits& limits);

}  // namespace avinas::server
