// SPDX-License-Identifier: MIT
// Where everything is kept that must outlive the process. Two kinds: SQLite, and memory for tests
// and comparison.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
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
};

/// A line of the archive's sums: what matches came to for a player in a month.
struct TallyRow {
  /// matches, won, Cats made, Cats been, own rams, theirs, own pips, theirs
  using Figures = std::array<std::int64_t, 8>;
  std::string player;
  std::string with;   ///< nobody: all matches; `kRanked`: those that standings count; or a partner
  std::string month;  ///< "2026-11", in the time zone in which it was counted
  std::string name;   ///< of the player, or of the partner, as last known
  Figures figures{};
};
inline constexpr const char* kRanked = "*";

struct ArchivedMatch {
  std::string id;
  std::string record;                  ///< JSON
  std::int64_t ended_ms = 0;           ///< Unix time
  std::string summary{};               ///< JSON; empty for a match that no list shows
  std::vector<std::string> players{};  ///< public ids of those who sat in it
  std::vector<TallyRow> tallies{};     ///< what it adds to the sums
};

/// A match of the archive that is not in the sums yet.
struct UncountedMatch {
  std::string id;
  std::string summary;
};
/// What such a match adds to them.
struct CountedMatch {
  std::string id;
  std::vector<TallyRow> tallies;
};

/// What the decisions of an archived match were worth.
struct AnalysedMatch {
  std::string id;
  int version = 0;       ///< of the analysis
  std::string analysis;  ///< JSON (docs/match-record.md)
};

/// One atomic write: all of it is durable, or nothing.
struct Write {
  std::string table;                 ///< code of the table that `entries` belong to
  std::vector<std::string> entries;  ///< journal entries, in order
  bool replaces = false;  ///< they stand in place of all before; none: the table is put away
  std::optional<ArchivedMatch> finished{};
  std::optional<PlayerRow> player{};        ///< renames the player, and adds the token
  std::vector<std::string> forgotten{};     ///< ids of players who are forgotten, with their tokens
  std::vector<CountedMatch> counted{};      ///< matches that were archived before there were sums
  std::optional<AnalysedMatch> analysed{};  ///< stands in place of an earlier one
  bool sums_anew = false;                   ///< all sums are dropped, to be counted again
};

/// What a table's journal holds.
struct StoredTable {
  std::string code;
  std::vector<std::string> entries;
  std::vector<std::int64_t> damaged{};  ///< numbers of entries that are not as they were written
};

/// What was asked for cannot be read; nothing else is touched by it.
struct Unreadable : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// It is not as it was written; waiting does not help.
struct Damaged : Unreadable {
  using Unreadable::Unreadable;
};

class Store {
 public:
  virtual ~Store() = default;

  /// Before all else: an older store becomes what this program knows, which may take minutes. Once
  /// is enough. Throws UnusableData.
  virtual void open() {}

  /// Appends; `done` is called exactly once, from any thread, when the write is durable. Writes
  /// of one caller become durable in the order of their calls. Any thread may call.
  virtual void append(Write write, std::function<void()> done) = 0;

  // Everything kept, for recovery: once, before other threads append. Damaged rows are named in the
  // log and left out.
  /// First: looks whether what the start relies on is whole, and throws UnusableData if it is not.
  /// A player with several tokens comes once for each.
  virtual void load_players(const std::function<void(PlayerRow)>& visit) = 0;
  /// One table after another; the club, which has no code, comes first. `visit` may append.
  virtual void load_tables(const std::function<void(StoredTable)>& visit) = 0;

  /// After recovery: looks through what the start did not read, beside everything else, and names
  /// in the log what is damaged.
  virtual void inspect() {}

  // Any thread may call these; each throws Unreadable if the archive fails.
  /// The record of a finished match, if there is one.
  virtual std::optional<std::string> find_record(const std::string& match) = 0;
  /// What was kept of that match's analysis, if it is of this version.
  virtual std::optional<std::string> find_analysis(const std::string& match, int version) = 0;
  /// Summaries of the latest matches that the player sat in, the newest first.
  virtual std::vector<std::string> summaries_of(const std::string& player, std::size_t limit) = 0;
  /// All sums of a player, alone and with partners; by month, the oldest first.
  virtual std::vector<TallyRow> tallies_of(const std::string& player) = 0;
  /// The sums of a month that standings are made of.
  virtual std::vector<TallyRow> tallies_in(const std::string& month) = 0;
  virtual std::vector<UncountedMatch> uncounted(std::size_t limit) = 0;

  /// Called, from any thread, with true when writing fails (a full disk, a file that went away) and
  /// with false when it works again; between the two nothing is lost, only delayed. Set before the
  /// first append.
  virtual void on_stall(std::function<void(bool stalled, std::string why)> notify) = 0;

  /// Makes everything appended durable and returns; no append may follow.
  virtual void close() = 0;
};

}  // namespace avinas::server
