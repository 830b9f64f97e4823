// SPDX-License-Identifier: MIT
// Writes the lines about people, and keeps those few that a client can cause.
#include "server/base/people_log.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <atomic>
#include <cctype>
#include <mutex>
#include <unordered_map>
#include <utility>

#include "server/base/logging.hpp"
#include "server/base/time.hpp"

namespace avinas::server {
namespace {

std::atomic<bool> addresses = false;

/// A client's own words, without what could be taken for a part of the line.
std::string plain(std::string_view text) {
  std::string shown(text);
  const auto is_plain = [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '-' || c == '_' || c == '.';
  };
  std::replace_if(
      shown.begin(), shown.end(), [&](char c) { return !is_plain(c); }, '?');
  return shown;
}

/// A person's name stands last: it may hold anything that a name may.
std::string in_words(const About& about) {
  std::string words;
  const auto add = [&](std::string_view what, std::string_view which) {
    if (which.empty()) return;
    if (!words.empty()) words += ", ";
    words.append(what).append(" ").append(which);
  };
  add("player", about.player);
  if (about.connection != 0) add("connection", std::to_string(about.connection));
  add("table", about.table);
  add("request", plain(about.request));
  add("name", about.name);
  return words;
}

class LineBudgets {
 public:
  /// False if the line is left out; else how many of that person were since the last one.
  bool take(const std::string& person, Millis now, std::uint64_t& left_out) {
    const std::scoped_lock lock(mutex_);
    if (budgets_.size() >= kMostPeople) forget_idle(now);
    Budget& budget = budgets_.try_emplace(person, Budget{now}).first->second;
    budget.refill(now);
    if (budget.lines < 1) {
      ++budget.left_out;
      return false;
    }
    --budget.lines;
    left_out = std::exchange(budget.left_out, 0);
    return true;
  }

 private:
  static constexpr double kAtOnce = 60, kAMinute = 20;
  static constexpr std::size_t kMostPeople = 10'000;
  struct Budget {
    Millis since;
    double lines = kAtOnce;
    std::uint64_t left_out = 0;
    void refill(Millis now) {
      const double minutes = static_cast<double>((now - since).count()) / 60'000;
      lines = std::min(kAtOnce, lines + minutes * kAMinute);
      since = now;
    }
  };
  void forget_idle(Millis now) {
    for (auto entry = budgets_.begin(); entry != budgets_.end();) {
      entry->second.refill(now);
      entry = entry->second.lines < kAtOnce ? std::next(entry) : budgets_.erase(entry);
    }
    if (budgets_.size() >= kMostPeople) budgets_.clear();
  }

  std::mutex mutex_;
  std::unordered_map<std::string, Budget> budgets_;
};

}  // namespace

void log_about(const About& about, std::string_view what) {
  if (!spdlog::should_log(spdlog::level::info)) return;
  const std::string table(about.table), request = plain(about.request);
  const LogScope scope(
      LogFields{about.connection, table.empty() ? nullptr : &table, about.player, request});
  const std::string words = in_words(about);
  words.empty() ? spdlog::info("{}", what) : spdlog::info("{} ({})", what, words);
}

void log_often(const About& about, std::string_view what) {
  if (!spdlog::should_log(spdlog::level::info)) return;
  static LineBudgets budgets;
  const std::string person =
      about.player.empty() ? std::to_string(about.connection) : std::string(about.player);
  std::uint64_t left_out = 0;
  if (!budgets.take(person, steady_time(), left_out)) return;
  if (left_out > 0) log_about({about.player}, "Lines left out: " + std::to_string(left_out));
  log_about(about, what);
}

void log_refusal(const About& about, std::string_view reason) {
  log_often(about, "Refused: " + std::string(reason));
}

void log_addresses() { addresses = true; }

std::string origin_for_log(const std::string& address) {
  return addresses && !address.empty() ? " from " + address : std::string();
}

}  // namespace avinas::server
