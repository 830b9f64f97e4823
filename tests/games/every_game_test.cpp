// SPDX-License-Identifier: MIT
// The promises that every game keeps, asked by random play of each game of the house, and of the
// toy that sits two, three or four.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "engine/games/match.hpp"
#include "tests/support/any_options.hpp"
#include "tests/support/toy_game.hpp"

namespace avinas::games {
namespace {

using testing::must;
using testing::pick;
using testing::randomize;
using testing::Rng;

constexpr std::uint64_t kSeed = 20261126;

/// The cards of all packs.
std::vector<Card> every_card() {
  std::vector<Card> all;
  for (const Suit suit : kAllSuits) {
    for (int rank = 0; rank < kRanks; ++rank) all.emplace_back(static_cast<Rank>(rank), suit);
  }
  return all;
}

/// Every action that could be thought of, of all games; cards laid away are of this game's pack.
std::vector<Action> every_action(const Shape& shape) {
  static const std::vector<Action> kEvery = [] {
    std::vector<Action> all{Pass{}, Knock{}, Stop{}, Take{}, Fold{}};
    for (int length = 0; length <= Bid::kMostSaid; ++length) all.push_back(Bid{length});
    for (int length = 0; length <= 13; ++length) all.push_back(Better{length});
    for (const Suit suit : kAllSuits) all.push_back(NameTrump{suit});
    for (const Card card : every_card()) {
      all.insert(all.end(), {Play{card}, Play{card, true}, Play{card, true, Signal::Valuable},
                             Play{card, true, Signal::Worthless},
                             Play{card, false, Signal::Valuable}, Ask{card}, Give{card}});
    }
    return all;
  }();
  std::vector<Action> all = kEvery;
  const std::span<const Card> pack = shape.pack;
  const bool three = shape.rest() > 2;
  for (std::size_t i = 0; i < pack.size(); ++i) {
    all.push_back(Lay{pack[i]});
    for (std::size_t j = 0; j < i; ++j) {
      all.push_back(Lay{pack[i], pack[j]});
      for (std::size_t k = 0; three && k < j; ++k) all.push_back(Lay{pack[i], pack[j], pack[k]});
    }
  }
  return all;
}

template <typename Match>
std::vector<SeatAction> all_legal(const Match& match) {
  std::vector<SeatAction> all;
  for (const Seat seat : kAllSeats) {
    for (const Action& action : legal_actions(match, seat)) all.push_back({seat, action});
  }
  return all;
}

/// A stop ends a hand early: most of them are left out.
template <typename Match>
SeatAction random_action(const Match& match, Rng& rng) {
  auto all = all_legal(match);
  const auto is_stop = [](const SeatAction& a) { return std::holds_alternative<Stop>(a.action); };
  const bool other = std::ranges::any_of(all, [&](const auto& a) { return !is_stop(a); });
  if (other && pick(rng, 40) != 0) std::erase_if(all, is_stop);
  return all[pick(rng, all.size())];
}

/// A dealt hand and what was done in it.
struct Hand {
  Seat dealer;
  ClaimedDeal deal;
  std::vector<SeatAction> actions;
};

template <typename G>
class EveryGame : public ::testing::Test {
 protected:
  using Match = typename G::MatchState;
  Rng rng{kSeed};

  Match new_match() {
    typename G::Options options;
    randomize(options, rng);
    return start_match(options, testing::random_seat(rng, shape(options)));
  }

  /// Plays a match by random lawful actions; `at` sees every state in which a hand is in play.
  template <typename At>
  Match play(Match match, std::vector<Hand>& hands, std::size_t most_hands, At at) {
    while (!outcome_of(match) && hands.size() < most_hands) {
      const Seat dealer = next_dealer(match);
      hands.push_back({dealer, testing::random_deal(rng, shape(match.options)), {}});
      match = must(deal_hand(std::move(match), dealer, hands.back().deal));
      while (hand_in_play(match)) {
        at(match);
        const SeatAction next = random_action(match, rng);
        hands.back().actions.push_back(next);
        match = must(apply(std::move(match), next.seat, next.action));
      }
    }
    return match;
  }
};

using TestedGames = AllAndToy::Apply<::testing::Types>;
struct Names {
  template <typename G>
  static std::string GetName(int) {
    return std::string(G::kName);
  }
};
TYPED_TEST_SUITE(EveryGame, TestedGames, Names);

TYPED_TEST(EveryGame, ListsAsLegalJustWhatItAccepts) {
  for (int i = 0; i < 12; ++i) {
    std::vector<Hand> hands;
    this->play(this->new_match(), hands, 3, [](const auto& match) {
      const auto every = every_action(shape(match.options));
      for (const Seat seat : kAllSeats) {
        const auto legal = legal_actions(match, seat);
        std::size_t accepted = 0;
        for (const Action& action : every) {
          const bool applied =
              std::holds_alternative<typename TypeParam::MatchState>(apply(match, seat, action));
          ASSERT_EQ(applied, !check(match, seat, action).has_value());
          ASSERT_EQ(applied, std::ranges::find(legal, action) != legal.end())
              << "kind " << action.index();
          accepted += applied;
        }
        ASSERT_EQ(accepted, legal.size());
      }
    });
  }
}

TYPED_TEST(EveryGame, NamesRulesOfOneRuleBookAloneWhenItRefuses) {
  std::set<char> letters;
  std::vector<Hand> hands;
  this->play(this->new_match(), hands, 2, [&](const auto& match) {
    for (const Action& action : every_action(shape(match.options))) {
      if (const auto wrong = check(match, Seat::North, action)) letters.insert(wrong->rule.at(0));
    }
  });
  EXPECT_EQ(letters.size(), 1u);
}

/// Card points of a hand that lie in no trick.
template <typename Hand>
int points_beside_tricks(const Hand& hand) {
  if constexpr (requires { hand.result.lies; }) return hand.result.lies;
  return 0;
}

template <typename All>
int points_of_the_pack(const All& all) {
  int points = 0;
  for (const Card card : shape(all.options).pack) points += order_in_view(all)->points_of(card);
  return points;
}

/// Cards that lie face down in rows, in no hand.
template <typename All>
int cards_in_rows(const All& all) {
  int lying = 0;
  if constexpr (requires { all.rows; }) {
    if (!all.rows) return lying;
    for (const auto& row : all.rows->items) {
      for (const auto& place : row) lying += !place.turned;
    }
  }
  return lying;
}

TYPED_TEST(EveryGame, KeepsEveryCardAndEveryPoint) {
  int played_out = 0;
  for (int i = 0; i < 40; ++i) {
    std::vector<Hand> hands;
    const auto end = this->play(this->new_match(), hands, 1, [](const auto& match) {
      const auto all = public_view(match);
      const auto own = own_view(match, Observer::spectator());
      const Shape due = shape(match.options);
      int cards = cards_in_rows(all);
      for (const Side side : due.seating.sides()) cards += due.seating.seats * all.tricks[side];
      for (const Seat seat : kAllSeats) cards += all.card_counts[seat];
      if (own.trick) cards += static_cast<int>(own.trick->cards.size());
      const int all_cards = static_cast<int>(due.pack.size());
      const bool taken = std::ranges::any_of(
          all.to_act, [&](Seat seat) { return all.card_counts[seat] == due.each + due.rest(); });
      ASSERT_EQ(cards, taken ? all_cards : all_cards - due.rest());
    });
    const auto all = public_view(end);
    int tricks = 0, points = 0;
    for (const Side side : shape(end.options).seating.sides()) {
      tricks += all.tricks[side];
      points += all.points.value()[side];
    }
    if (tricks < shape(end.options).each) continue;
    ++played_out;
    EXPECT_EQ(points + points_beside_tricks(*hand_so_far(end)), points_of_the_pack(all));
  }
  EXPECT_GT(played_out, 10);
}

TYPED_TEST(EveryGame, EndsEveryMatchAndItsLastHandIsLaidOpen) {
  for (int i = 0; i < 30; ++i) {
    std::vector<Hand> hands;
    const auto end = this->play(this->new_match(), hands, 2000, [](const auto&) {});
    ASSERT_TRUE(outcome_of(end)) << "no end after " << hands.size() << " hands";
    EXPECT_EQ(end.hands_dealt, static_cast<int>(hands.size()));
    const auto view = public_view(end);
    EXPECT_EQ(view.phase, ViewPhase::MatchOver);
    EXPECT_TRUE(view.finished && view.outcome);
    EXPECT_TRUE(all_legal(end).empty());
  }
}

TYPED_TEST(EveryGame, ComesToTheSameEndWhenItIsPlayedAgain) {
  for (int i = 0; i < 30; ++i) {
    std::vector<Hand> hands;
    const auto begin = this->new_match();
    const auto end = this->play(begin, hands, 2000, [](const auto&) {});
    auto again = start_match(begin.options, hands.front().dealer);
    for (const Hand& hand : hands) {
      again = must(deal_hand(std::move(again), hand.dealer, hand.deal));
      for (const auto& [seat, action] : hand.actions)
        again = must(apply(std::move(again), seat, action));
    }
    EXPECT_EQ(public_view(again), public_view(end));
    EXPECT_EQ(hand_so_far(again), hand_so_far(end));
    EXPECT_EQ(outcome_of(again), outcome_of(end));
  }
}

TYPED_TEST(EveryGame, IsGivenUpWithTheHandInPlayLaidOpenAndNothingScored) {
  std::vector<Hand> hands;
  this->play(this->new_match(), hands, 2, [&](const auto& match) {
    const auto given_up = abandon(match);
    ASSERT_FALSE(hand_in_play(given_up));
    ASSERT_EQ(given_up.sheet, match.sheet);
    ASSERT_EQ(hand_so_far(given_up), hand_so_far(match));
    ASSERT_TRUE(public_view(given_up).finished);
    ASSERT_FALSE(outcome_of(given_up));
    const auto wrong = check_deal(given_up, next_dealer(given_up), hands.back().deal);
    ASSERT_TRUE(wrong);
    ASSERT_EQ(wrong->what, Violation::MatchGivenUp);
  });
}

TYPED_TEST(EveryGame, RefusesAMoveOfAnotherGameAndADealThatIsNone) {
  // Each game of the list lacks one of these, or both.
  const std::vector<Action> words{Better{5}, Knock{}};
  std::vector<Hand> hands;
  this->play(this->new_match(), hands, 2, [&](const auto& match) {
    for (const Seat seat : kAllSeats) {
      const auto foreign = std::ranges::count_if(words, [&](const Action& word) {
        const auto wrong = check(match, seat, word);
        return wrong && wrong->what == Violation::NotOfThisGame;
      });
      ASSERT_GE(foreign, 1);
    }
  });
  const auto match = this->new_match();
  const Seat dealer = next_dealer(match);
  ClaimedDeal deal = testing::random_deal(this->rng, shape(match.options));
  EXPECT_FALSE(check_deal(match, dealer, deal));
  EXPECT_TRUE(check_deal(match, left_of(dealer), deal));
  EXPECT_TRUE(check_deal(match, partner_of(dealer), deal));
  deal[Seat::North][0] = deal[Seat::South][0];
  EXPECT_TRUE(check_deal(match, dealer, deal));
}

TEST(Deals, HoldHandsOfAnySizeAndTheCardsThatNobodyWasDealt) {
  Deal deal(10, 3, 2);
  std::size_t next = 0;
  for (const Seat seat : {Seat::North, Seat::East, Seat::South}) {
    for (Card& card : deal[seat]) card = kPack[next++];
  }
  for (Card& card : deal.rest()) card = kPack[next++];
  EXPECT_EQ(next, kPack.size());
  EXPECT_TRUE(deal[Seat::West].empty());
  EXPECT_EQ(deal[Seat::East][0], kPack[10]);
  EXPECT_EQ(deal.rest()[1], kPack[31]);
  const Deal same = deal;
  deal.rest()[1] = kPack[0];
  EXPECT_NE(deal, same);
}

}  // namespace
}  // namespace avinas::games
