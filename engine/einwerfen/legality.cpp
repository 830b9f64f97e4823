// SPDX-License-Identifier: MIT
// Checks actions and names the rule that refuses one, the first that fits in the order of
// section 7.
#include "engine/einwerfen/match.hpp"
#include "engine/einwerfen/ranking.hpp"
#include "engine/frame/following.hpp"

namespace avinas::einwerfen {
namespace {

using Verdict = std::optional<RuleViolation>;

Verdict refuse(std::string_view rule, Violation what) { return RuleViolation{rule, what}; }

Verdict check_card(const Playing& playing, Seat seat, Card card) {
  const Trick& trick = playing.trick;
  if (trick_turn(trick) != seat) {
    const bool first = trick.number == 1 && trick.cards.empty();
    return first ? refuse("E3.1", Violation::LeftOfDealerLeads)
                 : refuse("E3.2", Violation::NotYourPlay);
  }
  const CardSet held = playing.hand.held[seat];
  if (!held.contains(card)) return refuse("E3.2", Violation::NotInHand);
  if (trick.cards.empty()) return {};
  const Order& cards = order(playing.hand.turned().suit());
  if (playable(held, trick, cards, Duty::Free).contains(card)) return {};
  return refuse("E3.2", must_follow(cards, trick.cards[0].play.card));
}

/// Why nothing can be done where no hand is in play.
RuleViolation no_hand(const MatchState& state) {
  if (std::holds_alternative<MatchOver>(state.phase)) return {"E3.3", Violation::MatchIsOver};
  if (std::holds_alternative<Abandoned>(state.phase)) return {"E3.3", Violation::MatchGivenUp};
  if (std::holds_alternative<HandOver>(state.phase)) return {"E3.3", Violation::HandIsOver};
  return {"E3.3", Violation::NoHandDealt};
}

}  // namespace

std::optional<RuleViolation> check(const MatchState& state, Seat seat, const Action& action) {
  const auto* playing = std::get_if<Playing>(&state.phase);
  if (!playing) return no_hand(state);
  const auto* play = std::get_if<Play>(&action);
  if (!play || play->face_down || play->signal) return refuse("E3.2", Violation::NotOfThisGame);
  return check_card(*playing, seat, play->card);
}

std::vector<Action> legal_actions(const MatchState& state, Seat seat) {
  std::vector<Action> legal;
  const auto* playing = std::get_if<Playing>(&state.phase);
  if (!playing) return legal;
  for (const Card card : playing->hand.dealt[seat]) {
    if (!check(state, seat, Play{card})) legal.push_back(Play{card});
  }
  return legal;
}

}  // namespace avinas::einwerfen
