// SPDX-License-Identifier: MIT
// Each account, whatever it does, is shown at most one seat's cards of a hand, and exactly what R7
// allows that one observer. A failing seed is printed. And the test of the test: planted faults are
// found.
#include "tests/support/adversary.hpp"

#include <gtest/gtest.h>

namespace avinas {
using namespace testing;

constexpr std::uint64_t kFirstSeed = 4'000;
constexpr std::uint64_t kEvenings = 50;
constexpr int kStepsAnEvening = 400;

std::string find_fault(const AdversarysFault& fault) {
  for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + kEvenings; ++seed) {
    const std::string found = AdversarysEvening(seed, fault).run(kStepsAnEvening);
    if (!found.empty()) return "seed " + std::to_string(seed) + ": " + found;
  }
  return {};
}

TEST(Adversary, R7_1_NoAccountIsShownTwoHandsOrAnythingElseThatIsNotItsOwn) {
  EXPECT_EQ(find_fault({}), "");
}

TEST(Adversary, ReallyHasManyHandsAndReallyTries) {
  std::size_t hands = 0;
  int refused = 0;
  for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + 20; ++seed) {
    AdversarysEvening evening(seed, {});
    evening.run(kStepsAnEvening);
    hands += evening.hands_seen();
    refused += evening.refused_for_knowledge();
  }
  EXPECT_GT(hands, 60u);
  EXPECT_GT(refused, 50);
}

Observer by_seat_alone(const TableState& table, const PlayerId& player) {
  const auto seat = seat_of(table, player);
  return seat ? Observer::of(*seat) : Observer::spectator();
}
Observer by_what_was_known(const TableState& table, const PlayerId& player) {
  const auto known = known_seat(table, player);
  return known ? Observer::of(*known) : by_seat_alone(table, player);
}
Observer spectators_as_north(const TableState& table, const PlayerId& player) {
  const Observer observer = observer_of(table, player);
  return observer.seat ? observer : Observer::of(Seat::North);
}
Observer as_the_partner(const TableState& table, const PlayerId& player) {
  const Observer observer = observer_of(table, player);
  return observer.seat ? Observer::of(partner_of(*observer.seat)) : observer;
}

TEST(PlantedFaults, ASeatThatShowsItsCardsToWhoeverSitsDown) {
  EXPECT_NE(find_fault({by_seat_alone, true}), "");
}
TEST(PlantedFaults, AStandingPlayerWhoGoesOnSeeingTheSeat) {
  EXPECT_NE(find_fault({by_what_was_known, false}), "");
}
TEST(PlantedFaults, SpectatorsWhoSeeASeat) {
  EXPECT_NE(find_fault({spectators_as_north, false}), "");
}
TEST(PlantedFaults, PartnersWhoSeeEachOther) { EXPECT_NE(find_fault({as_the_partner, false}), ""); }

TEST(Door, HidesTheCardsEvenWhereAFaultLetsSomebodySitTwice) {
  EXPECT_EQ(find_fault({observer_of, true}), "");
}

}  // namespace avinas
