// SPDX-License-Identifier: MIT
// Measures of hosts, and what players report of one another.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "server/club/snapshot.hpp"
#include "tests/support/club_fixture.hpp"

namespace avinas::server {
namespace {

TEST_F(ClubTest, NobodyActsAgainstEqualsOrBetters) {
  own();
  for (const char* host : {"h1", "h2"}) {
    invite("owner", host, Role::Host);
    ask(host, ClaimInvitation{host});
  }
  EXPECT_EQ(manage("h1", "h2", Measure::Ban), "not_to_that_role");
  EXPECT_EQ(manage("h1", "owner", Measure::Mute), "not_to_that_role");
  EXPECT_EQ(manage("stranger", "guest", Measure::Mute), "hosts_only");
  EXPECT_EQ(manage("h1", "guest", Measure::Ban), "done");
  EXPECT_TRUE(standing_of(club, "guest").banned);
  EXPECT_EQ(manage("h1", "guest", Measure::MakeHost), "owner_makes_hosts");
}

TEST_F(ClubTest, ARemovalHoldsForTheEveningAlsoAfterTheJournalWasTrimmed) {
  own();
  make_member("m");
  invite("owner", "again", Role::Member);
  manage("owner", "m", Measure::Remove);
  const Arrival back{"m", known_name("Name of m"), "again"};
  const auto arrives = [&](const ClubState& at, std::int64_t now_ms) {
    const auto decision = decide_arrival(at, back, now_ms);
    const auto* why = std::get_if<Refusal>(&decision);
    return why ? why->reason : Reason::RuleViolation;
  };
  ClubState trimmed;
  for (const ClubEntry& entry : snapshot_of(club, kNow + 1000, true)) evolve(trimmed, entry);
  for (const ClubState& at : {club, trimmed}) {
    EXPECT_EQ(arrives(at, kNow + kRemovedForMs - 1), Reason::RemovedByHost);
    EXPECT_EQ(arrives(at, kNow + kRemovedForMs), Reason::RuleViolation) << "is let in";
  }
}

TEST_F(ClubTest, ABanForDaysEndsByItselfAndTakesNoRole) {
  own();
  make_member("m");
  ask("owner", TakeMeasure{{"m", "Name of m"}, Measure::Ban, 7});
  ClubState trimmed;
  for (const ClubEntry& entry : snapshot_of(club, kNow + 1000, true)) evolve(trimmed, entry);
  constexpr std::int64_t kWeek = 7 * kDay;
  for (ClubState at : {club, trimmed}) {
    const auto arrives = [&](std::int64_t now_ms) {
      return decide_arrival(at, {"m", known_name("Name of m"), {}}, now_ms);
    };
    EXPECT_EQ(std::get<Refusal>(arrives(kNow + kWeek - 1)).reason, Reason::Banned);
    const ClubDecision back = arrives(kNow + kWeek);
    for (const ClubEvent& event : std::get<std::vector<ClubEvent>>(back)) {
      evolve(at, {event, kNow + kWeek});
    }
    EXPECT_EQ(standing_of(at, "m"), (Standing{Role::Member, false, false, 0}));
  }
}

TEST_F(ClubTest, ARemovalShortensNoBan) {
  own();
  make_member("m");
  manage("owner", "m", Measure::Ban);
  manage("owner", "m", Measure::Remove);
  const auto later = decide_arrival(club, {"m", known_name("Name of m"), {}}, kNow + 30 * kDay);
  EXPECT_EQ(std::get<Refusal>(later).reason, Reason::Banned);
}

TEST_F(ClubTest, ARoleGivenOrABanTakenBackEndsARemoval) {
  own();
  for (const Measure back : {Measure::MakeMember, Measure::Unban}) {
    EXPECT_EQ(arrive("g", "Guest"), "done");
    manage("owner", "g", Measure::Remove);
    EXPECT_EQ(arrive("g", "Guest"), "removed_by_host");
    manage("owner", "g", back);
    EXPECT_EQ(arrive("g", "Guest"), "done");
    ask("owner", GiveRole{{"g", "Guest"}, Role::Guest});
  }
}

TEST_F(ClubTest, AHostSeesWhoIsKeptOutAndUntilWhenAndWhichInvitationWasMade) {
  own();
  manage("owner", "banned", Measure::Ban);
  manage("owner", "removed", Measure::Remove);
  ask("owner", TakeMeasure{{"away", "Name of away"}, Measure::Ban, 7});
  EXPECT_EQ(club.audit.back().what, "ban for 7 days");
  invite("owner", "secret", Role::Host);
  EXPECT_EQ(club.audit.back().what, "invited host");
  const auto listed = [&](std::int64_t now) {
    std::map<std::string, std::pair<bool, std::int64_t>> found;
    for (const Member& member : members_of(club, now)) {
      found[member.player] = {member.banned, member.until_ms};
    }
    found.erase("owner");
    return found;
  };
  using Listed = decltype(listed(0));
  const std::int64_t evening = club.people["removed"].standing.out_until_ms;
  EXPECT_GT(evening, kNow);
  EXPECT_EQ(listed(kNow), (Listed{{"banned", {true, 0}},
                                  {"removed", {false, evening}},
                                  {"away", {true, kNow + 7 * kDay}}}));
  EXPECT_EQ(listed(kNow + 8 * kDay), (Listed{{"banned", {true, 0}}}));
}

TEST_F(ClubTest, ReportsCannotWashOutWhatHostsDidAndAnUnbanNamesThePerson) {
  own();
  manage("owner", "g", Measure::Ban);
  manage("owner", "g", Measure::Unban);
  for (std::size_t i = 0; i < 2 * kReportLines; ++i) ask("g", FileReport{"Somebody", "Rude."});
  EXPECT_EQ(club.reports.size(), kReportLines);
  ASSERT_GE(club.audit.size(), 2u);
  EXPECT_EQ(club.audit.back().what, "unban");
  EXPECT_EQ(club.audit.back().whom, "Name of g");
}

TEST_F(ClubTest, ManyReportsOfAFewWashOutNobodyElses) {
  own();
  const auto report = [&](const std::string& by, const std::string& about,
                          const std::string& text) {
    ask(by, FileReport{"Name of " + about, text, about});
  };
  report("victim", "villain", "the real one");
  for (int i = 0; i < 204; ++i)
    report("g" + std::to_string(i % 6), "p" + std::to_string(i), "noise");
  EXPECT_EQ(club.reports.size(), kReportLines);
  const auto kept =
      std::count_if(club.reports.begin(), club.reports.end(),
                    [](const AuditLine& line) { return line.text == "the real one"; });
  EXPECT_EQ(kept, 1);
  ClubState again;
  for (const std::string& entry : journal) evolve(again, read_club_entry(entry));
  EXPECT_EQ(again.reports.front().text, club.reports.front().text);
}

TEST_F(ClubTest, ManyGuestsWithAReportEachWashOutNoMembers) {
  own();
  for (const char* member : {"m1", "m2", "m3"}) {
    make_member(member);
    ask(member, FileReport{"Name of villain", "the real one", "villain"});
  }
  for (std::size_t i = 0; i < 2 * kReportLines; ++i) {
    const std::string guest = "g" + std::to_string(i);
    ask(guest, FileReport{"Name of " + guest, "noise", guest});  // of no use to anybody
    ask(guest, FileReport{"Name of other", "noise", "other " + guest});
  }
  const auto count = [&](const std::string& text) {
    return std::ranges::count(club.reports, text, &AuditLine::text);
  };
  EXPECT_EQ(count("the real one"), 3);
  EXPECT_EQ(club.reports.size(), kReportLines);
  EXPECT_TRUE(std::ranges::none_of(
      club.reports, [](const AuditLine& line) { return line.who_id == line.whom_id; }));
}

TEST_F(ClubTest, ReportsOfGuestsStayWhateverOthersReport) {
  for (const bool about_one : {false, true}) {
    ClubState before = club;
    for (const char* witness : {"w1", "w2", "w3"}) {
      ask(witness, FileReport{"Name of villain", "the real one", "villain"});
    }
    for (std::size_t i = 0; i < 2 * kReportLines; ++i) {
      const std::string about = about_one ? "x" : "g" + std::to_string(i + 1);
      ask("g" + std::to_string(i), FileReport{"Name of " + about, "noise", about});
    }
    EXPECT_EQ(std::ranges::count(club.reports, "the real one", &AuditLine::text), 3) << about_one;
    club = before;
  }
}

TEST_F(ClubTest, OneMemberWhoReportsMuchWashesOutNoGuests) {
  own();
  make_member("m1");
  ask("g1", FileReport{"Name of m1", "the real one", "m1"});
  for (std::size_t i = 0; i < 2 * kReportLines; ++i) {
    ask("m1", FileReport{"Name of g", "noise", "g" + std::to_string(i % 7 + 2)});
  }
  EXPECT_EQ(std::ranges::count(club.reports, "the real one", &AuditLine::text), 1);
}

}  // namespace
}  // namespace avinas::server
