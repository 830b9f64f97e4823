// SPDX-License-Identifier: MIT
// The calls of Sjavs and the name of the trump suit (S3), in all its forms.
#pragma once

#include <optional>

#include "engine/frame/card_set.hpp"
#include "engine/frame/rule_violation.hpp"
#include "engine/frame/seat.hpp"
#include "engine/sjavs/options.hpp"

namespace avinas::sjavs {

/// The shortest length that can be stated (S3.1).
inline constexpr int kShortest = 5;

/// A bid as it is said: a length, alone or with `better`.
struct Said {
  int length = 0;
  bool better = false;
};

/// The highest call.
struct Contract {
  Seat declarer = Seat::North;
  int length = 0;
  bool better = false;
};

/// Why a player with these cards may not say that over the highest call so far; `most` is the
/// longest length of the form.
std::optional<RuleViolation> check_call(const Said& call, const std::optional<Contract>& highest,
                                        CardSet hand, Calls calls, int most);
/// Why they may not pass.
std::optional<RuleViolation> check_pass(const std::optional<Contract>& highest, CardSet hand,
                                        Calls calls);
/// Why a declarer who was dealt these cards may not name that suit (S3.7).
std::optional<RuleViolation> check_name(const Contract& contract, CardSet dealt, Suit suit);

}  // namespace avinas::sjavs
