// SPDX-License-Identifier: MIT
// Writes an analysed hand as JSON, in the order that docs/match-record.md gives.
#include "players/analysis/json.hpp"

#include "protocol/action_json.hpp"
#include "protocol/json_writer.hpp"

namespace avinas::analysis {
namespace {

using protocol::JsonWriter;

std::string_view word_of(Unit unit) {
  switch (unit) {
    case Unit::Points:
      return "points";
    case Unit::Pips:
      return "pips";
    case Unit::Rams:
      return "rams";
    case Unit::Score:
      break;
  }
  return "score";
}

std::string_view word_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::Best:
      return "best";
    case Verdict::Unlucky:
      return "unlucky";
    case Verdict::Cost:
      break;
  }
  return "cost";
}

void write(JsonWriter& json, const Decision& decision) {
  json.begin_object().key("action").number(decision.action);
  json.key("seat").word(to_text(decision.seat)).key("unit").word(word_of(decision.unit));
  json.key("cost").number(decision.cost).key("verdict").word(word_of(decision.verdict));
  json.key("decisive").boolean(decision.decisive).key("better").begin_array();
  for (const Action& action : decision.better) {
    json.begin_object();
    protocol::write_action_members(json, action);
    json.end_object();
  }
  json.end_array();
  if (decision.imagined_cost) {
    // Hundredths: more would say more than was found out.
    json.key("imagined_cost_hundredths")
        .number(static_cast<int>(*decision.imagined_cost * 100 + 0.5));
  }
  json.end_object();
}

}  // namespace

std::string to_json(const HandAnalysis& hand) {
  JsonWriter json;
  json.begin_object().key("curve").begin_array();
  for (const int points : hand.curve) json.number(points);
  json.end_array().key("turning_point");
  if (hand.turning_point) {
    json.number(*hand.turning_point);
  } else {
    json.null();
  }
  if (hand.better_lost) json.key("better_lost").number(*hand.better_lost);
  json.key("decisions").begin_array();
  for (const Decision& decision : hand.decisions) write(json, decision);
  json.end_array().end_object();
  return json.str();
}

}  // namespace avinas::analysis
