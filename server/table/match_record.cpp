// SPDX-License-Identifier: MIT
#include "table/match_record.hpp"

#include <ctime>

#include "record/writing.hpp"
#include "rules/match.hpp"

namespace avinas::server {
namespace {

record::PlayerEntry player_entry(const Holder& holder) {
  if (const HumanSeat* player = human(holder)) return {player->name, record::PlayerKind::Human};
  if (const auto* bot = std::get_if<BotSeat>(&holder)) return {bot->name, record::PlayerKind::Bot};
  return {"", record::PlayerKind::Bot};
}

record::HandEntry hand_entry(const PlayedHand& played) {
  return {played.hand, played.sheet,
          record::ShuffleEntry{std::string(shuffle::kAlgorithm),
                               shuffle::commitment(played.seeds.server),
                               shuffle::to_hex(played.seeds.server), played.seeds.players}};
}

}  // namespace

std::string make_record(const TableState& table) {
  const TableMatch& match = *table.match;
  record::MatchRecord record;
  record.id = match.id;
  record.table = table.code;
  record.started = utc_text(match.started_ms);
  record.outcome = outcome_of(match.state);
  if (record.outcome) record.ended = utc_text(match.ended_ms);
  record.options = match.state.options;
  for (Seat seat : kAllSeats) record.players[seat] = player_entry(table.seats[seat]);
  for (const Replacement& r : match.replacements) {
    record.replacements.push_back({r.hand, r.seat, player_entry(r.holder)});
  }
  for (const PlayedHand& hand : match.hands) record.hands.push_back(hand_entry(hand));
  return record::write_record(record);
}

protocol::MatchSummary summarise(const TableState& table) {
  const TableMatch& match = *table.match;
  protocol::MatchSummary summary;
  summary.id = match.id;
  summary.ended_ms = match.ended_ms;
  summary.hands = match.state.hands_dealt;
  summary.outcome = outcome_of(match.state);
  for (const Seat seat : kAllSeats) {
    if (const HumanSeat* player = human(table.seats[seat])) {
      summary.seats[seat] = {player->player, player->name};
    } else if (const auto* bot = std::get_if<BotSeat>(&table.seats[seat])) {
      summary.seats[seat] = {{}, bot->name};
    }
  }
  for (const Side side : kBothSides) {
    summary.rams[side] = match.state.sheet.rams[side];
    summary.pips[side] = match.state.sheet.pips(side);
  }
  return summary;
}

std::string utc_text(std::int64_t unix_ms) {
  const std::time_t seconds = static_cast<std::time_t>(unix_ms / 1000);
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
  return text;
}

}  // namespace avinas::server
