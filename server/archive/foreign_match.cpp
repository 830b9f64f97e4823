// SPDX-License-Identifier: MIT
// Reads an older version's journal into a record of the unfinished match.
#include "server/archive/foreign_match.hpp"

#include <utility>

namespace avinas::server {

ForeignMatch::ForeignMatch(const MatchStarted& started, std::int64_t at_ms, const TableState& table)
    : rules_(table.options.rules), sheet_(games::blank_sheet(rules_)) {
  match_.id = started.id;
  match_.started_ms = at_ms;
}

bool ForeignMatch::takes(const JournalEntry& entry) {
  const TableEvent& event = entry.event;
  if (const auto* drawn = std::get_if<SeedDrawn>(&event)) {
    seeds_ = DealSeeds(drawn->seed);
  } else if (const auto* ready = std::get_if<ReadyGiven>(&event)) {
    if (seeds_) seeds_->players.set(ready->seat, ready->seed);
  } else if (const auto* dealt = std::get_if<HandDealt>(&event)) {
    hand_ = PlayedHand{games::blank_hand(rules_), sheet_, seeds_.value_or(DealSeeds{})};
    std::visit(
        [&](auto& hand) {
          hand.dealer = dealt->dealer;
          hand.deal = dealt->deal;
        },
        hand_->hand);
    ++hands_dealt_;
  } else if (const auto* acted = std::get_if<Acted>(&event)) {
    if (!hand_) return true;
    std::visit(
        [&](auto& hand) {
          if (hand.actions.size() < hand.actions.capacity()) {
            hand.actions.push_back({acted->seat, acted->action});
          }
        },
        hand_->hand);
  } else if (const auto* scored = std::get_if<HandScored>(&event)) {
    if (scored->sheet.index() == rules_.index()) sheet_ = scored->sheet;
    if (hand_) {
      std::visit(
          [&]<typename Hand>(Hand& hand) {
            using G = games::GameOf<Hand>;
            if (const auto* of = std::get_if<typename G::HandResult>(&scored->result)) {
              hand.result = *of;
            }
          },
          hand_->hand);
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
  table.match->state = games::abandon(games::take_up(rules_, sheet_, hands_dealt_, Seat::North));
  if (hand_) table.match->hands.push_back(*hand_);
  return table;
}

}  // namespace avinas::server
