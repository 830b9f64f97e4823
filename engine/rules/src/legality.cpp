// SPDX-License-Identifier: MIT
// Which rule refuses which action: one function for each kind of action, a case for each phase.
#include "rules/match.hpp"
#include "rules/play.hpp"
#include "model/ranking.hpp"

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
  constexpr std::string_view kSentence = "The hand is over.";
  const HandResult& result = over.record.result;
  if (result.form == Form::PassedOut) return {"R4.2", kSentence};
  if (result.form == Form::Sevens) {
    return {result.knock == KnockLevel::None ? "R3.4" : "R3.5", kSentence};
  }
  const bool stopped = std::holds_alternative<Stop>(over.record.actions.back().action);
  return {stopped ? "R4.6" : "R4.8", kSentence};
}

Verdict no_hand(const BeforeDeal&) { return RuleViolation{"R2.2", "No hand has been dealt yet."}; }
Verdict no_hand(const HandOver& over) { return hand_has_ended(over); }
Verdict no_hand(const MatchOver& over) { return hand_has_ended(over.final_hand); }
Verdict no_hand(const Abandoned&) { return RuleViolation{"R6.1", "The match was given up."}; }

/// The seat's cards are too few for the length stated, and the table refuses that (R4.5).
bool overreaches(const Options& options, const HandInPlay& hand, Seat seat, Suit suit, int length) {
  return options.overbid == Overbid::Refused && length_in(hand.held[seat], suit) < length;
}

Verdict check_bid(const MatchState& state, const Bidding& bidding, Seat seat, int length) {
  if (seat != bidding.turn) return RuleViolation{"R4.1", "It is not your turn to bid."};
  if (length < 1 || length > kHandSize) {
    return RuleViolation{"R4.1", "A length is a number from 1 to 8."};
  }
  if (length <= bidding.longest) {
    return RuleViolation{"R4.1", "A length must be longer than any stated before."};
  }
  if (state.options.overbid == Overbid::Refused &&
      length > longest_length(bidding.hand.held[seat])) {
    return RuleViolation{"R4.5", "You do not hold a suit of that length."};
  }
  return kLawful;
}

Verdict check_answer(const Knocking& knocking, Seat seat) {
  if (side_of(seat) != knocking.asked) {
    return RuleViolation{"R3.3", "It is not your side that is asked about knocking."};
  }
  if (knocking.passed[seat]) return RuleViolation{"R3.3", "You have already passed."};
  return kLawful;
}

constexpr RuleViolation kNoBidding{"R4.1", "Lengths are stated only while the bidding is open."};
constexpr RuleViolation kNoKnockWindow{"R3.3", "Knocking is only before the first lead."};
constexpr RuleViolation kNoKnockHere{"R4.7", "There is no knocking in a no-sevens game."};
constexpr RuleViolation kNotAsked{"R4.4", "You are not asked for the trump suit."};

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

Verdict check_action(const MatchState& state, Seat seat, const Pass&) {
  return std::visit(
      Overloaded{
          [&](const Bidding& p) {
            return seat == p.turn ? Verdict() : RuleViolation{"R4.1", "It is not your turn."};
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
    return RuleViolation{"R5.1", "Declarer leads to the first trick."};
  }
  if (auto wrong = check_card_and_signal(phase.hand.held[seat], play)) return wrong;
  if (play.face_down) {
    return RuleViolation{"R5.3", "The first lead is face up."};
  }
  const bool makes_trumps = !play.card.is_court_trump();
  if (makes_trumps &&
      overreaches(state.options, phase.hand, seat, play.card.suit(), phase.contract.bid)) {
    return RuleViolation{"R4.5", "Your length in that suit is shorter than you stated."};
  }
  return kLawful;
}

Verdict check_action(const MatchState& state, Seat seat, const Play& play) {
  return std::visit(
      Overloaded{
          [](const Bidding&) {
            return Verdict(RuleViolation{"R4.1", "The bidding is still open."});
          },
          [](const Knocking&) {
            return Verdict(RuleViolation{"R3.3", "The knock window is still open."});
          },
          [&](const OpeningLead& p) { return check_opening_lead(state, p, seat, play); },
          [](const NamingTrump&) {
            return Verdict(RuleViolation{"R4.4", "The trump suit must be named first."});
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
    return RuleViolation{"R4.5", "Your length in that suit is shorter than you stated."};
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
    return RuleViolation{"R4.6", "A sevens game is not stopped."};
  }
  if (side_of(seat) != side_of(playing.contract.declarer)) {
    return RuleViolation{"R4.6", "Only declarer or his partner may stop the game."};
  }
  return kLawful;
}

Verdict check_action(const MatchState& state, Seat seat, const Stop&) {
  constexpr RuleViolation kTooEarly{"R4.6", "A game is stopped only once the trump suit is known."};
  return std::visit(Overloaded{
                        [&](const Bidding&) { return Verdict(kTooEarly); },
                        [&](const Knocking&) {
                          return Verdict(RuleViolation{"R4.6", "A sevens game is not stopped."});
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
