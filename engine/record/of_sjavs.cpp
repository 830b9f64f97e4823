// SPDX-License-Identifier: MIT
// Records of Sjavs.
#include "engine/record/of_game.hpp"
#include "engine/record/result_json.hpp"
#include "engine/sjavs/score.hpp"
#include "protocol/action_json.hpp"

namespace avinas::protocol {

template <>
struct Names<sjavs::Calls> {
  static constexpr std::array table{std::pair{sjavs::Calls::Forced, "forced"},
                                    std::pair{sjavs::Calls::Free, "free"}};
};
template <>
struct Names<sjavs::AllPass> {
  static constexpr std::array table{std::pair{sjavs::AllPass::Redeal, "redeal"},
                                    std::pair{sjavs::AllPass::Played, "played"}};
};
template <>
struct Names<sjavs::Overtrump> {
  static constexpr std::array table{std::pair{sjavs::Overtrump::Free, "free"},
                                    std::pair{sjavs::Overtrump::Must, "must"}};
};
template <>
struct Names<sjavs::Tie> {
  static constexpr std::array table{std::pair{sjavs::Tie::BySuit, "by_suit"},
                                    std::pair{sjavs::Tie::BySide, "by_side"}};
};

}  // namespace avinas::protocol

namespace avinas::record {
namespace {

using namespace protocol;

template <typename T>
void write_or_null(JsonWriter& json, const std::optional<T>& value) {
  value ? json.word(to_text(*value)) : json.null();
}

sjavs::Deduction read_deduction(const Json& object, const char*) {
  return {as_side(member(object, "side"), "side"), as_int(member(object, "amount"), "amount")};
}

sjavs::HandResult read_hand_result(const Json& object) {
  sjavs::HandResult result;
  result.finished = as_boolean(member(object, "finished"), "finished");
  result.passed_out = as_boolean(member(object, "passed_out"), "passed_out");
  result.declarer = nullable(object, "declarer", as_seat);
  result.bid = nullable(object, "bid", as_int);
  result.better = as_boolean(member(object, "better"), "better");
  result.trump = nullable(object, "trump", as_suit);
  result.points = read_numbers(member(object, "points"));
  result.tricks = read_numbers(member(object, "tricks"));
  result.solo = nullable(object, "solo", as_seat);
  result.won_by = nullable(object, "won_by", as_side);
  result.deduction = nullable(object, "deduction", read_deduction);
  return result;
}

void write_result(JsonWriter& json, const sjavs::HandResult& result) {
  json.begin_object().key("finished").boolean(result.finished);
  json.key("passed_out").boolean(result.passed_out).key("declarer");
  write_or_null(json, result.declarer);
  json.key("bid");
  result.bid ? json.number(*result.bid) : json.null();
  json.key("better").boolean(result.better).key("trump");
  write_or_null(json, result.trump);
  json.key("points");
  write(json, result.points);
  json.key("tricks");
  write(json, result.tricks);
  json.key("solo");
  write_or_null(json, result.solo);
  json.key("won_by");
  write_or_null(json, result.won_by);
  json.key("deduction");
  if (result.deduction) {
    json.begin_object().key("side").word(to_text(result.deduction->side));
    json.key("amount").number(result.deduction->amount).end_object();
  } else {
    json.null();
  }
  json.end_object();
}

/// A stake in units; 0 without stakes (S6.4).
int read_stake(const Json& object) {
  const Json* stakes = find_member(object, "stakes");
  if (!stakes) return 0;
  const std::string& kind = as_text(member(*stakes, "kind"), "kind");
  if (kind == "none") return 0;
  if (kind != "flat")
    throw FormatError(in_quotes(kind) + " is no kind of stakes in Sjavs; it is none or flat.");
  const auto units = as_whole_number(member(*stakes, "units"), "units");
  if (units < 1 || units > kMaxStakeUnits) {
    throw FormatError("\"units\" must be from 1 to " + std::to_string(kMaxStakeUnits) + ".");
  }
  return static_cast<int>(units);
}

PerSide<int> totals_of(const sjavs::Sheet& sheet) {
  return {{sheet.total(Side::NorthSouth), sheet.total(Side::EastWest)}};
}

std::string amount_of(const std::optional<sjavs::Deduction>& deduction) {
  return deduction ? show(deduction->amount) + " by " + show(deduction->side) : "null";
}

std::string text_of(const std::optional<sjavs::Outcome>& outcome) {
  if (!outcome) return "null";
  return "won by " + show(outcome->winner) + (outcome->cross ? " with a cross" : "") + ", " +
         std::to_string(outcome->units) + " units";
}

}  // namespace

sjavs::Options OfSjavs::read_options(const Json& object) {
  sjavs::Options options;
  const auto word = [&]<typename E>(const char* name, E& value) {
    if (const Json* given = find_member(object, name)) value = as_word<E>(*given, name);
  };
  const auto truth = [&](const char* name, bool& value) {
    if (const Json* given = find_member(object, name)) value = as_boolean(*given, name);
  };
  word("calls", options.calls);
  word("all_pass", options.all_pass);
  word("overtrump", options.overtrump);
  word("tie", options.tie);
  truth("solo_vol", options.solo_vol);
  truth("double_win", options.double_win);
  options.stake = read_stake(object);
  return options;
}

OfSjavs::End OfSjavs::read_end(const Json& hand) {
  const Json& sheet = member(hand, "sheet");
  return {read_hand_result(member(hand, "result")), read_numbers(member(sheet, "totals")),
          as_int(member(sheet, "ties"), "ties")};
}

sjavs::Outcome OfSjavs::read_outcome(const Json& object, const char*) {
  return {as_side(member(object, "winner"), "winner"), as_boolean(member(object, "cross"), "cross"),
          as_int(member(object, "units"), "units")};
}

void OfSjavs::write_options(JsonWriter& json, const sjavs::Options& options) {
  json.key("calls").word(name_of(options.calls)).key("all_pass").word(name_of(options.all_pass));
  json.key("overtrump").word(name_of(options.overtrump)).key("tie").word(name_of(options.tie));
  json.key("solo_vol").boolean(options.solo_vol).key("double_win").boolean(options.double_win);
  json.key("stakes").begin_object().key("kind").word(options.stake > 0 ? "flat" : "none");
  if (options.stake > 0) json.key("units").number(options.stake);
  json.end_object();
}

void OfSjavs::write_end(JsonWriter& json, const sjavs::HandResult& result,
                        const sjavs::Sheet& sheet) {
  json.key("result");
  write_result(json, result);
  json.key("sheet").begin_object().key("totals");
  write(json, totals_of(sheet));
  json.key("ties").number(sheet.ties).end_object();
}

void OfSjavs::write_outcome(JsonWriter& json, const sjavs::Outcome& outcome) {
  json.begin_object().key("winner").word(to_text(outcome.winner));
  json.key("cross").boolean(outcome.cross).key("units").number(outcome.units).end_object();
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
