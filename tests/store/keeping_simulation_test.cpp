// SPDX-License-Identifier: MIT
// A seeded simulation of three servers that share one club's tables on one engine
// (keeping_evening.hpp).
// A failing seed is printed; AVINAS_TEST_SEED=n tells what happens in it and no other,
// AVINAS_TEST_SCHEDULES is how many evenings there are otherwise.
#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/store/keeping_evening.hpp"

namespace avinas::testing {
namespace {

std::uint64_t number_from(const char* variable, std::uint64_t otherwise) {
  const char* text = std::getenv(variable);
  return text ? std::stoull(text) : otherwise;
}

TEST(KeepingSimulation, NothingConfirmedIsLostDoubledOrHiddenInAnySchedule) {
  const std::uint64_t schedules = number_from("AVINAS_TEST_SCHEDULES", 3'000);
  const std::uint64_t only = number_from("AVINAS_TEST_SEED", 0);
  const std::uint64_t first = only ? only : 1 + std::random_device{}() * std::uint64_t{1'000'000};
  const auto start = std::chrono::steady_clock::now();
  std::size_t acknowledged = 0;
  int takeovers = 0;
  for (std::uint64_t seed = first; seed < first + (only ? 1 : schedules); ++seed) {
    Evening evening(seed, Planted::Nothing, only != 0);
    const std::string wrong = evening.run();
    ASSERT_EQ(wrong, "") << "AVINAS_TEST_SEED=" << seed;
    acknowledged += evening.acknowledged();
    takeovers += evening.takeovers();
  }
  EXPECT_GT(acknowledged, 0u);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  std::cout << "seed " << first << ": " << (only ? 1 : schedules) << " schedules, " << acknowledged
            << " confirmed moves, shares taken " << takeovers << " times, " << took.count()
            << " s\n";
}

class PlantedInKeeping : public ::testing::TestWithParam<Planted> {};

TEST_P(PlantedInKeeping, IsFound) {
  constexpr std::uint64_t kEnough = 3'000;
  for (std::uint64_t seed = 1; seed <= kEnough; ++seed) {
    if (!Evening(seed, GetParam()).run().empty()) return;
  }
  FAIL() << "not found in " << kEnough << " schedules";
}

INSTANTIATE_TEST_SUITE_P(Faults, PlantedInKeeping,
                         ::testing::Values(Planted::NoFence, Planted::ToldBeforeDurable,
                                           Planted::NoPlaces, Planted::AlwaysOurs,
                                           Planted::ImpatientHeir, Planted::OneShareAsked));

}  // namespace
}  // namespace avinas::testing
