// SPDX-License-Identifier: MIT
// Prepares a load run.
#include "tests/load/stage.hpp"

#include <sched.h>

#include <stdexcept>

namespace avinas::load {
namespace {

namespace asio = boost::asio;

/// Tables come from 127.0.2.1 on.
constexpr unsigned kFirstAddress = 0x7f000201u;

}  // namespace

void pin_self(int core) {
  cpu_set_t cores;
  CPU_ZERO(&cores);
  CPU_SET(static_cast<std::size_t>(core), &cores);
  ::sched_setaffinity(0, sizeof cores, &cores);
}

std::vector<std::string> unlimited_server(const std::string& executable) {
  return {executable,
          "serve",
          "--port",
          "0",
          "--address",
          "127.0.0.1",
          "--threads",
          "1",
          "--request-rate",
          "1000000",
          "--connections-per-address",
          "0"};
}

asio::ip::tcp::endpoint loopback(std::uint16_t port) {
  return {asio::ip::make_address("127.0.0.1"), port};
}

asio::ip::tcp::endpoint server_in(const std::string& output) {
  constexpr std::string_view kBefore = "http://127.0.0.1:";
  const auto at = output.find(kBefore);
  return loopback(static_cast<std::uint16_t>(std::stoi(output.substr(at + kBefore.size()))));
}

std::string seat_players(asio::io_context& context, Measurements& run, int tables,
                         const std::vector<asio::ip::tcp::endpoint>& servers, Players& players,
                         bool own_addresses, const Keeper& keeper) {
  std::string first;
  std::uint64_t clients = 0;
  Players left;  // kept, because their handlers still run
  for (int t = 0; t < tables; ++t) {
    asio::ip::address from;
    if (own_addresses) from = asio::ip::address_v4(kFirstAddress + static_cast<unsigned>(t));
    std::string code;
    asio::ip::tcp::endpoint opened_at;
    for (int s = 0; s < 4;) {
      players.push_back(std::make_unique<SeatClient>(context, run, clients));
      SeatClient& player = *players.back();
      const auto server =
          keeper && s > 0 ? keeper(code, opened_at) : servers[clients % servers.size()];
      if (s == 0) opened_at = server;
      ++clients;
      bool done = false, is_elsewhere = false;
      const auto sit = [&] { player.sit(code, "NESW"[s], s == 0, [&] { done = true; }); };
      const auto ready = [&] {
        if (s > 0) return sit();
        player.open_table([&](const std::string& opened) {
          code = opened;
          is_elsewhere = keeper && keeper(code, server) != server;
          if (!is_elsewhere) sit();
        });
      };
      player.connect(server, ready, from);
      while (!done && !is_elsewhere) {
        context.run_one();
        if (run.lost > 0) throw std::runtime_error("A client was lost before play began.");
      }
      if (is_elsewhere) {
        // A page would go on to the table's server and close this line. The next player tries.
        player.leave();
        left.push_back(std::move(players.back()));
        players.pop_back();
      } else {
        ++s;
      }
    }
    if (first.empty()) first = code;
  }
  for (std::size_t host = 0; host < players.size(); host += 4) players[host]->start_match();
  for (auto& opener : left) players.push_back(std::move(opener));
  return first;
}

void seat_among_bots(asio::io_context& context, Measurements& run, int tables,
                     const asio::ip::tcp::endpoint& server, Players& players,
                     const std::string& level) {
  constexpr std::uint64_t kFirstSeed = 1'000'000;
  for (int t = 0; t < tables; ++t) {
    players.push_back(
        std::make_unique<SeatClient>(context, run, kFirstSeed + static_cast<std::uint64_t>(t)));
    SeatClient& player = *players.back();
    bool done = false;
    player.connect(
        server,
        [&] {
          player.open_table([&](const std::string& code) {
            player.sit(code, 'S', true, [&] { player.fill_bots(level, [&] { done = true; }); });
          });
        },
        asio::ip::address_v4(kFirstAddress + static_cast<unsigned>(t)));
    while (!done) context.run_one();
    player.start_match();
  }
}

}  // namespace avinas::load
