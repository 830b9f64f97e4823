// SPDX-License-Identifier: MIT
// Dealing and acting: how one state of a match of Sjavs becomes the next.
#include "engine/sjavs/match.hpp"

#include "engine/frame/acting.hpp"

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

void carry_out(MatchState& state, Calling calling, Seat seat, const Action& action) {
  if (const auto* bid = std::get_if<Bid>(&action)) calling.highest = {seat, bid->length, false};
  if (const auto* better = std::get_if<Better>(&action))
    calling.highest = {seat, better->length, true};
  if (seat == calling.hand.dealer) {
    close_calls(state, calling);
  } else {
    calling.turn = left_of(seat);
    state.phase = calling;
  }
}

void carry_out(MatchState& state, const Naming& naming, Seat, const Action& action) {
  const Playing playing =
      start_play(naming.hand, naming.contract, std::get<NameTrump>(action).suit);
  state.phase = playing;
}

void carry_out(MatchState& state, Playing playing, Seat seat, const Action& action) {
  const auto done = phases::play_card(playing, seat, std::get<Play>(action));
  if (done && done->trick.number == 1) playing.solo = done->winner;
  if (done && playing.solo != done->winner) playing.solo.reset();
  state.phase = playing;
  if (!done || done->trick.number < kHandSize) return;
  HandResult result = standing(playing);
  result.solo = playing.solo;
  finish_hand(state, playing.hand, judge(result, state.options, state.sheet.ties), *done);
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
  return phases::act(std::move(state), seat, action,
                     [](auto&&... done) { carry_out(std::forward<decltype(done)>(done)...); });
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
