// SPDX-License-Identifier: MIT
// Writes each top-level member of a table view.
#include "protocol/view_json.hpp"

#include "protocol/action_json.hpp"
#include "protocol/changes.hpp"
#include "protocol/club_json.hpp"
#include "protocol/codec.hpp"
#include "protocol/names.hpp"

namespace avinas::protocol {
namespace {

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

template <std::size_t N>
void write(JsonWriter& json, const BoundedVector<ShownCard, N>& shown) {
  json.begin_array();
  for (const ShownCard& s : shown) {
    json.begin_object().key("seat").word(to_text(s.seat)).key("position").number(s.position);
    json.key("card").word(to_text(s.card)).end_object();
  }
  json.end_array();
}

void write(JsonWriter& json, const HeldCards& cards) {
  json.begin_array();
  for (Card card : cards) json.word(to_text(card));
  json.end_array();
}

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

void write(JsonWriter& json, const Sheet& sheet) {
  json.begin_object().key("rams");
  write(json, sheet.rams);
  json.key("drawn");
  write(json, sheet.drawn);
  json.key("pips").begin_object();
  for (Side side : kBothSides) {
    json.key(to_text(side)).begin_array();
    for (std::uint8_t total : sheet.pip_totals[side]) json.number(total);
    json.end_array();
  }
  json.end_object().end_object();
}

}  // namespace

void write(JsonWriter& json, const HandRecord& hand) {
  json.begin_object().key("dealer").word(to_text(hand.dealer)).key("deal");
  write(json, hand.deal);
  json.key("actions").begin_array();
  for (const SeatAction& action : hand.actions) write(json, action);
  json.end_array().key("result");
  write(json, hand.result);
  json.end_object();
}

namespace {

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

// The templates stand below every `write` that they may call.
template <typename T>
void write_or_null(JsonWriter& json, const std::optional<T>& value) {
  if (!value) {
    json.null();
  } else if constexpr (requires { to_text(*value); }) {
    json.word(to_text(*value));
  } else if constexpr (std::integral<T>) {
    json.number(*value);
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

template <typename T>
void write_seats(JsonWriter& json, const PerSeat<T>& values) {
  json.begin_object();
  for (Seat seat : kAllSeats) {
    json.key(to_text(seat));
    if constexpr (std::integral<T>) {
      json.number(values[seat]);
    } else {
      write(json, values[seat]);
    }
  }
  json.end_object();
}

void write_list(JsonWriter& json, const CallHistory& calls) {
  json.begin_array();
  for (const SeatAction& call : calls) write(json, call);
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

/// Calls `visit(name, get, put)` for each top-level member of the wire's view: `get` takes it for
/// comparison, `put` writes it. With the function below, the one list of what a view consists of.
template <typename Visit>
void for_each_table_member(JsonWriter& json, Visit visit) {
  const auto word = [&](const auto& value) { json.word(name_of(value)); };
  const auto number = [&](auto value) { json.number(value); };
  const auto id = [&](const std::string& value) { json.word(value); };
  const auto text = [&](const std::string& value) { json.text(value); };
  const auto nullable = [&](const auto& value) { write_or_null(json, value); };
  const auto seats = [&](const auto& value) { write_seats(json, value); };
  const auto options = [&](const TableOptions& value) { write_table_options(json, value); };
  const auto digest = [&](const auto& value) {
    if (value) return write(json, *value);
    json.word({});
  };
  using V = TableInfo;
  visit(
      "code", [](const V& v) -> auto& { return v.code; }, id);
  visit(
      "name", [](const V& v) -> auto& { return v.name; }, text);
  visit(
      "host", [](const V& v) -> auto& { return v.host; }, id);
  visit(
      "stage", [](const V& v) -> auto& { return v.stage; }, word);
  visit(
      "standstill", [](const V& v) -> auto& { return v.standstill; }, word);
  visit(
      "seats", [](const V& v) -> auto& { return v.seats; }, seats);
  visit(
      "spectators", [](const V& v) -> auto& { return v.spectators; }, number);
  visit(
      "options", [](const V& v) -> auto& { return v.options; }, options);
  visit(
      "card_back", [](const V& v) -> auto& { return v.card_back; }, number);
  visit(
      "match", [](const V& v) -> auto& { return v.match; }, id);
  visit(
      "proposals", [](const V& v) -> auto& { return v.proposals; }, seats);
  visit(
      "shuffle", [](const V& v) -> auto& { return v.shuffle; }, nullable);
  visit(
      "next_commitment", [](const V& v) -> auto& { return v.next_commitment; }, digest);
}

/// The members of the game and of who looks at it, in their order: `common(name, get, put)` for
/// what all are shown alike, `own(name, get, put)` for what may differ between observers.
template <typename Common, typename Own>
void for_each_game_member(JsonWriter& json, Common common, Own own) {
  const auto word = [&](const auto& value) { json.word(name_of(value)); };
  const auto number = [&](auto value) { json.number(value); };
  const auto object = [&](const auto& value) { write(json, value); };
  const auto nullable = [&](const auto& value) { write_or_null(json, value); };
  const auto seats = [&](const auto& value) { write_seats(json, value); };
  const auto list = [&](const auto& value) { write_list(json, value); };
  const auto truth = [&](bool value) { json.boolean(value); };
  using All = PublicView;
  using One = TableView;
  own(
      "you", [](const One& v) -> auto& { return v.own.observer.seat; }, nullable);
  own(
      "clock", [](const One& v) -> auto& { return v.clock; }, nullable);
  common(
      "phase", [](const All& v) -> auto& { return v.phase; }, word);
  common(
      "in_hand", [](const All& v) -> auto& { return v.in_hand; }, truth);
  common(
      "hand_number", [](const All& v) -> auto& { return v.hand_number; }, number);
  common(
      "dealer", [](const All& v) { return std::optional(v.dealer); }, nullable);
  common(
      "form", [](const All& v) -> auto& { return v.form; }, word);
  common(
      "sevens", [](const All& v) -> auto& { return v.sevens; }, number);
  common(
      "declarer", [](const All& v) -> auto& { return v.declarer; }, nullable);
  common(
      "trump", [](const All& v) -> auto& { return v.trump; }, nullable);
  common(
      "bid", [](const All& v) -> auto& { return v.bid; }, nullable);
  common(
      "knock", [](const All& v) -> auto& { return v.knock; }, word);
  common(
      "calls", [](const All& v) -> auto& { return v.calls; }, list);
  common(
      "to_act", [](const All& v) -> auto& { return v.to_act; }, list);
  common(
      "exposed", [](const All& v) -> auto& { return v.exposed; }, object);
  own(
      "private_look", [](const One& v) -> auto& { return v.own.private_look; }, object);
  own(
      "hand", [](const One& v) -> auto& { return v.own.hand; }, object);
  own(
      "ranked", [](const One& v) -> auto& { return v.own.ranked; }, object);
  own(
      "trumps", [](const One& v) -> auto& { return v.own.trumps; }, object);
  own(
      "lengths", [](const One& v) -> auto& { return v.own.lengths; }, list);
  common(
      "card_counts", [](const All& v) -> auto& { return v.card_counts; }, seats);
  own(
      "trick", [](const One& v) -> auto& { return v.own.trick; }, nullable);
  own(
      "last_trick", [](const One& v) -> auto& { return v.own.last_trick; }, nullable);
  common(
      "points", [](const All& v) -> auto& { return v.points; }, nullable);
  common(
      "tricks", [](const All& v) -> auto& { return v.tricks; }, object);
  common(
      "sheet", [](const All& v) -> auto& { return v.sheet; }, object);
  own(
      "legal", [](const One& v) -> auto& { return v.own.legal; }, object);
  common(
      "finished", [](const All& v) -> auto& { return v.finished; }, nullable);
  common(
      "outcome", [](const All& v) -> auto& { return v.outcome; }, nullable);
}

}  // namespace

void write_members(JsonWriter& json, const TableView& view) {
  const auto write_from = [&](const auto& whole) {
    return [&](std::string_view name, auto get, auto put) {
      json.key(name);
      put(get(whole));
    };
  };
  for_each_table_member(json, write_from(*view.common->info));
  for_each_game_member(json, write_from(view.common->game), write_from(view));
}

std::string ChangesEncoder::encode(const TableView& before, const TableView& after) {
  JsonWriter json;
  json.begin_object();
  const TableInfo &info_before = *before.common->info, &info_after = *after.common->info;
  if (&info_before != &info_after) write_info(json, info_before, info_after);
  const bool known = common_before_ == before.common.get() && common_after_ == after.common.get();
  common_before_ = before.common.get();
  common_after_ = after.common.get();
  std::size_t index = 0;
  const auto write_anew = [&](Written& written, std::string_view name, auto put,
                              const auto& value) {
    json.key(name);
    // The key stands before the value, with its quotes and colon.
    const std::size_t at = json.size() - name.size() - 3;
    put(value);
    const std::string_view text = json.written().substr(at);
    written = {&after, texts_.size(), text.size()};
    texts_.append(text);
  };
  const auto common = [&](std::string_view name, auto get, auto put) {
    Written& written = members_.at(index++);
    if (known) {
      if (written.size > 0) json.raw(text_of(written));
      return;
    }
    written = {};
    const PublicView& game = after.common->game;
    if (!(get(before.common->game) == get(game))) write_anew(written, name, put, get(game));
  };
  const auto own = [&](std::string_view name, auto get, auto put) {
    Written& written = members_.at(index++);
    if (get(before) == get(after)) return;
    if (written.of && get(*written.of) == get(after)) {
      json.raw(text_of(written));
    } else {
      write_anew(written, name, put, get(after));
    }
  };
  for_each_game_member(json, common, own);
  json.end_object();
  return json.str();
}

/// Observers mostly come from the same information to the same.
void ChangesEncoder::write_info(JsonWriter& json, const TableInfo& before, const TableInfo& after) {
  if (info_before_ != &before || info_after_ != &after) {
    info_before_ = &before;
    info_after_ = &after;
    JsonWriter members;
    for_each_table_member(members, [&](std::string_view name, auto get, auto put) {
      if (get(before) == get(after)) return;
      members.key(name);
      put(get(after));
    });
    info_text_ = members.written();
  }
  if (!info_text_.empty()) json.raw(info_text_);
}

}  // namespace avinas::protocol
