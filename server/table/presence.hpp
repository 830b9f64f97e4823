// SPDX-License-Identifier: MIT
// The people at a table: connections, the views they are sent, the number of spectators. Every
// question about them costs a look-up, whatever the size of the audience.
#pragma once

#include <boost/container/flat_map.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/base/connection.hpp"
#include "server/base/time.hpp"
#include "server/table/state.hpp"

namespace avinas::server {

/// Connections at one table: an audience of five thousand is tested, twice that is the limit. Those
/// who sit come in all the same.
inline constexpr std::size_t kMaxConnections = 10'000;
/// Up to so many spectators their number is shown at once; more come and go without a message to
/// everybody each time.
inline constexpr int kSmallAudience = 20;
inline constexpr Millis kRecountAfter{1'000};
/// People beyond those who are here whose newest connection is remembered.
inline constexpr std::size_t kRememberedWelcomes = 256;

/// The kinds of observers, as indices: the seats, then all spectators as one.
inline constexpr std::size_t kSpectatorIndex = 4, kObservers = 5;

/// As whom a person is shown the table: `observer_of`. Tests put in a faulty one.
using Door = std::function<Observer(const TableState&, const PlayerId&)>;

class Presence {
 public:
  struct Connection {
    PlayerId player;
    std::string name;
    bool member = false;                ///< of the club, when they came
    std::size_t observer = kObservers;  ///< whose views it is to be sent
    std::size_t sent_as = kObservers;   ///< whose views it was sent so far; at first nobody's
  };

  // Few, as a rule, and sorted in one block. Removing an early entry shifts all later ones (400
  // kilobytes at ten thousand); `depart_all` goes from the end, which shifts none.
  using Connections = boost::container::flat_map<ConnectionId, std::unique_ptr<Connection>>;

  /// `door` outlives this.
  explicit Presence(const Door& door) : door_(door) {}
  explicit Presence(Door&&) = delete;

  /// The connection is there from now on. The player's connection that was there before, if any, is
  /// taken out and returned.
  std::optional<ConnectionId> arrive(ConnectionId id, const PlayerId& player,
                                     const std::string& name, bool member, const TableState& state);
  /// Of this player's connections a newer one has come to the table, even if it is gone again.
  bool is_outdated(const PlayerId& player, const WelcomeNumber& welcome) const;
  void note_welcome(const PlayerId& player, const WelcomeNumber& welcome);
  /// False if it was not there.
  bool depart(ConnectionId id);
  void depart_all();
  /// The seats, the host, or the knowledge of cards may have changed.
  void follow(const TableState& state);
  /// Brings the number of spectators that is shown up to date, at the pace of a large audience.
  void recount(Millis now);

  const Connection* find(ConnectionId id) const;
  /// In the order in which they were opened.
  const Connections& connections() const { return connections_; }
  std::optional<ConnectionId> connection_of(const PlayerId& player) const;
  /// The connection that is sent the seat's views; nothing if its player is away.
  ConnectionId at(Seat seat) const { return at_[seat]; }
  bool here(Seat seat) const { return at_[seat] != 0; }
  PerSeat<bool> here() const;
  bool host_is_here() const { return host_ != 0; }
  /// Somebody is there for whom the table goes on: a player, or a spectator of four bots.
  bool attended() const { return attended_; }
  int spectators() const { return spectators_; }
  int shown_spectators() const { return shown_spectators_; }
  bool large_audience() const { return spectators_ > kSmallAudience; }
  std::optional<Millis> recount_at() const { return recount_at_; }

  /// Another number whenever what is shown to all may have changed.
  std::uint64_t shown_version() const { return shown_version_; }
  /// Another number whenever the spectators changed.
  std::uint64_t audience_version() const { return audience_version_; }

  /// Spectators who were not sent a view as such.
  const std::vector<ConnectionId>& fresh() const { return fresh_; }
  /// The connection was sent a view as what it is now.
  void was_sent(ConnectionId id);

 private:
  void set_observer(ConnectionId id, Connection& connection, std::size_t observer);
  void forget(ConnectionId id, const Connection& connection);
  void not_fresh(ConnectionId id);
  void note_people(const TableState& state);
  void count_attendance();

  const Door& door_;
  Connections connections_;
  boost::container::flat_map<std::string_view, ConnectionId>
      by_player_;  ///< keys: the names in `connections_`
  boost::container::flat_map<PlayerId, WelcomeNumber> newest_;
  PerSeat<ConnectionId> at_;
  std::vector<ConnectionId> fresh_;
  ConnectionId host_ = 0;  ///< the host's; 0: not here
  bool any_human_ = false;
  bool attended_ = false;
  int spectators_ = 0;
  int shown_spectators_ = 0;
  std::optional<Millis> recount_at_;
  std::uint64_t shown_version_ = 0;
  std::uint64_t audience_version_ = 0;
};

}  // namespace avinas::server
