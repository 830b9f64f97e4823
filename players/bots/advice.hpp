// SPDX-License-Identifier: MIT
// Advice of the server's own players: an action, and the reason in facts that the seat knows: for
// people who ask, at tables where they play with bots alone.
#pragma once

#include <optional>
#include <string_view>

#include "players/bots/player.hpp"

namespace avinas::bots {

/// Why something is done. Each is worded from `Facts`; the names in brackets are those that
/// are set.
enum class Why : std::uint8_t {
  OnlyChoice,     ///< nothing else is allowed
  WonAlready,     ///< a no-sevens game is won and is stopped [points: ours]
  StopPays,       ///< a no-sevens game is stopped, since nothing better can come [points: ours]
  LoseToWin,      ///< a loss on purpose ends the match, and wins it (R6.3) [n: its pips]
  LoseForMatch,   ///< a loss on purpose, which is better for the match (R6.3) [n: its pips]
  LongSuit,       ///< bids a long suit [n: its length, suit]
  TooShort,       ///< passes: the longest suit is too short [n: its length]
  KnockStrong,    ///< takes every trick in most deals [n: in so many of 100]
  KnockUnsure,    ///< would take every trick in few deals only [n]
  KnockBack,      ///< a defender who stops it in most deals [n]
  KnockStands,    ///< a defender who seldom stops it [n]
  LongestNamed,   ///< names the longest suit [n: its length, suit]
  OpenTop,        ///< leads the highest card of all
  OpenLong,       ///< leads from the suit that shall be trumps [suit]
  DrawSafely,     ///< a trump that nobody can beat [n: trumps that the others may hold]
  DrawTrumps,     ///< a trump that some beat [n: as above, higher: those of them that beat it]
  RunSafely,      ///< a plain card that nobody can beat or trump [suit]
  RunHighest,     ///< the highest of its suit that is left; only a trump takes it [suit]
  PartnerTrumps,  ///< the partner has none of the suit, and may trump it [suit]
  LeadLow,        ///< costs little if it is taken [points: the card's]
  HideLow,        ///< no trump for the second trick: a cheap card, face down
  HideHigh,       ///< the same with a card of worth, for the partner to take
  GivePartner,  ///< nobody can take the trick from the partner [card: the partner's, points: given]
  LeavePartner,   ///< the partner takes it so far [card: the partner's, n: cards that beat it]
  TakeLast,       ///< last to play, takes it [points: the trick's]
  TakeSafely,     ///< nobody to come beats it [points: the trick's so far]
  TakeUnless,     ///< takes it, unless one of so many cards comes [n]
  ThrowLow,       ///< cannot take it: throws what costs least [points: the card's]
  SaveHigh,       ///< could take it, and keeps its strong cards [points: the trick's so far]
  AheadOften,     ///< comes out ahead in most deals imagined, or in some [n: in so many of 100]
  AheadSeldom,    ///< passes: anything else comes out ahead in few [n: in so many of 100]
  BestOnAverage,  ///< none of these: it did best in the deals that one can imagine
};
/// As the wire says it: `draw_trumps`.
std::string_view word_of(Why why);

/// The parts of a reason.
struct Facts {
  std::optional<int> n{};
  std::optional<int> higher{};
  std::optional<int> points{};
  std::optional<Suit> suit{};
  std::optional<Card> card{};
  bool operator==(const Facts&) const = default;
};
struct Reason {
  Why why = Why::OnlyChoice;
  Facts facts{};
};
struct Advice {
  Action action;
  Reason reason;
};

/// The reason for this action, from what the seat knows and what was found out when it was chosen.
Reason explain(const Knowledge& known, const Action& action, const Findings& findings = {});

/// Such a player's action, and the reason; nothing where the seat is not to act. Takes as long as
/// `decide`.
std::optional<Advice> advise(const Knowledge& known, const Strength& strength, std::uint64_t seed);

}  // namespace avinas::bots
