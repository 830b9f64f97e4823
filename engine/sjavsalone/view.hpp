// SPDX-License-Identifier: MIT
// One observer's view of a match of Sjavs for three or two, and the only door to it; and what a
// player who imagines hands may conclude from one.
#pragma once

#include <vector>

#include "engine/frame/common_view.hpp"
#include "engine/sjavsalone/match.hpp"

namespace avinas::sjavsalone {

/// A place of the row before a player of two (S9.1). A card lies face down in it until `turned`.
struct Place {
  Card up;                       ///< the card dealt face up
  std::optional<Card> turned{};  ///< the one beneath, once it was turned (S9.5)
  bool gone = false;             ///< the card on top was played
  constexpr bool operator==(const Place&) const = default;

  constexpr std::optional<Card> on_top() const {
    return gone ? std::nullopt : std::optional(turned.value_or(up));
  }
};
using Row = BoundedVector<Place, kRow>;

/// The part that everybody at the table is shown alike, spectators too. `bid` is the highest.
struct PublicView : CommonPublicView {
  Options options;
  Sheet sheet;
  bool better = false;             ///< declarer's length was said `better` (S3.3)
  std::optional<int> exchanged{};  ///< cards that declarer laid away; 0 if they kept (S8.5)
  Shared<PerSeat<Row>> rows{};     ///< of two players during a hand
  Shared<HandRecord> finished{};   ///< the hand laid open, from its end to the next deal
  Shared<Outcome> outcome{};       ///< once the match is over

  bool operator==(const PublicView&) const = default;
};

/// The part that may differ between observers.
struct OwnView : CommonOwnView {
  BoundedVector<Card, kSkat> laid;   ///< away by oneself in this hand
  BoundedVector<Card, kSkat> taken;  ///< from the skat by oneself, in the order in which they lay
  bool operator==(const OwnView&) const = default;
};

PublicView public_view(const MatchState& state);
OwnView own_view(const MatchState& state, Observer observer);
CompletedTricks completed_tricks(const MatchState& state, Observer observer);

/// The order of cards; before the suit is named it is not known.
const Order* order_in_view(const PublicView& view);
/// The cards that a player who can follow plays to a trick; nothing before it is led.
std::optional<CardSet> demanded(const PublicView& view, int trick, std::optional<Card> led);
/// Up-cards, and those that were turned (S9.7).
std::vector<ShownCard> shown_cards(const PublicView& all, const OwnView& own);

}  // namespace avinas::sjavsalone
