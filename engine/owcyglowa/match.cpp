// SPDX-License-Identifier: MIT
// Deals, judges every act, and completes tricks and hands of Owcy Głowa.
#include "engine/owcyglowa/match.hpp"

#include <algorithm>

#include "engine/frame/acting.hpp"
#include "engine/frame/following.hpp"
#include "engine/frame/sure_tricks.hpp"

namespace avinas::owcyglowa {
namespace {

/// Those who were dealt the grannies.
GranniesPlayed dealt_grannies(const Deal& deal) {
  GranniesPlayed had;
  for (std::size_t i = 0; i < kGrannies.size(); ++i) {
    for (const Seat seat : kShape.table()) {
      if (std::ranges::find(deal[seat], kGrannies[i]) != deal[seat].end()) had[i] = seat;
    }
  }
  return had;
}

bool has_bid(const HandInPlay& hand, Seat seat) {
  return std::ranges::any_of(hand.actions, [&](const SeatAction& taken) {
    return taken.seat == seat && std::holds_alternative<Bid>(taken.action);
  });
}

std::optional<RuleViolation> check_bid(const Playing& playing, Seat seat, const Bid& bid) {
  const auto refused = [](Violation what) { return RuleViolation{"O3.1", what}; };
  if (playing.trick.number > 1) return refused(Violation::BidWithFirstCard);
  if (trick_turn(playing.trick) != seat) return refused(Violation::NotYourBid);
  if (has_bid(playing.hand, seat)) return refused(Violation::BidOnce);
  if (bid.length < 1 || bid.length > kRanges) return refused(Violation::NoSuchRange);
  return std::nullopt;
}

/// The granny is the only card of its suit among those held (O4.3).
bool is_alone(CardSet held, Card granny) {
  return (held & kOrder.suit_in_play(granny)).size() == 1;
}

/// The cards that may be played now: those grannies that may (O4.3), then those that follow (O4.2).
CardSet allowed(CardSet held, const Trick& trick) {
  CardSet free = held;
  for (const Card granny : kGrannies) {
    if (held.contains(granny) && !is_alone(held, granny)) free.erase(granny);
  }
  return trick.cards.empty() ? free : playable(free, trick, kOrder, Duty::Free);
}

std::optional<RuleViolation> check_card(const Playing& playing, Seat seat, const Play& play) {
  const Trick& trick = playing.trick;
  if (trick_turn(trick) != seat) {
    const bool first = trick.number == 1 && trick.cards.empty();
    if (first) return RuleViolation{"O4.1", Violation::RightOfDealerLeads};
    return RuleViolation{"O4.2", Violation::NotYourPlay};
  }
  const CardSet held = playing.hand.held[seat];
  if (!held.contains(play.card)) return RuleViolation{"O4.2", Violation::NotInHand};
  if (is_granny(play.card) && !is_alone(held, play.card)) {
    return RuleViolation{"O4.3", Violation::GrannyNotAlone};
  }
  if (allowed(held, trick).contains(play.card)) return std::nullopt;
  return RuleViolation{"O4.2", must_follow(kOrder, trick.cards[0].play.card)};
}

std::optional<RuleViolation> why_no_hand(const MatchState& state) {
  const Violation what = phases::why_no_hand(state);
  const bool of_match = what == Violation::MatchIsOver || what == Violation::MatchGivenUp;
  return RuleViolation{of_match ? "O6.4" : "O6.2", what};
}

/// Ends the hand: writes the sheet and, if that ends the match, the outcome.
void finish_hand(MatchState& state, const HandInPlay& hand, const CompletedTrick& last) {
  HandResult result = judge(result_so_far(state));
  result.finished = true;
  state.sheet = write_hand(state.sheet, result);
  phases::end_hand(state, hand, result, last, outcome_by_sheet(state.sheet, state.options));
}

void carry_out(MatchState& state, Playing playing, Seat seat, const Action& action) {
  const auto* play = std::get_if<Play>(&action);
  const auto done = play ? phases::play_card(playing, seat, *play) : std::nullopt;
  state.phase = playing;
  if (done && done->trick.number == kShape.each) finish_hand(state, playing.hand, *done);
}

bool holds_one_back(CardSet held) {
  return std::ranges::any_of(
      kGrannies, [&](Card granny) { return held.contains(granny) && !is_alone(held, granny); });
}

}  // namespace

/// Not while bids may be made, and not by a player whose granny is not free to be led.
std::optional<std::vector<SeatAction>> play_out(const MatchState& state, Seat seat) {
  const auto* playing = std::get_if<Playing>(&state.phase);
  if (!playing || playing->trick.number == 1) return std::nullopt;
  if (holds_one_back(playing->hand.held[seat])) return std::nullopt;
  return play_sure_rest(state, *playing, seat);
}

GranniesPlayed grannies_among(const ActionHistory& actions) {
  GranniesPlayed played;
  for (const SeatAction& taken : actions) {
    const auto* play = std::get_if<Play>(&taken.action);
    for (std::size_t i = 0; play && i < kGrannies.size(); ++i) {
      if (play->card == kGrannies[i]) played[i] = taken.seat;
    }
  }
  return played;
}

std::optional<Seat> soloist_of(const GranniesPlayed& had) {
  if (!had[0] || !had[1]) return std::nullopt;
  if (had[0] == had[1]) return had[0];
  for (const Seat seat : kShape.table()) {
    if (seat != had[0] && seat != had[1]) return seat;
  }
  return std::nullopt;
}

MatchState start_match(const Options& options, Seat first_dealer) {
  return {options, {}, 0, phases::BeforeDeal{first_dealer}};
}

std::optional<RuleViolation> check_deal(const MatchState& state, Seat dealer,
                                        const ClaimedDeal& deal) {
  constexpr phases::DealRules kRules{"O6.4", "O2.1", "O1.2", "O2.2", Violation::EightCardsEach};
  const bool at_an_end = outcome_by_sheet(state.sheet, state.options).has_value();
  return phases::check_deal(state, dealer, deal, kRules, at_an_end);
}

OrViolation<MatchState> deal_hand(MatchState state, Seat dealer, const ClaimedDeal& deal) {
  if (auto wrong = check_deal(state, dealer, deal)) return *wrong;
  Playing playing;
  playing.hand = phases::begin_hand(state, dealer, deal);
  playing.trick = phases::first_trick(kShape, dealer);
  state.phase = playing;
  return state;
}

/// The single truth about legality: `legal_actions` and `apply` both ask it.
std::optional<RuleViolation> check(const MatchState& state, Seat seat, const Action& action) {
  const auto* playing = std::get_if<Playing>(&state.phase);
  if (!playing) return why_no_hand(state);
  if (const auto* bid = std::get_if<Bid>(&action)) return check_bid(*playing, seat, *bid);
  const auto* play = std::get_if<Play>(&action);
  if (!play || play->face_down || play->signal) {
    return RuleViolation{"O4.2", Violation::NotOfThisGame};
  }
  return check_card(*playing, seat, *play);
}

OrViolation<MatchState> apply(MatchState state, Seat seat, const Action& action) {
  return phases::act(std::move(state), seat, action,
                     [](auto&&... done) { carry_out(std::forward<decltype(done)>(done)...); });
}

std::vector<Action> legal_actions(const MatchState& state, Seat seat) {
  std::vector<Action> legal;
  const auto* playing = std::get_if<Playing>(&state.phase);
  if (!playing || !kShape.seating.has(seat)) return legal;
  const auto offer = [&](const Action& action) {
    if (!check(state, seat, action)) legal.push_back(action);
  };
  for (int range = 1; range <= kRanges; ++range) offer(Bid{range});
  for (const Card card : playing->hand.dealt[seat]) offer(Play{card});
  return legal;
}

HandResult result_so_far(const MatchState& state) {
  const auto& playing = std::get<Playing>(state.phase);
  HandResult result;
  result.soloist = soloist_of(dealt_grannies(playing.hand.dealt));
  for (const SeatAction& taken : playing.hand.actions) {
    if (const auto* bid = std::get_if<Bid>(&taken.action)) result.bids[taken.seat] = bid->length;
  }
  result.points = playing.points;
  result.tricks = playing.tricks;
  return result;
}

Seat next_dealer(const MatchState& state) {
  return phases::dealer_after(state,
                              [](const HandRecord& record) { return kShape.next(record.dealer); });
}

}  // namespace avinas::owcyglowa
