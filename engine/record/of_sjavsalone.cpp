// SPDX-License-Identifier: MIT
// Records of Sjavs for three or two.
#include "engine/record/of_game.hpp"
#include "protocol/game_json.hpp"

namespace avinas::record {
namespace {

using namespace protocol;

std::string text_of_outcome(const std::optional<sjavsalone::Outcome>& outcome) {
  if (!outcome) return "null";
  std::string text = "won by " + show(outcome->winner);
  if (outcome->cross) text += " with a cross";
  for (const Seat seat : sjavsalone::shape_of(outcome->form).table()) {
    text += ", " + show(seat) + " " + std::to_string(outcome->units[seat]) + " units";
  }
  return text;
}

/// Each player's totals, in the order written.
std::string text_of_totals(const sjavsalone::Sheet& sheet) {
  std::string text;
  for (const Seat seat : sjavsalone::shape_of(sheet.form).table()) {
    text += show(seat);
    for (const int total : sheet.column(seat)) text += " " + std::to_string(total);
    text += "; ";
  }
  return text;
}

}  // namespace

OfSjavsAlone::End OfSjavsAlone::read_end(const Json& hand) {
  return {read_result(games::SjavsAlone(), member(hand, "result")),
          read_sheet(games::SjavsAlone(), member(hand, "sheet"))};
}

Difference OfSjavsAlone::compare_end(const sjavsalone::HandResult& result,
                                     const sjavsalone::Sheet& sheet, const End& claimed) {
  const sjavsalone::HandResult& said = claimed.result;
  return first_of(
      {differ("S5.2", "finished", result.finished, said.finished),
       differ("S3.8", "passed out", result.passed_out, said.passed_out),
       differ("S3.7", "declarer", result.declarer, said.declarer),
       differ("S3.1", "bid", result.bid, said.bid),
       differ("S3.3", "better", result.better, said.better),
       differ("S3.7", "trump", result.trump, said.trump),
       differ("S4.2", "tricks", result.tricks, said.tricks),
       differ("S1.6", "points", result.points, said.points),
       differ("S8.6", "points beside tricks", result.lies, said.lies),
       differ("S8.8", "game points deducted", result.deducted, said.deducted),
       differ_as("S8.9", "totals", text_of_totals(sheet), text_of_totals(claimed.sheet)),
       differ("S5.3", "ties that wait", sheet.ties, claimed.sheet.ties)});
}

Difference OfSjavsAlone::compare_outcome(const std::optional<sjavsalone::Outcome>& found,
                                         const std::optional<sjavsalone::Outcome>& claimed) {
  return differ_as("S8.9", "outcome", text_of_outcome(found), text_of_outcome(claimed));
}

}  // namespace avinas::record
