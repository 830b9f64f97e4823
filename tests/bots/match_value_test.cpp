// SPDX-License-Identifier: MIT
// The worth of sheets whose answer is known by hand.
#include "players/bots/match_value.hpp"

#include <gtest/gtest.h>

#include "tests/support/random_play.hpp"

namespace avinas::testing {
namespace {

using bots::auction_at;
using bots::chance_of;

constexpr Side kNs = Side::NorthSouth, kEw = Side::EastWest;

/// `rams`: uncancelled against East and West, or below 0 against North and South.
Sheet sheet(int rams, int ns_pips, int ew_pips) {
  Sheet sheet;
  sheet.rams[rams > 0 ? kEw : kNs] = std::abs(rams);
  if (ns_pips > 0) sheet.pip_totals[kNs].push_back(static_cast<std::uint8_t>(ns_pips));
  if (ew_pips > 0) sheet.pip_totals[kEw].push_back(static_cast<std::uint8_t>(ew_pips));
  return sheet;
}

TEST(MatchValue, TheTwoSidesOfASheetAddUpToOneAndChangeWithTheirSeats) {
  constexpr std::uint64_t kSeed = 3711;
  SCOPED_TRACE(kSeed);
  Rng rng(kSeed);
  EXPECT_NEAR(chance_of(kNs, sheet(0, 0, 0)), 0.5, 1e-9);
  for (int i = 0; i < 300; ++i) {
    const int rams = static_cast<int>(pick(rng, 25)) - 12;
    const int ns = static_cast<int>(pick(rng, 12)), ew = static_cast<int>(pick(rng, 12));
    const Sheet a = sheet(rams, ns, ew), b = sheet(-rams, ew, ns);
    EXPECT_NEAR(chance_of(kNs, a), chance_of(kEw, b), 1e-6) << rams << ' ' << ns << ' ' << ew;
    EXPECT_NEAR(chance_of(kNs, a) + chance_of(kEw, a), 1, 1e-12);
    EXPECT_EQ(auction_at(a).wants_to_lose[kNs], auction_at(b).wants_to_lose[kEw]);
  }
}

TEST(MatchValue, RamsAgainstTheOthersAreWorthMoreTheMoreThereAre) {
  for (int rams = -12; rams < 12; ++rams) {
    EXPECT_LT(chance_of(kNs, sheet(rams, 3, 3)), chance_of(kNs, sheet(rams + 1, 3, 3))) << rams;
  }
}

TEST(MatchValue, AMatchThatIsOverIsWonOrLost) {
  EXPECT_EQ(chance_of(kNs, sheet(2, 13, 1)), 1);   // worked example 6
  EXPECT_EQ(chance_of(kEw, sheet(-8, 0, 12)), 0);  // worked example 7: Cats
  EXPECT_EQ(chance_of(kEw, sheet(-8, 3, 12)), 1);  // worked example 8
  EXPECT_EQ(chance_of(kNs, sheet(0, 13, 5)), 0);   // worked example 9
}

TEST(MatchValue, WithElevenPipsEachWhoIsAheadInRamsDeclaresAndTheMatchIsWon) {
  // Any pip ends it, both sides have some, and rams decide (R6.3): the side that is ahead declares,
  // whatever it holds, and the other side can prevent nothing.
  const auto auction = auction_at(sheet(1, 11, 11));
  EXPECT_EQ(auction.bids[kNs], 1);
  EXPECT_TRUE(auction.wants_to_lose[kNs]);
  // So such a hand wins the match, and in a sevens game the lead may turn: better than one in two.
  EXPECT_GT(chance_of(kNs, sheet(1, 11, 11)), 0.6);
  EXPECT_GT(chance_of(kNs, sheet(24, 11, 11)), 0.99);
}

TEST(MatchValue, ASideAheadInRamsWithElevenPipsWantsAPipMore) {  // worked example 6
  const Sheet before = sheet(2, 11, 1);
  const auto auction = auction_at(before);
  EXPECT_EQ(auction.bids[kNs], 1);
  EXPECT_TRUE(auction.wants_to_lose[kNs]);
  // The others must not let it: they declare to take pips themselves, so that both sides wish to
  // lose (R6.3).
  EXPECT_EQ(auction.bids[kEw], 1);
  EXPECT_TRUE(auction.wants_to_lose[kEw]);
  EXPECT_LT(chance_of(kNs, before), 1);
}

TEST(MatchValue, TheLastLessonIsRightAboutLosingOnPurpose) {
  // "A side with 12 pips wins the match after all if the others have pips too, and rams are left
  // against them."
  for (int own = 6; own < 12; ++own) {
    for (int others = 1; others < 12; ++others) {
      EXPECT_EQ(chance_of(kNs, sheet(1, own + 6, others)), 1);
      EXPECT_TRUE(auction_at(sheet(1, own, others)).wants_to_lose[kNs]) << own << ' ' << others;
    }
  }
}

TEST(MatchValue, WhereTheOthersHaveNoPipsAPipMoreWouldMakeCats) {
  // Far ahead in rams, and one pip would lose it all (R6.2).
  const Sheet before = sheet(12, 11, 0);
  EXPECT_FALSE(auction_at(before).wants_to_lose[kNs]);
  EXPECT_LT(chance_of(kNs, before), chance_of(kNs, sheet(12, 11, 1)));
  EXPECT_LT(chance_of(kNs, before), chance_of(kNs, sheet(12, 5, 0)));
}

TEST(MatchValue, WithElevenPipsEachAndNoRamsFewerPipsWinSoNobodyLosesOnPurpose) {
  const auto auction = auction_at(sheet(0, 11, 11));
  EXPECT_FALSE(auction.wants_to_lose[kNs]);
  EXPECT_FALSE(auction.wants_to_lose[kEw]);
  EXPECT_EQ(auction.bids[kNs], 1);
}

}  // namespace
}  // namespace avinas::testing
