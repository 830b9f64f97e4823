// SPDX-License-Identifier: MIT
// Hands that an observer cannot tell apart, of any game beside the first: by the rule books and by
// what was done, not by the engine's views.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "engine/games/match.hpp"
#include "tests/support/any_options.hpp"

namespace avinas::testing {

template <typename G>
struct Course {
  typename G::Options options;
  Seat dealer;
  ClaimedDeal deal;
  std::vector<SeatAction> actions;
};

template <typename G>
std::optional<typename G::MatchState> replay(const Course<G>& course) {
  using MatchState = typename G::MatchState;
  auto next = deal_hand(start_match(course.options, course.dealer), course.dealer, course.deal);
  for (const auto& [seat, action] : course.actions) {
    auto* now = std::get_if<MatchState>(&next);
    if (!now) return std::nullopt;
    next = apply(std::move(*now), seat, action);
  }
  if (auto* now = std::get_if<MatchState>(&next)) return std::move(*now);
  return std::nullopt;
}

/// The cards that the deal shows to all: the dealer's last one where trumps are turned (E2.3,
/// U2.3), in other games none.
template <typename G>
CardSet open_in_the_deal(const Course<G>& course) {
  constexpr bool turned = requires(const typename G::PublicView& view) { view.turned; };
  return turned ? CardSet::of(course.deal[course.dealer].back()) : CardSet();
}

/// The seat that took the cards which nobody was dealt, or laid cards away for them.
template <typename G>
std::optional<Seat> taker(const Course<G>& course) {
  for (const SeatAction& taken : course.actions) {
    const bool takes =
        std::holds_alternative<Take>(taken.action) || std::holds_alternative<Lay>(taken.action);
    if (takes) return taken.seat;
  }
  return std::nullopt;
}

/// The cards that an observer has seen in an exchange, or in a hand that lies open: by what was
/// done, not by a view.
template <typename G>
inline CardSet seen_besides(const Course<G>& course, Observer observer) {
  const bool took = observer.seat && taker(course) == observer.seat;
  return took ? CardSet::of_all(course.deal.rest) : CardSet();
}
inline CardSet seen_besides(const Course<games::Sixbid>& course, Observer observer) {
  const auto match = replay(course);
  const auto& hand = *hand_of(*match);
  const bool soloist = observer.seat && hand.soloist == observer.seat;
  CardSet seen;
  if (soloist && hand.contract == sixbid::Contract::Frog) seen = CardSet::of_all(course.deal.rest);
  if (hand.asked) seen.insert(*hand.asked);
  const bool knows_gift = soloist || (observer.seat && hand.asked_of == observer.seat);
  if (hand.given && knows_gift) seen.insert(*hand.given);
  const auto* playing = std::get_if<sixbid::Playing>(&match->phase);
  return playing ? seen | open_hand(*playing) : seen;
}

/// In three hands declarer takes as many cards of the skat as they laid away, the first ones first
/// (S8.5). In two hands all see the up-cards, and the card beneath one once the trick in which it
/// was played is complete (S9.5).
inline CardSet seen_besides(const Course<games::SjavsAlone>& course, Observer observer) {
  CardSet seen, played;
  std::size_t plays = 0;
  for (const auto& [seat, action] : course.actions) {
    if (const auto* lay = std::get_if<Lay>(&action)) {
      for (std::size_t i = 0; i < lay->cards.size() && observer.is(seat); ++i) {
        seen.insert(course.deal.rest[i]);
      }
    }
    plays += std::holds_alternative<Play>(action);
  }
  if (course.options.form == sjavsalone::Form::Three) return seen;
  std::size_t complete = plays / 2 * 2;
  for (const auto& [seat, action] : course.actions) {
    const auto* play = std::get_if<Play>(&action);
    if (play && complete > 0) {
      played.insert(play->card);
      --complete;
    }
  }
  for (const Seat seat : kTwoSeats) {
    for (std::size_t place = 0; place < 4; ++place) {
      const Card up = course.deal[seat][4 + place];
      seen.insert(up);
      if (played.contains(up)) seen.insert(course.deal[seat][place]);
    }
  }
  return seen;
}

/// The cards of a deal that their owner sees: in two hands none that lies face down (S9.2).
template <typename G>
std::span<const Card> seen_by_owner(const Course<G>& course, Seat seat) {
  const std::span<const Card> dealt = course.deal[seat];
  constexpr std::size_t kWithRows = 16;
  return dealt.size() == kWithRows ? dealt.subspan(4) : dealt;
}

/// The cards that the observer has not seen: not dealt to that seat or taken by it, not shown, and
/// not played.
template <typename G>
CardSet unseen(const Course<G>& course, Observer observer) {
  CardSet set = CardSet::of_all(shape(course.options).pack) - open_in_the_deal(course);
  if (observer.seat) {
    for (const Card card : seen_by_owner(course, *observer.seat)) set.erase(card);
  }
  for (const SeatAction& taken : course.actions) {
    if (const auto* play = std::get_if<Play>(&taken.action)) set.erase(play->card);
  }
  return set - seen_besides(course, observer);
}

/// The same course with two unseen cards of different hands exchanged; nothing if there are none.
template <typename G>
std::optional<Course<G>> exchanged(const Course<G>& course, Observer observer, Rng& rng) {
  std::vector<Card> cards;
  unseen(course, observer).for_each([&](Card card) { cards.push_back(card); });
  if (cards.size() < 2) return std::nullopt;
  const Card a = cards[pick(rng, cards.size())], b = cards[pick(rng, cards.size())];
  const auto holds_both = [&](const auto& hand) {
    return std::ranges::count(hand, a) + std::ranges::count(hand, b) > 1;
  };
  if (a == b || holds_both(course.deal.rest) ||
      std::ranges::any_of(course.deal.items, holds_both)) {
    return std::nullopt;
  }
  Course<G> other = course;
  const auto swapped = [&](Card card) { return card == a ? b : card == b ? a : card; };
  for (auto& hand : other.deal.items) {
    for (Card& card : hand) card = swapped(card);
  }
  for (Card& card : other.deal.rest) card = swapped(card);
  // Another has laid away the card that stood in its place, or any others.
  for (SeatAction& taken : other.actions) {
    if (auto* give = std::get_if<Give>(&taken.action)) give->card = swapped(give->card);
    auto* lay = std::get_if<Lay>(&taken.action);
    if (!lay || observer.is(taken.seat)) continue;
    const auto& held = other.deal[taken.seat];
    const bool any = pick(rng, 2) != 0;
    std::vector<Card> laid;
    for (const Card card : lay->cards) {
      laid.push_back(any ? held[pick(rng, held.size())] : swapped(card));
    }
    *lay = Lay(laid);
  }
  return other;
}

}  // namespace avinas::testing
