// SPDX-License-Identifier: MIT
// The hall: who is here, which tables are open, what is said. Those who look are told a moment
// after something changed, all of it at once. Any thread may call.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "club/club.hpp"
#include "table/recipient.hpp"

namespace avinas::server {

/// Lines of talk kept in the hall for those who come.
inline constexpr std::size_t kHallLines = 50;
/// Lines kept for the context of a report, of all who talk here or at tables: a few minutes of a
/// full club; and how many of a player's go with it.
inline constexpr std::size_t kHeardLines = 1'000, kReportedLines = 10;
/// How often the hall is told at most.
inline constexpr std::chrono::milliseconds kHallPace{300};

class Hall {
 public:
  /// `club` outlives the hall.
  explicit Hall(const Club& club) : club_(club) {}

  /// Ends the connection with a sentence, from any thread.
  using Expel = std::function<void(const std::string& sentence)>;
  void arrive(ConnectionId id, const PlayerId& player, const std::string& name,
              std::weak_ptr<Recipient> recipient, Expel expel);
  void depart(ConnectionId id);
  /// The connection went to that table; empty: to none.
  void at_table(ConnectionId id, const std::string& code);
  /// Whether the player is at a table with any of his connections.
  bool is_at_a_table(const PlayerId& player) const;
  /// From now on the connection is told of the hall; what was said before comes at once. While it
  /// is at a table it hears nothing: somebody in the hall may have watched that table.
  void look(ConnectionId id);

  void table_changed(const protocol::TableSummary& table);
  void table_closed(const std::string& code);
  void club_changed();

  void say(const PlayerId& player, const std::string& name, const std::string& text);
  /// Remembers what was said at a table, for a report; the hall does not show it.
  void overhear(const PlayerId& player, const std::string& text);
  /// What that player said last, in the hall or at a table, for a report.
  std::string last_words(const PlayerId& player) const;
  std::string name_of(const PlayerId& player) const;
  /// Somebody who is here and has that name or id.
  std::optional<protocol::Person> person_named(const std::string& name) const;
  /// All of them, those that are not listed as well.
  std::vector<protocol::TableSummary> tables() const;
  void expel(const PlayerId& player, const std::string& sentence);

  /// Tells everybody who looks, if something changed. Called every `kHallPace`.
  void tick();

 private:
  struct Visitor {
    PlayerId player;
    std::string name;
    std::string table;
    std::weak_ptr<Recipient> recipient;
    Expel expel;
    bool looks = false;
  };

  protocol::Hall compose() const;
  void tell(const Visitor& visitor, const std::shared_ptr<const std::string>& bytes) const;

  const Club& club_;
  mutable std::mutex mutex_;
  std::map<ConnectionId, Visitor> visitors_;
  std::map<std::string, protocol::TableSummary> tables_;
  void remember(const PlayerId& player, const std::string& text);

  std::deque<protocol::Said> lines_;
  std::deque<std::pair<PlayerId, std::string>> heard_;
  bool changed_ = false;
};

}  // namespace avinas::server
