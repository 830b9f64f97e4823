// SPDX-License-Identifier: MIT
// A player is told what is kept of them, and is forgotten: no byte that is kept names them.
#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/support/command_line.hpp"
#include "tests/support/temp_folder.hpp"
#include "tests/support/ws_client.hpp"

namespace avinas {
using namespace testing;
namespace fs = std::filesystem;

constexpr const char* kName = "Bronislava";

/// The files of the folder in which that stands.
std::vector<std::string> files_with(const fs::path& folder, const std::string& what) {
  std::vector<std::string> found;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file()) continue;
    std::ifstream file(entry.path(), std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    if (bytes.find(what) != std::string::npos) found.push_back(entry.path().filename());
  }
  return found;
}

class PeopleData : public ::testing::Test {
 protected:
  /// Four at a table, one of them called `kName`; the match is given up and archived.
  void play() {
    WsClient first(server->port());
    const Json welcome = first.ask({{"type", "hello"}, {"name", kName}});
    player().token = welcome["token"];
    code = seat_four(server->port(), players);
  }
  void end_match() {
    ASSERT_EQ(admin("close-table " + code).status, 0);
    Json last;
    while (last["code"] != "closed") last = player().client->read();
  }
  CommandResult admin(const std::string& arguments) {
    return run_avinas("admin " + arguments + " --data " + folder.path().string());
  }
  void stop() {
    server->process().signal(SIGTERM);
    server->process().wait();
  }
  TestPlayer& player() { return players[1]; }

  const TempFolder folder;
  std::optional<TestServer> server{std::in_place,
                                   std::vector<std::string>{"--data", folder.path().string()}};
  std::array<TestPlayer, 4> players;
  std::string code;
};

TEST_F(PeopleData, IsTheNameTheDevicesTheMatchesAndWhatHostsNoted) {
  play();
  EXPECT_EQ(player().ask({{"type", "ask_my_data"}})["reason"], "log_in_hall");
  const std::string match = player().view()["match"];
  end_match();
  admin("mute " + player().id);
  players[0].ask({{"type", "say"}, {"text", "Between us"}});
  player().ask({{"type", "report"}, {"player", players[0].id}, {"text", "Rude."}});
  const Json data = player().ask({{"type", "ask_my_data"}});
  EXPECT_EQ(data["name"], kName);
  EXPECT_EQ(data["devices"].size(), 1u);
  EXPECT_EQ(data["matches"], Json::array({match}));
  EXPECT_EQ(data["lines"][0]["what"], "mute");
  EXPECT_EQ(data["reports"][0]["text"], "Rude.") << "and not what the other said";
  // Of a report about them they are told nothing.
  EXPECT_EQ(players[0].ask({{"type", "ask_my_data"}})["reports"], Json::array());

  const Json whole = Json::parse(admin("export " + player().id).output);
  EXPECT_EQ(whole["name"], kName);
  EXPECT_EQ(whole["matches"][0]["id"], match);
  EXPECT_EQ(whole["matches"][0]["players"]["E"]["name"], kName);
}

TEST_F(PeopleData, OfAForgottenPlayerIsNoByteThatNamesThem) {
  play();
  for (const char* words : {"mute ", "unmute ", "role "}) {
    admin(words + player().id + (std::string(words) == "role " ? " member" : ""));
  }
  players[0].ask({{"type", "report"}, {"player", player().id}, {"text", "Rude."}});
  const CommandResult early = admin("forget " + player().id);
  EXPECT_EQ(early.status, 1);
  EXPECT_NE(early.output.find("A match is being played"), std::string::npos) << early.output;
  const std::string match = player().view()["match"];
  end_match();
  const CommandResult forgotten = admin(std::string("forget ") + kName);
  EXPECT_EQ(forgotten.status, 0) << forgotten.output;
  EXPECT_EQ(player().client->read()["reason"], "forgotten");
  EXPECT_THROW(player().client->read(), Disconnected);
  WsClient again(server->port());
  EXPECT_EQ(again.ask({{"type", "hello"}, {"token", player().token}})["reason"], "unknown_token");
  const CommandResult lines = admin("audit-log");
  EXPECT_NE(lines.output.find("mute\tSomebody"), std::string::npos) << lines.output;
  const std::string record =
      raw_exchange(server->port(), "GET /api/matches/" + match +
                                       "/record HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  EXPECT_NE(record.find("\"E\":{\"name\":\"Somebody\",\"kind\":\"human\"}"), std::string::npos)
      << record.substr(0, 600);
  EXPECT_EQ(admin("export " + player().id).status, 1);
  stop();
  EXPECT_EQ(files_with(folder.path(), kName), std::vector<std::string>());
  EXPECT_EQ(run_avinas("record export --data " + folder.path().string() + " | " +
                       (fs::read_symlink("/proc/self/exe").parent_path() / "avinas").string() +
                       " record verify -")
                .output,
            "-: ok\n");
}

TEST_F(PeopleData, IsForgottenWhereThePlayersAskForItThemselves) {
  play();
  EXPECT_EQ(player().ask({{"type", "forget_me"}})["reason"], "match_under_way");
  end_match();
  EXPECT_EQ(player().ask({{"type", "forget_me"}})["type"], "done");
  EXPECT_THROW(while (true) player().client->read(), Disconnected);
  stop();
  EXPECT_EQ(files_with(folder.path(), kName), std::vector<std::string>());
}

TEST_F(PeopleData, IsShownToNobodyWhoHasTheNameOfSomebodyElse) {
  play();
  end_match();
  admin("mute " + player().id);
  admin("forget " + player().id);
  WsClient other(server->port());
  const Json welcome = other.ask({{"type", "hello"}, {"name", kName}});
  EXPECT_EQ(other.ask({{"type", "ask_my_data"}})["lines"], Json::array());
  WsClient somebody(server->port());
  EXPECT_EQ(somebody.ask({{"type", "hello"}, {"name", "Somebody"}})["reason"], "name_lookalike");
}

TEST_F(PeopleData, OfAStoppedServerIsForgottenAsWell) {
  play();
  end_match();
  stop();
  ASSERT_NE(files_with(folder.path(), kName), std::vector<std::string>());
  EXPECT_EQ(admin("forget " + player().id).status, 0);
  EXPECT_EQ(files_with(folder.path(), kName), std::vector<std::string>());
}

TEST_F(PeopleData, ANameThatTheOperatorGaveStaysThroughAComingBack) {
  play();
  end_match();
  EXPECT_EQ(admin("rename " + player().id + " Rasa").status, 0);
  WsClient again(server->port());
  EXPECT_EQ(again.ask({{"type", "hello"}, {"token", player().token}})["name"], "Rasa");
  EXPECT_EQ(admin("rename " + player().id + " ''").status, 1);
}

}  // namespace avinas
