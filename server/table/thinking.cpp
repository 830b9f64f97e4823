// SPDX-License-Identifier: MIT
// Finds the action of the first automatic seat that has one.
#include "server/table/thinking.hpp"

#include "players/bots/player.hpp"

namespace avinas::server {
namespace {

template <typename StrengthOf>
Thought answer_by(const Think& question, StrengthOf strength_of) {
  std::uint64_t seed = question.seed;
  for (const Think::Player& player : question.players) {
    if (const auto action = bots::decide(player.known, strength_of(player.level), ++seed)) {
      return {question.position, SeatAction{player.seat, *action}};
    }
  }
  return {question.position, std::nullopt};
}

}  // namespace

Thought think(const Think& question) {
  return answer_by(question, [](BotLevel level) { return bots::strength_of(level); });
}

Thought think_quickly(const Think& question) {
  return answer_by(question, [](BotLevel) { return bots::Strength{}; });
}

}  // namespace avinas::server
