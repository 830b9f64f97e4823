// SPDX-License-Identifier: MIT
// How one state of a match becomes the next: an action that is allowed, a card that is played, a
// trick that it completes.
#pragma once

#include <optional>
#include <utility>
#include <variant>

#include "engine/frame/action.hpp"
#include "engine/frame/phases.hpp"

namespace avinas::phases {

/// Carries out what `check` allows: notes the action, and `carry_out(match, phase, seat, action)`
/// goes on from the phase that was. It sets the phase that follows.
template <AnyMatch M, typename CarryOut>
OrViolation<M> act(M match, Seat seat, const Action& action, const CarryOut& carry_out) {
  if (auto wrong = check(match, seat, action)) return *wrong;
  typename M::Phase before = std::move(match.phase);
  std::visit(
      [&](auto& phase) {
        if constexpr (IsInHand<decltype(phase)>) {
          phase.hand.actions.push_back({seat, action});
          carry_out(match, std::move(phase), seat, action);
        }
      },
      before);
  return match;
}

inline int& of_taker(PerSeat<int>& values, Seat seat) { return values[seat]; }
inline int& of_taker(PerSide<int>& values, Seat seat) { return values[side_of(seat)]; }

/// Plays a card. A trick that it completes is counted and lies as the last one, and the next trick
/// begins.
template <typename Playing>
std::optional<CompletedTrick> play_card(Playing& playing, Seat seat, const Play& play) {
  playing.hand.held[seat].erase(play.card);
  playing.trick.cards.push_back({seat, play});
  if (!playing.trick.full()) return std::nullopt;
  const CompletedTrick done = complete(playing.trick, order_in_play(playing));
  of_taker(playing.points, done.winner) += done.points;
  of_taker(playing.tricks, done.winner) += 1;
  playing.last = done;
  playing.trick = next_trick(done.trick, done.winner);
  return done;
}

/// Offers every set of three of these cards to lay away.
template <typename Offer>
void offer_three(const HeldCards& cards, const Offer& offer) {
  for (std::size_t i = 0; i < cards.size(); ++i) {
    for (std::size_t j = i + 1; j < cards.size(); ++j) {
      for (std::size_t k = j + 1; k < cards.size(); ++k) {
        offer(Lay{cards[i], cards[j], cards[k]});
      }
    }
  }
}

}  // namespace avinas::phases
