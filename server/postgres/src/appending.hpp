// SPDX-License-Identifier: MIT
// Writes that came together as one statement, which the engine does whole or not at all, and which
// may be said again: what it has done already it does not do twice.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include "connection.hpp"
#include "store/journal.hpp"

namespace avinas::server {

struct Waiting {
  Write write;
  std::function<void()> done;
};

/// Where each table's journal goes on.
using Positions = std::unordered_map<std::string, std::int64_t>;

class Appending {
 public:
  /// Of the first writes of `waiting`, as many as one statement can hold in their order.
  /// `positions` move on.
  Appending(const std::vector<Waiting>& waiting, std::size_t from, Positions& positions);

  /// How many writes it holds.
  std::size_t size() const { return size_; }

  enum class Outcome : std::uint8_t { Done, NotOurs };
  /// Says it to the engine. Throws what Connection::run does; said again afterwards, it compares.
  Outcome run(Connection& connection, std::int64_t epoch, bool again,
              const Patience& patience) const;

 private:
  /// Whether a row adds to the one that is there.
  enum class Sums : std::uint8_t { Added, Replaced };
  struct Entry {
    std::string table;
    std::int64_t position = 0;
    std::string text;
  };

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
  bool is_there(Connection& connection) const;

  std::size_t size_ = 0;
  std::vector<Entry> entries_;
  std::unordered_map<std::string, std::int64_t> cleared_;  ///< tables, below which position
  std::string parts_;
  EngineValues values_;  ///< from $2 on
};

}  // namespace avinas::server
