// SPDX-License-Identifier: MIT
// Answers questions about seats, roles and the stage of a table.
#include "server/table/state.hpp"

#include <algorithm>

#include "protocol/game_json.hpp"

namespace avinas::server {

std::optional<Seat> seat_of(const TableState& table, const PlayerId& player) {
  for (Seat seat : kAllSeats) {
    const HumanSeat* holder = human(table.seats[seat]);
    if (holder && holder->player == player) return seat;
  }
  return std::nullopt;
}

std::optional<Seat> known_seat(const TableState& table, const PlayerId& player) {
  if (!in_hand(table)) return std::nullopt;
  for (const FormerHolder& former : table.former) {
    if (former.player == player) return former.seat;
  }
  return seat_of(table, player);
}

Observer observer_of(const TableState& table, const PlayerId& player) {
  const auto seat = seat_of(table, player);
  const auto known = known_seat(table, player);
  return seat && known.value_or(*seat) == *seat ? Observer::of(*seat) : Observer::spectator();
}

const std::vector<protocol::Person>& watchers_of(const TableState& table, Seat seat) {
  static const std::vector<protocol::Person> kNobody;
  return table.open_to ? (*table.open_to)[seat] : kNobody;
}

void open_hand(TableState& table, Seat seat, std::vector<protocol::Person> watchers) {
  if (!table.open_to && watchers.empty()) return;
  if (!table.open_to) table.open_to = OpenHands{};
  (*table.open_to)[seat] = std::move(watchers);
  const auto& all = table.open_to->items;
  if (std::all_of(all.begin(), all.end(), [](const auto& few) { return few.empty(); })) {
    table.open_to.reset();
  }
}

std::span<const EveningTable::Hand> shared_hands(const TableState& table) {
  if (!table.evening) return {};
  return table.evening->hands;
}

bool awaits_round(const TableState& table) {
  const bool is_told = table.match && table.match->ended_ms != 0 && !table.match->sealed;
  return !shared_hands(table).empty() && !is_told;
}

std::optional<EveningReport> report_of(const TableState& table) {
  if (!table.evening || !table.match) return std::nullopt;
  const TableMatch& match = *table.match;
  EveningReport report{table.evening->shown.code, table.code,
                       stage_of(table) == protocol::TableStage::Finished};
  if (report.done) report.match = match.id;
  report.scores = match.scores;
  const auto outcome = games::outcome_of(match.state);
  if (report.done && outcome && shared_hands(table).empty()) {
    report.scores = {protocol::has_won(*outcome, Side::NorthSouth) ? 1 : -1};
  }
  return report;
}

Seating seating_of(const TableState& table) { return games::shape(table.options.rules).seating; }

std::span<const Seat> chairs_of(const TableState& table) { return seating_of(table).table(); }

bool in_hand(const TableState& table) {
  return table.match && games::hand_in_play(table.match->state);
}

std::chrono::hours patience_with(const TableState& table) {
  constexpr std::chrono::hours kHour{1}, kDay{24}, kMonth{30 * 24};
  const bool people = std::any_of(kAllSeats.begin(), kAllSeats.end(),
                                  [&](Seat seat) { return human(table.seats[seat]) != nullptr; });
  if (awaits_round(table)) return kMonth;
  const bool playing = stage_of(table) == protocol::TableStage::Playing;
  if (table.evening && table.match && !playing) return kHour;  // it is not played at again
  return people && playing ? kMonth : kDay;
}

protocol::TableStage stage_of(const TableState& table) {
  if (!table.match) return protocol::TableStage::Seating;
  return table.match->ended_ms == 0 ? protocol::TableStage::Playing
                                    : protocol::TableStage::Finished;
}

bool awaits_deal(const TableState& table) {
  return stage_of(table) == protocol::TableStage::Playing &&
         !games::hand_in_play(table.match->state);
}

BotLevel level_of(const Holder& holder) {
  const auto* bot = std::get_if<BotSeat>(&holder);
  return bot ? bot->level : kStandInLevel;
}

bool among_bots(const TableState& table, Seat seat) {
  return std::ranges::all_of(chairs_of(table), [&](Seat other) {
    return other == seat || std::holds_alternative<BotSeat>(table.seats[other]);
  });
}

bool is_automatic(const Holder& holder) {
  if (std::holds_alternative<BotSeat>(holder)) return true;
  const HumanSeat* player = human(holder);
  return player && player->stand_in;
}

}  // namespace avinas::server
