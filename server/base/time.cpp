// SPDX-License-Identifier: MIT
// Reads the clock.
#include "server/base/time.hpp"

#include <ctime>

#include "server/base/awake_time.hpp"

namespace avinas::server {
namespace {

/// The zone's offset changes twice a year; looking it up costs more than a move's rules.
constexpr std::int64_t kOffsetGoodForSeconds = 60;

std::int64_t zone_offset(std::int64_t unix_seconds) {
  thread_local std::int64_t offset = 0;
  thread_local std::int64_t good_from = 0, good_until = 0;
  if (unix_seconds < good_from || unix_seconds >= good_until) {
    const std::time_t time = static_cast<std::time_t>(unix_seconds);
    std::tm local{};
    localtime_r(&time, &local);
    offset = local.tm_gmtoff;
    good_from = unix_seconds;
    good_until = unix_seconds + kOffsetGoodForSeconds;
  }
  return offset;
}

}  // namespace

AwakeTime& awake_time() {
  static AwakeTime time;
  return time;
}

Millis steady_time() {
  using namespace std::chrono;
  return awake_time().at(duration_cast<Millis>(steady_clock::now().time_since_epoch()));
}

Now current_time() {
  using namespace std::chrono;
  const std::int64_t unix_ms =
      duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
  return {steady_time(), unix_ms, local_day_at(unix_ms)};
}

std::int64_t local_day_at(std::int64_t unix_ms) {
  const std::int64_t seconds = unix_ms / 1000;
  return (seconds + zone_offset(seconds)) / (kDayMs / 1000);
}

std::string utc_text(std::int64_t unix_ms) {
  const std::time_t seconds = static_cast<std::time_t>(unix_ms / 1000);
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
  return text;
}

}  // namespace avinas::server
