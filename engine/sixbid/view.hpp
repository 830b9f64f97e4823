// SPDX-License-Identifier: MIT
// One observer's view of a match of Six-Bid or Frog, and the only door to it; and what a player who
// imagines hands may conclude from one.
#pragma once

#include <vector>

#include "engine/frame/common_view.hpp"
#include "engine/sixbid/match.hpp"

namespace avinas::sixbid {

/// The part that everybody at the table is shown alike, spectators too. `bid` is the highest.
struct PublicView : CommonPublicView {
  Options options;
  Sheet sheet;
  std::optional<Contract> contract{};
  std::optional<Card> asked{};     ///< the card that was called
  std::optional<Seat> asked_of{};  ///< the seat that had it
  HeldCards open;                  ///< the soloist's hand at a spread misère, sorted (L4.6)
  Shared<HandRecord> finished{};   ///< the hand laid open, from its end to the next deal
  Shared<Outcome> outcome{};       ///< once the match is over

  bool operator==(const PublicView&) const = default;
};

/// The part that may differ between observers.
struct OwnView : CommonOwnView {
  BoundedVector<Card, kBlind> laid;   ///< away by oneself in this hand
  BoundedVector<Card, kBlind> taken;  ///< from the blind by oneself
  std::optional<Card> given{};        ///< for the card that was called, by or to oneself
  bool operator==(const OwnView&) const = default;
};

PublicView public_view(const MatchState& state);
OwnView own_view(const MatchState& state, Observer observer);
CompletedTricks completed_tricks(const MatchState& state, Observer observer);

/// The order of cards: before a suit is named, and at a misère, nothing is trumps.
inline const Order* order_in_view(const PublicView& view) { return &order(view.trump); }

inline bool tricks_lose(const PublicView& view) {
  return view.contract && is_misere(*view.contract);
}

/// The cards that a player who can follow plays to a trick; nothing before it is led.
std::optional<CardSet> demanded(const PublicView& view, int trick, std::optional<Card> led);

/// Nothing of the deal is shown.
std::vector<ShownCard> shown_cards(const PublicView& all, const OwnView& own);

}  // namespace avinas::sixbid
