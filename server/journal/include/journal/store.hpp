// SPDX-License-Identifier: MIT
// Where everything is kept that must outlive the process. Two kinds: SQLite, and memory for tests
// and comparison.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace avinas::server {

/// A player, and one of the tokens that prove it; a player has one for each device.
struct PlayerRow {
  std::string id;  ///< public
  std::string name;
  std::string token_hash{};  ///< hex; the token itself is nowhere kept. Empty: the name alone
};

struct ArchivedMatch {
  std::string id;
  std::string record;                  ///< JSON
  std::int64_t ended_ms = 0;           ///< Unix time
  std::string summary{};               ///< JSON; empty for a match that no list shows
  std::vector<std::string> players{};  ///< public ids of those who sat in it
};

/// One atomic write: all of it is durable, or nothing.
struct Write {
  std::string table;                 ///< code of the table that `entries` belong to
  std::vector<std::string> entries;  ///< journal entries, in order
  bool closes_table = false;         ///< the table's journal is not needed any more
  std::optional<ArchivedMatch> finished{};
  std::optional<PlayerRow> player{};  ///< renames the player, and adds the token
};

/// What a table's journal holds.
struct StoredTable {
  std::string code;
  std::vector<std::string> entries;
};

class Store {
 public:
  virtual ~Store() = default;

  /// Appends; `done` is called exactly once, from any thread, when the write is durable. Writes
  /// of one caller become durable in the order of their calls. Any thread may call.
  virtual void append(Write write, std::function<void()> done) = 0;

  /// Everything kept, for recovery; called once, before the first append. A player with several
  /// tokens comes once for each.
  virtual std::vector<PlayerRow> load_players() = 0;
  virtual std::vector<StoredTable> load_tables() = 0;

  /// The record of a finished match, if there is one. Any thread may call.
  virtual std::optional<std::string> find_record(const std::string& match) = 0;

  /// Summaries of the matches that the player sat in, the newest first. Any thread may
  /// call; slow with many matches.
  virtual std::vector<std::string> summaries_of(const std::string& player) = 0;
  /// Summaries of the matches that ended from `from_ms` until before `to_ms`, Unix time.
  virtual std::vector<std::string> summaries_between(std::int64_t from_ms, std::int64_t to_ms) = 0;

  /// Called, from any thread, with true when writing fails (a full disk) and with false when it
  /// works again; between the two nothing is lost, only delayed. Set before the first append.
  virtual void on_stall(std::function<void(bool stalled, std::string why)> notify) = 0;

  /// Makes everything appended durable and returns; no append may follow.
  virtual void close() = 0;
};

}  // namespace avinas::server
