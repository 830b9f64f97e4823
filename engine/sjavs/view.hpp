// SPDX-License-Identifier: MIT
// One observer's view of a match of Sjavs (section 7 of its rules), and the only door to it.
#pragma once

#include "engine/frame/common_view.hpp"
#include "engine/frame/shared.hpp"
#include "engine/sjavs/match_state.hpp"

namespace avinas::sjavs {

/// The part that everybody at the table is shown alike, spectators too.
struct PublicView : CommonPublicView {
  Options options;
  Sheet sheet;
  bool better = false;            ///< declarer's length was said `better` (S3.3)
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

}  // namespace avinas::sjavs
