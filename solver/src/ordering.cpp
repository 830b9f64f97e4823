// SPDX-License-Identifier: MIT
#include "ordering.hpp"

#include <algorithm>

namespace avinas::solver {
namespace {

/// How good a kind of card looks: to begin with, for each card point, and for each step of rank, as
/// a rule in quarters of a bit's place. Found by trying: the search of 60 deals had to get shorter.
struct Weight {
  int base, points, rank = 0;
};
constexpr Weight kLeadSafe{60, 2};
constexpr Weight kLeadToPartner{45, 1};
constexpr Weight kLeadToPartnerPerhaps{-10, -5};
constexpr Weight kLeadLost{-16, -1};
constexpr int kLeadSafeTrump = -48, kLeadTrumpToPartner = 16, kLeadLostTrump = 32;
constexpr int kLeadSingleton = 22;
constexpr Weight kTakeSafe{77, 2, -3};
constexpr Weight kPartnerHasIt{90, 1, -2};
constexpr Weight kTakePerhaps{54, 0, 0};
constexpr Weight kPartnerWillTake{53, 6, -2};
constexpr Weight kLost{0, -9, -8};
constexpr int kOursSoFar = 14, kThrowSingleton = 37;
constexpr int kFirst = 100'000;

constexpr int worth(const Weight& weight, int bit) {
  return weight.base + weight.points * kPointsOfBit[static_cast<std::size_t>(bit)] +
         weight.rank * bit / 4;
}

constexpr int highest(Bits cards) { return 31 - std::countl_zero(cards); }
constexpr bool is_trump(int bit) { return (kTrumps >> bit & 1) != 0; }

/// The cards of a hand that may be put to a trick and take it from `best`.
constexpr Bits takers(Bits hand, Bits demand, int best) {
  const Bits following = hand & demand;
  return (following != 0 ? following : hand) & beaten_by(best);
}

class Judge {
 public:
  explicit Judge(const TrickOnBoard& trick)
      : trick_(trick), me_(static_cast<std::size_t>(trick.played)) {
    if (me_ == 0) return;
    top_ = trick.lying[static_cast<std::size_t>(trick.winning)];
    ours_ = trick.winning % 2 == trick.played % 2;
    ours_for_good_ = ours_ && !in_danger(top_, trick.demand);
    if (me_ == 1 && !ours_) {
      const Bits partners = takers(trick.board.hands[3], trick.demand, top_);
      partner_will_take_ =
          partners != 0 && takers(trick.board.hands[2], trick.demand, highest(partners)) == 0;
    }
  }

  int value(int bit) const { return me_ == 0 ? of_lead(bit) : of_follow(bit); }

 private:
  /// A player of the other side, still to come, can take the trick from `best`.
  bool in_danger(int best, Bits demand) const {
    for (std::size_t i = me_ + 1; i < 4; i += 2) {
      if (takers(trick_.board.hands[i], demand, best) != 0) return true;
    }
    return false;
  }
  bool only_one_of_suit(int bit) const {
    return count(trick_.board.hands[me_] & suit_of_bit(bit)) == 1;
  }

  int of_lead(int bit) const {
    const Bits demand = trick_.number == 2 ? kTrumps : suit_of_bit(bit);
    const int singleton = only_one_of_suit(bit) ? kLeadSingleton : 0;
    const int trump = is_trump(bit) ? 1 : 0;
    if (!in_danger(bit, demand)) return singleton + worth(kLeadSafe, bit) + trump * kLeadSafeTrump;
    const Bits partners = takers(trick_.board.hands[2], demand, bit);
    if (partners == 0) return singleton + worth(kLeadLost, bit) + trump * kLeadLostTrump;
    if (in_danger(highest(partners), demand)) return singleton + worth(kLeadToPartnerPerhaps, bit);
    return singleton + worth(kLeadToPartner, bit) + trump * kLeadTrumpToPartner;
  }

  int of_follow(int bit) const {
    const bool thrown = (trick_.demand >> bit & 1) == 0 && !is_trump(bit);
    const int singleton = thrown && only_one_of_suit(bit) ? kThrowSingleton : 0;
    const bool takes = (beaten_by(top_) >> bit & 1) != 0;
    if (takes && !in_danger(bit, trick_.demand)) return singleton + worth(kTakeSafe, bit);
    if (ours_for_good_) return singleton + worth(kPartnerHasIt, bit);
    if (takes) return singleton + worth(kTakePerhaps, bit);
    if (partner_will_take_) return singleton + worth(kPartnerWillTake, bit);
    return singleton + worth(kLost, bit) + (ours_ ? kOursSoFar : 0);
  }

  const TrickOnBoard& trick_;
  std::size_t me_;
  int top_ = -1;
  bool ours_ = false, ours_for_good_ = false, partner_will_take_ = false;
};

/// Everything that lies or is held by others: what may stand between two cards of a hand.
Bits cards_of_others(const TrickOnBoard& trick) {
  Bits others = 0;
  for (int i = 0; i < 4; ++i) {
    const auto at = static_cast<std::size_t>(i);
    if (i != trick.played) others |= trick.board.hands[at];
    if (i < trick.played) others |= Bits{1} << trick.lying[at];
  }
  return others;
}

}  // namespace

Moves ordered_moves(const TrickOnBoard& trick, bool counted_side_maximises, int preferred) {
  const Judge judge(trick);
  const Bits others = cards_of_others(trick);
  Moves moves;
  std::array<int, 8> values{};
  std::array<int, 12> kept;  // by card points, the last card kept
  kept.fill(-1);
  for (Bits rest = lawful(trick); rest != 0;) {
    const int bit = highest(rest);
    rest &= ~(Bits{1} << bit);
    int& same = kept[kPointsOfBit[static_cast<std::size_t>(bit)]];
    if (same >= 0 && suit_of_bit(same) == suit_of_bit(bit)) {
      const Bits between = ((Bits{1} << same) - 1) & ~((Bits{2} << bit) - 1);
      if ((between & others) == 0) continue;
    }
    same = bit;
    int value = judge.value(bit);
    if (!counted_side_maximises) value = -value;
    if (bit == preferred) value = kFirst;
    auto at = static_cast<std::size_t>(moves.count++);
    for (; at > 0 && values[at - 1] < value; --at) {
      values[at] = values[at - 1];
      moves.bits[at] = moves.bits[at - 1];
    }
    values[at] = value;
    moves.bits[at] = static_cast<std::uint8_t>(bit);
  }
  return moves;
}

}  // namespace avinas::solver
