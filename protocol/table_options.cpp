// SPDX-License-Identifier: MIT
// Table options as JSON, with their bounds.
#include "protocol/codec.hpp"
#include "protocol/game_json.hpp"

namespace avinas::protocol {
namespace {

int bounded(const Json& object, const char* name, int least, int most, int otherwise) {
  const Json* value = find_member(object, name);
  if (!value) return otherwise;
  const auto number = as_whole_number(*value, name);
  if (number == 0 && otherwise == 0) return 0;
  if (number < least || number > most) {
    throw FormatError("\"" + std::string(name) + "\" must be from " + std::to_string(least) +
                      " to " + std::to_string(most) + ".");
  }
  return static_cast<int>(number);
}

}  // namespace

TableOptions read_table_options(const Json& object) {
  TableOptions options;
  options.rules = read_game_options(object);
  options.decision_seconds =
      bounded(object, "decision_seconds", kMinDecisionSeconds, kMaxDecisionSeconds, 0);
  options.reserve_seconds = bounded(object, "reserve_seconds", 0, kMaxReserveSeconds, 0);
  options.hold_seconds =
      bounded(object, "hold_seconds", kMinHoldSeconds, kMaxHoldSeconds, options.hold_seconds);
  if (const Json* value = find_member(object, "at_zero")) {
    options.at_zero = as_word<AtZero>(*value, "at_zero");
  }
  if (const Json* value = find_member(object, "watching")) {
    options.watching = as_word<Watching>(*value, "watching");
  }
  if (const Json* value = find_member(object, "talk")) {
    options.talk = as_word<Talk>(*value, "talk");
  }
  if (const Json* value = find_member(object, "emotes")) {
    options.emotes = as_word<Talk>(*value, "emotes");
  }
  if (const Json* value = find_member(object, "one_hand_behind")) {
    options.one_hand_behind = as_boolean(*value, "one_hand_behind");
  }
  if (const Json* value = find_member(object, "listed")) {
    options.listed = as_boolean(*value, "listed");
  }
  return options;
}

void write_table_options(JsonWriter& json, const TableOptions& options) {
  json.begin_object();
  write_game_options_members(json, options.rules);
  json.key("decision_seconds").number(options.decision_seconds);
  json.key("reserve_seconds").number(options.reserve_seconds);
  json.key("at_zero").word(name_of(options.at_zero));
  json.key("hold_seconds").number(options.hold_seconds);
  json.key("watching").word(name_of(options.watching));
  json.key("talk").word(name_of(options.talk));
  json.key("emotes").word(name_of(options.emotes));
  json.key("one_hand_behind").boolean(options.one_hand_behind);
  json.key("listed").boolean(options.listed).end_object();
}

}  // namespace avinas::protocol
