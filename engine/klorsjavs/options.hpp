// SPDX-License-Identifier: MIT
// The three forms of Klørsjavs, their packs, and what a table may choose.
#pragma once

#include <array>
#include <cstdint>

#include "engine/frame/match_length.hpp"
#include "engine/frame/shape.hpp"
#include "engine/frame/trick.hpp"

namespace avinas::klorsjavs {

/// Three players with twenty cards (K1), four with eighteen (K8), or three who bid for contracts
/// (K9).
enum class Form : std::uint8_t { Three, Four, Auction };
/// Declarer lays two cards away before they see the cat, or takes the cat first (K4.1).
enum class CatRule : std::uint8_t { Unseen, Seen };
/// The defaults are the rules as written.
struct Options {
  Form form = Form::Three;
  CatRule cat = CatRule::Unseen;
  Hands hands = Hands::Twelve;  ///< of an auction match
  bool untouched = false;       ///< a player who stands at 60 at the end pays too (K6.4)
  int stake = 0;  ///< units for the match, or for a jeton in the auction; 0 without (K6.4, K9.6)
  constexpr bool operator==(const Options&) const = default;

  constexpr bool auction() const { return form == Form::Auction; }
};

/// The cards of the cat.
inline constexpr int kCat = 2;

/// By rising index: the twenty cards (K1.2), those without the red queens (K8.1), and those with
/// tens in place of the fives (K9.1).
inline constexpr auto kCards =
    pack_of(std::array{Rank::Ace, Rank::King, Rank::Queen, Rank::Jack, Rank::Five});
inline constexpr auto kAuctionCards =
    pack_of(std::array{Rank::Ace, Rank::Ten, Rank::King, Rank::Queen, Rank::Jack});
inline constexpr auto kCardsOfFour = [] {
  std::array<Card, kCards.size() - 2> cards{};
  std::size_t at = 0;
  for (const Card card : kCards) {
    const bool red = card.suit() == Suit::Hearts || card.suit() == Suit::Diamonds;
    if (!red || card.rank() != Rank::Queen) cards[at++] = card;
  }
  return cards;
}();

/// Half of each hand, the cat, the other half (K2.2, K8.1).
inline constexpr Shape kShapeOfThree{
    .pack = kCards, .each = 6, .packet = 3, .seating = {3, false}, .rest_after = 3};
inline constexpr Shape kShapeOfFour{
    .pack = kCardsOfFour, .each = 4, .packet = 2, .seating = {4, false}, .rest_after = 2};
inline constexpr Shape kAuctionShape{
    .pack = kAuctionCards, .each = 6, .packet = 3, .seating = {3, false}, .rest_after = 3};

constexpr Shape shape(const Options& options) {
  switch (options.form) {
    case Form::Four:
      return kShapeOfFour;
    case Form::Auction:
      return kAuctionShape;
    case Form::Three:
      break;
  }
  return kShapeOfThree;
}

/// A player who cannot follow plays any card (K5.2).
constexpr Duty duty(const Options&) { return Duty::Free; }

}  // namespace avinas::klorsjavs
