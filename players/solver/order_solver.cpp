// SPDX-License-Identifier: MIT
// Asks the search about an order of cards.
#include "players/solver/order_solver.hpp"

#include "players/solver/search.hpp"

namespace avinas::solver {
namespace {

constexpr Game kInPoints{Counting::Points, true, 0}, kInTricks{Counting::Tricks, true, 0};

}  // namespace

class OrderSolver::Search {
 public:
  Search(const Order& order, Duty duty, std::size_t positions)
      : order_(&order), deck_(order, duty), search_(positions, deck_) {}

  TrickOnBoard<OrderDeck::Bits> on_board(const OpenTricks& open, Side side) const {
    TrickOnBoard<OrderDeck::Bits> trick;
    trick.number = open.trick.number;
    trick.board.leader_counted = side_of(open.trick.leader) == side;
    for (int i = 0; i < 4; ++i) {
      trick.board.hands[static_cast<std::size_t>(i)] =
          deck_.bits(open.held[next_seat(open.trick.leader, open.trick.way, i)]);
    }
    for (const PlayedCard& played : open.trick.cards) {
      play_card(deck_.tables(), trick, deck_.bit(played.play.card));
    }
    return trick;
  }

  int points(const OpenTricks& open, Side side, int guess) {
    int most = 0;
    for (const CardSet& held : open.held.items) {
      held.for_each([&](Card card) { most += order_->points_of(card); });
    }
    for (const PlayedCard& played : open.trick.cards) most += order_->points_of(played.play.card);
    return search_.exact(on_board(open, side), kInPoints, most, guess, most);
  }

  bool takes_tricks(const OpenTricks& open, Side side, int need) {
    return need <= 0 || search_.bound(on_board(open, side), kInTricks, need) >= need;
  }

 private:
  const Order* order_;
  OrderDeck deck_;
  solver::Search<OrderDeck> search_;
};

OrderSolver::OrderSolver(const Order& order, Duty duty, std::size_t positions)
    : search_(std::make_unique<Search>(order, duty, positions)) {}
OrderSolver::~OrderSolver() = default;

int OrderSolver::points(const OpenTricks& open, Side side, int guess) {
  return search_->points(open, side, guess);
}
bool OrderSolver::takes_tricks(const OpenTricks& open, Side side, int tricks) {
  return search_->takes_tricks(open, side, tricks);
}

}  // namespace avinas::solver
