// SPDX-License-Identifier: MIT
// Deals, and carries calls, the cat and cards of Klørsjavs out.
#include "engine/klorsjavs/match.hpp"

#include <algorithm>

#include "engine/frame/sure_tricks.hpp"

namespace avinas::klorsjavs {
namespace {

const HandOver* ended_hand(const MatchState& state) {
  if (const auto* over = std::get_if<HandOver>(&state.phase)) return over;
  if (const auto* over = std::get_if<MatchOver>(&state.phase)) return &over->final_hand;
  const auto* given_up = std::get_if<Abandoned>(&state.phase);
  return given_up && given_up->last_hand ? &*given_up->last_hand : nullptr;
}

int points_of(CardSet cards, const Order& order) {
  int points = 0;
  cards.for_each([&](Card card) { points += order.points_of(card); });
  return points;
}

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
  result.lies = points_of(hand.lies(), order(hand.form, hand.trump));
  return result;
}

/// Ends the hand: writes the sheet and, if that ends the match, the outcome.
void finish_hand(MatchState& state, const HandInPlay& hand, const Playing* playing) {
  HandResult result = judge(standing(hand, playing), state.options);
  result.finished = true;
  const HandOver over{HandRecord{hand.dealer, hand.dealt, hand.actions, result}, hand.form,
                      playing ? playing->last : std::nullopt};
  const Written written = write_hand(state.sheet, result, state.options);
  state.sheet = written.sheet;
  if (written.outcome) {
    state.phase = MatchOver{over, *written.outcome};
  } else {
    state.phase = over;
  }
}

/// The dealer's left leads (K5.1).
void begin_play(MatchState& state, const HandInPlay& hand) {
  const Shape dealt = shape(state.options);
  Playing playing;
  playing.hand = hand;
  playing.trick.leader = dealt.next(hand.dealer);
  playing.trick.seats = static_cast<std::uint8_t>(dealt.seating.seats);
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
  const Play& play = std::get<Play>(action);
  playing.hand.held[seat].erase(play.card);
  playing.trick.cards.push_back({seat, play});
  if (playing.trick.full()) {
    const CompletedTrick done = complete(playing.trick, order_in_play(playing));
    playing.points[done.winner] += done.points;
    playing.tricks[done.winner] += 1;
    playing.last = done;
    playing.trick = next_trick(done.trick, done.winner);
    if (done.trick.number == shape(state.options).each) {
      return finish_hand(state, playing.hand, &playing);
    }
  }
  state.phase = playing;
}

}  // namespace

const HandInPlay* hand_of(const MatchState& state) {
  return std::visit(
      [](const auto& phase) -> const HandInPlay* {
        if constexpr (requires { phase.hand; }) {
          return &phase.hand;
        } else {
          return nullptr;
        }
      },
      state.phase);
}

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
  return {options, first_sheet(options), 0, BeforeDeal{first_dealer}};
}

std::optional<RuleViolation> check_deal(const MatchState& state, Seat dealer,
                                        const ClaimedDeal& deal) {
  const bool auction = state.options.auction();
  const char* end = auction ? "K9.6" : "K6.3";
  if (std::holds_alternative<MatchOver>(state.phase)) {
    return RuleViolation{end, Violation::MatchIsOver};
  }
  if (std::holds_alternative<Abandoned>(state.phase)) {
    return RuleViolation{end, Violation::MatchGivenUp};
  }
  if (hand_in_play(state)) return RuleViolation{"K2.1", Violation::HandNotFinished};
  const Shape due = shape(state.options);
  // No match begins with a dealer who has no seat.
  if (!due.seating.has(dealer) || dealer != next_dealer(state)) {
    return RuleViolation{"K2.1", Violation::OtherDealer};
  }
  const bool four = state.options.form == Form::Four;
  switch (fault_of(deal, due)) {
    case DealFault::OtherPack:
      return RuleViolation{auction ? "K9.1" : four ? "K8.1" : "K1.2", Violation::CardDealtTwice};
    case DealFault::OtherHands:
      return RuleViolation{"K2.2", four ? Violation::FourCardsEach : Violation::SixCardsEach};
    case DealFault::None:
      break;
  }
  return std::nullopt;
}

OrViolation<MatchState> deal_hand(MatchState state, Seat dealer, const ClaimedDeal& deal) {
  if (auto wrong = check_deal(state, dealer, deal)) return *wrong;
  const Shape due = shape(state.options);
  HandInPlay hand;
  hand.form = state.options.form;
  hand.dealer = dealer;
  hand.dealt = dealt(deal, due);
  for (const Seat seat : due.table()) hand.held[seat] = CardSet::of_all(deal[seat]);
  ++state.hands_dealt;
  state.phase = Bidding{hand, due.next(dealer)};
  return state;
}

OrViolation<MatchState> apply(MatchState state, Seat seat, const Action& action) {
  if (auto wrong = check(state, seat, action)) return *wrong;
  Phase before = std::move(state.phase);
  std::visit(
      [&](auto& phase) {
        if constexpr (requires { phase.hand; }) {
          phase.hand.actions.push_back({seat, action});
          if (std::holds_alternative<Fold>(action)) {
            finish_hand(state, phase.hand, nullptr);
          } else {
            carry_out(state, std::move(phase), seat, action);
          }
        }
      },
      before);
  return state;
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

MatchState abandon(MatchState state) {
  Abandoned given_up;
  if (const HandOver* over = ended_hand(state)) {
    given_up.last_hand = *over;
  } else if (const auto record = hand_so_far(state)) {
    given_up.last_hand = HandOver{*record, state.options.form, {}};
  }
  state.phase = given_up;
  return state;
}

std::optional<HandRecord> hand_so_far(const MatchState& state) {
  if (const HandOver* over = ended_hand(state)) return *over->record;
  const HandInPlay* hand = hand_of(state);
  if (!hand) return std::nullopt;
  return HandRecord{hand->dealer, hand->dealt, hand->actions,
                    standing(*hand, std::get_if<Playing>(&state.phase))};
}

std::optional<Outcome> outcome_of(const MatchState& state) {
  const auto* over = std::get_if<MatchOver>(&state.phase);
  return over ? std::optional(over->outcome) : std::nullopt;
}

/// The same again after a hand that all passed (K3.2).
Seat next_dealer(const MatchState& state) {
  if (const auto* before = std::get_if<BeforeDeal>(&state.phase)) return before->dealer;
  const auto record = hand_so_far(state);
  if (!record) return Seat::North;
  return record->result.declarer ? shape(state.options).next(record->dealer) : record->dealer;
}

bool hand_in_play(const MatchState& state) { return hand_of(state) != nullptr; }

}  // namespace avinas::klorsjavs
