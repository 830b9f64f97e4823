// SPDX-License-Identifier: MIT
// Reads and writes tables' news between servers.
#include "server/cluster/news_json.hpp"

#include <algorithm>

namespace avinas::server {

using nlohmann::json;

json write_news(const TableNews& news) {
  const protocol::TableSummary& table = news.summary;
  return {{"code", table.code},
          {"name", table.name},
          {"stage", static_cast<int>(table.stage)},
          {"seats", table.seats.items},
          {"chairs", table.seating.seats},
          {"watching", static_cast<int>(table.watching)},
          {"spectators", table.spectators},
          {"listed", table.listed},
          {"host", table.host},
          {"game", games::name_of(table.game)},
          {"players", news.players.items},
          {"in_hand", news.in_hand},
          {"done", news.done},
          {"left", news.left}};
}

TableNews read_news(const json& text) {
  TableNews news;
  protocol::TableSummary& table = news.summary;
  table.code = text.at("code");
  table.name = text.at("name");
  table.stage = static_cast<protocol::TableStage>(text.at("stage").get<int>());
  table.seats.items = text.at("seats");
  table.watching = static_cast<protocol::Watching>(text.at("watching").get<int>());
  table.spectators = text.at("spectators");
  table.listed = text.at("listed");
  table.host = text.value("host", "");  // earlier versions do not tell it
  const auto game = games::find(text.value("game", games::name_of(0)));  // nor this
  table.listed = table.listed && game;  // a later version may have others, which nobody here knows
  table.game = game.value_or(0);
  table.seating = games::shape(games::default_options(table.game)).seating;
  table.seating.seats = std::clamp(text.value("chairs", table.seating.seats), 2, 4);
  news.players.items = text.at("players");
  news.in_hand = text.at("in_hand");
  news.done = text.value("done", false);                    // earlier versions do not tell it
  news.left = text.value("left", std::vector<PlayerId>());  // nor these
  return news;
}

}  // namespace avinas::server
