// SPDX-License-Identifier: MIT
// The single truth about legality in Bavarian Tarock, phase by phase: `legal_actions` and `apply`
// ask it.
#include "engine/frame/action_kinds.hpp"
#include "engine/frame/following.hpp"
#include "engine/tarock/match.hpp"

namespace avinas::tarock {
namespace {

using Refused = std::optional<RuleViolation>;

Refused refuse(std::string_view rule, Violation what) { return RuleViolation{rule, what}; }

/// A word of another game, a number that is no call, or a card that is not played face up.
bool is_strange(const Action& action) {
  if (const auto* play = std::get_if<Play>(&action)) return play->face_down || play->signal;
  if (const auto* bid = std::get_if<Bid>(&action)) {
    return bid->length != kPlay && !is_figure(bid->length);
  }
  return !is_any_of<Pass, Take, Lay, NameTrump>(action);
}

bool is_figure(const Action& action) {
  const auto* bid = std::get_if<Bid>(&action);
  return bid && bid->length != kPlay;
}

/// A pass or `play` once the calls are over, and whatever belongs before the cards.
Refused too_late(const Action& action) {
  if (std::holds_alternative<Take>(action) || is_figure(action)) {
    return refuse("T3.5", Violation::ChoiceIsMade);
  }
  if (std::holds_alternative<Lay>(action)) return refuse("T4.1", Violation::NothingToLay);
  if (std::holds_alternative<NameTrump>(action)) {
    return refuse("T4.1", Violation::NotAskedForTrumps);
  }
  return refuse("T3.1", Violation::BiddingIsOver);
}

/// Why these cards of a trick's turn are not this one (T4.4).
Violation instead_of(Card card, CardSet held, const Trick& trick, const Order& order) {
  const Card led = trick.cards[0].play.card;
  if (!(held & order.suit_in_play(led)).empty()) {
    return order.suit_in_play(led).contains(card) ? Violation::MustHead : must_follow(order, led);
  }
  return order.is_trump(card) ? Violation::OvertrumpIfAble : Violation::MustTrump;
}

Refused check_card(const Playing& playing, Seat seat, const Play& play) {
  const Trick& trick = playing.trick;
  if (trick_turn(trick) != seat) {
    const bool first = trick.number == 1 && trick.cards.empty();
    return first ? refuse("T4.3", Violation::LeftOfDealerLeads)
                 : refuse("T4.4", Violation::NotYourPlay);
  }
  const CardSet held = playing.hand.held[seat];
  if (!held.contains(play.card)) return refuse("T4.4", Violation::NotInHand);
  const Order& order = order_in_play(playing);
  if (trick.cards.empty() || playable(held, trick, order, Duty::Head).contains(play.card)) {
    return {};
  }
  return refuse("T4.4", instead_of(play.card, held, trick, order));
}

// --- by phase: an action that is of this game ---------------------------------------------------

Refused check_in(const Bidding& bidding, const Options&, Seat seat, const Action& action) {
  if (std::holds_alternative<Play>(action)) return refuse("T3.1", Violation::BiddingOpen);
  if (std::holds_alternative<Take>(action)) return refuse("T3.5", Violation::BiddingOpen);
  const auto* bid = std::get_if<Bid>(&action);
  if (!bid && !std::holds_alternative<Pass>(action)) {
    return refuse("T4.1", Violation::BiddingOpen);
  }
  if (bidding.turn != seat) return refuse("T3.1", Violation::NotYourBid);
  if (!bid || bid->length == next_call(bidding)) return {};
  return bid->length == kPlay ? refuse("T3.2", Violation::PlayIsSaid)
                              : refuse("T3.3", Violation::NotTheNextFigure);
}

Refused check_in(const Choosing& choosing, const Options& options, Seat seat,
                 const Action& action) {
  if (std::holds_alternative<Play>(action)) return refuse("T3.5", Violation::ChoiceIsDue);
  const bool take = std::holds_alternative<Take>(action);
  if (!take && !is_figure(action)) {
    const bool of_stock =
        std::holds_alternative<Lay>(action) || std::holds_alternative<NameTrump>(action);
    return of_stock ? refuse("T4.1", Violation::ChoiceIsDue) : too_late(action);
  }
  if (choosing.hand.soloist != seat) return refuse("T3.5", Violation::SoloistDecides);
  if (take || options.raise_alone || std::get<Bid>(action).length == kLowest) return {};
  return refuse("T3.5", Violation::NoRaiseAlone);
}

Refused check_in(const Laying& laying, const Options&, Seat seat, const Action& action) {
  if (std::holds_alternative<Play>(action) || std::holds_alternative<NameTrump>(action)) {
    return refuse("T4.1", Violation::LayThreeAway);
  }
  const auto* lay = std::get_if<Lay>(&action);
  if (!lay) return too_late(action);
  if (laying.hand.soloist != seat) return refuse("T4.1", Violation::SoloistDecides);
  const CardSet cards = CardSet::of_all(lay->cards);
  const bool held = (cards - laying.hand.held[seat]).empty();
  return held && cards.size() == kStock && lay->cards.size() == kStock
             ? Refused()
             : refuse("T4.1", Violation::LayThreeAway);
}

Refused check_in(const Naming& naming, const Options&, Seat seat, const Action& action) {
  if (std::holds_alternative<Play>(action)) return refuse("T4.1", Violation::TrumpsNotNamed);
  if (!std::holds_alternative<NameTrump>(action)) return too_late(action);
  return naming.hand.soloist == seat ? Refused() : refuse("T4.1", Violation::NotAskedForTrumps);
}

Refused check_in(const Playing& playing, const Options&, Seat seat, const Action& action) {
  const auto* play = std::get_if<Play>(&action);
  return play ? check_card(playing, seat, *play) : too_late(action);
}

Refused no_hand(const MatchState& state) {
  const Violation what = phases::why_no_hand(state);
  if (what == Violation::MatchIsOver || what == Violation::MatchGivenUp) {
    return refuse("T6.1", what);
  }
  const bool passed_out =
      what == Violation::HandIsOver && !hand_so_far(state)->result.soloist.has_value();
  return refuse(passed_out ? "T3.1" : "T4.6", what);
}

}  // namespace

std::optional<RuleViolation> check(const MatchState& state, Seat seat, const Action& action) {
  return std::visit(
      [&](const auto& phase) -> Refused {
        if constexpr (phases::IsInHand<decltype(phase)>) {
          if (is_strange(action)) return refuse("T4.4", Violation::NotOfThisGame);
          return check_in(phase, state.options, seat, action);
        } else {
          return no_hand(state);
        }
      },
      state.phase);
}

}  // namespace avinas::tarock
