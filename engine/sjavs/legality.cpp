// SPDX-License-Identifier: MIT
// Checks actions and names the rule that refuses one, the first that fits in the order of
// section 10.
#include "engine/frame/following.hpp"
#include "engine/sjavs/match.hpp"

namespace avinas::sjavs {
namespace {

using Verdict = std::optional<RuleViolation>;

Verdict refuse(std::string_view rule, Violation what) { return RuleViolation{rule, what}; }

Verdict check_said(const MatchState& state, Seat seat, const Said& call) {
  const auto* calling = std::get_if<Calling>(&state.phase);
  if (!calling) return refuse("S3.1", Violation::BiddingNotOpen);
  if (seat != calling->turn) return refuse("S3.1", Violation::NotYourBid);
  return check_call(call, calling->highest, calling->hand.held[seat], state.options.calls,
                    kHandSize);
}

Verdict check_card(const MatchState& state, const Playing& playing, Seat seat, Card card) {
  const Trick& trick = playing.trick;
  if (trick_turn(trick) != seat) {
    const bool first = trick.number == 1 && trick.cards.empty();
    return first ? refuse("S4.1", Violation::LeftOfDealerLeads)
                 : refuse("S4.2", Violation::NotYourPlay);
  }
  const CardSet held = playing.hand.held[seat];
  if (!held.contains(card)) return refuse("S4.2", Violation::NotInHand);
  if (trick.cards.empty()) return {};
  const Order& cards = order_in_play(playing);
  if (playable(held, trick, cards, duty(state.options)).contains(card)) return {};
  const Card led = trick.cards[0].play.card;
  const bool follows = !(held & cards.suit_in_play(led)).empty();
  return follows ? refuse("S4.2", must_follow(cards, led))
                 : refuse("S4.3", Violation::MustOvertrump);
}

/// Why nothing can be done where no hand is in play.
Verdict no_hand(const MatchState& state) {
  const Violation what = phases::why_no_hand(state);
  if (what == Violation::NoHandDealt) return refuse("S2.1", what);
  if (what != Violation::HandIsOver) return refuse("S6.2", what);
  return refuse(hand_so_far(state)->result.redealt() ? "S3.8" : "S5.2", what);
}

constexpr auto foreign_word() { return RuleViolation{"S4.2", Violation::NotOfThisGame}; }

Verdict check_action(const MatchState& state, Seat seat, const Bid& bid) {
  return check_said(state, seat, {bid.length, false});
}
Verdict check_action(const MatchState& state, Seat seat, const Better& better) {
  return check_said(state, seat, {better.length, true});
}
Verdict check_action(const MatchState& state, Seat seat, const Pass&) {
  const auto* calling = std::get_if<Calling>(&state.phase);
  if (!calling) return refuse("S3.1", Violation::BiddingNotOpen);
  if (seat != calling->turn) return refuse("S3.1", Violation::NotYourCall);
  return check_pass(calling->highest, calling->hand.held[seat], state.options.calls);
}
Verdict check_action(const MatchState& state, Seat seat, const NameTrump& named) {
  const auto* naming = std::get_if<Naming>(&state.phase);
  if (!naming || seat != naming->contract.declarer) {
    return refuse("S3.7", Violation::NotAskedForTrumps);
  }
  return check_name(naming->contract, CardSet::of_all(naming->hand.dealt[seat]), named.suit);
}
Verdict check_action(const MatchState& state, Seat seat, const Play& play) {
  if (play.face_down || play.signal) return foreign_word();
  if (std::holds_alternative<Calling>(state.phase)) return refuse("S3.1", Violation::BiddingOpen);
  if (std::holds_alternative<Naming>(state.phase)) return refuse("S3.7", Violation::TrumpsNotNamed);
  return check_card(state, std::get<Playing>(state.phase), seat, play.card);
}
template <typename Foreign>
Verdict check_action(const MatchState&, Seat, const Foreign&) {
  return foreign_word();
}

}  // namespace

std::optional<RuleViolation> check(const MatchState& state, Seat seat, const Action& action) {
  if (!hand_in_play(state)) return no_hand(state);
  return std::visit([&](const auto& a) { return check_action(state, seat, a); }, action);
}

std::vector<Action> legal_actions(const MatchState& state, Seat seat) {
  std::vector<Action> legal;
  const auto offer = [&](const Action& action) {
    if (!check(state, seat, action)) legal.push_back(action);
  };
  if (std::holds_alternative<Calling>(state.phase)) {
    offer(Pass{});
    for (int length = kShortest; length <= kHandSize; ++length) {
      offer(Bid{length});
      offer(Better{length});
    }
  } else if (std::holds_alternative<Naming>(state.phase)) {
    for (const Suit suit : kAllSuits) offer(NameTrump{suit});
  } else if (const auto* playing = std::get_if<Playing>(&state.phase)) {
    for (const Card card : playing->hand.dealt[seat]) offer(Play{card});
  }
  return legal;
}

}  // namespace avinas::sjavs
