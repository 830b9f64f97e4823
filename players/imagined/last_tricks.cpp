// SPDX-License-Identifier: MIT
// Alpha-beta over the cards that are left; positions are few, so none is kept.
#include "players/imagined/last_tricks.hpp"

#include <algorithm>

namespace avinas::imagined {
namespace {

constexpr int kAll = 1000;  ///< beyond any difference of points

class Search {
 public:
  Search(const PerSeat<CardSet>& held, const Order& order, Duty duty)
      : held_(held), order_(order), duty_(duty) {}

  /// The difference from here on for the side of the seat to play, within the bounds.
  int value(const Trick& trick, int low, int high, Card* best = nullptr) {
    const Seat seat = trick_turn(trick);
    if (held_[seat].empty()) return 0;
    const CardSet cards =
        trick.cards.empty() ? held_[seat] : playable(held_[seat], trick, order_, duty_);
    int most = -kAll;
    cards.for_each([&](Card card) {
      if (most >= high) return;
      const int got = after(trick, seat, card, std::max(low, most), high);
      if (got <= most) return;
      most = got;
      if (best) *best = card;
    });
    return most;
  }

 private:
  int after(Trick trick, Seat seat, Card card, int low, int high) {
    held_[seat].erase(card);
    trick.cards.push_back({seat, Play{card}});
    int got = 0;
    if (!trick.full()) {  // an opponent is next
      got = -value(trick, -high, -low);
    } else {
      const auto [taken, winner, points] = complete(trick, order_);
      const Trick next = next_trick(taken, winner);
      const bool ours = side_of(winner) == side_of(seat);
      got = ours ? points + value(next, low - points, high - points)
                 : -points - value(next, -(high + points), -(low + points));
    }
    held_[seat].insert(card);
    return got;
  }

  PerSeat<CardSet> held_;
  const Order& order_;
  Duty duty_;
};

}  // namespace

Card best_card(const PerSeat<CardSet>& held, const Trick& trick, const Order& order, Duty duty) {
  Card best;
  Search(held, order, duty).value(trick, -kAll, kAll, &best);
  return best;
}

}  // namespace avinas::imagined
