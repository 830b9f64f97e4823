// SPDX-License-Identifier: MIT
// The writer beside an engine that takes some statements and not others; without an engine.
#include "server/store/postgres/writer.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace avinas::server {
namespace {

/// An engine that nobody else takes.
class OwnEngine : public EngineSession {
 public:
  std::vector<Keeper> keepers() override { return {}; }
  std::int64_t take(const Keeper&, const ServerAddress&) override { return 1; }
  bool move_here(const Leases&) override { return true; }
  bool beat(const Leases&, const ServerAddress&) override { return true; }
  void end(const Leases&, const ServerAddress&) override {}
};

/// Takes appends after so many refusals.
class FullDisk final : public OwnEngine {
 public:
  explicit FullDisk(int refusals) : refusals_(refusals) {}
  Appended append(const Appending& appending, const Leases&, const Patience&) override {
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
  Writer writer({}, std::move(world), {}, std::make_unique<FullDisk>(20), {Lease{}}, now);
  Positions positions;
  std::vector<QueuedWrite> waiting;
  waiting.push_back({Write{"TABLE", {"{}"}}, [] {}});
  EXPECT_TRUE(writer.write(Appending(waiting, 0, positions)));
  EXPECT_EQ(said, (std::vector<bool>{true, false}));
  EXPECT_FALSE(writer.is_over());
}

/// An engine of which a copy that lagged behind is made the primary.
class Lagging final : public OwnEngine {
 public:
  Lagging(std::vector<std::string>& journal, bool& away) : journal_(journal), away_(away) {}
  Appended append(const Appending& appending, const Leases&, const Patience&) override {
    if (std::exchange(away_, false)) throw EngineAway("gone");
    for (const auto& entry : appending.entries()) journal_.push_back(entry.text);
    return {true, appending.entries().size()};
  }
  bool holds(const Appending& appending) override {
    return std::all_of(
        appending.entries().begin(), appending.entries().end(), [&](const Appending::Entry& entry) {
          return std::find(journal_.begin(), journal_.end(), entry.text) != journal_.end();
        });
  }

 private:
  std::vector<std::string>& journal_;
  bool& away_;
};

TEST(WriterToAnEngineThatWentBack, WritesNothingOverTheGapAndSaysSo) {
  for (const bool lags : {false, true}) {
    std::vector<std::string> journal;
    bool away = false;
    Writer::Moment now{};
    Writer::World world;
    world.now = [&] { return now; };
    world.sleep = [&](std::chrono::milliseconds time) { now += time; };
    world.stalled = [](bool, const std::string&) {};
    world.stops = [] { return false; };
    world.connect = [&] {
      if (lags) journal.resize(1);
      return std::make_unique<Lagging>(journal, away);
    };
    Writer writer({}, std::move(world), {}, std::make_unique<Lagging>(journal, away), {Lease{}},
                  now);
    Positions positions;
    const auto write = [&](const std::string& entry) {
      std::vector<QueuedWrite> waiting;
      waiting.push_back({Write{"TABLE", {entry}}, [] {}});
      return writer.write(Appending(waiting, 0, positions));
    };
    EXPECT_TRUE(write("1"));
    EXPECT_TRUE(write("2"));
    away = true;  // and another machine answers
    EXPECT_EQ(write("3"), !lags);
    EXPECT_EQ(writer.went_back(), lags);
    EXPECT_EQ(writer.is_over(), lags);
    EXPECT_EQ(journal.size(), lags ? 1u : 3u);
  }
}

/// The next server may put the table away, which looks like an engine that went back.
TEST(WriterThatLetGoOfAShare, LooksForNothingOfItWhenItReachesTheEngineAnew) {
  for (const bool lets_go : {false, true}) {
    std::vector<std::string> journal;
    bool away = false;
    Writer::World world;
    world.now = [] { return Writer::Moment{}; };
    world.sleep = [](std::chrono::milliseconds) {};
    world.stalled = [](bool, const std::string&) {};
    world.stops = [] { return false; };
    world.connect = [&] { return std::make_unique<Lagging>(journal, away); };
    const std::string near = "TABLEA", far = "TABLEB";
    Writer writer({}, std::move(world), {}, nullptr, {}, {});
    EXPECT_TRUE(writer.add({share_of(near), 1}));
    EXPECT_TRUE(writer.add({share_of(far), 1}));
    Positions positions;
    const auto write = [&](const std::string& table, const std::string& entry) {
      std::vector<QueuedWrite> waiting;
      waiting.push_back({Write{table, {entry}}, [] {}});
      return writer.write(Appending(waiting, 0, positions));
    };
    EXPECT_TRUE(write(far, "1"));
    if (lets_go) writer.let_go({share_of(far)});
    EXPECT_EQ(writer.has(share_of(far)), !lets_go);
    journal.clear();
    away = true;
    EXPECT_EQ(write(near, "2"), lets_go);
    EXPECT_EQ(writer.went_back(), !lets_go);
    EXPECT_EQ(writer.is_over(), !lets_go);
    if (lets_go) EXPECT_FALSE(write(far, "3")) << "nothing is written without a lease";
  }
}

}  // namespace
}  // namespace avinas::server
