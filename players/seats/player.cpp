// SPDX-License-Identifier: MIT
// Asks a game's own bots, or the player of any game.
#include "players/seats/player.hpp"

#include "players/bots/bot.hpp"
#include "players/imagined/imagined.hpp"
#include "players/seats/reasons.hpp"

namespace avinas::players {
namespace {

/// Worlds that the player of any game imagines for one decision.
constexpr int kOneWorld = 1;
int worlds_of(BotLevel level) {
  switch (level) {
    case BotLevel::Learner:
      return kOneWorld;
    case BotLevel::Club:
      return 40;
    case BotLevel::Master:
      return 160;
  }
  return kOneWorld;
}

/// The answer of the bots of the game itself where it has some, else that of the player of any
/// game.
template <typename Own, typename Any>
auto ask(const games::Knowledge& known, Own own, Any any) {
  return std::visit(
      [&]<class All, class Mine>(const All& all, const Mine& mine) {
        using G = games::GameOf<All>;
        if constexpr (G::kOwnBots && std::is_same_v<Mine, typename G::OwnView>) {
          return own(Knowledge{View{all, mine}, known.tricks});
        } else {
          return any();
        }
      },
      known.all, known.own);
}

}  // namespace

std::optional<Action> decide(const games::Knowledge& known, BotLevel level, std::uint64_t seed) {
  return ask(
      known, [&](const auto& own) { return bots::decide(own, bots::strength_of(level), seed); },
      [&] { return imagined::decide(known, worlds_of(level), seed); });
}

std::optional<Action> choose(const games::Knowledge& known) {
  return ask(
      known, [](const auto& own) { return bots::choose(own.view); },
      [&] { return imagined::decide(known, kOneWorld, 0); });
}

std::optional<bots::Advice> advise(const games::Knowledge& known, BotLevel level,
                                   std::uint64_t seed) {
  const auto by_any = [&]() -> std::optional<bots::Advice> {
    const auto considered = imagined::consider(known, worlds_of(level), seed);
    const auto action = imagined::choose(known, considered);
    if (!action) return std::nullopt;
    return bots::Advice{*action, explain(known, *action, considered)};
  };
  return ask(
      known,
      [&](const auto& own) { return bots::advise(own, bots::strength_of_hints(level), seed); },
      by_any);
}

}  // namespace avinas::players
