// SPDX-License-Identifier: MIT
// The parts of a view that are the same in every game whose cards are all played face up.
#pragma once

#include <optional>
#include <span>

#include "engine/frame/card_set.hpp"
#include "engine/frame/common_view.hpp"
#include "engine/frame/order.hpp"
#include "engine/frame/trick.hpp"

namespace avinas {

/// The owner's cards of those dealt: as dealt, as they rank in `order`, and the trumps among them.
void show_hand(CommonOwnView& view, std::span<const Card> dealt, CardSet held, const Order& order);

/// A trick as all see it.
TrickView show_trick(const Trick& trick, const Order& order);
LastTrickView show_last_trick(const CompletedTrick& last, const Order& order);

/// Actions of a hand that are no cards.
template <typename Actions>
CallHistory calls_among(const Actions& actions) {
  CallHistory calls;
  for (const SeatAction& taken : actions) {
    if (std::holds_alternative<Play>(taken.action)) continue;  // most actions are cards
    if (const auto said = heard(taken.action)) calls.push_back({taken.seat, *said});
  }
  return calls;
}

/// The completed tricks of a hand, as all saw them.
template <typename Actions>
CompletedTricks tricks_among(const Actions& actions, const Order& order, int seats = 4) {
  CompletedTricks tricks;
  const auto show = [&](const Trick& trick) { tricks.push_back(show_trick(trick, order)); };
  for_each_complete_trick(actions, show, seats);
  return tricks;
}

}  // namespace avinas
