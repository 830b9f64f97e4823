// SPDX-License-Identifier: MIT
// Cards, suits, seats and sides as text and back (R1.1, R1.2).
#include "engine/frame/card.hpp"
#include "engine/frame/seat.hpp"

namespace avinas {
namespace {

constexpr std::string_view kRankLetters = "ATKQJ98765432";
constexpr std::string_view kSuitLetters = "CSHD";
constexpr std::string_view kSeatLetters = "NESW";

constexpr auto kCardTexts = [] {
  std::array<char, 2 * kCardPlaces> texts{};
  for (std::size_t suit = 0; suit < kSuits; ++suit) {
    for (std::size_t rank = 0; rank < kRanks; ++rank) {
      const std::size_t i = suit * kLane + rank;
      texts[2 * i] = kRankLetters[rank];
      texts[2 * i + 1] = kSuitLetters[suit];
    }
  }
  return texts;
}();

}  // namespace

std::string_view to_text(Card card) { return {kCardTexts.data() + 2 * card.index(), 2}; }

std::string_view to_text(Suit suit) {
  return kSuitLetters.substr(static_cast<std::size_t>(suit), 1);
}

std::optional<Suit> parse_suit(std::string_view text) {
  if (text.size() != 1) return std::nullopt;
  const auto at = kSuitLetters.find(text[0]);
  if (at == std::string_view::npos) return std::nullopt;
  return static_cast<Suit>(at);
}

std::optional<Card> parse_card(std::string_view text) {
  if (text.size() != 2) return std::nullopt;
  const auto rank = kRankLetters.find(text[0]);
  const auto suit = parse_suit(text.substr(1));
  if (rank == std::string_view::npos || !suit) return std::nullopt;
  return Card(static_cast<Rank>(rank), *suit);
}

std::string_view to_text(Seat seat) {
  return kSeatLetters.substr(static_cast<std::size_t>(seat), 1);
}

std::string_view to_text(Side side) {
  constexpr std::array<std::string_view, 6> kNames{"NS", "EW", "N", "E", "S", "W"};
  return kNames[static_cast<std::size_t>(side)];
}

std::optional<Seat> parse_seat(std::string_view text) {
  if (text.size() != 1) return std::nullopt;
  const auto at = kSeatLetters.find(text[0]);
  if (at == std::string_view::npos) return std::nullopt;
  return static_cast<Seat>(at);
}

}  // namespace avinas
