// SPDX-License-Identifier: MIT
// Finds whether the rest of a hand is one player's, by what that player knows, and plays it out.
#include "engine/avinas/rules/rest.hpp"

#include <algorithm>
#include <stdexcept>

#include "engine/avinas/model/ranking.hpp"
#include "engine/avinas/rules/knowledge.hpp"
#include "engine/avinas/rules/match.hpp"
#include "engine/avinas/rules/play.hpp"

namespace avinas {
namespace {

/// The first trick to which any card may be led (R5.7).
constexpr int kFreeLeads = 3;

CardSet cards_of(const HeldCards& hand) {
  CardSet set;
  for (const Card card : hand) set.insert(card);
  return set;
}

/// The cards that somebody else may hold.
CardSet unseen_by(const Knowledge& known) {
  CardSet unseen = CardSet::full_pack() - cards_of(known.view.hand);
  for (const TrickView& trick : known.tricks) {
    for (const TrickCard& played : trick.cards) {
      if (played.card) unseen.erase(*played.card);
    }
  }
  return unseen;
}

/// The number of cards in `own` that are above each of `theirs`, all of one suit.
int above(CardSet own, CardSet theirs, Suit trump) {
  int highest = -1;
  theirs.for_each([&](Card card) { highest = std::max(highest, strength(card, trump)); });
  int count = 0;
  own.for_each([&](Card card) { count += strength(card, trump) > highest; });
  return count;
}

bool leads(const View& view) {
  return view.observer.seat && view.phase == ViewPhase::Playing && view.trump && view.trick &&
         view.trick->number >= kFreeLeads && view.trick->cards.empty() &&
         std::find(view.to_act.begin(), view.to_act.end(), *view.observer.seat) !=
             view.to_act.end();
}

/// The declarers of a no-sevens game may stop at any time (R4.6).
bool may_be_stopped_by_others(const View& view) {
  return view.form == Form::NoSevens && view.declarer &&
         side_of(*view.declarer) != side_of(*view.observer.seat);
}

}  // namespace

std::optional<std::vector<Card>> sure_leads(const Knowledge& known) {
  const View& view = known.view;
  if (!leads(view) || may_be_stopped_by_others(view)) return std::nullopt;
  const Suit trump = *view.trump;
  const CardSet own = cards_of(view.hand);
  const CardSet unseen = unseen_by(known);

  const CardSet own_trumps = own & trumps(trump);
  const CardSet their_trumps = unseen & trumps(trump);
  const int sure = above(own_trumps, their_trumps, trump);
  // One of them may hold all, and keep the highest to the last: each lead draws one.
  const bool drawn = sure >= their_trumps.size();
  const bool only_sure_trumps = own == own_trumps && sure == own.size();
  if (!drawn && !only_sure_trumps) return std::nullopt;
  for (const Suit suit : kAllSuits) {
    if (suit == trump) continue;
    const CardSet plain = printed_suit(suit) - court_trumps();
    const CardSet mine = own & plain, theirs = unseen & plain;
    if (above(mine, theirs, trump) < std::min(mine.size(), theirs.size())) return std::nullopt;
  }
  // Trumps first, and each suit from its highest card.
  return std::vector<Card>(view.ranked.begin(), view.ranked.end());
}

std::optional<std::vector<SeatAction>> play_out(const MatchState& state, Seat seat) {
  const auto order = sure_leads(knowledge(state, Observer::of(seat)));
  if (!order) return std::nullopt;
  std::vector<SeatAction> actions;
  MatchState now = state;
  const auto act = [&](Seat by, const Action& action) {
    auto next = apply(now, by, action);
    auto* lawful = std::get_if<MatchState>(&next);
    if (!lawful) throw std::logic_error("a card that the rules let somebody play was refused");
    now = std::move(*lawful);
    actions.push_back({by, action});
  };
  for (const Card card : *order) {
    act(seat, Play{card});
    while (const auto* playing = std::get_if<Playing>(&now.phase)) {
      if (playing->trick.cards.empty()) break;
      const Seat turn = trick_turn(playing->trick);
      act(turn, legal_actions(now, turn).front());
    }
    if (const auto* playing = std::get_if<Playing>(&now.phase);
        playing && playing->trick.leader != seat) {
      throw std::logic_error("a trick that was sure went to somebody else");
    }
    if (!hand_in_play(now)) break;
  }
  return actions;
}

}  // namespace avinas
