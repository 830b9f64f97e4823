// SPDX-License-Identifier: MIT
// A table plays any game of the list: it ends, nothing is lost with its process, its clients keep
// the whole view from changes, its record is true.
#include <gtest/gtest.h>

#include "engine/record/checking.hpp"
#include "protocol/codec.hpp"
#include "protocol/summary_json.hpp"
#include "tests/support/play_at_table.hpp"

namespace avinas {
namespace {

using namespace avinas::testing;
using namespace avinas::protocol;

template <typename G>
class AnyGame : public ::testing::Test {
 public:
  static TableOptions options() {
    TableOptions options;
    options.rules = typename G::Options{};
    return options;
  }
};
using TheGames = games::All::Apply<::testing::Types>;
TYPED_TEST_SUITE(AnyGame, TheGames);

/// The whole view of each seat, as it would be sent to somebody who came now.
std::vector<Json> views_of(SimulatedTable& table) {
  std::vector<Json> views;
  for (const char* player : {"host", "p1", "p2", "p3", "somebody"}) {
    Json view = table.clients[table.attach(player)].view;
    for (auto& [seat, shown] : view["seats"].items()) shown.erase("here");
    view.erase("spectators");
    views.push_back(std::move(view));
  }
  return views;
}

TYPED_TEST(AnyGame, AMatchOfBotsEndsAndItsRecordAndSummaryAreTrue) {
  for (const BotLevel level : {BotLevel::Learner, BotLevel::Club}) {
    SimulatedTable table(7, TestFixture::options(), {Millis(0), Millis(0)});
    const ConnectionId host = table.attach("host");
    table.ask(host, FillBots{level});
    table.ask(host, Start{});
    for (int i = 0; i < 2'000 && table.finished.empty(); ++i) table.advance(Millis(60'000));
    ASSERT_EQ(table.finished.size(), 1u);
    const ArchivedMatch& match = table.finished.front();
    EXPECT_EQ(record::verify(match.record).text, "ok");
    const MatchSummary summary = read_summary(Json::parse(match.summary));
    EXPECT_EQ(games::name_of(summary.game), TypeParam::kName);
    ASSERT_TRUE(summary.outcome);
    EXPECT_EQ(summary.outcome->index(), summary.game);
  }
}

TYPED_TEST(AnyGame, AProcessThatDiesAtAnyMomentLosesNothing) {
  constexpr std::uint64_t kSeed = 3;
  Rng rng(kSeed);
  for (int evening = 0; evening < 20; ++evening) {
    SimulatedTable table(kSeed + static_cast<std::uint64_t>(evening), TestFixture::options());
    const auto ids = table.four_sit_and_start();
    int steps = static_cast<int>(pick(rng, 120));
    play(table, ids, rng, [&] { return steps-- > 0; });
    const auto before = views_of(table);
    table.restart();
    EXPECT_EQ(views_of(table), before) << "evening " << evening << ", seed " << kSeed;
  }
}

TYPED_TEST(AnyGame, ATableBetweenMatchesIsOneEntryThatGivesItsLastHandBack) {
  Rng rng(9);
  SimulatedTable table(9, TestFixture::options());
  const auto ids = table.four_sit_and_start();
  play(table, ids, rng, [] { return true; });
  ASSERT_EQ(table.journal.size(), 1u);
  const auto before = views_of(table);
  EXPECT_FALSE(before[0]["finished"].is_null());
  table.restart();
  EXPECT_EQ(views_of(table), before);
}

TYPED_TEST(AnyGame, ClientsHaveTheWholeViewFromWhatChanged) {
  Rng rng(5);
  SimulatedTable table(5, TestFixture::options());
  const auto ids = table.four_sit_and_start();
  const ConnectionId watcher = table.attach("watcher");
  for (int i = 0; i < 300 && stage_of(table.state()) == TableStage::Playing; ++i) {
    int steps = 1;
    play(table, ids, rng, [&] { return steps-- > 0; });
    for (const ConnectionId id : {ids[0], ids[1], ids[2], ids[3], watcher}) {
      const Json kept = table.clients[id].view;
      table.input(SendView{id, "again"});
      ASSERT_EQ(table.clients[id].view, kept);
    }
  }
}

TYPED_TEST(AnyGame, AMoveThatTheGameLacksAndACardOfAnotherPackAreRefusedAndLoseNothing) {
  Rng rng(13);
  SimulatedTable table(13, TestFixture::options());
  const auto ids = table.four_sit_and_start();
  // Each game of the list lacks one of the first two, or both.
  const std::vector<Action> strange{Better{5},
                                    Knock{},
                                    Play{Card(Rank::Six, Suit::Clubs)},
                                    Play{Card(Rank::Nine, Suit::Hearts), true},
                                    Play{Card(Rank::Nine, Suit::Hearts)},
                                    NameTrump{Suit::Hearts},
                                    Stop{},
                                    Bid{99}};
  int refused = 0;
  play(table, ids, rng, [&] {
    const auto before = views_of(table);
    const std::size_t entries = table.journal.size();
    for (const Seat seat : kAllSeats) {
      const auto own = games::own_view(table.state().match->state, Observer::of(seat));
      const auto& legal = games::common(own).legal;
      for (const Action& action : strange) {
        if (std::find(legal.begin(), legal.end(), action) != legal.end()) continue;
        ++refused;
        EXPECT_NE(table.asked(ids[static_cast<std::size_t>(seat)], Act{action}), "update");
      }
    }
    EXPECT_EQ(table.journal.size(), entries);
    EXPECT_EQ(views_of(table), before);
    return refused < 600;
  });
  EXPECT_GE(refused, 600);
}

TYPED_TEST(AnyGame, TheRestIsTakenWhereItIsSureAndThenTakesEveryTrick) {
  Rng rng(11);
  int taken = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    SimulatedTable table(seed, TestFixture::options());
    const auto ids = table.four_sit_and_start();
    const auto tricks = [&](Side side) {
      return games::common(games::public_view(table.state().match->state)).tricks[side];
    };
    const auto hand = [&] { return games::hands_dealt(table.state().match->state); };
    play(table, ids, rng, [&] {
      for (const Seat seat : games::to_act(table.state().match->state)) {
        const int left = static_cast<int>(
            games::common(games::own_view(table.state().match->state, Observer::of(seat)))
                .hand.size());
        const Side side = seating_of(table.state()).side(seat);
        const int before = tricks(side), played = hand();
        if (table.asked(ids[static_cast<std::size_t>(seat)], TakeRest{}) == "not_allowed") continue;
        ++taken;
        EXPECT_EQ(hand(), played);
        EXPECT_EQ(tricks(side), before + left);
      }
      return true;
    });
  }
  EXPECT_GT(taken, 0);
}

TYPED_TEST(AnyGame, ATableKeepsItsGame) {
  SimulatedTable table(1, TestFixture::options());
  const ConnectionId host = table.attach("host");
  for (games::GameIndex game = 0; game < games::All::kNames.size(); ++game) {
    TableOptions other = TestFixture::options();
    other.rules = games::default_options(game);
    other.hold_seconds = 77;
    const bool same = game == table.state().options.rules.index();
    EXPECT_EQ(table.asked(host, SetOptions{other}), same ? "update" : "not_allowed");
  }
}

TYPED_TEST(AnyGame, AProgramThatDoesNotKnowItIsKeptFromTheTableWithItsReason) {
  SimulatedTable table(1, TestFixture::options());
  table.input(Attach{77, "old", "Old", "join"});
  const bool known = TypeParam::kName == games::name_of(0);
  EXPECT_EQ(table.clients[77].answers["join"].value("reason", ""), known ? "" : "other_game");
}

TEST(GameOfATable, AnUnknownOneAndAnOptionOfAnotherAreRefusedWithTheirReason) {
  const auto reason = [](const char* options) {
    const auto read =
        decode(R"({"type":"open_table","id":"a","options":)" + std::string(options) + "}");
    const auto* wrong = std::get_if<Error>(&read);
    return wrong ? std::string(word_of(wrong->why)) : std::string();
  };
  EXPECT_EQ(reason(R"({"game":"sjavs","calls":"free"})"), "");
  EXPECT_EQ(reason(R"({"game":"whist"})"), "unknown_game");
  EXPECT_EQ(reason(R"({"game":"sjavs","overbid":"refused"})"), "option_of_other_game");
  EXPECT_EQ(reason(R"({"calls":"free"})"), "option_of_other_game");
  EXPECT_EQ(reason(R"({"game":"sjavs","calls":"often"})"), "bad_format");
  EXPECT_EQ(reason(R"({"game":7})"), "bad_format");
}

}  // namespace
}  // namespace avinas
