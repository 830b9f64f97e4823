// SPDX-License-Identifier: MIT
// Finished matches and what they came to, to be read. They are written with the journal, in one
// write with the entry that ends them.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "server/store/rows.hpp"

namespace avinas::server {

/// Called with the end of a match (Unix milliseconds) and its summary (JSON).
using VisitSummary = std::function<void(std::int64_t, const std::string&)>;

/// Any thread may call; each throws Unreadable if the archive fails.
class MatchArchive {
 public:
  virtual ~MatchArchive() = default;

  /// The record of a finished match, if there is one.
  virtual std::optional<std::string> find_record(const std::string& match) = 0;
  /// The kept analysis of that match, if it is of this version.
  virtual std::optional<std::string> find_analysis(const std::string& match, int version) = 0;
  /// Summaries of the latest matches that the player sat in, the newest first.
  virtual std::vector<std::string> summaries_of(const std::string& player, std::size_t limit) = 0;
  /// The matches that ended since then, in the order of their ends and then of their ids, each
  /// once: `visit(ended_ms, summary)`, with an empty summary if there is none, or if it is damaged,
  /// which the operator is told. Returns how many ended before.
  virtual std::size_t summaries_since(std::int64_t ended_ms, const VisitSummary& visit) = 0;
  /// All sums of a player, alone and with partners; by month, the oldest first.
  virtual std::vector<TallyRow> tallies_of(const std::string& player) = 0;
  /// The sums of a month that standings are made of.
  virtual std::vector<TallyRow> tallies_in(const std::string& month) = 0;
  /// Ids of the latest matches that the player sat in, the newest first.
  virtual std::vector<std::string> matches_of(const std::string& player, std::size_t limit) = 0;
  /// All parts in matches that ended since then.
  virtual std::vector<PlayedRow> played_since(std::int64_t ended_ms) = 0;
  virtual std::vector<UncountedMatch> uncounted(std::size_t limit) = 0;

  // All of it, to be moved into another store or printed.
  /// In the order of their ends; `tallies` stay empty.
  virtual void load_matches(const std::function<void(ArchivedMatch)>& visit) = 0;
  virtual void load_tallies(const std::function<void(TallyRow)>& visit) = 0;
  virtual void load_analyses(const std::function<void(AnalysedMatch)>& visit) = 0;
};

}  // namespace avinas::server
