// SPDX-License-Identifier: MIT
// How often a wrong password may be tried.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>

#include "server/base/limits.hpp"
#include "server/base/time.hpp"

namespace avinas::server {

/// Wrong passwords before each further one waits: for a name from an address, so that nobody can
/// lock out somebody else; and for the club's password from an address.
inline constexpr double kPasswordsAtOnce = 5, kPasswordsPerSecond = 0.05;
/// Pairs remembered.
inline constexpr std::size_t kRememberedGuessers = 10'000;

class GuessLimits {
 public:
  /// How long to wait before another try, or nothing: then it is counted.
  std::optional<Millis> take(const std::string& address, const std::string& name_key, Millis now);
  /// The password was right.
  void forgive(const std::string& address, const std::string& name_key);

 private:
  std::unordered_map<std::string, RequestBudget> budgets_;
};

}  // namespace avinas::server
