// SPDX-License-Identifier: MIT
#include "app/house.hpp"

#include <spdlog/spdlog.h>

#include "protocol/json_reader.hpp"

namespace avinas::server {

House::House(std::vector<boost::asio::io_context*> homes, boost::asio::io_context& club_home,
             Store& store, const Settings& settings)
    : club(club_home, store),
      hall([this] { return club.now(); }),
      archive(store),
      tables(std::move(homes), store,
             {settings.pace, settings.test_seed,
              [this](const TableNews& news) { hall.table_changed(news); },
              [this](const std::string& code) { hall.table_closed(code); }}),
      store_(store) {
  store_.on_stall(
      [this](bool stalled, const std::string& why) { tables.set_stalled(stalled, why); });
}

void House::recover() {
  for (const PlayerRow& row : store_.load_players()) club.load(row);
  for (const StoredTable& stored : store_.load_tables()) {
    if (!stored.code.empty()) {
      tables.recover(stored);
      continue;
    }
    for (const std::string& entry : stored.entries) {
      try {
        club.replay(entry);
      } catch (const protocol::FormatError& wrong) {
        spdlog::error("An entry of the club's journal is left out: {}", wrong.what());
      }
    }
  }
  club.recovered({[this](const PlayerId& player) { return hall.whereabouts().in_match(player); },
                  [this](const PlayerId& player, bool banned) {
                    for (const std::string& code : hall.whereabouts().tables_of(player)) {
                      if (const auto table = tables.find(code)) {
                        table->post(PersonBarred{player, banned});
                      }
                    }
                    hall.expel(player, protocol::Reason::RemovedByHost);
                  },
                  [this] { hall.club_changed(); }});
}

}  // namespace avinas::server
