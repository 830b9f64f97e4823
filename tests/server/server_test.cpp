// SPDX-License-Identifier: MIT
// The real server over real sockets: bad input, wrong flags, its end.
#include <gtest/gtest.h>

#include <boost/asio.hpp>
#include <csignal>

#include "tests/support/command_line.hpp"
#include "tests/support/random_match.hpp"
#include "tests/support/ws_client.hpp"

namespace avinas {
using namespace testing;
namespace asio = boost::asio;

TEST(Serving, FourPlayersPlayAndARefusalNamesItsRule) {
  TestServer server;
  std::array<TestPlayer, 4> players;
  seat_four(server.port(), players);
  const Json wrong = players[0].ask({{"type", "act"}, {"action", "bid"}, {"length", 99}});
  EXPECT_EQ(wrong["type"], "error");
  EXPECT_EQ(wrong["code"], "rule_violation");
  EXPECT_EQ(wrong["rule"], "R4.1");
  for (TestPlayer& player : players) {
    if (!player.to_act()) continue;
    EXPECT_EQ(player.ask(lawful_request(player.view(), 0))["type"], "update");
    break;
  }
}

TEST(BadInput, IsToldToItsSenderAndTheConnectionLivesOn) {
  TestServer server;
  WsClient client(server.port());
  for (const char* text : {"rubbish", "{}", "[1]", "{\"id\":\"a\",\"type\":\"nothing\"}",
                           "{\"id\":\"a\",\"type\":\"join\",\"table\":\"K7QF\"}"}) {
    client.send_text(text);
    EXPECT_EQ(client.read()["type"], "error") << text;
  }
  EXPECT_EQ(client.ask({{"type", "hello"}, {"name", "Ona"}})["type"], "welcome");
  EXPECT_EQ(client.ask({{"type", "join"}, {"table", "NONE"}})["code"], "no_such_table");
  EXPECT_EQ(client.ask({{"type", "stand"}})["code"], "not_at_table");
}

TEST(BadInput, AMessageBeyondTheLimitEndsTheConnectionWith1009) {
  TestServer server;
  WsClient client(server.port());
  EXPECT_THROW(
      {
        client.send_text(std::string(5000, 'x'));
        client.read();
      },
      Disconnected);
  EXPECT_EQ(client.close_code(), 1009);
}

TEST(BadInput, BinaryFramesEndTheConnectionWith1003) {
  TestServer server;
  WsClient client(server.port());
  client.stream().binary(true);
  EXPECT_THROW(
      {
        client.send_text("{}");
        client.read();
      },
      Disconnected);
  EXPECT_EQ(client.close_code(), 1003);
}

TEST(BadInput, AnUnknownTokenIsNotWelcome) {
  TestServer server;
  WsClient client(server.port());
  EXPECT_EQ(client.ask({{"type", "hello"}, {"token", "guess"}})["code"], "not_welcome");
}

TEST(Serving, WhatATableThatWasLeftHasUnderWayIsNotSent) {
  TestServer server({"--threads", "2", "--bot-pace", "0", "--request-rate", "100000",
                     "--connections-per-address", "0"});
  WsClient host(server.port()), guest(server.port());
  host.ask({{"type", "hello"}, {"name", "Host"}});
  guest.ask({{"type", "hello"}, {"name", "Guest"}});
  const std::string busy = host.ask({{"type", "open_table"}})["table"];
  const std::string quiet = guest.ask({{"type", "open_table"}})["table"];
  host.ask({{"type", "join"}, {"table", busy}});
  host.ask({{"type", "fill_bots"}});
  int strays = 0;
  for (int i = 0; i < 100; ++i) {
    host.ask({{"type", "start"}});  // refused while a match lasts
    guest.ask({{"type", "join"}, {"table", busy}});
    guest.ask({{"type", "join"}, {"table", quiet}});
    const std::string id = guest.send({{"type", "resync"}});
    for (Json message = Json::object(); message.value("reply_to", "") != id;) {
      message = guest.read();
      strays += message["type"] == "update";
    }
  }
  EXPECT_EQ(strays, 0);
}

TEST(Http, UnknownPathsMethodsAndTraversalAreRefused) {
  TestServer server;
  const auto get = [&](const std::string& line) {
    return raw_exchange(server.port(), line + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  };
  EXPECT_EQ(get("GET /").substr(9, 3), "200");
  EXPECT_EQ(get("GET /t/K7QF").substr(9, 3), "200");
  EXPECT_EQ(get("GET /healthz").substr(9, 3), "200");
  EXPECT_EQ(get("GET /nothing").substr(9, 3), "404");
  const std::string page = raw_exchange(
      server.port(),
      "GET /nothing/here HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nConnection: close\r\n\r\n");
  EXPECT_EQ(page.substr(9, 3), "404");
  EXPECT_NE(page.find("<title>"), std::string::npos) << "a person is shown the club";
  EXPECT_EQ(get("GET /../../../../etc/passwd").substr(9, 3), "404");
  EXPECT_EQ(get("GET /assets/%2e%2e/%2e%2e/etc/passwd").substr(9, 3), "404");
  EXPECT_EQ(get("GET /api/matches/none/record").substr(9, 3), "404");
  EXPECT_EQ(get("DELETE /").substr(9, 3), "405");
  EXPECT_EQ(get("rubbish").substr(9, 3), "400");
}

TEST(Http, APostedRecordIsCheckedByTheRules) {
  TestServer server({"--address-rate", "50"});
  const auto post = [&](const std::string& body) {
    return raw_exchange(server.port(),
                        "POST /api/records/check HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
                        "Content-Length: " +
                            std::to_string(body.size()) + "\r\n\r\n" + body);
  };
  Rng rng(61);
  const std::string good = record::write_record(random_match(rng, {}, 3));
  EXPECT_EQ(post(good).substr(9, 3), "200");
  std::string changed = good;
  changed.replace(changed.find("\"sevens\":"), 10, "\"sevens\":7");
  EXPECT_EQ(post(changed).substr(9, 3), "422");
  EXPECT_NE(post(changed).find("hand 0"), std::string::npos);
  EXPECT_EQ(post("{}").substr(9, 3), "422");
  const std::string large = post(std::string(600'000, ' '));
  EXPECT_EQ(large.substr(9, 3), "413");
  std::string answer;
  for (int i = 0; i < 200 && answer != "429"; ++i) answer = post("{}").substr(9, 3);
  EXPECT_EQ(answer, "429");
}

TEST(Http, LooksAtTablesDoorsArePaidFor) {
  TestServer server({"--address-rate", "50"});
  const auto look = [&](const std::string& code) {
    return raw_exchange(server.port(), "GET /api/tables/" + code + " HTTP/1.1\r\nHost: x\r\n" +
                                           "Connection: close\r\n\r\n");
  };
  TestPlayer host;
  host.connect(server.port());
  const std::string code = host.ask({{"type", "open_table"}})["table"];
  EXPECT_NE(look(code).find("\"code\":\"" + code + "\""), std::string::npos);
  EXPECT_EQ(look("QQQQQQQQQ").substr(9, 3), "404");
  const Json for_members{{"type", "open_table"}, {"options", {{"watching", "members"}}}};
  EXPECT_EQ(look(host.ask(for_members)["table"]).substr(9, 3), "403") << "there is one";
  std::string answer;
  for (int i = 0; i < 200 && answer != "429"; ++i) answer = look("QQQQQQQQQ").substr(9, 3);
  EXPECT_EQ(answer, "429") << "codes are not guessed by the thousand";
}

TEST(Http, LooksAtMatchesArePaidFor) {
  for (const std::string what : {"record", "analysis"}) {
    TestServer server({"--address-rate", "50"});
    const auto look = [&] {
      return raw_exchange(server.port(), "GET /api/matches/none/" + what +
                                             " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
          .substr(9, 3);
    };
    EXPECT_EQ(look(), "404");
    std::string answer;
    for (int i = 0; i < 200 && answer != "429"; ++i) answer = look();
    EXPECT_EQ(answer, "429") << "the archive is read for it";
  }
}

TEST(Http, WhoIsRefusedBeforeHisBodyIsReadMaySendItAllAndIsNotReset) {
  TestServer server;
  asio::io_context context(1);
  asio::ip::tcp::socket socket(context);
  socket.connect({asio::ip::address_v4::loopback(), server.port()});
  const std::string body(600'000, ' ');
  asio::write(socket,
              asio::buffer("POST /api/records/check HTTP/1.1\r\nHost: x\r\nContent-Length: " +
                           std::to_string(body.size()) + "\r\n\r\n"));
  std::string answer;
  asio::read_until(socket, asio::dynamic_buffer(answer), "512 KB");
  EXPECT_EQ(answer.substr(9, 3), "413");
  boost::system::error_code error;
  asio::write(socket, asio::buffer(body), error);
  EXPECT_FALSE(error) << error.message();
  socket.shutdown(asio::ip::tcp::socket::shutdown_send);
  asio::read(socket, asio::dynamic_buffer(answer), error);
  EXPECT_EQ(error, asio::error::eof) << error.message();
}

TEST(Http, OversizedHeadersAreRefused) {
  TestServer server;
  const std::string answer =
      raw_exchange(server.port(), "GET / HTTP/1.1\r\nX: " + std::string(20'000, 'x') + "\r\n\r\n");
  EXPECT_EQ(answer.substr(9, 3), "431");
}

TEST(CommandLine, AWrongFlagIsASentenceAndStatus2) {
  for (const char* arguments : {"serve --prot 1", "serve --port 99999", "serve --port x",
                                "serve --log-level loud", "serve --deal-seed 5", "", "dance"}) {
    const CommandResult result = run_avinas(arguments);
    EXPECT_EQ(result.status, 2) << arguments;
    EXPECT_NE(result.output.find("avinas: "), std::string::npos) << result.output;
  }
}

TEST(CommandLine, AWrongEnvironmentVariableIsRefusedToo) {
  ::setenv("AVINAS_PORT", "many", 1);
  EXPECT_EQ(run_avinas("serve").status, 2);
  ::unsetenv("AVINAS_PORT");
}

TEST(CommandLine, APortInUseIsNamed) {
  TestServer server;
  const std::string port = std::to_string(server.port());
  const CommandResult result = run_avinas("serve --address 127.0.0.1 --port " + port);
  EXPECT_EQ(result.status, 1);
  EXPECT_NE(result.output.find("Port " + port + " is in use"), std::string::npos) << result.output;
}

TEST(Ending, SigtermTellsThePlayersClosesWith1012AndExitsCleanly) {
  TestServer server;
  WsClient client(server.port());
  client.ask({{"type", "hello"}, {"name", "Ona"}});
  server.process().signal(SIGTERM);
  EXPECT_EQ(client.read()["code"], "restarting");
  EXPECT_THROW(client.read(), Disconnected);
  EXPECT_EQ(client.close_code(), 1012);
  EXPECT_EQ(server.process().wait(), 0);
}

}  // namespace avinas
