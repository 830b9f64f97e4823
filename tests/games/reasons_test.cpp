// SPDX-License-Identifier: MIT
// The reasons of the player of any game: what they say of the cards is true of every deal.
#include "players/seats/reasons.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "players/bots/card_reason.hpp"
#include "players/seats/player.hpp"
#include "tests/support/any_options.hpp"
#include "tests/support/hands.hpp"

namespace avinas::games {
namespace {

using bots::Why;
using testing::must;
using testing::pick;
using testing::randomize;
using testing::Rng;

constexpr std::uint64_t kSeedOfReasons = 11;

/// Every seat's cards; what no player sees.
template <typename G>
PerSeat<CardSet> held_in(const MatchState& match) {
  return std::get<typename G::Playing>(std::get<typename G::MatchState>(match).phase).hand.held;
}

/// An opponent who is still to play to the trick holds a card that may be played there and beats
/// `card`, which seat `me` plays now or its partner has played.
template <typename G>
bool is_beaten(const MatchState& match, Seat me, Card card, Card mine) {
  const auto known = knowledge(match, Observer::of(me));
  const auto& all = std::get<typename G::PublicView>(known.all);
  const TrickView& trick = *common(known.own).trick;
  const auto held = held_in<G>(match);
  const Order& order = *order_in_view(all);
  const auto led = trick.cards.empty() ? mine : trick.cards[0].card.value_or(mine);
  const CardSet follow = *demanded(all, trick.number, led);
  const Seating seating = shape(match).seating;
  return std::ranges::any_of(seating.table(), [&](Seat seat) {
    const auto has_played = [&](const TrickCard& c) { return c.seat == seat; };
    if (seating.side(seat) == seating.side(me) || std::ranges::any_of(trick.cards, has_played))
      return false;
    const CardSet able = held[seat] & follow;
    bool beats = false;
    (able.empty() ? held[seat] : able).for_each([&](Card other) {
      beats = beats || order.beats(other, card);
    });
    return beats;
  });
}

template <typename G>
class Reasons : public ::testing::Test {};
using Games = All::Apply<::testing::Types>;
TYPED_TEST_SUITE(Reasons, Games);

TYPED_TEST(Reasons, ACardOfWhichIsSaidThatNobodyBeatsItIsBeatenInNoDeal) {
  Rng rng(kSeedOfReasons);
  int said = 0, plays = 0;
  for (int hands = 0; hands < 400; ++hands) {
    MatchState match = start_match(typename TypeParam::Options{}, Seat::North);
    match = must(deal_hand(match, Seat::North, testing::random_deal(rng, shape(match))));
    while (hand_in_play(match)) {
      std::vector<SeatAction> able;
      for (const Seat seat : kAllSeats) {
        for (const Action& action : legal_actions(match, seat)) able.push_back({seat, action});
      }
      const SeatAction taken = able[pick(rng, able.size())];
      const auto* play = std::get_if<Play>(&taken.action);
      plays += play != nullptr;
      const auto known = knowledge(match, Observer::of(taken.seat));
      const auto reason = players::explain(known, taken.action, {});
      const bool is_safe = reason.why == Why::DrawSafely || reason.why == Why::RunSafely ||
                           reason.why == Why::TakeSafely;
      if (is_safe || reason.why == Why::GivePartner) {
        ++said;
        const Card winning = is_safe ? play->card : *reason.facts.card;
        ASSERT_FALSE(is_beaten<TypeParam>(match, taken.seat, winning, play->card))
            << "hand " << hands << ", seed " << kSeedOfReasons;
      }
      match = must(apply(match, taken.seat, taken.action));
    }
  }
  EXPECT_GT(32 * said, plays);
}

/// Bids and exchanges have no reason in the cards alone.
TYPED_TEST(Reasons, MostCallsAndExchangesAreToldByTheDealsInWhichTheyComeOutAhead) {
  Rng rng(kSeedOfReasons);
  const auto is_call = [](const Action& action) { return !std::holds_alternative<Play>(action); };
  int decided = 0, told = 0;
  for (int hands = 0; hands < 30; ++hands) {
    typename TypeParam::Options options;
    randomize(options, rng);
    MatchState match = start_match(options, testing::random_seat(rng, shape(options)));
    match = must(deal_hand(match, next_dealer(match), testing::random_deal(rng, shape(match))));
    while (hand_in_play(match)) {
      const Seat seat = common(public_view(match)).to_act[0];
      const auto known = knowledge(match, Observer::of(seat));
      const auto& legal = common(known.own).legal;
      if (std::ranges::none_of(legal, is_call)) {  // later ones may call with their first card
        match = must(apply(match, seat, *players::choose(known)));
        continue;
      }
      const auto advice = *players::advise(known, BotLevel::Club, rng());
      const bool chosen = legal.size() > 1 && is_call(advice.action);
      decided += chosen;
      told += chosen && advice.reason.why != Why::BestOnAverage;
      match = must(apply(match, seat, advice.action));
    }
  }
  const bool has_calls = !requires(typename TypeParam::PublicView view) { view.turned; };
  EXPECT_EQ(decided > 0, has_calls);
  EXPECT_GE(10 * told, 8 * decided) << told << " of " << decided;
}

TEST(ReasonsOfTarock, ACallIsToldByItsOwnDealsAndAPassByTheBestOfTheOthers) {
  Rng rng(kSeedOfReasons);
  MatchState match = start_match(tarock::Options{}, Seat::North);
  match = must(deal_hand(match, Seat::North, testing::random_deal(rng, shape(match))));
  const auto known = knowledge(match, Observer::of(common(public_view(match)).to_act[0]));
  const auto reason = [&](const Action& action, int of_pass, int of_bid) {
    const std::vector<imagined::Considered> weighed{{Pass{}, 0, of_pass}, {Bid{1}, 1, of_bid}};
    return players::explain(known, action, weighed);
  };
  EXPECT_EQ(reason(Bid{1}, 20, 60).why, Why::AheadOften);
  EXPECT_EQ(reason(Bid{1}, 20, 60).facts, (bots::Facts{.n = 60}));
  EXPECT_EQ(reason(Pass{}, 70, 30).why, Why::AheadSeldom);
  EXPECT_EQ(reason(Pass{}, 70, 30).facts, (bots::Facts{.n = 30}));
  EXPECT_EQ(reason(Pass{}, 70, 60).why, Why::BestOnAverage);
  EXPECT_EQ(reason(Bid{1}, 0, 0).why, Why::BestOnAverage);
  EXPECT_EQ(players::explain(known, Pass{}, {}).why, Why::BestOnAverage) << "without a deal";
}

TEST(ReasonsOfSjavs, ACallAPassAndATrumpSuitAreToldByTheLongestLength) {
  sjavs::Options options;
  options.calls = sjavs::Calls::Free;
  MatchState match = start_match(options, Seat::North);
  match = must(deal_hand(match, Seat::North,
                         testing::deal("7C TS 7S QH 8H AD KD QD", "JD AH KH TH 9H 9S 8S 7D",
                                       "QS JC KC TC 9C AS 8D 7H", "QC JS JH AC 8C KS TD 9D")));
  const auto reason = [&](const Action& action) {
    return players::explain(knowledge(match, Observer::of(Seat::East)), action, {});
  };
  // East has five with hearts, three with spades, two with diamonds.
  EXPECT_EQ(reason(Bid{5}).why, Why::LongSuit);
  EXPECT_EQ(reason(Bid{5}).facts, (bots::Facts{.n = 5, .suit = Suit::Hearts}));
  EXPECT_EQ(reason(Pass{}).why, Why::TooShort);
  EXPECT_EQ(reason(Pass{}).facts, (bots::Facts{.n = 5}));
  for (const auto& [seat, action] : {SeatAction{Seat::East, Bid{5}},
                                     {Seat::South, Pass{}},
                                     {Seat::West, Pass{}},
                                     {Seat::North, Pass{}}}) {
    match = must(apply(match, seat, action));
  }
  EXPECT_EQ(reason(NameTrump{Suit::Hearts}).why, Why::OnlyChoice);
}

TEST(ReasonsOfSjavs, MostDecisionsHaveOneOfTheirOwn) {
  Rng rng(kSeedOfReasons);
  int decided = 0, own = 0;
  for (int hands = 0; hands < 20; ++hands) {
    MatchState match = start_match(sjavs::Options{}, Seat::North);
    match = must(deal_hand(match, Seat::North, testing::random_deal(rng, shape(match))));
    while (hand_in_play(match)) {
      for (const Seat seat : kAllSeats) {
        const auto known = knowledge(match, Observer::of(seat));
        const auto advice = players::advise(known, BotLevel::Learner, rng());
        if (!advice) continue;
        ++decided;
        own += advice->reason.why != Why::BestOnAverage;
        match = must(apply(match, seat, advice->action));
        break;
      }
    }
  }
  EXPECT_GT(own, decided * 8 / 10) << own << " of " << decided;
}

}  // namespace
}  // namespace avinas::games
