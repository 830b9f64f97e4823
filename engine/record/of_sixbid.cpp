// SPDX-License-Identifier: MIT
// Records of Six-Bid and Frog.
#include "engine/record/of_game.hpp"
#include "protocol/game_json.hpp"

namespace avinas::record {
namespace {

using namespace protocol;

std::string text_of_outcome(const std::optional<sixbid::Outcome>& outcome) {
  if (!outcome) return "null";
  std::string text = "won by";
  for (const Seat seat : sixbid::kShape.table()) {
    if (outcome->won[seat]) text += " " + show(seat);
  }
  for (const Seat seat : sixbid::kShape.table()) {
    text += ", " + show(seat) + " " + std::to_string(outcome->units[seat]) + " units";
  }
  return text;
}

}  // namespace

OfSixbid::End OfSixbid::read_end(const Json& hand) {
  return {read_result(games::Sixbid(), member(hand, "result")),
          read_sheet(games::Sixbid(), member(hand, "sheet"))};
}

Difference OfSixbid::compare_end(const sixbid::HandResult& result, const sixbid::Sheet& sheet,
                                 const End& claimed) {
  const sixbid::HandResult& said = claimed.result;
  return first_of({differ("L5.4", "finished", result.finished, said.finished),
                   differ("L4.1", "soloist", result.soloist, said.soloist),
                   differ("L4.1", "contract", result.contract, said.contract),
                   differ("L4.3", "trump", result.trump, said.trump),
                   differ("L4.7", "card called", result.asked, said.asked),
                   differ("L4.7", "seat that had it", result.asked_of, said.asked_of),
                   differ("L5.3", "tricks", result.tricks, said.tricks),
                   differ("L1.3", "points", result.points, said.points),
                   differ("L4.4", "points that lie with the soloist", result.lies, said.lies),
                   differ("L6.1", "change of the accounts", result.won, said.won),
                   differ("L6.1", "accounts", sheet.accounts, claimed.sheet.accounts),
                   differ("L7.1", "hands played", sheet.played, claimed.sheet.played)});
}

Difference OfSixbid::compare_outcome(const std::optional<sixbid::Outcome>& found,
                                     const std::optional<sixbid::Outcome>& claimed) {
  return differ_as("L7.1", "outcome", text_of_outcome(found), text_of_outcome(claimed));
}

}  // namespace avinas::record
