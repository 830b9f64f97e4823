// SPDX-License-Identifier: MIT
// The load generator: N tables of four WebSocket clients play lawfully; beside it, in the same
// run, bare servers move the same bytes. docs/benchmarks.md says how to read it.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <csignal>
#include <filesystem>
#include <iostream>
#include <memory>

#include "tests/load/child_process.hpp"
#include "tests/load/echo_client.hpp"
#include "tests/load/figures.hpp"
#include "tests/load/lone_commit.hpp"
#include "tests/load/measure.hpp"
#include "tests/load/stage.hpp"

namespace {

namespace asio = boost::asio;
namespace fs = std::filesystem;
using namespace avinas::load;
using Clock = std::chrono::steady_clock;

struct LoadSettings {
  std::string server;
  std::string bare;
  std::vector<int> tables = {100};
  int rounds = 1;
  int seconds = 5;
  int threads = 1;
  bool pin = true;
  bool keep = false;
};

constexpr std::uint16_t kEchoPort = 18'099;

using Pause = std::chrono::microseconds;

/// Of four at a table one is on the move: the pause with which all tables make so many a second.
Pause pause_for(int tables, double moves_per_second) {
  return Pause(static_cast<std::int64_t>(1e6 * tables / moves_per_second));
}

/// Flags that say what keeps the club; none: memory.
using Store = std::vector<std::string>;

Store folder(const std::string& data) { return {"--data", data}; }

Figures run_avinas(const LoadSettings& settings, int tables, const Store& store, Pause pause) {
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
  seat_players(context, run, tables, {server_in(server.output())}, players, true);
  const Figures result = measure(
      context, run, [&] { return server.processor_seconds(); }, settings.seconds);
  server.signal(SIGTERM);
  server.wait();
  return result;
}

/// From the start of the process to a server that listens, on the data of a run.
double restart_seconds(const LoadSettings& settings, const std::string& data) {
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
Figures run_bare(const LoadSettings& settings, int tables, const Figures& like,
                 const std::string& kind, Pause pause) {
  std::vector<std::string> command{settings.bare, std::to_string(kEchoPort),
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
    clients.back()->connect(loopback(kEchoPort));
  }
  for (int t = 0; t < tables; ++t) clients[static_cast<std::size_t>(4 * t)]->move();
  return measure(
      context, run, [&] { return server.processor_seconds(); }, settings.seconds);
}

/// One round at one number of tables: everybody as fast as he can, then at half of that.
struct LoadRound {
  Figures beast, bare_asio, memory, journal;
  Figures half_beast, half_memory, half_journal;
};

LoadRound play_round(const LoadSettings& settings, int tables, const std::string& data) {
  LoadRound round;
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
  return round;
}

void print(int tables, const std::vector<LoadRound>& rounds) {
  std::printf(
      "%d tables of four, %zu rounds: median [least, most]; %.0f bytes in, %.0f out to each\n",
      tables, rounds.size(), rounds[0].memory.bytes_per_move_out, rounds[0].memory.bytes_per_frame);
  print_figures("bare, Asio, own framing", each(rounds, &LoadRound::bare_asio));
  print_figures("bare, Beast", each(rounds, &LoadRound::beast));
  print_figures("avinas, memory", each(rounds, &LoadRound::memory));
  print_figures("avinas, SQLite journal", each(rounds, &LoadRound::journal));
  print_ratio("memory / bare Beast", each(rounds, &LoadRound::memory),
              each(rounds, &LoadRound::beast));
  print_ratio("memory / bare Asio", each(rounds, &LoadRound::memory),
              each(rounds, &LoadRound::bare_asio));
  print_ratio("journal / bare Beast", each(rounds, &LoadRound::journal),
              each(rounds, &LoadRound::beast));
  print_ratio("journal / memory", each(rounds, &LoadRound::journal),
              each(rounds, &LoadRound::memory));
  std::printf("  at half of that load:\n");
  print_figures("bare, Beast", each(rounds, &LoadRound::half_beast));
  print_figures("avinas, memory", each(rounds, &LoadRound::half_memory));
  print_figures("avinas, SQLite journal", each(rounds, &LoadRound::half_journal));
}

/// On the server's core, in a database of its own.
std::uint32_t lone_commit(const LoadSettings& settings, const fs::path& data, Pause pause) {
  if (settings.pin) pin_self(kServerCore);
  const std::uint32_t took = lone_commit_us(data.string() + "-lone", 2'000, pause);
  if (settings.pin) pin_self(kClientCore);
  fs::remove_all(data.string() + "-lone");
  return took;
}

/// One table, one move at a time, beside what SQLite alone needs for a commit: one behind another,
/// and with as long a pause between two as a move leaves.
void print_one_table(const LoadSettings& settings, const fs::path& data) {
  std::vector<double> ratios, paced_ratios;
  std::uint32_t alone = 0, paced = 0, there_and_back = 0, move = 0;
  for (int i = 0; i < settings.rounds; ++i) {
    alone = lone_commit(settings, data, Pause(0));
    const Figures like = run_avinas(settings, 1, {}, Pause(0));
    there_and_back = run_bare(settings, 1, like, {}, Pause(0)).p50;
    move = run_avinas(settings, 1, folder(data.string() + "-one"), Pause(0)).p50;
    fs::remove_all(data.string() + "-one");
    paced = lone_commit(settings, data, Pause(std::max(move, alone) - alone));
    ratios.push_back(static_cast<double>(move) / alone);
    paced_ratios.push_back(static_cast<double>(move) / paced);
  }
  const Spread ratio = spread(ratios), paced_ratio = spread(paced_ratios);
  std::printf(
      "one table, SQLite journal: p50 of a move %u us, of a lone commit %u us, ratio %.2f [%.2f, "
      "%.2f]; of one after as long a pause %u us, ratio %.2f [%.2f, %.2f]; there and back with a "
      "bare server %u us\n",
      move, alone, ratio.median, ratio.least, ratio.most, paced, paced_ratio.median,
      paced_ratio.least, paced_ratio.most, there_and_back);
}

int run(const LoadSettings& settings) {
  if (settings.pin) pin_self(kClientCore);
  const fs::path data = fs::temp_directory_path() / ("avinas-load-" + std::to_string(::getpid()));
  for (const int tables : settings.tables) {
    std::vector<LoadRound> rounds;
    for (int i = 0; i < settings.rounds; ++i) {
      fs::remove_all(data);
      rounds.push_back(play_round(settings, tables, data.string()));
    }
    print(tables, rounds);
    std::printf("  restart with %d tables in play: listening after %.2f s\n", tables,
                restart_seconds(settings, data.string()));
    std::fflush(stdout);
  }
  print_one_table(settings, data);
  if (settings.keep) {
    std::printf("data kept in %s\n", data.c_str());
  } else {
    fs::remove_all(data);
  }
  return 0;
}

}  // namespace

int measure_load(int argc, char** argv) {
  CLI::App app("Plays at many tables at once and measures the server beside bare ones");
  LoadSettings settings;
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
  app.add_flag("--keep", settings.keep, "Keep the data, and say where it is");
  CLI11_PARSE(app, argc, argv);
  try {
    return run(settings);
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
