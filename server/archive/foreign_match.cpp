// SPDX-License-Identifier: MIT
// Reads an older version's journal into a record of the unfinished match.
#include "server/archive/foreign_match.hpp"

#include <utility>

namespace avinas::server {

ForeignMatch::ForeignMatch(const MatchStarted& started, std::int64_t at_ms,
                           const TableState& table) {
  match_.id = started.id;
  match_.started_ms = at_ms;
  match_.state.options = table.options.rules;
}

bool ForeignMatch::takes(const JournalEntry& entry) {
  const TableEvent& event = entry.event;
  if (const auto* drawn = std::get_if<SeedDrawn>(&event)) {
    seeds_ = DealSeeds(drawn->seed);
  } else if (const auto* ready = std::get_if<ReadyGiven>(&event)) {
    if (seeds_) seeds_->players.set(ready->seat, ready->seed);
  } else if (const auto* dealt = std::get_if<HandDealt>(&event)) {
    hand_ = PlayedHand{{dealt->dealer, dealt->deal, {}, {}}, sheet_, seeds_.value_or(DealSeeds{})};
    ++match_.state.hands_dealt;
  } else if (const auto* acted = std::get_if<Acted>(&event)) {
    const bool fits = hand_ && hand_->hand.actions.size() < kMaxHandActions;
    if (fits) hand_->hand.actions.push_back({acted->seat, acted->action});
  } else if (const auto* scored = std::get_if<HandScored>(&event)) {
    sheet_ = scored->sheet;
    if (hand_) {
      hand_->hand.result = scored->result;
      hand_->sheet = sheet_;
      match_.hands.push_back(*std::exchange(hand_, std::nullopt));
    }
  } else if (std::holds_alternative<MatchEnded>(event) ||
             std::holds_alternative<MatchAbandoned>(event)) {
    over_ = true;
  } else {
    return std::holds_alternative<ProposalSet>(event) || std::holds_alternative<PauseSet>(event);
  }
  return true;
}

TableState ForeignMatch::given_up(TableState table, std::int64_t at_ms) const {
  table.match = match_;
  table.match->ended_ms = at_ms;
  table.match->state.sheet = sheet_;
  table.match->state.phase = Abandoned{};
  if (hand_) table.match->hands.push_back(*hand_);
  return table;
}

}  // namespace avinas::server
