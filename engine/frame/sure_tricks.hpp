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
#include "engine/frame/trick.hpp"

namespace avinas {

/// The cards of a player who leads, as they take every trick that is left: trumps first, each above
/// all that others may hold, then the highest of a suit. Empty where `unseen` leaves a doubt.
std::vector<Card> sure_leads(CardSet held, CardSet unseen, const Order& order);

/// The actions of such a rest: the leader's cards in that order, the others' as the rules let them.
template <typename Match>
std::vector<SeatAction> play_leads(Match match, const Trick& trick,
                                   const std::vector<Card>& leads) {
  std::vector<SeatAction> actions;
  const auto act = [&](Seat seat, const Action& action) {
    actions.push_back({seat, action});
    match = std::get<Match>(apply(std::move(match), seat, action));
  };
  for (const Card lead : leads) {
    act(trick.leader, Play{lead});
    for (int turn = 1; turn < trick.seats; ++turn) {
      const Seat other = next_seat(trick.leader, trick.way, turn, trick.seats);
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
  const Order& order = order_in_play(playing);
  CardSet unseen = order.cards() - held;
  for (const SeatAction& taken : playing.hand.actions) {
    if (const auto* play = std::get_if<Play>(&taken.action)) unseen.erase(play->card);
  }
  const std::vector<Card> leads = sure_leads(held, unseen, order);
  if (leads.empty()) return std::nullopt;
  return play_leads(match, playing.trick, leads);
}

}  // namespace avinas
