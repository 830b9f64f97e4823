// SPDX-License-Identifier: MIT
// Seats, sides, and who sits where (R1.1).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace avinas {

/// Clockwise, the way deal, bidding and play go (R1.1).
enum class Seat : std::uint8_t { North, East, South, West };
/// The two fixed partnerships (R1.1).
enum class Side : std::uint8_t { NorthSouth, EastWest };

inline constexpr std::array<Seat, 4> kAllSeats{Seat::North, Seat::East, Seat::South, Seat::West};
inline constexpr std::array<Side, 2> kBothSides{Side::NorthSouth, Side::EastWest};

/// The seat `steps` places to the left (clockwise).
constexpr Seat left_of(Seat seat, int steps = 1) {
  return static_cast<Seat>((static_cast<int>(seat) + steps) % 4);
}
constexpr Seat partner_of(Seat seat) { return left_of(seat, 2); }
constexpr Side side_of(Seat seat) { return static_cast<Side>(static_cast<int>(seat) % 2); }
constexpr Side other_side(Side side) {
  return side == Side::NorthSouth ? Side::EastWest : Side::NorthSouth;
}

/// One value for each seat.
template <typename T>
struct PerSeat {
  std::array<T, 4> items{};
  constexpr T& operator[](Seat seat) { return items[static_cast<std::size_t>(seat)]; }
  constexpr const T& operator[](Seat seat) const { return items[static_cast<std::size_t>(seat)]; }
  constexpr bool operator==(const PerSeat& other) const { return items == other.items; }
};

/// One value for each side.
template <typename T>
struct PerSide {
  std::array<T, 2> items{};
  constexpr T& operator[](Side side) { return items[static_cast<std::size_t>(side)]; }
  constexpr const T& operator[](Side side) const { return items[static_cast<std::size_t>(side)]; }
  constexpr bool operator==(const PerSide& other) const { return items == other.items; }
};

/// `N`, `E`, `S` or `W`.
std::string_view to_text(Seat seat);
/// `NS` or `EW`.
std::string_view to_text(Side side);
/// The seat that `text` names, or nothing.
std::optional<Seat> parse_seat(std::string_view text);

}  // namespace avinas
