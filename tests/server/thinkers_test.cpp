// SPDX-License-Identifier: MIT
// A fault in a thought is that thought's: the process lives, and whoever waits is answered.
#include "server/base/thinkers.hpp"

#include <gtest/gtest.h>

#include <future>
#include <stdexcept>

#include "tests/support/log_capture.hpp"

namespace avinas {
using namespace testing;

TEST(Thinkers, AFaultInAThoughtEndsThatThoughtAndItsAskerGetsWhatCostsNothing) {
  const LogCapture log;
  server::Thinkers thinkers(1);
  std::promise<bool> answered;
  thinkers.ask([&](bool in_time) {
    if (in_time) throw std::logic_error("a card that nobody holds");
    answered.set_value(in_time);
  });
  EXPECT_FALSE(answered.get_future().get());
  std::promise<bool> next;
  thinkers.ask([&](bool in_time) { next.set_value(in_time); });
  EXPECT_TRUE(next.get_future().get()) << "the thread thinks on";
  EXPECT_TRUE(log.has("a card that nobody holds"));
}

TEST(Thinkers, AFaultOfATaskOnTheAskersThreadIsNotTheAskers) {
  const LogCapture log;
  server::Thinkers none(0);
  EXPECT_NO_THROW(none.ask([](bool) { throw std::logic_error("always"); }));
  EXPECT_TRUE(log.has("always"));
}

}  // namespace avinas
