// SPDX-License-Identifier: MIT
// Asks the search for points, marks and pips.
#include "players/solver/solver.hpp"

#include <algorithm>

#include "engine/avinas/model/ranking.hpp"
#include "players/solver/on_board.hpp"

namespace avinas::solver {
namespace {

constexpr FixedDeck kDeck;
constexpr int kPoints = 120;
constexpr int kToWin = 61;
/// Another card of the same hand is mostly worth nearly the same.
constexpr int kStepToNextCard = 3;

/// A result of a no-sevens game that declarers reach, or miss, by card points alone (R4.8), best
/// first.
struct Mark {
  int pips = 0;
  int points = 0;      ///< the declarers have to reach so many
  int defenders = 59;  ///< before the defenders have more than this
};
constexpr std::array<Mark, 5> kMarks{
    {{3, kToWin, 0}, {2, kToWin, 30}, {1, kToWin, 59}, {-2, 31, 119}, {-4, 1, 119}}};
constexpr int kWorstPips = -6;

/// By so many half points a side's expectation rises over the other's with this card.
int worth_of(Card card, Suit trump) {
  if (card == Card(Rank::Queen, Suit::Clubs)) return 42;
  if (card == Card(Rank::Queen, Suit::Spades)) return 26;
  if (card == Card(Rank::Queen, Suit::Hearts)) return 20;
  return card.rank() == Rank::Ace || is_trump(card, trump) ? 14 : 0;
}

/// A guess of the declarers' points in the end if they want the most: from 20,000 solved deals, two
/// of three times within 15.
int expected_points(const OpenHand& hand) {
  const Side declarers = side_of(hand.declarer);
  constexpr int kLead = 12;
  int halves = side_of(hand.leader) == declarers ? kLead : -kLead;
  for (const Seat seat : kAllSeats) {
    const int sign = side_of(seat) == declarers ? 1 : -1;
    hand.held[seat].for_each([&](Card card) { halves += sign * worth_of(card, hand.trump); });
  }
  return (kPoints + hand.points[declarers] - hand.points[other_side(declarers)] + halves) / 2;
}

/// The beginning of a search for an exact value, and how far apart it looks for bounds.
struct Start {
  int guess = 0, step = 0;
};
Start start_of(const OpenHand& hand, Aim aim) {
  return aim == Aim::Most ? Start{expected_points(hand), 6} : Start{kToWin, kPoints};
}

Game game_for(Counting counting, Aim aim, int slack = 0) {
  return {counting, aim == Aim::Most, slack};
}

}  // namespace

class Solver::Search : public solver::Search<FixedDeck> {
 public:
  explicit Search(std::size_t positions) : solver::Search<FixedDeck>(positions, kDeck) {}

  /// Points of the declarers in the end.
  int exact(const OpenHand& hand, Aim aim, Start start) {
    const int had = hand.points[side_of(hand.declarer)];
    const int most = kPoints - had - hand.points[other_side(side_of(hand.declarer))];
    return had + solver::Search<FixedDeck>::exact(on_board(hand), game_for(Counting::Points, aim),
                                                  most, start.guess - had, start.step);
  }

  bool reaches(const OpenHand& hand, int points, Aim aim) {
    const int need = points - hand.points[side_of(hand.declarer)];
    return need <= 0 || bound(on_board(hand), game_for(Counting::Points, aim), need) >= need;
  }

  int pips(const OpenHand& hand) {
    const Side declarers = side_of(hand.declarer);
    const int had = hand.points[declarers], others = hand.points[other_side(declarers)];
    for (const Mark& mark : kMarks) {
      if (others > mark.defenders) continue;
      // Nothing is to be raced for where the declarers' points alone decide.
      const bool race = mark.defenders < 59;
      const int need = mark.points - had;
      if (need <= 0) return mark.pips;
      const int slack = race ? kPoints - mark.points - mark.defenders : 0;
      const int value = bound(on_board(hand), game_for(Counting::Points, Aim::Most, slack), need);
      if (value >= need) return mark.pips;
    }
    return kWorstPips;
  }

  template <typename Value>
  CardValues of_cards(const OpenHand& hand, Value value) {
    CardValues values;
    lawful_cards(hand).for_each([&](Card card) {
      values.push_back({card, value(after(hand, card))});
    });
    return values;
  }
};

Solver::Solver(std::size_t positions) : search_(std::make_unique<Search>(positions)) {}
Solver::~Solver() = default;

int Solver::points(const OpenHand& hand, Aim aim) {
  return search_->exact(hand, aim, start_of(hand, aim));
}

bool Solver::reaches(const OpenHand& hand, int points, Aim aim) {
  return search_->reaches(hand, points, aim);
}

bool Solver::takes_all(const OpenHand& hand, Aim aim) {
  if (hand.tricks[other_side(side_of(hand.declarer))] > 0) return false;
  const int need = 9 - hand.trick();
  return need == 0 || search_->bound(on_board(hand), game_for(Counting::Tricks, aim), need) >= need;
}

int Solver::pips(const OpenHand& hand) { return search_->pips(hand); }

CardValues Solver::points_of_cards(const OpenHand& hand, Aim aim) {
  Start start = start_of(hand, aim);
  return search_->of_cards(hand, [&](const OpenHand& next) {
    start = {search_->exact(next, aim, start), kStepToNextCard};
    return start.guess;
  });
}

CardValues Solver::pips_of_cards(const OpenHand& hand) {
  return search_->of_cards(hand, [&](const OpenHand& next) { return search_->pips(next); });
}

void Solver::allow_until(std::uint64_t work) { search_->allow_until(work); }

std::uint64_t Solver::work() const { return search_->work(); }

}  // namespace avinas::solver
