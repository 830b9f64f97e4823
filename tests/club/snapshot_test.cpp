// SPDX-License-Identifier: MIT
// A club comes back from its snapshot as it was.
#include "server/club/snapshot.hpp"

#include <gtest/gtest.h>

#include "protocol/names.hpp"
#include "server/club/decide.hpp"

namespace avinas::server {
namespace {

using namespace protocol;

constexpr std::int64_t kTakenAt = 1'763'700'000'000, kOneDay = 86'400'000;

ClubState folded(const std::vector<ClubEntry>& entries) {
  ClubState club;
  for (const ClubEntry& entry : entries) evolve(club, read_club_entry(write_club_entry(entry)));
  return club;
}

/// Everything that a club is, as text.
std::string told(const ClubState& club) {
  std::string all = club.name + (club.guests ? " open " : " closed ") + club.password_hash + " " +
                    std::string(name_of(club.tables_from)) +
                    std::string(name_of(club.archive_from)) + (club.owned ? " owned " : " ") +
                    std::to_string(club.night.at_ms) + club.night.note + "\n";
  for (const std::string& game : club.games) all += game + " is offered\n";
  for (const std::string& hash : club.owner_links) all += hash + " owner's link\n";
  for (const auto& [player, person] : club.people) {
    all += player + person.name.text + std::string(name_of(person.standing.role)) +
           (person.standing.muted ? "m" : "") + (person.standing.banned ? "b" : "") +
           person.password_hash + " out until " + std::to_string(person.standing.out_until_ms) +
           "\n";
  }
  for (const PlayerId& player : club.admitted) all += player + " admitted\n";
  for (const auto& [hash, i] : club.invitations) {
    all += hash + std::string(name_of(i.info.role)) + std::to_string(i.info.uses_left) + " " +
           std::to_string(i.info.until_ms) + (i.used_up ? "used\n" : "\n");
  }
  for (const auto& [player, when] : club.forgotten) {
    all += player + " forgotten " + std::to_string(when) + "\n";
  }
  for (const auto* lines : {&club.audit, &club.reports}) {
    for (const AuditLine& line : *lines) {
      all += std::to_string(line.at_ms) + line.who + line.what + line.whom + line.text + "\n";
    }
  }
  return all;
}

class ClubSnapshot : public ::testing::Test {
 protected:
  void happen(ClubEvent event) { evolve(club, {std::move(event), at_ms++}); }
  ClubState club;
  std::int64_t at_ms = kTakenAt;
};

TEST_F(ClubSnapshot, GivesTheClubBack) {
  happen(OwnerLinkMade{"link"});
  happen(InvitationMade{"many", {Role::Member, 0, kTakenAt + kOneDay}, "Ona"});
  happen(InvitationMade{"once", {Role::Host, 1, kTakenAt + kOneDay}, "Ona"});
  happen(RoleGiven{"p1", "Rasa", Role::Owner, {}, {}});
  happen(RoleGiven{"p2", "Jonas", Role::Host, "once", {}});
  happen(PasswordSet{"p2", "argon", {}, {}});
  happen(InvitationMade{"theirs", {Role::Member, 0, kTakenAt + kOneDay}, "Jonas", false, "p2"});
  happen(RoleGiven{"p3", "Balys", Role::Member, {}, "Rasa"});
  happen(MeasureTaken{Measure::Mute, "p3", "Balys", "Rasa"});
  happen(MeasureTaken{Measure::Ban, "g1", "Guest", "Jonas"});
  happen(MeasureTaken{Measure::Remove, "p9", "Rude", "Rasa", kTakenAt + kOneDay});
  happen(ClubSet{"Trakai", false, "club-argon", Role::Member, Role::Host,
                 ClubNight{kTakenAt + kOneDay, "Four tables"},
                 std::vector<std::string>{"sjavs", "avinas"}, "Rasa"});
  happen(GuestAdmitted{"g2"});
  happen(Reported{"Balys", "rude", "Jonas"});
  happen(RoleGiven{"p4", "Ona", Role::Member, {}, "Rasa"});
  happen(Forgotten{"p4", "Rasa"});
  happen(RoleGiven{"p1", {}, Role::Guest, {}, "Rasa"});  // owned once, by nobody now
  ClubState again = folded(snapshot_of(club, kTakenAt));
  EXPECT_EQ(told(again), told(club));
  EXPECT_TRUE(again.owned);
  EXPECT_TRUE(again.invitations.at("once").used_up);
  EXPECT_TRUE(again.invitations.contains("theirs"));
  evolve(again, {MeasureTaken{Measure::Ban, "p2", "Jonas", "Rasa"}, at_ms});
  EXPECT_FALSE(again.invitations.contains("theirs"));
}

TEST_F(ClubSnapshot, IsAsLongAsTheClubIsLargeAndNotAsItsPast) {
  happen(RoleGiven{"p1", "Rasa", Role::Owner, {}, {}});
  for (int i = 0; i < 10'000; ++i) {
    happen(MeasureTaken{i % 2 == 0 ? Measure::Mute : Measure::Unmute, "g1", "Guest", "Rasa"});
    happen(Reported{"Guest", "again", "Rasa"});
  }
  EXPECT_LE(snapshot_of(club, kTakenAt).size(), kAuditLines + kReportLines + 8);
}

TEST_F(ClubSnapshot, OfSomebodyForgottenHoldsTheIdForTwoMonthsAndTheNameNever) {
  happen(RoleGiven{"p1", "Rasa", Role::Owner, {}, {}});
  happen(RoleGiven{"p2", "Bronislava", Role::Host, {}, "Rasa"});
  happen(MeasureTaken{Measure::Ban, "g1", "Guest", "Bronislava"});
  happen(Renamed{"p2", "Bronė", {}});
  happen(Reported{"Bronė", "She said: I am Bronislava", "Rasa", "p2", "p1"});
  happen(Reported{"Rasa", "rude", "Bronė", "p1", "p2"});
  happen(MeasureTaken{Measure::Unban, "g1", "Guest", "Bronė"});
  happen(Forgotten{"p2", {}});
  const auto written = [&](std::int64_t now) {
    std::string all;
    for (const ClubEntry& entry : snapshot_of(club, now)) all += write_club_entry(entry) + "\n";
    return all;
  };
  EXPECT_EQ(written(kTakenAt + kOneDay).find("Bron"), std::string::npos)
      << written(kTakenAt + kOneDay);
  EXPECT_NE(written(kTakenAt + 59 * kOneDay).find("p2"), std::string::npos);
  EXPECT_EQ(written(kTakenAt + 61 * kOneDay).find("p2"), std::string::npos);
}

TEST_F(ClubSnapshot, LeavesInvitationsOutThatHaveEnded) {
  happen(InvitationMade{"old", {Role::Member, 0, kTakenAt - 1}, "Ona"});
  happen(InvitationMade{"new", {Role::Member, 0, kTakenAt + 1}, "Ona"});
  const ClubState again = folded(snapshot_of(club, kTakenAt));
  EXPECT_FALSE(again.invitations.contains("old"));
  EXPECT_TRUE(again.invitations.contains("new"));
}

}  // namespace
}  // namespace avinas::server
