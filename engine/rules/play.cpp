// SPDX-License-Identifier: MIT
// Checks cards played and finds the winner of a trick (R5.1 to R5.7).
#include "engine/rules/play.hpp"

#include "engine/model/ranking.hpp"

namespace avinas {
namespace {

/// The suit that must be followed: trumps, or a plain suit (R5.2, R5.3).
struct Demand {
  bool is_trump = false;
  Suit suit = Suit::Clubs;
  CardSet cards;
};

Demand demand_of(const Trick& trick, Suit trump) {
  const Card led = trick.cards[0].play.card;
  // At trick two the others follow as if a trump had been led, whatever was (R5.3).
  if (trick.number == 2 || is_trump(led, trump)) return {true, trump, trumps(trump)};
  return {false, led.suit(), order(trump).suit_in_play(led)};
}

RuleViolation must_follow(const Demand& demand) {
  if (demand.is_trump) return {"R5.2", Violation::FollowTrumps};
  switch (demand.suit) {
    case Suit::Clubs:
      return {"R5.2", Violation::FollowClubs};
    case Suit::Spades:
      return {"R5.2", Violation::FollowSpades};
    case Suit::Hearts:
      return {"R5.2", Violation::FollowHearts};
    case Suit::Diamonds:
      break;
  }
  return {"R5.2", Violation::FollowDiamonds};
}

constexpr RuleViolation kNoFaceDownHere{"R5.3", Violation::FaceUp};

std::optional<RuleViolation> check_lead(const Options& options, const Playing& playing, Seat seat,
                                        const Play& play) {
  const Trick& trick = playing.trick;
  const bool trump_led = is_trump(play.card, playing.trump);
  if (trick.number == 1) {
    if (!trump_led) return RuleViolation{"R5.1", Violation::FirstLeadTrump};
    if (play.face_down) return kNoFaceDownHere;
    return std::nullopt;
  }
  const bool bound = !(playing.hand.held[seat] & trumps(playing.trump)).empty();
  if (trick.number == 2 && bound && !trump_led) {
    return RuleViolation{"R5.3", Violation::SecondLeadTrump};
  }
  if (play.face_down && (trick.number != 2 || bound)) return kNoFaceDownHere;
  if (play.face_down && !play.signal && options.signal == SignalDuty::Must) {
    return RuleViolation{"R5.5", Violation::SignalIsDuty};
  }
  return std::nullopt;
}

std::optional<RuleViolation> check_follow(const Playing& playing, Seat seat, const Play& play) {
  const Trick& trick = playing.trick;
  const Demand demand = demand_of(trick, playing.trump);
  const bool can_follow = !(playing.hand.held[seat] & demand.cards).empty();
  if (can_follow && !demand.cards.contains(play.card)) {
    const bool led_without_trump = !is_trump(trick.cards[0].play.card, playing.trump);
    if (trick.number == 2 && led_without_trump) {
      return RuleViolation{"R5.3", Violation::FollowAsIfTrump};
    }
    return must_follow(demand);
  }
  if (play.face_down) return kNoFaceDownHere;
  return std::nullopt;
}

}  // namespace

Seat trick_winner(const Trick& trick, Suit trump) { return best_of(trick, order(trump)).seat; }

std::optional<RuleViolation> check_card_and_signal(CardSet held, const Play& play) {
  if (!held.contains(play.card)) {
    return RuleViolation{"R5.2", Violation::NotInHand};
  }
  if (play.signal && !play.face_down) {
    return RuleViolation{"R5.5", Violation::SignalNeedsFaceDown};
  }
  return std::nullopt;
}

std::optional<RuleViolation> check_play(const Options& options, const Playing& playing, Seat seat,
                                        const Play& play) {
  const Trick& trick = playing.trick;
  if (trick_turn(trick) != seat) {
    if (trick.number == 1 && trick.cards.empty()) {
      return RuleViolation{"R5.1", Violation::DeclarerLeads};
    }
    return RuleViolation{"R5.2", Violation::NotYourPlay};
  }
  if (auto wrong = check_card_and_signal(playing.hand.held[seat], play)) return wrong;
  if (trick.cards.empty()) return check_lead(options, playing, seat, play);
  return check_follow(playing, seat, play);
}

}  // namespace avinas
