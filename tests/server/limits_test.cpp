// SPDX-License-Identifier: MIT
// Hostile clients meet limits, and the tables beside them do not notice.
#include "server/base/limits.hpp"

#include <gtest/gtest.h>

#include <array>

#include "server/base/time.hpp"
#include "server/delivery/outbox.hpp"
#include "server/http/origin.hpp"
#include "server/session/addresses.hpp"
#include "server/session/writing_budgets.hpp"
#include "tests/support/ws_client.hpp"

namespace avinas {
using namespace testing;
using namespace server;

TEST(RequestBudget, ABurstThenTheRateAndARefusalSaysWhenToComeAgain) {
  RequestBudget budget(10);
  Millis now{5'000};
  for (int i = 0; i < 20; ++i) EXPECT_FALSE(budget.take(now));
  const auto wait = budget.take(now);
  ASSERT_TRUE(wait);
  EXPECT_LE(*wait, Millis(101));
  EXPECT_FALSE(budget.take(now + *wait)) << "as was said";
  EXPECT_TRUE(budget.take(now + *wait));
}

TEST(RequestBudget, ADebtIsOneFillingAtTheMost) {
  RequestBudget budget(10);
  budget.charge(1'000'000);
  EXPECT_LE(*budget.take(Millis(1'000)), Millis(2'200));
}

TEST(RequestBudget, WhoIsToldToWaitComesNextAfterThatTimeHoweverManyAsk) {
  RequestBudget budget(1, 2);
  const Millis start(1'000);
  const auto promise = [&](Millis now) { return [&budget, now] { return budget.promise(now); }; };
  std::array<PlaceInLine, 12> all;
  std::array<Millis, 12> due{};
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto wait = all[i].take(start, promise(start));
    EXPECT_EQ(wait.has_value(), i >= 2) << i;
    due[i] = start + wait.value_or(Millis(0));
  }
  for (std::size_t i = 3; i < all.size(); ++i) {
    EXPECT_GE(due[i] - due[i - 1], Millis(999)) << "each behind the one before";
  }
  for (std::size_t i = 2; i < all.size(); ++i) {
    const Millis early = due[i] - Millis(10);
    EXPECT_EQ(all[i].take(early, promise(early)), Millis(10));
    EXPECT_FALSE(all[i].take(due[i], promise(due[i]))) << "as was said";
  }
}

TEST(RequestBudget, APlaceThatIsGivenUpIsAnothers) {
  RequestBudget budget(1, 1);
  PlaceInLine first, second;
  const Millis now(1'000);
  EXPECT_FALSE(first.take(now, [&] { return budget.promise(now); }));
  EXPECT_TRUE(first.take(now, [&] { return budget.promise(now); }));
  EXPECT_TRUE(first.leave());
  budget.give_back(1);
  const auto wait = second.take(now, [&] { return budget.promise(now); });
  ASSERT_TRUE(wait);
  EXPECT_LE(*wait, Millis(1'001));
}

TEST(AddressAccount, AnAddressHasSoMuchWrittenDownHoweverManyPlayersItHas) {
  const ClientLimits limits;
  Addresses addresses{limits};
  const auto account = addresses.admit(boost::asio::ip::make_address("192.0.2.1"), Millis(1'000));
  ASSERT_TRUE(account);
  EXPECT_FALSE(account->take_durable(kDurableBytesOfAddressAtOnce, Millis(1'000)));
  EXPECT_TRUE(account->take_durable(1'000, Millis(1'000)));
}

TEST(WritingBudgets, APlayerHasSoMuchWrittenDownAtOnceThenALittleASecondAndNobodyElsePays) {
  constexpr Millis kStart(1'000);
  WritingBudgets budgets{ClientLimits{}};
  EXPECT_FALSE(budgets.take("Ona", kDurableBytesAtOnce, kStart));
  const auto wait = budgets.take("Ona", kDurableBytesPerSecond, kStart);
  ASSERT_TRUE(wait);
  EXPECT_GT(*wait, Millis(0));
  EXPECT_FALSE(budgets.take("Jonas", kDurableBytesAtOnce, kStart));
  EXPECT_FALSE(budgets.take("Ona", kDurableBytesPerSecond, kStart + *wait));
  EXPECT_TRUE(budgets.take("Ona", kDurableBytesAtOnce, kStart + *wait));
}

TEST(Origin, OnlyPagesOfThisServerOrOfItsNamesMayConnect) {
  EXPECT_TRUE(origin_allowed("", "a:8080", {}));
  EXPECT_TRUE(origin_allowed("http://a:8080", "a:8080", {}));
  EXPECT_FALSE(origin_allowed("http://evil:8080", "a:8080", {}));
  for (const char* origin : {"null", "a:8080", "http://", "http://a.evil:8080",
                             "http://evil/a:8080", "http://a.evil:8080", "http://a:8080 "}) {
    EXPECT_FALSE(origin_allowed(origin, "a:8080", {})) << origin;
    EXPECT_FALSE(origin_allowed(origin, "evil", {"a"})) << origin;
  }
  EXPECT_FALSE(origin_allowed("http://a:80", "a:8080", {}));
  EXPECT_FALSE(origin_allowed("null", "a:8080", {}));
  EXPECT_TRUE(origin_allowed("https://club.example", "10.0.0.1:8080", {"club.example"}));
  EXPECT_TRUE(origin_allowed("https://club.example:444", "x", {"other", "club.example"}));
  EXPECT_FALSE(origin_allowed("https://evil.example", "club.example", {"club.example"}));
}

TEST(Outbox, ASlowReaderIsSkippedAheadToTheNewestViewAndKeepsItsAnswers) {
  Outbox outbox;
  const auto bytes = [](const char* text) { return std::make_shared<const std::string>(text); };
  outbox.push({bytes("answer")});
  for (std::size_t i = 0; i < kMaxWaitingUpdates; ++i) {
    EXPECT_EQ(outbox.push({bytes("update"), SendKind::Update}), Outbox::Fits::Yes);
  }
  EXPECT_EQ(outbox.push({bytes("one more"), SendKind::Update}), Outbox::Fits::Skipped);
  outbox.push({bytes("view"), SendKind::View});
  EXPECT_EQ(*outbox.pop().bytes, "answer");
  EXPECT_EQ(*outbox.pop().bytes, "view");
  EXPECT_TRUE(outbox.empty());
}

TEST(Outbox, APictureOfTheHallThatIsNotTakenIsReplacedByANewerOne) {
  Outbox outbox;
  const auto bytes = [](const char* text) { return std::make_shared<const std::string>(text); };
  outbox.push({bytes("answer")});
  for (std::size_t i = 0; i < kMaxWaitingOfHall; ++i) {
    EXPECT_EQ(outbox.push({bytes("change"), SendKind::Hall}), Outbox::Fits::Yes);
  }
  EXPECT_EQ(outbox.push({bytes("one more"), SendKind::Hall}), Outbox::Fits::Skipped);
  EXPECT_FALSE(outbox.wants(SendKind::Hall));
  EXPECT_TRUE(outbox.wants(SendKind::Update)) << "the table is not touched by it";
  EXPECT_EQ(*outbox.pop().bytes, "answer");
  ASSERT_TRUE(outbox.empty());
  const Outbox::Missed missed = outbox.caught_up();
  EXPECT_TRUE(missed.hall);
  EXPECT_FALSE(missed.table);
}

TEST(Outbox, AReaderForWhomRepliesAlonePileUpIsGivenUp) {
  Outbox outbox;
  const auto block = std::make_shared<const std::string>(kMaxOutboxBytes / 4, 'x');
  for (int i = 0; i < 4; ++i) EXPECT_EQ(outbox.push({block}), Outbox::Fits::Yes);
  EXPECT_EQ(outbox.push({block}), Outbox::Fits::No);
}

TEST(Flood, IsRefusedWithAnErrorAndThenClosedWith1008WhileATablePlaysOn) {
  TestServer server({"--request-rate", "20"});
  std::array<TestPlayer, 4> players;
  seat_four(server.port(), players);
  WsClient flooder(server.port());
  bool refused = false;
  try {
    for (int i = 0; i < 1'000; ++i) {
      flooder.send_text("rubbish");
    }
    while (true) refused |= flooder.read()["code"] == "limit";
  } catch (const Disconnected&) {
    EXPECT_EQ(flooder.close_code(), 1008);
  }
  EXPECT_TRUE(refused);
  for (TestPlayer& player : players) {
    if (!player.to_act()) continue;
    EXPECT_EQ(player.ask(lawful_request(player.view(), 0))["type"], "update");
    break;
  }
}

TEST(Connections, FromOneAddressAreLimited) {
  TestServer server({"--connections-per-address", "2"});
  WsClient first(server.port()), second(server.port());
  EXPECT_THROW(WsClient third(server.port()), Disconnected);
}

TEST(Upgrade, OfAForeignPageOrAnotherSubprotocolIsRefused) {
  TestServer server;
  const auto upgrade = [&](const std::string& headers) {
    return raw_exchange(
               server.port(),
               "GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
               "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
                   headers + "\r\n")
        .substr(9, 3);
  };
  EXPECT_EQ(upgrade("Origin: https://evil.example\r\nConnection: close\r\n"), "403");
  EXPECT_EQ(upgrade("Sec-WebSocket-Protocol: chess.v1\r\nConnection: close\r\n"), "400");
}

TEST(Http, SmuggledLengthsAreRefused) {
  TestServer server;
  const std::string answer = raw_exchange(
      server.port(),
      "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n"
      "Connection: close\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_EQ(answer.find("HTTP/1.1 "), answer.rfind("HTTP/1.1 ")) << "two requests were answered";
}

}  // namespace avinas
