// SPDX-License-Identifier: MIT
// Other deals and plays that look the same to an observer (R7.1): everything he cannot know is
// dealt anew, what he was shown stays, and the rest keeps the public history lawful.
#pragma once

#include <functional>

#include "engine/avinas/model/ranking.hpp"
#include "engine/avinas/rules/view.hpp"
#include "tests/support/random_play.hpp"

namespace avinas::testing {

/// A hand so far, from which it can be replayed, also with other cards.
struct Course {
  Options options;
  Sheet sheet;  ///< before the hand
  int hands_before = 0;
  Seat dealer = Seat::North;
  Deal deal{kHandSize};
  std::vector<SeatAction> actions;
};

/// The state after the course, or nothing if the rules refuse a part of it.
inline std::optional<MatchState> replay(const Course& course) {
  MatchState state = start_match(course.options, course.dealer);
  state.sheet = course.sheet;
  state.hands_dealt = course.hands_before;
  ClaimedDeal claimed;
  for (Seat seat : kAllSeats)
    claimed[seat].assign(course.deal[seat].begin(), course.deal[seat].end());
  auto dealt = deal_hand(std::move(state), course.dealer, claimed);
  if (std::holds_alternative<RuleViolation>(dealt)) return std::nullopt;
  state = std::get<MatchState>(std::move(dealt));
  for (const SeatAction& action : course.actions) {
    auto next = apply(std::move(state), action.seat, action.action);
    if (std::holds_alternative<RuleViolation>(next)) return std::nullopt;
    state = std::get<MatchState>(std::move(next));
  }
  return state;
}

/// The hand being played, if one is.
inline const HandInPlay* hand_of(const MatchState& state) {
  return std::visit(
      [](const auto& phase) -> const HandInPlay* {
        if constexpr (requires { phase.hand; }) return &phase.hand;
        return nullptr;
      },
      state.phase);
}

namespace detail {

struct Slot {
  Seat seat;
  std::size_t index;
};

/// A card's place in the deal.
inline Slot slot_of(const Deal& deal, Card card) {
  for (Seat seat : kAllSeats) {
    for (std::size_t i = 0; i < kHandSize; ++i) {
      if (deal[seat][i] == card) return {seat, i};
    }
  }
  throw std::logic_error("a card is missing from the deal");
}

/// Exchanges two cards wherever they stand, in the deal and in the plays.
inline void exchange(Course& course, Card a, Card b) {
  const Slot at_a = slot_of(course.deal, a), at_b = slot_of(course.deal, b);
  std::swap(course.deal[at_a.seat][at_a.index], course.deal[at_b.seat][at_b.index]);
  for (SeatAction& taken : course.actions) {
    auto* play = std::get_if<Play>(&taken.action);
    if (!play) continue;
    if (play->card == a)
      play->card = b;
    else if (play->card == b)
      play->card = a;
  }
}

/// Cards that the observer has seen so far or sees now.
inline CardSet seen_cards(const Course& course, const MatchState& state, Observer observer) {
  CardSet seen;
  const View known = view(state, observer);
  if (observer.seat) {
    for (Card card : course.deal[*observer.seat]) seen.insert(card);
  }
  for (const ShownCard& s : known.exposed) seen.insert(s.card);
  for (const ShownCard& s : known.private_look) seen.insert(s.card);
  const std::size_t lying = known.trick ? known.trick->cards.size() : 0;
  std::size_t plays = 0;
  for (const SeatAction& taken : course.actions)
    plays += std::holds_alternative<Play>(taken.action);
  std::size_t i = 0;
  for (const SeatAction& taken : course.actions) {
    const auto* play = std::get_if<Play>(&taken.action);
    if (!play) continue;
    const bool in_trick = i++ + lying >= plays;
    if (play->face_down && in_trick && !observer.is(taken.seat)) continue;
    seen.insert(play->card);
  }
  return seen;
}

/// A face-down lead whose signal this observer may not read gets another one.
inline void change_hidden_signal(Course& course, Observer observer, Rng& rng) {
  if (course.options.signal_seen_by == SignalSeenBy::Table) return;
  for (SeatAction& taken : course.actions) {
    auto* play = std::get_if<Play>(&taken.action);
    if (!play || !play->face_down) continue;
    if (observer.is(taken.seat) || observer.is(partner_of(taken.seat))) continue;
    const std::array<std::optional<Signal>, 3> faces{Signal::Valuable, Signal::Worthless,
                                                     std::nullopt};
    const bool must = course.options.signal == SignalDuty::Must;
    play->signal = faces[pick(rng, must ? 2 : 3)];
  }
}

/// The plays of completed tricks before the last one, by others than the observer: he may have
/// forgotten them, and the table no longer shows them.
inline CardSet older_plays(const Course& course, const MatchState& state, Observer observer) {
  CardSet older;
  const View known = view(state, observer);
  const int shown_from = known.last_trick ? known.last_trick->trick.number : 1;
  int i = 0;
  for (const SeatAction& taken : course.actions) {
    const auto* play = std::get_if<Play>(&taken.action);
    if (!play) continue;
    const int trick = i++ / 4 + 1;
    if (trick < shown_from && !observer.is(taken.seat)) older.insert(play->card);
  }
  CardSet shown;
  for (const ShownCard& s : known.exposed) shown.insert(s.card);
  for (const ShownCard& s : known.private_look) shown.insert(s.card);
  return older - shown;
}

/// The cards that the deal showed to this observer: another world must show the same.
inline bool shows_the_same(const Course& a, const Course& b, Observer observer) {
  const Exposure in_a = expose(a.dealer, a.deal), in_b = expose(b.dealer, b.deal);
  if (!(in_a.exposed == in_b.exposed)) return false;
  return !observer.is(a.dealer) || in_a.private_look == in_b.private_look;
}

/// The public course of the tricks, apart from their cards.
inline bool same_tricks(const View& a, const View& b) {
  return a.points == b.points && a.tricks == b.tricks && a.to_act == b.to_act &&
         a.card_counts == b.card_counts && a.phase == b.phase;
}

}  // namespace detail

/// Says whether an observer remembers older tricks, which the table no longer shows.
enum class Memory { Forgets, Remembers };

/// A course that looks the same to `observer` now, reached by `tries` random exchanges of cards
/// that he cannot tell apart. `changed` says how many were possible.
inline Course other_world(const Course& truth, const MatchState& state, Observer observer, Rng& rng,
                          int tries, int& changed, Memory memory = Memory::Forgets) {
  using namespace detail;
  Course world = truth;
  change_hidden_signal(world, observer, rng);
  const View true_view = view(state, observer);
  const auto try_pool = [&](CardSet pool) {
    std::vector<Card> cards;
    pool.for_each([&](Card card) { cards.push_back(card); });
    if (cards.size() < 2) return;
    Course next = world;
    exchange(next, cards[pick(rng, cards.size())], cards[pick(rng, cards.size())]);
    if (!shows_the_same(truth, next, observer)) return;
    const auto other = replay(next);
    if (!other || !same_tricks(view(*other, observer), true_view)) return;
    world = next;
    ++changed;
  };
  const CardSet hidden = CardSet::full_pack() - seen_cards(truth, state, observer);
  const CardSet older = older_plays(truth, state, observer);
  for (int i = 0; i < tries; ++i) {
    try_pool(hidden);
    if (memory == Memory::Forgets) try_pool(older);
  }
  return world;
}

/// The bytes that a suspect shows an observer.
using Projection = std::function<std::string(const MatchState&, Observer)>;

struct Interference {
  long positions = 0;  ///< compared
  long worlds = 0;     ///< exchanges that made them differ
  std::string found;   ///< empty if nothing leaks
};

/// Plays random hands; at every step, for every observer, compares what he is shown of the true
/// and of another world. Stops at the first difference.
inline Interference look_for_interference(std::uint64_t seed, long positions,
                                          const Projection& show) {
  Interference result;
  Rng rng(seed);
  while (result.positions < positions) {
    Course course{
        random_options(rng), {}, static_cast<int>(pick(rng, 3)), static_cast<Seat>(pick(rng, 4)),
        Deal(kHandSize),     {}};
    const auto claimed = random_deal(rng);
    for (Seat seat : kAllSeats) std::copy_n(claimed[seat].begin(), 8, course.deal[seat].begin());
    MatchState state = *replay(course);
    while (hand_in_play(state)) {
      for (std::size_t o = 0; o < 5; ++o) {
        const Observer observer =
            o == 4 ? Observer::spectator() : Observer::of(static_cast<Seat>(o));
        int changed = 0;
        const Course other = other_world(course, state, observer, rng, 3, changed);
        ++result.positions;
        result.worlds += changed;
        if (show(state, observer) == show(*replay(other), observer)) continue;
        result.found = "observer " + std::to_string(o) + " in hand with seed " +
                       std::to_string(seed) + " after " + std::to_string(course.actions.size()) +
                       " actions";
        return result;
      }
      const SeatAction next = random_action(state, rng);
      course.actions.push_back(next);
      state = must(apply(std::move(state), next.seat, next.action));
    }
  }
  return result;
}

}  // namespace avinas::testing
