// SPDX-License-Identifier: MIT
// Takes a snapshot of a table and restores one. A journal is replaced, not read for ever: between
// matches a table is this one entry.
#include "server/table/snapshot.hpp"

#include "server/table/evolve.hpp"

namespace avinas::server {
namespace {

EndedMatch ended_match(const TableMatch& match) {
  EndedMatch ended;
  ended.id = match.id;
  ended.rules = games::options_of(match.state);
  ended.rules_version = games::rules_version(ended.rules);
  ended.started_ms = match.started_ms;
  ended.ended_ms = match.ended_ms;
  ended.given_up = !games::outcome_of(match.state);
  ended.hands_before = games::hands_dealt(match.state);
  ended.sheet = games::blank_sheet(ended.rules);
  if (match.hands.empty()) return ended;
  const PlayedHand& last = match.hands.back();
  const std::size_t count = match.hands.size();
  ended.sheet = count > 1 ? match.hands[count - 2].sheet : match.sheet_before;
  ended.hands_before = games::hands_dealt(match.state) - 1;
  ended.last = std::visit(
      [&](const auto& hand) {
        return EndedMatch::LastHand{
            hand.dealer, hand.deal, {hand.actions.begin(), hand.actions.end()}, last.seeds};
      },
      last.hand);
  return ended;
}

template <typename Value>
Value allowed(OrViolation<Value> next) {
  if (const auto* wrong = std::get_if<RuleViolation>(&next)) {
    throw JournalMismatch("the last hand of a match is refused by " + std::string(wrong->rule));
  }
  return std::get<Value>(std::move(next));
}

games::MatchState replay_last_hand(const EndedMatch& ended, const EndedMatch::LastHand& last) {
  auto state = games::take_up(ended.rules, ended.sheet, ended.hands_before, last.dealer);
  state = allowed(games::deal_hand(std::move(state), last.dealer, claim(last.deal)));
  for (const SeatAction& taken : last.actions) {
    state = allowed(games::apply(std::move(state), taken.seat, taken.action));
  }
  return state;
}

TableMatch restore_match(const EndedMatch& ended) {
  TableMatch match;
  match.id = ended.id;
  match.started_ms = ended.started_ms;
  match.ended_ms = ended.ended_ms;
  match.sheet_before = ended.sheet;
  match.state = games::take_up(ended.rules, ended.sheet, ended.hands_before, Seat::North);
  if (ended.last) match.state = replay_last_hand(ended, *ended.last);
  if (ended.given_up) match.state = games::abandon(std::move(match.state));
  if (!ended.given_up && !games::outcome_of(match.state)) {
    throw JournalMismatch("the match that ended is not at its end");
  }
  if (ended.last) {
    match.current = ended.last->seeds;
    match.hands.push_back(
        {*games::hand_so_far(match.state), games::sheet_of(match.state), ended.last->seeds});
  }
  return match;
}

}  // namespace

bool between_matches(const TableState& table) {
  return stage_of(table) != protocol::TableStage::Playing && !table.evening;
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
  if (snapshot.match &&
      snapshot.match->rules_version == games::rules_version(snapshot.match->rules)) {
    table.match = restore_match(*snapshot.match);
  }
  return table;
}

}  // namespace avinas::server
