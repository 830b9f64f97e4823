// SPDX-License-Identifier: MIT
// Takes a snapshot of a table and restores one. A journal is replaced, not read for ever: between
// matches a table is this one entry.
#include "server/table/snapshot.hpp"

#include "engine/rules/match.hpp"
#include "server/table/evolve.hpp"

namespace avinas::server {
namespace {

EndedMatch ended_match(const TableMatch& match) {
  EndedMatch ended;
  ended.id = match.id;
  ended.rules_version = kRulesVersion;
  ended.started_ms = match.started_ms;
  ended.ended_ms = match.ended_ms;
  ended.rules = match.state.options;
  ended.given_up = !outcome_of(match.state);
  ended.hands_before = match.state.hands_dealt;
  if (match.hands.empty()) return ended;
  const PlayedHand& last = match.hands.back();
  const std::size_t count = match.hands.size();
  ended.sheet = count > 1 ? match.hands[count - 2].sheet : match.sheet_before;
  ended.hands_before = match.state.hands_dealt - 1;
  ended.last =
      EndedMatch::LastHand{last.hand.dealer, last.hand.deal, last.hand.actions, last.seeds};
  return ended;
}

template <typename Value>
Value allowed(OrViolation<Value> next) {
  if (const auto* wrong = std::get_if<RuleViolation>(&next)) {
    throw JournalMismatch("the last hand of a match is refused by " + std::string(wrong->rule));
  }
  return std::get<Value>(std::move(next));
}

MatchState replay_last_hand(const EndedMatch& ended, const EndedMatch::LastHand& last) {
  MatchState state{ended.rules, ended.sheet, ended.hands_before, BeforeDeal{last.dealer}};
  ClaimedDeal deal;
  for (const Seat seat : kAllSeats)
    deal[seat].assign(last.deal[seat].begin(), last.deal[seat].end());
  state = allowed(deal_hand(std::move(state), last.dealer, deal));
  for (const SeatAction& taken : last.actions) {
    state = allowed(apply(std::move(state), taken.seat, taken.action));
  }
  return state;
}

TableMatch restore_match(const EndedMatch& ended) {
  TableMatch match;
  match.id = ended.id;
  match.started_ms = ended.started_ms;
  match.ended_ms = ended.ended_ms;
  match.sheet_before = ended.sheet;
  match.state = {ended.rules, ended.sheet, ended.hands_before, BeforeDeal{}};
  if (ended.last) match.state = replay_last_hand(ended, *ended.last);
  if (ended.given_up) match.state = abandon(std::move(match.state));
  if (!ended.given_up && !outcome_of(match.state)) {
    throw JournalMismatch("the match that ended is not at its end");
  }
  if (ended.last) {
    match.current = ended.last->seeds;
    match.hands.push_back({*hand_so_far(match.state), match.state.sheet, ended.last->seeds});
  }
  return match;
}

}  // namespace

bool between_matches(const TableState& table) {
  return stage_of(table) != protocol::TableStage::Playing;
}

TableSnapshot take_snapshot(const TableState& table, std::vector<RememberedRequest> requests) {
  TableSnapshot snapshot{
      table.code,         table.name, table.host,      table.opening_request, table.options,
      table.seats,        {},         table.card_back, table.cats_on_day,     std::nullopt,
      std::move(requests)};
  for (const Seat seat : kAllSeats) snapshot.open_to[seat] = watchers_of(table, seat);
  if (table.match) snapshot.match = ended_match(*table.match);
  return snapshot;
}

TableState restore(const TableSnapshot& snapshot) {
  TableState table;
  table.code = snapshot.code;
  table.name = snapshot.name;
  table.host = snapshot.host;
  table.opening_request = snapshot.opening_request;
  table.options = snapshot.options;
  table.seats = snapshot.seats;
  for (const Seat seat : kAllSeats) open_hand(table, seat, snapshot.open_to[seat]);
  table.card_back = snapshot.card_back;
  table.cats_on_day = snapshot.cats_on_day;
  if (snapshot.match && snapshot.match->rules_version == kRulesVersion) {
    table.match = restore_match(*snapshot.match);
  }
  return table;
}

}  // namespace avinas::server
