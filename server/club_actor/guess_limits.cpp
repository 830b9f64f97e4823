// SPDX-License-Identifier: MIT
// Counts wrong passwords by name and by address.
#include "server/club_actor/guess_limits.hpp"

namespace avinas::server {

std::optional<Millis> GuessLimits::take(const std::string& address, const std::string& name_key,
                                        Millis now) {
  if (budgets_.size() >= kRememberedGuessers) {
    for (auto it = budgets_.begin(); it != budgets_.end();) {
      it = it->second.full(now) ? budgets_.erase(it) : std::next(it);
    }
    if (budgets_.size() >= kRememberedGuessers) budgets_.clear();
  }
  auto& budget =
      budgets_.try_emplace(address + '\n' + name_key, kPasswordsPerSecond, kPasswordsAtOnce)
          .first->second;
  return budget.take(now);
}

void GuessLimits::forgive(const std::string& address, const std::string& name_key) {
  budgets_.erase(address + '\n' + name_key);
}

}  // namespace avinas::server
