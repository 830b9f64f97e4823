// SPDX-License-Identifier: MIT
// Orders moves by weights, the most promising first.
#include "players/solver/ordering.hpp"

#include <algorithm>

namespace avinas::solver {
namespace {

constexpr int kFirst = 100'000;
/// A mark from this search outweighs looks.
constexpr int kOfMark = 2;

/// The cards that a hand may put to a trick.
template <typename Bits>
constexpr Bits may_play(Bits hand, Bits demand) {
  const Bits following = hand & demand;
  return following != 0 ? following : hand;
}

template <typename Bits>
constexpr bool is_one(Bits cards) {
  return (cards & (cards - 1)) == 0;
}

template <typename Deck>
class Judge {
 public:
  using Bits = typename Deck::Bits;
  using Worth = typename Looks<Bits>::Worth;

  Judge(const Deck& deck, const TrickOnBoard<Bits>& trick)
      : deck_(deck), trick_(trick), me_(static_cast<std::size_t>(trick.played)) {
    if (me_ == 0) return;
    see(trick.demand);
    top_ = trick.lying[static_cast<std::size_t>(trick.winning)];
    takers_ = beaten_by(top_);
    const bool ours = trick.winning % 2 == trick.played % 2;
    ours_for_good_ = ours && !in_danger(top_);
    if (me_ == 1) {
      const Bits partners = may_play(trick.board.hands[3], trick.demand) & takers_;
      partner_will_take_ = partners != 0 && !in_danger(highest(partners));
    }
  }

  int value(int bit) {
    return (me_ == 0 ? of_lead(bit) : of_follow(bit))[static_cast<std::size_t>(bit)];
  }

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
  Bits suit_of(int bit) const { return deck_.tables().suit_of[static_cast<std::size_t>(bit)]; }
  Bits beaten_by(int bit) const { return deck_.tables().beaten_by[static_cast<std::size_t>(bit)]; }

  const Worth& of_lead(int bit) {
    const auto& t = deck_.tables();
    const Bits demand = trick_.number == t.trumps_demanded_in ? t.trumps : suit_of(bit);
    if (demand != demand_) see(demand);
    const Looks<Bits>& looks = deck_.looks();
    if (!in_danger(bit)) return looks.lead_safe;
    const Bits partners = partners_ & beaten_by(bit);
    if (partners == 0) return looks.lead_lost;
    return in_danger(highest(partners)) ? looks.lead_to_partner_perhaps : looks.lead_to_partner;
  }

  const Worth& of_follow(int bit) const {
    const Looks<Bits>& looks = deck_.looks();
    const bool takes = (takers_ >> bit & 1) != 0;
    if (takes && !in_danger(bit)) return looks.take_safe;
    if (ours_for_good_) return looks.partner_has_it;
    return partner_will_take_ ? looks.partner_will_take : looks.lost;
  }

  const Deck& deck_;
  const TrickOnBoard<Bits>& trick_;
  std::size_t me_;
  Bits demand_ = 0;
  Bits danger_ = 0;    ///< what the other side may still play
  Bits partners_ = 0;  ///< what the leader's partner may
  Bits takers_ = 0;    ///< what takes the trick from the card that has it so far
  int top_ = -1;       ///< that card
  bool ours_for_good_ = false, partner_will_take_ = false;
};

/// Everything that lies or is held by others: what may stand between two cards of a hand.
template <typename Bits>
Bits cards_of_others(const TrickOnBoard<Bits>& trick) {
  const auto& hands = trick.board.hands;
  Bits others =
      (hands[0] | hands[1] | hands[2] | hands[3]) & ~hands[static_cast<std::size_t>(trick.played)];
  for (int i = 0; i < trick.played; ++i) {
    others |= Bits{1} << trick.lying[static_cast<std::size_t>(i)];
  }
  return others;
}

/// The hand holds a card that is as good: one of the `same` above it, and nobody else's in between.
template <typename Bits>
constexpr bool is_like_a_higher_one(int bit, Bits same, Bits others) {
  if (same == 0) return false;
  const Bits below_it = (same & (~same + 1)) - 1;
  return (below_it & ~((Bits{2} << bit) - 1) & others) == 0;
}

}  // namespace

template <typename Deck>
Moves ordered_moves(const Deck& deck, const TrickOnBoard<typename Deck::Bits>& trick,
                    const Game& game, const typename History<typename Deck::Bits>::Marks& marks,
                    int preferred) {
  using Bits = typename Deck::Bits;
  const auto& t = deck.tables();
  Moves moves;
  Bits rest = lawful(t, trick);
  if (is_one(rest)) {
    moves.bits[0] = highest(rest);
    moves.count = 1;
    return moves;
  }
  Judge<Deck> judge(deck, trick);
  const Bits hand = trick.board.hands[static_cast<std::size_t>(trick.played)];
  const Bits others = cards_of_others(trick);
  // If tricks alone count, all cards of a suit count the same.
  const auto& same = game.counting == Counting::Points ? t.same_above : t.higher;
  std::array<int, 10> values;
  while (rest != 0) {
    const int bit = highest(rest);
    rest &= ~(Bits{1} << bit);
    if (is_like_a_higher_one(bit, hand & same[static_cast<std::size_t>(bit)], others)) continue;
    int value = judge.value(bit);
    if (!game.counted_side_maximises) value = -value;
    value += kOfMark * marks[static_cast<std::size_t>(bit)];
    if (bit == preferred) value = kFirst;
    auto at = static_cast<std::size_t>(moves.count++);
    for (; at > 0 && values[at - 1] < value; --at) {
      values[at] = values[at - 1];
      moves.bits[at] = moves.bits[at - 1];
    }
    values[at] = value;
    moves.bits[at] = bit;
  }
  return moves;
}

template Moves ordered_moves(const FixedDeck&, const TrickOnBoard<FixedDeck::Bits>&, const Game&,
                             const History<FixedDeck::Bits>::Marks&, int);
template Moves ordered_moves(const OrderDeck&, const TrickOnBoard<OrderDeck::Bits>&, const Game&,
                             const History<OrderDeck::Bits>::Marks&, int);

}  // namespace avinas::solver
