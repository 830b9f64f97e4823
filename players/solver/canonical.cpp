// SPDX-License-Identifier: MIT
// Moves equal positions to one form.
#include "players/solver/canonical.hpp"

namespace avinas::solver {
namespace {

/// Neighbours in rank that count the same: from the lowest bit, so many.
struct Group {
  int lowest;
  Bits mask;
};
/// Seven, eight and nine of the plain suits; eight and nine of trumps; the jacks.
constexpr std::array<Group, 5> kGroups{{{0, 7}, {6, 7}, {12, 7}, {18, 3}, {23, 15}}};
constexpr int kThreeQueens = 27, kTrumpSeven = 30, kQueenOfClubs = 31;

constexpr Bits kThree = Bits{7} << kThreeQueens;
constexpr Bits kAllQueens = kThree | Bits{1} << kQueenOfClubs;

/// `[left][hand]`: of the cards that are left in a group, those of the hand, without the gaps.
constexpr auto kPushed = [] {
  std::array<std::array<std::uint8_t, 16>, 16> table{};
  for (unsigned left = 0; left < 16; ++left) {
    for (unsigned hand = 0; hand < 16; ++hand) {
      unsigned to = 0, pushed = 0;
      for (unsigned bit = 0; bit < 4; ++bit) {
        if ((left >> bit & 1) == 0) continue;
        pushed |= (hand >> bit & 1) << to++;
      }
      table[left][hand] = static_cast<std::uint8_t>(pushed);
    }
  }
  return table;
}();

/// The queens: the one of clubs joins them when the seven between is gone (R1.3).
constexpr Bits queens(Bits cards, bool seven_left) {
  const Bits three = cards >> kThreeQueens & 7;
  return seven_left ? three : three | (cards >> kQueenOfClubs << 3);
}

constexpr std::array<Bits, 4> kSuitMasks{kPlainSuit, kPlainSuit << 6, kPlainSuit << 12, kTrumps};

/// A hand's part of the cards that are `left` in a suit, the lowest of them moved to the bit
/// `to`.
constexpr Bits without_gaps(Bits hand, Bits left, Bits to) {
  Bits moved = 0;
  for (; left != 0; left &= left - 1, to <<= 1) {
    if ((hand & left & (~left + 1)) != 0) moved |= to;
  }
  return moved;
}

}  // namespace

Board canonical_ranks(const Board& board) {
  Board result{{}, board.leader_counted};
  const Bits all = board.hands[0] | board.hands[1] | board.hands[2] | board.hands[3];
  for (const Bits suit : kSuitMasks) {
    for (std::size_t i = 0; i < 4; ++i) {
      result.hands[i] |= without_gaps(board.hands[i], all & suit, suit & (~suit + 1));
    }
  }
  return result;
}

Board canonical(const Board& board) {
  Board result = board;
  const Bits all = board.hands[0] | board.hands[1] | board.hands[2] | board.hands[3];
  for (const Group& group : kGroups) {
    const Bits left = all >> group.lowest & group.mask;
    if ((left & (left + 1)) == 0) continue;  // no gaps
    const auto& pushed = kPushed[left];
    for (Bits& hand : result.hands) {
      hand = (hand & ~(group.mask << group.lowest)) |
             Bits{pushed[hand >> group.lowest & group.mask]} << group.lowest;
    }
  }
  const bool seven_left = (all >> kTrumpSeven & 1) != 0;
  const auto& pushed = kPushed[queens(all, seven_left)];
  for (Bits& hand : result.hands) {
    const Bits to = pushed[queens(hand, seven_left)];
    if (seven_left) {
      hand = (hand & ~kThree) | to << kThreeQueens;
    } else {  // the seven's own bit stays free: a board that has it is another one
      hand = (hand & ~kAllQueens) | (to & 7) << kThreeQueens | to >> 3 << kQueenOfClubs;
    }
  }
  return result;
}

}  // namespace avinas::solver
