// SPDX-License-Identifier: MIT
// Plays a hand between two players, and measures their thinking.
#include "tests/duel/playing.hpp"

#include <chrono>
#include <stdexcept>

#include "engine/rules/knowledge.hpp"
#include "players/imagined/imagined.hpp"
#include "tests/support/random_play.hpp"

namespace avinas::duel {
namespace {

void count_end(const MatchState& state, Ends& ends) {
  const HandResult result = hand_so_far(state)->result;
  if (result.form == Form::PassedOut) {
    ++ends["passed out"];
    return;
  }
  if (!result.penalty) return;
  const bool won = result.penalty->side != side_of(*result.declarer);
  const bool rams = result.penalty->kind == PenaltyKind::Rams;
  ++ends[std::string(rams ? "rams " : "pips ") + (won ? "+" : "-") +
         std::to_string(result.penalty->amount)];
}

std::optional<Action> decide(const Knowledge& known, Player& player, std::uint64_t seed) {
  if (player.silent && known.view.phase == ViewPhase::Bidding) return Pass{};
  const auto start = std::chrono::steady_clock::now();
  const auto action = player.imagines > 0 ? imagined::decide({known.view, known.view, known.tricks},
                                                             player.imagines, seed)
                                          : bots::decide(known, player.strength, seed);
  const double took =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  if (!action) return action;
  player.tally.seconds += took;
  player.tally.slowest = std::max(player.tally.slowest, took);
  player.tally.decisions += known.view.legal.size() > 1;
  return action;
}

/// One seat acts. Throws if nobody does.
MatchState act(MatchState state, PerSide<Player*> players, std::uint64_t& decision) {
  for (const Seat seat : kAllSeats) {
    const Knowledge known = knowledge(state, Observer::of(seat));
    if (known.view.legal.empty()) continue;
    const auto action = decide(known, *players[side_of(seat)], ++decision);
    if (action) return testing::must(apply(std::move(state), seat, *action));
  }
  throw std::runtime_error("nobody acts");
}

}  // namespace

MatchState play_hand(MatchState state, PerSide<Player*> players, std::uint64_t& decision,
                     Ends& ends) {
  while (hand_in_play(state)) state = act(std::move(state), players, decision);
  count_end(state, ends);
  return state;
}

}  // namespace avinas::duel
