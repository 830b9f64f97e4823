// SPDX-License-Identifier: MIT
// A match as a value: its options, its sheet, its phase. The phases of a hand in play are the
// game's own, and each has a member `hand`; those before and after are the same in every game, and
// stand here with all that follows from them alone.
#pragma once

#include <optional>
#include <tuple>
#include <type_traits>
#include <variant>

#include "engine/frame/rule_violation.hpp"
#include "engine/frame/shape.hpp"
#include "engine/frame/shared.hpp"
#include "engine/frame/trick.hpp"

namespace avinas::phases {

/// No hand is dealt yet.
struct BeforeDeal {
  Seat dealer = Seat::North;
};

/// Cards are played, and each player counts for themselves.
template <typename Hand>
struct PlayingAlone {
  Hand hand;
  Trick trick;
  std::optional<CompletedTrick> last{};
  PerSeat<int> points;
  PerSeat<int> tricks;
};

/// The hand is over and open to all.
template <typename HandRecord>
struct HandOver {
  Shared<HandRecord> record;  ///< there is one
  std::optional<CompletedTrick> last{};
};

/// The match is over with the hand in `final_hand`.
template <typename HandRecord, typename Outcome>
struct MatchOver {
  HandOver<HandRecord> final_hand;
  Outcome outcome;
};

/// The players gave the match up; a hand in play is laid open, unfinished.
template <typename HandRecord>
struct Abandoned {
  std::optional<HandOver<HandRecord>> last_hand{};
};

/// A match of the game with these types. `InHand` are its phases of a hand in play, and in the last
/// of them cards are played. Its rules add `result_so_far(match)`, the result of a hand in play as
/// it stands.
template <typename O, typename S, typename Record, typename Result, typename... InHand>
struct Match {
  using HandRecord = Record;
  using Outcome = Result;
  using Playing = std::tuple_element_t<sizeof...(InHand) - 1, std::tuple<InHand...>>;
  using HandInPlay = decltype(Playing::hand);
  using HandOver = phases::HandOver<Record>;
  using MatchOver = phases::MatchOver<Record, Result>;
  using Abandoned = phases::Abandoned<Record>;
  using Phase = std::variant<BeforeDeal, InHand..., HandOver, MatchOver, Abandoned>;

  O options;
  S sheet;
  int hands_dealt = 0;
  Phase phase;
};

template <typename M>
concept AnyMatch = requires {
  typename M::HandInPlay;
  typename M::HandOver;
  typename M::MatchOver;
  typename M::Abandoned;
};

template <typename Phase>
concept IsInHand = requires(const Phase& phase) {
  phase.hand;
};

/// The hand in play, of any phase that has one.
template <AnyMatch M>
const typename M::HandInPlay* hand_of(const M& match) {
  return std::visit(
      [](const auto& phase) -> const typename M::HandInPlay* {
        if constexpr (IsInHand<decltype(phase)>) {
          return &phase.hand;
        } else {
          return nullptr;
        }
      },
      match.phase);
}

template <AnyMatch M>
bool hand_in_play(const M& match) {
  return hand_of(match) != nullptr;
}

/// The hand that ended last, while it lies open.
template <AnyMatch M>
const typename M::HandOver* ended_hand(const M& match) {
  if (const auto* over = std::get_if<typename M::HandOver>(&match.phase)) return over;
  if (const auto* over = std::get_if<typename M::MatchOver>(&match.phase)) return &over->final_hand;
  const auto* given_up = std::get_if<typename M::Abandoned>(&match.phase);
  return given_up && given_up->last_hand ? &*given_up->last_hand : nullptr;
}

template <AnyMatch M>
std::optional<typename M::HandRecord> hand_so_far(const M& match) {
  if (const auto* over = ended_hand(match)) return *over->record;
  const auto* hand = hand_of(match);
  if (!hand) return std::nullopt;
  return typename M::HandRecord{hand->dealer, hand->dealt, hand->actions, result_so_far(match)};
}

template <AnyMatch M>
std::optional<typename M::Outcome> outcome_of(const M& match) {
  const auto* over = std::get_if<typename M::MatchOver>(&match.phase);
  return over ? std::optional(over->outcome) : std::nullopt;
}

template <AnyMatch M>
M abandon(M match) {
  typename M::Abandoned given_up;
  if (const auto* over = ended_hand(match)) {
    given_up.last_hand = *over;
  } else if (const auto record = hand_so_far(match)) {
    given_up.last_hand = typename M::HandOver{*record, {}};
  }
  match.phase = given_up;
  return match;
}

/// The dealer who was drawn, or the one whom `after` names once a hand was dealt.
template <AnyMatch M, typename After>
Seat dealer_after(const M& match, After after) {
  if (const auto* before = std::get_if<BeforeDeal>(&match.phase)) return before->dealer;
  const auto record = hand_so_far(match);
  return record ? after(*record) : Seat::North;
}

/// Lays the hand open; an outcome ends the match with it.
template <AnyMatch M>
void end_hand(M& match, const typename M::HandInPlay& hand,
              const decltype(M::HandRecord::result)& result,
              const std::optional<CompletedTrick>& last,
              const std::optional<typename M::Outcome>& outcome) {
  const typename M::HandOver over{
      typename M::HandRecord{hand.dealer, hand.dealt, hand.actions, result}, last};
  if (outcome) {
    match.phase = typename M::MatchOver{over, *outcome};
  } else {
    match.phase = over;
  }
}

/// The rules that the refusal of a deal names, and the fault of hands of another size.
struct DealRules {
  std::string_view match_is_over, dealer, pack, hands;
  Violation other_hands;
};

/// Why this deal is refused now, or nothing. `at_an_end`: the sheet says that the match is over.
template <AnyMatch M>
std::optional<RuleViolation> check_deal(const M& match, Seat dealer, const ClaimedDeal& deal,
                                        const DealRules& rules, bool at_an_end = false) {
  const Shape due = shape(match.options);
  if (at_an_end || std::holds_alternative<typename M::MatchOver>(match.phase)) {
    return RuleViolation{rules.match_is_over, Violation::MatchIsOver};
  }
  if (std::holds_alternative<typename M::Abandoned>(match.phase)) {
    return RuleViolation{rules.match_is_over, Violation::MatchGivenUp};
  }
  if (hand_in_play(match)) return RuleViolation{rules.dealer, Violation::HandNotFinished};
  // No match begins with a dealer who has no seat.
  if (!due.seating.has(dealer) || dealer != next_dealer(match)) {
    return RuleViolation{rules.dealer, Violation::OtherDealer};
  }
  switch (fault_of(deal, due)) {
    case DealFault::OtherPack:
      return RuleViolation{rules.pack, Violation::CardDealtTwice};
    case DealFault::OtherHands:
      return RuleViolation{rules.hands, rules.other_hands};
    case DealFault::None:
      break;
  }
  return std::nullopt;
}

/// Deals the cards, which `check_deal` allows, to a hand that begins.
template <AnyMatch M>
typename M::HandInPlay begin_hand(M& match, Seat dealer, const ClaimedDeal& deal) {
  const Shape due = shape(match.options);
  typename M::HandInPlay hand;
  hand.dealer = dealer;
  hand.dealt = dealt(deal, due);
  for (const Seat seat : due.table()) hand.held[seat] = CardSet::of_all(deal[seat]);
  ++match.hands_dealt;
  return hand;
}

/// The next after `seat` that has not passed and does not hold the highest bid.
inline std::optional<Seat> next_to_speak(const Shape& shape, const PerSeat<bool>& passed,
                                         std::optional<Seat> highest, Seat seat) {
  for (int turns = 1; turns <= shape.seating.seats; ++turns) {
    const Seat next = shape.next(seat, turns);
    if (!passed[next] && highest != next) return next;
  }
  return std::nullopt;
}

/// The first trick of a hand, which the seat after the dealer leads.
inline Trick first_trick(const Shape& shape, Seat dealer) {
  Trick trick;
  trick.leader = shape.next(dealer);
  trick.way = shape.way;
  trick.seats = static_cast<std::uint8_t>(shape.seating.seats);
  return trick;
}

/// Why nothing can be done where no hand is in play.
template <AnyMatch M>
Violation why_no_hand(const M& match) {
  if (std::holds_alternative<typename M::MatchOver>(match.phase)) return Violation::MatchIsOver;
  if (std::holds_alternative<typename M::Abandoned>(match.phase)) return Violation::MatchGivenUp;
  if (std::holds_alternative<typename M::HandOver>(match.phase)) return Violation::HandIsOver;
  return Violation::NoHandDealt;
}

}  // namespace avinas::phases
