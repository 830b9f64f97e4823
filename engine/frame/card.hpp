// SPDX-License-Identifier: MIT
// A card: its rank, its suit and its notation, and what it counts in most games (R1.2, R1.5).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace avinas {

/// The four suits in the order in which queens and jacks rank, highest first (R1.3).
enum class Suit : std::uint8_t { Clubs, Spades, Hearts, Diamonds };

/// The ranks of the 32-card pack as Avinas has them in a plain suit, highest first (R1.4), and
/// those that larger packs have besides.
enum class Rank : std::uint8_t {
  Ace,
  Ten,
  King,
  Queen,
  Jack,
  Nine,
  Eight,
  Seven,
  Six,
  Five,
  Four,
  Three,
  Two
};

inline constexpr int kSuits = 4;
inline constexpr int kRanks = 13;
/// Places for a suit among the indexes of cards: each pack of the family fits, and every set of
/// cards is one 64-bit word.
inline constexpr int kLane = 16;
/// The indexes of cards are below this.
inline constexpr std::size_t kCardPlaces = std::size_t{kSuits} * kLane;
inline constexpr std::array<Suit, kSuits> kAllSuits{Suit::Clubs, Suit::Spades, Suit::Hearts,
                                                    Suit::Diamonds};

/// A card. `index()` is below kCardPlaces, stable, and the bit of the card in a CardSet.
class Card {
 public:
  constexpr Card() = default;
  constexpr Card(Rank rank, Suit suit)
      : index_(static_cast<std::uint8_t>(static_cast<int>(suit) * kLane + static_cast<int>(rank))) {
  }

  /// The card of that index; it must be that of a card.
  static constexpr Card at(int index) {
    return Card(static_cast<Rank>(index % kLane), static_cast<Suit>(index / kLane));
  }

  constexpr int index() const { return index_; }
  constexpr Suit suit() const { return static_cast<Suit>(index_ / kLane); }
  constexpr Rank rank() const { return static_cast<Rank>(index_ % kLane); }

  /// Queens and jacks are trumps whatever the trump suit (R1.3).
  constexpr bool is_court_trump() const { return rank() == Rank::Queen || rank() == Rank::Jack; }

  /// Card points: ace 11, ten 10, king 4, queen 3, jack 2, the rest nothing (R1.5). A game that
  /// counts otherwise says so in its order of cards.
  constexpr int points() const {
    constexpr std::array<int, kRanks> kPoints{11, 10, 4, 3, 2};
    return kPoints[static_cast<std::size_t>(rank())];
  }

  constexpr bool operator==(const Card&) const = default;

 private:
  std::uint8_t index_ = 0;
};

/// The cards of these ranks: suit by suit, each in this order.
template <std::size_t Ranks>
constexpr auto pack_of(const std::array<Rank, Ranks>& ranks) {
  std::array<Card, kSuits * Ranks> pack{};
  std::size_t at = 0;
  for (const Suit suit : kAllSuits) {
    for (const Rank rank : ranks) pack[at++] = Card(rank, suit);
  }
  return pack;
}

/// The 32 cards by rising index.
inline constexpr auto kPack = pack_of(std::array{Rank::Ace, Rank::Ten, Rank::King, Rank::Queen,
                                                 Rank::Jack, Rank::Nine, Rank::Eight, Rank::Seven});
inline constexpr int kPackSize = kPack.size();

/// Two characters, rank then suit, ten as `T`: `QC`, `7H`, `TD` (R1.2).
std::string_view to_text(Card card);
/// One character: `C`, `S`, `H` or `D`.
std::string_view to_text(Suit suit);
/// The card that `text` names, or nothing if it names none.
std::optional<Card> parse_card(std::string_view text);
/// The suit that `text` names, or nothing if it names none.
std::optional<Suit> parse_suit(std::string_view text);

}  // namespace avinas
