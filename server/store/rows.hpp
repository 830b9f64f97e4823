// SPDX-License-Identifier: MIT
// The values that outlive the process: players, finished matches, sums, journals.
#pragma once

#include <array>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

namespace avinas::server {

/// A player, and one of the tokens that prove it; a player has one for each device.
struct PlayerRow {
  std::string id;  ///< public
  std::string name;
  std::string token_hash{};   ///< hex; the token itself is nowhere kept. Empty: the name alone
  std::int64_t seen_day = 0;  ///< Unix day on which they were last here
  // Of the device that has the token.
  std::string device{};         ///< what its owner may call it by
  std::int64_t device_day = 0;  ///< Unix day on which it was last here; 0: not known

  bool operator==(const PlayerRow&) const = default;
};

/// A line of the archive's sums: what matches came to for a player in a month.
struct TallyRow {
  /// matches, won, Cats made, Cats been, own rams, theirs, own pips, theirs; of other games what
  /// stands in their place
  using Figures = std::array<std::int64_t, 8>;
  std::string player;
  std::string with;   ///< nobody: all matches; `kRanked`: those that standings count; or a partner
  std::string month;  ///< "2026-11", in the time zone in which it was counted; "sjavs 2026-11"
  std::string name;   ///< of the player, or of the partner, as last known
  Figures figures{};

  bool operator==(const TallyRow&) const = default;
};
inline constexpr const char* kRanked = "*";

struct ArchivedMatch {
  std::string id;
  std::string record;                  ///< JSON
  std::int64_t ended_ms = 0;           ///< Unix time
  std::string summary{};               ///< JSON; empty for a match that no list shows
  std::vector<std::string> players{};  ///< public ids of those who sat in it
  std::vector<TallyRow> tallies{};     ///< what it adds to the sums
  bool counted = true;                 ///< its part of the sums is in them, or in `tallies`

  bool operator==(const ArchivedMatch&) const = default;
};

/// A player's part in an archived match.
struct PlayedRow {
  std::string player, match;
  std::int64_t ended_ms = 0;  ///< Unix time
};

/// A match of the archive that is not in the sums yet.
struct UncountedMatch {
  std::string id;
  std::string summary;
};
/// The figures that such a match adds to them.
struct CountedMatch {
  std::string id;
  std::vector<TallyRow> tallies;
};

/// A match without the name of somebody who is forgotten: these stand in place of what was kept.
struct CleanedMatch {
  std::string id;
  std::string record, summary;  ///< JSON
  std::string player;           ///< who sat in it, and is not listed with it any more
};

/// The worth of an archived match's decisions.
struct AnalysedMatch {
  std::string id;
  int version = 0;       ///< of the analysis
  std::string analysis;  ///< JSON (docs/match-record.md)

  bool operator==(const AnalysedMatch&) const = default;
};

/// A table's journal.
struct StoredTable {
  std::string code;
  std::vector<std::string> entries;
  std::vector<std::int64_t> damaged{};  ///< numbers of entries that are not as they were written
};

/// The data cannot be used; the message says what to do. They are as they were.
struct UnusableData : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// The data asked for cannot be read; nothing else is touched by that.
struct Unreadable : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// It is not as it was written; waiting does not help.
struct Damaged : Unreadable {
  using Unreadable::Unreadable;
};

}  // namespace avinas::server
