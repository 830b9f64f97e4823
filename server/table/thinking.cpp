// SPDX-License-Identifier: MIT
// Finds the action of the first automatic seat that has one.
#include "server/table/thinking.hpp"

#include "players/seats/player.hpp"

namespace avinas::server {
namespace {

template <typename Decide>
Thought answer_by(const Think& question, Decide decide) {
  std::uint64_t seed = question.seed;
  for (const Think::Player& player : question.players) {
    if (const auto action = decide(player, ++seed)) {
      return {question.position, SeatAction{player.seat, *action}};
    }
  }
  return {question.position, std::nullopt};
}

}  // namespace

Thought think(const Think& question) {
  return answer_by(question, [](const Think::Player& player, std::uint64_t seed) {
    return players::decide(player.known, player.level, seed);
  });
}

Thought think_quickly(const Think& question) {
  return answer_by(question, [](const Think::Player& player, std::uint64_t) {
    return players::choose(player.known);
  });
}

}  // namespace avinas::server
