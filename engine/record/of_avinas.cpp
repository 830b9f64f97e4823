// SPDX-License-Identifier: MIT
// Records of Avinas: version 1 for ever.
#include "engine/record/of_game.hpp"
#include "protocol/game_json.hpp"

namespace avinas::record {
namespace {

using namespace protocol;

std::string text_of(const std::optional<Penalty>& penalty) {
  if (!penalty) return "null";
  return show(penalty->amount) + " " + show(penalty->kind) + " against " + show(penalty->side);
}
std::string text_of(const Settlement& settlement) {
  return std::to_string(settlement.units) + " units from " + show(settlement.payer);
}
std::string text_of(const std::optional<Outcome>& outcome) {
  return outcome ? "won by " + show(outcome->winner) + " (" + show(outcome->reason) + ")" : "null";
}

const char* rule_of_reason(EndReason reason) {
  switch (reason) {
    case EndReason::Cats:
      return "R6.2";
    case EndReason::Overbid:
      return "R6.4";
    case EndReason::Rams:
    case EndReason::Pips:
      break;
  }
  return "R6.3";
}

}  // namespace

OfAvinas::End OfAvinas::read_end(const Json& hand) {
  const Json& sheet = member(hand, "sheet");
  return {read_result(games::Avinas(), member(hand, "result")),
          as_numbers(member(sheet, "rams"), "rams"), as_numbers(member(sheet, "pips"), "pips")};
}

Difference OfAvinas::compare_end(const HandResult& result, const Sheet& sheet, const End& claimed) {
  const bool sevens = result.sevens > 0;
  const bool knocked = result.knock != KnockLevel::None;
  const char* won = knocked ? "R3.5" : sevens ? "R3.4" : "R4.8";
  const HandResult& said = claimed.result;
  const PerSide<int> pips{{sheet.pips(Side::NorthSouth), sheet.pips(Side::EastWest)}};
  return first_of({
      differ("R2.6", "form", result.form, said.form),
      differ("R2.6", "sevens", result.sevens, said.sevens),
      differ(sevens ? "R3.1" : "R4.4", "trump", result.trump, said.trump),
      differ(sevens ? "R3.1" : "R4.2", "declarer", result.declarer, said.declarer),
      differ("R4.2", "bid", result.bid, said.bid),
      differ("R3.2", "knock", result.knock, said.knock),
      differ("R5.2", "tricks", result.tricks, said.tricks),
      differ("R1.5", "points", result.points, said.points),
      differ("R4.5", "overbid", result.overbid, said.overbid),
      differ(won, "won_by", result.won_by, said.won_by),
      differ_as(sevens ? "R3.6" : "R4.8", "penalty", text_of(result.penalty),
                text_of(said.penalty)),
      differ("R3.7", "rams on the sheet", sheet.rams, claimed.rams),
      differ("R4.9", "pips on the sheet", pips, claimed.pips),
  });
}

Difference OfAvinas::compare_outcome(const std::optional<Outcome>& found,
                                     const std::optional<Outcome>& claimed) {
  const char* rule = found && claimed ? rule_of_reason(found->reason) : "R6.1";
  if (const auto difference = differ_as(rule, "outcome", text_of(found), text_of(claimed)))
    return difference;
  if (!found) return std::nullopt;
  return differ_as("R6.6", "settlement", text_of(found->settlement), text_of(claimed->settlement));
}

}  // namespace avinas::record
