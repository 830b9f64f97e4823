// SPDX-License-Identifier: MIT
// An evening from its opening to its end, without cards: what tables tell is drawn.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "protocol/codec.hpp"
#include "server/evening/decide.hpp"
#include "server/evening/scoring.hpp"
#include "tests/support/random_play.hpp"

namespace avinas::server {
namespace {

using namespace protocol;
using testing::pick;
using testing::Rng;

const EveningAsker kHost{{"host", "Host"}, true};

/// An evening with what was kept of it.
struct Simulated {
  EveningState state;
  std::vector<std::string> kept;
  int tables = 0;

  explicit Simulated(const EveningPlan& plan, int pairs, shuffle::ServerSeed seed = {}) {
    EveningOpened opened{"EVENING", "Thursday", kHost.person, "r1", {}, plan, seed};
    apply({opened});
    for (int pair = 0; pair < pairs; ++pair) enter(pair);
  }
  void apply(const std::vector<EveningEvent>& events) {
    for (const EveningEvent& event : events) {
      const EveningEntry entry{event, 1'790'000'000'000};
      evolve(state, entry);
      kept.push_back(write_evening_entry(entry));
    }
  }
  /// The refusal, if it is refused.
  std::optional<Reason> asked(const EveningAsker& asker, EveningStep step) {
    step.code = state.code;
    const auto decision =
        decide(state, asker, step, [this] { return "T" + std::to_string(++tables); });
    if (const auto* why = std::get_if<Refusal>(&decision)) return why->reason;
    apply(std::get<std::vector<EveningEvent>>(decision));
    return std::nullopt;
  }
  std::optional<Reason> host(EveningDo what) { return asked(kHost, {{}, what}); }
  static EveningAsker somebody(const std::string& name) { return {{name, name}}; }
  /// Both partners of a new pair.
  std::optional<Reason> enter(int pair) {
    const std::string name = "p" + std::to_string(pair);
    if (const auto why = asked(somebody(name + "a"), {{}, EveningDo::Enter})) return why;
    const int number = *pair_of(state, name + "a") + 1;
    return asked(somebody(name + "b"), {{}, EveningDo::Enter, number});
  }
  void tell(const std::string& table, std::vector<int> scores) {
    apply(on_done(state, {table, "match-" + table, std::move(scores)}));
  }
  /// All tables of the round tell what `score` gives for each hand.
  template <typename Score>
  void play(const Score& score) {
    const auto round = state.rounds.back();
    for (const EveningMatch& table : round) {
      std::vector<int> scores;
      for (int hand = 0; hand < std::max(1, state.plan.hands); ++hand)
        scores.push_back(score(table));
      tell(table.table, scores);
    }
  }
  std::string view() const { return encode(view_of(state, 0)); }
};

TEST(Evening, ComparesAHandWithTheSameCardsElsewhere) {
  Simulated evening({Movement::Mitchell, 1, 1}, 6);
  ASSERT_FALSE(evening.host(EveningDo::Begin));
  evening.tell("T1", {4});
  evening.tell("T2", {4});
  EXPECT_EQ(scores_of(evening.state)[0].possible, 0) << "one table still plays it";
  evening.tell("T3", {-2});
  ASSERT_EQ(evening.state.stage, EveningStage::Over);
  const auto scores = scores_of(evening.state);
  const std::vector<int> points{3, 3, 0, 1, 1, 4};
  const std::vector<double> differences{3, 3, -6, -3, -3, 6};
  for (std::size_t pair = 0; pair < 6; ++pair) {
    EXPECT_EQ(scores[pair].match_points, points[pair]) << pair;
    EXPECT_EQ(scores[pair].possible, 4) << pair;
    EXPECT_DOUBLE_EQ(scores[pair].difference, differences[pair]) << pair;
  }
  EXPECT_EQ(best_first(evening.state), (std::vector<int>{5, 0, 1, 3, 4, 2}));
}

TEST(Evening, CountsAMatchForWhoWonIt) {
  Simulated evening({Movement::Howell, 1, 0}, 4);
  ASSERT_FALSE(evening.host(EveningDo::Begin));
  evening.tell("T1", {-1});
  evening.tell("T2", {});  // given up
  const auto round = evening.state.rounds[0];
  const auto scores = scores_of(evening.state);
  const auto of = [&](int pair) { return scores[static_cast<std::size_t>(pair)]; };
  EXPECT_EQ(of(round[0].pairs.east_west).match_points, 2);
  EXPECT_EQ(of(round[0].pairs.north_south).match_points, 0);
  EXPECT_EQ(of(round[1].pairs.north_south).possible, 0);
}

TEST(Evening, TellsNoScoreOfAHandBeforeTheLastTableHasPlayedIt) {
  Simulated evening({Movement::Howell, 2, 2}, 4);
  ASSERT_FALSE(evening.host(EveningDo::Begin));
  const std::string before = encode(view_of(evening.state, 1));
  evening.tell("T1", {3, -5});
  Evening told = view_of(evening.state, 1);
  EXPECT_EQ(told.meetings[0].played, 2);
  told.meetings[0].played = 0;
  EXPECT_EQ(encode(told), before) << "nothing else may differ";
  evening.state.rounds.back()[1].scores = {1};  // as a table tells that plays on
  told = view_of(evening.state, 1);
  EXPECT_EQ(told.meetings[0].scores, std::vector<int>{3});
  EXPECT_EQ(told.meetings[1].scores, std::vector<int>{1});
  EXPECT_EQ(told.meetings[0].match, "") << "its record has the second hand";
  for (const EveningPair& pair : told.pairs) EXPECT_EQ(pair.counted, 1);
  evening.tell("T2", {1, 1});
  EXPECT_EQ(view_of(evening.state, 1).meetings[0].scores, (std::vector<int>{3, -5}));
  EXPECT_EQ(view_of(evening.state, 1).seed, "") << "there are hands to come";
  ASSERT_FALSE(evening.host(EveningDo::End));
  EXPECT_EQ(view_of(evening.state, 1).seed, std::string(64, '0'));
}

TEST(Evening, TellsAMatchOfItsOwnCardsAsSoonAsItIsOver) {
  Simulated evening({Movement::Howell, 1, 0}, 4);
  ASSERT_FALSE(evening.host(EveningDo::Begin));
  evening.tell("T1", {-1});
  const Evening told = view_of(evening.state, 1);
  EXPECT_EQ(told.meetings[0].match, "match-T1");
  EXPECT_EQ(told.meetings[0].scores, std::vector<int>{-1});
  EXPECT_EQ(told.pairs[static_cast<std::size_t>(told.meetings[0].east_west - 1)].counted, 1);
  EXPECT_EQ(told.meetings[1].match, "");
}

TEST(Evening, DealsEachHandFromASeedOfItsOwnThatOthersDoNotTell) {
  Simulated evening({Movement::Howell, 3, 4}, 4);
  ASSERT_FALSE(evening.host(EveningDo::Begin));
  std::set<shuffle::ServerSeed> seeds;
  std::map<Seat, int> dealt;
  int number = 0;
  for (int round = 1; round <= 3; ++round) {
    for (const EveningHand& hand : hands_of(evening.state, round)) {
      EXPECT_TRUE(seeds.insert(hand.seed).second);
      ++dealt[hand.dealer];
      EXPECT_EQ(hand.seed, shuffle::seed_of_hand(evening.state.seed, ++number));
    }
  }
  EXPECT_EQ(seeds.size(), 12u);
  for (const auto& [seat, times] : dealt) EXPECT_EQ(times, 3);
}

TEST(Evening, IsItsHostsAndRefusesWithAReason) {
  Simulated evening({Movement::Howell, 3, 4}, 1);
  const auto guest = Simulated::somebody("guest");
  EXPECT_EQ(evening.asked(guest, {{}, EveningDo::Begin}), Reason::EveningsHost);
  EXPECT_EQ(evening.host(EveningDo::Begin), Reason::TwoPairsMeet);
  EXPECT_EQ(evening.host(EveningDo::CloseRound), Reason::NoRoundRuns);
  EXPECT_EQ(evening.asked(guest, {{}, EveningDo::Enter, 1}), Reason::PairIsWhole);
  EXPECT_EQ(evening.asked(guest, {{}, EveningDo::Enter, 9}), Reason::PairIsWhole);
  EXPECT_EQ(evening.asked(guest, {{}, EveningDo::Leave, 0, "p0a"}), Reason::EveningsHost);
  EXPECT_FALSE(evening.asked(guest, {{}, EveningDo::Enter}));
  const std::size_t kept = evening.kept.size();
  EXPECT_FALSE(evening.asked(guest, {{}, EveningDo::Enter})) << "a repeated request";
  EXPECT_EQ(evening.kept.size(), kept) << "changes nothing";
  EXPECT_FALSE(evening.host(EveningDo::Begin));
  EXPECT_EQ(evening.host(EveningDo::Begin), Reason::RoundRuns);
  EXPECT_EQ(evening.host(EveningDo::End), Reason::RoundRuns);
  evening.play([](const auto&) { return 0; });
  EXPECT_FALSE(evening.host(EveningDo::End));
  EXPECT_EQ(evening.enter(7), Reason::EveningOver);
  OpenEvening alone;
  alone.options.rules = games::default_options(*games::find("tarock"));
  EXPECT_EQ(refuse_plan(alone)->reason, Reason::EveningsOfPairs);
  EXPECT_FALSE(refuse_plan({}));
}

TEST(Evening, TakesALatePairWhereOneSatOutAndLetsOthersGo) {
  Simulated evening({Movement::Howell, 3, 1}, 3);
  ASSERT_FALSE(evening.host(EveningDo::Begin));
  EXPECT_EQ(evening.state.rounds[0].size(), 1u);
  EXPECT_FALSE(evening.enter(3)) << "instead of sitting out";
  EXPECT_EQ(evening.enter(4), Reason::EveningFull);
  evening.play([](const auto&) { return 1; });
  ASSERT_FALSE(evening.host(EveningDo::Begin));
  EXPECT_EQ(evening.state.rounds[1].size(), 2u);
  for (const char* player : {"p1a", "p1b"}) {
    EXPECT_FALSE(evening.asked(kHost, {{}, EveningDo::Leave, 0, player}));
  }
  EXPECT_TRUE(evening.state.pairs[1].gone);
  evening.play([](const auto&) { return 1; });
  ASSERT_FALSE(evening.host(EveningDo::Begin));
  EXPECT_EQ(evening.state.rounds[2].size(), 1u) << "whoever would meet them sits out";
}

TEST(Evening, GivesThePlaceOfAPairThatMetNobodyToAnotherAndSkipsARoundWithoutMeetings) {
  Simulated evening({Movement::Howell, 3, 1}, 4);
  ASSERT_FALSE(evening.host(EveningDo::Begin));
  const Meeting first = evening.state.rounds[0][0].pairs;
  evening.play([](const auto&) { return 1; });
  // Two of different tables go; the others would meet in one of the two rounds that are left.
  const Meeting other = evening.state.rounds[0][1].pairs;
  for (const int pair : {first.north_south, other.north_south}) {
    for (const char* half : {"a", "b"}) {
      const std::string player = "p" + std::to_string(pair) + half;
      ASSERT_FALSE(evening.asked(kHost, {{}, EveningDo::Leave, 0, player}));
    }
  }
  ASSERT_FALSE(evening.host(EveningDo::Begin)) << "whichever round it is";
  EXPECT_EQ(evening.state.rounds[1].size(), 1u);
  EXPECT_EQ(evening.enter(8), Reason::EveningFull) << "both have met somebody";

  Simulated swiss({Movement::Swiss, 3, 1}, 3);
  ASSERT_FALSE(swiss.host(EveningDo::Begin));
  EXPECT_FALSE(swiss.enter(3));
  for (const char* player : {"p3a", "p3b"}) {
    ASSERT_FALSE(swiss.asked(kHost, {{}, EveningDo::Leave, 0, player}));
  }
  ASSERT_TRUE(swiss.state.pairs[3].gone);
  EXPECT_FALSE(swiss.enter(4));
  EXPECT_EQ(swiss.state.pairs.size(), 4u);
  EXPECT_FALSE(swiss.state.pairs[3].gone);
}

TEST(Evening, KnowsByThePartnerWhichPairIsMeant) {
  Simulated evening({Movement::Howell, 3, 1}, 0);
  ASSERT_FALSE(evening.asked(Simulated::somebody("x"), {{}, EveningDo::Enter}));
  ASSERT_FALSE(evening.asked(Simulated::somebody("y"), {{}, EveningDo::Enter}));
  ASSERT_FALSE(evening.asked(Simulated::somebody("x"), {{}, EveningDo::Leave}));
  EXPECT_EQ(evening.asked(Simulated::somebody("z"), {{}, EveningDo::Enter, 1, "x"}),
            Reason::PairIsWhole);
  EXPECT_FALSE(evening.asked(Simulated::somebody("z"), {{}, EveningDo::Enter, 1, "y"}));
}

TEST(Evening, ForgetsANameWhereverItIsKept) {
  Simulated evening({Movement::Swiss, 3, 1}, 4);
  ASSERT_FALSE(evening.asked(Simulated::somebody("p2a"), {{}, EveningDo::Leave}));
  ASSERT_FALSE(evening.host(EveningDo::Begin));
  std::vector<EveningEntry> entries;
  for (const std::string& text : evening.kept) entries.push_back(read_evening_entry(text));
  for (const char* player : {"p1a", "p2a", "host"}) {
    EXPECT_TRUE(mention(entries, player)) << "also one who has left";
    EXPECT_TRUE(without(entries, player));
    EXPECT_FALSE(mention(entries, player));
  }
  EXPECT_FALSE(without(entries, "p1a"));
  EveningState again;
  std::string all;
  for (const EveningEntry& entry : entries) {
    evolve(again, entry);
    all += write_evening_entry(entry);
  }
  for (const char* name : {"\"p1a\"", "\"p2a\"", "\"host\"", "\"Host\""}) {
    EXPECT_EQ(all.find(name == std::string("\"host\"") ? "\"player\":\"host\"" : name),
              std::string::npos)
        << name;
  }
  EXPECT_EQ(again.pairs.size(), 4u);
  EXPECT_EQ(again.pairs[2].people.size(), 1u) << "they had left";
  EXPECT_EQ(again.pairs[1].people[0].name, kSomebody);
}

TEST(Evening, TenThousandEndAndEachPairMeetsWhomTheMovementSays) {
  constexpr std::uint64_t kSeed = 46;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  Rng rng(kSeed);
  for (int n = 0; n < 10'000; ++n) {
    const int pairs = 2 + static_cast<int>(pick(rng, 11));
    const auto movement = static_cast<Movement>(pick(rng, 3));
    const int whole =
        movement == Movement::Mitchell ? mitchell_rounds(pairs) : howell_rounds(pairs);
    const EveningPlan plan{movement, whole, static_cast<int>(pick(rng, 3))};
    Simulated evening(plan, pairs);
    std::map<std::pair<int, int>, int> met;
    for (int round = 1; round <= plan.rounds; ++round) {
      ASSERT_FALSE(evening.host(EveningDo::Begin)) << "evening " << n;
      for (const EveningMatch& match : evening.state.rounds.back()) {
        ++met[std::minmax(match.pairs.north_south, match.pairs.east_west)];
      }
      evening.play([&](const auto&) { return static_cast<int>(pick(rng, 9)) - 4; });
    }
    ASSERT_EQ(evening.state.stage, EveningStage::Over) << "evening " << n;
    const int line = (pairs + 1) / 2;
    const int all =
        movement == Movement::Mitchell ? line * (pairs - line) : pairs * (pairs - 1) / 2;
    if (movement != Movement::Swiss) {
      ASSERT_EQ(met.size(), static_cast<std::size_t>(all));
    }
    int points = 0, possible = 0;
    double differences = 0;
    for (const PairScore& score : scores_of(evening.state)) {
      points += score.match_points;
      possible += score.possible;
      differences += score.difference;
    }
    ASSERT_EQ(2 * points, possible) << "what one gains another loses";
    ASSERT_NEAR(differences, 0, 1e-6);
    if (n % 20 != 0) continue;
    EveningState again;
    for (const std::string& entry : evening.kept) evolve(again, read_evening_entry(entry));
    ASSERT_EQ(encode(view_of(again, 0)), evening.view()) << "from its journal, evening " << n;
  }
}

}  // namespace
}  // namespace avinas::server
