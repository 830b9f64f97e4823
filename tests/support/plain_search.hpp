// SPDX-License-Identifier: MIT
// The simplest search that is right: the yardstick for the solver, in tests and in its benchmark.
#pragma once

#include <algorithm>
#include <unordered_map>

#include "engine/avinas/rules/match.hpp"
#include "players/solver/open_hand.hpp"

namespace avinas::testing {

/// The cards of a hand in play, open.
inline solver::OpenHand open_hand_of(const Playing& playing) {
  solver::OpenHand hand;
  hand.trump = playing.trump;
  hand.declarer = playing.contract.declarer;
  hand.held = playing.hand.held;
  hand.leader = playing.trick.leader;
  for (const PlayedCard& played : playing.trick.cards) hand.lying.push_back(played.play.card);
  hand.points = playing.points;
  hand.tricks = playing.tricks;
  return hand;
}

/// A random deal with a trump suit, its declarer the holder of the trump seven.
template <typename Rng>
solver::OpenHand random_open_hand(Rng& rng) {
  auto pack = kPack;
  std::shuffle(pack.begin(), pack.end(), rng);
  solver::OpenHand hand;
  hand.trump = static_cast<Suit>(rng() % kSuits);
  for (std::size_t i = 0; i < pack.size(); ++i) {
    const auto seat = static_cast<Seat>(i / kHandSize);
    const Card card = pack[i];
    hand.held[seat].insert(card);
    if (card == Card(Rank::Seven, hand.trump)) hand.leader = hand.declarer = seat;
  }
  return hand;
}

/// Alpha-beta with a table of positions between tricks; no order, no bounds, no card left out.
class PlainSearch {
 public:
  /// The points that the declarers end with are at least `points`.
  bool reaches(const solver::OpenHand& hand, int points) {
    const Side declarers = side_of(hand.declarer);
    if (hand.points[declarers] >= points) return true;
    if (hand.points[other_side(declarers)] > 120 - points) return false;
    if (!hand.lying.empty()) return best(hand, points);
    const auto [known, isnew] = known_.try_emplace(key(hand, points), false);
    if (!isnew) return known->second;
    const bool found = best(hand, points);
    known_[key(hand, points)] = found;
    return found;
  }

  /// The declarers take every trick that is left.
  static bool takes_all(const solver::OpenHand& hand) {
    if (hand.tricks[other_side(side_of(hand.declarer))] > 0) return false;
    const CardSet cards = lawful_cards(hand);
    if (cards.empty()) return true;
    const bool declaring = side_of(hand.turn()) == side_of(hand.declarer);
    bool found = !declaring;
    cards.for_each([&](Card card) {
      if (found != declaring) found = takes_all(after(hand, card));
    });
    return found;
  }

 private:
  struct Key {
    std::array<std::uint64_t, 4> held;
    int rest;
    bool operator==(const Key&) const = default;
  };
  struct Hash {
    std::size_t operator()(const Key& key) const {
      std::size_t hash = static_cast<std::size_t>(key.rest);
      for (const std::uint64_t bits : key.held) hash = (hash ^ bits) * 0x9E3779B97F4A7C15u;
      return hash ^ (hash >> 29);
    }
  };

  static Key key(const solver::OpenHand& hand, int points) {
    Key key{{}, 0};
    for (std::size_t i = 0; i < 4; ++i) key.held[i] = hand.held.items[i].bits();
    key.rest = (points - hand.points[side_of(hand.declarer)]) * 64 +
               static_cast<int>(hand.leader) * 16 + static_cast<int>(hand.declarer) * 4 +
               static_cast<int>(hand.trump);
    return key;
  }

  bool best(const solver::OpenHand& hand, int points) {
    const bool declaring = side_of(hand.turn()) == side_of(hand.declarer);
    bool found = !declaring;
    const CardSet cards = lawful_cards(hand);
    cards.for_each([&](Card card) {
      if (found != declaring) found = reaches(after(hand, card), points);
    });
    return found;
  }

  std::unordered_map<Key, bool, Hash> known_;
};

}  // namespace avinas::testing
