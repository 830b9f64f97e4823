// SPDX-License-Identifier: MIT
// Records of Sueca.
#include "engine/record/of_game.hpp"
#include "protocol/game_json.hpp"
#include "protocol/totals_json.hpp"

namespace avinas::record {
namespace {

using namespace protocol;

std::string text_of_outcome(const std::optional<sueca::Outcome>& outcome) {
  if (!outcome) return "null";
  return std::string(name_of(outcome->reason)) + " won by " + show(outcome->winner) + ", " +
         std::to_string(outcome->units) + " units";
}

}  // namespace

OfSueca::End OfSueca::read_end(const Json& hand) {
  const Json& sheet = member(hand, "sheet");
  return {read_result(games::Sueca(), member(hand, "result")),
          as_numbers(member(sheet, "totals"), "totals"), as_int(member(sheet, "ties"), "ties"),
          nullable(sheet, "three_to_none", as_side)};
}

Difference OfSueca::compare_end(const sueca::HandResult& result, const sueca::Sheet& sheet,
                                const End& claimed) {
  const sueca::HandResult& said = claimed.result;
  return first_of(
      {differ("U3.3", "finished", result.finished, said.finished),
       differ("U2.3", "turned", result.turned, said.turned),
       differ("U2.3", "trump", result.trump, said.trump),
       differ("U3.2", "tricks", result.tricks, said.tricks),
       differ("U1.3", "points", result.points, said.points),
       differ("U4.3", "ties", result.ties, said.ties),
       differ("U4.1", "won_by", result.won_by, said.won_by),
       differ("U4.1", "win", result.win, said.win),
       differ("U5.1", "totals on the sheet", totals_of(sheet), claimed.totals),
       differ("U4.3", "ties on the sheet", sheet.ties, claimed.ties),
       differ("U5.3", "three_to_none on the sheet", sheet.three_to_none, claimed.three_to_none)});
}

Difference OfSueca::compare_outcome(const std::optional<sueca::Outcome>& found,
                                    const std::optional<sueca::Outcome>& claimed) {
  return differ_as("U5.3", "outcome", text_of_outcome(found), text_of_outcome(claimed));
}

}  // namespace avinas::record
