// SPDX-License-Identifier: MIT
// The keeper of a club, or of shares of its tables, writes here, one append after another. An
// append is repeated until it is known to be done, or another server has taken something over. The
// writer gets its engine and its clock as parameters, so that a simulation can be both.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "server/store/postgres/engine_session.hpp"

namespace avinas::server {

class Writer {
 public:
  using Moment = std::chrono::steady_clock::time_point;

  struct Times {
    /// How often it shows that it lives; and the shortest time that whoever replaces it looks on
    /// before (TurnWaits).
    std::chrono::milliseconds beat{250}, patience_of_heirs{1'000};
    /// How long to wait before an engine that went away is looked for again.
    std::chrono::milliseconds retry{200};
    /// How long a commit may take before it is said that the tables wait.
    std::chrono::milliseconds patience{1'000};
  };
  /// Its session; all calls come from the thread that writes.
  struct World {
    std::function<Moment()> now;
    std::function<void(std::chrono::milliseconds)> sleep;
    /// A new session; throws EngineAway.
    std::function<std::unique_ptr<EngineSession>()> connect;
    /// The engine takes nothing, for that reason; or takes something again.
    std::function<void(bool stalled, const std::string& why)> stalled;
    /// A stop does not wait for an engine that is away.
    std::function<bool()> stops;
  };

  /// The leases began in that session, at `taken` or later; without a session it has none.
  Writer(Times times, World world, ServerAddress place, std::unique_ptr<EngineSession> session,
         Leases leases, Moment taken);

  /// Until it is durable; false if it never will be by this writer.
  bool write(const Appending& appending);
  /// Shows that this server lives if it is time; false if one of its epochs is over.
  bool beat_in_time();
  /// One of the epochs is over: another server keeps what it was for, or the engine went back.
  bool is_over() const { return is_over_; }
  /// The engine that answers now holds less than was confirmed: a copy that lagged behind.
  bool went_back() const { return went_back_; }
  /// False while another server may keep the club and we would not know. Any thread may call.
  bool is_ours(Moment now) const {
    // We stop serving one beat before a successor may take over.
    return now - found_standing_.load() < times_.patience_of_heirs - times_.beat;
  }
  /// Writes that share as well from now on; false if that lease is over, or the engine is away.
  bool add(const Lease& lease);
  bool has(int share) const;
  /// Writes these no more; another server may take them at once. Throws as the session does.
  void let_go(const std::set<int>& shares);
  /// Lets go of everything. Throws as the session does.
  void end() { let_go_of(std::exchange(leases_, {})); }

 private:
  enum class Outcome : std::uint8_t { Done, Over, Unknown };
  Outcome say(const Appending& appending, bool again);
  /// Those that the appending needs.
  Leases leases_for(const Appending& appending) const;
  void let_go_of(const Leases& leases);
  void connect_again();
  void set_stalled(bool stalled, const std::string& why);

  const Times times_;
  const World world_;
  const ServerAddress place_;
  Leases leases_;
  std::unique_ptr<EngineSession> session_;
  Moment last_beat_;
  /// When the latest statement was sent that found our epochs standing; whoever takes over looks on
  /// for a while.
  std::atomic<Moment> found_standing_;
  bool stalled_ = false;
  bool append_waits_ = false;  ///< one was refused, and is to be said again
  bool is_over_ = false;
  bool went_back_ = false;
  /// The last append that the engine confirmed. An engine that loses appends loses the last ones.
  std::optional<Appending> confirmed_;
};

}  // namespace avinas::server
