// SPDX-License-Identifier: MIT
// What who writes says of an engine that takes some statements and not others; without an engine.
#include "writer.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace avinas::server {
namespace {

/// Takes beats always, and what is appended after so many refusals.
class FullDisk final : public EngineSession {
 public:
  explicit FullDisk(int refusals) : refusals_(refusals) {}
  Keeper keeper() override { return {}; }
  std::int64_t take(const Keeper&, const Place&) override { return 1; }
  bool move_here(std::int64_t) override { return true; }
  bool beat(std::int64_t, const Place&) override { return true; }
  void end(std::int64_t, const Place&) override {}
  Appended append(const Appending& appending, std::int64_t, const Patience&) override {
    if (refusals_-- > 0) throw EngineRefused("No space left on device", "53100");
    return {true, appending.entries().size()};
  }
  bool holds(const Appending&) override { return false; }

 private:
  int refusals_;
};

TEST(WriterToAFullDisk, SaysOnceThatItWaitsAndOnceThatItGoesOn) {
  Writer::Moment now{};
  std::vector<bool> said;
  Writer::World world;
  world.now = [&] { return now; };
  world.sleep = [&](std::chrono::milliseconds time) { now += time; };
  world.stalled = [&](bool stalled, const std::string&) { said.push_back(stalled); };
  world.stops = [] { return false; };
  Writer writer({}, std::move(world), {}, std::make_unique<FullDisk>(20), 1, now);
  Positions positions;
  std::vector<Waiting> waiting;
  waiting.push_back({Write{"TABLE", {"{}"}}, [] {}});
  EXPECT_TRUE(writer.write(Appending(waiting, 0, positions)));
  EXPECT_EQ(said, (std::vector<bool>{true, false}));
  EXPECT_FALSE(writer.is_over());
}

}  // namespace
}  // namespace avinas::server
