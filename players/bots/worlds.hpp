// SPDX-License-Identifier: MIT
// Hands that the others may hold, as far as one seat knows: what a player imagines.
#pragma once

#include <array>
#include <optional>
#include <random>

#include "engine/avinas/model/knowledge.hpp"
#include "engine/frame/card_set.hpp"

namespace avinas::bots {

/// Each seat's cards now, in one world that agrees with what the seat knows.
struct World {
  PerSeat<CardSet> held;
  /// The card that lies face down for this seat, if one does (R5.4).
  std::optional<Card> hidden{};
};

/// Draws worlds. Each keeps to the cards that the seat has seen, to how many each hand holds, to
/// suits that somebody could not follow (R5.2, R5.3), to what the deal showed (R2.3, R2.4), to
/// the lengths that were bid (R4.3) and to the face of a partner (R5.5).
class Worlds {
 public:
  /// `known` is a seat's, in a hand; `seed` is all the chance there is.
  Worlds(const Knowledge& known, std::uint64_t seed);

  World draw();

  /// Cards that the seat holds for certain, and those that it may hold.
  CardSet surely_holds(Seat seat) const { return seat == me_ ? own_ : holders_[seat].shown; }
  CardSet may_hold(Seat seat) const;

 private:
  struct Holder {
    CardSet shown;     ///< surely there
    CardSet possible;  ///< of the unseen cards
    int unknown = 0;   ///< how many of its cards are not known
  };
  void read_deal(const Knowledge& known);
  void read_tricks(const Knowledge& known);
  void read_trick(const TrickView& trick, Suit trump);
  void read_bids(const Knowledge& known);
  std::optional<World> try_draw(bool with_bids);
  bool agrees(const World& world, bool with_bids);
  std::uint32_t below(std::uint32_t n) { return static_cast<std::uint32_t>(rng_() % n); }

  std::mt19937_64 rng_;
  Seat me_;
  Seat dealer_;
  std::optional<Seat> declarer_;
  std::optional<Suit> trump_;
  CardSet own_;
  CardSet unseen_;
  PerSeat<Holder> holders_;
  PerSeat<CardSet> played_;
  PerSeat<int> at_least_;        ///< the length bid
  PerSeat<int> without_sevens_;  ///< unseen fourth and eighth cards, which are no sevens (R2.4)
  std::optional<Seat> hides_;    ///< whose card lies face down
  CardSet may_hide_;
};

}  // namespace avinas::bots
