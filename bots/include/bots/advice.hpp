// SPDX-License-Identifier: MIT
// What a bot would do, and why: for players who ask, at tables where they play with bots alone.
#pragma once

#include <optional>
#include <string_view>

#include "model/view.hpp"

namespace avinas::bots {

/// Why a bot does something.
enum class Why {
  WonAlready,    ///< a no-sevens game is won and is stopped
  LongSuit,      ///< bids a long suit
  TooShort,      ///< passes with less than was bid, or than carries a game
  KnockStrong,   ///< the highest trumps, and many
  KnockUnsure,   ///< not sure of all eight tricks
  KnockBack,     ///< a defender who has a trick for certain
  LongestNamed,  ///< names the longest suit
  OpenTop,       ///< the highest trump draws the others
  OpenLong,      ///< leads from the suit that shall be trumps
  DrawTrumps,    ///< a trump that nobody takes
  LureTrumps,    ///< a cheap trump, to draw the high ones
  RunAce,        ///< an ace before it is trumped
  LeadLow,       ///< nothing that takes: leads what costs least
  HideLow,       ///< no trump for the second trick: a cheap card, face down
  GivePartner,   ///< the partner takes the trick: points to it
  TakeLast,      ///< last to play, takes it with what is worth most
  TakeHigh,      ///< takes it as high as it can
  ThrowLow,      ///< cannot take it: throws what costs least
  OnlyChoice,    ///< nothing else is allowed
};
/// As the wire says it: `draw_trumps`.
std::string_view word_of(Why why);

struct Advice {
  Action action;
  Why why = Why::OnlyChoice;
};

/// What a bot would do with this view; nothing where it is not to act.
std::optional<Advice> advise(const View& view);

}  // namespace avinas::bots
