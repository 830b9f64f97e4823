// SPDX-License-Identifier: MIT
// The log answers a player who asks what befell them: their id finds every line.
#include "server/base/people_log.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <regex>
#include <sstream>

#include "tests/support/command_line.hpp"
#include "tests/support/log_capture.hpp"
#include "tests/support/temp_folder.hpp"
#include "tests/support/ws_client.hpp"

namespace avinas {
using namespace testing;

/// The lines in which that stands, without their time and level.
std::vector<std::string> lines_with(const std::string& log, const std::string& what) {
  static const std::regex kHead("^.*\\[info\\]\\S* ");
  std::vector<std::string> found;
  std::istringstream lines(log);
  for (std::string line; std::getline(lines, line);) {
    if (line.find(what) != std::string::npos) found.push_back(std::regex_replace(line, kHead, ""));
  }
  return found;
}

class PeopleLog : public ::testing::Test {
 protected:
  std::string ended(TestServer& server) {
    server.process().signal(SIGTERM);
    server.process().wait();
    return server.process().read_output();
  }
  const TempFolder folder;
};

TEST_F(PeopleLog, AnswersAPlayerWhoWasThrownOut) {
  TestServer server({"--data", folder.path().string()});
  std::array<TestPlayer, 4> players;
  const std::string code = seat_four(server.port(), players);
  TestPlayer& player = players[1];
  const std::string id = player.id, name = player.view()["seats"]["E"]["name"];
  player.ask({{"type", "start"}}, "again");
  EXPECT_EQ(run_avinas("admin remove " + id + " --data " + folder.path().string()).status, 0);
  try {
    while (true) player.client->read();
  } catch (const Disconnected&) {
  }
  const std::vector<std::string> lines = lines_with(ended(server), "player " + id);
  const std::string about = "player " + id + ", connection ", named = ", name " + name;
  const std::vector<std::regex> story{
      std::regex("Came in as guest \\(" + about + "\\d+, request \\S+" + named + "\\)"),
      std::regex("Came to the table \\(" + about + "\\d+, table " + code + ", request \\S+" +
                 named + "\\)"),
      std::regex("Sat down in seat E \\(player " + id + ", table " + code + named + "\\)"),
      std::regex("Refused: \\w+ \\(" + about + "\\d+, table " + code + ", request again" + named +
                 "\\)"),
      std::regex("Measure: remove, by the operator, until .* \\(player " + id + ".*\\)"),
      std::regex("Went from the table \\(" + about + "\\d+, table " + code + named + "\\)"),
      std::regex("The connection ended: Removed by a host\\. \\(" + about + "\\d+" + named +
                 "\\)")};
  std::size_t told = 0;
  for (const std::string& line : lines)
    told += told < story.size() && std::regex_match(line, story[told]);
  EXPECT_EQ(told, story.size()) << ::testing::PrintToString(lines);
}

TEST_F(PeopleLog, HoldsAddressesOnlyWhereTheyAreAskedFor) {
  for (const bool asked : {false, true}) {
    TestServer server(asked ? std::vector<std::string>{"--log-addresses"}
                            : std::vector<std::string>{});
    TestPlayer player;
    player.connect(server.port());
    player.client.reset();
    const auto lines = lines_with(ended(server), "Came in as guest");
    ASSERT_EQ(lines.size(), 1u);
    EXPECT_EQ(lines[0].find(" from 127.0.0.1") != std::string::npos, asked) << lines[0];
  }
}

TEST_F(PeopleLog, SaysInJsonWhomALineIsAbout) {
  TestServer server({"--log-format", "json"});
  TestPlayer player;
  player.connect(server.port());
  player.ask({{"type", "join"}, {"table", "NOWHERE"}}, "j1");
  const auto lines = lines_with(ended(server), "no_such_table");
  ASSERT_EQ(lines.size(), 1u);
  const Json line = Json::parse(lines[0]);
  EXPECT_EQ(line["player"], player.id);
  EXPECT_EQ(line["request"], "j1");
  EXPECT_TRUE(line["connection"].is_number());
}

TEST(RefusalLog, LeavesOutWhatIsTooManyOfOnePersonAndNothingOfAnother) {
  const LogCapture log;
  for (int i = 0; i < 5'000; ++i) server::log_refusal({"p1", "Rasa", 7}, "busy");
  server::log_refusal({"p2", "Ona", 8}, "busy");
  EXPECT_GE(lines_with(log.text(), "player p1").size(), 20u);
  EXPECT_LT(lines_with(log.text(), "player p1").size(), 200u);
  EXPECT_EQ(lines_with(log.text(), "player p2").size(), 1u);
}

TEST(RefusalLog, HoldsNothingOfAClientThatCouldBeTakenForALine) {
  const LogCapture log;
  server::log_refusal({"p3", "Rasa", 7, {}, "a\n[error] b) (player p4"}, "busy");
  EXPECT_TRUE(log.has(
      "Refused: busy (player p3, connection 7, request a??error??b???player?p4, name Rasa)"))
      << log.text();
}

}  // namespace avinas
