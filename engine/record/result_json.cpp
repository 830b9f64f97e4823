// SPDX-License-Identifier: MIT
// Reads the result that a record claims for a hand.
#include "engine/record/result_json.hpp"

#include <algorithm>
#include <limits>

namespace avinas::record {

using namespace protocol;

namespace {

Penalty read_penalty(const Json& object, const char*) {
  return {as_word<PenaltyKind>(member(object, "kind"), "kind"),
          as_side(member(object, "side"), "side"), as_int(member(object, "amount"), "amount")};
}

}  // namespace

Side as_side(const Json& value, const char* name) {
  const std::string& text = as_text(value, name);
  for (Side side : kBothSides) {
    if (text == to_text(side)) return side;
  }
  throw FormatError(in_quotes(text) + " is no side; it is NS or EW.");
}

int as_int(const Json& value, const char* name) {
  const auto number = as_whole_number(value, name);
  return static_cast<int>(std::clamp<std::int64_t>(number, std::numeric_limits<int>::min(),
                                                   std::numeric_limits<int>::max()));
}

PerSide<int> read_numbers(const Json& object) {
  return {{as_int(member(object, "NS"), "NS"), as_int(member(object, "EW"), "EW")}};
}

HandResult read_result(const Json& object) {
  HandResult result;
  result.form = as_word<Form>(member(object, "form"), "form");
  result.sevens = as_int(member(object, "sevens"), "sevens");
  result.trump = nullable(object, "trump", as_suit);
  result.declarer = nullable(object, "declarer", as_seat);
  result.bid = nullable(object, "bid", as_int);
  result.knock = as_word<KnockLevel>(member(object, "knock"), "knock");
  result.points = read_numbers(member(object, "points"));
  result.tricks = read_numbers(member(object, "tricks"));
  result.won_by = nullable(object, "won_by", as_side);
  result.overbid = as_boolean(member(object, "overbid"), "overbid");
  result.penalty = nullable(object, "penalty", read_penalty);
  return result;
}

Outcome read_outcome(const Json& object, const char*) {
  const Json& settlement = member(object, "settlement");
  return {as_side(member(object, "winner"), "winner"),
          as_word<EndReason>(member(object, "reason"), "reason"),
          {as_side(member(settlement, "payer"), "payer"),
           as_whole_number(member(settlement, "units"), "units")}};
}

}  // namespace avinas::record
