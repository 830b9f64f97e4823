// SPDX-License-Identifier: MIT
// Checks actions and names the rule that refuses one: a function for each kind of action, a case
// for each phase.
#include "engine/avinas/model/ranking.hpp"
#include "engine/avinas/rules/match.hpp"
#include "engine/avinas/rules/play.hpp"

namespace avinas {
namespace {

using Verdict = std::optional<RuleViolation>;
constexpr auto kLawful = std::nullopt;

template <typename... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};
template <typename... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

/// The rule that ended a hand (section 9: "anything after the hand has ended").
RuleViolation hand_has_ended(const HandOver& over) {
  constexpr auto kOver = Violation::HandIsOver;
  const HandResult& result = over.record->result;
  if (result.form == Form::PassedOut) return {"R4.2", kOver};
  if (result.form == Form::Sevens) {
    return {result.knock == KnockLevel::None ? "R3.4" : "R3.5", kOver};
  }
  const bool stopped = std::holds_alternative<Stop>(over.record->actions.back().action);
  return {stopped ? "R4.6" : "R4.8", kOver};
}

Verdict no_hand(const BeforeDeal&) { return RuleViolation{"R2.2", Violation::NoHandDealt}; }
Verdict no_hand(const HandOver& over) { return hand_has_ended(over); }
Verdict no_hand(const MatchOver& over) { return hand_has_ended(over.final_hand); }
Verdict no_hand(const Abandoned&) { return RuleViolation{"R6.1", Violation::MatchGivenUp}; }

/// The seat's cards are too few for the length stated, and the table refuses that (R4.5).
bool overreaches(const Options& options, const HandInPlay& hand, Seat seat, Suit suit, int length) {
  return options.overbid == Overbid::Refused && length_in(hand.held[seat], suit) < length;
}

Verdict check_bid(const MatchState& state, const Bidding& bidding, Seat seat, int length) {
  if (seat != bidding.turn) return RuleViolation{"R4.1", Violation::NotYourBid};
  if (length < 1 || length > kHandSize) {
    return RuleViolation{"R4.1", Violation::LengthOutOfRange};
  }
  if (length <= bidding.longest) {
    return RuleViolation{"R4.1", Violation::LengthNotLonger};
  }
  if (state.options.overbid == Overbid::Refused &&
      length > longest_length(bidding.hand.held[seat])) {
    return RuleViolation{"R4.5", Violation::NoSuchLength};
  }
  return kLawful;
}

Verdict check_answer(const Knocking& knocking, Seat seat) {
  if (side_of(seat) != knocking.asked) {
    return RuleViolation{"R3.3", Violation::OtherSideIsAsked};
  }
  if (knocking.passed[seat]) return RuleViolation{"R3.3", Violation::PassedAlready};
  return kLawful;
}

constexpr RuleViolation kNoBidding{"R4.1", Violation::BiddingNotOpen};
constexpr RuleViolation kNoKnockWindow{"R3.3", Violation::KnockBeforeLead};
constexpr RuleViolation kNoKnockHere{"R4.7", Violation::NoKnockHere};
constexpr RuleViolation kNotAsked{"R4.4", Violation::NotAskedForTrumps};

Verdict check_action(const MatchState& state, Seat seat, const Bid& bid) {
  return std::visit(Overloaded{
                        [&](const Bidding& p) { return check_bid(state, p, seat, bid.length); },
                        [](const Knocking&) { return Verdict(kNoBidding); },
                        [](const OpeningLead&) { return Verdict(kNoBidding); },
                        [](const NamingTrump&) { return Verdict(kNoBidding); },
                        [](const Playing&) { return Verdict(kNoBidding); },
                        [](const auto& without_hand) { return no_hand(without_hand); },
                    },
                    state.phase);
}

/// A word of another game.
template <typename Foreign>
Verdict check_action(const MatchState& state, Seat, const Foreign&) {
  return std::visit(
      [](const auto& phase) {
        if constexpr (requires { phase.hand; }) {
          return Verdict(RuleViolation{"R4.1", Violation::NotOfThisGame});
        } else {
          return no_hand(phase);
        }
      },
      state.phase);
}

Verdict check_action(const MatchState& state, Seat seat, const Pass&) {
  return std::visit(
      Overloaded{
          [&](const Bidding& p) {
            return seat == p.turn ? Verdict() : RuleViolation{"R4.1", Violation::NotYourCall};
          },
          [&](const Knocking& p) { return check_answer(p, seat); },
          [](const OpeningLead&) { return Verdict(kNoBidding); },
          [](const NamingTrump&) { return Verdict(kNoBidding); },
          [](const Playing& p) {
            return Verdict(p.hand.exposure.deciding ? kNoKnockWindow : kNoBidding);
          },
          [](const auto& without_hand) { return no_hand(without_hand); },
      },
      state.phase);
}

Verdict check_action(const MatchState& state, Seat seat, const Knock&) {
  return std::visit(Overloaded{
                        [](const Bidding&) { return Verdict(kNoKnockHere); },
                        [&](const Knocking& p) { return check_answer(p, seat); },
                        [](const OpeningLead&) { return Verdict(kNoKnockHere); },
                        [](const NamingTrump&) { return Verdict(kNoKnockHere); },
                        [](const Playing& p) {
                          return Verdict(p.hand.exposure.deciding ? kNoKnockWindow : kNoKnockHere);
                        },
                        [](const auto& without_hand) { return no_hand(without_hand); },
                    },
                    state.phase);
}

Verdict check_opening_lead(const MatchState& state, const OpeningLead& phase, Seat seat,
                           const Play& play) {
  if (seat != phase.contract.declarer) {
    return RuleViolation{"R5.1", Violation::DeclarerLeads};
  }
  if (auto wrong = check_card_and_signal(phase.hand.held[seat], play)) return wrong;
  if (play.face_down) {
    return RuleViolation{"R5.3", Violation::FirstLeadFaceUp};
  }
  const bool makes_trumps = !play.card.is_court_trump();
  if (makes_trumps &&
      overreaches(state.options, phase.hand, seat, play.card.suit(), phase.contract.bid)) {
    return RuleViolation{"R4.5", Violation::ShorterThanStated};
  }
  return kLawful;
}

Verdict check_action(const MatchState& state, Seat seat, const Play& play) {
  return std::visit(
      Overloaded{
          [](const Bidding&) {
            return Verdict(RuleViolation{"R4.1", Violation::BiddingOpen});
          },
          [](const Knocking&) {
            return Verdict(RuleViolation{"R3.3", Violation::KnockWindowOpen});
          },
          [&](const OpeningLead& p) { return check_opening_lead(state, p, seat, play); },
          [](const NamingTrump&) {
            return Verdict(RuleViolation{"R4.4", Violation::TrumpsNotNamed});
          },
          [&](const Playing& p) { return check_play(state.options, p, seat, play); },
          [](const auto& without_hand) { return no_hand(without_hand); },
      },
      state.phase);
}

Verdict check_naming(const MatchState& state, const NamingTrump& phase, Seat seat, Suit suit) {
  if (seat != phase.contract.declarer) return kNotAsked;
  // The court card led is still among those held; it counts for every suit (R4.1).
  if (overreaches(state.options, phase.hand, seat, suit, phase.contract.bid)) {
    return RuleViolation{"R4.5", Violation::ShorterThanStated};
  }
  return kLawful;
}

Verdict check_action(const MatchState& state, Seat seat, const NameTrump& naming) {
  return std::visit(
      Overloaded{
          [](const Bidding&) { return Verdict(kNotAsked); },
          [](const Knocking&) { return Verdict(kNotAsked); },
          [](const OpeningLead&) { return Verdict(kNotAsked); },
          [&](const NamingTrump& p) { return check_naming(state, p, seat, naming.suit); },
          [](const Playing&) { return Verdict(kNotAsked); },
          [](const auto& without_hand) { return no_hand(without_hand); },
      },
      state.phase);
}

Verdict check_stop(const Playing& playing, Seat seat) {
  if (playing.hand.exposure.deciding) {
    return RuleViolation{"R4.6", Violation::SevensGameGoesOn};
  }
  if (side_of(seat) != side_of(playing.contract.declarer)) {
    return RuleViolation{"R4.6", Violation::DeclarersStop};
  }
  return kLawful;
}

Verdict check_action(const MatchState& state, Seat seat, const Stop&) {
  constexpr RuleViolation kTooEarly{"R4.6", Violation::StopTooEarly};
  return std::visit(Overloaded{
                        [&](const Bidding&) { return Verdict(kTooEarly); },
                        [&](const Knocking&) {
                          return Verdict(RuleViolation{"R4.6", Violation::SevensGameGoesOn});
                        },
                        [&](const OpeningLead&) { return Verdict(kTooEarly); },
                        [&](const NamingTrump&) { return Verdict(kTooEarly); },
                        [&](const Playing& p) { return check_stop(p, seat); },
                        [](const auto& without_hand) { return no_hand(without_hand); },
                    },
                    state.phase);
}

void offer(std::vector<Action>& legal, const MatchState& state, Seat seat, const Action& action) {
  if (!check(state, seat, action)) legal.push_back(action);
}

}  // namespace

std::optional<RuleViolation> check(const MatchState& state, Seat seat, const Action& action) {
  return std::visit([&](const auto& a) { return check_action(state, seat, a); }, action);
}

std::vector<Action> legal_actions(const MatchState& state, Seat seat) {
  std::vector<Action> legal;
  const auto offer_cards = [&](const HandInPlay& hand) {
    for (Card card : hand.dealt[seat]) {
      if (!hand.held[seat].contains(card)) continue;
      offer(legal, state, seat, Play{card});
      if (check(state, seat, Play{card, true, Signal::Valuable})) continue;
      offer(legal, state, seat, Play{card, true});
      legal.push_back(Play{card, true, Signal::Valuable});
      legal.push_back(Play{card, true, Signal::Worthless});
    }
  };
  std::visit(Overloaded{
                 [&](const Bidding&) {
                   offer(legal, state, seat, Pass{});
                   for (int n = 1; n <= kHandSize; ++n) offer(legal, state, seat, Bid{n});
                 },
                 [&](const Knocking&) {
                   offer(legal, state, seat, Pass{});
                   offer(legal, state, seat, Knock{});
                 },
                 [&](const OpeningLead& p) { offer_cards(p.hand); },
                 [&](const NamingTrump&) {
                   for (Suit suit : kAllSuits) offer(legal, state, seat, NameTrump{suit});
                 },
                 [&](const Playing& p) {
                   if (trick_turn(p.trick) == seat) offer_cards(p.hand);
                   offer(legal, state, seat, Stop{});
                 },
                 [](const BeforeDeal&) {},
                 [](const HandOver&) {},
                 [](const MatchOver&) {},
                 [](const Abandoned&) {},
             },
             state.phase);
  return legal;
}

}  // namespace avinas
