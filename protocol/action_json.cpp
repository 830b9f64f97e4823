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

Lay read_lay(const Json& object) {
  const Json& cards = member(object, "cards");
  if (!cards.is_array() || cards.empty() || cards.size() > Lay::kMost) {
    throw FormatError("\"cards\" are one to three cards.");
  }
  std::vector<Card> laid;
  for (const Json& card : cards) laid.push_back(as_card(card, "cards"));
  return Lay(laid);
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
  void operator()(const Take&) const { json.key("action").word("take"); }
  void operator()(const Lay& lay) const {
    json.key("action").word("lay").key("cards").begin_array();
    for (const Card card : lay.cards) json.word(to_text(card));
    json.end_array();
  }
  void operator()(const Laid&) const { json.key("action").word("laid"); }
  void operator()(const Fold&) const { json.key("action").word("fold"); }
  void operator()(const Ask& ask) const {
    json.key("action").word("ask").key("card").word(to_text(ask.card));
  }
  void operator()(const Give& give) const {
    json.key("action").word("give").key("card").word(to_text(give.card));
  }
  void operator()(const Given&) const { json.key("action").word("given"); }
};

}  // namespace

Action read_action(const Json& object) {
  const std::string& kind = as_text(member(object, "action"), "action");
  if (kind == "play") return read_play(object);
  if (kind == "pass") return Pass{};
  if (kind == "knock") return Knock{};
  if (kind == "stop") return Stop{};
  if (kind == "take") return Take{};
  if (kind == "lay") return read_lay(object);
  if (kind == "fold") return Fold{};
  if (kind == "ask") return Ask{as_card(member(object, "card"), "card")};
  if (kind == "give") return Give{as_card(member(object, "card"), "card")};
  if (kind == "name_trump") return NameTrump{as_suit(member(object, "suit"), "suit")};
  const auto length = [&] {
    return static_cast<int>(std::clamp<std::int64_t>(
        as_whole_number(member(object, "length"), "length"), -1, Bid::kMostSaid));
  };
  if (kind == "bid") return Bid{length()};
  if (kind == "better") return Better{length()};
  throw FormatError(in_quotes(kind) +
                    " is no action; it is bid, better, pass, knock, play, name_trump, stop, "
                    "take, lay, fold, ask or give.");
}

void write_action_members(JsonWriter& json, const Action& action) {
  std::visit(MemberWriter{json}, action);
}

void write(JsonWriter& json, const SeatAction& taken) {
  json.begin_object().key("seat").word(to_text(taken.seat));
  write_action_members(json, taken.action);
  json.end_object();
}

void write(JsonWriter& json, const Call& call) {
  json.begin_object().key("seat").word(to_text(call.seat));
  std::visit(MemberWriter{json}, call.heard);
  json.end_object();
}

void write(JsonWriter& json, const Deal& deal) {
  const auto write_cards = [&json](std::string_view name, std::span<const Card> cards) {
    json.key(name).begin_array();
    for (const Card card : cards) json.word(to_text(card));
    json.end_array();
  };
  json.begin_object();
  for (const Seat seat : deal.table()) write_cards(to_text(seat), deal[seat]);
  if (!deal.rest().empty()) write_cards("rest", deal.rest());
  json.end_object();
}

void write(JsonWriter& json, const PerSide<int>& numbers) {
  write(json, of_pairs(numbers), kBothSides);
}

void write(JsonWriter& json, const PerAnySide<int>& numbers, std::span<const Side> sides) {
  json.begin_object();
  for (const Side side : sides) json.key(to_text(side)).number(numbers[side]);
  json.end_object();
}

}  // namespace avinas::protocol
