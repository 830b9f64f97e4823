// SPDX-License-Identifier: MIT
// Deals, and carries calls, the stock and cards of Bavarian Tarock out.
#include "engine/tarock/match.hpp"

#include "engine/frame/acting.hpp"
#include "engine/frame/sure_tricks.hpp"

namespace avinas::tarock {
namespace {

HandResult standing(const HandInPlay& hand, const Playing* playing) {
  HandResult result;
  result.soloist = hand.soloist;
  if (hand.call > 0) result.figure = std::max(hand.call, kLowest);
  result.contract = hand.contract;
  result.trump = hand.trump;
  if (playing) {
    result.points = playing->points;
    result.tricks = playing->tricks;
  }
  const bool stock = hand.contract == Contract::Hand;
  result.lies = order({}).points_of(stock ? CardSet::of_all(hand.dealt.rest()) : hand.laid);
  return result;
}

/// Ends the hand: writes the sheet and, if that ends the match, the outcome.
void finish_hand(MatchState& state, const HandInPlay& hand, const Playing* playing) {
  HandResult result = standing(hand, playing);
  if (result.soloist) result = judge(result, state.sheet.pot);
  result.finished = true;
  state.sheet = write_hand(state.sheet, result);
  phases::end_hand(state, hand, result, playing ? playing->last : std::nullopt,
                   outcome_by_sheet(state.sheet, state.options));
}

/// Nobody else is left to speak: a contested figure is played from the hand (T3.6).
void end_bidding(MatchState& state, HandInPlay hand) {
  if (!hand.soloist) return finish_hand(state, hand, nullptr);
  if (hand.call == kPlay) {
    state.phase = Choosing{hand};
  } else {
    hand.contract = Contract::Hand;
    state.phase = Naming{hand};
  }
}

// --- an action that is legal, by phase ----------------------------------------------------------

/// The survivor of two speaks on with the next; the one who was overcalled answers first (T3.3,
/// T3.4).
void carry_out(MatchState& state, Bidding bidding, Seat seat, const Action& action) {
  HandInPlay& hand = bidding.hand;
  std::optional<Seat> next;
  if (const auto* bid = std::get_if<Bid>(&action)) {
    if (bid->length == kPlay) {
      bidding.first = seat;
    } else if (bidding.first == seat) {
      bidding.first.reset();
    }
    next = hand.soloist;
    hand.soloist = seat;
    hand.call = bid->length;
  } else {
    bidding.passed[seat] = true;
  }
  if (!next) next = phases::next_to_speak(kShape, bidding.passed, hand.soloist, seat);
  if (!next) return end_bidding(state, hand);
  bidding.turn = *next;
  state.phase = bidding;
}

void carry_out(MatchState& state, Choosing choosing, Seat seat, const Action& action) {
  HandInPlay& hand = choosing.hand;
  if (const auto* bid = std::get_if<Bid>(&action)) {
    hand.call = bid->length;
    hand.contract = Contract::Hand;
    state.phase = Naming{hand};
    return;
  }
  hand.contract = Contract::PickUp;
  for (const Card card : hand.dealt.rest()) hand.held[seat].insert(card);
  state.phase = Laying{hand};
}

void carry_out(MatchState& state, Laying laying, Seat seat, const Action& action) {
  HandInPlay& hand = laying.hand;
  for (const Card card : std::get<Lay>(action).cards) {
    hand.held[seat].erase(card);
    hand.laid.insert(card);
  }
  state.phase = Naming{hand};
}

/// The dealer's left leads (T4.3).
void carry_out(MatchState& state, const Naming& naming, Seat, const Action& action) {
  Playing playing;
  playing.hand = naming.hand;
  playing.hand.trump = std::get<NameTrump>(action).suit;
  playing.trick = phases::first_trick(kShape, naming.hand.dealer);
  state.phase = playing;
}

void carry_out(MatchState& state, Playing playing, Seat seat, const Action& action) {
  const auto done = phases::play_card(playing, seat, std::get<Play>(action));
  if (done && done->trick.number == kShape.each) {
    return finish_hand(state, playing.hand, &playing);
  }
  state.phase = playing;
}

}  // namespace

std::optional<int> next_call(const Bidding& bidding) {
  const int call = bidding.hand.call;
  if (call == 0) return kPlay;
  if (call == kPlay || (call == kLowest && bidding.first == bidding.turn)) return kLowest;
  return call < kHighest ? std::optional(call + kRaise) : std::nullopt;
}

HeldCards cards_of(const HandInPlay& hand, Seat seat) {
  HeldCards cards;
  for (const Card card : hand.dealt[seat]) cards.push_back(card);
  if (hand.soloist != seat || hand.contract != Contract::PickUp) return cards;
  for (const Card card : hand.dealt.rest()) cards.push_back(card);
  return cards;
}

std::optional<std::vector<SeatAction>> play_out(const MatchState& state, Seat seat) {
  const auto* playing = std::get_if<Playing>(&state.phase);
  return playing ? play_sure_rest(state, *playing, seat) : std::nullopt;
}

MatchState start_match(const Options& options, Seat first_dealer) {
  return {options, first_sheet(options), 0, phases::BeforeDeal{first_dealer}};
}

std::optional<RuleViolation> check_deal(const MatchState& state, Seat dealer,
                                        const ClaimedDeal& deal) {
  constexpr phases::DealRules kRules{"T6.1", "T2.1", "T1.2", "T2.2", Violation::ElevenCardsEach};
  return phases::check_deal(state, dealer, deal, kRules, state.sheet.pot == 0);
}

OrViolation<MatchState> deal_hand(MatchState state, Seat dealer, const ClaimedDeal& deal) {
  if (auto wrong = check_deal(state, dealer, deal)) return *wrong;
  const HandInPlay hand = phases::begin_hand(state, dealer, deal);
  state.phase = Bidding{hand, kShape.next(dealer)};
  return state;
}

OrViolation<MatchState> apply(MatchState state, Seat seat, const Action& action) {
  return phases::act(std::move(state), seat, action,
                     [](auto&&... done) { carry_out(std::forward<decltype(done)>(done)...); });
}

std::vector<Action> legal_actions(const MatchState& state, Seat seat) {
  std::vector<Action> legal;
  const auto offer = [&](const Action& action) {
    if (!check(state, seat, action)) legal.push_back(action);
  };
  if (const auto* bidding = std::get_if<Bidding>(&state.phase)) {
    offer(Pass{});
    if (const auto call = next_call(*bidding)) offer(Bid{*call});
  } else if (std::holds_alternative<Choosing>(state.phase)) {
    offer(Take{});
    for (int figure = kLowest; figure <= kHighest; figure += kRaise) offer(Bid{figure});
  } else if (const auto* laying = std::get_if<Laying>(&state.phase)) {
    if (laying->hand.soloist != seat) return legal;
    phases::offer_three(cards_of(laying->hand, seat), offer);
  } else if (std::holds_alternative<Naming>(state.phase)) {
    for (const Suit suit : kAllSuits) offer(NameTrump{suit});
  } else if (const auto* playing = std::get_if<Playing>(&state.phase)) {
    for (const Card card : cards_of(playing->hand, seat)) offer(Play{card});
  }
  return legal;
}

HandResult result_so_far(const MatchState& state) {
  return standing(*hand_of(state), std::get_if<Playing>(&state.phase));
}

Seat next_dealer(const MatchState& state) {
  return phases::dealer_after(state,
                              [](const HandRecord& record) { return kShape.next(record.dealer); });
}

}  // namespace avinas::tarock
