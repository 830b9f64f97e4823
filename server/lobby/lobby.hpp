// SPDX-License-Identifier: MIT
// Who is known here and which tables are open. Any thread may call.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

#include "club/archive.hpp"
#include "lobby/hall.hpp"
#include "protocol/server_messages.hpp"
#include "store/store.hpp"
#include "table/actor.hpp"

namespace avinas::server {

/// Tables in one process: at 20 KB each, a gigabyte.
inline constexpr std::size_t kMaxTables = 50'000;
/// A table where nobody is and nothing is played is closed after so long; its link can be sent in
/// the morning for the evening.
inline constexpr std::chrono::hours kDesertedAfter{24};
/// Guests remembered; at 200 bytes each, as many as fit beside the tables.
inline constexpr std::size_t kMaxPlayers = 1'000'000;

struct Player {
  PlayerId id;
  std::string name;
};

/// A player who has just been made, and the secret that is told once.
struct NewPlayer {
  Player player;
  std::string token;
};

class Lobby {
 public:
  struct Settings {
    Pace pace;
    std::optional<std::uint64_t> test_seed{};
  };
  /// `contexts` and `store` outlive the lobby; each table lives on one of the contexts.
  Lobby(std::vector<boost::asio::io_context*> contexts, Store& store, Settings settings);

  /// Loads players and tables of the store. Tables that cannot be replayed are left out and
  /// logged; the others are served.
  void recover();

  /// The player whose secret this is.
  std::optional<Player> find_player(const std::string& token) const;
  /// Makes a guest; `made` is called, from any thread, when that is durable, with nothing if the
  /// server is full.
  void make_guest(const std::string& name, std::function<void(std::optional<NewPlayer>)> made);
  /// Gives a known player another name; durable some time later.
  void rename(const std::string& token, const std::string& name);

  /// Opens a table; `opened` is called, from any thread, when that is durable, with its code, or
  /// with an empty text if there is no room. A repeated request gets the table it opened before.
  void open_table(const Player& host, const std::string& request,
                  const protocol::TableOptions& options,
                  std::function<void(std::string code)> opened);
  Club& club() { return club_; }
  Hall& hall() { return hall_; }
  Archive& archive() { return archive_; }
  /// Another secret for a member's other device; `made` as for a guest.
  void add_session(const PlayerRow& member, std::function<void(NewPlayer)> made);
  std::shared_ptr<TableActor> find_table(const std::string& code) const;
  /// Closes the tables where nobody was and nothing was played for `longest`.
  void close_deserted_tables(Millis longest);

  /// Closes the table, whoever is there; a match in play is given up. False if there is no such
  /// table; else `closed` is called, from any thread, when that is durable.
  bool close_table(const std::string& code, std::function<void()> closed);

  /// The storage takes nothing at present.
  bool stalled() const { return stalled_; }
  std::size_t table_count() const;
  std::size_t player_count() const;

 private:
  std::shared_ptr<TableActor> make_actor();
  void set_stalled(bool stalled, const std::string& why);

  std::vector<boost::asio::io_context*> contexts_;
  Store& store_;
  Settings settings_;
  Club club_{store_};
  Hall hall_{club_};
  Archive archive_{store_};
  mutable std::mutex mutex_;
  std::unordered_map<std::string, Player> players_;  ///< by the hash of the token
  std::unordered_map<std::string, std::shared_ptr<TableActor>> tables_;
  std::unordered_map<std::string, std::string> opened_by_;  ///< player and request → code
  std::size_t next_context_ = 0;
  std::atomic<bool> stalled_ = false;
};

}  // namespace avinas::server
