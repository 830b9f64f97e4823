// SPDX-License-Identifier: MIT
// Chooses between thinking and rules of thumb, by strength.
#include "players/bots/player.hpp"

#include <algorithm>

#include "players/bots/bot.hpp"
#include "players/bots/thinker.hpp"

namespace avinas::bots {

Strength strength_of(BotLevel level) {
  switch (level) {
    case BotLevel::Club:
      return {6'000, 30, nullptr};
    case BotLevel::Master:
      return {90'000, 400, &kSolvedMatch};
    case BotLevel::Learner:
      break;
  }
  return {};
}

Strength strength_of_hints(BotLevel level) {
  Strength strength = strength_of(level);
  strength.match = &kSolvedMatch;
  return strength;
}

std::optional<Action> decide(const Knowledge& known, const Strength& strength, std::uint64_t seed,
                             Findings* findings) {
  if (!known.view.observer.seat || known.view.legal.empty()) return std::nullopt;
  if (strength.work == 0) return choose(known.view);
  Thinker thinker(known, strength, seed);
  const auto action = thinker.choose();
  if (findings) *findings = thinker.findings();
  const auto& legal = known.view.legal;
  if (action && std::find(legal.begin(), legal.end(), *action) != legal.end()) return action;
  const auto& to_act = known.view.to_act;
  const bool my_turn =
      std::find(to_act.begin(), to_act.end(), *known.view.observer.seat) != to_act.end();
  return my_turn ? choose(known.view) : std::nullopt;
}

std::vector<Considered> consider(const Knowledge& known, const Strength& strength,
                                 std::uint64_t seed) {
  if (!known.view.observer.seat || known.view.legal.size() < 2 || strength.work == 0) return {};
  Thinker thinker(known, strength, seed);
  thinker.choose();
  return thinker.considered();
}

}  // namespace avinas::bots
