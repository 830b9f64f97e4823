// SPDX-License-Identifier: MIT
// The rest of a hand that is one player's, whatever the others hold.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "engine/frame/action.hpp"
#include "engine/frame/card_set.hpp"
#include "engine/frame/order.hpp"
#include "engine/frame/rule_violation.hpp"

namespace avinas {

/// The cards of a player who leads, as they take every trick that is left: trumps first, each above
/// all that others may hold, then the highest of a suit. Empty where `unseen` leaves a doubt.
std::vector<Card> sure_leads(CardSet held, CardSet unseen, const Order& order);

/// The actions of such a rest: the leader's cards in that order, the others' as the rules let them.
template <typename Match>
std::vector<SeatAction> play_leads(Match match, Seat leader, const std::vector<Card>& leads) {
  std::vector<SeatAction> actions;
  const auto act = [&](Seat seat, const Action& action) {
    actions.push_back({seat, action});
    match = std::get<Match>(apply(std::move(match), seat, action));
  };
  for (const Card lead : leads) {
    act(leader, Play{lead});
    for (Seat other = left_of(leader); other != leader; other = left_of(other)) {
      act(other, legal_actions(match, other).front());
    }
  }
  return actions;
}

/// The rest of the hand, played out, where the leader of a trick takes all of it for sure.
template <typename Match, typename Playing>
std::optional<std::vector<SeatAction>> play_sure_rest(const Match& match, const Playing& playing,
                                                      Seat seat) {
  if (playing.trick.leader != seat || !playing.trick.cards.empty()) return std::nullopt;
  const CardSet held = playing.hand.held[seat];
  CardSet unseen = CardSet::full_pack() - held;
  for (const SeatAction& taken : playing.hand.actions) {
    if (const auto* play = std::get_if<Play>(&taken.action)) unseen.erase(play->card);
  }
  const std::vector<Card> leads = sure_leads(held, unseen, order_in_play(playing));
  if (leads.empty()) return std::nullopt;
  return play_leads(match, seat, leads);
}

}  // namespace avinas
