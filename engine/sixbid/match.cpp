// SPDX-License-Identifier: MIT
// Deals, and carries bids, calls, gifts and cards of Six-Bid and Frog out.
#include "engine/sixbid/match.hpp"

#include "engine/frame/acting.hpp"
#include "engine/frame/sure_tricks.hpp"

namespace avinas::sixbid {
namespace {

/// Card points that count for the soloist beside tricks: the blind at a solo of any kind, what was
/// laid away at a frog (L4.4, L4.5, L8.3).
int points_beside(const HandInPlay& hand) {
  if (!hand.contract || is_misere(*hand.contract)) return 0;
  const bool frog = hand.contract == Contract::Frog;
  return order({}).points_of(frog ? hand.laid : CardSet::of_all(hand.dealt.rest()));
}

HandResult standing(const HandInPlay& hand, const Playing* playing) {
  HandResult result;
  result.soloist = hand.soloist;
  result.contract = hand.contract;
  result.trump = hand.trump;
  result.asked = hand.asked;
  result.asked_of = hand.asked_of;
  if (playing) {
    result.points = playing->points;
    result.tricks = playing->tricks;
  }
  result.lies = points_beside(hand);
  return result;
}

/// Ends the hand: writes the sheet and, if that ends the match, the outcome.
void finish_hand(MatchState& state, const HandInPlay& hand, const Playing* playing) {
  HandResult result = standing(hand, playing);
  if (result.soloist) result = judge(result);
  result.finished = true;
  state.sheet = write_hand(state.sheet, result);
  phases::end_hand(state, hand, result, playing ? playing->last : std::nullopt,
                   outcome_by_sheet(state.sheet, state.options));
}

/// Eldest leads; at a spread misère the soloist's left does (L5.1, L4.6).
void begin_play(MatchState& state, const HandInPlay& hand) {
  Playing playing;
  playing.hand = hand;
  playing.trick = phases::first_trick(kShape, hand.dealer);
  if (hand.contract == Contract::SpreadMisere) {
    playing.trick.leader = kShape.next(*hand.soloist);
  }
  state.phase = playing;
}

/// The survivor is soloist with their last bid (L4.1); the soloist of a frog takes the blind
/// (L8.3).
void end_bidding(MatchState& state, HandInPlay hand) {
  if (!hand.soloist) return finish_hand(state, hand, nullptr);
  hand.contract = contract_of(state.options.form, hand.bid);
  const Contract contract = *hand.contract;
  if (names_trump(contract)) {
    state.phase = Naming{hand};
    return;
  }
  if (!is_misere(contract)) hand.trump = Suit::Hearts;
  if (contract != Contract::Frog) return begin_play(state, hand);
  for (const Card card : hand.dealt.rest()) hand.held[*hand.soloist].insert(card);
  state.phase = Laying{hand};
}

/// A misère is lost with the soloist's first trick, a call solo with the first of the others that
/// has points in it (L5.4).
bool is_lost(const Playing& playing, const CompletedTrick& trick) {
  const bool own = trick.winner == playing.hand.soloist;
  if (is_misere(*playing.hand.contract)) return own;
  return playing.hand.contract == Contract::CallSolo && !own && trick.points > 0;
}

// --- an action that is legal, by phase ----------------------------------------------------------

/// The player who was overcalled answers first; the survivor of two goes on with the third (L3.2).
void carry_out(MatchState& state, Bidding bidding, Seat seat, const Action& action) {
  HandInPlay& hand = bidding.hand;
  std::optional<Seat> next;
  if (const auto* bid = std::get_if<Bid>(&action)) {
    next = hand.soloist;
    hand.soloist = seat;
    hand.bid = bid->length;
  } else {
    bidding.passed[seat] = true;
  }
  if (!next) next = phases::next_to_speak(kShape, bidding.passed, hand.soloist, seat);
  if (!next) return end_bidding(state, hand);
  bidding.turn = *next;
  state.phase = bidding;
}

void carry_out(MatchState& state, Laying laying, Seat seat, const Action& action) {
  HandInPlay& hand = laying.hand;
  for (const Card card : std::get<Lay>(action).cards) {
    hand.held[seat].erase(card);
    hand.laid.insert(card);
  }
  begin_play(state, hand);
}

void carry_out(MatchState& state, Naming naming, Seat, const Action& action) {
  HandInPlay& hand = naming.hand;
  hand.trump = std::get<NameTrump>(action).suit;
  if (hand.contract != Contract::CallSolo) return begin_play(state, hand);
  state.phase = Asking{hand};
}

/// Nobody hands a card over that lies in the blind, and play begins (L4.7).
void carry_out(MatchState& state, Asking asking, Seat seat, const Action& action) {
  HandInPlay& hand = asking.hand;
  const auto* ask = std::get_if<Ask>(&action);
  if (!ask) return begin_play(state, hand);
  hand.asked = ask->card;
  for (const Seat other : kShape.table()) {
    if (hand.held[other].contains(ask->card)) hand.asked_of = other;
  }
  if (!hand.asked_of) return begin_play(state, hand);
  hand.held[*hand.asked_of].erase(ask->card);
  hand.held[seat].insert(ask->card);
  state.phase = Giving{hand};
}

void carry_out(MatchState& state, Giving giving, Seat seat, const Action& action) {
  HandInPlay& hand = giving.hand;
  const Card card = std::get<Give>(action).card;
  hand.given = card;
  hand.held[seat].erase(card);
  hand.held[*hand.asked_of].insert(card);
  begin_play(state, hand);
}

void carry_out(MatchState& state, Playing playing, Seat seat, const Action& action) {
  const auto done = phases::play_card(playing, seat, std::get<Play>(action));
  if (done && (done->trick.number == kShape.each || is_lost(playing, *done))) {
    return finish_hand(state, playing.hand, &playing);
  }
  state.phase = playing;
}

}  // namespace

CardSet open_hand(const Playing& playing) {
  if (playing.hand.contract != Contract::SpreadMisere) return {};
  const bool both_have_played = playing.trick.number > 1 || playing.trick.cards.size() >= 2;
  return both_have_played ? playing.hand.held[*playing.hand.soloist] : CardSet();
}

HeldCards cards_of(const HandInPlay& hand, Seat seat) {
  HeldCards cards;
  for (const Card card : hand.dealt[seat]) cards.push_back(card);
  if (hand.soloist == seat && hand.contract == Contract::Frog) {
    for (const Card card : hand.dealt.rest()) cards.push_back(card);
  }
  if (!hand.asked_of) return cards;
  if (hand.soloist == seat) cards.push_back(*hand.asked);
  if (hand.asked_of == seat && hand.given) cards.push_back(*hand.given);
  return cards;
}

/// The player who loses by taking tricks cannot say that the rest is theirs; an opponent's trick
/// may end a call solo.
std::optional<std::vector<SeatAction>> play_out(const MatchState& state, Seat seat) {
  const auto* playing = std::get_if<Playing>(&state.phase);
  if (!playing) return std::nullopt;
  const bool soloist = playing->hand.soloist == seat;
  const Contract contract = *playing->hand.contract;
  if (is_misere(contract) ? soloist : contract == Contract::CallSolo && !soloist) {
    return std::nullopt;
  }
  return play_sure_rest(state, *playing, seat);
}

MatchState start_match(const Options& options, Seat first_dealer) {
  return {options, {}, 0, phases::BeforeDeal{first_dealer}};
}

std::optional<RuleViolation> check_deal(const MatchState& state, Seat dealer,
                                        const ClaimedDeal& deal) {
  constexpr phases::DealRules kRules{"L7.1", "L2.1", "L1.2", "L2.2", Violation::ElevenCardsEach};
  return phases::check_deal(state, dealer, deal, kRules,
                            outcome_by_sheet(state.sheet, state.options).has_value());
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
  if (const auto* laying = std::get_if<Laying>(&state.phase)) {
    if (laying->hand.soloist == seat) phases::offer_three(cards_of(laying->hand, seat), offer);
  } else if (const auto* giving = std::get_if<Giving>(&state.phase)) {
    for (const Card card : cards_of(giving->hand, seat)) offer(Give{card});
  } else if (const auto* playing = std::get_if<Playing>(&state.phase)) {
    for (const Card card : cards_of(playing->hand, seat)) offer(Play{card});
  } else if (phases::hand_of(state)) {
    offer(Pass{});
    for (int bid = 1; bid <= highest_bid(state.options.form); ++bid) offer(Bid{bid});
    for (const Suit suit : kAllSuits) offer(NameTrump{suit});
    for (const Card card : kCards) offer(Ask{card});
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

}  // namespace avinas::sixbid
