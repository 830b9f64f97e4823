// SPDX-License-Identifier: MIT
// Deals, and carries calls, exchanges and cards of Sjavs for three or two out.
#include "engine/sjavsalone/match.hpp"

#include <algorithm>

#include "engine/frame/acting.hpp"
#include "engine/frame/sure_tricks.hpp"

namespace avinas::sjavsalone {
namespace {

/// The card points of what was laid away and of what is left of the skat (S8.6).
int points_beside(const HandInPlay& hand) {
  if (!hand.exchanged) return 0;
  const Order& cards = sjavs::order({});
  const auto left = hand.dealt.rest().subspan(static_cast<std::size_t>(*hand.exchanged));
  return cards.points_of(hand.laid) + cards.points_of(CardSet::of_all(left));
}

HandResult standing(const HandInPlay& hand, const Playing* playing) {
  HandResult result;
  result.form = hand.form;
  if (hand.contract) {
    result.declarer = hand.contract->declarer;
    result.bid = hand.contract->length;
    result.better = hand.contract->better;
  }
  result.trump = hand.trump;
  result.lies = points_beside(hand);
  if (playing) {
    result.points = playing->points;
    result.tricks = playing->tricks;
  }
  return result;
}

/// Ends the hand: writes the sheet and, if that ends the match, the outcome.
void finish_hand(MatchState& state, const HandInPlay& hand, const Playing* playing) {
  HandResult result = standing(hand, playing);
  result.passed_out = !result.declarer;
  if (result.declarer) result = judge(result, state.options, state.sheet.ties);
  result.finished = true;
  state.sheet = write_hand(state.sheet, result);
  phases::end_hand(state, hand, result, playing ? playing->last : std::nullopt,
                   outcome_by_sheet(state.sheet, state.options));
}

/// The player on the dealer's left leads (S8.7, S9.4).
void begin_play(MatchState& state, const HandInPlay& hand) {
  Playing playing;
  playing.hand = hand;
  playing.trick = phases::first_trick(shape_of(hand.form), hand.dealer);
  state.phase = playing;
}

/// The card beneath an up-card that was played is turned at the end of the trick (S9.5).
void turn_cards(HandInPlay& hand) {
  if (hand.form != Form::Two) return;
  for (const Seat seat : kShapeOfTwo.table()) {
    const auto dealt = hand.dealt[seat];
    for (std::size_t place = 0; place < kRow; ++place) {
      if (hand.turned[seat][place] || hand.held[seat].contains(dealt[kRow + place])) continue;
      hand.turned[seat][place] = true;
      hand.held[seat].insert(dealt[place]);
    }
  }
}

// --- an action that is legal, by phase ----------------------------------------------------------

void carry_out(MatchState& state, Calling calling, Seat seat, const Action& action) {
  HandInPlay& hand = calling.hand;
  if (const auto* bid = std::get_if<Bid>(&action)) hand.contract = {seat, bid->length, false};
  if (const auto* better = std::get_if<Better>(&action)) {
    hand.contract = {seat, better->length, true};
  }
  if (seat != hand.dealer) {
    calling.turn = shape_of(hand.form).next(seat);
    state.phase = calling;
  } else if (hand.contract) {
    state.phase = Naming{hand};
  } else {
    finish_hand(state, hand, nullptr);
  }
}

void carry_out(MatchState& state, Naming naming, Seat, const Action& action) {
  naming.hand.trump = std::get<NameTrump>(action).suit;
  if (naming.hand.form == Form::Two) return begin_play(state, naming.hand);
  state.phase = Exchanging{naming.hand};
}

/// The first cards of the skat are taken for as many that were laid away (S8.5).
void carry_out(MatchState& state, Exchanging exchanging, Seat seat, const Action& action) {
  HandInPlay& hand = exchanging.hand;
  hand.exchanged = 0;
  if (const auto* lay = std::get_if<Lay>(&action)) {
    hand.exchanged = static_cast<int>(lay->cards.size());
    hand.laid = CardSet::of_all(lay->cards);
    hand.held[seat] = hand.held[seat] - hand.laid;
    for (const Card card : hand.dealt.rest().first(lay->cards.size())) {
      hand.held[seat].insert(card);
    }
  }
  begin_play(state, hand);
}

void carry_out(MatchState& state, Playing playing, Seat seat, const Action& action) {
  const auto done = phases::play_card(playing, seat, std::get<Play>(action));
  if (done && done->trick.number == shape(state.options).each) {
    return finish_hand(state, playing.hand, &playing);
  }
  if (done) turn_cards(playing.hand);
  state.phase = playing;
}

}  // namespace

HeldCards cards_of(const HandInPlay& hand, Seat seat) {
  HeldCards cards;
  const auto dealt = hand.dealt[seat];
  if (hand.form == Form::Two) {
    if (dealt.empty()) return cards;
    for (const Card card : dealt.subspan(2 * kRow)) cards.push_back(card);
    for (const Card card : dealt.subspan(kRow, kRow)) cards.push_back(card);
    for (std::size_t place = 0; place < kRow; ++place) {
      if (hand.turned[seat][place]) cards.push_back(dealt[place]);
    }
    return cards;
  }
  for (const Card card : dealt) cards.push_back(card);
  if (!hand.contract || hand.contract->declarer != seat) return cards;
  const auto taken = static_cast<std::size_t>(hand.exchanged.value_or(0));
  for (const Card card : hand.dealt.rest().first(taken)) cards.push_back(card);
  return cards;
}

CardSet seen_as_dealt(const HandInPlay& hand, Seat seat) {
  const auto dealt = hand.dealt[seat];
  if (dealt.empty()) return {};
  return CardSet::of_all(hand.form == Form::Two ? dealt.subspan(kRow) : dealt);
}

/// A player before whom a card lies face down cannot know that the rest is theirs.
std::optional<std::vector<SeatAction>> play_out(const MatchState& state, Seat seat) {
  const auto* playing = std::get_if<Playing>(&state.phase);
  if (!playing) return std::nullopt;
  const Turned& turned = playing->hand.turned[seat];
  if (playing->hand.form == Form::Two && !std::ranges::all_of(turned, std::identity())) {
    return std::nullopt;
  }
  return play_sure_rest(state, *playing, seat);
}

MatchState start_match(const Options& options, Seat first_dealer) {
  return {options, Sheet{options.form}, 0, phases::BeforeDeal{first_dealer}};
}

std::optional<RuleViolation> check_deal(const MatchState& state, Seat dealer,
                                        const ClaimedDeal& deal) {
  const bool two = state.options.form == Form::Two;
  const phases::DealRules rules{"S6.2", "S2.1", "S1.2", two ? "S9.1" : "S8.2",
                                two ? Violation::SixteenCardsEach : Violation::TenCardsEach};
  const bool at_an_end = outcome_by_sheet(state.sheet, state.options).has_value();
  return phases::check_deal(state, dealer, deal, rules, at_an_end);
}

OrViolation<MatchState> deal_hand(MatchState state, Seat dealer, const ClaimedDeal& deal) {
  if (auto wrong = check_deal(state, dealer, deal)) return *wrong;
  HandInPlay hand = phases::begin_hand(state, dealer, deal);
  hand.form = state.options.form;
  for (const Seat seat : shape_of(hand.form).table()) hand.held[seat] = seen_as_dealt(hand, seat);
  state.phase = Calling{hand, shape_of(hand.form).next(dealer)};
  return state;
}

OrViolation<MatchState> apply(MatchState state, Seat seat, const Action& action) {
  return phases::act(std::move(state), seat, action,
                     [](auto&&... done) { carry_out(std::forward<decltype(done)>(done)...); });
}

std::vector<Action> legal_actions(const MatchState& state, Seat seat) {
  std::vector<Action> legal;
  const HandInPlay* hand = hand_of(state);
  if (!hand || !shape_of(hand->form).seating.has(seat)) return legal;
  const auto offer = [&](const Action& action) {
    if (!check(state, seat, action)) legal.push_back(action);
  };
  const HeldCards cards = cards_of(*hand, seat);
  if (std::holds_alternative<Playing>(state.phase)) {
    for (const Card card : cards) offer(Play{card});
    return legal;
  }
  offer(Pass{});
  for (int length = sjavs::kShortest; length <= longest_call(hand->form); ++length) {
    offer(Bid{length});
    offer(Better{length});
  }
  for (const Suit suit : kAllSuits) offer(NameTrump{suit});
  for (const Card card : cards) offer(Lay{card});
  for (std::size_t i = 0; i < cards.size(); ++i) {
    for (std::size_t j = i + 1; j < cards.size(); ++j) offer(Lay{cards[i], cards[j]});
  }
  return legal;
}

HandResult result_so_far(const MatchState& state) {
  return standing(*hand_of(state), std::get_if<Playing>(&state.phase));
}

/// The same again after a hand that all passed (S8.3).
Seat next_dealer(const MatchState& state) {
  return phases::dealer_after(state, [&](const HandRecord& record) {
    return record.result.passed_out ? record.dealer : shape(state.options).next(record.dealer);
  });
}

}  // namespace avinas::sjavsalone
