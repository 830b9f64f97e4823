// SPDX-License-Identifier: MIT
// Decisions, durable before they are told: the tables' entries, the club's, and what goes with
// them.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "server/store/rows.hpp"

namespace avinas::server {

/// One atomic write: all of it is durable, or nothing.
struct Write {
  std::string table;                 ///< code of the table that `entries` belong to
  std::vector<std::string> entries;  ///< journal entries, in order
  bool replaces = false;  ///< they stand in place of all before; none: the table is put away
  std::optional<ArchivedMatch> finished{};
  std::optional<PlayerRow> player{};        ///< renames the player, and adds the token
  std::vector<std::string> forgotten{};     ///< ids of players who are forgotten, with their tokens
  std::vector<std::string> ended_tokens{};  ///< hashes: those devices are signed out
  std::vector<CountedMatch> counted{};      ///< matches that were archived before there were sums
  std::optional<AnalysedMatch> analysed{};  ///< stands in place of an earlier one
  std::vector<CleanedMatch> cleaned{};
  std::string sums_dropped_of{};    ///< a player, alone and as a partner; empty: nobody
  bool sums_anew = false;           ///< all sums are dropped, to be counted again
  std::vector<TallyRow> tallies{};  ///< of another store, as they stood there
};

class Journal {
 public:
  virtual ~Journal() = default;

  /// Appends; `done` is called, from any thread, when the write is durable: exactly once, or never
  /// if this process may not write any more (Keeping::on_lost). Writes of one caller become durable
  /// in the order of their calls. Any thread may call.
  virtual void append(Write write, std::function<void()> done) = 0;
  /// Appends them in order; `done` is called, as above, when all are durable.
  virtual void append_all(std::vector<Write> writes, std::function<void()> done) {
    for (std::size_t i = 0; i < writes.size(); ++i) {
      const bool last = i + 1 == writes.size();
      append(
          std::move(writes[i]), last ? std::move(done) : [] {});
    }
  }
  /// Nothing is ever waited for: `done` is called by `append` itself.
  virtual bool is_immediate() const { return false; }

  /// False while another process may write in place of this one and we would not know: what is
  /// shown then must wait for an append, which may be empty. Any thread may call.
  virtual bool is_ours() const { return true; }

  /// Called, from any thread, with true when writing fails (a full disk, an engine that went away)
  /// and with false when it works again; between the two nothing is lost, only delayed. Set before
  /// the first append.
  virtual void on_stall(std::function<void(bool stalled, std::string why)> notify) = 0;
};

}  // namespace avinas::server
