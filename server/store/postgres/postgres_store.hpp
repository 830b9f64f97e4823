// SPDX-License-Identifier: MIT
// The store on an engine of its own: PostgreSQL. One thread writes, everything that waits in one
// statement; what is confirmed is committed, and on a standby where the engine has some.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <unordered_map>

#include "server/store/store.hpp"

namespace avinas::server {

class Connection;
class NodeName;
class SqlSession;
class Turn;
class Writer;
struct QueuedWrite;

/// The part of a club that a store writes: all of it; all but the tables; or one share of those
/// (server/store/shares.hpp).
struct Part {
  int share = kWhole;
  static constexpr int kWhole = -1, kClub = 0;
  bool is_share() const { return share > 0; }
};

struct PostgresSettings {
  std::string connection;  ///< what libpq takes: "host=a,b dbname=avinas user=avinas"
  /// False: an engine without a synchronous standby is refused, because a move that is confirmed
  /// could be lost with its machine.
  bool unreplicated = false;
  /// Its name among several servers on the engine, which wait for one another; empty: it is the
  /// only one, and refused if another keeps the club.
  std::string node{};
  std::string link{};  ///< host and port where other servers reach this one, if they do
  Part part{};
  /// How often the keeper shows that it lives, and after how long a silent one may be replaced.
  std::chrono::milliseconds beat{250}, silence{3'000};
};

/// The facts that an operator should know of the engine, in sentences. Throws UnusableData if it
/// cannot be used.
std::vector<std::string> examine_engine(const PostgresSettings& settings);

/// Counts the servers that live on the engine and reach the club. Any thread may use one.
class Census {
 public:
  /// Throws UnusableData.
  explicit Census(const PostgresSettings& settings);
  ~Census();
  /// Notes whether this server reaches the club, and counts. Nothing while the engine does not
  /// answer.
  std::optional<std::size_t> servers(bool reaches_club);

 private:
  const std::string where_, node_;
  std::mutex mutex_;
  std::unique_ptr<Connection> connection_;
};

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
  /// Asked by `open`, at every look, whether to take what nobody has kept for so long. Set before.
  void on_free(std::function<bool(std::chrono::milliseconds)> may_take);
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
  void write_loop(std::stop_token stop);
  std::vector<QueuedWrite> take(std::stop_token stop);
  void begin(std::unique_ptr<SqlSession> session, std::int64_t epoch, Clock::time_point taken);
  void tell_stalled(bool stalled, const std::string& why);
  void lose();

  const PostgresSettings settings_;
  std::atomic<std::int64_t> epoch_ = 0;
  std::function<void(bool, std::string)> notify_;
  std::function<void(const std::string&)> waiting_for_turn_ = [](const std::string&) {};
  std::function<bool(std::chrono::milliseconds)> may_take_ = [](auto) { return true; };
  std::optional<Clock::time_point> free_since_;
  std::function<void(std::string)> lost_;

  std::unique_ptr<SqlSession> first_session_;  ///< between `prepare` and `open`
  std::unique_ptr<NodeName> name_;
  std::unique_ptr<Writer> writer_;  ///< its thread's once that runs
  std::stop_source stopping_;

  std::mutex reading_mutex_;
  std::unique_ptr<Connection> reading_;  ///< a share has it while it is read

  std::mutex mutex_;
  std::condition_variable_any something_;
  std::vector<QueuedWrite> waiting_;
  std::unordered_map<std::string, std::int64_t> next_positions_;  ///< of each table's journal
  std::jthread writing_;                                          ///< uses all of the above
};

}  // namespace avinas::server
