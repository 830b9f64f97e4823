// SPDX-License-Identifier: MIT
// The lobby: which tables are open, and for how long.
#include "lobby/lobby.hpp"

#include <gtest/gtest.h>

#include "store/memory_store.hpp"

namespace avinas {
using namespace server;

class LobbyTest : public ::testing::Test {
 protected:
  std::string open(const std::string& request) {
    std::string code;
    lobby.open_table({"p1", "Ona"}, request, {}, [&](std::string opened) { code = opened; });
    context.restart();
    context.run();
    return code;
  }
  void sweep(Millis longest) {
    lobby.close_deserted_tables(longest);
    context.restart();
    context.run();
  }

  boost::asio::io_context context;
  MemoryStore store;
  Lobby lobby{{&context}, store, {}};
};

TEST_F(LobbyTest, ARepeatedRequestOpensOneTable) {
  const std::string code = open("r1");
  EXPECT_EQ(open("r1"), code);
  EXPECT_NE(open("r2"), code);
  EXPECT_EQ(lobby.table_count(), 2u);
}

TEST_F(LobbyTest, ATableWhereNobodyIsIsClosedAfterItsTimeAndNotBefore) {
  const std::string code = open("r1");
  sweep(std::chrono::hours(1));
  EXPECT_TRUE(lobby.find_table(code));
  sweep(Millis(0));
  EXPECT_FALSE(lobby.find_table(code));
  EXPECT_NE(open("r1"), code) << "a repeated request must not lead to a table that is gone";
}

}  // namespace avinas
