// SPDX-License-Identifier: MIT
// The club's shell: who comes in with what, durable before told, repeated requests, slow passwords.
#include "server/club_actor/club_actor.hpp"

#include "server/club_actor/password.hpp"
#include "tests/club/club_desk.hpp"

namespace avinas {

TEST_F(ClubActorTest, AGuestIsKnownByTheTokenAndKeepsEveryDeviceThroughARename) {
  const auto first = comes({"Ona", ""});
  const auto link = std::get<DeviceLink>(ask(first.player, LinkDevice{}));
  Hello by_link;
  by_link.link = link.secret;
  const auto second = comes(by_link);
  EXPECT_EQ(second.player.id, first.player.id);
  EXPECT_NE(second.token, first.token);
  EXPECT_EQ(comes({"Ona Marija", second.token}).player.name, "Ona Marija");

  boost::asio::io_context another_home{1};
  ClubActor again(another_home, store, store);
  // SQLite's part: the last name of each player, and every token.
  std::map<std::string, std::string> names;
  for (const PlayerRow& row : store.players) names[row.id] = row.name;
  for (PlayerRow row : store.players) {
    row.name = names[row.id];
    if (!row.token_hash.empty()) again.load(row);
  }
  again.recovered({});
  for (const std::string& token : {first.token, second.token}) {
    std::string name;
    again.arrive({"", token}, "192.0.2.1",
                 [&](auto answer) { name = std::get<Arrived>(answer).player.name; });
    another_home.restart();
    another_home.run();
    EXPECT_EQ(name, "Ona Marija");
  }
}

TEST_F(ClubActorTest, ALinkForAnotherDeviceWorksOnce) {
  const auto ona = comes({"Ona", ""});
  Hello hello;
  hello.link = std::get<DeviceLink>(ask(ona.player, LinkDevice{})).secret;
  comes(hello);
  EXPECT_EQ(refused(hello), "useless_link");
  hello.link = "invented";
  EXPECT_EQ(refused(hello), "useless_link");
}

TEST_F(ClubActorTest, ARenameThatIsRefusedSaysSoAndKeepsTheName) {
  owner();
  const auto guest = comes({"Ona", ""});
  const auto again = comes({"RASA", guest.token});
  EXPECT_EQ(again.player.name, "Ona");
  ASSERT_TRUE(again.note);
  EXPECT_EQ(again.note->reason, Reason::NameTaken);
}

TEST_F(ClubActorTest, ABotsAccountComesByAnInvitationAndIsNamedAsOne) {
  const Player rasa = owner();
  ask(rasa, SetClub{"", false});  // closed to guests
  Hello hello{"Robo", ""};
  hello.invitation = std::get<Invited>(ask(rasa, Invite{Role::Bot, 1, 30})).secret;
  const auto bot = comes(hello);
  EXPECT_EQ(bot.role, Role::Bot);
  EXPECT_EQ(bot.player.name, "Robo (bot)");
  const auto renamed = comes({"Domas", bot.token});
  EXPECT_EQ(renamed.player.name, "Domas (bot)");
  EXPECT_EQ(refused(hello), "useless_invitation");
  ask(rasa, SetClub{"", true});
  EXPECT_EQ(refused({"Domas (bot)", ""}), "name_lookalike");
  EXPECT_EQ(refused({"Ona (bot)", ""}), "name_lookalike") << "a person is not named as a bot";
  EXPECT_TRUE(club.standing(bot.player.id).muted) << "until a host lets it talk";
  Manage promote{bot.player.id, Measure::MakeHost};
  EXPECT_EQ(word(ask(rasa, promote)), "name_lookalike") << "a bot becomes no host";
}

TEST_F(ClubActorTest, NothingIsToldOrShownBeforeItIsDurable) {
  const Player rasa = owner();
  store.holds = true;
  bool told = false;
  club.ask(rasa, "r1", "192.0.2.1", SetClub{"Kaunas", true}, [&](auto) { told = true; });
  bool second = false;
  club.ask(rasa, "r2", "192.0.2.1", SetClub{"Kaunas", true}, [&](auto) { second = true; });
  home.restart();
  home.run();
  EXPECT_FALSE(told);
  EXPECT_FALSE(second) << "that nothing is left to do is told after the first is durable";
  EXPECT_EQ(club.now()->name, "Avinas");
  store.let_go();
  home.restart();
  home.run();
  EXPECT_TRUE(told);
  EXPECT_TRUE(second);
  EXPECT_EQ(club.now()->name, "Kaunas");
}

TEST_F(ClubActorTest, ARepeatedRequestActsOnceAndGetsTheFirstAnswer) {
  const Player rasa = owner();
  const auto first = std::get<Invited>(ask(rasa, Invite{Role::Member, 1, 7}, "same"));
  const auto entries = store.entries[""].size();
  EXPECT_EQ(std::get<Invited>(ask(rasa, Invite{Role::Member, 1, 7}, "same")).secret, first.secret);
  EXPECT_EQ(store.entries[""].size(), entries);
  for (int i = 0; i < 3; ++i) ask(rasa, ClubActor::ReportWithWords{{"x", "Rude."}, {}}, "report");
  EXPECT_EQ(club.now()->reports.size(), 1u);
}

TEST_F(ClubActorTest, WrongPasswordsAreSlowedForTheirAddressAndNameAndForNobodyElse) {
  const Player rasa = owner();
  EXPECT_EQ(word(ask(rasa, SetPassword{"correct horse"})), "done");
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(refused({"rasa", "", "wrong"}, "198.51.100.7"), "wrong_password");
  }
  EXPECT_EQ(refused({"rasa", "", "correct horse"}, "198.51.100.7"), "too_many_passwords");
  const auto signed_in = comes({"RASA", "", "correct horse"}, "192.0.2.1");
  EXPECT_EQ(signed_in.player.id, rasa.id) << "another's guesses lock nobody out";
  EXPECT_FALSE(signed_in.token.empty());
}

TEST_F(ClubActorTest, TheClubsPasswordIsSlowedToo) {
  const Player rasa = owner();
  EXPECT_EQ(word(ask(rasa, SetClub{"", true, "open sesame"})), "done");
  EXPECT_EQ(refused({"Ona", ""}), "club_password");
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(refused({"N" + std::to_string(i), "", "wrong"}, "198.51.100.7"), "wrong_password");
  }
  EXPECT_EQ(refused({"Ona", "", "open sesame"}, "198.51.100.7"), "too_many_passwords");
  const auto ona = comes({"Ona", "", "open sesame"});
  EXPECT_EQ(comes({"", ona.token}).player.id, ona.player.id) << "a known guest is not asked again";
}

TEST_F(ClubActorTest, TheJournalHoldsNoSecret) {
  const Player rasa = owner();
  const auto invited = std::get<Invited>(ask(rasa, Invite{Role::Member, 0, 7}));
  ask(rasa, SetPassword{"correct horse"});
  ask(rasa, SetClub{"", true, "open sesame"});
  for (const std::string& entry : store.entries[""]) {
    for (const std::string& secret :
         {invited.secret, std::string("correct horse"), std::string("open sesame")}) {
      EXPECT_EQ(entry.find(secret), std::string::npos) << entry;
    }
  }
}

TEST(PasswordLine, IsBoundedForAnAddressAndAddressesTakeTurns) {
  std::promise<void> gate;
  auto opened = gate.get_future().share();
  std::promise<void> started, done;
  std::mutex mutex;
  std::vector<std::string> order;
  std::size_t refused = 0;
  {
    FairQueue line(kWaitingPasswords, kWaitingPasswordsOfOne);
    line.enter("a", [&] {
      started.set_value();
      opened.wait();
    });
    started.get_future().wait();
    const auto note = [&](const std::string& who) {
      return [&, who] {
        const std::scoped_lock lock(mutex);
        order.push_back(who);
      };
    };
    for (std::size_t i = 0; i < kWaitingPasswordsOfOne + 5; ++i)
      refused += !line.enter("a", note("a"));
    EXPECT_TRUE(line.enter("b", note("b")));
    line.enter("c", [&] { done.set_value(); });
    gate.set_value();
    done.get_future().wait();
  }
  EXPECT_EQ(refused, 5u);
  const auto b = std::find(order.begin(), order.end(), "b");
  ASSERT_NE(b, order.end());
  EXPECT_LE(b - order.begin(), 2) << "the crowd of one address does not keep another waiting";
}

TEST(Password, IsArgon2idWithASaltOfItsOwn) {
  const std::string one = hash_password("correct horse"), two = hash_password("correct horse");
  EXPECT_TRUE(one.starts_with("$argon2id$"));
  EXPECT_NE(one, two);
  EXPECT_TRUE(password_matches(one, "correct horse"));
  EXPECT_FALSE(password_matches(one, "correct horsf"));
  EXPECT_FALSE(password_matches("", "correct horse"));
}

// --- devices -------------------------------------------------------------------------------------

class DevicesTest : public ClubActorTest {
 protected:
  DevicesTest() { own = owner(); }
  /// Another device of the owner's, by a link.
  Arrived another(const std::string& name) {
    Hello hello;
    hello.link = std::get<DeviceLink>(ask(own, LinkDevice{})).secret;
    hello.device = name;
    return comes(hello);
  }
  bool lets_in(const Arrived& device) {
    Hello hello;
    hello.token = device.token;
    return std::holds_alternative<Arrived>(arrive(hello));
  }
  std::vector<Device> list() { return std::get<Devices>(ask(own, AskDevices{})).devices; }

  Player own;
};

TEST_F(DevicesTest, AreListedByNameWithTheOneThatAsks) {
  another("Phone");
  const auto devices = list();
  ASSERT_EQ(devices.size(), 2u);
  EXPECT_EQ(devices[0].here + devices[1].here, 1);
  EXPECT_EQ(std::count_if(devices.begin(), devices.end(),
                          [](const Device& each) { return each.name == "Phone"; }),
            1);
}

TEST_F(DevicesTest, EndOneByOneAndAllOthersAtOnceAndTheRowsGo) {
  const Arrived phone = another("Phone"), tablet = another("Tablet"), laptop = another("Laptop");
  EXPECT_EQ(word(ask(own, EndDevices{phone.player.device})), "done");
  EXPECT_FALSE(lets_in(phone));
  EXPECT_TRUE(lets_in(tablet));
  EXPECT_EQ(word(ask(own, EndDevices{phone.player.device})), "no_such_device");
  EXPECT_EQ(word(ask(own, EndDevices{})), "done");
  EXPECT_FALSE(lets_in(tablet));
  EXPECT_FALSE(lets_in(laptop));
  EXPECT_EQ(list().size(), 1u);
  EXPECT_EQ(store.ended_tokens.size(), 3u);
}

TEST_F(DevicesTest, EndWithANewPasswordAllButTheOneThatSetsIt) {
  const Arrived phone = another("Phone");
  EXPECT_EQ(word(ask(phone.player, SetPassword{"a new password"})), "done");
  EXPECT_TRUE(lets_in(phone));
  EXPECT_EQ(list().size(), 1u) << "the one that was there first is signed out";
}

TEST_F(DevicesTest, EndAllWithAPasswordOfTheOperators) {
  const Arrived phone = another("Phone");
  std::promise<ClubAnswer> reset;
  auto future = reset.get_future();
  club.reset_password({own.id, own.name}, "another password",
                      [&](ClubAnswer answer) { reset.set_value(answer); });
  EXPECT_EQ(word(wait(future)), "done");
  EXPECT_FALSE(lets_in(phone));
}

TEST_F(ClubActorTest, WhoIsRemovedIsKnownAgainAndStaysOut) {
  const Arrived guest = comes({"Jonas", ""});
  std::promise<ClubAnswer> removed;
  auto done = removed.get_future();
  club.administer(TakeMeasure{{guest.player.id, "Jonas"}, Measure::Remove},
                  [&](ClubAnswer answer) { removed.set_value(answer); });
  EXPECT_EQ(word(wait(done)), "done");
  Hello again;
  again.token = guest.token;
  EXPECT_EQ(refused(again), "removed_by_host");
}

TEST_F(DevicesTest, ALinkThatWasMadeBeforeANewPasswordLetsNobodyIn) {
  Hello hello;
  hello.link = std::get<DeviceLink>(ask(own, LinkDevice{})).secret;
  EXPECT_EQ(word(ask(own, SetPassword{"a new password"})), "done");
  EXPECT_EQ(refused(hello), "useless_link");
}

TEST_F(DevicesTest, AreBoundedAndTheOldestEnds) {
  const Arrived first = another("First");
  for (std::size_t i = 0; i < kMostDevices; ++i) another("Another");
  EXPECT_EQ(list().size(), kMostDevices);
}

TEST_F(ClubActorTest, HellosAreNumberedAsTheyCome) {
  const Arrived first = comes({"Ona", ""});
  Hello again;
  again.token = first.token;
  EXPECT_LT(first.welcome, comes(again).welcome);
}

TEST_F(ClubActorTest, AGuestWhoseNameBecameAMembersComesInUnderOneLikeIt) {
  const Arrived guest = comes({"Rasa", ""});
  owner();  // Rasa, too
  Hello again;
  again.token = guest.token;
  const Arrived back = comes(again);
  EXPECT_EQ(back.player.name, "Rasa 2");
  ASSERT_TRUE(back.note);
  EXPECT_EQ(back.note->reason, Reason::NameTaken);
}

TEST_F(ClubActorTest, ManyGuestsAreForgottenAFewAtATime) {
  for (int i = 0; i < 1'000; ++i) {
    const std::string number = std::to_string(i);
    club.load({"g" + number, "Guest", "token" + number, 1});
  }
  club.forget_unseen({Millis(0), 1'000 * kDayMs, 1'000});
  home.restart();
  std::size_t most = 0, steps = 0;
  for (std::size_t before = 0; home.poll_one() > 0; before = store.forgotten.size()) {
    most = std::max(most, store.forgotten.size() - before);
    ++steps;
  }
  EXPECT_EQ(store.forgotten.size(), 1'000u);
  EXPECT_LE(most, kForgottenAtOnce);
  EXPECT_GE(steps, 5u) << "others have their turn in between";
}

}  // namespace avinas
