// SPDX-License-Identifier: MIT
// One observer's view of a match of Einwerfen (section 6 of its rules), and the only door to it.
#pragma once

#include "engine/einwerfen/match_state.hpp"
#include "engine/frame/common_view.hpp"
#include "engine/frame/shared.hpp"

namespace avinas::einwerfen {

/// The part that everybody at the table is shown alike, spectators too.
struct PublicView : CommonPublicView {
  Options options;
  Sheet sheet;
  std::optional<Card> turned{};   ///< the dealer's last card, from the deal to the next (E2.3)
  Shared<HandRecord> finished{};  ///< the hand laid open, from its end to the next deal
  Shared<Outcome> outcome{};      ///< once the match is over

  bool operator==(const PublicView&) const = default;
};

/// The part that may differ between observers: nothing but what every game has.
struct OwnView : CommonOwnView {
  bool operator==(const OwnView&) const = default;
};

/// The facts that everybody may know now. It is not told who looks, so it cannot differ between
/// observers.
PublicView public_view(const MatchState& state);
/// The facts that `observer` may know besides. Built by adding what they were shown.
OwnView own_view(const MatchState& state, Observer observer);
/// The completed tricks of the hand in play, as all saw them.
CompletedTricks completed_tricks(const MatchState& state, Observer observer);

}  // namespace avinas::einwerfen
