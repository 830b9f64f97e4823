// SPDX-License-Identifier: MIT
// The cost of what does not move: the memory of a connection, of an open table and of one at play,
// and whether moves get slower beside ten thousand tables at which nobody moves. docs/benchmarks.md
// says how to read it.
#include <CLI/CLI.hpp>
#include <csignal>
#include <filesystem>
#include <iostream>
#include <utility>

#include "tests/load/child_process.hpp"
#include "tests/load/figures.hpp"
#include "tests/load/measure.hpp"
#include "tests/load/stage.hpp"

namespace {

namespace asio = boost::asio;
namespace fs = std::filesystem;
using namespace avinas::load;
using Clock = std::chrono::steady_clock;

struct FootprintSettings {
  std::string server;
  int idle = 9'500;  ///< with those at play as many as a server holds
  int at_play = 500;
  int connections = 2'000;
  int rounds = 3;
  int seconds = 5;
  double least_ratio = 0;
};

/// The limits of one address (server/base/include/base/limits.hpp).
constexpr int kPlayersOfAddress = 12, kTablesOfPlayer = 8, kConnectionsOfAddress = 100;
/// Idle clients come from 127.1.0.1 on: those at play have addresses of their own.
constexpr unsigned kFirstAddress = 0x7f010001u;

asio::ip::address address(int number) {
  return asio::ip::address_v4(kFirstAddress + static_cast<unsigned>(number));
}

double bytes_for_each(long kib_before, long kib_after, int number) {
  return static_cast<double>(kib_after - kib_before) * 1024 / number;
}

void connect_idle(asio::io_context& context, Measurements& run, int connections,
                  const asio::ip::tcp::endpoint& server, Players& clients) {
  for (int i = 0; i < connections; ++i) {
    clients.push_back(std::make_unique<SeatClient>(context, run, 0));
    bool ready = false;
    clients.back()->connect(
        server, [&] { ready = true; }, address(i / kConnectionsOfAddress));
    while (!ready) context.run_one();
  }
}

/// Tables that were opened, and left.
void open_idle(asio::io_context& context, Measurements& run, int tables,
               const asio::ip::tcp::endpoint& server, Players& clients) {
  for (int opened = 0, player = 0; opened < tables; ++player) {
    clients.push_back(std::make_unique<SeatClient>(context, run, 0));
    SeatClient& client = *clients.back();
    bool answered = false;
    const auto wait = [&] {
      while (!answered) context.run_one();
      answered = false;
    };
    client.connect(
        server, [&] { answered = true; }, address(player / kPlayersOfAddress));
    wait();
    for (int i = 0; i < kTablesOfPlayer && opened < tables; ++i, ++opened) {
      client.open_table([&](const std::string& code) {
        if (code.empty()) throw std::runtime_error("A table was not opened.");
        answered = true;
      });
      wait();
    }
    client.leave();
  }
}

/// One table that played for a while and thinks for ever. What a server needs once, at the first
/// message of a kind (pages of the program, the allocator's first room), is not weighed with what
/// each table needs.
class FirstTable {
 public:
  FirstTable(asio::io_context& context, const asio::ip::tcp::endpoint& server) {
    seat_players(context, run_, 1, {server}, players_, true);
    context.run_until(Clock::now() + std::chrono::seconds(1));
    run_.think = std::chrono::hours(1);
    context.run_until(Clock::now() + std::chrono::milliseconds(100));
    run_.stopping = true;
  }

 private:
  Measurements run_;
  Players players_;
};

struct Play {
  double moves_per_second = 0;
  double idle_table = 0;  ///< bytes
  long kib_before = 0, kib_in_first_hand = 0, kib_after = 0;
};

/// Until the hall has told everybody, at its pace, who came: what it keeps of each is weighed too.
void let_hall_tell(asio::io_context& context, int people) {
  constexpr int kToldAtOnce = 100;
  context.run_until(Clock::now() + std::chrono::milliseconds(300) * (people / kToldAtOnce + 2));
}

Play play(const FootprintSettings& settings, int idle) {
  ChildProcess server(unlimited_server(settings.server), " threads", kServerCore);
  asio::io_context context(1);
  Measurements run;
  Play play;
  const FirstTable first(context, server_in(server.output()));
  const long fresh = server.resident_kib();
  run.stopping = true;  // those who open tables and go are not lost
  Players gone;
  open_idle(context, run, idle, server_in(server.output()), gone);
  context.poll();
  context.restart();
  run.stopping = false;
  play.kib_before = server.resident_kib();
  if (idle > 0) play.idle_table = bytes_for_each(fresh, play.kib_before, idle);
  Players players;
  // Weighed when all have made some moves of their first hand: later a table holds the match so far
  // as well, which grows with its hands.
  run.think = std::chrono::milliseconds(500);
  seat_players(context, run, settings.at_play, {server_in(server.output())}, players, true);
  let_hall_tell(context, 4 * settings.at_play);
  play.kib_in_first_hand = server.resident_kib();
  run.think = std::chrono::milliseconds(0);
  context.run_until(Clock::now() + std::chrono::seconds(1));
  const std::uint64_t moves = run.moves;
  const auto start = Clock::now();
  context.run_until(start + std::chrono::seconds(settings.seconds));
  play.moves_per_second = static_cast<double>(run.moves - moves) /
                          std::chrono::duration<double>(Clock::now() - start).count();
  if (run.lost > 0 || run.moves == moves) {
    throw std::runtime_error("Nothing was measured: clients were lost, or found no table.");
  }
  play.kib_after = server.resident_kib();
  run.stopping = true;
  server.signal(SIGTERM);
  server.wait();
  return play;
}

/// Of a connection with its player: while it is silent, and when it is at a table as well.
struct ConnectionBytes {
  double idle = 0, at_table = 0;
};

void go_to_one_table(asio::io_context& context, Players& clients) {
  std::string code;
  const auto wait_until = [&](const bool& done) {
    while (!done) context.run_one();
  };
  bool opened = false;
  clients.front()->open_table([&](const std::string& its) {
    code = its;
    opened = true;
  });
  wait_until(opened);
  for (const auto& client : clients) {
    bool there = false;
    client->watch(code, [&] { there = true; });
    wait_until(there);
  }
}

ConnectionBytes connection_bytes(const FootprintSettings& settings) {
  ChildProcess server(unlimited_server(settings.server), " threads", kServerCore);
  asio::io_context context(1);
  Measurements run;
  Players clients;
  const FirstTable first(context, server_in(server.output()));
  const long before = server.resident_kib();
  connect_idle(context, run, settings.connections, server_in(server.output()), clients);
  let_hall_tell(context, settings.connections);
  const long connected = server.resident_kib();
  go_to_one_table(context, clients);
  let_hall_tell(context, settings.connections);
  const long at_table = server.resident_kib();
  run.stopping = true;
  return {bytes_for_each(before, connected, settings.connections),
          bytes_for_each(before, at_table, settings.connections)};
}

int measure(const FootprintSettings& settings) {
  pin_self(kClientCore);
  const ConnectionBytes connection = connection_bytes(settings);
  std::printf("a connection, idle, with its player: %.0f bytes; at a table: %.0f (of %d)\n",
              connection.idle, connection.at_table, settings.connections);
  std::fflush(stdout);
  std::vector<double> ratios;
  for (int i = 0; i < settings.rounds; ++i) {
    const Play alone = play(settings, 0), among = play(settings, settings.idle);
    ratios.push_back(among.moves_per_second / alone.moves_per_second);
    const auto at_play = [&](long kib) {
      return bytes_for_each(alone.kib_before, kib, settings.at_play) - 4 * connection.at_table;
    };
    std::printf(
        "%d tables at play: %.0f moves/s; beside %d idle ones %.0f, ratio %.2f; a table idle %.0f "
        "bytes, in its first hand %.0f beyond its four connections at it (%.0f beyond idle ones), "
        "with the match so far %.0f\n",
        settings.at_play, alone.moves_per_second, settings.idle, among.moves_per_second,
        ratios.back(), among.idle_table, at_play(alone.kib_in_first_hand),
        at_play(alone.kib_in_first_hand) + 4 * (connection.at_table - connection.idle),
        at_play(alone.kib_after));
    std::fflush(stdout);
  }
  const Spread ratio = spread(std::move(ratios));
  std::printf("median ratio %.2f [%.2f, %.2f]\n", ratio.median, ratio.least, ratio.most);
  return ratio.median >= settings.least_ratio ? 0 : 1;
}

}  // namespace

int measure_footprint(int argc, char** argv) {
  CLI::App app("Measures what idle tables and connections cost");
  FootprintSettings settings;
  settings.server = (fs::read_symlink("/proc/self/exe").parent_path() / "avinas").string();
  app.add_option("--idle", settings.idle, "Tables that nobody moves at")
      ->check(CLI::Range(1, 9'999));
  app.add_option("--at-play", settings.at_play, "Tables of four")->check(CLI::Range(1, 2'000));
  app.add_option("--connections", settings.connections, "To weigh one")
      ->check(CLI::Range(100, 5'000));
  app.add_option("--rounds", settings.rounds, "Rounds")->check(CLI::Range(1, 20));
  app.add_option("--seconds", settings.seconds, "Time measured for each")->check(CLI::Range(1, 60));
  app.add_option("--at-least", settings.least_ratio, "Fails below this ratio");
  CLI11_PARSE(app, argc, argv);
  try {
    return measure(settings);
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
