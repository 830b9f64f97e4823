// SPDX-License-Identifier: MIT
// A large audience is served in order and in turns.
#include "server/table_actor/audience_feed.hpp"

#include <gtest/gtest.h>

#include <boost/asio/post.hpp>

namespace avinas::server {
namespace {

namespace asio = boost::asio;

class Spectator final : public Recipient {
 public:
  Spectator(asio::io_context& home, std::size_t& served) : home_(home), served_(served) {}
  void deliver(Outgoing message) override { deliver_here(std::move(message)); }
  asio::io_context& home() override { return home_; }
  bool deliver_here(Outgoing message) override {
    heard.push_back(*message.bytes);
    ++served_;
    return reads;
  }
  void released() override {}
  void moved() override {}

  std::vector<std::string> heard;
  bool reads = true;

 private:
  asio::io_context& home_;
  std::size_t& served_;
};

class Feed : public ::testing::Test {
 protected:
  void come(std::size_t count) {
    auto all = std::make_shared<AudienceFeed::Listeners>();
    for (std::size_t i = 0; i < count; ++i) {
      spectators.push_back(std::make_shared<Spectator>(home, served));
      all->emplace_back(i + 1, spectators.back());
    }
    listeners = std::move(all);
  }
  void send(const std::string& text, std::vector<ConnectionId> except = {}) {
    feed->send(listeners, std::make_shared<const Broadcast>(
                              Broadcast{std::make_shared<const std::string>(text), except}));
  }

  asio::io_context home{1};
  std::size_t served = 0;
  std::vector<std::shared_ptr<Spectator>> spectators;
  std::shared_ptr<const AudienceFeed::Listeners> listeners;
  std::shared_ptr<AudienceFeed> feed = std::make_shared<AudienceFeed>(home);
};

TEST_F(Feed, GivesOthersATurnBeforeAllOfALargeAudienceAreServed) {
  come(1'000);
  std::size_t served_before_the_move = 0;
  send("one");
  asio::post(home, [&] { served_before_the_move = served; });
  home.run();
  EXPECT_LE(served_before_the_move, 2 * kSpectatorsAtOnce);
  EXPECT_EQ(served, 1'000u);
}

TEST_F(Feed, LooksAtManyWhoAreSkippedAheadInOneTurnButNotAtAll) {
  come(1'000);
  for (const auto& spectator : spectators) spectator->reads = false;
  std::size_t looked_at_before_the_move = 0;
  send("one");
  asio::post(home, [&] { looked_at_before_the_move = served; });
  home.run();
  EXPECT_GT(looked_at_before_the_move, 2 * kSpectatorsAtOnce);
  EXPECT_LE(looked_at_before_the_move, 2 * kLookedAtAtOnce);
  EXPECT_EQ(served, 1'000u);
}

TEST_F(Feed, KeepsTheOrderForEverySpectatorAndLeavesOutWhoIsExcepted) {
  come(300);
  for (const char* text : {"1", "2", "3"}) send(text, {7});
  home.run();
  for (std::size_t i = 0; i < spectators.size(); ++i) {
    const auto expected =
        i == 6 ? std::vector<std::string>{} : std::vector<std::string>{"1", "2", "3"};
    EXPECT_EQ(spectators[i]->heard, expected) << i;
  }
}

TEST_F(Feed, KeepsNoMoreThanAFewBroadcastsWaiting) {
  come(300);
  asio::post(home, [&] {
    for (int i = 0; i < 50; ++i) {
      send("x");
      EXPECT_GE(served + (kWaitingBroadcasts + 1) * 300, static_cast<std::size_t>(i) * 300);
    }
  });
  home.run();
  EXPECT_EQ(served, 50u * 300u);
}

}  // namespace
}  // namespace avinas::server
