// SPDX-License-Identifier: MIT
// The load generator: N tables of four WebSocket clients play lawfully; beside it, in the same
// run, bare servers move the same bytes. docs/benchmarks.md says how to read it.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <csignal>
#include <filesystem>
#include <iostream>
#include <memory>

#include "load/child_process.hpp"
#include "load/echo_client.hpp"
#include "load/lone_commit.hpp"
#include "load/stage.hpp"
#include "support/postgres_engine.hpp"

namespace {

namespace asio = boost::asio;
namespace fs = std::filesystem;
using namespace avinas::load;
using Clock = std::chrono::steady_clock;
using Engine = avinas::testing::PostgresEngine;

struct Settings {
  std::string server;
  std::string bare;
  std::vector<int> tables = {100};
  int rounds = 1;
  int seconds = 5;
  int threads = 1;
  bool pin = true;
  bool keep = false;
  bool cluster = false;
};

struct Result {
  double moves_per_second = 0;
  double bytes_per_frame = 0;
  double bytes_per_move_out = 0;
  std::uint32_t p50 = 0, p99 = 0;
  double server_us_per_move = 0;
};

constexpr std::uint16_t kBarePort = 18'099;

/// Lets the clients play: a second to get going, then the time that counts.
Result measure(asio::io_context& context, Measurements& run, const ChildProcess& server,
               int seconds) {
  context.run_until(Clock::now() + std::chrono::seconds(1));
  const std::uint64_t moves = run.moves, bytes = run.bytes_in, messages = run.messages_in,
                      out = run.bytes_out;
  const double processor = server.processor_seconds();
  run.measuring = true;
  const auto start = Clock::now();
  context.run_until(start + std::chrono::seconds(seconds));
  const double took = std::chrono::duration<double>(Clock::now() - start).count();
  run.measuring = false;
  run.stopping = true;
  Result result;
  const auto made = static_cast<double>(run.moves - moves);
  if (run.lost > 0 || made == 0 || run.messages_in == messages || run.latencies_us.empty()) {
    throw std::runtime_error("Nothing was measured: " + std::to_string(run.lost) +
                             " clients lost their connection.");
  }
  result.moves_per_second = made / took;
  result.bytes_per_frame =
      static_cast<double>(run.bytes_in - bytes) / static_cast<double>(run.messages_in - messages);
  result.bytes_per_move_out = static_cast<double>(run.bytes_out - out) / made;
  result.p50 = percentile(run.latencies_us, 0.50);
  result.p99 = percentile(run.latencies_us, 0.99);
  result.server_us_per_move = (server.processor_seconds() - processor) * 1e6 / made;
  return result;
}

using Pause = std::chrono::microseconds;

/// Of four at a table one is on the move: the pause with which all tables make so many a second.
Pause pause_for(int tables, double moves_per_second) {
  return Pause(static_cast<std::int64_t>(1e6 * tables / moves_per_second));
}

/// Flags that say what keeps the club; none: memory.
using Store = std::vector<std::string>;

Store folder(const std::string& data) { return {"--data", data}; }

/// An empty database of the engine.
Store database(Engine& engine) { return {"--cluster", engine.make_database(), "--unreplicated"}; }

Result run_avinas(const Settings& settings, int tables, const Store& store, Pause pause) {
  std::vector<std::string> command = unlimited_server(settings.server);
  command.insert(command.end(), store.begin(), store.end());
  if (settings.threads > 1) {
    const auto threads = std::find(command.begin(), command.end(), "--threads");
    *(threads + 1) = std::to_string(settings.threads);
  }
  ChildProcess server(command, " threads", settings.pin ? kServerCore : -1);
  asio::io_context context(1);
  Measurements run;
  run.think = pause;
  Players players;
  seat_players(context, run, tables, server_in(server.output()), players, true);
  const Result result = measure(context, run, server, settings.seconds);
  server.signal(SIGTERM);
  server.wait();
  return result;
}

/// From the start of the process to a server that listens, on the data of a run.
double restart_seconds(const Settings& settings, const std::string& data) {
  const auto start = Clock::now();
  ChildProcess server(
      {settings.server, "serve", "--port", "0", "--address", "127.0.0.1", "--data", data},
      " threads");
  const double took = std::chrono::duration<double>(Clock::now() - start).count();
  server.signal(SIGTERM);
  server.wait();
  return took;
}

/// `kind` is empty for the server with Beast, "asio" for the one that frames by itself.
Result run_bare(const Settings& settings, int tables, const Result& like, const std::string& kind,
                Pause pause) {
  std::vector<std::string> command{settings.bare, std::to_string(kBarePort),
                                   std::to_string(static_cast<int>(like.bytes_per_frame)), "4"};
  if (!kind.empty()) command.push_back(kind);
  ChildProcess server(command, "ready", settings.pin ? kServerCore : -1);
  asio::io_context context(1);
  Measurements run;
  run.think = pause;
  std::vector<std::unique_ptr<EchoClient>> clients;
  for (int i = 0; i < 4 * tables; ++i) {
    clients.push_back(std::make_unique<EchoClient>(
        context, run, static_cast<std::size_t>(like.bytes_per_move_out), i % 4));
    clients.back()->connect(loopback(kBarePort));
  }
  for (int t = 0; t < tables; ++t) clients[static_cast<std::size_t>(4 * t)]->move();
  return measure(context, run, server, settings.seconds);
}

/// One round at one number of tables: everybody as fast as he can, then at half of that.
struct Round {
  Result beast, bare_asio, memory, journal;
  Result half_beast, half_memory, half_journal;
  Result postgres;
};

Round play_round(const Settings& settings, int tables, const std::string& data, Engine* engine) {
  Round round;
  constexpr Pause kNone{0};
  round.memory = run_avinas(settings, tables, {}, kNone);
  round.beast = run_bare(settings, tables, round.memory, {}, kNone);
  round.bare_asio = run_bare(settings, tables, round.memory, "asio", kNone);
  round.journal = run_avinas(settings, tables, folder(data), kNone);
  const Pause half = pause_for(tables, round.memory.moves_per_second / 2);
  round.half_memory = run_avinas(settings, tables, {}, half);
  round.half_beast = run_bare(settings, tables, round.memory, {}, half);
  round.half_journal = run_avinas(settings, tables, folder(data + "-half"),
                                  pause_for(tables, round.journal.moves_per_second / 2));
  fs::remove_all(data + "-half");
  if (engine) round.postgres = run_avinas(settings, tables, database(*engine), kNone);
  return round;
}

struct Spread {
  double median, least, most;
};

template <typename Value>
Spread spread(const std::vector<Round>& rounds, Value value) {
  std::vector<double> values;
  for (const Round& round : rounds) values.push_back(value(round));
  std::sort(values.begin(), values.end());
  return {values[values.size() / 2], values.front(), values.back()};
}

void print_server(const char* name, const std::vector<Round>& rounds, Result Round::*whose) {
  const Spread moves = spread(rounds, [&](const Round& r) { return (r.*whose).moves_per_second; });
  const Spread cost = spread(rounds, [&](const Round& r) { return (r.*whose).server_us_per_move; });
  const Spread p50 = spread(rounds, [&](const Round& r) { return (r.*whose).p50; });
  const Spread p99 = spread(rounds, [&](const Round& r) { return (r.*whose).p99; });
  std::printf(
      "  %-26s %7.0f [%.0f, %.0f] moves/s   %5.1f [%.1f, %.1f] us of server a move   "
      "p50 %.0f us   p99 %.0f us\n",
      name, moves.median, moves.least, moves.most, cost.median, cost.least, cost.most, p50.median,
      p99.median);
}

void print_ratio(const char* name, const std::vector<Round>& rounds, Result Round::*one,
                 Result Round::*other) {
  const Spread ratio = spread(rounds, [&](const Round& r) {
    return (r.*one).moves_per_second / (r.*other).moves_per_second;
  });
  std::printf("  %-26s %.2f [%.2f, %.2f]\n", name, ratio.median, ratio.least, ratio.most);
}

void print(int tables, const std::vector<Round>& rounds, bool with_engine) {
  std::printf(
      "%d tables of four, %zu rounds: median [least, most]; %.0f bytes in, %.0f out to each\n",
      tables, rounds.size(), rounds[0].memory.bytes_per_move_out, rounds[0].memory.bytes_per_frame);
  print_server("bare, Asio, own framing", rounds, &Round::bare_asio);
  print_server("bare, Beast", rounds, &Round::beast);
  print_server("avinas, memory", rounds, &Round::memory);
  print_server("avinas, SQLite journal", rounds, &Round::journal);
  print_ratio("memory / bare Beast", rounds, &Round::memory, &Round::beast);
  print_ratio("memory / bare Asio", rounds, &Round::memory, &Round::bare_asio);
  print_ratio("journal / bare Beast", rounds, &Round::journal, &Round::beast);
  print_ratio("journal / memory", rounds, &Round::journal, &Round::memory);
  if (with_engine) {
    print_server("avinas, PostgreSQL", rounds, &Round::postgres);
    print_ratio("PostgreSQL / journal", rounds, &Round::postgres, &Round::journal);
  }
  std::printf("  at half of that load:\n");
  print_server("bare, Beast", rounds, &Round::half_beast);
  print_server("avinas, memory", rounds, &Round::half_memory);
  print_server("avinas, SQLite journal", rounds, &Round::half_journal);
}

/// One table, one move at a time, beside what SQLite alone needs for a commit.
void print_one_table(const Settings& settings, const fs::path& data, Engine* engine) {
  std::vector<double> ratios;
  std::uint32_t alone = 0, there_and_back = 0, move = 0;
  for (int i = 0; i < settings.rounds; ++i) {
    if (settings.pin) pin_self(kServerCore);
    alone = lone_commit_us(data.string() + "-lone", 2'000);
    if (settings.pin) pin_self(kClientCore);
    const Result like = run_avinas(settings, 1, {}, Pause(0));
    there_and_back = run_bare(settings, 1, like, {}, Pause(0)).p50;
    move = run_avinas(settings, 1, folder(data.string() + "-one"), Pause(0)).p50;
    ratios.push_back(static_cast<double>(move) / alone);
    fs::remove_all(data.string() + "-one");
    fs::remove_all(data.string() + "-lone");
  }
  std::sort(ratios.begin(), ratios.end());
  std::printf(
      "one table, SQLite journal: p50 of a move %u us, of a lone commit %u us; ratio %.2f [%.2f, "
      "%.2f]; there and back with a bare server %u us\n",
      move, alone, ratios[ratios.size() / 2], ratios.front(), ratios.back(), there_and_back);
  if (!engine) return;
  const std::uint32_t with_engine = run_avinas(settings, 1, database(*engine), Pause(0)).p50;
  std::printf("one table, PostgreSQL: p50 of a move %u us; %.2f of SQLite's\n", with_engine,
              static_cast<double>(with_engine) / move);
}

int run(const Settings& settings) {
  // Before the clients are pinned: the engine takes what time there is on both cores.
  const auto engine = settings.cluster ? std::make_unique<Engine>() : nullptr;
  if (settings.pin) pin_self(kClientCore);
  const fs::path data = fs::temp_directory_path() / ("avinas-load-" + std::to_string(::getpid()));
  for (const int tables : settings.tables) {
    std::vector<Round> rounds;
    for (int i = 0; i < settings.rounds; ++i) {
      fs::remove_all(data);
      rounds.push_back(play_round(settings, tables, data.string(), engine.get()));
    }
    print(tables, rounds, settings.cluster);
    std::printf("  restart with %d tables in play: listening after %.2f s\n", tables,
                restart_seconds(settings, data.string()));
    std::fflush(stdout);
  }
  print_one_table(settings, data, engine.get());
  if (settings.keep) {
    std::printf("data kept in %s\n", data.c_str());
  } else {
    fs::remove_all(data);
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Plays at many tables at once and measures the server beside bare ones");
  Settings settings;
  const fs::path here = fs::read_symlink("/proc/self/exe").parent_path();
  settings.server = (here / "avinas").string();
  settings.bare = (here / "bare_server").string();
  app.add_option("--tables", settings.tables, "Tables of four: a number, or several with commas")
      ->check(CLI::Range(1, 2000))
      ->delimiter(',');
  app.add_option("--rounds", settings.rounds, "Rounds of each")->check(CLI::Range(1, 20));
  app.add_option("--seconds", settings.seconds, "Time measured for each")->check(CLI::Range(1, 60));
  app.add_option("--threads", settings.threads, "Of avinas; use --no-pin with more than one")
      ->check(CLI::Range(1, 16));
  app.add_option("--server", settings.server, "The avinas executable");
  app.add_flag("!--no-pin", settings.pin, "Do not pin server and clients to a core each");
  app.add_flag("--cluster", settings.cluster, "Also with PostgreSQL, of its own and unreplicated");
  app.add_flag("--keep", settings.keep, "Keep the data, and say where it is");
  CLI11_PARSE(app, argc, argv);
  try {
    return run(settings);
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
