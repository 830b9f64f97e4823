// SPDX-License-Identifier: MIT
// Kills the real server with SIGKILL at random moments, hundreds of times, while scripted clients
// play and remember every acknowledgement; checks that nothing confirmed is ever missing, doubled
// or invented. The seed is printed.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <iostream>
#include <random>
#include <thread>

#include "tests/support/postgres_engine.hpp"
#include "tests/support/ws_client.hpp"
#include "tests/torture/club_witness.hpp"
#include "tests/torture/disk.hpp"
#include "tests/torture/evening_witness.hpp"
#include "tests/torture/played_table.hpp"

namespace {

using namespace avinas;
using namespace avinas::testing;
using torture::Table;
namespace fs = std::filesystem;

struct Settings {
  int kills = 500;
  bool power_cuts = false;
  bool read_errors = false;
  bool cluster = false;
  bool nodes = false;       ///< two servers on an engine, of which one waits
  std::string at;           ///< an engine that is there already, with a manager that replaces it
  std::string engine_kill;  ///< a command that kills its primary
  int threads = 3;
  int tables = 3;  ///< a thread
  std::uint64_t seed = std::random_device{}();
};

/// Steps of all tables together that a round lasts at the most: about a hand of each.
constexpr std::uint64_t kMostStepsBeforeAKill = 250;

class Torture {
 public:
  explicit Torture(const Settings& settings)
      : settings_(settings), rng_(settings.seed), club_(settings.seed), evening_(settings.seed) {
    folder_ = fs::temp_directory_path() / ("avinas-torture-" + std::to_string(::getpid()));
    if (!settings.at.empty()) {
      cluster_ = settings.at;
    } else if (settings.cluster || settings.nodes) {
      engine_ = std::make_unique<PostgresEngine>();
      cluster_ = engine_->make_database();
    }
    for (int i = 0; i < settings.threads * settings.tables; ++i) {
      tables_.push_back(std::make_unique<Table>(rng_(), "table " + std::to_string(i),
                                                settings.read_errors || !cluster_.empty()));
    }
  }
  ~Torture() { fs::remove_all(folder_); }

  /// True if nothing was lost.
  bool run() {
    for (int kill = 0; kill < settings_.kills && failure_.empty(); ++kill) {
      // Most kills come in the midst of play; some while everybody is still coming back.
      round(true, kill % 4 == 3 ? 0 : 1 + rng_() % kMostStepsBeforeAKill);
      if (kill % 50 == 49) std::cout << kill + 1 << " kills" << std::endl;
    }
    if (failure_.empty()) round(false, kMostStepsBeforeAKill);
    return failure_.empty();
  }

  /// Something was played at all, so that something could have been lost.
  bool played() const {
    return std::any_of(tables_.begin(), tables_.end(),
                       [](const auto& table) { return table->acknowledged > 0; });
  }

  std::string summary() const {
    std::uint64_t acknowledged = 0, resolved = 0, hands = 0, unreadable = 0;
    for (const auto& table : tables_) {
      acknowledged += table->acknowledged;
      resolved += table->resolved;
      hands += table->hands;
      unreadable += table->unreadable;
    }
    return std::to_string(settings_.kills) + " kills, " + std::to_string(acknowledged) +
           " acknowledged requests, " + std::to_string(resolved) +
           " of them answered after a kill, " + std::to_string(hands) + " hands compared, " +
           std::to_string(club_.acknowledged()) + " acts in the club, " +
           std::to_string(evening_.acknowledged()) + " at an evening of " +
           std::to_string(evening_.rounds()) + " rounds, " + std::to_string(taken_back_) +
           " unsynced writes taken back, " + std::to_string(unreadable) +
           " records unreadable for the moment, " + std::to_string(engine_kills_) +
           " kills of the engine, after which play went on" + takeovers();
  }
  const std::string& failure() const { return failure_; }
  /// The club's place, as flags.
  std::vector<std::string> store() const {
    if (engine_) return {"--cluster", cluster_, "--unreplicated"};
    if (!cluster_.empty()) return {"--cluster", cluster_};
    return {"--data", folder_.string()};
  }

 private:
  using Clock = std::chrono::steady_clock;

  static long milliseconds_since(Clock::time_point start) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start).count();
  }

  std::string takeovers() const {
    std::string text;
    for (const auto& [how, times] :
         {std::pair("another served after one was killed", &after_kill_),
          {"another served after one stood still", &after_stop_},
          {"play went on after the engine was killed", &after_engine_}}) {
      if (times->empty()) continue;
      std::vector<long> sorted = *times;
      std::sort(sorted.begin(), sorted.end());
      text += "; " + std::string(how) + " " + std::to_string(sorted.size()) + " times, within " +
              std::to_string(sorted[sorted.size() / 2]) + " ms at the median, " +
              std::to_string(sorted.back()) + " at the most";
    }
    return text;
  }

  std::unique_ptr<TestServer> wait_beside() {
    return std::make_unique<TestServer>(flags("node-" + std::to_string(++names_ % 2)),
                                        TestServer::Waiting());
  }

  /// The one that keeps the club is killed, or stands still until it was replaced.
  void hand_over() {
    const bool stop = rng_() % 4 == 0;
    const auto start = Clock::now();
    keeper_->process().signal(stop ? SIGSTOP : SIGKILL);
    waiting_->await_turn();
    (stop ? after_stop_ : after_kill_).push_back(milliseconds_since(start));
    if (stop) keeper_->process().signal(SIGCONT);  // it must find out by itself, and end
  }

  std::vector<std::string> flags(const std::string& node) const {
    std::vector<std::string> flags = store();
    for (const char* flag : {"--request-rate", "100000", "--connections-per-address", "0"}) {
      flags.emplace_back(flag);
    }
    if (!node.empty()) flags.insert(flags.end(), {"--node", node});
    return flags;
  }

  /// The server runs, everybody plays, and in the midst of it the server is killed.
  void round(bool kill, std::uint64_t steps) {
    if (!keeper_) keeper_ = std::make_unique<TestServer>(flags(settings_.nodes ? "node-0" : ""));
    TestServer& server = *keeper_;
    if (settings_.nodes) waiting_ = wait_beside();
    if (settings_.read_errors) torture::let_reads_fail(folder_, true);
    std::atomic<bool> enough{false};
    std::vector<std::jthread> threads;
    for (int t = 0; t < settings_.threads; ++t) {
      threads.emplace_back([&, t] { play(server.port(), t, enough); });
    }
    threads.emplace_back([&] {
      watched([&] {
        club_.connect(server.port(), server.process().output());
        while (!enough) club_.step();
      });
    });
    threads.emplace_back([&] {
      watched([&] {
        evening_.connect(server.port());
        while (!enough) evening_.step();
      });
    });
    const std::uint64_t until = steps_ + steps;
    const auto latest = Clock::now() + std::chrono::seconds(settings_.at.empty() ? 20 : 90);
    do {
      std::this_thread::sleep_for(std::chrono::microseconds(1'000 + rng_() % 8'000));
    } while (steps_ < until && Clock::now() < latest);
    const std::uint64_t one_in = settings_.at.empty() ? 4 : 2;
    if (!cluster_.empty() && rng_() % one_in == 0) kill_engine(latest);
    if (kill && settings_.nodes) {
      hand_over();
    } else if (kill) {
      server.process().signal(SIGKILL);
    }
    enough = !kill;
    threads.clear();
    torture::let_reads_fail(folder_, false);
    if (!kill) server.process().signal(SIGTERM);
    server.process().wait();
    keeper_ = std::move(waiting_);
    if (kill && settings_.power_cuts) taken_back_ += torture::cut_power(folder_, rng_);
  }

  /// In mid-play; it comes back, and so does play.
  void kill_engine(Clock::time_point latest) {
    const auto start = Clock::now();
    if (engine_) {
      engine_->end(SIGKILL);
      engine_->start();
    } else if (std::system(settings_.engine_kill.c_str()) != 0) {
      throw std::runtime_error("The engine's primary was not killed: " + settings_.engine_kill);
    }
    // Each thread may have a step under way that was confirmed before.
    const std::uint64_t before = steps_ + static_cast<std::uint64_t>(settings_.threads);
    while (steps_ <= before && failure_.empty() && Clock::now() < latest) {
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    if (steps_ <= before) return;
    ++engine_kills_;
    after_engine_.push_back(milliseconds_since(start));
  }

  /// Until the kill; whatever else goes wrong is a failure.
  template <typename Work>
  void watched(const Work& work) {
    try {
      work();
    } catch (const Disconnected&) {
      // The kill, as planned.
    } catch (const std::exception& wrong) {
      const std::scoped_lock lock(mutex_);
      failure_ = wrong.what();
    }
  }

  void play(std::uint16_t port, int thread, const std::atomic<bool>& enough) {
    watched([&] {
      const auto first = tables_.begin() + thread * settings_.tables;
      for (int i = 0; i < settings_.tables; ++i) first[i]->connect([port] { return port; });
      while (!enough) {
        for (int i = 0; i < settings_.tables; ++i, ++steps_) first[i]->step();
      }
    });
  }

  Settings settings_;
  std::mt19937_64 rng_;
  fs::path folder_;
  std::vector<std::unique_ptr<Table>> tables_;
  torture::ClubWitness club_;
  torture::EveningWitness evening_;
  std::unique_ptr<PostgresEngine> engine_;
  std::string cluster_;
  std::unique_ptr<TestServer> keeper_, waiting_;
  int names_ = 0;
  /// Milliseconds until another served, or until the next move was acknowledged.
  std::vector<long> after_kill_, after_stop_, after_engine_;
  int engine_kills_ = 0;
  int taken_back_ = 0;
  std::atomic<std::uint64_t> steps_ = 0;
  std::mutex mutex_;
  std::string failure_;
};

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Kills the server again and again and looks for anything lost");
  Settings settings;
  app.add_option("--kills", settings.kills, "How often")->check(CLI::Range(1, 100'000));
  app.add_flag("--power-cuts", settings.power_cuts,
               "Each kill is a power cut: writes that were not synced are dropped or torn");
  app.add_flag("--read-errors", settings.read_errors,
               "While the server runs, one read of the database in ten fails");
  app.add_flag("--cluster", settings.cluster,
               "An engine keeps the club; it is killed at times as well");
  app.add_flag("--nodes", settings.nodes,
               "As --cluster, with two servers: one is killed or stands still, the other goes on");
  auto* at = app.add_option("--at", settings.at,
                            "As --nodes, on an engine that is there already, as libpq is told");
  app.add_option("--engine-kill", settings.engine_kill, "A command that kills its primary")
      ->needs(at);
  app.add_option("--seed", settings.seed, "Repeats the players' choices");
  CLI11_PARSE(app, argc, argv);
  if (!settings.at.empty()) {
    settings.nodes = true;
    WsClient::patience = std::chrono::seconds(60);
  }
  std::cout << "seed " << settings.seed << std::endl;
  if (settings.power_cuts || settings.read_errors) torture::load_shim();
  WsClient::waits_for_saving = settings.read_errors || settings.cluster || settings.nodes;
  Torture torture(settings);
  const bool held = torture.run();
  std::cout << torture.summary() << '\n';
  if (!torture.played()) {
    std::cout << "Nothing was played: the machine is too slow for this.\n";
    return 1;
  }
  if (!held) std::cout << "LOST: " << torture.failure() << '\n';
  const fs::path avinas = fs::read_symlink("/proc/self/exe").parent_path() / "avinas";
  std::string store;
  for (const std::string& word : torture.store()) store += " '" + word + "'";
  const std::string verify = avinas.string() + " record export" + store +
                             " | while read -r record; do echo \"$record\" | " + avinas.string() +
                             " record verify - || exit 1; done | sort | uniq -c";
  const int verified = std::system(verify.c_str());
  return held && verified == 0 ? 0 : 1;
}
