// SPDX-License-Identifier: MIT
// Records of Bavarian Tarock.
#include "engine/record/of_game.hpp"
#include "protocol/game_json.hpp"

namespace avinas::record {
namespace {

using namespace protocol;

std::string text_of_outcome(const std::optional<tarock::Outcome>& outcome) {
  if (!outcome) return "null";
  std::string text = "won by";
  for (const Seat seat : tarock::kShape.table()) {
    if (outcome->won[seat]) text += " " + show(seat);
  }
  for (const Seat seat : tarock::kShape.table()) {
    text += ", " + show(seat) + " " + std::to_string(outcome->units[seat]) + " units";
  }
  return text;
}

}  // namespace

OfTarock::End OfTarock::read_end(const Json& hand) {
  return {read_result(games::Tarock(), member(hand, "result")),
          read_sheet(games::Tarock(), member(hand, "sheet"))};
}

Difference OfTarock::compare_end(const tarock::HandResult& result, const tarock::Sheet& sheet,
                                 const End& claimed) {
  const tarock::HandResult& said = claimed.result;
  return first_of({differ("T4.6", "finished", result.finished, said.finished),
                   differ("T3.1", "soloist", result.soloist, said.soloist),
                   differ("T3.3", "figure", result.figure, said.figure),
                   differ("T3.5", "contract", result.contract, said.contract),
                   differ("T4.1", "trump", result.trump, said.trump),
                   differ("T4.6", "tricks", result.tricks, said.tricks),
                   differ("T1.3", "points", result.points, said.points),
                   differ("T4.2", "points that lie with the soloist", result.lies, said.lies),
                   differ("T5.6", "change of the accounts", result.won, said.won),
                   differ("T5.6", "accounts", sheet.accounts, claimed.sheet.accounts),
                   differ("T5.2", "pot", sheet.pot, claimed.sheet.pot)});
}

Difference OfTarock::compare_outcome(const std::optional<tarock::Outcome>& found,
                                     const std::optional<tarock::Outcome>& claimed) {
  return differ_as("T6.2", "outcome", text_of_outcome(found), text_of_outcome(claimed));
}

}  // namespace avinas::record
