// SPDX-License-Identifier: MIT
// One observer's view of a match of Klørsjavs, and the only door to it; and what a player who
// imagines hands may conclude from one.
#pragma once

#include <vector>

#include "engine/frame/common_view.hpp"
#include "engine/klorsjavs/match.hpp"

namespace avinas::klorsjavs {

/// The part that everybody at the table is shown alike, spectators too. `bid` is the contract,
/// from 1.
struct PublicView : CommonPublicView {
  Options options;
  Sheet sheet;
  std::optional<CatFate> cat{};   ///< declarer took the cat, or left it
  Shared<HandRecord> finished{};  ///< the hand laid open, from its end to the next deal
  Shared<Outcome> outcome{};      ///< once the match is over

  bool operator==(const PublicView&) const = default;
};

/// The part that may differ between observers.
struct OwnView : CommonOwnView {
  BoundedVector<Card, kCat> laid;   ///< away by oneself in this hand
  BoundedVector<Card, kCat> taken;  ///< from the cat by oneself
  bool operator==(const OwnView&) const = default;
};

PublicView public_view(const MatchState& state);
OwnView own_view(const MatchState& state, Observer observer);
CompletedTricks completed_tricks(const MatchState& state, Observer observer);

/// The order of cards: of the auction, before its suit is named, the Wenzels alone are trumps.
inline const Order* order_in_view(const PublicView& view) {
  return &order(view.options.form, view.trump);
}

/// The cards that a player who can follow plays to a trick; nothing before it is led.
std::optional<CardSet> demanded(const PublicView& view, int trick, std::optional<Card> led);

/// Nothing of the deal is shown.
std::vector<ShownCard> shown_cards(const PublicView& all, const OwnView& own);

}  // namespace avinas::klorsjavs
