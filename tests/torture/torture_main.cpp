// SPDX-License-Identifier: MIT
// Kills the real server with SIGKILL at random moments, hundreds of times, while scripted clients
// play and remember every acknowledgement; checks that nothing confirmed is ever missing, doubled
// or invented. The seed is printed.
#include <CLI/CLI.hpp>
#include <csignal>
#include <filesystem>
#include <iostream>
#include <random>
#include <thread>

#include "support/postgres_engine.hpp"
#include "support/ws_client.hpp"
#include "torture/club_witness.hpp"
#include "torture/disk.hpp"

namespace {

using namespace avinas;
using namespace avinas::testing;
namespace fs = std::filesystem;

struct Settings {
  int kills = 500;
  bool power_cuts = false;
  bool read_errors = false;
  bool cluster = false;
  int threads = 3;
  int tables = 3;  ///< a thread
  std::uint64_t seed = std::random_device{}();
};

struct Failure : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A player's own history of the hand: what was acknowledged, and what is still unknown.
struct History {
  std::vector<Json> acknowledged;
  Json pending;  ///< null, or the request whose answer was lost
  std::string pending_id;
  Json last_view;
};

/// A table and its four scripted players.
class Table {
 public:
  Table(std::uint64_t seed, std::string name, bool reads_fail)
      : rng_(seed), name_(std::move(name)), reads_fail_(reads_fail) {}

  void connect(std::uint16_t port) {
    if (code_.empty()) return open(port);
    for (TestPlayer& player : players_) {
      player.connect(port);
      const Json answer = player.ask({{"type", "join"}, {"table", code_}});
      expect(answer["type"] == "view", "joining was refused: " + answer.dump());
    }
    settle();
    compare_views();
    for (std::size_t i = 0; i < 4; ++i) resolve(i);
    settle();
    for (const std::string& match : archived_) find_record(port, match);
  }

  /// One step of play: an action, readiness, or another match.
  void step() {
    const Json& view = players_[0].view();
    if (!view["finished"].is_null()) check_hand();
    if (view["stage"] == "finished") {
      archived_.push_back(view["match"]);
      if (archived_.size() > kRecordsAskedFor) archived_.erase(archived_.begin());
      return request(0, {{"type", "start"}});
    }
    if (view["phase"] == "before_deal" || view["phase"] == "hand_over") return get_ready();
    for (std::size_t i = 0; i < 4; ++i) {
      if (!players_[i].to_act()) continue;
      return request(i, lawful_request(players_[i].view(), rng_()));
    }
    throw Failure(name_ + ": nobody is to act: " + view.dump());
  }

  std::uint64_t acknowledged = 0;
  std::uint64_t resolved = 0;
  std::uint64_t hands = 0;
  std::uint64_t unreadable = 0;  ///< records that could not be read when they were asked for

 private:
  void find_record(std::uint16_t port, const std::string& match) {
    std::string answer;
    try {
      answer = raw_exchange(port, "GET /api/matches/" + match +
                                      "/record HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    } catch (const boost::system::system_error& gone) {
      throw Disconnected(gone.what());
    }
    if (answer.find("\r\n\r\n") == std::string::npos) throw Disconnected("killed meanwhile");
    if (reads_fail_ && answer.starts_with("HTTP/1.1 500")) {
      ++unreadable;
      return;
    }
    expect(answer.starts_with("HTTP/1.1 200"),
           "match " + match + " is not in the archive: " + answer.substr(0, 300));
  }

  void expect(bool holds, const std::string& what) const {
    if (!holds) throw Failure(name_ + " " + code_ + ": " + what);
  }

  void open(std::uint16_t port) {
    // A kill in here starts over with another table; the old one stays unused.
    players_ = {};
    histories_ = {};
    const std::string code = seat_four(port, players_, {{"overbid", "refused"}});
    code_ = code;
    remember_views();
  }

  void remember_views() {
    for (std::size_t i = 0; i < 4; ++i) histories_[i].last_view = players_[i].view();
  }

  /// Everybody has the newest version.
  void settle() {
    std::uint64_t newest = 0;
    for (TestPlayer& player : players_) newest = std::max(newest, player.client->version);
    for (TestPlayer& player : players_) player.client->catch_up(newest);
  }

  /// With no answer outstanding, every seat's view is what it was before the kill.
  void compare_views() {
    for (const History& history : histories_) {
      if (!history.pending.is_null()) return;
    }
    if (!views_known_) return;  // killed between an answer and the others' updates
    for (std::size_t i = 0; i < 4; ++i) {
      Json view = players_[i].view(), before = histories_[i].last_view;
      for (const char* volatile_member : {"spectators", "clock", "standstill"}) {
        view.erase(volatile_member);
        before.erase(volatile_member);
      }
      expect(view == before, "a view changed: " + before.dump() + " became " + view.dump());
    }
  }

  /// Sends the request whose answer was lost again, with the same id.
  void resolve(std::size_t i) {
    History& history = histories_[i];
    if (history.pending.is_null()) return;
    const Json answer = players_[i].ask(history.pending, history.pending_id);
    expect(answer["type"] != "error" || history.pending["type"] != "act",
           "a repeated action was refused: " + answer.dump());
    ++resolved;
    accepted(i);
  }

  void accepted(std::size_t i) {
    History& history = histories_[i];
    if (history.pending["type"] == "act") history.acknowledged.push_back(history.pending);
    history.pending = nullptr;
    ++acknowledged;
  }

  void request(std::size_t i, Json request) {
    History& history = histories_[i];
    views_known_ = false;
    history.pending = request;
    history.pending_id = name_ + "-" + std::to_string(i) + "-" + std::to_string(++next_id_);
    const Json answer = players_[i].ask(request, history.pending_id);
    expect(answer["type"] != "error", "refused: " + request.dump() + " " + answer.dump());
    accepted(i);
    settle();
    remember_views();
    views_known_ = true;
  }

  void get_ready() {
    for (std::size_t i = 0; i < 4; ++i) {
      const std::string seat(1, "NESW"[i]);
      if (!players_[i].view()["seats"][seat]["ready"].get<bool>() &&
          players_[i].view()["phase"] != "bidding" && players_[i].view()["phase"] != "knocking") {
        request(i, {{"type", "ready"}});
      }
    }
  }

  /// The hand laid open holds exactly what was acknowledged, in order.
  void check_hand() {
    const Json& view = players_[0].view();
    const std::string hand = view["match"].get<std::string>() + view["hand_number"].dump();
    if (hand == checked_) return;
    checked_ = hand;
    ++hands;
    for (std::size_t i = 0; i < 4; ++i) {
      std::vector<Json> happened;
      for (Json action : view["finished"]["actions"]) {
        if (action["seat"] != std::string(1, "NESW"[i])) continue;
        action.erase("seat");
        action["type"] = "act";
        happened.push_back(action);
      }
      expect(happened == histories_[i].acknowledged,
             "seat " + std::to_string(i) + " acknowledged " +
                 Json(histories_[i].acknowledged).dump() + ", happened " + Json(happened).dump());
      histories_[i].acknowledged.clear();
    }
  }

  std::mt19937_64 rng_;
  std::string name_;
  bool reads_fail_;  ///< a record may be unreadable for now; it is never missing
  std::string code_;
  std::array<TestPlayer, 4> players_;
  std::array<History, 4> histories_;
  std::string checked_;
  static constexpr std::size_t kRecordsAskedFor = 3;
  std::vector<std::string> archived_;  ///< the latest matches that were seen at their ends
  bool views_known_ = false;
  int next_id_ = 0;
};

/// Steps of all tables together that a round lasts at the most: about a hand of each.
constexpr std::uint64_t kMostStepsBeforeAKill = 250;

class Torture {
 public:
  explicit Torture(const Settings& settings)
      : settings_(settings), rng_(settings.seed), club_(settings.seed) {
    folder_ = fs::temp_directory_path() / ("avinas-torture-" + std::to_string(::getpid()));
    if (settings.cluster) {
      engine_ = std::make_unique<PostgresEngine>();
      cluster_ = engine_->make_database();
    }
    for (int i = 0; i < settings.threads * settings.tables; ++i) {
      tables_.push_back(std::make_unique<Table>(rng_(), "table " + std::to_string(i),
                                                settings.read_errors || settings.cluster));
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
           std::to_string(taken_back_) + " unsynced writes taken back, " +
           std::to_string(unreadable) + " records unreadable for the moment, " +
           std::to_string(engine_kills_) + " kills of the engine, after which play went on";
  }
  const std::string& failure() const { return failure_; }
  /// Where the club is, as flags.
  std::vector<std::string> store() const {
    if (engine_) return {"--cluster", cluster_, "--unreplicated"};
    return {"--data", folder_.string()};
  }

 private:
  /// The server runs, everybody plays, and in the midst of it the server is killed.
  void round(bool kill, std::uint64_t steps) {
    std::vector<std::string> flags = store();
    for (const char* flag : {"--request-rate", "100000", "--connections-per-address", "0"}) {
      flags.emplace_back(flag);
    }
    TestServer server(flags);
    if (settings_.read_errors) torture::let_reads_fail(folder_, true);
    std::atomic<bool> enough{false};
    std::vector<std::jthread> threads;
    for (int t = 0; t < settings_.threads; ++t) {
      threads.emplace_back([&, t] { play(server.port(), t, enough); });
    }
    threads.emplace_back([&] { run_club(server, enough); });
    const std::uint64_t until = steps_ + steps;
    const auto latest = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    do {
      std::this_thread::sleep_for(std::chrono::microseconds(1'000 + rng_() % 8'000));
    } while (steps_ < until && std::chrono::steady_clock::now() < latest);
    if (engine_ && rng_() % 4 == 0) kill_engine(latest);
    if (kill) server.process().signal(SIGKILL);
    enough = !kill;
    threads.clear();
    torture::let_reads_fail(folder_, false);
    if (!kill) server.process().signal(SIGTERM);
    server.process().wait();
    if (kill && settings_.power_cuts) taken_back_ += torture::cut_power(folder_, rng_);
  }

  /// In mid-play; it comes back, and so does play.
  void kill_engine(std::chrono::steady_clock::time_point latest) {
    engine_->end(SIGKILL);
    engine_->start();
    const std::uint64_t before = steps_;
    while (steps_ == before && failure_.empty() && std::chrono::steady_clock::now() < latest) {
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    if (steps_ > before) ++engine_kills_;
  }

  void run_club(TestServer& server, const std::atomic<bool>& enough) {
    try {
      club_.connect(server);
      while (!enough) club_.step();
    } catch (const Disconnected&) {
      // The kill, as planned.
    } catch (const std::exception& wrong) {
      const std::scoped_lock lock(mutex_);
      failure_ = wrong.what();
    }
  }

  void play(std::uint16_t port, int thread, const std::atomic<bool>& enough) {
    try {
      const auto first = tables_.begin() + thread * settings_.tables;
      for (int i = 0; i < settings_.tables; ++i) first[i]->connect(port);
      while (!enough) {
        for (int i = 0; i < settings_.tables; ++i, ++steps_) first[i]->step();
      }
    } catch (const Disconnected&) {
      // The kill, as planned.
    } catch (const std::exception& wrong) {
      const std::scoped_lock lock(mutex_);
      failure_ = wrong.what();
    }
  }

  Settings settings_;
  std::mt19937_64 rng_;
  fs::path folder_;
  std::vector<std::unique_ptr<Table>> tables_;
  torture::ClubWitness club_;
  std::unique_ptr<PostgresEngine> engine_;
  std::string cluster_;
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
  app.add_option("--seed", settings.seed, "Repeats the players' choices");
  CLI11_PARSE(app, argc, argv);
  std::cout << "seed " << settings.seed << std::endl;
  if (settings.power_cuts || settings.read_errors) torture::load_shim();
  WsClient::waits_for_saving = settings.read_errors || settings.cluster;
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
