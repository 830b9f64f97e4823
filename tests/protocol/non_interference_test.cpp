// SPDX-License-Identifier: MIT
// R7.1: the bytes an observer gets depend on nothing that he may not know. And the test of the
// test: each planted leak must be found.
#include <gtest/gtest.h>

#include <algorithm>

#include "protocol/codec.hpp"
#include "tests/support/other_worlds.hpp"

namespace avinas {
using namespace testing;

constexpr std::uint64_t kSeed = 20'261;
constexpr long kPositions = 20'000;

std::string bytes_of(const View& shown) {
  const protocol::CommonView common{std::make_shared<const protocol::TableInfo>(), shown};
  return protocol::encode_view({std::make_shared<const protocol::CommonView>(common), {}, shown});
}

std::string honest(const MatchState& state, Observer observer) {
  return bytes_of(view(state, observer));
}

TEST(NonInterference, R7_1_BytesOfEveryObserverAreTheSameInEveryWorldHeCannotTellApart) {
  const Interference result = look_for_interference(kSeed, kPositions, honest);
  EXPECT_EQ(result.found, "");
  EXPECT_GT(result.worlds, kPositions);  // the worlds really differ
}

/// A view with something added to it that its observer may not know.
using Leak = void (*)(View&, const MatchState&, Observer);

void leak_spectator_hand(View& v, const MatchState& s, Observer o) {
  if (!o.seat) v.hand.push_back(hand_of(s)->dealt[Seat::North][0]);
}
void leak_partners_fourth_card(View& v, const MatchState& s, Observer o) {
  const HandInPlay& hand = *hand_of(s);
  if (o.is(left_of(hand.dealer))) {
    v.private_look.push_back({partner_of(hand.dealer), 4, hand.dealt[partner_of(hand.dealer)][3]});
  }
}
void leak_dealers_look_to_spectator(View& v, const MatchState& s, Observer o) {
  if (!o.seat) v.private_look = hand_of(s)->exposure.private_look;
}
void leak_face_down_card(View& v, const MatchState& s, Observer) {
  const auto* playing = std::get_if<Playing>(&s.phase);
  if (!playing || playing->trick.cards.empty() || !v.trick) return;
  TrickView open;
  open.number = v.trick->number;
  for (const PlayedCard& p : playing->trick.cards) open.cards.push_back({p.seat, p.play.card});
  v.trick = open;
}
void leak_signal(View& v, const MatchState& s, Observer) {
  const auto* playing = std::get_if<Playing>(&s.phase);
  if (!playing || playing->trick.cards.empty()) return;
  v.trick->cards[0].signal = playing->trick.cards[0].play.signal;
}
void leak_others_legal_actions(View& v, const MatchState& s, Observer o) {
  for (Seat seat : kAllSeats) {
    if (o.is(seat)) continue;
    for (const Action& action : legal_actions(s, seat)) v.legal.push_back(action);
  }
}
void leak_number_of_legal_actions(View& v, const MatchState& s, Observer) {
  for (Seat seat : kAllSeats) v.sevens += static_cast<int>(legal_actions(s, seat).size());
}
void leak_trumps_in_card_counts(View& v, const MatchState& s, Observer) {
  for (Seat seat : kAllSeats) {
    const int trumps = (hand_of(s)->held[seat] & court_trumps()).size();
    v.card_counts[seat] = static_cast<std::uint8_t>(trumps);
  }
}
void leak_by_order_of_exposed_cards(View& v, const MatchState& s, Observer) {
  const bool holds = hand_of(s)->held[Seat::North].contains(Card(Rank::Queen, Suit::Clubs));
  if (holds && v.exposed.size() > 1) std::swap(v.exposed[0], v.exposed[1]);
}
void leak_the_deal_early(View& v, const MatchState& s, Observer) {
  if (const auto hand = hand_so_far(s)) v.finished = *hand;
}
void leak_older_trick(View& v, const MatchState& s, Observer) {
  for (const SeatAction& taken : hand_of(s)->actions) {
    if (const auto* play = std::get_if<Play>(&taken.action)) {
      if (v.ranked.size() < kHandSize) v.ranked.push_back(play->card);
      return;
    }
  }
}
void leak_points_of_the_open_trick(View& v, const MatchState& s, Observer) {
  const auto* playing = std::get_if<Playing>(&s.phase);
  if (!playing) return;
  for (const PlayedCard& p : playing->trick.cards)
    if (v.points) (*v.points)[Side::NorthSouth] += p.play.card.points();
}
void leak_points_that_are_not_shown(View& v, const MatchState& s, Observer) {
  const auto* playing = std::get_if<Playing>(&s.phase);
  if (playing && s.options.points_shown == PointsShown::No) {
    v.points = of_pairs(playing->points);
  }
}
void leak_that_a_face_down_card_is_a_trump(View& v, const MatchState& s, Observer) {
  const auto* playing = std::get_if<Playing>(&s.phase);
  if (!playing || !v.trick || v.trick->cards.empty() || v.trick->cards[0].card) return;
  v.trick->cards[0].trump = playing->trick.cards[0].play.card.points() > 4;
}
void leak_overbid_early(View& v, const MatchState& s, Observer) {
  const auto* playing = std::get_if<Playing>(&s.phase);
  if (!playing || playing->contract.bid == 0) return;
  CardSet dealt;
  for (Card card : playing->hand.dealt[playing->contract.declarer]) dealt.insert(card);
  if (length_in(dealt, playing->trump) < playing->contract.bid) v.knock = KnockLevel::KnockAgain;
}
void leak_declarers_best_suit(View& v, const MatchState& s, Observer) {
  const auto* opening = std::get_if<OpeningLead>(&s.phase);
  if (opening) v.sevens = longest_length(opening->hand.held[opening->contract.declarer]);
}

struct PlantedLeak {
  const char* name;
  Leak leak;
};

class PlantedLeaks : public ::testing::TestWithParam<PlantedLeak> {};

TEST_P(PlantedLeaks, TurnTheTestRed) {
  const Leak leak = GetParam().leak;
  const auto leaky = [leak](const MatchState& state, Observer observer) {
    View shown = view(state, observer);
    leak(shown, state, observer);
    return bytes_of(shown);
  };
  EXPECT_NE(look_for_interference(kSeed, kPositions, leaky).found, "");
}

INSTANTIATE_TEST_SUITE_P(
    NonInterference, PlantedLeaks,
    ::testing::Values(PlantedLeak{"SpectatorHand", leak_spectator_hand},
                      PlantedLeak{"PartnersFourthCard", leak_partners_fourth_card},
                      PlantedLeak{"DealersLookToSpectator", leak_dealers_look_to_spectator},
                      PlantedLeak{"FaceDownCard", leak_face_down_card},
                      PlantedLeak{"Signal", leak_signal},
                      PlantedLeak{"OthersLegalActions", leak_others_legal_actions},
                      PlantedLeak{"NumberOfLegalActions", leak_number_of_legal_actions},
                      PlantedLeak{"TrumpsInCardCounts", leak_trumps_in_card_counts},
                      PlantedLeak{"OrderOfExposedCards", leak_by_order_of_exposed_cards},
                      PlantedLeak{"TheDealEarly", leak_the_deal_early},
                      PlantedLeak{"OlderTrick", leak_older_trick},
                      PlantedLeak{"PointsOfTheOpenTrick", leak_points_of_the_open_trick},
                      PlantedLeak{"PointsThatAreNotShown", leak_points_that_are_not_shown},
                      PlantedLeak{"FaceDownCardInItsMark", leak_that_a_face_down_card_is_a_trump},
                      PlantedLeak{"OverbidEarly", leak_overbid_early},
                      PlantedLeak{"DeclarersBestSuit", leak_declarers_best_suit}),
    [](const auto& tested) { return std::string(tested.param.name); });

}  // namespace avinas
