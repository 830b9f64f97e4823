// SPDX-License-Identifier: MIT
// The shares of a club's tables on an engine: how each stands, and those that this server keeps,
// which one thread writes in one session.
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/store/journal.hpp"
#include "server/store/postgres/postgres_settings.hpp"
#include "server/store/postgres/turn.hpp"
#include "server/store/postgres/writing_thread.hpp"
#include "server/store/rows.hpp"

namespace avinas::server {

class SqlSession;

class PostgresShares final : public Journal {
 public:
  explicit PostgresShares(PostgresSettings settings);
  ~PostgresShares() override;

  // One thread calls these. `take` and `let_go` wait for what is being written.
  /// Before all else. `on_lost` is called, from any thread, once, if another server has taken
  /// something over that was kept here.
  void start(std::function<void(std::string why)> on_lost);
  /// A share that another server keeps, or none.
  struct Elsewhere {
    int share = 0;
    std::string link;  ///< where its server is reached; empty: none keeps it
    /// It may be taken, for so long.
    std::optional<std::chrono::milliseconds> free_for;
  };
  /// All shares that are not kept here; nothing if the engine does not answer.
  std::optional<std::vector<Elsewhere>> look();
  /// Counts the servers that live on the engine and reach the club, as `reaches_club` says of this
  /// one; nothing if the engine does not answer.
  std::optional<std::size_t> count_servers(bool reaches_club);
  /// As it was seen at the last look; false if it cannot be.
  bool take(int share);
  /// All tables of shares that were taken. Throws Unreadable.
  void load_tables(const std::set<int>& shares, const std::function<void(StoredTable)>& visit);
  /// After everything that was appended to them before.
  void let_go(const std::set<int>& shares);
  /// Any thread may call: from here on the writing thread does not wait for an engine that is away.
  void hurry() { writing_.hurry(); }
  /// Makes everything appended durable, and lets go of all.
  void close();

  void append(Write write, std::function<void()> done) override;
  bool is_ours() const override { return writing_.is_ours(); }
  void on_stall(std::function<void(bool, std::string)> notify) override;

 private:
  using Clock = std::chrono::steady_clock;
  /// One share, as this server has seen it.
  struct Seen {
    Turn turn;
    std::optional<Clock::time_point> free_since{};
  };

  /// A server's, and when it was first seen.
  struct Beat {
    std::int64_t number = 0;
    Clock::time_point since{};
  };

  Elsewhere seen(const Keeper& keeper, Clock::time_point asked);
  SqlSession& watching();
  /// The answer of `ask`, or nothing if the engine does not answer.
  template <typename Ask>
  auto asking(Ask ask);

  const PostgresSettings settings_;
  std::unique_ptr<SqlSession> watching_;
  bool away_ = false;  ///< the engine, as far as was told
  std::map<int, Seen> seen_;
  std::map<std::string, Beat> beats_;  ///< of the servers, by name
  std::set<int> ours_;
  std::function<void(bool, std::string)> notify_;
  WritingThread writing_;  ///< uses all of the above
};

}  // namespace avinas::server
