// SPDX-License-Identifier: MIT
// Writes the values that members of a table view have.
#include "protocol/view_values.hpp"

#include "protocol/action_json.hpp"
#include "protocol/club_json.hpp"

namespace avinas::protocol {
namespace {

void write_trick_members(JsonWriter& json, const TrickView& trick) {
  json.key("number").number(trick.number).key("cards").begin_array();
  for (const TrickCard& played : trick.cards) {
    json.begin_object().key("seat").word(to_text(played.seat)).key("card");
    played.card ? json.word(to_text(*played.card)) : json.null();
    if (played.trump) json.key("trump").boolean(true);
    if (played.face_down) json.key("face_down").boolean(true);
    if (played.signal) json.key("signal").word(name_of(*played.signal));
    json.end_object();
  }
  json.end_array();
}

}  // namespace

void write(JsonWriter& json, const SeatView& seat) {
  json.begin_object().key("kind").word(name_of(seat.kind)).key("player").word(seat.player);
  json.key("name").text(seat.name);
  if (seat.kind == SeatKind::Bot) json.key("level").word(name_of(seat.level));
  json.key("here").boolean(seat.here);
  json.key("stand_in").boolean(seat.stand_in).key("ready").boolean(seat.ready);
  static const SeatGuests kNone;
  const SeatGuests& guests = seat.guests ? *seat.guests : kNone;
  json.key("open_to").begin_array();
  for (const std::string& name : guests.open_to) json.text(name);
  json.end_array().key("asked_by").begin_array();
  for (const Person& person : guests.asked_by) write(json, person);
  json.end_array().end_object();
}

void write(JsonWriter& json, const ClockView& clock) {
  json.begin_object().key("decision_ms").number(clock.decision_ms);
  json.key("reserve_ms").number(clock.reserve_ms);
  json.key("running").boolean(clock.running).end_object();
}

void write(JsonWriter& json, const Digest& digest) {
  std::array<char, 2 * sizeof digest> hex{};
  for (std::size_t i = 0; i < digest.size(); ++i) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    hex[2 * i] = kDigits[digest[i] >> 4];
    hex[2 * i + 1] = kDigits[digest[i] & 15];
  }
  json.word({hex.data(), hex.size()});
}

void write(JsonWriter& json, const ShuffleView& shuffle) {
  const RevealedSeeds none;
  const RevealedSeeds& seeds = shuffle.revealed ? *shuffle.revealed : none;
  json.begin_object().key("commitment");
  write(json, shuffle.commitment);
  json.key("server_seed").word(seeds.server).key("player_seeds").begin_object();
  for (Seat seat : kAllSeats) {
    if (!seeds.players[seat].empty()) json.key(to_text(seat)).word(seeds.players[seat]);
  }
  json.end_object().end_object();
}

void write(JsonWriter& json, const TableEvening& evening) {
  json.begin_object().key("code").word(evening.code).key("name").text(evening.name);
  json.key("round").number(evening.round).key("hands").number(evening.hands).end_object();
}

void write(JsonWriter& json, const HeldCards& cards) {
  json.begin_array();
  for (Card card : cards) json.word(to_text(card));
  json.end_array();
}

void write(JsonWriter& json, const TrickView& trick) {
  json.begin_object();
  write_trick_members(json, trick);
  json.end_object();
}

void write(JsonWriter& json, const LastTrickView& last) {
  json.begin_object();
  write_trick_members(json, last.trick);
  json.key("winner").word(to_text(last.winner)).key("points");
  last.points ? json.number(*last.points) : json.null();
  json.end_object();
}

void write(JsonWriter& json, const std::vector<Action>& actions) {
  json.begin_array();
  for (const Action& action : actions) {
    json.begin_object();
    write_action_members(json, action);
    json.end_object();
  }
  json.end_array();
}

void write(JsonWriter& json, const Proposals& proposals) {
  json.begin_array();
  for (Proposal proposal : proposals) json.word(name_of(proposal));
  json.end_array();
}

void write(JsonWriter& json, const AtTable<PerAnySide<int>>& at) {
  write(json, at.values, at.seating.sides());
}
void write(JsonWriter& json, const AtTable<std::optional<PerAnySide<int>>>& at) {
  if (at.values) return write(json, *at.values, at.seating.sides());
  json.null();
}

void write_list(JsonWriter& json, const CallHistory& calls) {
  json.begin_array();
  for (const Call& call : calls) write(json, call);
  json.end_array();
}

void write_list(JsonWriter& json, const BoundedVector<std::uint8_t, kSuits>& lengths) {
  json.begin_array();
  for (std::uint8_t length : lengths) json.number(length);
  json.end_array();
}

void write_list(JsonWriter& json, const SeatList& seats) {
  json.begin_array();
  for (Seat seat : seats) json.word(to_text(seat));
  json.end_array();
}

void write_list(JsonWriter& json, const std::array<std::optional<Seat>, 2>& seats) {
  json.begin_array();
  for (const std::optional<Seat>& seat : seats) write_or_null(json, seat);
  json.end_array();
}

}  // namespace avinas::protocol
