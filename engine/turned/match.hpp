// SPDX-License-Identifier: MIT
// Dealing, acting and refusing in a game whose trumps are the suit of the dealer's last card. Each
// function promises what the one of that name in engine/avinas/rules/match.hpp does.
#pragma once

#include <vector>

#include "engine/frame/acting.hpp"
#include "engine/frame/following.hpp"
#include "engine/frame/sure_tricks.hpp"
#include "engine/turned/match_state.hpp"

namespace avinas::turned {

template <typename B>
const Order& order_in_play(const Playing<B>& playing) {
  return B::order(playing.hand.turned().suit());
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
typename B::HandResult result_so_far(const MatchState<B>& state) {
  return standing(std::get<Playing<B>>(state.phase), state.sheet);
}

/// The seat after the last dealer.
template <typename B>
Seat next_dealer(const MatchState<B>& state) {
  return phases::dealer_after(
      state, [](const HandRecord<B>& record) { return B::kShape.next(record.dealer); });
}

template <typename B>
std::optional<RuleViolation> check_deal(const MatchState<B>& state, Seat dealer,
                                        const ClaimedDeal& deal) {
  const bool at_an_end = outcome_by_sheet(state.sheet, state.options).has_value();
  return phases::check_deal(state, dealer, deal, B::kRules.deal, at_an_end);
}

template <typename B>
OrViolation<MatchState<B>> deal_hand(MatchState<B> state, Seat dealer, const ClaimedDeal& deal) {
  if (auto wrong = check_deal(state, dealer, deal)) return *wrong;
  Playing<B> playing;
  playing.hand = phases::begin_hand(state, dealer, deal);
  playing.trick = phases::first_trick(B::kShape, dealer);
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

/// The single truth about legality: `legal_actions` and `apply` both ask it.
template <typename B>
std::optional<RuleViolation> check(const MatchState<B>& state, Seat seat, const Action& action) {
  const auto* playing = std::get_if<Playing<B>>(&state.phase);
  if (!playing) return RuleViolation{B::kRules.no_hand, phases::why_no_hand(state)};
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
  state.sheet = write_hand(state.sheet, result, state.options);
  phases::end_hand(state, playing.hand, result, last, outcome_by_sheet(state.sheet, state.options));
}

template <typename B>
OrViolation<MatchState<B>> apply(MatchState<B> state, Seat seat, const Action& action) {
  const auto carry_out = [](MatchState<B>& match, Playing<B> playing, Seat by, const Action& what) {
    const auto done = phases::play_card(playing, by, std::get<Play>(what));
    match.phase = playing;
    if (done && done->trick.number == B::kShape.each) finish_hand(match, playing, *done);
  };
  return phases::act(std::move(state), seat, action, carry_out);
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
