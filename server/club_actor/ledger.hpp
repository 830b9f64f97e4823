// SPDX-License-Identifier: MIT
// The club as decided and as everybody may know it: events are applied, made durable in the order
// in which they were decided, and only then shown and told.
#pragma once

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "server/club/event.hpp"
#include "server/club_actor/accounts.hpp"
#include "server/club_actor/neighbours.hpp"
#include "server/store/journal.hpp"

namespace avinas::server {

class ClubLedger {
 public:
  /// All three outlive the ledger.
  ClubLedger(boost::asio::io_context& home, Journal& journal, const Accounts& accounts);

  // Recovery, before any other call; see ClubActor.
  void replay(const std::string& entry);
  void note_damage();
  /// Replaces the journal if it is long for what it says, and shows the club as recovered.
  void recovered(ClubNeighbours neighbours);

  // For a club that another server keeps. Club thread only.
  /// The entries that lead to the club as it is there, from an empty one.
  void follow_anew(const std::vector<std::string>& entries);
  /// The changes since.
  void follow(const std::vector<std::string>& entries);
  /// For those who follow this one: what leads to the club as it is shown.
  std::vector<std::string> entries_to_follow() const;
  /// It is here from now on: recovery begins anew.
  void forget_followed();

  // Any thread.
  /// The club keeps ended invitations while the machine's clock may be wrong.
  void trust_clock(bool trusted) { trusts_clock_ = trusted; }
  std::shared_ptr<const ClubState> shown() const;
  std::size_t player_count() const;

  // Club thread only.
  ClubState& state() { return state_; }
  const ClubNeighbours& neighbours() const { return neighbours_; }
  /// Rows that become durable with events.
  struct Rows {
    std::optional<PlayerRow> player{};
    std::vector<std::string> ended_tokens{};
    /// Players who go with all tokens. With an event, the journal is written anew, without what it
    /// said of them.
    std::vector<PlayerId> forgotten{};
  };
  /// Applies the events, makes them and the rows durable, then shows them and calls `told`.
  /// `request` is the one that led to them, for a server that goes on with the club.
  void commit(std::vector<ClubEvent> events, Rows rows, std::function<void()> told,
              const std::string& request = {});
  /// The outcome of that request before the club was recovered here, if it is among the latest.
  const ClubEvent* led_to(const std::string& request) const;
  /// These players and their tokens are forgotten for good.
  void forget(std::vector<PlayerId> players);

 private:
  /// Replaces the journal by a snapshot when it has grown to a multiple of it, or at once.
  void trim(Write& write, bool at_once = false);
  void tell_neighbours(const std::vector<ClubEvent>& events) const;

  boost::asio::io_context& home_;
  Journal& journal_;
  const Accounts& accounts_;
  ClubNeighbours neighbours_;
  struct Done {
    std::string request;
    ClubEvent event;
  };
  std::deque<Done> recovered_requests_;
  ClubState state_;  ///< as decided; `shown_` is as of what is durable
  std::size_t in_flight_ = 0;
  std::size_t entries_ = 0;     ///< of the journal
  std::size_t after_trim_ = 0;  ///< of them after the last snapshot was written
  std::atomic<bool> trusts_clock_ = true;
  bool keeps_journal_ = false;  ///< something in it is damaged

  mutable std::mutex shown_mutex_;  ///< of the pointer and the number, not of the club
  std::shared_ptr<const ClubState> shown_ = std::make_shared<const ClubState>();
  std::size_t player_count_ = 0;
};

}  // namespace avinas::server
