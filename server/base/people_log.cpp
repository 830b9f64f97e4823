// SPDX-License-Identifier: MIT
// Writes the lines about people, and keeps those about refusals few.
#include "server/base/people_log.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <utility>

#include "server/base/logging.hpp"
#include "server/base/time.hpp"

namespace avinas::server {
namespace {

std::atomic<bool> addresses = false;

/// As a line may show it, whatever a client sent: bytes that are no plain letters are left out.
std::string plain(std::string_view text) {
  std::string shown(text);
  std::replace_if(
      shown.begin(), shown.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
  return shown;
}

std::string in_words(const About& about) {
  std::string words;
  const auto add = [&](std::string_view what, std::string_view which) {
    if (which.empty()) return;
    if (!words.empty()) words += ", ";
    words.append(what).append(" ").append(which);
  };
  add("player", about.player);
  if (!about.name.empty()) words.append(" ").append(about.name);
  if (about.connection != 0) add("connection", std::to_string(about.connection));
  add("table", about.table);
  add("request", plain(about.request));
  return words;
}

/// So many lines at once, and so many a minute.
class RefusalBudget {
 public:
  /// False if the line is not written; else how many were not since the last one.
  bool take(Millis now, std::uint64_t& left_out) {
    const std::scoped_lock lock(mutex_);
    const double minutes = static_cast<double>((now - since_).count()) / 60'000;
    since_ = now;
    lines_ = std::min(kAtOnce, lines_ + minutes * kAMinute);
    if (lines_ < 1) {
      ++left_out_;
      return false;
    }
    --lines_;
    left_out = std::exchange(left_out_, 0);
    return true;
  }

 private:
  static constexpr double kAtOnce = 200, kAMinute = 100;
  std::mutex mutex_;
  double lines_ = kAtOnce;
  Millis since_ = steady_time();
  std::uint64_t left_out_ = 0;
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

void log_refusal(const About& about, std::string_view reason) {
  static RefusalBudget budget;
  std::uint64_t left_out = 0;
  if (!spdlog::should_log(spdlog::level::info) || !budget.take(steady_time(), left_out)) return;
  if (left_out > 0)
    spdlog::info("Refusals that were not logged, because they were many: {}", left_out);
  log_about(about, "Refused: " + std::string(reason));
}

void log_addresses() { addresses = true; }

std::string origin_for_log(const std::string& address) {
  return addresses && !address.empty() ? " from " + address : std::string();
}

}  // namespace avinas::server
