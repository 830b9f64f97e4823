// SPDX-License-Identifier: MIT
// The hall: who is here, which tables are open, what is said. Those who look are told a moment
// after something changed, what changed and no more. It speaks only to those in it: whoever is at a
// table, or sits in a hand in play, hears nothing. Any thread may call.
#pragma once

#include <array>
#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

#include "protocol/server_messages.hpp"
#include "server/club/state.hpp"
#include "server/delivery/transport.hpp"
#include "server/hall/talk.hpp"
#include "server/hall/whereabouts.hpp"
#include "server/hall/wishes.hpp"

namespace avinas::server {

/// People, and tables, that are shown at once; the rest is counted, and tables are paged.
inline constexpr std::size_t kHallPage = 200;
/// Changes of people, and of tables, that are told at a time; more of them wait for the next.
inline constexpr std::size_t kHallChanges = 100;
/// How often the hall is told at most.
inline constexpr std::chrono::milliseconds kHallPace{300};

/// Events at tables here that the hall of another server is to know.
class HallElsewhere {
 public:
  virtual ~HallElsewhere() = default;
  virtual void at_table(ConnectionId id, const PlayerId& player, const std::string& code) = 0;
  virtual void left_table(ConnectionId id) = 0;
  virtual void table_changed(const TableNews& table) = 0;
  virtual void table_closed(const std::string& code) = 0;
  virtual void said(const PlayerId& player, const std::string& name, const std::string& text) = 0;
  virtual void overheard(const PlayerId& player, const std::string& text) = 0;
  virtual void called(const PlayerId& player, const protocol::Person& by,
                      const std::string& code) = 0;
};

class Hall {
 public:
  /// The club as it is shown now.
  using LookAtClub = std::function<std::shared_ptr<const ClubState>()>;
  explicit Hall(LookAtClub club) : club_(std::move(club)) {}

  void arrive(ConnectionId id, const PlayerId& player, const std::string& name,
              std::weak_ptr<Transport> transport, const std::string& device = {},
              games::Known games = {});
  void depart(ConnectionId id);
  /// The connection went to that table; or left it.
  void at_table(ConnectionId id, const std::string& code);
  void left_table(ConnectionId id);
  /// From now on the connection is told of the hall; what was said before comes at once, unless the
  /// player is kept from it. Tables are shown from the one after `after` on.
  void look(ConnectionId id, const std::string& after = {});
  /// Changes were dropped on their way to a slow reader, who has taken everything else.
  void catch_up(ConnectionId id);

  void table_changed(const TableNews& table);
  void table_closed(const std::string& code);
  /// A connection of that player to another server went to a table there; or left it.
  void at_table_elsewhere(ConnectionId id, const PlayerId& player, const std::string& code);
  void left_table_elsewhere(ConnectionId id);
  /// From now on the hall is another server's, which learns of all that happens here; null: it is
  /// here again. What is told lives longer than this.
  void is_elsewhere(HallElsewhere* where) {
    elsewhere_ = where;
    is_one_of_several_ = is_one_of_several_ || where;
  }
  /// Guests for whom the club is closed now are sent away, unless they sit in a match.
  void club_changed();

  void say(const PlayerId& player, const std::string& name, const std::string& text);
  /// Asks that player to come to a table, if they look at the hall and may hear it.
  void call(const PlayerId& player, const protocol::Person& by, const std::string& code);
  /// Wants to play with whoever else does, or no more: a wish ends at a table, in a hand and with
  /// the connection. Once four wait, the last of them who may open a table is told to (`Gathered`),
  /// and their call to each of the three says so, to the connection that wanted. False for somebody
  /// at a table or in a hand.
  bool want(ConnectionId id, bool wants);
  /// Remembers what was said at a table, for a report; the hall does not show it.
  void overhear(const PlayerId& player, const std::string& text);
  /// Nothing that they said is kept.
  void forget(const PlayerId& player);
  /// The lines that player said last, in the hall or at a table, for a report.
  std::string last_words(const PlayerId& player) const;
  bool is_here(const PlayerId& player) const;
  /// Those who are here and have that name; or the one whose id it is.
  std::vector<protocol::Person> people_named(const std::string& name) const;
  /// A table as somebody sees it who has its link and has not come in.
  struct Door {
    std::optional<protocol::TableSummary> table;
    /// There is none; told only where the club is open to all, and by a server that knows all
    /// tables.
    bool is_missing = false;
  };
  Door seen_from_the_door(const std::string& code) const;
  /// All of them, those that are not listed as well.
  std::vector<protocol::TableSummary> tables() const;
  /// Ends the player's connections with that reason.
  void expel(const PlayerId& player, protocol::Reason why);
  /// Ends the connections of devices that were signed out: of that one, or, without one, of all but
  /// `except`.
  void expel_devices(const PlayerId& player, const std::string& only, const std::string& except);
  const Whereabouts& whereabouts() const { return whereabouts_; }

  /// Tells everybody who looks, if something changed. Called every `kHallPace`.
  void tick();

 private:
  struct Visitor {
    PlayerId player;
    std::string name;
    std::weak_ptr<Transport> transport;
    std::string device{};
    games::Known games{};  ///< whose tables are shown
    bool looks = false;
    bool missed = false;  ///< changes, while kept from hearing them
    std::string after{};  ///< where the page of tables begins
  };
  using Bytes = std::shared_ptr<const std::string>;

  protocol::Hall compose(const std::string& after, games::Known games) const;
  protocol::PersonHere person_here(const PlayerId& player) const;
  protocol::HallChanged changes();
  std::size_t listed_tables(games::Known games) const;
  void people_at_changed(const std::string& code);
  void show(Visitor& visitor);
  bool hears(const Visitor& visitor) const;
  void drop_wish(const PlayerId& player);
  void gather();
  static void tell(const Visitor& visitor, const Bytes& bytes, SendKind kind = SendKind::Reply);

  const LookAtClub club_;
  std::atomic<HallElsewhere*> elsewhere_ = nullptr;
  std::atomic<bool> is_one_of_several_ = false;
  Whereabouts whereabouts_;
  mutable std::mutex mutex_;
  std::map<ConnectionId, Visitor> visitors_;
  std::map<PlayerId, std::set<ConnectionId>> connections_of_;
  struct Table {
    protocol::TableSummary summary;
    bool shown = false;  ///< to somebody who was not told since that it is gone
  };
  std::map<std::string, Table> tables_;
  std::array<std::size_t, games::All::kNames.size()> listed_tables_{};  ///< by game
  /// Those whom somebody was shown and was not told since to be gone: as everybody was told last;
  /// nothing where somebody was shown another line since.
  std::unordered_map<PlayerId, std::optional<protocol::PersonHere>> shown_people_;
  // The changes since everybody was told.
  std::set<PlayerId> changed_people_;
  std::set<std::string> changed_tables_;
  std::set<std::string> closed_tables_;  ///< those of the changed that somebody was shown
  bool club_changed_ = false;
  Wishes wishes_;
  Talk talk_;
};

}  // namespace avinas::server
