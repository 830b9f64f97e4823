// SPDX-License-Identifier: MIT
// Records of Einwerfen.
#include "engine/record/of_game.hpp"
#include "protocol/game_json.hpp"
#include "protocol/totals_json.hpp"

namespace avinas::record {
namespace {

using namespace protocol;

std::string text_of_outcome(const std::optional<einwerfen::Outcome>& outcome) {
  if (!outcome) return "null";
  return "won by " + show(outcome->winner) + " by " + std::to_string(outcome->games) + " games, " +
         std::to_string(outcome->units) + " units";
}

}  // namespace

OfEinwerfen::End OfEinwerfen::read_end(const Json& hand) {
  const Json& sheet = member(hand, "sheet");
  return {read_result(games::Einwerfen(), member(hand, "result")),
          as_numbers(member(sheet, "totals"), "totals"), nullable(sheet, "favourite", as_suit),
          as_int(member(sheet, "ties"), "ties"), as_int(member(sheet, "hands"), "hands")};
}

Difference OfEinwerfen::compare_end(const einwerfen::HandResult& result,
                                    const einwerfen::Sheet& sheet, const End& claimed) {
  const einwerfen::HandResult& said = claimed.result;
  return first_of({differ("E3.3", "finished", result.finished, said.finished),
                   differ("E2.3", "turned", result.turned, said.turned),
                   differ("E2.3", "trump", result.trump, said.trump),
                   differ("E3.2", "tricks", result.tricks, said.tricks),
                   differ("E1.3", "points", result.points, said.points),
                   differ("E4.3", "favourite", result.favourite, said.favourite),
                   differ("E4.2", "ties", result.ties, said.ties),
                   differ("E4.1", "won_by", result.won_by, said.won_by),
                   differ("E4.1", "win", result.win, said.win),
                   differ("E5.1", "totals on the sheet", totals_of(sheet), claimed.totals),
                   differ("E4.3", "favourite on the sheet", sheet.favourite, claimed.favourite),
                   differ("E4.2", "ties on the sheet", sheet.ties, claimed.ties),
                   differ("E5.2", "hands on the sheet", sheet.hands, claimed.hands)});
}

Difference OfEinwerfen::compare_outcome(const std::optional<einwerfen::Outcome>& found,
                                        const std::optional<einwerfen::Outcome>& claimed) {
  return differ_as("E5.2", "outcome", text_of_outcome(found), text_of_outcome(claimed));
}

}  // namespace avinas::record
