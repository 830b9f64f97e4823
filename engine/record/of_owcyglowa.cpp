// SPDX-License-Identifier: MIT
// Records of Owcy Głowa.
#include "engine/record/of_game.hpp"
#include "protocol/game_json.hpp"

namespace avinas::record {
namespace {

using namespace protocol;

std::string text_of_outcome(const std::optional<owcyglowa::Outcome>& outcome) {
  if (!outcome) return "null";
  return "won by " + show(outcome->winner) + ", " + std::to_string(outcome->units) + " units";
}

}  // namespace

OfOwcyGlowa::End OfOwcyGlowa::read_end(const Json& hand) {
  return {read_result(games::OwcyGlowa(), member(hand, "result")),
          read_sheet(games::OwcyGlowa(), member(hand, "sheet"))};
}

Difference OfOwcyGlowa::compare_end(const owcyglowa::HandResult& result,
                                    const owcyglowa::Sheet& sheet, const End& claimed) {
  const owcyglowa::HandResult& said = claimed.result;
  return first_of({differ("O4.2", "finished", result.finished, said.finished),
                   differ("O5.1", "soloist", result.soloist, said.soloist),
                   differ("O3.1", "bids", result.bids, said.bids),
                   differ("O4.2", "tricks", result.tricks, said.tricks),
                   differ("O1.3", "points", result.points, said.points),
                   differ("O6.3", "won", result.won, said.won),
                   differ("O6.5", "totals on the sheet", sheet.totals, claimed.sheet.totals)});
}

Difference OfOwcyGlowa::compare_outcome(const std::optional<owcyglowa::Outcome>& found,
                                        const std::optional<owcyglowa::Outcome>& claimed) {
  return differ_as("O6.4", "outcome", text_of_outcome(found), text_of_outcome(claimed));
}

}  // namespace avinas::record
