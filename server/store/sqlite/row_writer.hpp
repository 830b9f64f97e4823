// SPDX-License-Identifier: MIT
// A write's effect on the rows: the statements of the one thread that writes.
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <cstdint>
#include <functional>
#include <queue>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/store/journal.hpp"

namespace avinas::server {

/// An optional table is corrupt. The transaction is retried, and the retry skips that table.
struct PartBroken {};

/// How far the file has come: it rises with every commit.
std::int64_t progress_of(SQLite::Database& database);

class RowWriter {
 public:
  /// `database` outlives it.
  explicit RowWriter(SQLite::Database& database);

  /// Raises the number of commits, by itself.
  void raise(std::int64_t by);
  /// Recovery: an entry that is there already, and one that counts no more.
  void found(const std::string& table, std::int64_t number);
  void found_past(std::int64_t number) { past_.push(number); }

  /// Recovery: matches that were set aside go into the archive, if it can be written again.
  void bring_back();

  /// Inside a transaction. Throws PartBroken at most once for the archive and once for its sums.
  void write(const Write& write);
  /// Of four entries that are there three count no more: the oldest pages of the file hold hardly
  /// anything else, and are given free whole.
  bool mostly_past() const { return past_.size() > 3 * entries_ + kWorthDeleting; }
  bool has_past() const { return !past_.empty() && past_.top() < last_number_; }
  /// Inside a transaction: deletes the oldest of those that count no more, a bounded number.
  void delete_past();
  /// Makes the transaction one that can be told from those before: returns a number that is higher
  /// than theirs, and `progress_of` finds in the file.
  std::uint64_t count_commit();
  /// The transaction is durable, or came to nothing.
  void committed();
  void rolled_back();

 private:
  using Numbers = std::vector<std::int64_t>;
  using Oldest = std::priority_queue<std::int64_t, Numbers, std::greater<>>;
  static constexpr std::size_t kWorthDeleting = 4'096, kDeleteAtOnce = 512;

  /// The effect of the current transaction on a table's journal.
  struct Change {
    bool cleared = false;
    Numbers added;
  };

  /// The tables that can be skipped when their pages are corrupt.
  struct Part {
    const char* sentence;  ///< what the log says then
    bool broken = false;
  };

  /// Does what concerns that part alone: pages of it that are damaged stop nobody's play.
  template <typename Work>
  void apart(Part& part, Work work);
  void clear(const std::string& table);
  void forget_transaction();
  void archive(const ArchivedMatch& match);
  void clean(const CleanedMatch& match);
  void drop_sums_of(const std::string& player);
  void add_to_sums(const std::vector<TallyRow>& rows);
  void save_sum(const TallyRow& row, const TallyRow::Figures& sum);
  /// A sum is damaged: all of them are counted again from the matches.
  void drop_sums();
  void save(const PlayerRow& row);
  void forget(const std::string& player);
  /// The entries of each table: kept here, so that putting a table away looks for nothing, and no
  /// move pays for an index.
  std::unordered_map<std::string, Numbers> numbers_;
  std::size_t entries_ = 0;  ///< in all of them
  /// Entries that count no more, since others stand in their place, and are still to be deleted:
  /// one match leaves a row in each of a thousand pages.
  Oldest past_;
  std::unordered_map<std::string, Change> changes_;
  Numbers passing_;  ///< what the transaction at hand adds to the past
  Numbers deleted_;  ///< and what it deletes of it
  std::int64_t next_number_ = 1;
  std::int64_t last_number_ = 0;   ///< of the entries that are there; it is never deleted
  std::int64_t added_number_ = 0;  ///< the last that the transaction at hand adds; 0: none
  std::int64_t commits_ = 0;       ///< that added no entry
  Part matches_{"The archive is damaged and matches are set aside"};
  Part analyses_{"The analyses of matches are damaged and are not kept"};
  Part sums_{"The archive's sums are damaged and are not added to"};

  SQLite::Database& database_;
  SQLite::Statement add_entry_, remove_entry_, cut_, remove_cuts_;
  SQLite::Statement save_player_, save_token_, save_device_, end_token_, end_device_,
      forget_devices_, forget_player_, forget_tokens_;
  SQLite::Statement add_match_, add_played_, mark_counted_, set_aside_, clean_match_, drop_played_,
      drop_tallies_;
  SQLite::Statement find_tally_, save_tally_, save_analysis_;
  SQLite::Statement count_;
};

}  // namespace avinas::server
