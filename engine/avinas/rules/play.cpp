// SPDX-License-Identifier: MIT
// Checks cards played and finds the winner of a trick (R5.1 to R5.7).
#include "engine/avinas/rules/play.hpp"

#include "engine/avinas/model/ranking.hpp"

namespace avinas {
namespace {

RuleViolation must_follow(const Order& order, Card led, CardSet cards) {
  if (cards == order.trumps()) return {"R5.2", Violation::FollowTrumps};
  constexpr std::array<Violation, kSuits> kFollow{Violation::FollowClubs, Violation::FollowSpades,
                                                  Violation::FollowHearts,
                                                  Violation::FollowDiamonds};
  return {"R5.2", kFollow[static_cast<std::size_t>(led.suit())]};
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
  const Card led = trick.cards[0].play.card;
  const CardSet cards = demand(order(playing.trump), trick.number, led);
  const bool can_follow = !(playing.hand.held[seat] & cards).empty();
  if (can_follow && !cards.contains(play.card)) {
    const bool led_without_trump = !is_trump(led, playing.trump);
    if (trick.number == 2 && led_without_trump) {
      return RuleViolation{"R5.3", Violation::FollowAsIfTrump};
    }
    return must_follow(order(playing.trump), led, cards);
  }
  if (play.face_down) return kNoFaceDownHere;
  return std::nullopt;
}

}  // namespace

CardSet demand(const Order& order, int trick, Card led) {
  return trick == 2 ? order.trumps() : order.suit_in_play(led);
}

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
