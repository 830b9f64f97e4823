// SPDX-License-Identifier: MIT
// The start of every load run: a core to itself, the server's address, tables full of players.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "tests/load/seat_client.hpp"

namespace avinas::load {

/// Servers are pinned to one core, the clients to the other, so that neither takes from the other.
/// The disk interrupts one core; a server that waits for it on the other pays a wake-up more for
/// each commit.
inline constexpr int kServerCore = 1, kClientCore = 0;
void pin_self(int core);

/// `avinas serve` on one thread and a free port of loopback, without limits for its clients.
std::vector<std::string> unlimited_server(const std::string& executable);

boost::asio::ip::tcp::endpoint loopback(std::uint16_t port);
/// The address in what a server printed when it was ready.
boost::asio::ip::tcp::endpoint server_in(const std::string& output);

using Players = std::vector<std::unique_ptr<SeatClient>>;
/// The server that keeps a table, by its code and the server that opened it.
using Keeper = std::function<boost::asio::ip::tcp::endpoint(
    const std::string& code, const boost::asio::ip::tcp::endpoint& opened_at)>;
/// Adds four players for each table, all seated, and then starts every match; the first table's
/// code. They come to the servers in turn, or, with `keeper`, to the one that keeps their table:
/// behind the players there may be some then who found that it is another one. With
/// `own_addresses` each table comes from an address of its own.
std::string seat_players(boost::asio::io_context& context, Measurements& run, int tables,
                         const std::vector<boost::asio::ip::tcp::endpoint>& servers,
                         Players& players, bool own_addresses, const Keeper& keeper = {});
/// Adds one player for each table, with three bots of that level, and starts every match.
void seat_among_bots(boost::asio::io_context& context, Measurements& run, int tables,
                     const boost::asio::ip::tcp::endpoint& server, Players& players,
                     const std::string& level);

}  // namespace avinas::load
