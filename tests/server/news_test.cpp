// SPDX-License-Identifier: MIT
// News of a table come to another server as they were told.
#include <gtest/gtest.h>

#include "server/cluster/news_json.hpp"

namespace avinas::server {
namespace {

TEST(NewsOfATable, AreReadAsTheyWereWrittenForAsManySeatsAsTheGameHas) {
  for (games::GameIndex game = 0; game < games::All::kNames.size(); ++game) {
    TableNews news;
    news.summary.code = "K7QFM2XT";
    news.summary.seats[Seat::South] = "Ona";
    news.summary.game = game;
    news.summary.seating = games::shape(games::default_options(game)).seating;
    news.players[Seat::South] = "7HQ2MKX4TB";
    news.left = {"9MXB2QKT4H"};
    const TableNews read = read_news(write_news(news));
    EXPECT_EQ(read.summary, news.summary);
    EXPECT_EQ(read.players, news.players);
    EXPECT_EQ(read.left, news.left);
  }
}

TEST(NewsOfATable, OfAnEarlierVersionNameNoSeatsAndAreOfTheGamesOwn) {
  TableNews news;
  auto text = write_news(news);
  text.erase("chairs");
  EXPECT_EQ(read_news(text).summary.seating, Seating());
}

}  // namespace
}  // namespace avinas::server
