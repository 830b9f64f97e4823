// SPDX-License-Identifier: MIT
// Seats, sides, and who sits where (R1.1).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace avinas {

/// Clockwise, as they sit (R1.1).
enum class Seat : std::uint8_t { North, East, South, West };
/// Those who win and lose together: a pair, or a seat of a game in which each plays alone.
enum class Side : std::uint8_t { NorthSouth, EastWest, North, East, South, West };

inline constexpr std::array<Seat, 4> kAllSeats{Seat::North, Seat::East, Seat::South, Seat::West};
inline constexpr std::array<Side, 2> kBothSides{Side::NorthSouth, Side::EastWest};
inline constexpr std::array<Side, 4> kEachAlone{Side::North, Side::East, Side::South, Side::West};

/// The seat `steps` places to the left (clockwise), of four.
constexpr Seat left_of(Seat seat, int steps = 1) {
  return static_cast<Seat>((static_cast<int>(seat) + steps) % 4);
}
/// The way round in which a game is dealt and played.
enum class Way : std::uint8_t { Left, Right };
inline constexpr std::array kTwoSeats{Seat::North, Seat::South};
inline constexpr std::array kTwoAlone{Side::North, Side::South};

/// The seats of a game for so many, clockwise: two sit opposite each other, three leave out West.
constexpr std::span<const Seat> seats_for(int seats) {
  if (seats == 2) return kTwoSeats;
  return std::span(kAllSeats).first(static_cast<std::size_t>(seats));
}
/// The seat's place among them, from 0; it is one of them.
constexpr int place_among(Seat seat, int seats) {
  return seats == 2 ? static_cast<int>(seat) / 2 : static_cast<int>(seat);
}
/// The seat whose turn comes `steps` turns later, of as many seats as play.
constexpr Seat next_seat(Seat seat, Way way, int steps = 1, int seats = 4) {
  const int on = way == Way::Left ? steps : seats - steps;
  return seats_for(seats)[static_cast<std::size_t>((place_among(seat, seats) + on) % seats)];
}
/// Of two pairs.
constexpr Seat partner_of(Seat seat) { return left_of(seat, 2); }
constexpr Side side_of(Seat seat) { return static_cast<Side>(static_cast<int>(seat) % 2); }
/// The seat as a side of its own.
constexpr Side alone(Seat seat) { return kEachAlone[static_cast<std::size_t>(seat)]; }
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

/// One value for each side: of two pairs, or of up to four seats.
template <typename T, std::size_t Most = 2>
struct PerSide {
  std::array<T, Most> items{};
  constexpr T& operator[](Side side) { return items[place(side)]; }
  constexpr const T& operator[](Side side) const { return items[place(side)]; }
  constexpr bool operator==(const PerSide& other) const { return items == other.items; }

 private:
  static constexpr std::size_t place(Side side) {
    const auto at = static_cast<std::size_t>(side);
    return at < kBothSides.size() ? at : at - kBothSides.size();
  }
};
/// The same for the sides of any game.
template <typename T>
using PerAnySide = PerSide<T, 4>;
template <typename T>
constexpr PerAnySide<T> of_pairs(const PerSide<T>& values) {
  return {{values.items[0], values.items[1]}};
}
template <typename T>
constexpr PerSide<T> pairs_in(const PerAnySide<T>& values) {
  return {{values.items[0], values.items[1]}};
}
template <typename T>
constexpr PerAnySide<T> of_each(const PerSeat<T>& values) {
  return {values.items};
}

/// Those who play at a table.
struct Seating {
  int seats = 4;      ///< two to four
  bool pairs = true;  ///< two pairs across the table; else each seat plays alone

  constexpr std::span<const Seat> table() const { return seats_for(seats); }
  constexpr bool has(Seat seat) const {
    return seats == 2 ? static_cast<int>(seat) % 2 == 0 : static_cast<int>(seat) < seats;
  }
  constexpr std::span<const Side> sides() const {
    if (pairs) return kBothSides;
    if (seats == 2) return kTwoAlone;
    return std::span(kEachAlone).first(static_cast<std::size_t>(seats));
  }
  constexpr Side side(Seat seat) const { return pairs ? side_of(seat) : alone(seat); }
  constexpr bool operator==(const Seating&) const = default;
};

/// `N`, `E`, `S` or `W`.
std::string_view to_text(Seat seat);
/// `NS` or `EW`, or the seat's name.
std::string_view to_text(Side side);
/// The seat that `text` names, or nothing.
std::optional<Seat> parse_seat(std::string_view text);

}  // namespace avinas
