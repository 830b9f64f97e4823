// SPDX-License-Identifier: MIT
// Where passwords are hashed: slow on purpose, so on a thread of their own, in a bounded line in
// which addresses take turns; and how often a wrong one may be tried.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <unordered_map>

#include "base/limits.hpp"
#include "base/time.hpp"

namespace avinas::server {

/// Passwords that wait, in all and of one address: at a tenth of a second each, six seconds' worth.
inline constexpr std::size_t kWaitingPasswords = 64, kWaitingPasswordsOfOne = 8;

class PasswordLine {
 public:
  PasswordLine();
  ~PasswordLine();
  PasswordLine(const PasswordLine&) = delete;
  PasswordLine& operator=(const PasswordLine&) = delete;

  /// Calls `work` on the slow thread, after those of the same address and in turn with others'.
  /// False if too many wait.
  bool enter(const std::string& address, std::function<void()> work);

 private:
  void serve(std::stop_token stop);
  std::function<void()> next();

  std::mutex mutex_;
  std::condition_variable_any something_;
  std::map<std::string, std::deque<std::function<void()>>> waiting_;  ///< by address
  std::string served_last_;
  std::size_t count_ = 0;
  std::jthread thread_;  ///< last: it uses all of the above
};

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
