// SPDX-License-Identifier: MIT
// The single truth about legality in Sjavs for three or two: `legal_actions` and `apply` ask it. It
// names the first rule that fits, in the order of section 10.
#include "engine/frame/following.hpp"
#include "engine/sjavsalone/match.hpp"

namespace avinas::sjavsalone {
namespace {

using Refused = std::optional<RuleViolation>;

Refused refuse(std::string_view rule, Violation what) { return RuleViolation{rule, what}; }

Refused check_said(const MatchState& state, Seat seat, const sjavs::Said& call) {
  const auto* calling = std::get_if<Calling>(&state.phase);
  if (!calling) return refuse("S3.1", Violation::BiddingNotOpen);
  if (seat != calling->turn) return refuse("S3.1", Violation::NotYourBid);
  const HandInPlay& hand = calling->hand;
  return sjavs::check_call(call, hand.contract, hand.held[seat], state.options.calls,
                           longest_call(hand.form));
}

/// An exchange, or a hand that is kept, by the phase (S8.5).
Refused check_exchange(const MatchState& state, Seat seat) {
  if (state.options.form == Form::Two) return refuse("S8.5", Violation::NoExchangeHere);
  if (std::holds_alternative<Playing>(state.phase)) {
    return refuse("S8.5", Violation::ExchangeIsDone);
  }
  const auto* exchanging = std::get_if<Exchanging>(&state.phase);
  if (!exchanging) return refuse("S8.5", Violation::TrumpsNotNamed);
  return exchanging->hand.contract->declarer == seat
             ? Refused()
             : refuse("S8.5", Violation::ExchangeIsDeclarers);
}

Refused check_card(const MatchState& state, const Playing& playing, Seat seat, Card card) {
  const Trick& trick = playing.trick;
  if (trick_turn(trick) != seat) {
    const bool first = trick.number == 1 && trick.cards.empty();
    return first ? refuse("S4.1", Violation::LeftOfDealerLeads)
                 : refuse("S4.2", Violation::NotYourPlay);
  }
  const CardSet held = playing.hand.held[seat];
  if (!held.contains(card)) return refuse("S4.2", Violation::NotInHand);
  const Order& order = order_in_play(playing);
  const Duty due = duty(state.options);
  if (trick.cards.empty() || playable(held, trick, order, due).contains(card)) return {};
  const Card led = trick.cards[0].play.card;
  const bool follows = !(held & order.suit_in_play(led)).empty();
  return follows ? refuse("S4.2", must_follow(order, led))
                 : refuse("S4.3", Violation::MustOvertrump);
}

// --- by kind, while a hand is in play -----------------------------------------------------------

Refused check_action(const MatchState& state, Seat seat, const Bid& bid) {
  return check_said(state, seat, {bid.length, false});
}
Refused check_action(const MatchState& state, Seat seat, const Better& better) {
  return check_said(state, seat, {better.length, true});
}
/// A pass while declarer may exchange keeps the hand.
Refused check_action(const MatchState& state, Seat seat, const Pass&) {
  if (std::holds_alternative<Exchanging>(state.phase)) return check_exchange(state, seat);
  const auto* calling = std::get_if<Calling>(&state.phase);
  if (!calling) return refuse("S3.1", Violation::BiddingNotOpen);
  if (seat != calling->turn) return refuse("S3.1", Violation::NotYourCall);
  const HandInPlay& hand = calling->hand;
  return sjavs::check_pass(hand.contract, hand.held[seat], state.options.calls);
}
Refused check_action(const MatchState& state, Seat seat, const NameTrump& named) {
  const auto* naming = std::get_if<Naming>(&state.phase);
  if (!naming || seat != naming->hand.contract->declarer) {
    return refuse("S3.7", Violation::NotAskedForTrumps);
  }
  return sjavs::check_name(*naming->hand.contract, seen_as_dealt(naming->hand, seat), named.suit);
}
Refused check_action(const MatchState& state, Seat seat, const Lay& lay) {
  if (auto wrong = check_exchange(state, seat)) return wrong;
  const CardSet cards = CardSet::of_all(lay.cards);
  const bool held = (cards - std::get<Exchanging>(state.phase).hand.held[seat]).empty();
  const bool good = held && !cards.empty() && cards.size() <= kSkat &&
                    static_cast<std::size_t>(cards.size()) == lay.cards.size();
  return good ? Refused() : refuse("S8.5", Violation::LayOneOrTwo);
}
Refused check_action(const MatchState& state, Seat seat, const Play& play) {
  if (play.face_down || play.signal) return refuse("S4.2", Violation::NotOfThisGame);
  if (std::holds_alternative<Calling>(state.phase)) return refuse("S3.1", Violation::BiddingOpen);
  if (std::holds_alternative<Naming>(state.phase)) return refuse("S3.7", Violation::TrumpsNotNamed);
  if (std::holds_alternative<Exchanging>(state.phase)) {
    return refuse("S8.5", Violation::ExchangeFirst);
  }
  return check_card(state, std::get<Playing>(state.phase), seat, play.card);
}
template <typename Foreign>
Refused check_action(const MatchState&, Seat, const Foreign&) {
  return refuse("S4.2", Violation::NotOfThisGame);
}

Refused no_hand(const MatchState& state) {
  const Violation what = phases::why_no_hand(state);
  if (what == Violation::NoHandDealt) return refuse("S2.1", what);
  if (what != Violation::HandIsOver) return refuse("S6.2", what);
  return refuse(hand_so_far(state)->result.passed_out ? "S3.8" : "S5.2", what);
}

}  // namespace

std::optional<RuleViolation> check(const MatchState& state, Seat seat, const Action& action) {
  if (!hand_in_play(state)) return no_hand(state);
  return std::visit([&](const auto& a) { return check_action(state, seat, a); }, action);
}

}  // namespace avinas::sjavsalone
