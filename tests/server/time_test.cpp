// SPDX-License-Identifier: MIT
// Clocks charge thinking only: not a process that stood still, and not a slow disk.
#include "server/base/time.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <ctime>
#include <optional>
#include <string>

#include "server/base/awake_time.hpp"
#include "server/base/clock_trust.hpp"
#include "server/table_actor/table_clock.hpp"

namespace avinas::server {
namespace {

TEST(AwakeTime, AGapOfTheProcessAboveASecondIsNoTime) {
  AwakeTime time;
  EXPECT_EQ(time.at(Millis(5'000)), Millis(5'000)) << "before the first beat";
  for (Millis now{10'000}; now < Millis(12'000); now += AwakeTime::kBeat) time.beat(now);
  EXPECT_EQ(time.at(Millis(12'000)), Millis(12'000));
  // Stopped for a minute; whoever asks first finds out.
  const Millis after = time.at(Millis(72'000));
  EXPECT_LE(after, Millis(12'200));
  EXPECT_GE(after, Millis(12'000)) << "and it never jumps back";
  time.beat(Millis(72'100));
  EXPECT_EQ(time.at(Millis(72'100)) - after, Millis(100));
}

TEST(AwakeTime, ShortPausesAreTimeLikeAnyOther) {
  AwakeTime time;
  time.beat(Millis(10'000));
  EXPECT_EQ(time.at(Millis(10'900)), Millis(10'900));
  time.beat(Millis(10'900));
  EXPECT_EQ(time.lost(), Millis(0));
}

Now at(std::int64_t steady) { return {Millis(steady), 0, 0}; }

TEST(TableClock, StandsStillWhileTheTableWaitsForTheDisk) {
  TableClock clock;
  EXPECT_EQ(clock.at(at(1'000)).steady, Millis(1'000));
  clock.wait(Millis(1'000));
  clock.wait(Millis(3'000));  // something more waits
  EXPECT_EQ(clock.at(at(9'000)).steady, Millis(1'000));
  clock.go_on(Millis(9'000));
  EXPECT_EQ(clock.at(at(9'500)).steady, Millis(1'500));
  EXPECT_EQ(clock.real(Millis(2'000)), Millis(10'000));
}

/// The process's time zone, for as long as it lives.
class TimeZone {
 public:
  explicit TimeZone(const char* rule) {
    if (const char* before = std::getenv("TZ")) before_ = before;
    ::setenv("TZ", rule, 1);
    ::tzset();
  }
  ~TimeZone() {
    before_ ? ::setenv("TZ", before_->c_str(), 1) : ::unsetenv("TZ");
    ::tzset();
  }
  TimeZone(const TimeZone&) = delete;
  TimeZone& operator=(const TimeZone&) = delete;

 private:
  std::optional<std::string> before_;
};

// R6.5: Cats bars until the day is over, where the club is.
TEST(LocalDay, EndsAtMidnightOfTheClubsTimeZoneInWinterAndSummer) {
  const TimeZone vilnius("EET-2EEST,M3.5.0/3,M10.5.0/4");
  constexpr std::int64_t kHour = 3'600'000;
  constexpr std::int64_t kWinterMidnightUtc = 20'778 * kDayMs;  // 2026-11-21
  const std::int64_t winter = kWinterMidnightUtc - 2 * kHour;
  EXPECT_EQ(local_day_at(winter - 1), 20'777);
  EXPECT_EQ(local_day_at(winter), 20'778);
  constexpr std::int64_t kSummerMidnightUtc = 20'635 * kDayMs;  // 2026-07-01
  const std::int64_t summer = kSummerMidnightUtc - 3 * kHour;
  EXPECT_EQ(local_day_at(summer - 1), 20'634);
  EXPECT_EQ(local_day_at(summer), 20'635);
}

}  // namespace
TEST(ClockTrust, AClockFarFromWhatWasKeptIsNotBelievedUntilItWasSteady) {
  using namespace server;
  constexpr std::int64_t kToday = 20'000 * kDayMs;
  const auto at = [](std::int64_t unix_ms, std::chrono::hours awake) {
    return Now{Millis(awake), unix_ms + Millis(awake).count(), 0};
  };
  ClockTrust right, ahead, behind, empty;
  right.start(at(kToday, std::chrono::hours(0)), kToday - kDayMs);
  ahead.start(at(kToday + 400 * kDayMs, std::chrono::hours(0)), kToday - kDayMs);
  behind.start(at(0, std::chrono::hours(0)), kToday - kDayMs);
  empty.start(at(kToday, std::chrono::hours(0)), 0);
  EXPECT_TRUE(right.trusts(at(kToday, std::chrono::hours(1))));
  EXPECT_TRUE(empty.trusts(at(kToday, std::chrono::hours(1))));
  EXPECT_FALSE(ahead.trusts(at(kToday + 400 * kDayMs, std::chrono::hours(2))));
  EXPECT_FALSE(behind.trusts(at(0, std::chrono::hours(2))));
  EXPECT_TRUE(ahead.trusts(at(kToday + 400 * kDayMs, std::chrono::hours(48))));
  EXPECT_FALSE(right.trusts(at(kToday + 400 * kDayMs, std::chrono::hours(3)))) << "it jumped";
  EXPECT_FALSE(right.trusts(at(kToday, std::chrono::hours(4)))) << "and back";
  EXPECT_TRUE(right.trusts(at(kToday, std::chrono::hours(53))));
}

}  // namespace avinas::server
