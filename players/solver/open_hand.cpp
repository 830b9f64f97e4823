// SPDX-License-Identifier: MIT
// Plays cards in an open hand by the rules.
#include "players/solver/open_hand.hpp"

#include "players/solver/on_board.hpp"

namespace avinas::solver {

TrickOnBoard<FixedDeck::Bits> on_board(const OpenHand& hand) {
  const Layout& layout = layout_of(hand.trump);
  TrickOnBoard<FixedDeck::Bits> trick;
  trick.number = hand.trick();
  trick.board.leader_counted = side_of(hand.leader) == side_of(hand.declarer);
  for (int i = 0; i < 4; ++i) {
    trick.board.hands[static_cast<std::size_t>(i)] =
        layout.bits(hand.held[left_of(hand.leader, i)]);
  }
  for (const Card card : hand.lying) {
    trick.board.hands[static_cast<std::size_t>(trick.played)] |= FixedDeck::Bits{1}
                                                                 << layout.bit(card);
    play_card(FixedDeck::tables(), trick, layout.bit(card));
  }
  return trick;
}

CardSet lawful_cards(const OpenHand& hand) {
  const Layout& layout = layout_of(hand.trump);
  CardSet cards;
  for (auto rest = lawful(FixedDeck::tables(), on_board(hand)); rest != 0; rest &= rest - 1) {
    cards.insert(layout.card(std::countr_zero(rest)));
  }
  return cards;
}

OpenHand after(OpenHand hand, Card card) {
  hand.held[hand.turn()].erase(card);
  hand.lying.push_back(card);
  if (hand.lying.size() < 4) return hand;
  const auto trick = on_board(hand);
  hand.leader = left_of(hand.leader, trick.winning);
  hand.points[side_of(hand.leader)] += trick.worth;
  ++hand.tricks[side_of(hand.leader)];
  hand.lying = {};
  return hand;
}

}  // namespace avinas::solver
