// SPDX-License-Identifier: MIT
// Deals, and carries calls, the cat and cards of Klørsjavs out.
#include "engine/klorsjavs/match.hpp"

#include <algorithm>

#include "engine/frame/acting.hpp"
#include "engine/frame/sure_tricks.hpp"

namespace avinas::klorsjavs {
namespace {

HandResult standing(const HandInPlay& hand, const Playing* playing) {
  HandResult result;
  result.seats = static_cast<int>(hand.dealt.table().size());
  result.declarer = hand.declarer;
  result.contract = hand.contract;
  result.trump = hand.trump;
  result.cat = hand.cat;
  result.folded = !hand.actions.empty() && std::holds_alternative<Fold>(hand.actions.back().action);
  if (playing) {
    result.points = playing->points;
    result.tricks = playing->tricks;
  }
  result.lies = order(hand.form, hand.trump).points_of(hand.lies());
  return result;
}

/// Ends the hand: writes the sheet and, if that ends the match, the outcome.
void finish_hand(MatchState& state, const HandInPlay& hand, const Playing* playing) {
  HandResult result = judge(standing(hand, playing), state.options);
  result.finished = true;
  const Written written = write_hand(state.sheet, result, state.options);
  state.sheet = written.sheet;
  phases::end_hand(state, hand, result, playing ? playing->last : std::nullopt, written.outcome);
}

/// The dealer's left leads (K5.1).
void begin_play(MatchState& state, const HandInPlay& hand) {
  Playing playing;
  playing.hand = hand;
  playing.trick = phases::first_trick(shape(state.options), hand.dealer);
  state.phase = playing;
}

/// The contract stands: the cat, the trump suit, or the first lead is next (K4.2, K9.4).
void end_bidding(MatchState& state, HandInPlay hand) {
  if (!hand.declarer) return finish_hand(state, hand, nullptr);
  if (!state.options.auction()) hand.trump = Suit::Clubs;
  if (with_cat(*hand.contract)) {
    state.phase = Exchanging{hand};
  } else {
    hand.cat = CatFate::Left;
    state.phase = Naming{hand};
  }
}

void end_exchange(MatchState& state, const HandInPlay& hand) {
  if (!state.options.auction()) return begin_play(state, hand);
  state.phase = Naming{hand};
}

void take_cat(HandInPlay& hand) {
  hand.cat = CatFate::Taken;
  for (const Card card : hand.dealt.rest()) hand.held[*hand.declarer].insert(card);
}

// --- an action that is legal, by phase ----------------------------------------------------------

void carry_out(MatchState& state, Bidding bidding, Seat seat, const Action& action) {
  HandInPlay& hand = bidding.hand;
  if (const auto* bid = std::get_if<Bid>(&action)) {
    hand.declarer = seat;
    hand.contract = static_cast<Contract>(bid->length - 1);
  }
  const Shape dealt = shape(state.options);
  const bool all_spoke = static_cast<int>(hand.actions.size()) == dealt.seating.seats;
  if (all_spoke || (hand.declarer && !state.options.auction())) return end_bidding(state, hand);
  bidding.turn = dealt.next(seat);
  state.phase = bidding;
}

void carry_out(MatchState& state, Exchanging exchanging, Seat seat, const Action& action) {
  HandInPlay& hand = exchanging.hand;
  if (std::holds_alternative<Take>(action)) {
    take_cat(hand);
    state.phase = exchanging;
    return;
  }
  if (const auto* lay = std::get_if<Lay>(&action)) {
    if (!hand.cat) take_cat(hand);
    for (const Card card : lay->cards) {
      hand.held[seat].erase(card);
      hand.laid.insert(card);
    }
  } else {
    hand.cat = CatFate::Left;
  }
  end_exchange(state, hand);
}

void carry_out(MatchState& state, Naming naming, Seat, const Action& action) {
  naming.hand.trump = std::get<NameTrump>(action).suit;
  begin_play(state, naming.hand);
}

void carry_out(MatchState& state, Playing playing, Seat seat, const Action& action) {
  const auto done = phases::play_card(playing, seat, std::get<Play>(action));
  if (done && done->trick.number == shape(state.options).each) {
    return finish_hand(state, playing.hand, &playing);
  }
  state.phase = playing;
}

}  // namespace

HeldCards cards_of(const HandInPlay& hand, Seat seat) {
  HeldCards cards;
  for (const Card card : hand.dealt[seat]) cards.push_back(card);
  if (hand.declarer != seat || hand.cat != CatFate::Taken) return cards;
  for (const Card card : hand.dealt.rest()) cards.push_back(card);
  return cards;
}

std::optional<std::vector<SeatAction>> play_out(const MatchState& state, Seat seat) {
  const auto* playing = std::get_if<Playing>(&state.phase);
  if (!playing) return std::nullopt;
  return play_sure_rest(state, *playing, seat);
}

MatchState start_match(const Options& options, Seat first_dealer) {
  return {options, first_sheet(options), 0, phases::BeforeDeal{first_dealer}};
}

std::optional<RuleViolation> check_deal(const MatchState& state, Seat dealer,
                                        const ClaimedDeal& deal) {
  const bool auction = state.options.auction(), four = state.options.form == Form::Four;
  const phases::DealRules rules{auction ? "K9.6" : "K6.3", "K2.1",
                                auction ? "K9.1"
                                : four  ? "K8.1"
                                        : "K1.2",
                                "K2.2", four ? Violation::FourCardsEach : Violation::SixCardsEach};
  return phases::check_deal(state, dealer, deal, rules);
}

OrViolation<MatchState> deal_hand(MatchState state, Seat dealer, const ClaimedDeal& deal) {
  if (auto wrong = check_deal(state, dealer, deal)) return *wrong;
  HandInPlay hand = phases::begin_hand(state, dealer, deal);
  hand.form = state.options.form;
  state.phase = Bidding{hand, shape(state.options).next(dealer)};
  return state;
}

OrViolation<MatchState> apply(MatchState state, Seat seat, const Action& action) {
  return phases::act(std::move(state), seat, action,
                     [](MatchState& match, auto&& phase, Seat by, const Action& what) {
                       if (std::holds_alternative<Fold>(what)) {
                         finish_hand(match, phase.hand, nullptr);
                       } else {
                         carry_out(match, std::forward<decltype(phase)>(phase), by, what);
                       }
                     });
}

std::vector<Action> legal_actions(const MatchState& state, Seat seat) {
  std::vector<Action> legal;
  const HandInPlay* hand = hand_of(state);
  if (!hand || !shape(state.options).seating.has(seat)) return legal;
  const auto offer = [&](const Action& action) {
    if (!check(state, seat, action)) legal.push_back(action);
  };
  offer(Pass{});
  for (int contract = 1; contract <= kContracts; ++contract) offer(Bid{contract});
  offer(Take{});
  const HeldCards cards = cards_of(*hand, seat);
  for (std::size_t i = 0; i < cards.size(); ++i) {
    for (std::size_t j = i + 1; j < cards.size(); ++j) offer(Lay{cards[i], cards[j]});
  }
  for (const Suit suit : kAllSuits) offer(NameTrump{suit});
  for (const Card card : cards) offer(Play{card});
  offer(Fold{});
  return legal;
}

HandResult result_so_far(const MatchState& state) {
  return standing(*hand_of(state), std::get_if<Playing>(&state.phase));
}

/// The same again after a hand that all passed (K3.2).
Seat next_dealer(const MatchState& state) {
  return phases::dealer_after(state, [&](const HandRecord& record) {
    return record.result.declarer ? shape(state.options).next(record.dealer) : record.dealer;
  });
}

}  // namespace avinas::klorsjavs
