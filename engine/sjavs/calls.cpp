// SPDX-License-Identifier: MIT
// Judges calls and the name of the trump suit by the lengths that a hand holds.
#include "engine/sjavs/calls.hpp"

#include "engine/sjavs/ranking.hpp"

namespace avinas::sjavs {
namespace {

using Refused = std::optional<RuleViolation>;

Refused breaks(std::string_view rule, Violation what) { return RuleViolation{rule, what}; }

/// The call is higher than those before (S3.3, S3.4).
bool beats(const Said& call, const std::optional<Contract>& highest, CardSet hand) {
  if (!call.better) return !highest || call.length > highest->length;
  return highest && !highest->better && call.length == highest->length &&
         length_in(hand, Suit::Clubs) >= call.length;
}

/// The hand holds a length that beats, so that `forced` lets nobody pass (S3.5).
bool must_speak(CardSet hand, const std::optional<Contract>& highest) {
  const int longest = longest_length(hand);
  return longest >= kShortest &&
         (beats({longest, false}, highest, hand) || beats({longest, true}, highest, hand));
}

}  // namespace

std::optional<RuleViolation> check_call(const Said& call, const std::optional<Contract>& highest,
                                        CardSet hand, Calls calls, int most) {
  if (call.length < kShortest || call.length > most) {
    return breaks("S3.1", Violation::CallOutOfRange);
  }
  if (!beats(call, highest, hand)) {
    return breaks("S3.3", call.better ? Violation::NotBetter : Violation::LengthNotLonger);
  }
  const int longest = longest_length(hand);
  if (calls == Calls::Forced && call.length < longest) {
    return breaks("S3.5", Violation::LongestIsDuty);
  }
  if (call.length > longest) return breaks("S3.6", Violation::NoSuchLength);
  return {};
}

std::optional<RuleViolation> check_pass(const std::optional<Contract>& highest, CardSet hand,
                                        Calls calls) {
  if (calls == Calls::Forced && must_speak(hand, highest)) {
    return breaks("S3.5", Violation::LongestIsDuty);
  }
  return {};
}

std::optional<RuleViolation> check_name(const Contract& contract, CardSet dealt, Suit suit) {
  const bool clubs_are_due = contract.better || clubs_are_longest(dealt);
  if (suit != Suit::Clubs && clubs_are_due) return breaks("S3.7", Violation::ClubsAreDue);
  return length_in(dealt, suit) >= contract.length ? Refused()
                                                   : breaks("S3.7", Violation::ShorterThanStated);
}

}  // namespace avinas::sjavs
