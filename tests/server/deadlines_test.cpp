// SPDX-License-Identifier: MIT
// The one timer of a thread: who is due is looked at, in order, and nobody who is gone.
#include "server/net/deadlines.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <stdexcept>
#include <string>

#include "server/http/connections.hpp"

namespace avinas::server {
namespace {

struct Somebody final : Deadlines::Watched {
  void look(Millis now) override { looked(now); }
  std::function<void(Millis now)> looked = [](Millis) {};
};

class DeadlinesTest : public ::testing::Test {
 protected:
  std::shared_ptr<Somebody> somebody(const std::string& name) {
    auto one = std::make_shared<Somebody>();
    one->looked = [this, name](Millis) { seen += name; };
    return one;
  }

  boost::asio::io_context context{1};
  Deadlines& deadlines = boost::asio::use_service<Deadlines>(context);
  std::string seen;
};

TEST_F(DeadlinesTest, WhoIsDueIsLookedAtInTheOrderOfTheTimesAndNotOfTheCalls) {
  const auto late = somebody("late "), early = somebody("early "), middle = somebody("middle ");
  deadlines.add(Millis(3), late);
  deadlines.add(Millis(1), early);
  deadlines.add(Millis(2), middle);
  context.run();
  EXPECT_EQ(seen, "early middle late ");
}

TEST_F(DeadlinesTest, WhoIsGoneIsNotLookedAt) {
  const auto there = somebody("there");
  deadlines.add(Millis(1), somebody("gone"));
  deadlines.add(Millis(2), there);
  context.run();
  EXPECT_EQ(seen, "there");
}

TEST_F(DeadlinesTest, WhoIsLookedAtMayAskForAnotherLook) {
  const auto one = somebody("");
  one->looked = [&](Millis) {
    seen += "x";
    if (seen.size() < 3) deadlines.add(Millis(1), one);
  };
  deadlines.add(Millis(1), one);
  context.run();
  EXPECT_EQ(seen, "xxx");
}

TEST_F(DeadlinesTest, AFaultInOneLookKeepsNobodyElseFromTheirs) {
  const auto faulty = somebody(""), due = somebody("due "), later = somebody("later");
  faulty->looked = [](Millis) { throw std::logic_error("a planted fault"); };
  deadlines.add(Millis(1), faulty);
  deadlines.add(Millis(2), due);
  deadlines.add(steady_time() + Millis(20), later);
  EXPECT_THROW(context.run(), std::logic_error);
  context.run();
  EXPECT_EQ(seen, "due later");
}

TEST_F(DeadlinesTest, NobodyIsLookedAtBeforeTheTimeAndAnEarlierTimeIsNotMissed) {
  const Millis far = steady_time() + std::chrono::hours(1);
  const auto patient = somebody("patient "), due = somebody("due ");
  deadlines.add(far, patient);
  deadlines.add(Millis(1), due);
  while (seen.empty()) context.run_one();
  EXPECT_EQ(seen, "due ");
  EXPECT_EQ(context.poll(), 0u);
}

}  // namespace
TEST(Connections, ThatComeWhenTheServerEndsLearnIt) {
  server::Connections connections;
  EXPECT_TRUE(connections.add(1, {}));
  connections.end();
  EXPECT_FALSE(connections.add(2, {})) << "it is to be closed";
  EXPECT_EQ(connections.count(), 2u) << "and waited for";
}

}  // namespace avinas::server
