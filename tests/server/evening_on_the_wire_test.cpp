// SPDX-License-Identifier: MIT
// An evening over real sockets: the same cards at two tables, sealed until both have played them,
// also after a kill.
#include <gtest/gtest.h>

#include <csignal>
#include <map>

#include "engine/record/checking.hpp"
#include "tests/support/four_players.hpp"
#include "tests/support/temp_folder.hpp"

namespace avinas::testing {
namespace {

const std::vector<std::string> kRates{"--request-rate", "10000", "--address-rate", "10000"};

/// Four pairs at two tables, and a host who plays in none.
class EveningOnTheWire : public ::testing::TestWithParam<std::string_view> {
 protected:
  using Table = std::array<TestPlayer, 4>;

  std::vector<std::string> flags() const {
    std::vector<std::string> all{"--data", folder_.path().string()};
    all.insert(all.end(), kRates.begin(), kRates.end());
    return all;
  }
  void start() { server_ = std::make_unique<TestServer>(flags(), port_); }
  /// The host alone comes back.
  void kill_hard_and_start() {
    server_->process().signal(SIGKILL);
    server_->process().wait();
    server_.reset();
    start();
    port_ = server_->port();
    host_.connect(port_);
  }
  /// `kill -9`, another start, and everybody comes back; to their tables, if there is a round.
  void kill_and_start_again() {
    kill_hard_and_start();
    for (std::size_t table = 0; table < 2; ++table) {
      for (TestPlayer& player : tables_.at(table)) {
        player.connect(port_);
        if (!codes_.at(table).empty()) join_table(player, codes_.at(table));
      }
      if (!codes_.at(table).empty()) settle(tables_.at(table));
    }
  }
  static void join_table(TestPlayer& player, const std::string& code) {
    const Json answer = player.ask({{"type", "join"}, {"table", code}});
    ASSERT_EQ(answer["type"], "view") << answer;
  }

  Json at_evening(TestPlayer& player, const char* what, Json more = Json::object()) {
    more.update({{"type", "evening"}, {"code", evening_}, {"what", what}});
    return player.ask(more, new_id());
  }
  static std::size_t people_in(const Json& evening) {
    std::size_t people = 0;
    for (const Json& pair : evening["pairs"]) people += pair["people"].size();
    return people;
  }
  Json look(int round = 0) {
    return host_.ask({{"type", "look_at_evening"}, {"code", evening_}, {"round", round}}, new_id());
  }

  void open(int rounds, int hands) {
    start();
    port_ = server_->port();
    host_.connect(port_);
    const Json answer =
        host_.ask({{"type", "open_evening"},
                   {"name", "Thursday"},
                   {"options", {{"game", GetParam()}}},
                   {"plan", {{"movement", "howell"}, {"rounds", rounds}, {"hands", hands}}}});
    ASSERT_EQ(answer["type"], "evening") << answer;
    evening_ = answer["code"];
    // Of a Howell movement of four, pairs 4 and 1 meet first, and 2 and 3.
    for (const auto& [table, seat] : {std::pair{0, 1}, {1, 0}, {1, 1}, {0, 0}})
      pair_up(table, seat);
  }
  void pair_up(int table, int seat) {
    auto& players = tables_.at(static_cast<std::size_t>(table));
    TestPlayer& first = players.at(static_cast<std::size_t>(seat));
    TestPlayer& second = players.at(static_cast<std::size_t>(seat + 2));
    first.connect(port_);
    second.connect(port_);
    const Json entered = at_evening(first, "enter", {{"seed", std::string(32, '7')}});
    ASSERT_EQ(entered["type"], "evening") << entered;
    const std::size_t pair = entered["pairs"].size();
    EXPECT_EQ(at_evening(second, "enter", {{"pair", pair}})["pairs"][pair - 1]["people"].size(),
              2u);
  }
  void begin() {
    const Json answer = at_evening(host_, "begin");
    ASSERT_EQ(answer["stage"], "playing") << answer;
    std::map<std::string, TestPlayer> all;
    for (Table& players : tables_) {
      for (TestPlayer& player : players) all[player.id] = std::move(player);
    }
    for (std::size_t table = 0; table < 2; ++table) {
      const Json& meeting = answer["meetings"][table];
      codes_.at(table) = meeting["table"];
      for (std::size_t seat = 0; seat < 4; ++seat) {
        const std::size_t pair = meeting[seat % 2 == 0 ? "north_south" : "east_west"];
        const std::string player = answer["pairs"][pair - 1]["people"][seat / 2]["player"];
        tables_.at(table).at(seat) = std::move(all.at(player));
        join_table(tables_.at(table).at(seat), codes_.at(table));
      }
      settle(tables_.at(table));
    }
  }
  /// Until `enough` says so of North's view.
  template <typename Enough>
  void play(std::size_t table, const Enough& enough) {
    while (!enough(tables_.at(table)[0].view())) act(tables_.at(table));
  }
  static bool is_over(const Json& view) { return view["stage"] == "finished"; }

  std::string record_of(const std::string& match) const {
    return raw_exchange(port_,
                        "GET /api/matches/" + match +
                            "/record HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  }
  void administer(std::vector<std::string> command, const std::string& says) {
    command.insert(command.begin(), {executable(), "admin"});
    command.insert(command.end(), {"--data", folder_.path().string()});
    load::ChildProcess admin(command, says);
    EXPECT_EQ(admin.wait(), 0);
  }
  Json results_of(TestPlayer& player) {
    return player.ask({{"type", "ask_results"}, {"game", GetParam()}}, new_id());
  }

  const TempFolder folder_;
  std::unique_ptr<TestServer> server_;
  std::uint16_t port_ = 0;
  TestPlayer host_;
  std::array<Table, 2> tables_;
  std::array<std::string, 2> codes_;
  std::string evening_;
};
INSTANTIATE_TEST_SUITE_P(GamesOfPairs, EveningOnTheWire,
                         ::testing::Values("avinas", "sjavs", "einwerfen", "sueca"),
                         [](const auto& game) { return std::string(game.param); });

TEST_P(EveningOnTheWire, PlaysTheSameCardsAndTellsNothingOfAHandBeforeTheLastTableHasPlayedIt) {
  open(1, 2);
  begin();
  const Json joined = host_.ask({{"type", "join"}, {"table", codes_[0]}}, new_id());
  EXPECT_EQ(joined["reason"], "no_spectators");
  EXPECT_EQ(tables_[0][0].ask({{"type", "stand"}}, new_id())["reason"], "seats_of_evening");
  const auto hand_over = [](const Json& view) { return !view["finished"].is_null(); };
  play(0, hand_over);
  const Json first = tables_[0][0].view()["finished"];
  play(0, is_over);
  const std::string match = tables_[0][0].view()["match"];

  // Table 1 is done, table 2 has not begun: nobody is told anything of it.
  kill_and_start_again();
  EXPECT_EQ(record_of(match).substr(9, 3), "404");
  EXPECT_TRUE(results_of(tables_[0][0])["matches"].empty());
  const Json seen = look();
  for (const Json& meeting : seen["meetings"]) {
    EXPECT_FALSE(meeting.contains("scores"));
    EXPECT_FALSE(meeting.contains("match"));
    EXPECT_EQ(meeting["played"], meeting["table"] == codes_[0] ? 2 : 0);
  }
  EXPECT_EQ(tables_[0][0].ask({{"type", "ask_review"}}, new_id())["type"], "error");

  play(1, [](const Json& view) { return view["in_hand"].get<bool>(); });
  EXPECT_EQ(
      tables_[1][0].ask({{"type", "look_at_evening"}, {"code", evening_}}, new_id())["reason"],
      "after_the_hand");
  for (int i = 0; i < 2; ++i) act(tables_[1]);  // not so many that all have passed
  kill_and_start_again();
  play(1, hand_over);
  EXPECT_EQ(tables_[1][0].view()["finished"]["deal"], first["deal"]);
  EXPECT_EQ(tables_[1][0].view()["finished"]["dealer"], first["dealer"]);
  // The first hand is played everywhere, and the second is not.
  Json between = look();
  while (between["meetings"][1]["played"] == 0 || between["meetings"][0]["played"] == 0) {
    between = look();
  }
  for (const Json& meeting : between["meetings"]) {
    EXPECT_EQ(meeting["scores"].size(), 1u);
    EXPECT_FALSE(meeting.contains("match"));
  }
  EXPECT_EQ(record_of(match).substr(9, 3), "404");
  // Between two hands that others have played, names and talk are anybody's to choose.
  const Json list{{"type", "ask_evenings"}};
  EXPECT_EQ(tables_[1][0].ask(list, new_id())["reason"], "after_the_hand");
  EXPECT_EQ(tables_[0][0].ask(list, new_id())["type"], "evenings");
  play(1, is_over);

  Json over = look();
  while (over["stage"] != "over") over = look();
  ASSERT_EQ(over["meetings"].size(), 2u);
  int points = 0;
  for (const Json& pair : over["pairs"]) points += pair["hundredths"].get<int>();
  EXPECT_EQ(points, 4 * 5000);
  kill_and_start_again();
  EXPECT_TRUE(tables_[0][0].games.empty()) << "nobody goes back there";
  for (const Json& meeting : over["meetings"]) {
    EXPECT_EQ(meeting["scores"].size(), 2u);
    std::string answer = record_of(meeting["match"]);
    while (answer.substr(9, 3) != "200") answer = record_of(meeting["match"]);  // on its way
    const std::string record = answer.substr(answer.find("\r\n\r\n") + 4);
    const Json document = Json::parse(record.substr(record.find('{')), nullptr, false);
    EXPECT_EQ(document["evening"]["code"], evening_);
    EXPECT_TRUE(document["outcome"].is_null());
    EXPECT_EQ(document["hands"][0]["deal"], first["deal"]);
    EXPECT_EQ(record::verify(document.dump()).text, "ok");
    EXPECT_EQ(document["hands"][0]["shuffle"]["player_seeds"].size(), 1u);
  }
  EXPECT_EQ(over["seed"].get<std::string>().size(), 64u);
}

TEST_P(EveningOnTheWire, ATableThatTheOperatorClosesTellsNothingBeforeItsRoundIsOver) {
  open(1, 2);
  begin();
  play(0, [](const Json& view) { return !view["finished"].is_null(); });
  const std::string match = tables_[0][0].view()["match"];
  administer({"close-table", codes_[0]}, "has ended its match");
  EXPECT_EQ(record_of(match).substr(9, 3), "404");
  EXPECT_EQ(look()["stage"], "playing");
  play(1, is_over);
  Json view = look();
  while (view["stage"] != "over") view = look();
  for (const Json& pair : view["pairs"]) EXPECT_EQ(pair["counted"], 1) << "both played one hand";
}

TEST_P(EveningOnTheWire, AForgottenOrBannedPlayerIsOutOfItAndAHostHasThreeAtATime) {
  open(1, 2);
  const std::string forgotten = tables_[0][0].id;
  const Json data = tables_[0][0].ask({{"type", "ask_my_data"}}, new_id());
  ASSERT_EQ(data["evenings"].size(), 1u) << data;
  EXPECT_EQ(data["evenings"][0]["code"], evening_);
  tables_[0][0].client->send({{"type", "forget_me"}});
  Json view = look();
  while (view.dump().find(forgotten) != std::string::npos) view = look();
  EXPECT_EQ(people_in(view), 7u);
  administer({"ban", tables_[0][1].id}, "ban done");
  while (people_in(view) != 6) view = look();
  kill_hard_and_start();
  view = look();
  EXPECT_EQ(people_in(view), 6u);
  EXPECT_EQ(view.dump().find(forgotten), std::string::npos) << "nor in its journal";

  const Json another{{"type", "open_evening"},
                     {"name", "Friday"},
                     {"options", {{"game", GetParam()}}},
                     {"plan", {{"movement", "swiss"}, {"rounds", 3}, {"hands", 1}}}};
  const Json second = host_.ask(another, "second");
  EXPECT_EQ(host_.ask(another, "second")["code"], second["code"]) << "a repeated request";
  EXPECT_EQ(host_.ask(another, "third")["type"], "evening");
  EXPECT_EQ(host_.ask(another, "fourth")["reason"], "enough_evenings");
}

TEST_P(EveningOnTheWire, ItsHostEndsARoundThatOneTableHoldsUp) {
  open(2, 1);
  begin();
  play(0, is_over);
  for (int i = 0; i < 3; ++i) act(tables_[1]);
  EXPECT_EQ(at_evening(tables_[0][0], "close_round")["reason"], "evenings_host");
  EXPECT_EQ(at_evening(host_, "close_round")["type"], "done");
  Json view = look();
  while (view["stage"] == "playing") view = look();
  EXPECT_EQ(view["stage"], "between");
  for (const Json& pair : view["pairs"]) EXPECT_EQ(pair["counted"], 0) << "nothing to compare";
  begin();
  kill_and_start_again();
  play(0, is_over);
  play(1, is_over);
  while (view["stage"] != "over") view = look();
  for (const Json& pair : view["pairs"]) EXPECT_EQ(pair["counted"], 1);
  EXPECT_EQ(look(1)["meetings"].size(), 2u);
}

}  // namespace
}  // namespace avinas::testing
