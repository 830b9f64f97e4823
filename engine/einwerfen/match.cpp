// SPDX-License-Identifier: MIT
// Dealing and acting: how one state of a match of Einwerfen becomes the next.
#include "engine/einwerfen/match.hpp"

#include "engine/einwerfen/ranking.hpp"

namespace avinas::einwerfen {
namespace {

HandResult standing(const Playing& playing, const Sheet& before) {
  HandResult result;
  result.turned = playing.hand.turned();
  result.trump = result.turned.suit();
  result.points = playing.points;
  result.tricks = playing.tricks;
  return weighed(result, before);
}

/// Ends the hand: writes the sheet and, if that ends the match, the outcome.
void finish_hand(MatchState& state, const Playing& playing, const CompletedTrick& last) {
  HandResult result = judge(standing(playing, state.sheet), state.sheet);
  result.finished = true;
  const HandInPlay& hand = playing.hand;
  const HandOver over{HandRecord{hand.dealer, hand.dealt, hand.actions, result}, last};
  state.sheet = write_hand(state.sheet, result);
  if (const auto outcome = outcome_by_sheet(state.sheet, state.options)) {
    state.phase = MatchOver{over, *outcome};
  } else {
    state.phase = over;
  }
}

void complete_trick(MatchState& state, Playing& playing) {
  const Order& cards = order(playing.hand.turned().suit());
  CompletedTrick done{playing.trick, best_of(playing.trick, cards).seat, 0};
  for (const PlayedCard& played : playing.trick.cards) done.points += played.play.card.points();
  playing.points[side_of(done.winner)] += done.points;
  playing.tricks[side_of(done.winner)] += 1;
  playing.last = done;
  playing.trick = Trick{done.trick.number + 1, done.winner, {}};
  if (done.trick.number < kHandSize) return;
  // Copied: finish_hand replaces the phase that `playing` lives in.
  finish_hand(state, Playing(playing), done);
}

const HandOver* ended_hand(const MatchState& state) {
  if (const auto* over = std::get_if<HandOver>(&state.phase)) return over;
  if (const auto* over = std::get_if<MatchOver>(&state.phase)) return &over->final_hand;
  const auto* given_up = std::get_if<Abandoned>(&state.phase);
  return given_up && given_up->last_hand ? &*given_up->last_hand : nullptr;
}

}  // namespace

MatchState start_match(const Options& options, Seat first_dealer) {
  return {options, {}, 0, BeforeDeal{first_dealer}};
}

std::optional<RuleViolation> check_deal(const MatchState& state, Seat dealer,
                                        const ClaimedDeal& deal) {
  if (std::holds_alternative<MatchOver>(state.phase) ||
      outcome_by_sheet(state.sheet, state.options)) {
    return RuleViolation{"E5.2", Violation::MatchIsOver};
  }
  if (std::holds_alternative<Abandoned>(state.phase))
    return RuleViolation{"E5.2", Violation::MatchGivenUp};
  if (hand_in_play(state)) return RuleViolation{"E2.1", Violation::HandNotFinished};
  if (dealer != next_dealer(state)) return RuleViolation{"E2.1", Violation::OtherDealer};
  CardSet pack;
  std::size_t cards = 0;
  for (const auto& hand : deal.items) {
    cards += hand.size();
    for (const Card card : hand) pack.insert(card);
  }
  if (pack != CardSet::full_pack() || cards != kPackSize) {
    return RuleViolation{"E1.2", Violation::CardDealtTwice};
  }
  for (const auto& hand : deal.items) {
    if (hand.size() != kHandSize) return RuleViolation{"E2.2", Violation::EightCardsEach};
  }
  return std::nullopt;
}

OrViolation<MatchState> deal_hand(MatchState state, Seat dealer, const ClaimedDeal& deal) {
  if (auto wrong = check_deal(state, dealer, deal)) return *wrong;
  Playing playing;
  playing.hand.dealer = dealer;
  for (const Seat seat : kAllSeats) {
    for (std::size_t i = 0; i < kHandSize; ++i) {
      playing.hand.dealt[seat][i] = deal[seat][i];
      playing.hand.held[seat].insert(deal[seat][i]);
    }
  }
  playing.trick.leader = left_of(dealer);
  ++state.hands_dealt;
  state.phase = playing;
  return state;
}

OrViolation<MatchState> apply(MatchState state, Seat seat, const Action& action) {
  if (auto wrong = check(state, seat, action)) return *wrong;
  auto& playing = std::get<Playing>(state.phase);
  const Play& play = std::get<Play>(action);
  playing.hand.actions.push_back({seat, action});
  playing.hand.held[seat].erase(play.card);
  playing.trick.cards.push_back({seat, play});
  if (playing.trick.cards.size() == kAllSeats.size()) complete_trick(state, playing);
  return state;
}

MatchState abandon(MatchState state) {
  Abandoned given_up;
  if (const auto* over = ended_hand(state)) {
    given_up.last_hand = *over;
  } else if (const auto record = hand_so_far(state)) {
    given_up.last_hand = HandOver{*record, {}};
  }
  state.phase = given_up;
  return state;
}

std::optional<HandRecord> hand_so_far(const MatchState& state) {
  if (const HandOver* over = ended_hand(state)) return *over->record;
  const auto* playing = std::get_if<Playing>(&state.phase);
  if (!playing) return std::nullopt;
  const HandInPlay& hand = playing->hand;
  return HandRecord{hand.dealer, hand.dealt, hand.actions, standing(*playing, state.sheet)};
}

std::optional<Outcome> outcome_of(const MatchState& state) {
  const auto* over = std::get_if<MatchOver>(&state.phase);
  return over ? std::optional(over->outcome) : std::nullopt;
}

Seat next_dealer(const MatchState& state) {
  if (const auto* before = std::get_if<BeforeDeal>(&state.phase)) return before->dealer;
  const auto record = hand_so_far(state);
  return record ? left_of(record->dealer) : Seat::North;
}

bool hand_in_play(const MatchState& state) { return std::holds_alternative<Playing>(state.phase); }

}  // namespace avinas::einwerfen
