// SPDX-License-Identifier: MIT
// Dealing, acting and refusing in a game whose trumps are the suit of the dealer's last card. Each
// function promises what the one of that name in engine/avinas/rules/match.hpp does.
#pragma once

#include <vector>

#include "engine/frame/following.hpp"
#include "engine/frame/sure_tricks.hpp"
#include "engine/turned/match_state.hpp"

namespace avinas::turned {

template <typename B>
const Order& order_in_play(const Playing<B>& playing) {
  return B::order(playing.hand.turned().suit());
}

template <typename B>
const HandOver<B>* ended_hand(const MatchState<B>& state) {
  if (const auto* over = std::get_if<HandOver<B>>(&state.phase)) return over;
  if (const auto* over = std::get_if<MatchOver<B>>(&state.phase)) return &over->final_hand;
  const auto* given_up = std::get_if<Abandoned<B>>(&state.phase);
  return given_up && given_up->last_hand ? &*given_up->last_hand : nullptr;
}

template <typename B>
bool hand_in_play(const MatchState<B>& state) {
  return std::holds_alternative<Playing<B>>(state.phase);
}

/// How the hand stands, with what makes it count more.
template <typename B>
typename B::HandResult standing(const Playing<B>& playing, const typename B::Sheet& before) {
  typename B::HandResult result;
  result.turned = playing.hand.turned();
  result.trump = result.turned.suit();
  result.points = playing.points;
  result.tricks = playing.tricks;
  return weighed(result, before);
}

template <typename B>
std::optional<HandRecord<B>> hand_so_far(const MatchState<B>& state) {
  if (const HandOver<B>* over = ended_hand(state)) return *over->record;
  const auto* playing = std::get_if<Playing<B>>(&state.phase);
  if (!playing) return std::nullopt;
  const HandInPlay<B>& hand = playing->hand;
  return HandRecord<B>{hand.dealer, hand.dealt, hand.actions, standing(*playing, state.sheet)};
}

template <typename B>
std::optional<typename B::Outcome> outcome_of(const MatchState<B>& state) {
  const auto* over = std::get_if<MatchOver<B>>(&state.phase);
  return over ? std::optional(over->outcome) : std::nullopt;
}

/// The seat after the last dealer.
template <typename B>
Seat next_dealer(const MatchState<B>& state) {
  if (const auto* before = std::get_if<BeforeDeal>(&state.phase)) return before->dealer;
  const auto record = hand_so_far(state);
  return record ? B::kShape.next(record->dealer) : Seat::North;
}

template <typename B>
std::optional<RuleViolation> check_deal(const MatchState<B>& state, Seat dealer,
                                        const ClaimedDeal& deal) {
  constexpr const RuleNumbers& rules = B::kRules;
  if (std::holds_alternative<MatchOver<B>>(state.phase) ||
      outcome_by_sheet(state.sheet, state.options)) {
    return RuleViolation{rules.match_is_over, Violation::MatchIsOver};
  }
  if (std::holds_alternative<Abandoned<B>>(state.phase)) {
    return RuleViolation{rules.match_is_over, Violation::MatchGivenUp};
  }
  if (hand_in_play(state)) return RuleViolation{rules.dealer, Violation::HandNotFinished};
  if (dealer != next_dealer(state)) return RuleViolation{rules.dealer, Violation::OtherDealer};
  switch (fault_of(deal, B::kShape)) {
    case DealFault::OtherPack:
      return RuleViolation{rules.pack, Violation::CardDealtTwice};
    case DealFault::OtherHands:
      return RuleViolation{rules.hands, B::kOtherHands};
    case DealFault::None:
      break;
  }
  return std::nullopt;
}

template <typename B>
OrViolation<MatchState<B>> deal_hand(MatchState<B> state, Seat dealer, const ClaimedDeal& deal) {
  if (auto wrong = check_deal(state, dealer, deal)) return *wrong;
  Playing<B> playing;
  playing.hand.dealer = dealer;
  playing.hand.dealt = dealt(deal, B::kShape);
  for (const Seat seat : kAllSeats) playing.hand.held[seat] = CardSet::of_all(deal[seat]);
  playing.trick.way = B::kShape.way;
  playing.trick.leader = B::kShape.next(dealer);
  ++state.hands_dealt;
  state.phase = playing;
  return state;
}

template <typename B>
std::optional<RuleViolation> check_card(const MatchState<B>& state, const Playing<B>& playing,
                                        Seat seat, Card card) {
  constexpr const RuleNumbers& rules = B::kRules;
  const Trick& trick = playing.trick;
  if (trick_turn(trick) != seat) {
    const bool first = trick.number == 1 && trick.cards.empty();
    if (!first) return RuleViolation{rules.play, Violation::NotYourPlay};
    return RuleViolation{rules.first_lead, B::kShape.way == Way::Left
                                               ? Violation::LeftOfDealerLeads
                                               : Violation::RightOfDealerLeads};
  }
  const CardSet held = playing.hand.held[seat];
  if (!held.contains(card)) return RuleViolation{rules.play, Violation::NotInHand};
  if (trick.cards.empty()) return std::nullopt;
  const Order& cards = order_in_play(playing);
  if (playable(held, trick, cards, duty(state.options)).contains(card)) return std::nullopt;
  return RuleViolation{rules.play, must_follow(cards, trick.cards[0].play.card)};
}

/// Why nothing can be done where no hand is in play.
template <typename B>
Violation why_no_hand(const MatchState<B>& state) {
  if (std::holds_alternative<MatchOver<B>>(state.phase)) return Violation::MatchIsOver;
  if (std::holds_alternative<Abandoned<B>>(state.phase)) return Violation::MatchGivenUp;
  if (std::holds_alternative<HandOver<B>>(state.phase)) return Violation::HandIsOver;
  return Violation::NoHandDealt;
}

/// The single truth about legality: `legal_actions` and `apply` both ask it.
template <typename B>
std::optional<RuleViolation> check(const MatchState<B>& state, Seat seat, const Action& action) {
  const auto* playing = std::get_if<Playing<B>>(&state.phase);
  if (!playing) return RuleViolation{B::kRules.no_hand, why_no_hand(state)};
  const auto* play = std::get_if<Play>(&action);
  if (!play || play->face_down || play->signal) {
    return RuleViolation{B::kRules.play, Violation::NotOfThisGame};
  }
  return check_card(state, *playing, seat, play->card);
}

template <typename B>
std::vector<Action> legal_actions(const MatchState<B>& state, Seat seat) {
  std::vector<Action> legal;
  const auto* playing = std::get_if<Playing<B>>(&state.phase);
  if (!playing) return legal;
  for (const Card card : playing->hand.dealt[seat]) {
    if (!check(state, seat, Play{card})) legal.push_back(Play{card});
  }
  return legal;
}

/// Ends the hand: writes the sheet and, if that ends the match, the outcome.
template <typename B>
void finish_hand(MatchState<B>& state, const Playing<B>& playing, const CompletedTrick& last) {
  auto result = judge(standing(playing, state.sheet), state.sheet, state.options);
  result.finished = true;
  const HandInPlay<B>& hand = playing.hand;
  const HandOver<B> over{HandRecord<B>{hand.dealer, hand.dealt, hand.actions, result}, last};
  state.sheet = write_hand(state.sheet, result, state.options);
  if (const auto outcome = outcome_by_sheet(state.sheet, state.options)) {
    state.phase = MatchOver<B>{over, *outcome};
  } else {
    state.phase = over;
  }
}

template <typename B>
void complete_trick(MatchState<B>& state, Playing<B>& playing) {
  const CompletedTrick done = complete(playing.trick, order_in_play(playing));
  playing.points[side_of(done.winner)] += done.points;
  playing.tricks[side_of(done.winner)] += 1;
  playing.last = done;
  playing.trick = next_trick(done.trick, done.winner);
  if (done.trick.number < B::kShape.each) return;
  // Copied: finish_hand replaces the phase that `playing` lives in.
  finish_hand(state, Playing<B>(playing), done);
}

template <typename B>
OrViolation<MatchState<B>> apply(MatchState<B> state, Seat seat, const Action& action) {
  if (auto wrong = check(state, seat, action)) return *wrong;
  auto& playing = std::get<Playing<B>>(state.phase);
  const Play& play = std::get<Play>(action);
  playing.hand.actions.push_back({seat, action});
  playing.hand.held[seat].erase(play.card);
  playing.trick.cards.push_back({seat, play});
  if (playing.trick.full()) complete_trick(state, playing);
  return state;
}

template <typename B>
MatchState<B> abandon(MatchState<B> state) {
  Abandoned<B> given_up;
  if (const auto* over = ended_hand(state)) {
    given_up.last_hand = *over;
  } else if (const auto record = hand_so_far(state)) {
    given_up.last_hand = HandOver<B>{*record, {}};
  }
  state.phase = given_up;
  return state;
}

template <typename B>
std::optional<std::vector<SeatAction>> play_out(const MatchState<B>& state, Seat seat) {
  const auto* playing = std::get_if<Playing<B>>(&state.phase);
  return playing ? play_sure_rest(state, *playing, seat) : std::nullopt;
}

/// The hand in play as it would be judged with these points and tricks.
template <typename B>
typename B::HandResult ended_with(const MatchState<B>& match, PerSide<int> points,
                                  PerSide<int> tricks) {
  auto result = hand_so_far(match)->result;
  result.finished = true;
  result.points = points;
  result.tricks = tricks;
  return judge(result, match.sheet, match.options);
}

}  // namespace avinas::turned
