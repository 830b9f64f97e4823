// SPDX-License-Identifier: MIT
// The single truth about legality in Klørsjavs, phase by phase: `legal_actions` and `apply` ask it.
#include "engine/frame/action_kinds.hpp"
#include "engine/frame/following.hpp"
#include "engine/klorsjavs/match.hpp"

namespace avinas::klorsjavs {
namespace {

using Refused = std::optional<RuleViolation>;

Refused refuse(std::string_view rule, Violation what) { return RuleViolation{rule, what}; }

bool is_auction(const HandInPlay& hand) { return hand.form == Form::Auction; }

/// A word of another game, or a card that is not played face up; in three and four players' hands
/// naming a suit is one.
bool is_strange(const HandInPlay& hand, const Action& action) {
  if (const auto* play = std::get_if<Play>(&action)) return play->face_down || play->signal;
  if (std::holds_alternative<NameTrump>(action)) return !is_auction(hand);
  return !is_any_of<Pass, Bid, Take, Lay, Fold>(action);
}

Refused check_fold(const HandInPlay& hand, Seat seat, bool card_lies) {
  if (is_auction(hand)) return refuse("K9.4", Violation::NoFoldHere);
  if (hand.declarer != seat) return refuse("K4.5", Violation::FoldIsDeclarers);
  if (card_lies) return refuse("K4.5", Violation::FoldTooLate);
  return {};
}

Refused check_bid(const Bidding& bidding, Seat seat, const Bid& bid) {
  const HandInPlay& hand = bidding.hand;
  if (bidding.turn != seat) return refuse("K3.1", Violation::NotYourBid);
  if (bid.length < 1 || bid.length > (is_auction(hand) ? kContracts : 1)) {
    return refuse("K3.1", Violation::NotOfThisGame);
  }
  const bool higher = !hand.contract || bid.length - 1 > static_cast<int>(*hand.contract);
  return higher ? Refused() : refuse("K9.3", Violation::HigherContract);
}

/// Two different cards that declarer holds (K4.1).
Refused check_laid(const HandInPlay& hand, Seat seat, const Lay& lay) {
  const CardSet cards = CardSet::of_all(lay.cards);
  const bool held = (cards - hand.held[seat]).empty();
  return held && cards.size() == kCat && lay.cards.size() == kCat
             ? Refused()
             : refuse("K4.1", Violation::LayTwoAway);
}

/// Taking, laying away or leaving the cat once declarer has done with it.
Refused cat_is_done(const HandInPlay& hand) {
  if (with_cat(*hand.contract)) return refuse("K4.1", Violation::CatIsDone);
  return refuse("K9.4", Violation::NoCatInStrike);
}

Refused check_card(const Playing& playing, Seat seat, const Play& play) {
  const Trick& trick = playing.trick;
  if (trick_turn(trick) != seat) {
    const bool first = trick.number == 1 && trick.cards.empty();
    return first ? refuse("K5.1", Violation::LeftOfDealerLeads)
                 : refuse("K5.2", Violation::NotYourPlay);
  }
  const CardSet held = playing.hand.held[seat];
  if (!held.contains(play.card)) return refuse("K5.2", Violation::NotInHand);
  const Order& order = order_in_play(playing);
  if (trick.cards.empty() || playable(held, trick, order, Duty::Free).contains(play.card)) {
    return {};
  }
  return refuse("K5.2", must_follow(order, trick.cards[0].play.card));
}

// --- by phase: an action that is of this game ---------------------------------------------------

Refused check_in(const Bidding& bidding, CatRule, Seat seat, const Action& action) {
  if (is_strange(bidding.hand, action)) return refuse("K3.1", Violation::NotOfThisGame);
  if (const auto* bid = std::get_if<Bid>(&action)) return check_bid(bidding, seat, *bid);
  if (std::holds_alternative<Pass>(action)) {
    return bidding.turn == seat ? Refused() : refuse("K3.1", Violation::NotYourBid);
  }
  if (std::holds_alternative<Fold>(action)) return check_fold(bidding.hand, seat, false);
  if (std::holds_alternative<NameTrump>(action)) return refuse("K9.4", Violation::BiddingOpen);
  if (std::holds_alternative<Play>(action)) return refuse("K3.1", Violation::BiddingOpen);
  return refuse("K4.1", Violation::BiddingOpen);
}

Refused check_in(const Exchanging& exchanging, CatRule rule, Seat seat, const Action& action) {
  const HandInPlay& hand = exchanging.hand;
  if (is_strange(hand, action)) return refuse("K5.2", Violation::NotOfThisGame);
  if (std::holds_alternative<Bid>(action)) return refuse("K3.1", Violation::BiddingIsOver);
  if (std::holds_alternative<Fold>(action)) return check_fold(hand, seat, false);
  if (std::holds_alternative<NameTrump>(action)) return refuse("K9.4", Violation::CatFirst);
  if (std::holds_alternative<Play>(action)) return refuse("K4.1", Violation::CatFirst);
  if (hand.declarer != seat) return refuse("K4.1", Violation::CatIsDeclarers);
  const bool taken = hand.cat == CatFate::Taken;
  const auto* lay = std::get_if<Lay>(&action);
  if (!lay) {
    const bool takes = std::holds_alternative<Take>(action);
    const bool may = !taken && (!takes || rule == CatRule::Seen);
    return may ? Refused() : refuse("K4.1", Violation::LayTwoAway);
  }
  if (rule == CatRule::Seen && !taken) return refuse("K4.1", Violation::TakeCatFirst);
  return check_laid(hand, seat, *lay);
}

Refused check_in(const Naming& naming, CatRule, Seat seat, const Action& action) {
  const HandInPlay& hand = naming.hand;
  if (is_strange(hand, action)) return refuse("K5.2", Violation::NotOfThisGame);
  if (std::holds_alternative<Bid>(action)) return refuse("K3.1", Violation::BiddingIsOver);
  if (std::holds_alternative<Fold>(action)) return check_fold(hand, seat, false);
  if (std::holds_alternative<NameTrump>(action)) {
    return hand.declarer == seat ? Refused() : refuse("K9.4", Violation::NotAskedForTrumps);
  }
  const bool of_cat = std::holds_alternative<Take>(action) || std::holds_alternative<Lay>(action);
  return of_cat ? cat_is_done(hand) : refuse("K9.4", Violation::TrumpsNotNamed);
}

Refused check_in(const Playing& playing, CatRule, Seat seat, const Action& action) {
  const HandInPlay& hand = playing.hand;
  if (is_strange(hand, action)) return refuse("K5.2", Violation::NotOfThisGame);
  if (const auto* play = std::get_if<Play>(&action)) return check_card(playing, seat, *play);
  if (std::holds_alternative<Fold>(action)) {
    return check_fold(hand, seat, playing.trick.number > 1 || !playing.trick.cards.empty());
  }
  if (std::holds_alternative<Bid>(action)) return refuse("K3.1", Violation::BiddingIsOver);
  if (std::holds_alternative<Pass>(action)) return refuse("K5.2", Violation::BiddingIsOver);
  if (std::holds_alternative<NameTrump>(action)) {
    return refuse("K9.4", Violation::NotAskedForTrumps);
  }
  return cat_is_done(hand);
}

/// The rule by which the last hand ended, or the one of hands in general.
std::string_view rule_of_the_end(const MatchState& state) {
  const auto record = hand_so_far(state);
  if (record && record->result.finished) {
    if (record->result.folded) return "K4.5";
    if (!record->result.declarer) return state.options.auction() ? "K9.3" : "K3.2";
  }
  return state.options.auction() ? "K9.5" : "K6.1";
}

}  // namespace

std::optional<RuleViolation> check(const MatchState& state, Seat seat, const Action& action) {
  return std::visit(
      [&](const auto& phase) -> Refused {
        if constexpr (requires { phase.hand; }) {
          return check_in(phase, state.options.cat, seat, action);
        } else {
          return refuse(rule_of_the_end(state), phases::why_no_hand(state));
        }
      },
      state.phase);
}

}  // namespace avinas::klorsjavs
