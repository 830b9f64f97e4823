// SPDX-License-Identifier: MIT
// Writes the record and the summary of a match that ends.
#include "server/archive/entry.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>

#include "engine/record/writing.hpp"
#include "protocol/game_json.hpp"
#include "protocol/summary_json.hpp"
#include "server/archive/counting.hpp"
#include "server/base/time.hpp"

namespace avinas::server {
namespace {

record::PlayerEntry player_entry(const Holder& holder) {
  if (const HumanSeat* player = human(holder)) return {player->name, record::PlayerKind::Human};
  if (const auto* bot = std::get_if<BotSeat>(&holder)) return {bot->name, record::PlayerKind::Bot};
  return {"", record::PlayerKind::Bot};
}

record::ShuffleEntry shuffle_entry(const DealSeeds& seeds, const Shape& shape) {
  return {std::string(shuffle::algorithm_of(shape)), shuffle::to_hex(seeds.commitment),
          shuffle::to_hex(seeds.server), seeds.players.texts()};
}

template <games::Game G>
std::string record_of(const TableState& table, const typename G::MatchState& state) {
  const TableMatch& match = *table.match;
  record::MatchRecordOf<G> record;
  record.id = match.id;
  record.table = table.name;
  record.started = utc_text(match.started_ms);
  const auto shared = shared_hands(table);
  if (shared.empty()) record.outcome = outcome_of(state);
  if (table.evening) {
    const auto& shown = table.evening->shown;
    record.evening = record::EveningEntry{shown.code, shown.name, shown.round, shown.hands};
  }
  const bool whole = !shared.empty() && match.scores.size() == shared.size();
  if (record.outcome || whole) record.ended = utc_text(match.ended_ms);
  record.options = state.options;
  for (const Seat seat : chairs_of(table)) record.players[seat] = player_entry(table.seats[seat]);
  for (const Replacement& r : match.replacements) {
    record.replacements.push_back({r.hand, r.seat, player_entry(r.holder)});
  }
  for (const PlayedHand& played : match.hands) {
    record.hands.push_back({std::get<typename G::HandRecord>(played.hand),
                            std::get<typename G::Sheet>(played.sheet),
                            shuffle_entry(played.seeds, shape(state.options))});
  }
  return record::write_record(record);
}

}  // namespace

std::string make_record(const TableState& table) {
  return std::visit(
      [&]<typename M>(const M& state) { return record_of<games::GameOf<M>>(table, state); },
      table.match->state);
}

namespace {

/// The holders of the seat, in order, and the hands that had been dealt when each took it.
struct Holding {
  Holder holder;
  int since = 0;
};

std::vector<Holding> holdings_of(const TableState& table, Seat seat) {
  const TableMatch& match = *table.match;
  std::vector<Holding> holdings{{(match.starters ? *match.starters : table.seats)[seat], 0}};
  for (const Replacement& replaced : match.replacements) {
    if (replaced.seat == seat) holdings.push_back({replaced.holder, replaced.hand});
  }
  return holdings;
}

void add_seat(protocol::MatchSummary& summary, const TableState& table, Seat seat) {
  std::vector<Holding> holdings = holdings_of(table, seat);
  const HumanSeat* last = human(holdings.back().holder);
  const int since = summary.since[seat] = holdings.back().since;
  holdings.pop_back();
  for (const Holding& holding : holdings) {
    const HumanSeat* before = human(holding.holder);
    const bool back_before_the_first_deal =
        last && before && since == 0 && before->player == last->player;
    if (!before || back_before_the_first_deal) continue;
    const protocol::Leaver leaver{seat, {before->player, before->name}};
    if (std::find(summary.left.begin(), summary.left.end(), leaver) == summary.left.end()) {
      summary.left.push_back(leaver);
    }
  }
}

}  // namespace

protocol::MatchSummary summarise(const TableState& table) {
  const TableMatch& match = *table.match;
  protocol::MatchSummary summary;
  summary.id = match.id;
  summary.ended_ms = match.ended_ms;
  summary.hands = games::hands_dealt(match.state);
  summary.game = match.state.index();
  summary.seating = seating_of(table);
  if (shared_hands(table).empty()) {
    summary.outcome = games::outcome_of(match.state);
    summary.sums = protocol::sums_of(games::sheet_of(match.state));
  }
  for (const Seat seat : chairs_of(table)) {
    if (const HumanSeat* player = human(table.seats[seat])) {
      summary.seats[seat] = {player->player, player->name};
    } else if (const auto* bot = std::get_if<BotSeat>(&table.seats[seat])) {
      summary.seats[seat] = {{}, bot->name};
    }
    add_seat(summary, table, seat);
  }
  return summary;
}

std::optional<protocol::MatchSummary> read_summary_of(const std::string& text) {
  try {
    return protocol::read_summary(protocol::Json::parse(text, nullptr, false));
  } catch (const protocol::FormatError& wrong) {
    spdlog::warn("The summary of an archived match cannot be read, and is left out: {}",
                 wrong.what());
    return std::nullopt;
  }
}

ArchivedMatch archive_entry(const TableState& table, std::optional<bool> ranked) {
  protocol::MatchSummary summary = summarise(table);
  summary.ranked = ranked;
  ArchivedMatch entry{summary.id, make_record(table), summary.ended_ms};
  protocol::JsonWriter json;
  write(json, summary);
  entry.summary = json.str();
  for (const Seat seat : kAllSeats) {
    const std::string& player = summary.seats[seat].player;
    if (!player.empty()) entry.players.push_back(player);
  }
  for (const protocol::Leaver& leaver : summary.left) entry.players.push_back(leaver.who.player);
  entry.tallies = tallies_of(summary);
  return entry;
}

}  // namespace avinas::server
