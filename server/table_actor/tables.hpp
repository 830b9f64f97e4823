// SPDX-License-Identifier: MIT
// The open tables, by their codes. Any thread may call.
#pragma once

#include <array>
#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_set>
#include <vector>

#include "server/store/journal.hpp"
#include "server/store/shares.hpp"
#include "server/table_actor/actor.hpp"
#include "server/table_actor/table_register.hpp"

namespace avinas::server {

/// Tables in one process: with four at each, 320 megabytes.
inline constexpr std::size_t kMaxTables = 10'000;
/// Letters of a code, of 31 each; its share is its host's: 42 bits, so that a private table is
/// found by its link alone. Tables of earlier versions keep their shorter ones.
inline constexpr std::size_t kCodeLength = 9;

class Tables {
 public:
  struct Settings {
    Pace pace;
    std::optional<std::uint64_t> test_seed{};
    std::function<void(const TableNews&)> tell_news = [](const TableNews&) {};
    /// The table is gone.
    std::function<void(const std::string& code)> tell_closed = [](const std::string&) {};
    TableParts parts = usual_parts();
    /// Hears what somebody said at a table that allows talk.
    std::function<void(const PlayerId&, const std::string&)> overhear = [](const auto&,
                                                                           const auto&) {};
    std::function<void(const EveningReport&)> tell_evening = [](const EveningReport&) {};
    /// Takes a journal that is no table's: true if it did. Throws if it cannot be replayed.
    std::function<bool(const StoredTable&)> take_other = [](const StoredTable&) { return false; };
    /// All of a share's journals were taken, or its tables went to another server.
    std::function<void(int share, bool here)> share_moved = [](int, bool) {};
    Thinkers* thinkers = nullptr;  ///< outlives this; null: bots play by rules of thumb
    bool one_household_counts = false;
  };
  /// `contexts` and `journal` outlive this; each table lives on one of the contexts. All shares of
  /// the tables are kept in that journal, until others are said to be.
  Tables(std::vector<boost::asio::io_context*> contexts, Journal& journal, Settings settings);

  // For several servers that share the tables out.
  /// None is kept here for now.
  void keep_none();
  /// These are all tables of the share; `journal` outlives this. From now on it is kept here.
  void keep(int share, Journal& journal, const std::vector<StoredTable>& stored, Now now);
  /// The share goes to another server, and whoever is at its tables with it. `gone` is called, from
  /// any thread, when nothing more of it is appended.
  void move_away(int share, std::function<void()> gone);
  /// This server keeps the share of that table; the table may not exist.
  bool keeps(const std::string& code) const { return keeps(share_of(code)); }
  bool keeps(int share) const;

  /// Recovery. A table that cannot be replayed is left out and logged; the others are served.
  void recover(const StoredTable& stored, Now now);

  struct Asker {
    PlayerId player;
    std::string address;
  };
  /// The table's code, or why there is none.
  using Opening = std::variant<std::string, protocol::Refusal>;
  /// Opens a table, of the share that is its host's, which is kept here; `opened` is called, from
  /// any thread, when that is durable. A repeated request gets the table it opened before.
  void open(const Asker& host, const std::string& request, const protocol::TableOptions& options,
            std::function<void(Opening)> opened);
  /// Opens an evening's table with that code, unless it is there; `sit` takes its seats.
  void open_for_evening(const TableOpened& opened, const std::vector<TableEvent>& sit);
  /// The journal of that code's share; null if another server keeps it.
  Journal* journal_for(const std::string& code) const;
  std::shared_ptr<TableActor> find(const std::string& code) const;
  /// The table's journal cannot be replayed: it keeps its code until the operator closes it.
  bool left_out(const std::string& code) const;
  void for_each(const std::function<void(TableActor&)>& visit) const;
  /// Puts away the tables where nobody has been for long.
  void put_away_unused(Now now);
  /// Closes the table, whoever is there; a match in play is given up. False if there is no such
  /// table; else `closed` is called, from any thread.
  bool close(const std::string& code, std::function<void(TableActor::Closing)> closed);

  void set_stalled(bool stalled, const std::string& why);
  /// The storage takes nothing at present.
  bool stalled() const { return stalled_; }
  std::size_t count() const;
  /// The process ends and no thread runs any more.
  void clear();

 private:
  void recover(const StoredTable& stored, Journal& journal, Now now);
  std::shared_ptr<TableActor> make_actor(Journal& journal);
  Journal* journal_of(int share) const { return journals_[static_cast<std::size_t>(share)]; }
  void forget(const std::string& code);
  bool put_away_left_out(const std::string& code, std::function<void()> closed);

  std::vector<boost::asio::io_context*> contexts_;
  std::array<Journal*, kShares + 1> journals_{};  ///< by share; null: kept elsewhere
  const Settings settings_;
  const std::shared_ptr<const TableActor::Shared> shared_;
  const std::shared_ptr<Chance> chance_;  ///< of all of them, unless a test seeds each
  AppendGroups appends_;
  mutable std::mutex mutex_;
  TableRegister tables_;
  std::unordered_set<std::string> left_out_;
  std::atomic<std::size_t> next_context_ = 0;
  std::atomic<bool> stalled_ = false;
  std::string stalled_why_;  ///< guarded by the mutex
};

}  // namespace avinas::server
