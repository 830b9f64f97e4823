// SPDX-License-Identifier: MIT
// The solver beside plain minimax by the rules themselves, and beside the simplest search.
#include "players/solver/solver.hpp"

#include <gtest/gtest.h>

#include "engine/avinas/model/scoring.hpp"
#include "engine/avinas/rules/play.hpp"
#include "tests/support/plain_search.hpp"
#include "tests/support/random_play.hpp"

namespace avinas {
namespace {

using namespace testing;
using solver::Aim;
using solver::OpenHand;
using solver::Solver;

/// A hand played at random until that trick begins or the hand ends, by the engine.
MatchState played_until(int trick, Rng& rng) {
  while (true) {
    MatchState state = start_match({}, Seat::North);
    state = must(deal_hand(std::move(state), Seat::North, random_deal(rng)));
    while (hand_in_play(state)) {
      const auto* playing = std::get_if<Playing>(&state.phase);
      if (playing && playing->trick.number == trick &&
          playing->contract.knock == KnockLevel::None) {
        return state;
      }
      auto next = random_action(state, rng);
      if (std::holds_alternative<Stop>(next.action)) continue;
      state = must(apply(std::move(state), next.seat, next.action));
    }
  }
}

/// Card points or pips of the declarers, as the engine writes the hand down.
int points_at_end(const MatchState& state) {
  const HandResult result = hand_so_far(state)->result;
  return result.points[side_of(*result.declarer)];
}
int pips_at_end(const MatchState& state) {
  const HandResult result = hand_so_far(state)->result;
  const auto pips = penalty_pips(result.points[side_of(*result.declarer)],
                                 result.points[other_side(side_of(*result.declarer))]);
  return pips.against_declarers ? -pips.pips : pips.pips;
}

/// Plain minimax by the engine: every lawful action of every player, to the end of the hand.
template <typename Value>
int minimax(const MatchState& state, bool declarers_maximise, Value value) {
  const auto* playing = std::get_if<Playing>(&state.phase);
  if (!playing) return value(state);
  const Seat turn = trick_turn(playing->trick);
  const bool maximise =
      (side_of(turn) == side_of(playing->contract.declarer)) == declarers_maximise;
  int best = maximise ? -1000 : 1000;
  for (const Action& action : legal_actions(state, turn)) {
    if (!std::holds_alternative<Play>(action)) continue;
    const int next = minimax(must(apply(state, turn, action)), declarers_maximise, value);
    best = maximise ? std::max(best, next) : std::min(best, next);
  }
  return best;
}

int minimax_points(const MatchState& state, Aim aim) {
  return minimax(state, aim == Aim::Most, points_at_end);
}

/// The same in pips; the declarers may stop whenever they like (R4.6).
int minimax_pips(const MatchState& state) {
  const auto* playing = std::get_if<Playing>(&state.phase);
  if (!playing) return pips_at_end(state);
  const Seat declarer = playing->contract.declarer, turn = trick_turn(playing->trick);
  const bool maximise = side_of(turn) == side_of(declarer);
  int best = maximise ? -1000 : 1000;
  for (const Action& action : legal_actions(state, turn)) {
    if (!std::holds_alternative<Play>(action)) continue;
    const int next = minimax_pips(must(apply(state, turn, action)));
    best = maximise ? std::max(best, next) : std::min(best, next);
  }
  return std::max(best, pips_at_end(must(apply(state, declarer, Stop{}))));
}

const Playing& playing(const MatchState& state) { return std::get<Playing>(state.phase); }

/// Lays some cards to the trick, so that positions in its middle are asked as well.
void play_some(MatchState& state, Rng& rng) {
  for (std::size_t n = pick(rng, 4); n > 0; --n) {
    const Seat turn = trick_turn(playing(state).trick);
    auto actions = legal_actions(state, turn);
    std::erase_if(actions, [](const Action& a) { return !std::holds_alternative<Play>(a); });
    state = must(apply(std::move(state), turn, actions[pick(rng, actions.size())]));
  }
}

constexpr std::uint64_t kSeedOfEndings = 20261;

TEST(Solver, AgreesWithMinimaxByTheEngineOnThousandsOfEndings) {
  Rng rng(kSeedOfEndings);
  Solver solver;
  for (int i = 0; i < 3000; ++i) {
    SCOPED_TRACE("seed " + std::to_string(kSeedOfEndings) + ", ending " + std::to_string(i));
    MatchState state = played_until(i % 100 == 0 ? 5 : 6 + i % 2, rng);
    play_some(state, rng);
    const OpenHand open = open_hand_of(playing(state));
    const Aim aim = i % 3 == 0 ? Aim::Least : Aim::Most;
    const int points = minimax_points(state, aim);
    ASSERT_EQ(solver.points(open, aim), points);
    ASSERT_TRUE(solver.reaches(open, points, aim));
    ASSERT_FALSE(solver.reaches(open, points + 1, aim));
    if (playing(state).contract.bid > 0) {
      ASSERT_EQ(solver.pips(open), minimax_pips(state));
    }
    for (const auto& [card, value] : solver.points_of_cards(open, aim)) {
      const Seat turn = open.turn();
      ASSERT_EQ(value, minimax_points(must(apply(state, turn, Play{card})), aim)) << to_text(card);
    }
  }
}

TEST(Solver, AllEightTricksAreThoseOfPlainMinimax) {
  Rng rng(kSeedOfEndings + 1);
  Solver solver;
  int taken = 0;
  for (int i = 0; i < 1000; ++i) {
    SCOPED_TRACE("seed " + std::to_string(kSeedOfEndings + 1) + ", ending " + std::to_string(i));
    MatchState state = played_until(6, rng);
    play_some(state, rng);
    const Side declarers = side_of(playing(state).contract.declarer);
    OpenHand open = open_hand_of(playing(state));
    // As if all tricks so far had been theirs.
    open.tricks[declarers] += open.tricks[other_side(declarers)];
    open.tricks[other_side(declarers)] = 0;
    const int others = minimax(state, true, [&](const MatchState& end) {
      const HandResult result = hand_so_far(end)->result;
      return -result.tricks[other_side(declarers)];
    });
    const bool all = -others == playing(state).tricks[other_side(declarers)];
    taken += all;
    ASSERT_EQ(solver.takes_all(open), all);
  }
  EXPECT_GT(taken, 50);
  EXPECT_LT(taken, 950);
}

TEST(Solver, TheMiddleOfHandsAgreesWithTheSimplestSearch) {
  Rng rng(kSeedOfEndings + 4);
  Solver solver;  // remembers all of them, so that positions taken for others would show
  for (int i = 0; i < 300; ++i) {
    SCOPED_TRACE("seed " + std::to_string(kSeedOfEndings + 4) + ", position " + std::to_string(i));
    const MatchState state = played_until(i % 2 == 0 ? 3 : 4, rng);
    const OpenHand hand = open_hand_of(playing(state));
    const int points = solver.points(hand);
    PlainSearch plain;
    ASSERT_TRUE(plain.reaches(hand, points));
    ASSERT_FALSE(plain.reaches(hand, points + 1));
  }
}

TEST(Solver, AllTricksFromTheMiddleOfHandsAreThoseOfTheSimplestSearch) {
  Rng rng(kSeedOfEndings + 6);
  Solver solver;  // remembers all of them, so that positions taken for others would show
  int taken = 0;
  for (int i = 0; i < 2000; ++i) {
    SCOPED_TRACE("seed " + std::to_string(kSeedOfEndings + 6) + ", position " + std::to_string(i));
    OpenHand hand = open_hand_of(playing(played_until(i % 4 == 0 ? 4 : 5, rng)));
    hand.tricks[side_of(hand.declarer)] = hand.trick() - 1;
    hand.tricks[other_side(side_of(hand.declarer))] = 0;
    const bool all = PlainSearch::takes_all(hand);
    taken += all;
    ASSERT_EQ(solver.takes_all(hand), all);
  }
  EXPECT_GT(taken, 50);
  EXPECT_LT(taken, 1950);
}

TEST(Solver, ABoardWithTheTrumpSevenIsNotOneWithTheQueenOfClubsInItsPlace) {
  Rng rng(kSeedOfEndings + 5);
  Solver solver;
  const Card top(Rank::Queen, Suit::Clubs), seven(Rank::Seven, Suit::Hearts);
  for (int i = 0; i < 300; ++i) {
    SCOPED_TRACE("seed " + std::to_string(kSeedOfEndings + 5) + ", ending " + std::to_string(i));
    std::vector<Card> cards, others;
    CardSet::full_pack().for_each([&](Card card) {
      if (card.rank() == Rank::Queen) cards.push_back(card);
      if (card.rank() != Rank::Queen && card != seven) others.push_back(card);
    });
    std::shuffle(others.begin(), others.end(), rng);
    cards.insert(cards.end(), others.begin(), others.begin() + 8);
    std::shuffle(cards.begin(), cards.end(), rng);
    OpenHand hand;
    hand.trump = Suit::Hearts;
    hand.tricks[Side::EastWest] = 5;
    for (std::size_t k = 0; k < 12; ++k) hand.held[static_cast<Seat>(k / 3)].insert(cards[k]);
    OpenHand other = hand;
    for (const Seat seat : kAllSeats) {
      if (!hand.held[seat].contains(top)) continue;
      other.held[seat].erase(top);
      other.held[seat].insert(seven);
    }
    for (OpenHand each : {hand, other}) {
      int left = 0;
      for (const CardSet held : each.held.items) {
        held.for_each([&](Card card) { left += card.points(); });
      }
      each.points[Side::EastWest] = 120 - left;
      const int points = solver.points(each);
      ASSERT_TRUE(PlainSearch().reaches(each, points));
      ASSERT_FALSE(PlainSearch().reaches(each, points + 1));
    }
  }
}

TEST(Solver, WholeDealsAgreeWithTheSimplestSearch) {
  Rng rng(kSeedOfEndings + 2);
  for (int i = 0; i < 12; ++i) {
    SCOPED_TRACE("seed " + std::to_string(kSeedOfEndings + 2) + ", deal " + std::to_string(i));
    const OpenHand hand = random_open_hand(rng);
    Solver solver;
    PlainSearch plain;
    const int points = solver.points(hand);
    ASSERT_TRUE(plain.reaches(hand, points));
    ASSERT_FALSE(plain.reaches(hand, points + 1));
  }
}

TEST(Solver, BoardsThatDifferInTwoHighCardsAreToldApart) {
  const auto cards = [](std::initializer_list<std::string_view> names) {
    CardSet set;
    for (const std::string_view name : names) set.insert(*parse_card(name));
    return set;
  };
  OpenHand hand;
  hand.trump = Suit::Diamonds;
  hand.declarer = hand.leader = Seat::South;
  hand.held[Seat::North] = cards({"JC", "8C", "7C", "QS", "9S", "AH", "KH", "JD"});
  hand.held[Seat::East] = cards({"AC", "QC", "AS", "TS", "9H", "TD", "9D", "8D"});
  hand.held[Seat::South] = cards({"TC", "JS", "8S", "QH", "8H", "KD", "QD", "7D"});
  hand.held[Seat::West] = cards({"KC", "9C", "KS", "7S", "TH", "JH", "7H", "AD"});
  ASSERT_EQ(Solver().points(hand), 64);
  Solver solver;
  ASSERT_FALSE(solver.reaches(hand, 71));
  ASSERT_FALSE(solver.reaches(hand, 65));
}

TEST(OpenHand, LawfulCardsAndTricksAreTheEnginesInWholeHands) {
  Rng rng(kSeedOfEndings + 3);
  for (int i = 0; i < 300; ++i) {
    SCOPED_TRACE("seed " + std::to_string(kSeedOfEndings + 3) + ", hand " + std::to_string(i));
    MatchState state = played_until(1, rng);
    OpenHand open = open_hand_of(playing(state));
    while (std::holds_alternative<Playing>(state.phase)) {
      const Seat turn = trick_turn(playing(state).trick);
      ASSERT_EQ(open.turn(), turn);
      CardSet lawful;
      std::vector<Action> plays;
      for (const Action& action : legal_actions(state, turn)) {
        const auto* play = std::get_if<Play>(&action);
        if (!play) continue;
        lawful.insert(play->card);
        plays.push_back(action);
      }
      ASSERT_EQ(lawful_cards(open), lawful);
      const Action next = plays[pick(rng, plays.size())];
      open = after(open, std::get<Play>(next).card);
      state = must(apply(std::move(state), turn, next));
      if (const auto* now = std::get_if<Playing>(&state.phase)) {
        ASSERT_EQ(open.points, now->points);
        ASSERT_EQ(open.leader, now->trick.leader);
      }
    }
  }
}

}  // namespace
}  // namespace avinas
