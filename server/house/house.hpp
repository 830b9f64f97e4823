// SPDX-License-Identifier: MIT
// The rooms put together over one store: tables, club, hall, archive. The server serves them, and
// `avinas admin` works on them when no server runs.
#pragma once

#include <vector>

#include "server/archive/archive.hpp"
#include "server/base/clock_trust.hpp"
#include "server/club_actor/club_actor.hpp"
#include "server/evening_actor/evenings.hpp"
#include "server/hall/hall.hpp"
#include "server/store/store.hpp"
#include "server/table_actor/tables.hpp"

namespace avinas::server {

class House {
 public:
  struct Settings {
    Pace pace;
    std::optional<std::uint64_t> test_seed{};
    Thinkers* thinkers = nullptr;       ///< outlives the house; null: bots play by rules of thumb
    bool one_household_counts = false;  ///< in standings
    KeptDays kept{};                    ///< guests
    bool apart = false;  ///< tables are kept apart from the club, in shares: none is here at first
  };
  /// Tables live on `homes`, the club on `club_home`; these and `store` outlive the house.
  House(std::vector<boost::asio::io_context*> homes, boost::asio::io_context& club_home,
        Store& store, const Settings& settings);

  /// Loads what the store keeps. Unreadable parts are named in the log and left out.
  void recover(Now now);
  /// Loads the club alone. Where another was followed until now, on the club's thread.
  void recover_club(const std::vector<PlayerRow>& players, const std::vector<StoredTable>& stored);
  /// Ends somebody's stay in the club, and at its tables, for that reason.
  void bar(const PlayerId& player, protocol::Reason why);
  /// Told, on the club's thread, what becomes of the club. Set before recovery.
  std::function<void(const std::vector<std::string>& entries)> club_became = [](const auto&) {};
  std::function<void(const PlayerId&, bool banned)> barred = [](const PlayerId&, bool) {};
  std::function<void(const PlayerId&, const std::string& only, const std::string& except)>
      devices_ended = [](const auto&, const auto&, const auto&) {};

  /// From time to time: puts away tables that nobody uses, and forgets guests who do not come back.
  void put_away(Now now);
  /// Of it only what concerns tables, where another server keeps the club.
  void put_away_tables(Now now);

  // In the order in which they depend on one another.
  ClubActor club;
  Hall hall;
  Archive archive;
  Tables tables;
  Evenings evenings;

 private:
  void settle_evenings();
  void replay_club(const StoredTable& stored);
  ClubNeighbours neighbours();

  ClockTrust clock_;
  Store& store_;
};

}  // namespace avinas::server
