// SPDX-License-Identifier: MIT
// Which tables are open, by their codes. Any thread may call.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "store/journal.hpp"
#include "table_actor/actor.hpp"
#include "table_actor/table_quotas.hpp"

namespace avinas::server {

/// Tables in one process: at 20 KB each, a gigabyte.
inline constexpr std::size_t kMaxTables = 10'000;
/// Letters of a code, of 31 each: 44 bits, so that a private table is found by its link
/// alone. Tables of earlier versions keep their shorter ones.
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
    Thinkers* thinkers = nullptr;  ///< outlives this; null: bots play by rules of thumb
  };
  /// `contexts` and `store` outlive this; each table lives on one of the contexts.
  Tables(std::vector<boost::asio::io_context*> contexts, Journal& journal, Settings settings);

  /// Recovery. A table that cannot be replayed is left out and logged; the others are served.
  void recover(const StoredTable& stored, Now now);

  struct Asker {
    PlayerId player;
    std::string address;
  };
  /// The table's code, or why there is none.
  using Opening = std::variant<std::string, protocol::Refusal>;
  /// Opens a table; `opened` is called, from any thread, when that is durable. A repeated request
  /// gets the table it opened before.
  void open(const Asker& host, const std::string& request, const protocol::TableOptions& options,
            std::function<void(Opening)> opened);
  std::shared_ptr<TableActor> find(const std::string& code) const;
  /// The table's journal cannot be replayed: it keeps its code until the operator closes it.
  bool left_out(const std::string& code) const;
  /// Puts away the tables where nobody has been for long.
  void put_away_unused(Now now);
  /// Closes the table, whoever is there; a match in play is given up. False if there is no such
  /// table; else `closed` is called, from any thread, when that is durable.
  bool close(const std::string& code, std::function<void()> closed);

  void set_stalled(bool stalled, const std::string& why);
  /// The storage takes nothing at present.
  bool stalled() const { return stalled_; }
  std::size_t count() const;
  /// The process ends and no thread runs any more.
  void clear();

 private:
  std::shared_ptr<TableActor> make_actor();
  void forget(const std::string& code);
  bool put_away_left_out(const std::string& code, std::function<void()> closed);

  std::vector<boost::asio::io_context*> contexts_;
  Journal& journal_;
  const Settings settings_;
  mutable std::mutex mutex_;
  std::unordered_map<std::string, std::shared_ptr<TableActor>> tables_;
  std::unordered_map<std::string, std::string> opened_by_;  ///< player and request → code
  std::unordered_set<std::string> left_out_;
  TableQuotas quotas_;
  std::size_t next_context_ = 0;
  std::atomic<bool> stalled_ = false;
};

}  // namespace avinas::server
