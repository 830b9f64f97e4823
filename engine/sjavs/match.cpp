// SPDX-License-Identifier: MIT
// Dealing and acting: how one state of a match of Sjavs becomes the next.
#include "engine/sjavs/match.hpp"

#include "engine/sjavs/ranking.hpp"

namespace avinas::sjavs {
namespace {

/// Ends the hand with `result`: writes the sheet and, if that ends the match, the outcome.
void finish_hand(MatchState& state, const HandInPlay& hand, HandResult result,
                 const std::optional<CompletedTrick>& last) {
  result.finished = true;
  const HandOver over{HandRecord{hand.dealer, hand.dealt, hand.actions, result}, last};
  state.sheet = write_hand(state.sheet, result);
  if (const auto outcome = outcome_by_sheet(state.sheet, state.options)) {
    state.phase = MatchOver{over, *outcome};
  } else {
    state.phase = over;
  }
}

HandResult standing(const Contract& contract) {
  HandResult result;
  result.declarer = contract.declarer;
  result.bid = contract.length;
  result.better = contract.better;
  return result;
}

HandResult standing(const Playing& playing) {
  HandResult result = playing.contract ? standing(*playing.contract) : HandResult{};
  result.passed_out = !playing.contract;
  result.trump = playing.trump;
  result.points = playing.points;
  result.tricks = playing.tricks;
  return result;
}

Playing start_play(const HandInPlay& hand, const std::optional<Contract>& contract,
                   std::optional<Suit> trump) {
  Playing playing;
  playing.hand = hand;
  playing.contract = contract;
  playing.trump = trump;
  playing.trick.leader = left_of(hand.dealer);
  return playing;
}

void close_calls(MatchState& state, const Calling& calling) {
  const HandInPlay hand = calling.hand;
  if (const auto contract = calling.highest) {
    state.phase = Naming{hand, *contract};
  } else if (state.options.all_pass == AllPass::Played) {
    state.phase = start_play(hand, std::nullopt, std::nullopt);
  } else {
    HandResult result;
    result.passed_out = true;
    finish_hand(state, hand, result, std::nullopt);
  }
}

void act(MatchState& state, Calling& calling, Seat seat, const Action& action) {
  if (const auto* bid = std::get_if<Bid>(&action)) calling.highest = {seat, bid->length, false};
  if (const auto* better = std::get_if<Better>(&action))
    calling.highest = {seat, better->length, true};
  if (seat == calling.hand.dealer) {
    close_calls(state, calling);
  } else {
    calling.turn = left_of(seat);
  }
}

void act(MatchState& state, Naming& naming, Seat, const Action& action) {
  const Playing playing =
      start_play(naming.hand, naming.contract, std::get<NameTrump>(action).suit);
  state.phase = playing;
}

void complete_trick(MatchState& state, Playing& playing) {
  const CompletedTrick done = complete(playing.trick, order(playing.trump));
  const Seat winner = done.winner;
  playing.points[side_of(winner)] += done.points;
  playing.tricks[side_of(winner)] += 1;
  if (done.trick.number == 1) playing.solo = winner;
  if (playing.solo != winner) playing.solo.reset();
  playing.last = done;
  playing.trick = next_trick(done.trick, winner);
  if (done.trick.number < kHandSize) return;
  HandResult result = standing(playing);
  result.solo = playing.solo;
  // Copied: finish_hand replaces the phase that `playing` lives in.
  const HandInPlay hand = playing.hand;
  finish_hand(state, hand, judge(result, state.options, state.sheet.ties), done);
}

void act(MatchState& state, Playing& playing, Seat seat, const Action& action) {
  const Play& play = std::get<Play>(action);
  playing.hand.held[seat].erase(play.card);
  playing.trick.cards.push_back({seat, play});
  if (playing.trick.cards.size() == kAllSeats.size()) complete_trick(state, playing);
}

template <typename P>
concept WithHand = requires(P phase) {
  phase.hand;
};

const HandOver* ended_hand(const MatchState& state) {
  if (const auto* over = std::get_if<HandOver>(&state.phase)) return over;
  if (const auto* over = std::get_if<MatchOver>(&state.phase)) return &over->final_hand;
  if (const auto* given_up = std::get_if<Abandoned>(&state.phase)) {
    return given_up->last_hand ? &*given_up->last_hand : nullptr;
  }
  return nullptr;
}

HandResult result_so_far(const Calling&) { return {}; }
HandResult result_so_far(const Naming& p) { return standing(p.contract); }
HandResult result_so_far(const Playing& p) { return standing(p); }

}  // namespace

MatchState start_match(const Options& options, Seat first_dealer) {
  return {options, {}, 0, BeforeDeal{first_dealer}};
}

std::optional<RuleViolation> check_deal(const MatchState& state, Seat dealer,
                                        const ClaimedDeal& deal) {
  if (std::holds_alternative<MatchOver>(state.phase) ||
      outcome_by_sheet(state.sheet, state.options)) {
    return RuleViolation{"S6.2", Violation::MatchIsOver};
  }
  if (std::holds_alternative<Abandoned>(state.phase))
    return RuleViolation{"S6.2", Violation::MatchGivenUp};
  if (hand_in_play(state)) return RuleViolation{"S2.1", Violation::HandNotFinished};
  if (dealer != next_dealer(state)) return RuleViolation{"S2.1", Violation::OtherDealer};
  switch (fault_of(deal, shape(state.options))) {
    case DealFault::OtherPack:
      return RuleViolation{"S1.2", Violation::CardDealtTwice};
    case DealFault::OtherHands:
      return RuleViolation{"S2.2", Violation::EightCardsEach};
    case DealFault::None:
      break;
  }
  return std::nullopt;
}

OrViolation<MatchState> deal_hand(MatchState state, Seat dealer, const ClaimedDeal& deal) {
  if (auto wrong = check_deal(state, dealer, deal)) return *wrong;
  HandInPlay hand;
  hand.dealer = dealer;
  hand.dealt = dealt(deal, shape(state.options));
  for (const Seat seat : kAllSeats) hand.held[seat] = CardSet::of_all(deal[seat]);
  ++state.hands_dealt;
  state.phase = Calling{hand, left_of(dealer), {}};
  return state;
}

OrViolation<MatchState> apply(MatchState state, Seat seat, const Action& action) {
  if (auto wrong = check(state, seat, action)) return *wrong;
  std::visit(
      [&](auto& phase) {
        if constexpr (WithHand<decltype(phase)>) {
          phase.hand.actions.push_back({seat, action});
          act(state, phase, seat, action);
        }
      },
      state.phase);
  return state;
}

MatchState abandon(MatchState state) {
  Abandoned given_up;
  const auto* over = ended_hand(state);
  if (over) {
    given_up.last_hand = *over;
  } else if (const auto record = hand_so_far(state)) {
    given_up.last_hand = HandOver{*record, {}};
  }
  state.phase = given_up;
  return state;
}

std::optional<HandRecord> hand_so_far(const MatchState& state) {
  if (const HandOver* over = ended_hand(state)) return *over->record;
  std::optional<HandRecord> record;
  std::visit(
      [&](const auto& phase) {
        if constexpr (WithHand<decltype(phase)>) {
          const HandInPlay& hand = phase.hand;
          record = HandRecord{hand.dealer, hand.dealt, hand.actions, result_so_far(phase)};
        }
      },
      state.phase);
  return record;
}

std::optional<Outcome> outcome_of(const MatchState& state) {
  const auto* over = std::get_if<MatchOver>(&state.phase);
  return over ? std::optional(over->outcome) : std::nullopt;
}

Seat next_dealer(const MatchState& state) {
  if (const auto* before = std::get_if<BeforeDeal>(&state.phase)) return before->dealer;
  const auto record = hand_so_far(state);
  if (!record) return Seat::North;
  return record->result.redealt() ? record->dealer : left_of(record->dealer);
}

bool hand_in_play(const MatchState& state) {
  return std::visit([](const auto& phase) { return WithHand<decltype(phase)>; }, state.phase);
}

}  // namespace avinas::sjavs
