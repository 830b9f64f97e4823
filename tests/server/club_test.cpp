// SPDX-License-Identifier: MIT
// The club: the owner's link, invitations, roles, passwords; and all of it again from the journal.
#include "club/club.hpp"

#include <gtest/gtest.h>

#include <future>

#include "club/password.hpp"
#include "store/memory_store.hpp"
#include "support/ws_client.hpp"
#include "table/clocks.hpp"

namespace avinas {
using namespace server;
using namespace testing;
using protocol::Measure;
using protocol::Role;

constexpr std::int64_t kNow = 1'763'700'000'000, kDay = 86'400'000;

/// Keeps what is written, so that a second club can be made of it.
class KeepingStore final : public Store {
 public:
  void append(Write write, std::function<void()> done) override {
    for (const std::string& entry : write.entries) entries.push_back(entry);
    done();
  }
  std::vector<PlayerRow> load_players() override { return {}; }
  std::vector<StoredTable> load_tables() override { return {}; }
  std::optional<std::string> find_record(const std::string&) override { return std::nullopt; }
  std::vector<std::string> summaries_of(const std::string&) override { return {}; }
  std::vector<std::string> summaries_between(std::int64_t, std::int64_t) override { return {}; }
  void on_stall(std::function<void(bool, std::string)>) override {}
  void close() override {}
  std::vector<std::string> entries;
};

class ClubTest : public ::testing::Test {
 protected:
  static std::string said(const ClubRefusal& refusal) { return refusal.value_or("done"); }
  std::string claim(const std::string& player, const std::string& secret, std::int64_t now = kNow) {
    std::string answer;
    club.claim(player, "Name of " + player, secret, now, [&](auto r) { answer = said(r); });
    return answer;
  }
  std::string invite(const std::string& by, protocol::Invite invitation) {
    std::string secret = "refused";
    club.invite(by, "Name of " + by, invitation, kNow, [&](auto made, auto) {
      if (made) secret = made->secret;
    });
    return secret;
  }
  std::string manage(const std::string& by, const std::string& player, Measure what) {
    std::string answer;
    club.manage(by, "Name of " + by, {player, what}, "Name of " + player, kNow,
                [&](auto r) { answer = said(r); });
    return answer;
  }
  void own() { claim("owner", *club.new_owner_secret(kNow)); }
  Club::SignedIn sign_in(const std::string& name, const std::string& password,
                         Millis now = Millis(1'000)) {
    std::promise<Club::SignedIn> result;
    club.sign_in(name, password, now, [&](auto signed_in) { result.set_value(signed_in); });
    return result.get_future().get();
  }
  void set_password(const std::string& player, const std::string& password) {
    std::promise<void> done;
    club.set_password(player, password, kNow, [&](auto) { done.set_value(); });
    done.get_future().wait();
  }

  KeepingStore store;
  Club club{store};
};

TEST_F(ClubTest, TheOwnersLinkWorksOnceAndThenNoMoreIsMade) {
  const std::string secret = *club.new_owner_secret(kNow);
  EXPECT_EQ(claim("a", secret), "done");
  EXPECT_EQ(club.standing("a").role, Role::Owner);
  EXPECT_NE(claim("b", secret), "done");
  EXPECT_EQ(club.standing("b").role, Role::Guest);
  EXPECT_FALSE(club.new_owner_secret(kNow));
}

TEST_F(ClubTest, AnInvitationIsGoodForItsUsesAndUntilItsEnd) {
  own();
  const std::string once = invite("owner", {Role::Member, 1, 7});
  EXPECT_EQ(claim("a", once), "done");
  EXPECT_EQ(club.standing("a").role, Role::Member);
  EXPECT_NE(claim("b", once), "done");
  const std::string many = invite("owner", {Role::Member, 0, 7});
  EXPECT_EQ(claim("b", many), "done");
  EXPECT_EQ(claim("c", many), "done");
  EXPECT_NE(claim("d", many, kNow + 8 * kDay), "done");
}

TEST_F(ClubTest, OnlyHostsInviteAndOnlyTheOwnerInvitesHosts) {
  own();
  claim("host", invite("owner", {Role::Host, 1, 7}));
  claim("member", invite("host", {Role::Member, 1, 7}));
  EXPECT_EQ(club.standing("member").role, Role::Member);
  EXPECT_EQ(invite("member", {Role::Member, 1, 7}), "refused");
  EXPECT_EQ(invite("host", {Role::Host, 1, 7}), "refused");
}

TEST_F(ClubTest, NobodyActsAgainstHisEqualsOrBetters) {
  own();
  claim("host", invite("owner", {Role::Host, 1, 7}));
  claim("other", invite("owner", {Role::Host, 1, 7}));
  EXPECT_NE(manage("host", "other", Measure::Ban), "done");
  EXPECT_NE(manage("host", "owner", Measure::Mute), "done");
  EXPECT_NE(manage("stranger", "guest", Measure::Mute), "done");
  EXPECT_EQ(manage("host", "guest", Measure::Ban), "done");
  EXPECT_TRUE(club.standing("guest").banned);
  EXPECT_EQ(manage("host", "guest", Measure::Unban), "done");
  EXPECT_NE(manage("host", "guest", Measure::MakeHost), "done");
}

TEST_F(ClubTest, GuestsAreLetInByTheSwitchThePasswordOrAnInvitation) {
  own();
  EXPECT_FALSE(club.refuse_guest("", kNow));
  std::promise<void> done;
  club.set_club("owner", "Name of owner", {"Kaunas", false, "open sesame"}, kNow,
                [&](auto) { done.set_value(); });
  done.get_future().wait();
  EXPECT_TRUE(club.refuse_guest("", kNow));
  EXPECT_TRUE(club.refuse_guest("guess", kNow));
  EXPECT_FALSE(club.refuse_guest(invite("owner", {Role::Member, 1, 7}), kNow));
  EXPECT_TRUE(sign_in("Guest", "open sesame").guest);
  EXPECT_NE(sign_in("Guest", "wrong").refusal, "");
}

TEST_F(ClubTest, AMemberSignsInWithHisPasswordAndAWrongOneIsSlowedDown) {
  own();
  claim("a", invite("owner", {Role::Member, 1, 7}));
  set_password("a", "correct horse");
  ASSERT_TRUE(sign_in("name OF a", "correct horse").member);
  EXPECT_EQ(sign_in("Name of a", "correct horse").member->id, "a");
  for (int i = 0; i < 3; ++i) EXPECT_EQ(sign_in("Name of a", "guess").member, std::nullopt);
  EXPECT_NE(sign_in("Name of a", "correct horse").refusal.find("Too many"), std::string::npos);
  EXPECT_TRUE(sign_in("Name of a", "correct horse", Millis(120'000)).member);
}

TEST_F(ClubTest, ANameOfAMemberIsNotGivenToAnother) {
  own();
  claim("a", invite("owner", {Role::Member, 1, 7}));
  std::string answer;
  club.claim("b", "Name of A", invite("owner", {Role::Member, 1, 7}), kNow,
             [&](auto r) { answer = said(r); });
  EXPECT_NE(answer.find("already"), std::string::npos);
}

TEST_F(ClubTest, TheJournalGivesTheClubBackAndHoldsNoSecret) {
  own();
  const std::string link = invite("owner", {Role::Member, 0, 7});
  claim("a", link);
  set_password("a", "correct horse");
  manage("owner", "a", Measure::Mute);
  Club again(store);
  for (const std::string& entry : store.entries) {
    again.replay(entry);
    EXPECT_EQ(entry.find(link), std::string::npos);
    EXPECT_EQ(entry.find("correct horse"), std::string::npos);
  }
  EXPECT_EQ(again.standing("owner").role, Role::Owner);
  EXPECT_TRUE(again.standing("a").muted);
  ASSERT_TRUE(again.book("owner", kNow));
  EXPECT_EQ(again.book("owner", kNow)->lines.size(), club.book("owner", kNow)->lines.size());
  EXPECT_FALSE(again.book("a", kNow)) << "the book is for hosts";
}

TEST_F(ClubTest, TheOwnerSaysFromWhichRoleOnTablesAreOpenedAndTheArchiveIsSeen) {
  own();
  claim("member", invite("owner", {Role::Member, 1, 7}));
  EXPECT_TRUE(club.may_open_tables("guest"));
  EXPECT_TRUE(club.may_see_archive("guest"));
  protocol::SetClub set{"", true, {}};
  set.tables_from = Role::Host;
  set.archive_from = Role::Member;
  std::promise<ClubRefusal> done;
  club.set_club("owner", "Owner", set, kNow, [&](auto refusal) { done.set_value(refusal); });
  EXPECT_EQ(said(done.get_future().get()), "done");
  EXPECT_FALSE(club.may_open_tables("member"));
  EXPECT_TRUE(club.may_open_tables("owner"));
  EXPECT_FALSE(club.may_see_archive("guest"));
  EXPECT_TRUE(club.may_see_archive("member"));
  EXPECT_EQ(club.info().tables_from, Role::Host);
}

TEST(Password, IsArgon2idWithASaltOfItsOwn) {
  const std::string one = hash_password("correct horse"), two = hash_password("correct horse");
  EXPECT_TRUE(one.starts_with("$argon2id$"));
  EXPECT_NE(one, two);
  EXPECT_TRUE(password_matches(one, "correct horse"));
  EXPECT_FALSE(password_matches(one, "correct horsf"));
  EXPECT_FALSE(password_matches("", "correct horse"));
}

TEST(ClubOnTheWire, ASecondAccountThatWatchesLearnsNothingOfTheHands) {
  TestServer server;
  std::array<TestPlayer, 4> players;
  const std::string code = seat_four(server.port(), players);
  TestPlayer second;
  second.connect(server.port());
  second.ask({{"type", "join"}, {"table", code}});
  EXPECT_TRUE(second.view()["hand"].empty());
  EXPECT_TRUE(second.view()["legal"].empty());
  EXPECT_TRUE(second.view()["private_look"].empty());
  const std::string shown = second.view().dump();
  std::size_t hidden = 0;
  for (TestPlayer& player : players) {
    for (const Json& card : player.view()["hand"]) {
      hidden += shown.find(card.get<std::string>()) == std::string::npos;
    }
  }
  EXPECT_GE(hidden, 24u) << "only what was turned up in the deal is shown";
}

TEST(ClubOnTheWire, TheOwnersLinkLeadsThroughTheProxyWhereThereIsOne) {
  const auto link = [](const std::vector<std::string>& flags) {
    TestServer server(flags);
    const std::string& said = server.process().output();
    const std::size_t from = said.find("http");
    return said.substr(from, said.find("/#invitation=") - from);
  };
  EXPECT_EQ(link({"--host-name", "club.example.org", "--trusted-proxy", "127.0.0.1"}),
            "https://club.example.org");
  EXPECT_TRUE(link({"--trusted-proxy", "127.0.0.1"}).starts_with("http://127.0.0.1:"));
  EXPECT_TRUE(link({"--host-name", "club"}).starts_with("http://club:"));
}

TEST(ClubOnTheWire, TheBookIsClosedToAHostWhoIsAtATableWithAnotherConnection) {
  TestServer server;
  const std::string& said = server.process().output();
  const std::string before = "#invitation=";
  const std::size_t secret = said.find(before) + before.size();
  TestPlayer owner;
  owner.connect(server.port());
  owner.ask({{"type", "claim"}, {"secret", said.substr(secret, said.find('\n', secret) - secret)}});
  TestPlayer tab = {owner.token, {}, {}};
  tab.connect(server.port());
  EXPECT_EQ(tab.ask({{"type", "ask_book"}})["type"], "book");
  owner.ask({{"type", "join"}, {"table", owner.ask({{"type", "open_table"}})["table"]}});
  EXPECT_EQ(tab.ask({{"type", "ask_book"}})["code"], "not_allowed");
  owner.ask({{"type", "leave"}});
  EXPECT_EQ(tab.ask({{"type", "ask_book"}})["type"], "book");
}

}  // namespace avinas
