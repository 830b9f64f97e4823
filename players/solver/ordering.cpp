// SPDX-License-Identifier: MIT
// Orders moves by weights, the most promising first.
#include "players/solver/ordering.hpp"

#include <algorithm>

namespace avinas::solver {
namespace {

/// How good a card looks, `[bit]`: to begin with, for each card point, for a trump, and for each
/// step of rank in quarters of a bit's place. Found by trying: the searches of 500 deals had to get
/// shorter, and those of 1,000 others did.
using Worth = std::array<std::int16_t, 32>;
constexpr Worth weighed(int base, int points, int trump = 0, int rank = 0) {
  Worth worth{};
  for (int bit = 0; bit < 32; ++bit) {
    const auto at = static_cast<std::size_t>(bit);
    worth[at] = static_cast<std::int16_t>(base + points * kPointsOfBit[at] +
                                          (kTrumps >> bit & 1 ? trump : 0) + rank * bit / 4);
  }
  return worth;
}
constexpr Worth kLeadSafe = weighed(52, 3, -51, 2);
constexpr Worth kLeadToPartner = weighed(60, 1, 14, -2);
constexpr Worth kLeadToPartnerPerhaps = weighed(-4, -1, 15);
constexpr Worth kLeadLost = weighed(-15, 0, 18);
constexpr int kLeadSingleton = 11;
constexpr Worth kTakeSafe = weighed(77, 2, 0, -3), kTakeLast = weighed(97, 2, -1, -3);
constexpr Worth kPartnerHasIt = weighed(92, 1, -13, -3),
                kPartnerHasItAtLast = weighed(88, 1, 3, -2);
constexpr Worth kTakePerhaps = weighed(54, 0, 1);
constexpr Worth kPartnerWillTake = weighed(54, 6, 15, -7);
constexpr Worth kLost = weighed(9, -6, -26, -10), kLostAtLast = weighed(12, -7, -13, -12);
constexpr int kOursSoFar = 14, kThrowSingleton = 35;
constexpr int kFirst = 100'000;

constexpr int highest(Bits cards) { return 31 - std::countl_zero(cards); }

/// The cards that a hand may put to a trick.
constexpr Bits may_play(Bits hand, Bits demand) {
  const Bits following = hand & demand;
  return following != 0 ? following : hand;
}

constexpr bool is_one(Bits cards) { return (cards & (cards - 1)) == 0; }

class Judge {
 public:
  explicit Judge(const TrickOnBoard& trick)
      : trick_(trick), me_(static_cast<std::size_t>(trick.played)), hand_(trick.board.hands[me_]) {
    if (me_ == 0) return;
    see(trick.demand);
    top_ = trick.lying[static_cast<std::size_t>(trick.winning)];
    takers_ = beaten_by(top_);
    may_be_thrown_ = ~(trick.demand | kTrumps);
    ours_ = trick.winning % 2 == trick.played % 2;
    ours_for_good_ = ours_ && !in_danger(top_);
    if (me_ == 1 && !ours_) {
      const Bits partners = may_play(trick.board.hands[3], trick.demand) & takers_;
      partner_will_take_ = partners != 0 && !in_danger(highest(partners));
    }
  }

  int value(int bit) { return me_ == 0 ? of_lead(bit) : of_follow(bit); }

 private:
  /// Looks at what those still to come may play when this is demanded.
  void see(Bits demand) {
    demand_ = demand;
    const auto& hands = trick_.board.hands;
    danger_ = 0;
    for (std::size_t i = me_ + 1; i < 4; i += 2) danger_ |= may_play(hands[i], demand);
    if (me_ == 0) partners_ = may_play(hands[2], demand);
  }
  /// A player of the other side, still to come, can take the trick from `best`.
  bool in_danger(int best) const { return (danger_ & beaten_by(best)) != 0; }
  bool only_one_of_suit(int bit) const { return is_one(hand_ & suit_of_bit(bit)); }

  int of_lead(int bit) {
    const Bits demand = trick_.number == 2 ? kTrumps : suit_of_bit(bit);
    if (demand != demand_) see(demand);
    const int singleton = only_one_of_suit(bit) ? kLeadSingleton : 0;
    return singleton + kind_of_lead(bit)[static_cast<std::size_t>(bit)];
  }
  const Worth& kind_of_lead(int bit) const {
    if (!in_danger(bit)) return kLeadSafe;
    const Bits partners = partners_ & beaten_by(bit);
    if (partners == 0) return kLeadLost;
    return in_danger(highest(partners)) ? kLeadToPartnerPerhaps : kLeadToPartner;
  }

  int of_follow(int bit) const {
    const bool thrown = (may_be_thrown_ >> bit & 1) != 0;
    const int singleton = thrown && only_one_of_suit(bit) ? kThrowSingleton : 0;
    return singleton + worth_of_follow(bit);
  }
  int worth_of_follow(int bit) const {
    const auto at = static_cast<std::size_t>(bit);
    const bool takes = (takers_ >> bit & 1) != 0;
    if (me_ == 3) {  // whose trick it is, this card decides
      return takes ? kTakeLast[at] : ours_ ? kPartnerHasItAtLast[at] : kLostAtLast[at];
    }
    if (takes && !in_danger(bit)) return kTakeSafe[at];
    if (ours_for_good_) return kPartnerHasIt[at];
    if (takes) return kTakePerhaps[at];
    if (partner_will_take_) return kPartnerWillTake[at];
    return kLost[at] + (ours_ ? kOursSoFar : 0);
  }

  const TrickOnBoard& trick_;
  std::size_t me_;
  Bits hand_, demand_ = 0;
  Bits danger_ = 0;         ///< what the other side may still play
  Bits partners_ = 0;       ///< what the leader's partner may
  Bits takers_ = 0;         ///< what takes the trick from the card that has it so far
  Bits may_be_thrown_ = 0;  ///< what neither follows nor takes
  int top_ = -1;            ///< that card
  bool ours_ = false, ours_for_good_ = false, partner_will_take_ = false;
};

/// `[bit]`: cards of the same suit above it that count the same; where tricks alone count, all do.
constexpr std::array<Bits, 32> same_above(Counting counting) {
  std::array<Bits, 32> table{};
  for (std::size_t bit = 0; bit < 32; ++bit) {
    for (std::size_t other = bit + 1; other < 32; ++other) {
      const bool same = counting == Counting::Tricks || kPointsOfBit[other] == kPointsOfBit[bit];
      if (same && kSuitOfBit[other] == kSuitOfBit[bit]) table[bit] |= Bits{1} << other;
    }
  }
  return table;
}
constexpr auto kSameInPoints = same_above(Counting::Points);
constexpr auto kSameInTricks = same_above(Counting::Tricks);

/// Everything that lies or is held by others: what may stand between two cards of a hand.
Bits cards_of_others(const TrickOnBoard& trick) {
  const auto& hands = trick.board.hands;
  Bits others =
      (hands[0] | hands[1] | hands[2] | hands[3]) & ~hands[static_cast<std::size_t>(trick.played)];
  for (int i = 0; i < trick.played; ++i) {
    others |= Bits{1} << trick.lying[static_cast<std::size_t>(i)];
  }
  return others;
}

/// The hand holds a card that is as good: one of the `same` above it, and nobody else's in between.
constexpr bool is_like_a_higher_one(int bit, Bits same, Bits others) {
  if (same == 0) return false;
  const Bits below_it = (same & (~same + 1)) - 1;
  return (below_it & ~((Bits{2} << bit) - 1) & others) == 0;
}

}  // namespace

Moves ordered_moves(const TrickOnBoard& trick, const Game& game, int preferred) {
  Moves moves;
  Bits rest = lawful(trick);
  if (is_one(rest)) {
    moves.bits[0] = static_cast<std::uint8_t>(highest(rest));
    moves.count = 1;
    return moves;
  }
  Judge judge(trick);
  const Bits hand = trick.board.hands[static_cast<std::size_t>(trick.played)];
  const Bits others = cards_of_others(trick);
  const auto& same = game.counting == Counting::Points ? kSameInPoints : kSameInTricks;
  std::array<int, 8> values;
  while (rest != 0) {
    const int bit = highest(rest);
    rest &= ~(Bits{1} << bit);
    if (is_like_a_higher_one(bit, hand & same[static_cast<std::size_t>(bit)], others)) continue;
    int value = judge.value(bit);
    if (!game.counted_side_maximises) value = -value;
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
