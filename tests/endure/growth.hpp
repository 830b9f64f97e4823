// SPDX-License-Identifier: MIT
// The cost of a long past: starts, putting away, questions to the archive.
#pragma once

namespace avinas::endure {

struct StartResult {
  double first_seconds = 0, second_seconds = 0;  ///< until players are served
  long first_mib = 0, second_mib = 0;            ///< resident then
  double healthz_seconds = 0;                    ///< until /healthz answered at the first start
};
/// A server with so many tables, each with so many matches in a journal of earlier versions, is
/// started twice: the first start lets go of the past.
StartResult starts(int tables, int matches);

struct PutAwayResult {
  int rows = 0;
  double away_ms = 0, plain_ms = 0;  ///< a hundred tables put away, and a hundred plain writes
  /// The slowest move of a table that plays on meanwhile.
  double move_beside_away_ms = 0, move_beside_plain_ms = 0;
};
/// With so many rows in the journal.
PutAwayResult putting_away(int rows);

struct QuestionResult {
  double few_ms = 0, many_ms = 0;  ///< median answer to a player with a few matches, and with many
  double other_ms = 0;             ///< to another address while one asks as fast as it may
};
QuestionResult questions(int matches);

}  // namespace avinas::endure
