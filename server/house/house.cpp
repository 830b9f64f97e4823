// SPDX-License-Identifier: MIT
// Builds tables, club, hall and archive over one store, and recovers them.
#include "server/house/house.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>

#include "protocol/json_reader.hpp"

namespace avinas::server {

House::House(std::vector<boost::asio::io_context*> homes, boost::asio::io_context& club_home,
             Store& store, const Settings& settings)
    : club(club_home, store, store),
      hall([this] { return club.now(); }),
      archive(store, store),
      tables(
          std::move(homes), store,
          {settings.pace, settings.test_seed,
           [this](const TableNews& news) { hall.table_changed(news); },
           [this](const std::string& code) {
             hall.table_closed(code);
             evenings.table_closed(code);
           },
           usual_parts(),
           [this](const PlayerId& player, const std::string& text) { hall.overhear(player, text); },
           [this](const EveningReport& report) { evenings.hear(report); },
           [this](const StoredTable& stored) {
             if (stored.entries.empty() || !opens_evening(stored.entries.front())) return false;
             evenings.recover(stored);
             return true;
           },
           [this](int share, bool here) { here ? settle_evenings() : evenings.move_away(share); },
           settings.thinkers, settings.one_household_counts}),
      evenings(club_home, tables),
      store_(store) {
  clock_.start(current_time(), 0);
  club.keep(settings.kept);
  if (settings.apart) {
    tables.keep_none();
    return;
  }
  store_.on_stall(
      [this](bool stalled, const std::string& why) { tables.set_stalled(stalled, why); });
}

void House::put_away(Now now) {
  put_away_tables(now);
  if (clock_.trusts(now)) club.forget_unseen(now);
  archive.count_older();
  archive.activity({}, now.unix_ms, [](const auto&) {});
}

void House::put_away_tables(Now now) {
  const bool trusted = clock_.trusts(now);
  club.trust_clock(trusted);
  evenings.settle();
  if (trusted) evenings.put_away(now);
  if (trusted) return tables.put_away_unused(now);
  spdlog::warn(
      "The machine's clock says {}, which does not fit what is kept here. Until it was steady for "
      "two days nothing is deleted for its age; set the clock if it is wrong",
      utc_text(now.unix_ms));
}

void House::recover(Now now) {
  store_.open();
  std::int64_t newest_day = 0;
  store_.load_players([&](const PlayerRow& row) {
    newest_day = std::max(newest_day, row.seen_day);
    club.load(row);
  });
  clock_.start(now, newest_day * kDayMs);
  club.trust_clock(clock_.trusts(now));
  store_.load_tables([this, now](const StoredTable& stored) {
    if (stored.code.empty()) {
      replay_club(stored);
    } else {
      tables.recover(stored, now);
    }
  });
  archive.count_older();
  archive.activity({}, now.unix_ms, [](const auto&) {});
  store_.inspect([this] { archive.count_older(); });
  club.recovered(neighbours(), store_.epoch());
  settle_evenings();
}

/// Somebody may have been banned or forgotten while they were not here.
void House::settle_evenings() {
  evenings.settle();
  const auto now = club.now();
  for (const auto& [player, person] : now->people) {
    if (kept_out(person.standing, current_time().unix_ms)) evenings.leave(player);
  }
  for (const auto& [player, at_ms] : now->forgotten) {
    evenings.leave(player);
    evenings.forget(player);
  }
}

void House::recover_club(const std::vector<PlayerRow>& players,
                         const std::vector<StoredTable>& stored) {
  club.forget_followed();
  for (const PlayerRow& row : players) club.load(row);
  for (const StoredTable& each : stored) replay_club(each);
  archive.count_older();
  club.recovered(neighbours(), store_.epoch());
}

ClubNeighbours House::neighbours() {
  return {[this](const PlayerId& player) { return hall.whereabouts().in_match(player); },
          [this](const PlayerId& player, bool banned) {
            bar(player, banned ? protocol::Reason::Banned : protocol::Reason::RemovedByHost);
            barred(player, banned);
          },
          [this](const PlayerId& player, const std::string& only, const std::string& except) {
            hall.expel_devices(player, only, except);
            devices_ended(player, only, except);
          },
          [this] { hall.club_changed(); },
          [this](const std::vector<std::string>& entries) { club_became(entries); },
          [this](const PlayerId& player, std::function<void(bool)> done) {
            bar(player, protocol::Reason::Forgotten);
            barred(player, false);
            hall.forget(player);
            archive.forget(player, std::move(done));
          },
          [this](const PlayerId& player) {
            evenings.leave(player);
            evenings.forget(player);
            archive.forget(player, [](bool) {});
          },
          [this](const PlayerId& player) {
            return !evenings.ready() || evenings.name(player) ||
                   hall.whereabouts().left_a_match(player);
          },
          [this](const PlayerId& player) {
            return hall.is_here(player) || !hall.whereabouts().tables_of(player).empty();
          }};
}

void House::bar(const PlayerId& player, protocol::Reason why) {
  if (why == protocol::Reason::Forgotten) {
    // Any of them may name who watched there.
    tables.for_each([&](TableActor& table) { table.post(PersonBarred{player}); });
  } else {
    for (const std::string& code : hall.whereabouts().tables_with(player)) {
      if (const auto table = tables.find(code)) table->post(PersonBarred{player});
    }
  }
  evenings.leave(player);
  if (why == protocol::Reason::Forgotten) evenings.forget(player);
  hall.expel(player, why);
}

void House::replay_club(const StoredTable& stored) {
  bool damaged = false;
  const auto left_out = [&](const std::string& why) {
    damaged = true;
    spdlog::error(
        "An entry of the club's journal is left out: {}. Look at the roles, bans and invitations; "
        "the club is closed to guests until its owner opens it again",
        why);
  };
  for (const std::int64_t number : stored.damaged) {
    left_out("number " + std::to_string(number) + " is damaged");
  }
  for (const std::string& entry : stored.entries) {
    try {
      club.replay(entry);
    } catch (const protocol::FormatError& wrong) {
      left_out(wrong.what());
    }
  }
  if (damaged) club.note_damage();  // whatever later entries say
}

}  // namespace avinas::server
