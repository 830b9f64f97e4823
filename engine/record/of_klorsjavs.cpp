// SPDX-License-Identifier: MIT
// Records of Klørsjavs.
#include "engine/record/of_game.hpp"
#include "protocol/game_json.hpp"

namespace avinas::record {
namespace {

using namespace protocol;

std::string text_of_outcome(const std::optional<klorsjavs::Outcome>& outcome) {
  if (!outcome) return "null";
  std::string text = "won by";
  for (const Seat seat : seats_for(outcome->seats)) {
    if (outcome->won[seat]) text += " " + show(seat);
  }
  for (const Seat seat : seats_for(outcome->seats)) {
    text += ", " + show(seat) + " " + std::to_string(outcome->units[seat]) + " units";
  }
  return text;
}

}  // namespace

OfKlorsjavs::End OfKlorsjavs::read_end(const Json& hand) {
  return {read_result(games::Klorsjavs(), member(hand, "result")),
          read_sheet(games::Klorsjavs(), member(hand, "sheet"))};
}

Difference OfKlorsjavs::compare_end(const klorsjavs::HandResult& result,
                                    const klorsjavs::Sheet& sheet, const End& claimed) {
  const klorsjavs::HandResult& said = claimed.result;
  return first_of({differ("K1.1", "number of seats", result.seats, said.seats),
                   differ("K5.1", "finished", result.finished, said.finished),
                   differ("K3.1", "declarer", result.declarer, said.declarer),
                   differ("K9.2", "contract", result.contract, said.contract),
                   differ("K9.4", "trump", result.trump, said.trump),
                   differ("K4.1", "cat", result.cat, said.cat),
                   differ("K4.5", "folded", result.folded, said.folded),
                   differ("K5.2", "tricks", result.tricks, said.tricks),
                   differ("K1.5", "points", result.points, said.points),
                   differ("K4.4", "points that lie with declarer", result.lies, said.lies),
                   differ("K6.1", "change of the totals", result.won, said.won),
                   differ("K6.1", "totals on the sheet", sheet.totals, claimed.sheet.totals),
                   differ("K9.6", "hands on the sheet", sheet.hands, claimed.sheet.hands),
                   differ("K6.3", "seats that stand level", sheet.level, claimed.sheet.level)});
}

Difference OfKlorsjavs::compare_outcome(const std::optional<klorsjavs::Outcome>& found,
                                        const std::optional<klorsjavs::Outcome>& claimed) {
  return differ_as("K6.3", "outcome", text_of_outcome(found), text_of_outcome(claimed));
}

}  // namespace avinas::record
