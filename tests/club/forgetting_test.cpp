// SPDX-License-Identifier: MIT
// The people whom the club forgets: guests in time, everybody who asks, nobody who is needed.
#include "tests/club/club_desk.hpp"

namespace avinas {

Now in_days(int days) {
  Now now = current_time();
  now.unix_ms += days * kDayMs;
  return now;
}

TEST_F(ClubActorTest, AGuestWhoNeverPlayedIsForgottenAfterAWeekAndAMemberNever) {
  const Player rasa = owner();
  const auto guest = comes({"Ona", ""});
  const auto forget = [&](int days) {
    club.forget_unseen(in_days(days));
    home.restart();
    home.poll();
  };
  forget(7);
  EXPECT_EQ(refused({"", guest.token}), "came in");
  forget(8);
  EXPECT_EQ(refused({"", guest.token}), "unknown_token");
  EXPECT_EQ(club.standing(rasa.id).role, Role::Owner);
  forget(4000);
  ClubActor again(home, store, store);
  for (const PlayerRow& row : store.players) again.load(row);
  EXPECT_EQ(store.forgotten, std::vector<std::string>{guest.player.id});
}

TEST_F(ClubActorTest, AGuestWhoPlayedIsForgottenAfterAYear) {
  const auto guest = comes({"Ona", ""});
  store.played.insert(guest.player.id);
  const auto forget = [&](int days) {
    club.forget_unseen(in_days(days));
    home.restart();
    home.poll();
  };
  forget(364);
  EXPECT_TRUE(store.forgotten.empty());
  forget(366);
  EXPECT_EQ(store.forgotten.size(), 1u);
}

TEST_F(ClubActorTest, GuestsAreKeptAsLongAsTheSettingSays) {
  club.keep({.newcomers = 2, .guests = 30});
  const auto newcomer = comes({"Ona", ""});
  const auto guest = comes({"Balys", ""});
  store.played.insert(guest.player.id);
  const auto forget = [&](int days) {
    club.forget_unseen(in_days(days));
    home.restart();
    home.poll();
  };
  forget(3);
  EXPECT_EQ(store.forgotten, std::vector<std::string>{newcomer.player.id});
  forget(31);
  EXPECT_EQ(store.forgotten.size(), 2u);
}

TEST_F(ClubActorTest, AClubKeepsItsOnlyOwnerAndNobodyIsForgottenInAMatch) {
  const Player rasa = owner();
  EXPECT_EQ(word(ask(rasa, ForgetMe{})), "only_owner");
  ClubNeighbours playing;
  playing.in_match = [](const PlayerId&) { return true; };
  boost::asio::io_context other_home{1};
  KeepingStore other_store;
  ClubActor other(other_home, other_store, other_store);
  other.recovered(std::move(playing));
  std::string told;
  other.ask({"p1", "Ona"}, "r1", "192.0.2.1", ForgetMe{},
            [&](const ClubAnswer& answer) { told = word(answer); });
  other_home.run();
  EXPECT_EQ(told, "match_under_way");
  EXPECT_TRUE(other_store.forgotten.empty());
}

TEST_F(ClubActorTest, AGuestIsToldThatTheyAreForgottenWhenItIsDurable) {
  const auto guest = comes({"Ona", ""});
  store.holds = true;
  std::string told;
  club.ask(guest.player, "f1", "192.0.2.1", ForgetMe{},
           [&](const ClubAnswer& answer) { told = word(answer); });
  home.restart();
  home.poll();
  EXPECT_EQ(store.forgotten, std::vector<std::string>{guest.player.id});
  EXPECT_EQ(told, "");
  store.let_go();
  home.restart();
  home.poll();
  EXPECT_EQ(told, "done");
  EXPECT_TRUE(store.entries[""].empty()) << "no trace of them was there, and none is left";
}

TEST_F(ClubActorTest, AMatchThatWasUnderWayWhenItsPlayerWasForgottenIsCleanedLater) {
  std::vector<PlayerId> cleaned;
  ClubNeighbours neighbours;
  neighbours.clean_archive = [&](const PlayerId& player) { cleaned.push_back(player); };
  boost::asio::io_context other_home{1};
  KeepingStore other_store;
  ClubActor other(other_home, other_store, other_store);
  other.recovered(std::move(neighbours));
  other.forget({"p1", "Ona"}, [](const ClubAnswer&) {});
  other.forget_unseen(in_days(1));
  other_home.run();
  EXPECT_EQ(cleaned, std::vector<PlayerId>{"p1"});
  EXPECT_EQ(other_store.forgotten, std::vector<std::string>{"p1"});
}

TEST(FullServer, ForgetsGuestsWhoNeverPlayedAndHasRoomAgain) {
  boost::asio::io_context home{1};
  KeepingStore store;
  constexpr std::size_t kMost = 50;
  ClubActor club(home, store, store, kMost);
  const std::int64_t today = current_time().unix_ms / kDayMs;
  for (std::size_t i = 0; i < kMost; ++i) {
    const std::string id = "g" + std::to_string(i);
    club.load({id, "Guest", "hash" + id, i == 0 ? today : today - 1});
  }
  club.recovered({});
  std::string answer;
  club.arrive({"Ona", ""}, "192.0.2.1", [&](ArrivalAnswer given) {
    const auto* why = std::get_if<Refusal>(&given);
    answer = why ? std::string(word_of(*why)) : "came in";
  });
  home.run();
  EXPECT_EQ(answer, "came in");
  EXPECT_EQ(store.forgotten.size(), kMost - 1) << "who was here today stays";
}

}  // namespace avinas
