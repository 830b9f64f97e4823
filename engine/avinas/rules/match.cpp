// SPDX-License-Identifier: MIT
// Dealing and acting: how one state of a match becomes the next.
#include "engine/avinas/rules/match.hpp"

#include "engine/avinas/model/ranking.hpp"
#include "engine/avinas/model/scoring.hpp"
#include "engine/avinas/rules/play.hpp"

namespace avinas {
namespace {

/// Ends the hand with `result`: writes the sheet and, if that ends the match, the outcome.
void finish_hand(MatchState& state, const HandInPlay& hand, const HandResult& result,
                 const std::optional<CompletedTrick>& last) {
  HandOver over{HandRecord{hand.dealer, hand.dealt, hand.actions, result}, hand.exposure, last};
  if (result.overbid) {
    const Side loser = side_of(*result.declarer);
    const Outcome outcome = outcome_by_overbid(loser, state.sheet, state.options.stakes);
    state.phase = MatchOver{over, outcome};
    return;
  }
  if (result.penalty) state.sheet = write_penalty(state.sheet, *result.penalty);
  if (auto outcome = outcome_by_sheet(state.sheet, state.options.stakes)) {
    state.phase = MatchOver{over, *outcome};
  } else {
    state.phase = over;
  }
}

/// The part of a result that is known while the hand runs.
HandResult standing(const HandInPlay& hand) {
  HandResult result;
  result.sevens = hand.exposure.sevens;
  return result;
}

HandResult standing(const HandInPlay& hand, const Contract& contract) {
  HandResult result = standing(hand);
  result.declarer = contract.declarer;
  if (contract.bid > 0) result.bid = contract.bid;
  result.knock = contract.knock;
  return result;
}

HandResult standing(const Playing& playing) {
  HandResult result = standing(playing.hand, playing.contract);
  result.trump = playing.trump;
  result.points = playing.points;
  result.tricks = playing.tricks;
  return result;
}

HandResult score_sevens(const Playing& playing) {
  HandResult result = standing(playing);
  result.form = Form::Sevens;
  const Side declarers = side_of(playing.contract.declarer);
  const bool won = playing.contract.knock == KnockLevel::None
                       ? playing.points[declarers] >= kPointsToWin
                       : playing.tricks[declarers] == kHandSize;
  result.won_by = won ? declarers : other_side(declarers);
  result.penalty = Penalty{PenaltyKind::Rams, other_side(*result.won_by),
                           penalty_rams(result.sevens, playing.contract.knock, won)};
  return result;
}

HandResult score_no_sevens(const Playing& playing) {
  HandResult result = standing(playing);
  result.form = Form::NoSevens;
  const Side declarers = side_of(playing.contract.declarer);
  CardSet dealt;
  for (Card card : playing.hand.dealt[playing.contract.declarer]) dealt.insert(card);
  if (length_in(dealt, playing.trump) < playing.contract.bid) {
    result.overbid = true;
    result.won_by = other_side(declarers);
    return result;
  }
  const PipsPenalty penalty =
      penalty_pips(playing.points[declarers], playing.points[other_side(declarers)]);
  const Side penalised = penalty.against_declarers ? declarers : other_side(declarers);
  result.won_by = other_side(penalised);
  result.penalty = Penalty{PenaltyKind::Pips, penalised, penalty.pips};
  return result;
}

void finish_play(MatchState& state, const Playing& playing) {
  const bool sevens = playing.hand.exposure.deciding.has_value();
  const HandResult result = sevens ? score_sevens(playing) : score_no_sevens(playing);
  // Copied: finish_hand replaces the phase that `playing` lives in.
  const HandInPlay hand = playing.hand;
  const auto last = playing.last;
  finish_hand(state, hand, result, last);
}

void complete_trick(MatchState& state, Playing& playing) {
  CompletedTrick done{playing.trick, trick_winner(playing.trick, playing.trump), 0};
  for (const PlayedCard& played : playing.trick.cards) done.points += played.play.card.points();
  playing.points[side_of(done.winner)] += done.points;
  playing.tricks[side_of(done.winner)] += 1;
  playing.last = done;
  playing.trick = next_trick(done.trick, done.winner);

  const bool declarers_took = side_of(done.winner) == side_of(playing.contract.declarer);
  const bool knock_lost = playing.contract.knock != KnockLevel::None && !declarers_took;
  if (done.trick.number == kHandSize || knock_lost) finish_play(state, playing);
}

void play_card(MatchState& state, Playing& playing, Seat seat, const Play& play) {
  playing.hand.held[seat].erase(play.card);
  playing.trick.cards.push_back({seat, play});
  if (playing.trick.cards.size() == 4) complete_trick(state, playing);
}

Playing start_play(const HandInPlay& hand, const Contract& contract, Suit trump) {
  Playing playing;
  playing.hand = hand;
  playing.contract = contract;
  playing.trump = trump;
  playing.trick.leader = contract.declarer;
  return playing;
}

void close_bidding(MatchState& state, const Bidding& bidding) {
  const HandInPlay hand = bidding.hand;
  if (bidding.longest == 0) {
    HandResult result = standing(hand);
    result.form = Form::PassedOut;
    finish_hand(state, hand, result, std::nullopt);
    return;
  }
  state.phase = OpeningLead{hand, {bidding.longest_by, bidding.longest, KnockLevel::None}};
}

void next_call(MatchState& state, Bidding& bidding) {
  const bool dealer_called = bidding.turn == bidding.hand.dealer;
  bidding.turn = left_of(bidding.turn);
  if (dealer_called) close_bidding(state, bidding);
}

void act(MatchState& state, Bidding& bidding, Seat seat, const Action& action) {
  if (const auto* bid = std::get_if<Bid>(&action)) {
    bidding.longest = bid->length;
    bidding.longest_by = seat;
  }
  next_call(state, bidding);
}

void act(MatchState& state, Knocking& knocking, Seat seat, const Action& action) {
  const auto lead = [&state](const Knocking& done) {
    const Playing playing = start_play(done.hand, done.contract, done.trump);
    state.phase = playing;
  };
  if (std::holds_alternative<Knock>(action)) {
    const bool first = knocking.contract.knock == KnockLevel::None;
    knocking.contract.knock = first ? KnockLevel::Knock : KnockLevel::KnockAgain;
    knocking.asked = other_side(knocking.asked);
    if (!first) lead(knocking);
    return;
  }
  knocking.passed[seat] = true;
  if (knocking.passed[partner_of(seat)]) lead(knocking);
}

void act(MatchState& state, OpeningLead& lead, Seat seat, const Action& action) {
  const Play& play = std::get<Play>(action);
  if (play.card.is_court_trump()) {
    const NamingTrump naming{lead.hand, lead.contract, play.card};
    state.phase = naming;
    return;
  }
  const Playing playing = start_play(lead.hand, lead.contract, play.card.suit());
  state.phase = playing;
  play_card(state, std::get<Playing>(state.phase), seat, play);
}

void act(MatchState& state, NamingTrump& naming, Seat seat, const Action& action) {
  const Card led = naming.led;
  const Playing playing =
      start_play(naming.hand, naming.contract, std::get<NameTrump>(action).suit);
  state.phase = playing;
  play_card(state, std::get<Playing>(state.phase), seat, Play{led});
}

void act(MatchState& state, Playing& playing, Seat seat, const Action& action) {
  if (const auto* play = std::get_if<Play>(&action)) {
    play_card(state, playing, seat, *play);
  } else {
    finish_play(state, playing);  // a stop (R4.6)
  }
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

HandResult result_so_far(const Bidding& p) { return standing(p.hand); }
HandResult result_so_far(const Knocking& p) {
  HandResult result = standing(p.hand, p.contract);
  result.trump = p.trump;
  return result;
}
HandResult result_so_far(const OpeningLead& p) { return standing(p.hand, p.contract); }
HandResult result_so_far(const NamingTrump& p) { return standing(p.hand, p.contract); }
HandResult result_so_far(const Playing& p) { return standing(p); }

}  // namespace

MatchState start_match(const Options& options, Seat first_dealer) {
  return {options, {}, 0, BeforeDeal{first_dealer}};
}

std::optional<RuleViolation> check_deal(const MatchState& state, Seat dealer,
                                        const ClaimedDeal& deal) {
  if (const auto* over = std::get_if<MatchOver>(&state.phase)) {
    const bool overbid = over->outcome.reason == EndReason::Overbid;
    return RuleViolation{overbid ? "R6.4" : "R6.1", Violation::MatchIsOver};
  }
  if (std::holds_alternative<Abandoned>(state.phase)) {
    return RuleViolation{"R6.1", Violation::MatchGivenUp};
  }
  if (hand_in_play(state)) return RuleViolation{"R2.1", Violation::HandNotFinished};
  if (dealer != next_dealer(state)) {
    return RuleViolation{"R2.1", Violation::OtherDealer};
  }
  CardSet pack;
  for (const auto& hand : deal.items) {
    if (hand.size() != kHandSize) return RuleViolation{"R2.2", Violation::EightCardsEach};
    for (Card card : hand) pack.insert(card);
  }
  if (pack != CardSet::full_pack()) {
    return RuleViolation{"R1.2", Violation::CardDealtTwice};
  }
  return std::nullopt;
}

OrViolation<MatchState> deal_hand(MatchState state, Seat dealer, const ClaimedDeal& deal) {
  if (auto wrong = check_deal(state, dealer, deal)) return *wrong;
  HandInPlay hand;
  hand.dealer = dealer;
  for (Seat seat : kAllSeats) {
    for (std::size_t i = 0; i < kHandSize; ++i) {
      hand.dealt[seat][i] = deal[seat][i];
      hand.held[seat].insert(deal[seat][i]);
    }
  }
  hand.exposure = expose(dealer, hand.dealt);
  ++state.hands_dealt;
  if (const auto& deciding = hand.exposure.deciding) {
    state.phase = Knocking{hand,
                           {deciding->declarer, 0, KnockLevel::None},
                           deciding->trump,
                           side_of(deciding->declarer),
                           {}};
  } else {
    state.phase = Bidding{hand, left_of(dealer), 0, Seat::North};
  }
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
  if (const HandOver* over = ended_hand(state)) given_up.last_hand = *over;
  std::visit(
      [&](const auto& phase) {
        if constexpr (WithHand<decltype(phase)>) {
          const HandInPlay& hand = phase.hand;
          given_up.last_hand =
              HandOver{HandRecord{hand.dealer, hand.dealt, hand.actions, result_so_far(phase)},
                       hand.exposure,
                       {}};
        }
      },
      state.phase);
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
  return record ? left_of(record->dealer) : Seat::North;
}

bool hand_in_play(const MatchState& state) {
  return std::visit([](const auto& phase) { return WithHand<decltype(phase)>; }, state.phase);
}

}  // namespace avinas
