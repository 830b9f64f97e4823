// SPDX-License-Identifier: MIT
// Clocks charge thinking only: not a process that stood still, and not a slow disk.
#include <gtest/gtest.h>

#include "base/awake_time.hpp"
#include "table_actor/table_clock.hpp"

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

}  // namespace
}  // namespace avinas::server
