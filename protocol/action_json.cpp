// SPDX-License-Identifier: MIT
// Reads and writes actions and deals.
#include "protocol/action_json.hpp"

#include <algorithm>

namespace avinas::protocol {
namespace {

Play read_play(const Json& object) {
  Play play{as_card(member(object, "card"), "card")};
  if (const Json* face_down = find_member(object, "face_down")) {
    play.face_down = as_boolean(*face_down, "face_down");
  }
  if (const Json* signal = find_member(object, "signal")) {
    play.signal = as_word<Signal>(*signal, "signal");
  }
  return play;
}

struct MemberWriter {
  JsonWriter& json;

  void operator()(const Pass&) const { json.key("action").word("pass"); }
  void operator()(const Knock&) const { json.key("action").word("knock"); }
  void operator()(const Stop&) const { json.key("action").word("stop"); }
  void operator()(const Bid& bid) const {
    json.key("action").word("bid").key("length").number(bid.length);
  }
  void operator()(const Better& better) const {
    json.key("action").word("better").key("length").number(better.length);
  }
  void operator()(const NameTrump& naming) const {
    json.key("action").word("name_trump").key("suit").word(to_text(naming.suit));
  }
  void operator()(const Play& play) const {
    json.key("action").word("play").key("card").word(to_text(play.card));
    if (play.face_down) json.key("face_down").boolean(true);
    if (play.signal) json.key("signal").word(name_of(*play.signal));
  }
};

}  // namespace

Action read_action(const Json& object) {
  const std::string& kind = as_text(member(object, "action"), "action");
  if (kind == "play") return read_play(object);
  if (kind == "pass") return Pass{};
  if (kind == "knock") return Knock{};
  if (kind == "stop") return Stop{};
  if (kind == "name_trump") return NameTrump{as_suit(member(object, "suit"), "suit")};
  const auto length = [&] {
    return static_cast<int>(
        std::clamp<std::int64_t>(as_whole_number(member(object, "length"), "length"), -1, 99));
  };
  if (kind == "bid") return Bid{length()};
  if (kind == "better") return Better{length()};
  throw FormatError(in_quotes(kind) +
                    " is no action; it is bid, better, pass, knock, play, name_trump or stop.");
}

void write_action_members(JsonWriter& json, const Action& action) {
  std::visit(MemberWriter{json}, action);
}

void write(JsonWriter& json, const SeatAction& taken) {
  json.begin_object().key("seat").word(to_text(taken.seat));
  write_action_members(json, taken.action);
  json.end_object();
}

void write(JsonWriter& json, const Deal& deal) {
  json.begin_object();
  for (Seat seat : kAllSeats) {
    json.key(to_text(seat)).begin_array();
    for (Card card : deal[seat]) json.word(to_text(card));
    json.end_array();
  }
  json.end_object();
}

void write(JsonWriter& json, const PerSide<int>& numbers) {
  json.begin_object();
  for (Side side : kBothSides) json.key(to_text(side)).number(numbers[side]);
  json.end_object();
}

}  // namespace avinas::protocol
