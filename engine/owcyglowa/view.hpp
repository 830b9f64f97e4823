// SPDX-License-Identifier: MIT
// One observer's view of a match of Owcy Głowa, and the only door to it; and what a player who
// imagines hands may conclude from one.
#pragma once

#include <vector>

#include "engine/frame/common_view.hpp"
#include "engine/owcyglowa/match.hpp"

namespace avinas::owcyglowa {

/// The part that everybody at the table is shown alike, spectators too. Nobody is told of the
/// soloist, who is `declarer` here, until both grannies are played (O5.2).
struct PublicView : CommonPublicView {
  Options options;
  Sheet sheet;
  GranniesPlayed grannies;        ///< a mark at each who has played one (O4.4)
  Shared<HandRecord> finished{};  ///< the hand laid open, from its end to the next deal
  Shared<Outcome> outcome{};      ///< once the match is over

  bool operator==(const PublicView&) const = default;
};

/// The part that may differ between observers: nothing but what every game has.
struct OwnView : CommonOwnView {
  bool operator==(const OwnView&) const = default;
};

PublicView public_view(const MatchState& state);
OwnView own_view(const MatchState& state, Observer observer);
CompletedTricks completed_tricks(const MatchState& state, Observer observer);

/// The order of cards, which everybody knows.
inline const Order* order_in_view(const PublicView&) { return &kOrder; }

/// The cards that a player who can follow plays to a trick; nothing before it is led. A granny that
/// is not alone is held back for another card of its suit, so who plays another suit has none.
std::optional<CardSet> demanded(const PublicView& view, int trick, std::optional<Card> led);

/// Nothing of the deal is shown.
std::vector<ShownCard> shown_cards(const PublicView& all, const OwnView& own);

}  // namespace avinas::owcyglowa
