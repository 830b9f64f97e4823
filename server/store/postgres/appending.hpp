// SPDX-License-Identifier: MIT
// Writes that came together as one statement, which the engine does whole or not at all, and which
// may be said again: what it has done already it does not do twice.
#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/store/journal.hpp"
#include "server/store/postgres/connection.hpp"

namespace avinas::server {

struct QueuedWrite {
  Write write;
  std::function<void()> done;
};

/// The next position of each table's journal.
using Positions = std::unordered_map<std::string, std::int64_t>;

class Appending {
 public:
  /// Of the first writes of `waiting`, as many as one statement can hold in their order.
  /// `positions` move on.
  Appending(const std::vector<QueuedWrite>& waiting, std::size_t from, Positions& positions);

  /// How many writes it holds.
  std::size_t size() const { return size_; }

  struct Entry {
    std::string table;
    std::int64_t position = 0;
    std::string text;
  };
  /// The entries that it adds to the journal.
  const std::vector<Entry>& entries() const { return entries_; }
  /// The shares of its tables.
  const std::set<int>& shares() const { return shares_; }
  /// It deletes entries that count no more.
  bool clears() const { return !cleared_.empty(); }
  /// The parts of the statement that follow `mine`, which has a row while the leases, $1 and $2,
  /// stand; one of them is `added`, with a row for each entry that was not there.
  const std::string& parts() const { return parts_; }
  /// The statement's values from $3 on.
  const EngineValues& values() const { return values_; }

 private:
  /// True if a row adds to the one that is there.
  enum class Sums : std::uint8_t { Added, Replaced };

  void take(const Write& write, Positions& positions);
  void add_entries();
  void add_players(const std::vector<PlayerRow>& rows);
  void add_matches(const std::vector<ArchivedMatch>& matches);
  void add_sums(const char* name, const std::vector<TallyRow>& rows,
                const std::vector<std::string>& matches, const std::string& only, Sums sums);
  void add_analyses(const std::vector<AnalysedMatch>& analyses);
  void add_rare(const Write& write);
  /// A part of the statement; `$` in it stands for the next value.
  void part(const std::string& name, const std::string& text, EngineValues values);

  std::size_t size_ = 0;
  std::vector<Entry> entries_;
  std::set<int> shares_;
  std::unordered_map<std::string, std::int64_t> cleared_;  ///< tables, below which position
  std::string parts_;
  EngineValues values_;
};

}  // namespace avinas::server
