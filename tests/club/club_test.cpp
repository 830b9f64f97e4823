// SPDX-License-Identifier: MIT
// The club as a function: invitations, roles, doors, names; and all of it again from its journal.
#include <gtest/gtest.h>

#include "protocol/json_reader.hpp"
#include "server/club/snapshot.hpp"
#include "tests/support/club_fixture.hpp"

namespace avinas::server {
namespace {

using namespace protocol;

TEST_F(ClubTest, TheOwnersLinkWorksOnceAndThenNoMoreIsMade) {
  own();
  EXPECT_EQ(standing_of(club, "owner").role, Role::Owner);
  EXPECT_EQ(ask("b", ClaimInvitation{"owner link"}), "useless_invitation");
  const auto entries = journal.size();
  ask("", MakeOwnerLink{"another"});
  EXPECT_EQ(journal.size(), entries);
}

TEST_F(ClubTest, EveryOwnersLinkIsGoodUntilOneWasUsed) {
  for (const char* link : {"first start", "second start"}) ask("", MakeOwnerLink{link});
  EXPECT_EQ(ask("owner", ClaimInvitation{"first start"}), "done");
  EXPECT_EQ(standing_of(club, "owner").role, Role::Owner);
  EXPECT_EQ(ask("late", ClaimInvitation{"second start"}), "useless_invitation");
}

TEST_F(ClubTest, TheOnlyOwnerStaysTheOwnerForTheOperatorToo) {
  own();
  make_member("m");
  const ClubAsker shell{{}, "operator", true};
  const Person owner{"owner", "Name of owner"}, member{"m", "Name of m"};
  const auto of_shell = [&](const ClubCommand& command) {
    return carry_out(decide(club, shell, command, kNow));
  };
  for (const Role role : {Role::Guest, Role::Member, Role::Host}) {
    EXPECT_EQ(of_shell(GiveRole{owner, role}), "only_owner");
  }
  for (const Measure what : {Measure::Remove, Measure::Ban}) {
    EXPECT_EQ(of_shell(TakeMeasure{owner, what}), "only_owner");
  }
  EXPECT_EQ(of_shell(GiveRole{member, Role::Owner}), "done");
  EXPECT_EQ(of_shell(TakeMeasure{owner, Measure::Remove}), "done");
  EXPECT_EQ(of_shell(GiveRole{member, Role::Guest}), "only_owner");
}

TEST_F(ClubTest, AnInvitationIsGoodForItsUsesAndUntilItsEnd) {
  own();
  invite("owner", "once", Role::Member);
  EXPECT_EQ(ask("a", ClaimInvitation{"once"}), "done");
  EXPECT_EQ(ask("b", ClaimInvitation{"once"}), "useless_invitation");
  EXPECT_EQ(ask("a", ClaimInvitation{"once"}), "done")
      << "a repeated claim is answered as the first";
  invite("owner", "many", Role::Member, 0);
  EXPECT_EQ(ask("b", ClaimInvitation{"many"}), "done");
  EXPECT_EQ(ask("c", ClaimInvitation{"many"}), "done");
  EXPECT_EQ(ask("d", ClaimInvitation{"many"}, kNow + 8 * kDay), "useless_invitation");
}

TEST_F(ClubTest, OnlyHostsInviteAndOnlyTheOwnerInvitesHosts) {
  own();
  invite("owner", "h", Role::Host);
  ask("h1", ClaimInvitation{"h"});
  EXPECT_EQ(invite("h1", "m", Role::Member), "done");
  EXPECT_EQ(invite("h1", "h2", Role::Host), "owner_makes_hosts");
  make_member("m1");
  EXPECT_EQ(invite("m1", "m2", Role::Member), "hosts_only");
}

TEST_F(ClubTest, LinksThatAHostMadeEndWithTheirRights) {
  own();
  for (const std::string host : {"banned", "removed", "member now", "forgotten", "host"}) {
    invite("owner", "for " + host, Role::Host);
    ask(host, ClaimInvitation{"for " + host});
    invite(host, "of " + host, Role::Member, 0);
  }
  manage("owner", "banned", Measure::Ban);
  manage("owner", "removed", Measure::Remove);
  manage("owner", "member now", Measure::MakeMember);
  ask("forgotten", ForgetPerson{{"forgotten", "Name of forgotten"}});
  for (const std::string host : {"banned", "removed", "member now", "forgotten"}) {
    EXPECT_EQ(ask("late", ClaimInvitation{"of " + host}), "useless_invitation") << host;
  }
  EXPECT_EQ(ask("late", ClaimInvitation{"of host"}), "done");
}

TEST_F(ClubTest, AnOwnerWhoBecomesAHostKeepsTheirLinksForMembersAlone) {
  own();
  const auto make_second = [&](Role role) {
    const GiveRole given{{"second", "Name of second"}, role};
    ASSERT_EQ(carry_out(decide(club, {{}, "operator", true}, given, kNow)), "done");
  };
  make_second(Role::Owner);
  EXPECT_EQ(invite("second", "for hosts", Role::Host), "done");
  EXPECT_EQ(invite("second", "for members", Role::Member), "done");
  make_second(Role::Host);
  EXPECT_EQ(ask("a", ClaimInvitation{"for hosts"}), "useless_invitation");
  EXPECT_EQ(ask("a", ClaimInvitation{"for members"}), "done");
}

TEST_F(ClubTest, ALinkOfAnEarlierVersionIsItsHostsByName) {
  own();
  ask("owner", GiveRole{{"h", "Name of h"}, Role::Host});
  evolve(club, {InvitationMade{"early", {Role::Member, 0, kNow + kDay}, "Name of h"}, kNow});
  manage("owner", "h", Measure::Ban);
  EXPECT_EQ(ask("late", ClaimInvitation{"early"}), "useless_invitation");
}

TEST_F(ClubTest, WithGuestsOffEarlierGuestsAndRemovedMembersStayOutsideAndWhoPlaysFinishes) {
  own();
  make_member("m");
  EXPECT_EQ(arrive("guest", "Guest"), "done");
  close_to_guests();
  EXPECT_EQ(arrive("guest", "Guest"), "members_only");
  EXPECT_EQ(arrive("guest", "Guest", {}, false, true), "done") << "who is in a match finishes it";
  EXPECT_EQ(arrive("m", "Name of m"), "done");
  ask("owner", GiveRole{{"m", "Name of m"}, Role::Guest});
  EXPECT_EQ(arrive("m", "Name of m"), "members_only");
  EXPECT_EQ(arrive("m", "Name of m", {}, false, true), "done");
  manage("owner", "guest", Measure::Ban);
  EXPECT_EQ(arrive("guest", "Guest", {}, false, true), "banned");
}

TEST_F(ClubTest, TheNextNightIsToldToAllAndKept) {
  own();
  EXPECT_EQ(ask("owner", SetClubAs{{"Kaunas", true, {}, {}, {}, ClubNight{kNow, "Four tables"}}}),
            "done");
  ClubState again;
  for (const ClubEntry& entry : snapshot_of(club, kNow, true)) {
    evolve(again, read_club_entry(write_club_entry(entry)));
  }
  EXPECT_EQ(info_of(again).night, (ClubNight{kNow, "Four tables"}));
  ask("owner", SetClubAs{{"Kaunas", false}});
  EXPECT_EQ(info_of(club).night.at_ms, kNow) << "as it is, where nothing is said of it";
  ask("owner", SetClubAs{{"Kaunas", false, {}, {}, {}, ClubNight{}}});
  EXPECT_EQ(info_of(club).night, ClubNight{});
}

TEST_F(ClubTest, TablesAreOpenedForTheGamesThatTheOwnerNamesOrForAll) {
  own();
  EXPECT_TRUE(offers(club, "avinas") && offers(club, "sjavs")) << "all, where nothing is said";
  const auto set = [](std::vector<std::string> games) {
    return SetClubAs{{"Kaunas", true, {}, {}, {}, {}, std::move(games)}};
  };
  EXPECT_EQ(ask("owner", set({"sjavs"})), "done");
  EXPECT_TRUE(offers(club, "sjavs"));
  EXPECT_FALSE(offers(club, "avinas"));
  ask("owner", SetClubAs{{"Vilnius", true}});
  EXPECT_FALSE(offers(club, "avinas")) << "as it is, where nothing is said of it";
  ask("owner", set({}));
  EXPECT_TRUE(offers(club, "avinas"));
}

TEST_F(ClubTest, OneInvitationForOnePersonLetsInOne) {
  own();
  close_to_guests();
  invite("owner", "once", Role::Member);
  EXPECT_EQ(arrive("a", "Ana", "once"), "done");
  EXPECT_EQ(standing_of(club, "a").role, Role::Member);
  for (int i = 0; i < 49; ++i) {
    EXPECT_EQ(arrive("g" + std::to_string(i), "G" + std::to_string(i), "once"),
              "useless_invitation");
  }
}

TEST_F(ClubTest, APasswordDoorAsksEverybodyWhoIsNotAMember) {
  own();
  make_member("m");
  EXPECT_EQ(arrive("guest", "Guest"), "done");
  ask("owner", SetClubAs{{"", true}, "hash"});
  EXPECT_EQ(arrive("guest", "Guest"), "club_password") << "an earlier guest too";
  EXPECT_EQ(arrive("m", "Name of m"), "done");
  EXPECT_EQ(arrive("guest", "Guest", {}, true), "done");
  EXPECT_EQ(arrive("guest", "Guest"), "done") << "once is enough";
  ask("owner", SetClubAs{{"", true}, "another hash"});
  EXPECT_EQ(arrive("guest", "Guest"), "club_password") << "until it changes";
}

TEST_F(ClubTest, AMembersNameIsTheirsAlone) {
  own();
  make_member("m");
  EXPECT_EQ(arrive("g", "NAME of M"), "name_taken");           // a guest
  EXPECT_EQ(arrive("g", "N\u0430me of m"), "name_lookalike");  // a Cyrillic letter
  EXPECT_EQ(arrive("g", "Owner"), "name_lookalike");
  EXPECT_EQ(ask("g", Rename{known_name("name of m")}), "name_taken");                 // a rename
  EXPECT_EQ(ask("owner", GiveRole{{"g", "name of m"}, Role::Member}), "name_taken");  // promotion
  invite("owner", "x", Role::Member);
  EXPECT_EQ(arrive("g", "Name of m", "x"), "name_taken");
  EXPECT_EQ(ask("m", Rename{known_name("Name Of M")}), "done") << "their own in other letters";
  EXPECT_EQ(club.people.at("m").name.text, "Name Of M");
}

TEST_F(ClubTest, PromotingSomebodyWhoIsAbsentKeepsTheirName) {
  own();
  EXPECT_EQ(ask("owner", TakeMeasure{{"g", "Ona"}, Measure::MakeMember}), "done");
  EXPECT_EQ(member_named(club, known_name("ona")), "g");
}

TEST_F(ClubTest, WhatChangesNothingWritesNothing) {
  own();
  SetClub same{"", true};
  const auto entries = journal.size();
  EXPECT_EQ(ask("owner", SetClubAs{same}), "done");
  EXPECT_EQ(journal.size(), entries);
}

TEST_F(ClubTest, OfTheForgottenItKnowsSoManyAndTheLatest) {
  own();
  for (std::size_t i = 0; i < kMostForgotten + 3; ++i) {
    const std::string guest = "g" + std::to_string(i);
    ask(guest, ForgetPerson{{guest, guest}}, kNow + static_cast<std::int64_t>(i));
    club.forgotten[guest] += static_cast<std::int64_t>(i);
  }
  EXPECT_EQ(club.forgotten.size(), kMostForgotten);
  EXPECT_FALSE(club.forgotten.contains("g0"));
  EXPECT_TRUE(club.forgotten.contains("g" + std::to_string(kMostForgotten)));
}

TEST_F(ClubTest, NobodyWhoIsKnownBecomesABotByALink) {
  own();
  invite("owner", "for a bot", Role::Bot, 0);
  EXPECT_EQ(arrive("known", "Known", "for a bot"), "done");
  EXPECT_EQ(standing_of(club, "known").role, Role::Guest);
  EXPECT_EQ(ask("known", ClaimInvitation{"for a bot"}), "invitation_for_bot");
  EXPECT_EQ(standing_of(club, "known").role, Role::Guest);
  EXPECT_EQ(
      carry_out(decide_arrival(club, {"new", known_name("Robo (bot)"), "for a bot", true}, kNow)),
      "done");
  EXPECT_EQ(standing_of(club, "new").role, Role::Bot);
}

TEST_F(ClubTest, ABotCanBeMadeAMemberAndARemovedOneComesAgain) {
  own();
  invite("owner", "for bots", Role::Bot, 0);
  for (const char* bot : {"b1", "b2"}) {
    carry_out(decide_arrival(
        club, {bot, known_name("Robo " + std::string(bot) + " (bot)"), "for bots", true}, kNow));
    ASSERT_EQ(standing_of(club, bot).role, Role::Bot);
  }
  EXPECT_EQ(ask("owner", TakeMeasure{{"b1", "Robo b1 (bot)"}, Measure::MakeMember}), "done");
  EXPECT_EQ(club.people.at("b1").name.text, "Robo b1");
  EXPECT_EQ(ask("owner", TakeMeasure{{"b2", "Robo b2 (bot)"}, Measure::Remove}), "done");
  EXPECT_EQ(carry_out(decide_arrival(club, {"b2", known_name(club.people.at("b2").name.text), {}},
                                     kNow + kRemovedForMs)),
            "done");
}

TEST_F(ClubTest, TheJournalGivesTheClubBack) {
  own();
  make_member("m");
  manage("owner", "m", Measure::Mute);
  ask("m", SetPasswordHash{{"m", "Name of m"}, "$argon2id$x"});
  ask("owner", SetClubAs{{"Kaunas", false, {}, Role::Host, Role::Member}, "hash"});
  ask("m", Rename{known_name("Ona")});
  arrive("g", "Guest", {}, true);
  ask("g", FileReport{"Ona", "Rude."});
  ClubState again;
  for (const std::string& entry : journal) evolve(again, read_club_entry(entry));
  EXPECT_EQ(again.name, "Kaunas");
  EXPECT_EQ(again.tables_from, Role::Host);
  EXPECT_EQ(again.archive_from, Role::Member);
  EXPECT_EQ(again.people.at("m").name.text, "Ona");
  EXPECT_EQ(again.people.at("m").password_hash, "$argon2id$x");
  EXPECT_TRUE(again.people.at("m").standing.muted);
  EXPECT_TRUE(again.admitted.contains("g"));
  EXPECT_EQ(again.audit.size(), club.audit.size());
  EXPECT_EQ(again.reports.size(), 1u);
}

TEST(ClubJournal, EntriesOfTheFirstVersionAreRead) {
  ClubState club;
  for (const char* entry :
       {R"({"type":"owner_link","hash":"h1","at":1})",
        R"({"type":"role","player":"p1","name":"Rasa","role":"owner","invitation":"h1","at":2})",
        R"({"type":"invited","hash":"h2","role":"member","uses":1,"until":99,"by":"Rasa","at":3})",
        R"({"type":"session","player":"p1","name":"Rasa","token_hash":"t2","at":4})",
        R"({"type":"club","name":"Kaunas","guests":false,"by":"Rasa","password":"h","at":5})",
        R"({"type":"ban","player":"p2","name":"Ona","by":"Rasa","at":6})",
        R"({"type":"report","name":"Ona","by":"Rasa","text":"Rude.","at":7})"}) {
    evolve(club, read_club_entry(entry));
  }
  EXPECT_TRUE(club.owned);
  EXPECT_EQ(club.old_sessions.at("t2"), "p1");
  EXPECT_EQ(club.name, "Kaunas");
  EXPECT_TRUE(standing_of(club, "p2").banned);
  EXPECT_EQ(club.reports.size(), 1u);
  EXPECT_THROW(read_club_entry(R"({"type":"no such","at":1})"), FormatError);
  EXPECT_THROW(read_club_entry("rubbish"), FormatError);
}

}  // namespace
}  // namespace avinas::server
