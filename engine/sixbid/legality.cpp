// SPDX-License-Identifier: MIT
// The single truth about legality in Six-Bid and Frog, phase by phase: `legal_actions` and `apply`
// ask it.
#include "engine/frame/action_kinds.hpp"
#include "engine/frame/following.hpp"
#include "engine/sixbid/match.hpp"

namespace avinas::sixbid {
namespace {

using Refused = std::optional<RuleViolation>;

Refused refuse(std::string_view rule, Violation what) { return RuleViolation{rule, what}; }

/// A word of another game, or a card that is not played face up.
bool is_strange(const Action& action) {
  if (const auto* play = std::get_if<Play>(&action)) return play->face_down || play->signal;
  return !is_any_of<Pass, Bid, NameTrump, Lay, Ask, Give>(action);
}

Refused check_word(const Action& action, Form form) {
  if (is_strange(action)) return refuse("L5.2", Violation::NotOfThisGame);
  const auto* bid = std::get_if<Bid>(&action);
  if (!bid || contract_of(form, bid->length)) return {};
  return refuse(form == Form::Frog ? "L8.2" : "L3.1", Violation::BidOfOtherForm);
}

/// An act that is not due now, and no card.
Refused not_now(const Action& action) {
  if (std::holds_alternative<Lay>(action)) return refuse("L8.3", Violation::NothingToLay);
  if (std::holds_alternative<NameTrump>(action)) {
    return refuse("L4.3", Violation::NotAskedForTrumps);
  }
  if (std::holds_alternative<Ask>(action) || std::holds_alternative<Give>(action)) {
    return refuse("L4.7", Violation::NoCallNow);
  }
  return refuse("L3.2", Violation::BiddingIsOver);
}

Refused check_card(const Playing& playing, Seat seat, const Play& play) {
  const Trick& trick = playing.trick;
  if (trick_turn(trick) != seat) {
    const bool first = trick.number == 1 && trick.cards.empty();
    if (!first) return refuse("L5.2", Violation::NotYourPlay);
    return playing.hand.contract == Contract::SpreadMisere
               ? refuse("L4.6", Violation::LeftOfSoloistLeads)
               : refuse("L5.1", Violation::LeftOfDealerLeads);
  }
  const CardSet held = playing.hand.held[seat];
  if (!held.contains(play.card)) return refuse("L5.2", Violation::NotInHand);
  const Order& order = order_in_play(playing);
  if (trick.cards.empty() || playable(held, trick, order, Duty::Trump).contains(play.card)) {
    return {};
  }
  const Card led = trick.cards[0].play.card;
  const bool can_follow = !(held & order.suit_in_play(led)).empty();
  return refuse("L5.2", can_follow ? must_follow(order, led) : Violation::MustTrump);
}

// --- by phase: an action that is of this game ---------------------------------------------------

Refused check_in(const Bidding& bidding, Seat seat, const Action& action) {
  if (std::holds_alternative<Play>(action)) return refuse("L3.2", Violation::BiddingOpen);
  const auto* bid = std::get_if<Bid>(&action);
  if (!bid && !std::holds_alternative<Pass>(action)) return not_now(action);
  if (bidding.turn != seat) return refuse("L3.2", Violation::NotYourBid);
  if (!bid || bid->length > bidding.hand.bid) return {};
  return refuse("L3.3", Violation::HigherContract);
}

Refused check_in(const Laying& laying, Seat seat, const Action& action) {
  if (std::holds_alternative<Play>(action)) return refuse("L8.3", Violation::LayThreeAway);
  const auto* lay = std::get_if<Lay>(&action);
  if (!lay) return not_now(action);
  if (laying.hand.soloist != seat) return refuse("L8.3", Violation::SoloistDecides);
  const CardSet cards = CardSet::of_all(lay->cards);
  const bool held = (cards - laying.hand.held[seat]).empty();
  return held && cards.size() == kBlind && lay->cards.size() == kBlind
             ? Refused()
             : refuse("L8.3", Violation::LayThreeAway);
}

Refused check_in(const Naming& naming, Seat seat, const Action& action) {
  if (std::holds_alternative<Play>(action)) return refuse("L4.3", Violation::TrumpsNotNamed);
  const auto* name = std::get_if<NameTrump>(&action);
  if (!name) return not_now(action);
  if (naming.hand.soloist != seat) return refuse("L4.3", Violation::NotAskedForTrumps);
  if (name->suit != Suit::Hearts || may_be_hearts(*naming.hand.contract)) return {};
  return refuse("L4.3", Violation::HeartsNotHere);
}

/// Another's pass comes too early, not too late (section 10).
Refused check_in(const Asking& asking, Seat seat, const Action& action) {
  if (std::holds_alternative<Play>(action)) return refuse("L4.7", Violation::CallFirst);
  const auto* ask = std::get_if<Ask>(&action);
  if (!ask && !std::holds_alternative<Pass>(action)) return not_now(action);
  if (asking.hand.soloist != seat) return refuse("L4.7", Violation::SoloistDecides);
  if (!ask) return {};
  const bool another =
      !asking.hand.held[seat].contains(ask->card) && CardSet::of_all(kCards).contains(ask->card);
  return another ? Refused() : refuse("L4.7", Violation::CallAnotherCard);
}

Refused check_in(const Giving& giving, Seat seat, const Action& action) {
  const bool others_pass = std::holds_alternative<Pass>(action) && giving.hand.soloist != seat;
  if (std::holds_alternative<Play>(action) || others_pass) {
    return refuse("L4.7", Violation::GiveFirst);
  }
  const auto* give = std::get_if<Give>(&action);
  if (!give) return not_now(action);
  if (giving.hand.soloist != seat) return refuse("L4.7", Violation::SoloistDecides);
  if (!giving.hand.held[seat].contains(give->card)) return refuse("L4.7", Violation::NotInHand);
  return give->card == giving.hand.asked ? refuse("L4.7", Violation::GiveAnotherCard) : Refused();
}

Refused check_in(const Playing& playing, Seat seat, const Action& action) {
  const auto* play = std::get_if<Play>(&action);
  return play ? check_card(playing, seat, *play) : not_now(action);
}

Refused no_hand(const MatchState& state) {
  const Violation what = phases::why_no_hand(state);
  if (what == Violation::MatchIsOver || what == Violation::MatchGivenUp) {
    return refuse("L7.1", what);
  }
  const bool thrown_in =
      what == Violation::HandIsOver && !hand_so_far(state)->result.soloist.has_value();
  return refuse(thrown_in ? "L3.4" : "L5.4", what);
}

}  // namespace

std::optional<RuleViolation> check(const MatchState& state, Seat seat, const Action& action) {
  return std::visit(
      [&](const auto& phase) -> Refused {
        if constexpr (phases::IsInHand<decltype(phase)>) {
          if (auto strange = check_word(action, state.options.form)) return strange;
          return check_in(phase, seat, action);
        } else {
          return no_hand(state);
        }
      },
      state.phase);
}

}  // namespace avinas::sixbid
