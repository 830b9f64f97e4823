// SPDX-License-Identifier: MIT
// Weighs each action in the same worlds.
#include "players/imagined/imagined.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <vector>

#include "players/imagined/last_tricks.hpp"
#include "players/imagined/open_play.hpp"
#include "players/imagined/thumbs.hpp"
#include "players/imagined/worlds.hpp"

namespace avinas::imagined {
namespace {

/// Tries for each world that is wanted: calls make most deals impossible.
constexpr int kTries = 60;

/// The order of cards that players go by while it is not known.
template <typename PublicView>
const Order& order_of(const PublicView& all) {
  static constexpr Order kNone{};
  const Order* known = order_in_view(all);
  return known ? *known : kNone;
}

/// The next action by thumb, of the first seat that may act.
template <typename G>
SeatAction next_by_thumb(const typename G::MatchState& match) {
  const Seating seating = shape(match.options).seating;
  if (const auto* playing = std::get_if<typename G::Playing>(&match.phase)) {
    const Seat seat = trick_turn(playing->trick);
    const auto& held = playing->hand.held;
    // Only the first two tricks of Avinas have rules of their own; `playable` knows all others of
    // two pairs.
    if (seating.pairs && held[seat].size() <= kExactCards) {
      return {seat,
              Play{best_card(held, playing->trick, order_in_play(*playing), duty(match.options))}};
    }
    bool lose = false;
    if constexpr (requires { tricks_lose(*playing); }) lose = tricks_lose(*playing);
    return {seat, thumb_play(playing->trick, order_in_play(*playing), seating,
                             legal_actions(match, seat), lose)};
  }
  for (const Seat seat : seating.table()) {
    const auto legal = legal_actions(match, seat);
    if (legal.empty()) continue;
    const CardSet hand = set_of(own_view(match, Observer::of(seat)).hand);
    return {seat, thumb_call(hand, order_of(public_view(match)), legal)};
  }
  throw std::logic_error("nobody may act in a hand that is in play");
}

/// Hands of so many cards are valued exactly, where the game lets them be.
constexpr int kOpenCards = 5;

/// Plays hands on to their end, and says what they are worth.
template <typename G>
class Ahead {
 public:
  double worth_of(typename G::MatchState match, Side side) {
    while (hand_in_play(match)) {
      if constexpr (G::kOpenTricks) {
        const auto* playing = std::get_if<typename G::Playing>(&match.phase);
        if (playing && playing->hand.held[trick_turn(playing->trick)].size() <= kOpenCards) {
          return worth(open_.result(match), side);
        }
      }
      const SeatAction next = next_by_thumb<G>(match);
      auto after = apply(std::move(match), next.seat, next.action);
      match = std::get<typename G::MatchState>(std::move(after));
    }
    return worth(hand_so_far(match)->result, side);
  }

 private:
  OpenPlay<G> open_;
};

template <typename G>
std::vector<Considered> weigh(const typename G::PublicView& all, const typename G::OwnView& own,
                              const CompletedTricks& tricks, int wanted, std::uint64_t seed) {
  const Seat me = *own.observer.seat;
  Rng rng(seed);
  const Worlds<G> worlds(all, own, tricks);
  const Side side = shape(all.options).seating.side(me);
  Ahead<G> ahead;
  std::vector<Considered> considered;
  for (const Action& action : worth_weighing(set_of(own.hand), order_of(all), own.legal)) {
    considered.push_back({action});
  }
  int found = 0;
  for (int tries = 0; tries < wanted * kTries && found < wanted; ++tries) {
    const auto world = worlds.draw(rng);
    if (!world) continue;
    ++found;
    for (Considered& each : considered) {
      auto after = apply(*world, me, each.action);
      const double worth = ahead.worth_of(std::get<typename G::MatchState>(std::move(after)), side);
      each.value += worth;
      each.ahead += worth > 0;
    }
  }
  if (found == 0) return {};
  for (Considered& each : considered) {
    each.value /= found;
    each.ahead = static_cast<int>(std::lround(100.0 * each.ahead / found));
  }
  return considered;
}

/// It is that seat's turn to act.
bool acts(const games::Knowledge& known) {
  const CommonOwnView& own = games::common(known.own);
  const SeatList& turn = games::common(known.all).to_act;
  return own.observer.seat && std::find(turn.begin(), turn.end(), *own.observer.seat) != turn.end();
}

}  // namespace

std::vector<Considered> consider(const games::Knowledge& known, int worlds, std::uint64_t seed) {
  if (!acts(known) || games::common(known.own).legal.size() == 1) return {};
  return std::visit(
      [&]<class All, class Own>(const All& all, const Own& mine) -> std::vector<Considered> {
        using G = games::GameOf<All>;
        if constexpr (std::is_same_v<Own, typename G::OwnView>) {
          return weigh<G>(all, mine, known.tricks, worlds, seed);
        } else {
          throw std::logic_error("a view of two games");
        }
      },
      known.all, known.own);
}

std::optional<Action> choose(const games::Knowledge& known,
                             std::span<const Considered> considered) {
  if (!considered.empty()) {
    return std::ranges::max_element(considered, {}, &Considered::value)->action;
  }
  if (!acts(known)) return std::nullopt;
  const CommonOwnView& own = games::common(known.own);
  const bool no_choice = own.legal.size() == 1;
  if (no_choice || std::holds_alternative<Play>(own.legal.front())) return own.legal.front();
  return std::visit(
      [&](const auto& all) { return thumb_call(set_of(own.hand), order_of(all), own.legal); },
      known.all);
}

std::optional<Action> decide(const games::Knowledge& known, int worlds, std::uint64_t seed) {
  return choose(known, consider(known, worlds, seed));
}

}  // namespace avinas::imagined
