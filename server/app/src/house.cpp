// SPDX-License-Identifier: MIT
#include "app/house.hpp"

#include <spdlog/spdlog.h>

#include "protocol/json_reader.hpp"

namespace avinas::server {

House::House(std::vector<boost::asio::io_context*> homes, boost::asio::io_context& club_home,
             Store& store, const Settings& settings)
    : club(club_home, store, store),
      hall([this] { return club.now(); }),
      archive(store, store),
      tables(std::move(homes), store,
             {settings.pace, settings.test_seed,
              [this](const TableNews& news) { hall.table_changed(news); },
              [this](const std::string& code) { hall.table_closed(code); }, usual_parts(),
              settings.thinkers}),
      store_(store) {
  if (settings.apart) {
    tables.keep_none();
    return;
  }
  store_.on_stall(
      [this](bool stalled, const std::string& why) { tables.set_stalled(stalled, why); });
}

void House::put_away(Now now) {
  tables.put_away_unused(now);
  club.forget_unseen(now);
  archive.count_older();
}

void House::recover(Now now) {
  store_.open();
  store_.load_players([this](const PlayerRow& row) { club.load(row); });
  store_.load_tables([this, now](const StoredTable& stored) {
    if (stored.code.empty()) {
      replay_club(stored);
    } else {
      tables.recover(stored, now);
    }
  });
  archive.count_older();
  store_.inspect();
  club.recovered(neighbours());
}

void House::recover_club(const std::vector<PlayerRow>& players,
                         const std::vector<StoredTable>& stored) {
  club.forget_followed();
  for (const PlayerRow& row : players) club.load(row);
  for (const StoredTable& each : stored) replay_club(each);
  archive.count_older();
  club.recovered(neighbours());
}

ClubNeighbours House::neighbours() {
  return {[this](const PlayerId& player) { return hall.whereabouts().in_match(player); },
          [this](const PlayerId& player, bool banned) {
            bar(player, banned);
            barred(player, banned);
          },
          [this] { hall.club_changed(); },
          [this](const std::vector<std::string>& entries) { club_became(entries); },
          [this](const PlayerId& player) {
            return hall.is_here(player) || !hall.whereabouts().tables_of(player).empty();
          }};
}

void House::bar(const PlayerId& player, bool banned) {
  for (const std::string& code : hall.whereabouts().tables_of(player)) {
    if (const auto table = tables.find(code)) table->post(PersonBarred{player, banned});
  }
  hall.expel(player, protocol::Reason::RemovedByHost);
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
