// SPDX-License-Identifier: MIT
// Three servers of one club on an engine, linked: players come by any of them, and those of every
// other table to the one that keeps it; tables are kept by all of them. Again and again one is
// killed, stands still or is drained while they play; nothing that was confirmed is missing,
// doubled or invented, and all tables play on. The seed is printed.
#include <sys/wait.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <iostream>
#include <map>
#include <mutex>
#include <random>
#include <thread>

#include "server/store/shares.hpp"
#include "tests/support/authority.hpp"
#include "tests/support/postgres_engine.hpp"
#include "tests/support/ws_client.hpp"
#include "tests/torture/club_witness.hpp"
#include "tests/torture/played_table.hpp"

namespace {

using namespace avinas;
using namespace avinas::testing;
using torture::Table;

struct Settings {
  int kills = 200;
  std::size_t tables = 8;  ///< each on a thread of its own
  std::uint64_t seed = std::random_device{}();
};

constexpr std::size_t kServers = 3;
/// Steps of all tables together before the next blow.
constexpr std::uint64_t kMostStepsBeforeAKill = 250;
/// One in so many is the engine's.
constexpr std::uint64_t kBlowsOfEngine = 8;
constexpr std::chrono::seconds kLongest{40};
/// By then whoever stands still was replaced, also where nobody played there.
constexpr std::chrono::seconds kUntilReplaced{5};

class Doors {
 public:
  explicit Doors(const Settings& settings)
      : settings_(settings), rng_(settings.seed), club_(settings.seed) {
    for (std::size_t i = 0; i < kServers; ++i) {
      ports_[i] = free_port();
      links_[i] = free_port();
    }
    for (std::size_t i = 0; i < kServers; ++i) start(i);
    for (std::size_t i = 0; i < settings.tables; ++i) {
      const bool by_route = i % 2 == 1;
      tables_.push_back(
          std::make_unique<Table>(rng_(), "table " + std::to_string(i), true, by_route));
    }
    steps_ = std::vector<std::atomic<std::uint64_t>>(tables_.size());
  }

  bool run() {
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < tables_.size(); ++i) {
      threads.emplace_back([this, i] { play(i); });
    }
    threads.emplace_back([this] { run_club(); });
    await_steps(1);
    for (int blow = 0; blow < settings_.kills && !failed_; ++blow) {
      const std::uint64_t until = all_steps() + rng_() % kMostStepsBeforeAKill;
      const auto latest = Clock::now() + kLongest;
      while (all_steps() < until && !failed_ && Clock::now() < latest) pause();
      await_balance(latest);
      if (rng_() % kBlowsOfEngine == 0) {
        strike_engine();
      } else {
        strike(rng_() % kServers);
      }
      if (blow % 50 == 49) std::cout << blow + 1 << " blows" << std::endl;
    }
    enough_ = true;
    threads.clear();
    return !failed_;
  }

  std::string summary() const {
    std::uint64_t acknowledged = 0, resolved = 0, hands = 0;
    for (const auto& table : tables_) {
      acknowledged += table->acknowledged;
      resolved += table->resolved;
      hands += table->hands;
    }
    std::string text = std::to_string(settings_.kills) + " blows, " + std::to_string(acknowledged) +
                       " acknowledged requests, " + std::to_string(resolved) +
                       " of them answered after a loss, " + std::to_string(hands) +
                       " hands compared, " + std::to_string(club_.acknowledged()) +
                       " acts in the club";
    for (auto [how, times] : until_all_played_) {
      std::sort(times.begin(), times.end());
      text += "; after a server" + how + " all tables played on " + std::to_string(times.size()) +
              " times, within " + std::to_string(times[times.size() / 2]) + " ms at the median, " +
              std::to_string(times.back()) + " at the most";
    }
    return text;
  }
  const std::string& failure() const { return failure_; }
  /// The servers' logs since their last starts.
  std::string logs() {
    std::string text;
    for (const auto& server : servers_) {
      if (server) text += server->process().read_output() + "--\n";
    }
    return text;
  }
  std::string store() const { return "--unreplicated --cluster '" + cluster_ + "'"; }

 private:
  using Clock = std::chrono::steady_clock;

  static void pause() { std::this_thread::sleep_for(std::chrono::milliseconds(2)); }

  void start(std::size_t i) {
    std::vector<std::string> flags{"--cluster",
                                   cluster_,
                                   "--unreplicated",
                                   "--request-rate",
                                   "100000",
                                   "--connections-per-address",
                                   "0"};
    const auto links = ours_.link_flags("server-" + std::to_string(i), links_[i]);
    flags.insert(flags.end(), links.begin(), links.end());
    servers_[i] = std::make_unique<TestServer>(flags, ports_[i]);
    const std::scoped_lock lock(mutex_);
    printed_ += servers_[i]->process().output();
  }

  std::uint64_t all_steps() const {
    std::uint64_t all = 0;
    for (const auto& steps : steps_) all += steps;
    return all;
  }

  /// Until every table has gone on by so many steps, or something is wrong.
  void await_steps(std::uint64_t by) {
    std::vector<std::uint64_t> before;
    for (const auto& steps : steps_) before.push_back(steps);
    const auto latest = Clock::now() + kLongest;
    for (std::size_t i = 0; i < steps_.size();) {
      if (steps_[i] >= before[i] + by) {
        ++i;
        continue;
      }
      if (Clock::now() > latest) fail("table " + std::to_string(i) + " does not play on");
      if (failed_) return;
      pause();
    }
  }

  /// Until each keeps its part of the tables: whoever is struck has something to lose.
  void await_balance(Clock::time_point latest) {
    const auto has_part = [](std::uint16_t port) {
      return figure_of(port, "avinas_keeping_shares") * static_cast<int>(kServers) ==
             server::kShares;
    };
    while (!std::all_of(ports_.begin(), ports_.end(), has_part) && !failed_) {
      if (Clock::now() > latest) fail("the tables are not shared out evenly");
      pause();
    }
  }

  void strike(std::size_t i) {
    const std::uint64_t way = rng_() % 6;
    const char* how = way == 0 ? " stood still" : way == 1 ? " was drained" : " was killed";
    load::ChildProcess& process = servers_[i]->process();
    const auto start_of_blow = Clock::now();
    down_ = i;
    process.signal(way == 0 ? SIGSTOP : way == 1 ? SIGTERM : SIGKILL);
    // One step of each may have been confirmed before.
    await_steps(2);
    note(how, start_of_blow);
    if (way == 0) {
      // It must find out by itself that others keep what it kept, and end.
      std::this_thread::sleep_until(start_of_blow + kUntilReplaced);
      process.signal(SIGCONT);
    }
    end(i, way == 0 ? 1 : way == 1 ? 0 : 128 + SIGKILL);
    start(i);
    down_ = kServers;
  }

  /// Waits for the end of a server; another status than that one is a fault.
  void end(std::size_t i, int status) {
    load::ChildProcess& process = servers_[i]->process();
    const int found = process.wait();
    if (found != status)
      fail("server-" + std::to_string(i) + " ended with status " + std::to_string(found) +
           ", not " + std::to_string(status) + ":\n" + process.output());
  }

  /// Killed and started again at once. Who did not come back to it in time was replaced, and ends.
  void strike_engine() {
    const auto start_of_blow = Clock::now();
    engine_.end(SIGKILL);
    engine_.start();
    await_steps(2);
    note("'s engine was killed", start_of_blow);
    for (std::size_t i = 0; i < kServers; ++i) {
      if (!has_ended(i)) continue;
      end(i, 1);
      start(i);
    }
  }

  bool has_ended(std::size_t i) const {
    siginfo_t info{};
    const auto id = static_cast<id_t>(servers_[i]->process().id());
    return ::waitid(P_PID, id, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid != 0;
  }

  void note(const char* how, Clock::time_point since) {
    until_all_played_[how].push_back(
        std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - since).count());
  }

  /// As a proxy leads to servers that answer it.
  std::uint16_t any_door(std::mt19937_64& rng) const {
    std::size_t door = rng() % kServers;
    while (door == down_) door = rng() % kServers;
    return ports_[door];
  }

  void fail(const std::string& what) {
    const std::scoped_lock lock(mutex_);
    if (!failed_.exchange(true)) failure_ = what;
  }

  /// Does the work again and again; whoever loses the connection comes again by another door.
  template <typename Connect, typename Step>
  void persist(Connect connect, Step step) {
    try {
      for (bool connected = false; !enough_ && !failed_;) {
        try {
          if (!std::exchange(connected, true)) connect();
          step();
        } catch (const Disconnected&) {
          connected = false;
        } catch (const boost::system::system_error&) {
          connected = false;  // that door is closed now
        }
        if (!connected) pause();
      }
    } catch (const std::exception& wrong) {
      fail(wrong.what());
    }
  }

  void play(std::size_t i) {
    std::mt19937_64 rng(settings_.seed + i);
    persist([&] { tables_[i]->connect([&] { return any_door(rng); }); },
            [&] {
              tables_[i]->step();
              ++steps_[i];
            });
  }

  void run_club() {
    std::mt19937_64 rng(settings_.seed + 1'000);
    persist(
        [&] {
          std::string printed;
          {
            const std::scoped_lock lock(mutex_);
            printed = std::exchange(printed_once_, true) ? std::string() : printed_;
          }
          club_.connect(any_door(rng), printed);
        },
        [&] {
          club_.step();
          std::this_thread::sleep_for(std::chrono::milliseconds(20));
        });
  }

  const Settings settings_;
  std::mt19937_64 rng_;
  PostgresEngine engine_;
  const std::string cluster_ = engine_.make_database();
  const Authority ours_{"torture"};
  std::array<std::uint16_t, kServers> ports_{}, links_{};
  std::array<std::unique_ptr<TestServer>, kServers> servers_;
  std::vector<std::unique_ptr<Table>> tables_;
  std::vector<std::atomic<std::uint64_t>> steps_;
  std::atomic<std::size_t> down_ = kServers;  ///< the server that was struck
  torture::ClubWitness club_;
  std::map<std::string, std::vector<long>> until_all_played_;
  std::atomic<bool> enough_ = false;
  std::mutex mutex_;
  std::string printed_;
  bool printed_once_ = false;
  std::atomic<bool> failed_ = false;
  std::string failure_;
};

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Kills servers of a club under play and looks for anything lost");
  Settings settings;
  app.add_option("--kills", settings.kills, "How many blows")->check(CLI::Range(1, 100'000));
  app.add_option("--seed", settings.seed, "Repeats the choices");
  CLI11_PARSE(app, argc, argv);
  std::cout << "seed " << settings.seed << std::endl;
  WsClient::waits_for_saving = true;
  // A player who hears nothing for so long comes again by another door, as browsers do.
  WsClient::patience = std::chrono::seconds(2);
  Doors doors(settings);
  const bool held = doors.run();
  std::cout << doors.summary() << '\n';
  if (!held) std::cout << "LOST: " << doors.failure() << '\n' << doors.logs();
  const auto avinas =
      (std::filesystem::read_symlink("/proc/self/exe").parent_path() / "avinas").string();
  const std::string verify = avinas + " record export " + doors.store() +
                             " | while read -r record; do echo \"$record\" | " + avinas +
                             " record verify - || exit 1; done | sort | uniq -c";
  return held && std::system(verify.c_str()) == 0 ? 0 : 1;
}
