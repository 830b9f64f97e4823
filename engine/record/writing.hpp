// SPDX-License-Identifier: MIT
// Writes the record of a match from the hands that were laid open.
#pragma once

#include <string>
#include <vector>

#include "engine/games/list.hpp"

namespace avinas::record {

enum class PlayerKind { Human, Bot };

struct PlayerEntry {
  std::string name;
  PlayerKind kind = PlayerKind::Human;
  bool operator==(const PlayerEntry&) const = default;
};

/// How the pack of a hand was shuffled (docs/fair-deal.md).
struct ShuffleEntry {
  std::string algorithm;
  std::string commitment;             ///< hex
  std::string server_seed;            ///< hex
  PerSeat<std::string> player_seeds;  ///< hex; empty where a player gave none
};

/// A hand and the sheet after it.
template <typename G>
struct HandEntryOf {
  typename G::HandRecord hand;
  typename G::Sheet sheet;
  std::optional<ShuffleEntry> shuffle{};
};

/// A seat that another player took over, or that was left to a bot, during the match.
struct ReplacementEntry {
  int hand = 0;  ///< hands dealt before it happened
  Seat seat = Seat::North;
  PlayerEntry player;
};

/// The club evening that a match belongs to.
struct EveningEntry {
  std::string code, name;
  int round = 0;  ///< from 1
  int hands = 0;  ///< that all tables of the round play, each on a sheet of its own; 0: a match
};

template <typename G>
struct MatchRecordOf {
  std::string id;
  std::string table;
  std::string started;  ///< UTC, as in 2026-11-20T18:03:11Z
  std::string ended;    ///< the same; empty while the match is unfinished
  std::optional<EveningEntry> evening{};
  typename G::Options options;
  PerSeat<PlayerEntry> players;
  std::vector<ReplacementEntry> replacements;  ///< in the order they happened
  std::vector<HandEntryOf<G>> hands;
  std::optional<typename G::Outcome> outcome{};
};
using MatchRecord = MatchRecordOf<games::Avinas>;

/// One JSON document on one line (docs/match-record.md).
template <typename G>
std::string write_record(const MatchRecordOf<G>& match);

}  // namespace avinas::record
