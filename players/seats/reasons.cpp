// SPDX-License-Identifier: MIT
// Finds reasons in the lengths that a view states, in the cards that others may hold, and in how
// often an action comes out ahead in the worlds that were imagined.
#include "players/seats/reasons.hpp"

#include <algorithm>

#include "players/bots/card_reason.hpp"
#include "players/imagined/worlds.hpp"

namespace avinas::players {
namespace {

using bots::Reason;
using bots::Why;

/// A suit, and the length that the hand has with it as trumps.
struct Longest {
  Suit suit = Suit::Clubs;
  int length = 0;
};

Longest longest_in(const CommonOwnView& own) {
  const auto longest = std::ranges::max_element(own.lengths);
  return {kAllSuits[static_cast<std::size_t>(longest - own.lengths.begin())], *longest};
}

using Weighed = std::span<const imagined::Considered>;

/// The worlds say how often an action comes out ahead, and of a pass, how seldom all others do.
Reason of_worlds(Weighed considered, const Action& action) {
  if (considered.empty()) return {Why::BestOnAverage};  // no deal fitted that could be imagined
  if (std::holds_alternative<Pass>(action)) {
    int most = 0;
    for (const auto& each : considered) {
      if (each.action != action) most = std::max(most, each.ahead);
    }
    return most < 50 ? Reason{Why::AheadSeldom, {.n = most}} : Reason{Why::BestOnAverage};
  }
  const auto own = std::ranges::find(considered, action, &imagined::Considered::action);
  if (own == considered.end() || own->ahead == 0) return {Why::BestOnAverage};
  return {Why::AheadOften, {.n = own->ahead}};
}

/// A call states a length; a pass, that there is none worth stating.
Reason of_call(const CommonOwnView& own, const Action& action, Weighed considered) {
  if (own.lengths.empty()) return of_worlds(considered, action);
  const Longest longest = longest_in(own);
  if (std::holds_alternative<Pass>(action)) return {Why::TooShort, {.n = longest.length}};
  if (const auto* name = std::get_if<NameTrump>(&action)) {
    const int length = own.lengths[static_cast<std::size_t>(name->suit)];
    if (length < longest.length) return of_worlds(considered, action);
    return {Why::LongestNamed, {.n = length, .suit = name->suit}};
  }
  const auto* bid = std::get_if<Bid>(&action);
  const auto* better = std::get_if<Better>(&action);
  const int stated = bid ? bid->length : better ? better->length : 0;
  if (stated != longest.length) return of_worlds(considered, action);
  return {Why::LongSuit, {.n = longest.length, .suit = longest.suit}};
}

template <typename G>
Reason of_card(const typename G::PublicView& all, const typename G::OwnView& own,
               const CompletedTricks& tricks, const Play& play, Weighed considered) {
  const Order* order = order_in_view(all);
  if (!order || !own.trick || play.face_down) return {Why::BestOnAverage};
  if constexpr (requires { tricks_lose(all); }) {  // the reasons are those of taking tricks
    if (tricks_lose(all)) return of_worlds(considered, play);
  }
  const imagined::Worlds<G> worlds(all, own, tricks);
  bots::CardsKnown known{
      .me = *own.observer.seat, .order = *order, .trick = *own.trick, .legal = own.legal};
  known.seating = shape(all.options).seating;
  for (const Seat seat : known.seating.table()) {
    known.may_hold[seat] = worlds.may_hold(seat);
    known.surely_holds[seat] = worlds.surely_holds(seat);
  }
  if (!own.trick->cards.empty()) {
    const auto follow = demanded(all, own.trick->number, own.trick->cards[0].card);
    known.demanded = follow.value_or(CardSet());
  }
  return bots::reason_for(known, play.card);
}

}  // namespace

Reason explain(const games::Knowledge& known, const Action& action, Weighed considered) {
  const CommonOwnView& own = games::common(known.own);
  if (own.legal.size() == 1) return {Why::OnlyChoice};
  const auto* play = std::get_if<Play>(&action);
  if (!play) return of_call(own, action, considered);
  return std::visit(
      [&]<class All, class Own>(const All& all, const Own& mine) -> Reason {
        using G = games::GameOf<All>;
        if constexpr (std::is_same_v<Own, typename G::OwnView>) {
          return of_card<G>(all, mine, known.tricks, *play, considered);
        } else {
          throw std::logic_error("a view of two games");
        }
      },
      known.all, known.own);
}

}  // namespace avinas::players
