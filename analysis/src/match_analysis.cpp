// SPDX-License-Identifier: MIT
#include "analysis/match_analysis.hpp"

#include <algorithm>

#include "protocol/action_json.hpp"
#include "protocol/json_writer.hpp"
#include "record/reading.hpp"

namespace avinas::analysis {
namespace {

using protocol::JsonWriter;

std::string_view word_of(Unit unit) {
  switch (unit) {
    case Unit::Points:
      return "points";
    case Unit::Pips:
      return "pips";
    case Unit::Rams:
      break;
  }
  return "rams";
}

std::string_view word_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::Best:
      return "best";
    case Verdict::Unlucky:
      return "unlucky";
    case Verdict::Cost:
      break;
  }
  return "cost";
}

/// How a player did over the match.
struct Tally {
  int decisions = 0, best = 0, best_as_known = 0;
};

void write(JsonWriter& json, const Decision& decision) {
  json.begin_object().key("action").number(decision.action);
  json.key("seat").word(to_text(decision.seat)).key("unit").word(word_of(decision.unit));
  json.key("cost").number(decision.cost).key("verdict").word(word_of(decision.verdict));
  json.key("decisive").boolean(decision.decisive).key("better").begin_array();
  for (const Action& action : decision.better) {
    json.begin_object();
    protocol::write_action_members(json, action);
    json.end_object();
  }
  json.end_array();
  if (decision.imagined_cost) {
    // Hundredths: more would say more than was found out.
    json.key("imagined_cost_hundredths")
        .number(static_cast<int>(*decision.imagined_cost * 100 + 0.5));
  }
  json.end_object();
}

void write(JsonWriter& json, const HandAnalysis& hand, std::size_t index) {
  json.begin_object().key("hand").number(static_cast<int>(index)).key("curve").begin_array();
  for (const int points : hand.curve) json.number(points);
  json.end_array().key("turning_point");
  if (hand.turning_point) {
    json.number(*hand.turning_point);
  } else {
    json.null();
  }
  json.key("decisions").begin_array();
  for (const Decision& decision : hand.decisions) write(json, decision);
  json.end_array().end_object();
}

}  // namespace

MatchAnalysis analyse_record(std::string_view text, const Imagination& imagination) {
  MatchAnalysis result{record::verify(text), {}};
  if (result.finding.status != record::Status::Ok) return result;
  const auto read = record::read_record(text, record::Results::Ignore);
  const record::ClaimedMatch& match = std::get<record::ReadRecord>(read).match;
  PerSeat<Tally> tallies;
  std::string hands;
  JsonWriter json(hands);
  json.begin_object().key("format").word("avinas-analysis").key("version").number(1);
  json.key("imagined").boolean(imagination.strength.worlds > 0).key("hands").begin_array();
  if (!match.hands.empty()) {
    MatchState state = start_match(match.options, match.hands.front().dealer);
    for (std::size_t i = 0; i < match.hands.size(); ++i) {
      const record::ClaimedHand& hand = match.hands[i];
      state = std::get<MatchState>(deal_hand(std::move(state), hand.dealer, hand.deal));
      ActionHistory actions;
      for (const SeatAction& action : hand.actions) actions.push_back(action);
      Imagination here = imagination;
      here.seed += 1000 * i;
      const HandAnalysis analysis = analyse(state, actions, here);
      write(json, analysis, i);
      for (const Decision& decision : analysis.decisions) {
        Tally& tally = tallies[decision.seat];
        ++tally.decisions;
        tally.best += decision.cost == 0;
        tally.best_as_known += decision.verdict != Verdict::Cost;
      }
      for (const SeatAction& action : hand.actions) {
        state = std::get<MatchState>(apply(std::move(state), action.seat, action.action));
      }
    }
  }
  json.end_array().key("players").begin_object();
  for (const Seat seat : kAllSeats) {
    const Tally& tally = tallies[seat];
    json.key(to_text(seat)).begin_object().key("decisions").number(tally.decisions);
    json.key("best").number(tally.best);
    json.key("best_as_known").number(tally.best_as_known).end_object();
  }
  json.end_object().end_object();
  result.json = std::move(hands);
  return result;
}

}  // namespace avinas::analysis
