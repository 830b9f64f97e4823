// SPDX-License-Identifier: MIT
// Analyses a record's hands one after another and adds up each player's decisions.
#include "players/analysis/match_analysis.hpp"

#include "engine/record/reading.hpp"
#include "players/analysis/json.hpp"
#include "protocol/json_writer.hpp"

namespace avinas::analysis {

MatchAnalyst::MatchAnalyst(std::string_view text, const Imagination& imagination)
    : imagination_(imagination), finding_(record::verify(text)) {
  if (finding_.status != record::Status::Ok) return;
  auto read = std::get<record::ReadRecord>(record::read_record(text, record::Results::Ignore));
  std::visit(
      [this](auto& match) {
        for (auto& hand : match.hands) {
          played_.push_back({hand.dealer, std::move(hand.deal), std::move(hand.actions)});
        }
        if (!can_analyse(match.options)) {
          finding_ = {record::Status::NotARecord,
                      "The decisions of this game are not analysed: best play with open cards "
                      "cannot be searched for."};
        }
        apart_ = match.apart;
        if (!played_.empty()) state_ = start_match(match.options, played_.front().dealer);
      },
      read.match);
}

bool MatchAnalyst::step() {
  if (finding_.status != record::Status::Ok || next_ >= played_.size()) return false;
  const Hand& hand = played_[next_];
  if (apart_) {
    const games::Options rules = games::options_of(*state_);
    state_ = games::take_up(rules, games::blank_sheet(rules), static_cast<int>(next_), hand.dealer);
  }
  state_ =
      std::get<games::MatchState>(games::deal_hand(std::move(*state_), hand.dealer, hand.deal));
  Imagination here = imagination_;
  here.seed += 1000 * next_;
  const HandAnalysis analysis = analyse_any(*state_, hand.actions, here);
  hands_.append(next_ == 0 ? "" : ",").append(to_json(analysis));
  for (const Decision& decision : analysis.decisions) {
    Tally& tally = tallies_[decision.seat];
    ++tally.decisions;
    tally.best += decision.cost == 0;
    tally.best_as_known += decision.verdict != Verdict::Cost;
  }
  for (const SeatAction& action : hand.actions) {
    state_ =
        std::get<games::MatchState>(games::apply(std::move(*state_), action.seat, action.action));
  }
  return ++next_ < played_.size();
}

MatchAnalysis MatchAnalyst::result() const {
  MatchAnalysis result{finding_, {}};
  if (finding_.status != record::Status::Ok) return result;
  protocol::JsonWriter json;
  json.begin_object().key("format").word("avinas-analysis");
  json.key("version").number(kAnalysisVersion);
  json.key("imagined").boolean(imagination_.strength.worlds > 0);
  json.key("hands").begin_array();
  if (!hands_.empty()) json.raw(hands_);
  json.end_array().key("players").begin_object();
  for (const Seat seat : kAllSeats) {
    const Tally& tally = tallies_[seat];
    json.key(to_text(seat)).begin_object().key("decisions").number(tally.decisions);
    json.key("best").number(tally.best);
    json.key("best_as_known").number(tally.best_as_known).end_object();
  }
  json.end_object().end_object();
  result.json = json.str();
  return result;
}

MatchAnalysis analyse_record(std::string_view text, const Imagination& imagination) {
  MatchAnalyst analyst(text, imagination);
  while (analyst.step()) {
  }
  return analyst.result();
}

}  // namespace avinas::analysis
