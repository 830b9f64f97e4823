// SPDX-License-Identifier: MIT
// The store on an engine of its own: PostgreSQL. A write is confirmed when it is committed, on a
// standby too where the engine has some.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "server/store/postgres/postgres_settings.hpp"
#include "server/store/postgres/writing_thread.hpp"
#include "server/store/store.hpp"

namespace avinas::server {

class Connection;
class NodeName;
class SqlSession;
class Turn;

/// The facts that an operator should know of the engine, in sentences. Throws UnusableData if it
/// cannot be used.
std::vector<std::string> examine_engine(const PostgresSettings& settings);

class PostgresStore final : public Store {
 public:
  explicit PostgresStore(PostgresSettings settings);
  ~PostgresStore() override;

  /// The first part of `open`: reaches the engine, brings its schema forward, and comes under the
  /// server's name. From here on the archive can be read. Throws UnusableData.
  void prepare();
  void open() override;
  /// For questions alone, beside a server that writes: no append may follow. Throws UnusableData.
  void open_to_read();
  void on_wait(std::function<void(const std::string&)> notify) override;
  void on_lost(std::function<void(std::string)> notify) override;
  void append(Write write, std::function<void()> done) override;
  bool is_ours() const override;
  void load_players(const std::function<void(PlayerRow)>& visit) override;
  void load_tables(const std::function<void(StoredTable)>& visit) override;
  std::optional<std::string> find_record(const std::string& match) override;
  std::optional<std::string> find_analysis(const std::string& match, int version) override;
  std::vector<std::string> summaries_of(const std::string& player, std::size_t limit) override;
  std::size_t summaries_since(std::int64_t ended_ms, const VisitSummary& visit) override;
  std::vector<TallyRow> tallies_of(const std::string& player) override;
  std::vector<TallyRow> tallies_in(const std::string& month) override;
  std::vector<std::string> matches_of(const std::string& player, std::size_t limit) override;
  std::vector<PlayedRow> played_since(std::int64_t ended_ms) override;
  std::vector<UncountedMatch> uncounted(std::size_t limit) override;
  void load_matches(const std::function<void(ArchivedMatch)>& visit) override;
  void load_tallies(const std::function<void(TallyRow)>& visit) override;
  void load_analyses(const std::function<void(AnalysedMatch)>& visit) override;
  void on_stall(std::function<void(bool, std::string)> notify) override;
  std::int64_t epoch() const override { return epoch_; }
  void close() override;

  // For a move of the whole club into this database: between the two it cannot be served.
  /// Throws UnusableData if there is a club in it already; what an unfinished move left goes.
  void begin_move();
  void end_move();

 private:
  using Clock = std::chrono::steady_clock;

  std::unique_ptr<SqlSession> connect();
  void await_turn(std::unique_ptr<SqlSession> session);
  /// The epoch that began, or 0.
  std::int64_t look_for_turn(SqlSession& session, Turn& turn);
  template <typename Read>
  auto reading(Read read);
  void begin(std::unique_ptr<SqlSession> session, std::int64_t epoch, Clock::time_point taken);

  const PostgresSettings settings_;
  std::atomic<std::int64_t> epoch_ = 0;
  std::function<void(bool, std::string)> notify_;
  std::function<void(const std::string&)> waiting_for_turn_ = [](const std::string&) {};
  std::function<void(std::string)> lost_;

  std::unique_ptr<SqlSession> first_session_;  ///< between `prepare` and `open`
  std::unique_ptr<NodeName> name_;
  std::mutex reading_mutex_;
  std::unique_ptr<Connection> reading_;

  bool open_ = false;
  WritingThread writing_;  ///< uses all of the above
};

}  // namespace avinas::server
