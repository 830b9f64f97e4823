// SPDX-License-Identifier: MIT
// Writes a match and its hands as a record.
#include "engine/record/writing.hpp"

#include "engine/record/of_game.hpp"
#include "engine/record/reading.hpp"
#include "protocol/action_json.hpp"

namespace avinas::record {
namespace {

using namespace protocol;

void write_player_members(JsonWriter& json, const PlayerEntry& player) {
  json.key("name").text(player.name);
  json.key("kind").word(player.kind == PlayerKind::Bot ? "bot" : "human");
}

void write_players(JsonWriter& json, const PerSeat<PlayerEntry>& players, const Shape& shape) {
  json.begin_object();
  for (const Seat seat : shape.table()) {
    json.key(to_text(seat)).begin_object();
    write_player_members(json, players[seat]);
    json.end_object();
  }
  json.end_object();
}

void write_replacements(JsonWriter& json, const std::vector<ReplacementEntry>& replacements) {
  json.begin_array();
  for (const ReplacementEntry& replacement : replacements) {
    json.begin_object().key("hand").number(replacement.hand);
    json.key("seat").word(to_text(replacement.seat));
    write_player_members(json, replacement.player);
    json.end_object();
  }
  json.end_array();
}

void write_shuffle(JsonWriter& json, const ShuffleEntry& shuffle) {
  json.begin_object().key("algorithm").word(shuffle.algorithm);
  json.key("commitment").word(shuffle.commitment);
  json.key("server_seed").word(shuffle.server_seed);
  json.key("player_seeds").begin_object();
  for (Seat seat : kAllSeats) {
    const std::string& seed = shuffle.player_seeds[seat];
    if (!seed.empty()) json.key(to_text(seat)).word(seed);
  }
  json.end_object().end_object();
}

void write_evening(JsonWriter& json, const EveningEntry& evening) {
  json.key("evening").begin_object().key("code").word(evening.code);
  json.key("name").text(evening.name).key("round").number(evening.round);
  json.key("hands").number(evening.hands).end_object();
}

template <typename G>
void write_hand(JsonWriter& json, const HandEntryOf<G>& entry) {
  json.begin_object().key("dealer").word(to_text(entry.hand.dealer));
  json.key("deal");
  write(json, entry.hand.deal);
  if (entry.shuffle) {
    json.key("shuffle");
    write_shuffle(json, *entry.shuffle);
  }
  json.key("actions").begin_array();
  for (const SeatAction& action : entry.hand.actions) write(json, action);
  json.end_array();
  write_end(json, entry.hand.result, entry.sheet);
  json.end_object();
}

}  // namespace

template <typename G>
std::string write_record(const MatchRecordOf<G>& match) {
  JsonWriter json;
  json.begin_object().key("format").word(kFormat).key("version").number(OfGame<G>::kVersion);
  if (OfGame<G>::kVersion > 1) {
    json.key("game").word(G::kName).key("rules_version").number(G::kRulesVersion);
  }
  json.key("id").text(match.id).key("table").text(match.table);
  json.key("started").text(match.started).key("ended");
  match.ended.empty() ? json.null() : json.text(match.ended);
  if (match.evening) write_evening(json, *match.evening);
  json.key("options").begin_object();
  write_options_members(json, match.options);
  json.end_object().key("players");
  write_players(json, match.players, shape(match.options));
  if (!match.replacements.empty()) {
    json.key("replacements");
    write_replacements(json, match.replacements);
  }
  json.key("hands").begin_array();
  for (const auto& hand : match.hands) write_hand(json, hand);
  json.end_array().key("outcome");
  if (match.outcome) {
    write(json, *match.outcome);
  } else {
    json.null();
  }
  json.end_object();
  return json.str();
}

template std::string write_record(const MatchRecordOf<games::Avinas>& match);
template std::string write_record(const MatchRecordOf<games::Sjavs>& match);
template std::string write_record(const MatchRecordOf<games::Einwerfen>& match);
template std::string write_record(const MatchRecordOf<games::Sueca>& match);
template std::string write_record(const MatchRecordOf<games::OwcyGlowa>& match);
template std::string write_record(const MatchRecordOf<games::Klorsjavs>& match);
template std::string write_record(const MatchRecordOf<games::Tarock>& match);
template std::string write_record(const MatchRecordOf<games::Sixbid>& match);
template std::string write_record(const MatchRecordOf<games::SjavsAlone>& match);

}  // namespace avinas::record
