// SPDX-License-Identifier: MIT
// A match in play that was begun under another version of the rules: it cannot go on, and it is not
// lost. Its journal says what was dealt, done and written, and that becomes its record.
#pragma once

#include "server/table/event.hpp"

namespace avinas::server {

class ForeignMatch {
 public:
  /// `table` as it was when the match started.
  ForeignMatch(const MatchStarted& started, std::int64_t at_ms, const TableState& table);

  /// True for an entry of the match, which the table is not to apply.
  bool takes(const JournalEntry& entry);
  /// It came to its end before the rules changed: it is archived already.
  bool over() const { return over_; }

  /// The table with the match as one that was given up at `at_ms`, for the archive.
  TableState given_up(TableState table, std::int64_t at_ms) const;

 private:
  TableMatch match_;
  games::Options rules_;
  games::Sheet sheet_;
  int hands_dealt_ = 0;
  std::optional<DealSeeds> seeds_;  ///< of the deal that is being prepared
  std::optional<PlayedHand> hand_;  ///< in play
  bool over_ = false;
};

}  // namespace avinas::server
