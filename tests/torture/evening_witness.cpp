// SPDX-License-Identifier: MIT
// Compares the evening after a kill with what was acknowledged.
#include "tests/torture/evening_witness.hpp"

namespace avinas::torture {

using testing::Json;
using testing::TestPlayer;

namespace {

void check(bool holds, const std::string& what) {
  if (!holds) throw std::runtime_error("the evening: " + what);
}

constexpr int kRounds = 30;

}  // namespace

Json EveningWitness::look(int round) {
  const Json answer = host_.ask({{"type", "look_at_evening"}, {"code", code_}, {"round", round}});
  check(answer["type"] == "evening", answer.dump());
  return answer;
}

Json EveningWitness::at_evening(TestPlayer& player, const char* what, Json more) {
  more.update({{"type", "evening"}, {"code", code_}, {"what", what}});
  return player.ask(more);
}

void EveningWitness::connect(std::uint16_t port) {
  at_ = {};
  now_ = {};
  host_.connect(port);
  for (TestPlayer& player : players_) player.connect(port);
  const Json opened =
      host_.ask({{"type", "open_evening"},
                 {"name", "Torture"},
                 {"options", {{"game", "sueca"}}},
                 {"plan", {{"movement", "swiss"}, {"rounds", kRounds}, {"hands", 1}}}},
                request_);
  check(opened["type"] == "evening", opened.dump());
  check(code_.empty() || code_ == opened["code"], "it was opened twice");
  code_ = opened["code"];
  const Json now = look();
  std::size_t people = 0;
  for (const Json& pair : now["pairs"]) people += pair["people"].size();
  check(people >= entered_, "somebody who came in is missing");
  check(now["round"].get<int>() >= begun_, "a round that was begun is missing");
  for (const auto& [round, meetings] : told_) {
    check(look(round)["meetings"].dump() == meetings,
          "round " + std::to_string(round) + " is not as it was told");
  }
}

void EveningWitness::gather(const Json& evening) {
  const std::size_t pair = entered_ / 2 + 1;
  const bool second = entered_ % 2 == 1;
  if (entered_ == players_.size()) {
    check(at_evening(host_, "begin")["round"].get<int>() > 0, evening.dump());
    begun_ = 1;
    return;
  }
  const Json entered =
      at_evening(players_.at(entered_), "enter", second ? Json{{"pair", pair}} : Json::object());
  check(entered["type"] == "evening", entered.dump());
  ++entered_;
}

std::string EveningWitness::table_of(const Json& evening, const std::string& player) {
  for (const Json& meeting : evening["meetings"]) {
    for (const char* side : {"north_south", "east_west"}) {
      const auto pair = meeting[side].get<std::size_t>() - 1;
      for (const Json& person : evening["pairs"][pair]["people"]) {
        if (person["player"] == player) return meeting["table"];
      }
    }
  }
  return {};
}

void EveningWitness::play(const Json& evening) {
  const std::size_t who = rng_() % players_.size();
  TestPlayer& player = players_.at(who);
  const std::string code = table_of(evening, player.id);
  check(!code.empty(), "a player has no table");
  if (at_.at(who) != code) {
    const Json joined = player.ask({{"type", "join"}, {"table", code}});
    if (joined.value("reason", "") == "no_such_table") return;  // it is being opened
    check(joined["type"] == "view", joined.dump());
    at_.at(who) = code;
  }
  player.ask({{"type", "resync"}});
  const Json& view = player.view();
  if (view["stage"] != "playing") return;
  if (player.to_act()) {
    player.ask(testing::lawful_request(view, rng_()));
  } else if (!view["in_hand"].get<bool>()) {
    player.ask({{"type", "ready"}});
  }
}

void EveningWitness::step() {
  constexpr int kActsBetweenLooks = 12;
  if (now_["stage"] != "playing" || rng_() % kActsBetweenLooks == 0) now_ = look();
  const Json now = now_;
  const int round = now["round"];
  if (now["stage"] == "gathering") {
    gather(now);
  } else if (now["stage"] == "playing") {
    play(now);
  } else {
    const std::string meetings = now["meetings"].dump();
    const auto [told, is_new] = told_.emplace(round, meetings);
    check(told->second == meetings, "a round that is over changed");
    if (now["stage"] == "over") {  // another one
      request_ = "evening-" + std::to_string(++opened_);
      code_.clear();
      told_.clear();
      entered_ = 0;
      begun_ = 0;
      throw testing::Disconnected("another evening begins with the next start");
    }
    check(at_evening(host_, "begin")["type"] == "evening", "it does not go on");
    begun_ = round + 1;
  }
  ++acknowledged_;
}

}  // namespace avinas::torture
