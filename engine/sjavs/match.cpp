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
  state.sheet = write_hand(state.sheet, result);
  phases::end_hand(state, hand, result, last, outcome_by_sheet(state.sheet, state.options));
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

}  // namespace

MatchState start_match(const Options& options, Seat first_dealer) {
  return {options, {}, 0, phases::BeforeDeal{first_dealer}};
}

std::optional<RuleViolation> check_deal(const MatchState& state, Seat dealer,
                                        const ClaimedDeal& deal) {
  constexpr phases::DealRules kRules{"S6.2", "S2.1", "S1.2", "S2.2", Violation::EightCardsEach};
  const bool at_an_end = outcome_by_sheet(state.sheet, state.options).has_value();
  return phases::check_deal(state, dealer, deal, kRules, at_an_end);
}

OrViolation<MatchState> deal_hand(MatchState state, Seat dealer, const ClaimedDeal& deal) {
  if (auto wrong = check_deal(state, dealer, deal)) return *wrong;
  const HandInPlay hand = phases::begin_hand(state, dealer, deal);
  state.phase = Calling{hand, left_of(dealer), {}};
  return state;
}

OrViolation<MatchState> apply(MatchState state, Seat seat, const Action& action) {
  if (auto wrong = check(state, seat, action)) return *wrong;
  std::visit(
      [&](auto& phase) {
        if constexpr (phases::IsInHand<decltype(phase)>) {
          phase.hand.actions.push_back({seat, action});
          act(state, phase, seat, action);
        }
      },
      state.phase);
  return state;
}

HandResult result_so_far(const MatchState& state) {
  if (const auto* naming = std::get_if<Naming>(&state.phase)) return standing(naming->contract);
  const auto* playing = std::get_if<Playing>(&state.phase);
  return playing ? standing(*playing) : HandResult{};
}

Seat next_dealer(const MatchState& state) {
  return phases::dealer_after(state, [](const HandRecord& record) {
    return record.result.redealt() ? record.dealer : left_of(record.dealer);
  });
}

}  // namespace avinas::sjavs
