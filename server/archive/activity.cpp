// SPDX-License-Identifier: MIT
// Counts matches and people by day and by week.
#include "server/archive/activity.hpp"

#include <ctime>
#include <set>
#include <string>

namespace avinas::server {
namespace {

using protocol::ActivityLine;

/// The first moment of the day so many days after the one of `at_ms`.
std::time_t day_start(std::int64_t at_ms, int days_later) {
  const std::time_t at = at_ms / 1000;
  std::tm day{};
  ::localtime_r(&at, &day);
  day.tm_mday += days_later;
  day.tm_hour = day.tm_min = day.tm_sec = 0;
  day.tm_isdst = -1;  // a day may have 23 hours, or 25
  return ::mktime(&day);
}

int days_since_monday(std::int64_t at_ms) {
  const std::time_t at = at_ms / 1000;
  std::tm day{};
  ::localtime_r(&at, &day);
  constexpr int kDaysAWeek = 7;
  return (day.tm_wday + kDaysAWeek - 1) % kDaysAWeek;
}

ActivityLine line_of(const std::vector<PlayedRow>& rows, std::time_t from, std::time_t until) {
  std::set<std::string> matches, players;
  for (const PlayedRow& row : rows) {
    if (row.ended_ms < from * 1000 || row.ended_ms >= until * 1000) continue;
    matches.insert(row.match);
    players.insert(row.player);
  }
  std::tm day{};
  ::localtime_r(&from, &day);
  char text[16];
  std::strftime(text, sizeof text, "%Y-%m-%d", &day);
  return {text, static_cast<int>(matches.size()), static_cast<int>(players.size())};
}

/// So many stretches of so many days; the first begins `first` days from today.
std::vector<ActivityLine> lines_of(const std::vector<PlayedRow>& rows, std::int64_t now_ms,
                                   int first, int days, int count) {
  std::vector<ActivityLine> lines;
  for (int i = 0; i < count; ++i) {
    const int from = first - i * days;
    lines.push_back(line_of(rows, day_start(now_ms, from), day_start(now_ms, from + days)));
  }
  return lines;
}

}  // namespace

std::int64_t activity_from(std::int64_t now_ms) {
  return day_start(now_ms, -days_since_monday(now_ms) - 7 * (kActivityWeeks - 1)) * 1000;
}

protocol::Activity activity_of(const std::vector<PlayedRow>& rows, std::int64_t now_ms) {
  return {{},
          lines_of(rows, now_ms, 0, 1, kActivityDays),
          lines_of(rows, now_ms, -days_since_monday(now_ms), 7, kActivityWeeks)};
}

}  // namespace avinas::server
