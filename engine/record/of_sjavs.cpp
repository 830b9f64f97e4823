// SPDX-License-Identifier: MIT
// Records of Sjavs.
#include "engine/record/of_game.hpp"
#include "protocol/game_json.hpp"
#include "protocol/totals_json.hpp"

namespace avinas::record {
namespace {

using namespace protocol;

std::string amount_of(const std::optional<sjavs::Deduction>& deduction) {
  return deduction ? show(deduction->amount) + " by " + show(deduction->side) : "null";
}

std::string text_of(const std::optional<sjavs::Outcome>& outcome) {
  if (!outcome) return "null";
  return "won by " + show(outcome->winner) + (outcome->cross ? " with a cross" : "") + ", " +
         std::to_string(outcome->units) + " units";
}

}  // namespace

OfSjavs::End OfSjavs::read_end(const Json& hand) {
  const Json& sheet = member(hand, "sheet");
  return {read_result(games::Sjavs(), member(hand, "result")),
          as_numbers(member(sheet, "totals"), "totals"), as_int(member(sheet, "ties"), "ties")};
}

Difference OfSjavs::compare_end(const sjavs::HandResult& result, const sjavs::Sheet& sheet,
                                const End& claimed) {
  const sjavs::HandResult& said = claimed.result;
  return first_of(
      {differ("S4.4", "finished", result.finished, said.finished),
       differ("S3.8", "passed_out", result.passed_out, said.passed_out),
       differ("S3.7", "declarer", result.declarer, said.declarer),
       differ("S3.1", "bid", result.bid, said.bid),
       differ("S3.3", "better", result.better, said.better),
       differ("S3.7", "trump", result.trump, said.trump),
       differ("S4.2", "tricks", result.tricks, said.tricks),
       differ("S1.6", "points", result.points, said.points),
       differ("S5.2", "solo", result.solo, said.solo),
       differ("S5.1", "won_by", result.won_by, said.won_by),
       differ_as("S5.2", "deduction", amount_of(result.deduction), amount_of(said.deduction)),
       differ("S6.1", "totals on the sheet", totals_of(sheet), claimed.totals),
       differ("S5.3", "ties on the sheet", sheet.ties, claimed.ties)});
}

Difference OfSjavs::compare_outcome(const std::optional<sjavs::Outcome>& found,
                                    const std::optional<sjavs::Outcome>& claimed) {
  return differ_as(found && found->cross ? "S6.3" : "S6.2", "outcome", text_of(found),
                   text_of(claimed));
}

}  // namespace avinas::record
