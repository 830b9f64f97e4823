// SPDX-License-Identifier: MIT
// Writes the record of a match from the hands that were laid open.
#pragma once

#include <string>
#include <vector>

#include "model/hand_record.hpp"
#include "model/options.hpp"
#include "model/score.hpp"

namespace avinas::record {

enum class PlayerKind { Human, Bot };

struct PlayerEntry {
  std::string name;
  PlayerKind kind = PlayerKind::Human;
  bool operator==(const PlayerEntry&) const = default;
};

/// A hand and the sheet after it.
struct HandEntry {
  HandRecord hand;
  Sheet sheet;
};

struct MatchRecord {
  std::string id;
  std::string table;
  std::string started;  ///< UTC, as in 2026-11-20T18:03:11Z
  std::string ended;    ///< the same; empty while the match is unfinished
  Options options;
  PerSeat<PlayerEntry> players;
  std::vector<HandEntry> hands;
  std::optional<Outcome> outcome{};
};

/// One JSON document on one line (docs/match-record.md).
std::string write_record(const MatchRecord& match);

}  // namespace avinas::record
