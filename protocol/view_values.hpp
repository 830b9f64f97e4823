// SPDX-License-Identifier: MIT
// The values that members of a table view have, as JSON.
#pragma once

#include <array>
#include <concepts>
#include <optional>
#include <vector>

#include "engine/games/match.hpp"
#include "protocol/game_json.hpp"
#include "protocol/json_writer.hpp"
#include "protocol/table_view.hpp"

namespace avinas::protocol {

void write(JsonWriter& json, const SeatView& seat);
void write(JsonWriter& json, const ClockView& clock);
void write(JsonWriter& json, const Digest& digest);
void write(JsonWriter& json, const ShuffleView& shuffle);
void write(JsonWriter& json, const TableEvening& evening);
void write(JsonWriter& json, const HeldCards& cards);
void write(JsonWriter& json, const TrickView& trick);
void write(JsonWriter& json, const LastTrickView& last);
void write(JsonWriter& json, const std::vector<Action>& actions);
void write(JsonWriter& json, const Proposals& proposals);
void write_list(JsonWriter& json, const CallHistory& calls);
void write_list(JsonWriter& json, const BoundedVector<std::uint8_t, kSuits>& lengths);
void write_list(JsonWriter& json, const SeatList& seats);
/// Seats, and null where there is none.
void write_list(JsonWriter& json, const std::array<std::optional<Seat>, 2>& seats);

template <std::size_t N>
void write_list(JsonWriter& json, const BoundedVector<Card, N>& cards) {
  json.begin_array();
  for (const Card card : cards) json.word(to_text(card));
  json.end_array();
}

template <std::size_t N>
void write(JsonWriter& json, const BoundedVector<ShownCard, N>& shown) {
  json.begin_array();
  for (const ShownCard& s : shown) {
    json.begin_object().key("seat").word(to_text(s.seat)).key("position").number(s.position);
    json.key("card").word(to_text(s.card)).end_object();
  }
  json.end_array();
}

template <typename T>
void write_or_null(JsonWriter& json, const std::optional<T>& value) {
  if (!value) {
    json.null();
  } else if constexpr (requires { to_text(*value); }) {
    json.word(to_text(*value));
  } else if constexpr (std::integral<T>) {
    json.number(*value);
  } else if constexpr (std::is_enum_v<T>) {
    json.word(name_of(*value));
  } else {
    write(json, *value);
  }
}

template <typename T>
void write_or_null(JsonWriter& json, const Shared<T>& value) {
  if (value) {
    write(json, *value);
  } else {
    json.null();
  }
}

/// Values of the seats, or the sides, of a table's game.
template <typename T>
struct AtTable {
  Seating seating;
  const T& values;
  bool operator==(const AtTable& other) const {
    return seating == other.seating && values == other.values;
  }
};
template <typename T>
AtTable(Seating, const T&) -> AtTable<T>;

template <typename T>
void write_seats(JsonWriter& json, const AtTable<PerSeat<T>>& at) {
  json.begin_object();
  for (const Seat seat : at.seating.table()) {
    json.key(to_text(seat));
    if constexpr (std::integral<T>) {
      json.number(at.values[seat]);
    } else {
      write(json, at.values[seat]);
    }
  }
  json.end_object();
}

void write(JsonWriter& json, const AtTable<PerAnySide<int>>& at);
void write(JsonWriter& json, const AtTable<std::optional<PerAnySide<int>>>& at);

}  // namespace avinas::protocol
