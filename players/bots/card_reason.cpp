// SPDX-License-Identifier: MIT
// Finds what can be said of a card: whether it can be beaten, what it costs, who may trump it.
#include "players/bots/card_reason.hpp"

#include <algorithm>

namespace avinas::bots {
namespace {

class CardFacts {
 public:
  CardFacts(const CardsKnown& known, Card card) : known_(known), order_(known.order), card_(card) {}

  Reason reason() const { return known_.trick.cards.empty() ? of_lead() : of_follow(); }

 private:
  bool is_to_play(Seat seat) const {
    return std::ranges::none_of(known_.trick.cards,
                                [&](const TrickCard& c) { return c.seat == seat; });
  }
  bool opponent(Seat seat) const {
    return known_.seating.side(seat) != known_.seating.side(known_.me);
  }
  bool is_partner(Seat seat) const { return seat != known_.me && !opponent(seat); }

  /// Cards that opponents who are still to play may hold and that beat `card`.
  CardSet beaters(Card card, CardSet demanded) const {
    CardSet all;
    for (const Seat seat : known_.seating.table()) {
      if (!opponent(seat) || !is_to_play(seat)) continue;
      const CardSet sure = known_.surely_holds[seat] & demanded;
      const CardSet may = known_.may_hold[seat];
      // A seat that surely can follow must.
      const CardSet playable = sure.empty() ? may : may & demanded;
      playable.for_each([&](Card other) {
        if (order_.beats(other, card)) all.insert(other);
      });
    }
    return all;
  }

  CardSet held_by_others() const {
    CardSet all;
    for (const Seat seat : known_.seating.table()) {
      if (seat != known_.me) all = all | known_.may_hold[seat];
    }
    return all;
  }

  Reason of_lead() const {
    const CardSet follow = order_.suit_in_play(card_);
    const CardSet beating = beaters(card_, follow);
    if (order_.is_trump(card_)) {
      const int trumps_out = (held_by_others() & order_.trumps()).size();
      if (beating.empty()) return {Why::DrawSafely, {.n = trumps_out}};
      return {Why::DrawTrumps, {.n = trumps_out, .higher = beating.size()}};
    }
    const Suit suit = card_.suit();
    if (beating.empty()) return {Why::RunSafely, {.suit = suit}};
    const CardSet partners =
        known_.seating.pairs ? known_.may_hold[partner_of(known_.me)] : CardSet();
    if ((partners & follow).empty() && !(partners & order_.trumps()).empty()) {
      return {Why::PartnerTrumps, {.suit = suit}};
    }
    if ((beating & follow).empty()) return {Why::RunHighest, {.suit = suit}};
    if (order_.points_of(card_) < kMuch) return {Why::LeadLow, {.points = order_.points_of(card_)}};
    return {Why::BestOnAverage};
  }

  /// The card that takes the trick so far; one face down beats nothing.
  const TrickCard* winning() const {
    const TrickCard* top = nullptr;
    for (const TrickCard& next : known_.trick.cards) {
      if (next.card && (!top || order_.beats(*next.card, *top->card))) top = &next;
    }
    return top;
  }

  Reason of_follow() const {
    const auto& lying = known_.trick.cards;
    const TrickCard* top = winning();
    const bool hidden = std::ranges::any_of(lying, [](const TrickCard& c) { return !c.card; });
    int points = 0;
    for (const TrickCard& c : lying) points += c.card ? order_.points_of(*c.card) : 0;
    const bool takes = top ? order_.beats(card_, *top->card) : order_.is_trump(card_);
    if (takes) {
      if (lying.size() + 1 == known_.seating.table().size() && !hidden) {
        return {Why::TakeLast, {.points = points + order_.points_of(card_)}};
      }
      const int better = beaters(card_, known_.demanded).size();
      if (better == 0) return {Why::TakeSafely, {.points = points}};
      return {Why::TakeUnless, {.n = better}};
    }
    if (top && is_partner(top->seat)) {
      const int better = beaters(*top->card, known_.demanded).size();
      if (better > 0) return {Why::LeavePartner, {.n = better, .card = *top->card}};
      return {Why::GivePartner, {.points = order_.points_of(card_), .card = *top->card}};
    }
    return of_loss(top, points);
  }

  Reason of_loss(const TrickCard* top, int points) const {
    bool could_take = false;
    int cheapest = order_.points_of(card_);
    for (const Action& action : known_.legal) {
      const auto* play = std::get_if<Play>(&action);
      if (!play) continue;
      could_take = could_take || (top && order_.beats(play->card, *top->card));
      cheapest = std::min(cheapest, order_.points_of(play->card));
    }
    const bool is_strong = order_.points_of(card_) >= kMuch;
    if (could_take && !is_strong) return {Why::SaveHigh, {.points = points}};
    if (order_.points_of(card_) == cheapest)
      return {Why::ThrowLow, {.points = order_.points_of(card_)}};
    return {Why::BestOnAverage};
  }

  const CardsKnown& known_;
  const Order& order_;
  const Card card_;
};

}  // namespace

Reason reason_for(const CardsKnown& known, Card card) { return CardFacts(known, card).reason(); }

}  // namespace avinas::bots
