// SPDX-License-Identifier: MIT
// `avinas admin`: the same words on a running server and on the data of a stopped one.
#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>

#include "server/admin/control_socket.hpp"
#include "tests/support/command_line.hpp"
#include "tests/support/temp_folder.hpp"
#include "tests/support/ws_client.hpp"

namespace avinas {
using namespace testing;
namespace fs = std::filesystem;

class Admin : public ::testing::Test {
 protected:
  CommandResult admin(const std::string& arguments) const {
    return run_avinas("admin " + arguments + " --data " + folder.string());
  }
  static bool says(const CommandResult& result, const std::string& text) {
    return result.output.find(text) != std::string::npos;
  }
  /// The secret of the link that was printed.
  static std::string secret_in(const std::string& output) {
    constexpr std::string_view kBefore = "#invitation=";
    const std::size_t from = output.find(kBefore) + kBefore.size();
    return output.substr(from, output.find('\n', from) - from);
  }

  const TempFolder temporary;
  const fs::path folder = temporary.path();
};

TEST_F(Admin, InvitesListsAndBansOnARunningServer) {
  TestServer server({"--data", folder.string()});
  const CommandResult invited = admin("invite --uses 0");
  ASSERT_EQ(invited.status, 0) << invited.output;
  EXPECT_TRUE(says(admin("invitations"), "many uses"));
  WsClient ona(server.port());
  const Json welcome =
      ona.ask({{"type", "hello"}, {"name", "Ona"}, {"invitation", secret_in(invited.output)}});
  EXPECT_EQ(welcome["role"], "member");
  EXPECT_TRUE(says(admin("members"), "Ona\tmember"));
  EXPECT_TRUE(says(admin("role Ona host"), "Ona is host now"));

  WsClient guest(server.port());
  const Json known = guest.ask({{"type", "hello"}, {"name", "Guest"}});
  EXPECT_EQ(admin("ban Guest --days 3").status, 0);  // a guest who is here has a name as well
  EXPECT_EQ(guest.read()["code"], "not_welcome");
  EXPECT_THROW(guest.read(), Disconnected);
  EXPECT_TRUE(says(admin("members"), "Guest\tguest\tbanned"));
  EXPECT_TRUE(says(admin("audit-log"), "the operator\tban for 3 days\tGuest"))
      << admin("audit-log").output;
  EXPECT_TRUE(says(admin("reports"), "Nobody was reported"));
  ona.ask({{"type", "report"}, {"player", known["player"]}, {"text", "Rude."}});
  EXPECT_EQ(
      Json::parse(admin("reports --json").output)["reports"][0]["text"].get<std::string>().substr(
          0, 5),
      "Rude.");
  const CommandResult nobody = admin("ban Nobody");
  EXPECT_EQ(nobody.status, 1);
  EXPECT_TRUE(says(nobody, "Nobody in the club is called Nobody"));
}

TEST_F(Admin, FindsAGuestWhoIsAwayAndAsksWhichOfNamesakesIsMeant) {
  TestServer server({"--data", folder.string()});
  const auto comes = [&](const char* name) {
    return WsClient(server.port()).ask({{"type", "hello"}, {"name", name}});
  };
  comes("Jörg Müller");
  EXPECT_EQ(admin("mute 'jörg müller'").status, 0);
  const std::string first = comes("Petras")["player"], second = comes("petras")["player"];
  WsClient here(server.port());
  here.ask({{"type", "hello"}, {"name", "Petras"}});
  const CommandResult which = admin("ban Petras --days 3");
  EXPECT_EQ(which.status, 1);
  EXPECT_TRUE(says(which, first) && says(which, second)) << which.output;
  EXPECT_EQ(admin("forget " + first).status, 0);
}

TEST_F(Admin, RefusesAFolderWithoutADatabaseAndMakesNone) {
  const fs::path other = folder / "elsewhere";
  const CommandResult refused = run_avinas("admin members --data " + other.string());
  EXPECT_EQ(refused.status, 2);
  EXPECT_TRUE(says(refused, "There is no database in " + other.string())) << refused.output;
  EXPECT_FALSE(fs::exists(other));
}

TEST_F(Admin, AnswersProgramsInJson) {
  TestServer server({"--data", folder.string()});
  const Json invited = Json::parse(admin("invite --json").output);
  EXPECT_TRUE(invited["done"]);
  WsClient ona(server.port());
  ona.ask({{"type", "hello"}, {"name", "Ona"}, {"invitation", invited["invitation"]}});
  const Json members = Json::parse(admin("members --json").output);
  EXPECT_EQ(members["members"][0]["name"], "Ona");
  EXPECT_EQ(members["members"][0]["role"], "member");
  EXPECT_EQ(Json::parse(admin("tables --json").output)["tables"], Json::array());
  const CommandResult nobody = admin("ban Nobody --json");
  EXPECT_EQ(nobody.status, 1);
  EXPECT_FALSE(Json::parse(nobody.output)["done"]);
}

TEST_F(Admin, ClosesATableUnderPlayAndTheMatchIsArchivedAsGivenUp) {
  TestServer server({"--data", folder.string()});
  std::array<TestPlayer, 4> players;
  const std::string code = seat_four(server.port(), players);
  EXPECT_TRUE(says(admin("tables"), code + "\tplaying"));
  const std::string match = players[0].view()["match"];
  EXPECT_EQ(admin("close-table " + code).status, 0);
  Json last;
  while (last["code"] != "closed") last = players[0].client->read();
  EXPECT_TRUE(says(admin("tables"), "No table is open"));
  EXPECT_EQ(players[0].ask({{"type", "join"}, {"table", code}})["code"], "no_such_table");
  const std::string record =
      raw_exchange(server.port(), "GET /api/matches/" + match +
                                      "/record HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  EXPECT_NE(record.find("\"outcome\":null"), std::string::npos) << record.substr(0, 200);
  EXPECT_EQ(admin("close-table " + code).status, 1);
}

TEST_F(Admin, DoesTheSameOnTheDataOfAStoppedServer) {
  std::string code;
  {
    TestServer server({"--data", folder.string()});
    std::array<TestPlayer, 4> players;
    code = seat_four(server.port(), players);
    WsClient ona(server.port());
    ona.ask(
        {{"type", "hello"}, {"name", "Ona"}, {"invitation", secret_in(admin("invite").output)}});
  }
  EXPECT_TRUE(says(admin("members"), "Ona\tmember"));
  EXPECT_TRUE(says(admin("tables"), code + "\tplaying"));
  EXPECT_TRUE(says(admin("close-table " + code), "is closed"));
  EXPECT_TRUE(says(admin("tables"), "No table is open"));
  const CommandResult reset = admin("reset-password Ona");
  EXPECT_EQ(reset.status, 0);
  const std::string password = reset.output.substr(
      reset.output.rfind(' ') + 1, reset.output.rfind('\n') - reset.output.rfind(' ') - 1);
  EXPECT_EQ(
      run_avinas("backup " + (folder / "copy.db").string() + " --data " + folder.string()).status,
      0);
  TestServer server({"--data", folder.string()});
  WsClient ona(server.port());
  EXPECT_EQ(ona.ask({{"type", "hello"}, {"name", "Ona"}, {"password", password}})["role"],
            "member");
}

TEST_F(Admin, TheSocketIsForTheServersUserAndOneThatAKilledServerLeftIsPassedOver) {
  const fs::path socket = folder / server::kControlSocket;
  {
    TestServer server({"--data", folder.string()});
    EXPECT_EQ(fs::status(socket).permissions(), fs::perms::owner_read | fs::perms::owner_write);
    server.process().signal(SIGKILL);
    server.process().wait();
  }
  EXPECT_TRUE(fs::exists(socket));
  EXPECT_EQ(admin("members").status, 0);
  TestServer again({"--data", folder.string()});
  EXPECT_TRUE(says(admin("tables"), "No table is open"));
}

TEST_F(Admin, OfTwoWhoHaveOneNameNeitherIsBannedUntilTheIdIsSaid) {
  TestServer server({"--data", folder.string()});
  WsClient first(server.port()), second(server.port());
  const Json one = first.ask({{"type", "hello"}, {"name", "Jonas"}});
  const Json two = second.ask({{"type", "hello"}, {"name", "Jonas"}});
  const CommandResult unclear = admin("ban Jonas");
  EXPECT_NE(unclear.status, 0);
  EXPECT_TRUE(says(unclear, one["player"])) << unclear.output;
  EXPECT_TRUE(says(unclear, two["player"])) << unclear.output;
  EXPECT_EQ(first.ask({{"type", "ping"}})["type"], "done");
  EXPECT_EQ(admin("ban " + two["player"].get<std::string>()).status, 0);
  EXPECT_EQ(first.ask({{"type", "ping"}})["type"], "done");
  EXPECT_THROW(
      {
        while (true) second.read();
      },
      Disconnected);
}

TEST(AdminInTime, AServerThatTakesNoConnectionOrSaysNothingKeepsNoCommandWaiting) {
  const TempFolder folder;
  boost::asio::io_context context(1);
  boost::asio::local::stream_protocol::acceptor silent(
      context, (folder.path() / server::kControlSocket).string());
  const auto answer =
      server::ask_running_server(folder.path(), {{"do", "tables"}}, std::chrono::milliseconds(50));
  ASSERT_TRUE(answer);
  EXPECT_FALSE(answer->done);
  EXPECT_NE(answer->text.find("did not answer"), std::string::npos) << answer->text;
}

}  // namespace avinas
