// SPDX-License-Identifier: MIT
// Why the rules refuse something: a value, never an exception.
#pragma once

#include <string_view>
#include <variant>

namespace avinas {

/// Both texts are string literals and live as long as the program.
struct RuleViolation {
  std::string_view rule;      ///< the rule's number, such as "R5.2"
  std::string_view sentence;  ///< for the player: what is wrong, in the trade's terms
};

/// A value, or the rule that forbids it.
template <typename T>
using OrViolation = std::variant<T, RuleViolation>;

}  // namespace avinas
