// SPDX-License-Identifier: MIT
// Moves equal positions to one form.
#include "players/solver/canonical.hpp"

namespace avinas::solver {
namespace {

constexpr std::size_t kParts = std::size_t{1} << Tables<std::uint32_t>::kLongestRun;

/// `[left][hand]`: of the cards that are left in a run, those of the hand, without the gaps.
constexpr auto kPushed = [] {
  std::array<std::array<std::uint8_t, kParts>, kParts> table{};
  for (unsigned left = 0; left < kParts; ++left) {
    for (unsigned hand = 0; hand < kParts; ++hand) {
      unsigned to = 0, pushed = 0;
      for (unsigned rest = left; rest != 0; rest &= rest - 1) {
        if ((hand & rest & (~rest + 1)) != 0) pushed |= 1u << to;
        ++to;
      }
      table[left][hand] = static_cast<std::uint8_t>(pushed);
    }
  }
  return table;
}();

/// A hand's part of the cards that are `left` in a suit, the lowest of them moved to the bit
/// `to`.
template <typename Bits>
constexpr Bits without_gaps(Bits hand, Bits left, Bits to) {
  Bits moved = 0;
  for (; left != 0; left &= left - 1, to <<= 1) {
    if ((hand & left & (~left + 1)) != 0) moved |= to;
  }
  return moved;
}

/// Pushes the cards of a run of three that goes on above a card in between (R1.3).
template <typename Bits>
void push_joined(const typename Tables<Bits>::Join& join, Bits all, Board<Bits>& board) {
  constexpr Bits kThree = 7;
  const bool between_left = (all >> join.between & 1) != 0;
  const auto run = [&](Bits cards) {
    const Bits three = cards >> join.lowest & kThree;
    return between_left ? three : three | (cards >> join.top & 1) << 3;
  };
  const auto& pushed = kPushed[run(all)];
  for (Bits& hand : board.hands) {
    const Bits to = pushed[run(hand)];
    hand = (hand & ~(kThree << join.lowest)) | (to & kThree) << join.lowest;
    // The bit of the card between stays free: a board that has it is another one.
    if (!between_left) hand = (hand & ~(Bits{1} << join.top)) | to >> 3 << join.top;
  }
}

}  // namespace

template <typename Deck>
Board<typename Deck::Bits> canonical_ranks(const Deck& deck,
                                           const Board<typename Deck::Bits>& board) {
  using Bits = typename Deck::Bits;
  const auto& t = deck.tables();
  Board<Bits> result{{}, board.leader_counted};
  const Bits all = board.hands[0] | board.hands[1] | board.hands[2] | board.hands[3];
  const auto push = [&](Bits suit) {
    for (std::size_t i = 0; i < 4; ++i) {
      result.hands[i] |= without_gaps<Bits>(board.hands[i], all & suit, suit & (~suit + 1));
    }
  };
  for (const Bits suit : t.plain) push(suit);
  push(t.trumps);
  return result;
}

template <typename Deck>
Board<typename Deck::Bits> canonical(const Deck& deck, const Board<typename Deck::Bits>& board) {
  using Bits = typename Deck::Bits;
  const auto& t = deck.tables();
  Board<Bits> result = board;
  const Bits all = board.hands[0] | board.hands[1] | board.hands[2] | board.hands[3];
  for (const auto& run : t.runs) {
    if (run.lowest == t.join.lowest) continue;
    const Bits left = all >> run.lowest & run.mask;
    if ((left & (left + 1)) == 0) continue;  // no gaps
    const auto& pushed = kPushed[left];
    for (Bits& hand : result.hands) {
      hand = (hand & ~(run.mask << run.lowest)) | Bits{pushed[hand >> run.lowest & run.mask]}
                                                      << run.lowest;
    }
  }
  if (t.join.top != 0) push_joined(t.join, all, result);
  return result;
}

template Board<FixedDeck::Bits> canonical(const FixedDeck&, const Board<FixedDeck::Bits>&);
template Board<OrderDeck::Bits> canonical(const OrderDeck&, const Board<OrderDeck::Bits>&);
template Board<FixedDeck::Bits> canonical_ranks(const FixedDeck&, const Board<FixedDeck::Bits>&);
template Board<OrderDeck::Bits> canonical_ranks(const OrderDeck&, const Board<OrderDeck::Bits>&);

}  // namespace avinas::solver
