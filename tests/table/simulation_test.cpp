// SPDX-License-Identifier: MIT
// A seeded simulation of the table core with every game: players who drop, double, come late, send
// rubbish and return, servers that die, all on a hand-moved clock. A failing seed is printed; run
// it alone with AVINAS_TEST_SEED=n table_tests --gtest_filter='Simulation.*'.
#include <gtest/gtest.h>

#include <cstdlib>

#include "engine/record/checking.hpp"
#include "server/table/snapshot.hpp"
#include "tests/support/any_options.hpp"
#include "tests/support/simulated_table.hpp"

namespace avinas {
using namespace testing;
using namespace protocol;

constexpr std::uint64_t kTables = 1'000;
constexpr int kSteps = 400;

class SimulatedEvening {
 public:
  explicit SimulatedEvening(std::uint64_t seed) : rng_(seed), table_(seed, random_options()) {}

  void run() {
    for (int i = 0; i < kSteps; ++i) {
      step();
      if (::testing::Test::HasFailure()) return;
    }
    check_views();
    check_recovery();
    for (const ArchivedMatch& match : table_.finished) {
      ASSERT_EQ(record::verify(match.record).text, "ok");
    }
  }

  std::size_t finished() const { return table_.finished.size(); }
  int hands() const { return hands_; }

 private:
  TableOptions random_options() {
    TableOptions options;
    options.rules = random_game(rng_);
    if (pick(rng_, 2) != 0) {
      options.decision_seconds = 5 + static_cast<int>(pick(rng_, 20));
      options.reserve_seconds = static_cast<int>(pick(rng_, 60));
    }
    options.hold_seconds = 5 + static_cast<int>(pick(rng_, 60));
    options.at_zero = pick(rng_, 2) != 0 ? AtZero::Wait : AtZero::StandIn;
    return options;
  }

  PlayerId random_player() {
    static const std::array<PlayerId, 6> kPlayers{"host", "p1", "p2", "p3", "late", "watcher"};
    return kPlayers[pick(rng_, kPlayers.size())];
  }

  std::optional<ConnectionId> random_connection() {
    if (table_.open.empty()) return std::nullopt;
    auto it = table_.open.begin();
    std::advance(it, pick(rng_, table_.open.size()));
    return *it;
  }

  void step() {
    switch (pick(rng_, 12)) {
      case 0:
        come();
        break;
      case 1:
        if (pick(rng_, 3) == 0) go();
        break;
      case 2:
        table_.advance(Millis(pick(rng_, 30'000)));
        break;
      case 3:
        if (pick(rng_, 40) == 0) table_.restart();
        break;
      default:
        act();
    }
  }

  void come() {
    const PlayerId player = random_player();
    // The tab that was taken over hears nothing any more.
    for (ConnectionId id : std::set<ConnectionId>(table_.open)) {
      if (table_.clients[id].player == player) table_.open.erase(id);
    }
    table_.attach(player);
  }
  void go() {
    if (const auto id = random_connection()) table_.detach(*id);
  }

  void act() {
    const auto id = random_connection();
    if (!id) return come();
    TestClient& client = table_.clients[*id];
    const Json& legal = client.view["legal"];
    const bool stop_only = legal.size() == 1 && legal[0]["action"] == "stop";
    std::string request;
    if (!legal.empty() && !stop_only && pick(rng_, 8) != 0) {
      std::size_t choice = pick(rng_, legal.size());
      if (legal[choice]["action"] == "stop" && pick(rng_, 10) != 0) choice = 0;
      request = table_.ask(*id, Act{read_action(legal[choice])});
    } else {
      request = table_.ask(*id, random_command());
    }
    EXPECT_NE(table_.answer(*id, request), "none") << "a request was not answered";
    if (pick(rng_, 10) == 0) repeat(*id, request);
    if (const auto& match = table_.state().match) {
      const int dealt = std::visit([](const auto& of) { return of.hands_dealt; }, match->state);
      hands_ = std::max(hands_, dealt);
    }
  }

  /// The same request again: nothing may happen.
  void repeat(ConnectionId id, const std::string& request) {
    const std::size_t entries = table_.journal.size();
    if (!table_.open.contains(id)) return;
    table_.ask(id, random_command(), request);
    EXPECT_EQ(table_.journal.size(), entries) << "a repeated request acted";
  }

  TableCommand random_command() {
    const Seat seat = static_cast<Seat>(pick(rng_, 4));
    const auto what = static_cast<Proposal>(pick(rng_, 3));
    switch (pick(rng_, 12)) {
      case 0:
        return Start{};
      case 1:
        return FillBots{};
      case 2:
        if (pick(rng_, 2) == 0) return TakeRest{};
        return pick(rng_, 10) == 0 ? TableCommand(Stand{}) : TableCommand(TakeBack{});
      case 3:
        return Propose{pick(rng_, 6) == 0 ? what : Proposal::Resume};
      case 4:
        return Withdraw{what};
      case 5:
        if (pick(rng_, 2) == 0) return Act{Better{5}};
        return Act{Bid{static_cast<int>(pick(rng_, 12)) - 2}};
      case 6:
        return Act{Play{Card(static_cast<Rank>(pick(rng_, kRanks)), kAllSuits[pick(rng_, kSuits)]),
                        pick(rng_, 2) != 0}};
      case 7:
        return Sit{seat};
      case 8:
        return ClearSeat{seat};
      default:
        return Ready{};
    }
  }

  /// Every client's picture, built from changes, is what a full view says now.
  void check_views() {
    for (ConnectionId id : table_.open) {
      Json built = table_.clients[id].view;
      table_.input(SendView{id, {}});
      Json full = table_.clients[id].view;
      built.erase("clock");  // runs on between the two
      full.erase("clock");
      ASSERT_EQ(built, full);
    }
  }

  /// The journal alone gives the same table to everyone who comes back.
  void check_recovery() {
    std::map<PlayerId, Json> before;
    for (const PlayerId player : {"host", "p1", "p2", "p3"}) {
      for (ConnectionId id : std::set<ConnectionId>(table_.open)) {
        if (table_.clients[id].player == player) table_.open.erase(id);
      }
      before[player] = known(table_.attach(player));
    }
    if (between_matches(table_.state())) table_.trim();
    table_.restart();
    for (auto& [player, view] : before) ASSERT_EQ(known(table_.attach(player)), view) << player;
  }
  /// A view without what depends on who happens to be there.
  Json known(ConnectionId id) {
    Json view = table_.clients[id].view;
    for (const char* name : {"clock", "spectators", "seats", "standstill"}) view.erase(name);
    return view;
  }

  Rng rng_;
  SimulatedTable table_;
  int hands_ = 0;
};

TEST(Simulation, ThousandsOfEveningsLoseNothingAndAnswerEverything) {
  const char* fewer = std::getenv("AVINAS_TEST_EVENINGS");
  std::uint64_t first = 1, last = fewer ? std::strtoull(fewer, nullptr, 10) : kTables;
  if (const char* seed = std::getenv("AVINAS_TEST_SEED"))
    first = last = std::strtoull(seed, nullptr, 10);
  std::size_t finished = 0;
  int hands = 0;
  for (std::uint64_t seed = first; seed <= last && !HasFailure(); ++seed) {
    SCOPED_TRACE("AVINAS_TEST_SEED=" + std::to_string(seed));
    SimulatedEvening evening(seed);
    evening.run();
    finished += evening.finished();
    hands += evening.hands();
  }
  if (last < kTables || first == last) return;
  EXPECT_GT(finished, 25u);  // the evenings are real ones
  EXPECT_GT(hands, 1'500);
}

}  // namespace avinas
