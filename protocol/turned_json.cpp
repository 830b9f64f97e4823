// SPDX-License-Identifier: MIT
// Reads and writes the results of hands whose trumps are turned.
#include "protocol/turned_json.hpp"

#include "protocol/action_json.hpp"

namespace avinas::protocol {
namespace {

turned::Win read_win(const Json& object, const char*) {
  return {as_side(member(object, "side"), "side"), as_int(member(object, "games"), "games")};
}

}  // namespace

turned::Result read_turned_result(const Json& object) {
  turned::Result result;
  result.finished = as_boolean(member(object, "finished"), "finished");
  result.turned = as_card(member(object, "turned"), "turned");
  result.trump = nullable(object, "trump", as_suit);
  result.points = as_numbers(member(object, "points"), "points");
  result.tricks = as_numbers(member(object, "tricks"), "tricks");
  result.ties = as_int(member(object, "ties"), "ties");
  result.won_by = nullable(object, "won_by", as_side);
  result.win = nullable(object, "win", read_win);
  return result;
}

void write_how_it_was_played(JsonWriter& json, const turned::Result& result) {
  json.key("finished").boolean(result.finished);
  json.key("turned").word(to_text(result.turned)).key("trump");
  result.trump ? json.word(to_text(*result.trump)) : json.null();
  json.key("points");
  write(json, result.points);
  json.key("tricks");
  write(json, result.tricks);
}

void write_how_it_was_won(JsonWriter& json, const turned::Result& result) {
  json.key("ties").number(result.ties).key("won_by");
  result.won_by ? json.word(to_text(*result.won_by)) : json.null();
  json.key("win");
  if (!result.win) {
    json.null();
    return;
  }
  json.begin_object().key("side").word(to_text(result.win->side));
  json.key("games").number(result.win->games).end_object();
}

}  // namespace avinas::protocol
