// SPDX-License-Identifier: MIT
// The cost of several machines: the same players at one server with SQLite, at one on an engine, at
// one on an engine with a synchronous standby, at three servers that share the tables, and at three
// clubs of a server each, which share the machine and the engine alone, in the same rounds.
// docs/cluster.md says how to read it.
#include <CLI/CLI.hpp>
#include <csignal>
#include <filesystem>
#include <iostream>
#include <map>
#include <numeric>
#include <thread>

#include "server/store/shares.hpp"
#include "tests/load/child_process.hpp"
#include "tests/load/figures.hpp"
#include "tests/load/measure.hpp"
#include "tests/load/stage.hpp"
#include "tests/support/authority.hpp"
#include "tests/support/postgres_engine.hpp"
#include "tests/support/temp_folder.hpp"
#include "tests/support/ws_client.hpp"

namespace {

namespace asio = boost::asio;
using namespace avinas::load;
using avinas::testing::Authority;
using avinas::testing::PostgresEngine;
using avinas::testing::TempFolder;

struct ClusterSettings {
  std::string server;
  std::vector<int> tables = {1};
  int rounds = 3;
  int seconds = 4;
};

/// Tables are shared out among so many.
constexpr std::size_t kServers = 3;
constexpr int kTries = 1'000;
constexpr std::chrono::milliseconds kBetweenTries{20};
/// Some looks of a server at who keeps what.
constexpr std::chrono::milliseconds kUntilTold{1'000};

using Flags = std::vector<std::string>;

struct Running {
  std::vector<std::unique_ptr<ChildProcess>> processes;

  void start(const ClusterSettings& settings, const Flags& more) {
    Flags command = unlimited_server(settings.server);
    command.insert(command.end(), more.begin(), more.end());
    processes.push_back(std::make_unique<ChildProcess>(command, " threads"));
  }
  std::vector<asio::ip::tcp::endpoint> doors() const {
    std::vector<asio::ip::tcp::endpoint> result;
    for (const auto& process : processes) result.push_back(server_in(process->output()));
    return result;
  }
  double processor_seconds() const {
    return std::accumulate(
        processes.begin(), processes.end(), 0.0,
        [](double sum, const auto& process) { return sum + process->processor_seconds(); });
  }
  /// Until each keeps its part, and the others have seen it.
  void await_balance() const {
    const int part = avinas::server::kShares / static_cast<int>(processes.size());
    for (const auto& door : doors()) {
      for (int tries = 0; avinas::testing::figure_of(door.port(), "avinas_keeping_shares") != part;
           ++tries) {
        if (tries == kTries) throw std::runtime_error("The tables are not shared out.");
        std::this_thread::sleep_for(kBetweenTries);
      }
    }
    std::this_thread::sleep_for(kUntilTold);
  }
};

double metric(std::uint16_t port, const std::string& name) {
  const std::string all = avinas::testing::raw_exchange(
      port, "GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  const std::string before = "\n" + name + " ";
  return std::stod(all.substr(all.find(before) + before.size()));
}

/// The clients' figures, and the mean time of an append, as the servers counted it.
struct Played {
  Figures figures;
  double append_us = 0;
};

double append_us(const Running& running) {
  double seconds = 0, appends = 0;
  for (const auto& door : running.doors()) {
    seconds += metric(door.port(), "avinas_journal_commit_seconds_sum");
    appends += metric(door.port(), "avinas_journal_commit_seconds_count");
  }
  return 1e6 * seconds / appends;
}

/// Asks each server for the share's own address, as a proxy does.
Keeper keeper_of(const Running& running) {
  const auto known = std::make_shared<std::map<int, asio::ip::tcp::endpoint>>();
  return [&running, known](const std::string& code, const asio::ip::tcp::endpoint&) {
    const int share = avinas::server::share_of(code);
    for (const auto& door : running.doors()) {
      if (known->contains(share)) break;
      try {
        const avinas::testing::WsClient there(door.port(), "/ws/" + std::to_string(share));
        known->emplace(share, door);
      } catch (const avinas::testing::Disconnected&) {
        // It keeps another share.
      }
    }
    return known->at(share);
  };
}

/// For servers that know nothing of each other.
asio::ip::tcp::endpoint where_opened(const std::string&, const asio::ip::tcp::endpoint& there) {
  return there;
}

Played play(const ClusterSettings& settings, int tables, Running& running, const Keeper& keeper) {
  asio::io_context context(1);
  Measurements run;
  Players players;
  run.every_game = true;
  seat_players(context, run, tables, running.doors(), players, true, keeper);
  Played played;
  played.figures = measure(
      context, run, [&] { return running.processor_seconds(); }, settings.seconds);
  played.append_us = append_us(running);
  for (const auto& process : running.processes) {
    process->signal(SIGTERM);
    process->wait();
  }
  return played;
}

Played play_at_one(const ClusterSettings& settings, int tables, const Flags& store) {
  Running running;
  running.start(settings, store);
  return play(settings, tables, running, {});
}

Played play_at_three_clubs(const ClusterSettings& settings, int tables,
                           const std::vector<Flags>& stores) {
  Running running;
  for (const Flags& store : stores) running.start(settings, store);
  return play(settings, tables, running, where_opened);
}

Played play_at_three(const ClusterSettings& settings, int tables, const Flags& store,
                     const Authority& authority, bool at_keeper) {
  Running running;
  for (std::size_t i = 0; i < kServers; ++i) {
    Flags flags = store;
    const Flags links =
        authority.link_flags("server-" + std::to_string(i), avinas::testing::free_port());
    flags.insert(flags.end(), links.begin(), links.end());
    running.start(settings, flags);
  }
  running.await_balance();
  return play(settings, tables, running, at_keeper ? keeper_of(running) : Keeper());
}

/// One round: everybody as fast as they can, at each kind of club.
struct ClusterRound {
  Played sqlite, engine, replicated, three, routed, apart;
};
using Club = Played ClusterRound::*;

std::vector<Figures> figures(const std::vector<ClusterRound>& rounds, Club club) {
  std::vector<Figures> result;
  for (const ClusterRound& round : rounds) result.push_back((round.*club).figures);
  return result;
}

void print_club(const char* name, const std::vector<ClusterRound>& rounds, Club club) {
  print_figures(name, figures(rounds, club));
  std::vector<double> times, ratios;
  for (const ClusterRound& round : rounds) {
    times.push_back((round.*club).append_us);
    ratios.push_back((round.*club).append_us / round.sqlite.append_us);
  }
  const Spread time = spread(times), ratio = spread(ratios);
  std::printf("  %-26s an append %.0f us [%.0f, %.0f], %.2f [%.2f, %.2f] of SQLite's\n", "",
              time.median, time.least, time.most, ratio.median, ratio.least, ratio.most);
}

/// An empty database of the engine.
Flags database(PostgresEngine& engine, bool replicated) {
  Flags flags{"--cluster", engine.make_database()};
  if (!replicated) flags.emplace_back("--unreplicated");
  return flags;
}

void print(int tables, const std::vector<ClusterRound>& rounds) {
  std::printf("%d tables of four, %zu rounds: median [least, most]\n", tables, rounds.size());
  print_club("SQLite", rounds, &ClusterRound::sqlite);
  print_club("an engine", rounds, &ClusterRound::engine);
  print_club("with a standby", rounds, &ClusterRound::replicated);
  print_club("three servers on that", rounds, &ClusterRound::three);
  print_club("each at its table's server", rounds, &ClusterRound::routed);
  print_club("three clubs", rounds, &ClusterRound::apart);
  const auto sqlite = figures(rounds, &ClusterRound::sqlite);
  const auto replicated = figures(rounds, &ClusterRound::replicated);
  print_ratio("an engine / SQLite", figures(rounds, &ClusterRound::engine), sqlite);
  print_ratio("with a standby / SQLite", replicated, sqlite);
  const auto routed = figures(rounds, &ClusterRound::routed);
  print_ratio("three servers / one", figures(rounds, &ClusterRound::three), replicated);
  print_ratio("at the keeper's / one", routed, replicated);
  print_cost_ratio("processor, keeper's / clubs'", routed, figures(rounds, &ClusterRound::apart));
  std::fflush(stdout);
}

int run(const ClusterSettings& settings) {
  PostgresEngine engine, primary({"synchronous_standby_names=*"});
  const PostgresEngine standby(primary);
  const Authority authority("load");
  for (const int tables : settings.tables) {
    std::vector<ClusterRound> rounds;
    for (int i = 0; i < settings.rounds; ++i) {
      const TempFolder folder;
      ClusterRound round;
      round.sqlite = play_at_one(settings, tables, {"--data", folder.path().string()});
      round.engine = play_at_one(settings, tables, database(engine, false));
      round.replicated = play_at_one(settings, tables, database(primary, true));
      round.three = play_at_three(settings, tables, database(primary, true), authority, false);
      round.routed = play_at_three(settings, tables, database(primary, true), authority, true);
      round.apart = play_at_three_clubs(
          settings, tables,
          {database(primary, true), database(primary, true), database(primary, true)});
      rounds.push_back(round);
    }
    print(tables, rounds);
  }
  return 0;
}

}  // namespace

int measure_cluster(int argc, char** argv) {
  CLI::App app("Measures what an engine, a standby and several servers cost");
  ClusterSettings settings;
  const auto here = std::filesystem::read_symlink("/proc/self/exe").parent_path();
  settings.server = (here / "avinas").string();
  app.add_option("--tables", settings.tables, "Tables of four: a number, or several with commas")
      ->check(CLI::Range(1, 2000))
      ->delimiter(',');
  app.add_option("--rounds", settings.rounds, "Rounds of each")->check(CLI::Range(1, 20));
  app.add_option("--seconds", settings.seconds, "Time measured for each")->check(CLI::Range(1, 60));
  app.add_option("--server", settings.server, "The avinas executable");
  CLI11_PARSE(app, argc, argv);
  try {
    return run(settings);
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
