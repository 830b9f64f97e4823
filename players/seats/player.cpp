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

/// The knowledge as the bots of Avinas take it; nothing in another game.
std::optional<Knowledge> for_own_bots(const games::Knowledge& known) {
  const auto* all = std::get_if<PublicView>(&known.all);
  const auto* own = std::get_if<OwnView>(&known.own);
  if (!all || !own) return std::nullopt;
  return Knowledge{View{*all, *own}, known.tricks};
}

}  // namespace

std::optional<Action> decide(const games::Knowledge& known, BotLevel level, std::uint64_t seed) {
  if (const auto own = for_own_bots(known)) {
    return bots::decide(*own, bots::strength_of(level), seed);
  }
  return imagined::decide(known, worlds_of(level), seed);
}

std::optional<Action> choose(const games::Knowledge& known) {
  if (const auto own = for_own_bots(known)) return bots::choose(own->view);
  return imagined::decide(known, kOneWorld, 0);
}

std::optional<bots::Advice> advise(const games::Knowledge& known, BotLevel level,
                                   std::uint64_t seed) {
  if (const auto own = for_own_bots(known)) {
    return bots::advise(*own, bots::strength_of_hints(level), seed);
  }
  const auto action = imagined::decide(known, worlds_of(level), seed);
  if (!action) return std::nullopt;
  return bots::Advice{*action, explain(known, *action)};
}

}  // namespace avinas::players
