// SPDX-License-Identifier: MIT
// R7.1: time tells nothing. When the server acts for a seat, a bot's or a stand-in's, how long it
// takes has the same distribution whatever that seat holds: forced or free, with trumps or without,
// for a last card and for a pass. Measured on the hand-moved clock.
#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "tests/support/match_at.hpp"
#include "tests/support/world.hpp"

namespace avinas {
using namespace testing;

constexpr std::uint64_t kPaceSeed = 4'711;
constexpr int kHandsPlayed = 4'000;

/// A seat's cards when the server acted for it: secrets that differ between the two groups of each
/// comparison.
struct Holding {
  bool forced = false;  ///< one lawful action only
  bool trumps = false;  ///< more than two court trumps
  bool points = false;  ///< an ace or a ten
};
struct Pause {
  Holding holding;
  std::size_t phase = 0;  ///< bidding, knocking, playing...
  double ms = 0;
};

Holding holding_of(const MatchState& state, Seat seat) {
  const CardSet held = hand_of(state)->held[seat];
  Holding result;
  result.forced = legal_actions(state, seat).size() == 1;
  result.trumps = (held & court_trumps()).size() > 2;
  held.for_each([&](Card card) { result.points |= card.points() >= 10; });
  return result;
}

/// Plays hands and notes each pause of an automatic seat. `stand_ins`: one person plays at once,
/// three have gone and are played for; otherwise four bots are watched.
std::vector<Pause> pauses(bool stand_ins, const Tampering& tampering) {
  protocol::TableOptions options;
  options.hold_seconds = 5;
  World world(kPaceSeed, options, tampering);
  for (const PlayerId& player : kSeated) world.take(Come{player});
  for (std::size_t i = 0; stand_ins && i < 4; ++i) {
    world.take(AskFor{kSeated[i], protocol::Sit{static_cast<Seat>(i)}});
  }
  world.take(AskFor{"host", protocol::FillBots{}});
  world.take(AskFor{"host", protocol::Start{}});
  for (std::size_t i = 1; stand_ins && i < 4; ++i) world.take(Go{kSeated[i]});
  world.take(Wait{Millis(6'000)});

  std::vector<Pause> result;
  while (world.actions.size() < kHandsPlayed) {
    const std::size_t before = world.actions_taken();
    if (world.hand_in_play_number() == 0) {
      if (world.state().match->ended_ms != 0) world.take(AskFor{"host", protocol::Start{}});
      const auto& match = *world.state().match;
      if (stand_ins && match.next && !match.ready[Seat::North]) {
        world.take(AskFor{"host", protocol::Ready{}});
      } else {
        world.take(Wait{Millis(1)});
      }
      continue;
    }
    const MatchState held = match_at(world.state());
    if (const auto mine = legal_actions(held, Seat::North); stand_ins && !mine.empty()) {
      world.take(AskFor{"host", protocol::Act{mine[0]}});
      continue;
    }
    int waited = 0;
    for (; world.actions_taken() == before; ++waited) world.take(Wait{Millis(1)});
    const Seat seat = world.actions.back().back().seat;
    result.push_back({holding_of(held, seat), held.phase.index(), static_cast<double>(waited)});
  }
  return result;
}

/// The largest distance of the two distributions, as a part of what chance alone makes likely once
/// in a thousand times (the two-sample test of Kolmogorov and Smirnov). Above 1 they differ.
double difference(std::vector<double> a, std::vector<double> b) {
  constexpr double kOnceInAThousand = 1.95;
  std::sort(a.begin(), a.end());
  std::sort(b.begin(), b.end());
  const auto n = static_cast<double>(a.size()), m = static_cast<double>(b.size());
  double largest = 0;
  for (const double x : a) {
    const auto below_a = std::upper_bound(a.begin(), a.end(), x) - a.begin();
    const auto below_b = std::upper_bound(b.begin(), b.end(), x) - b.begin();
    largest = std::max(
        largest, std::abs(static_cast<double>(below_a) / n - static_cast<double>(below_b) / m));
  }
  return largest / (kOnceInAThousand * std::sqrt((n + m) / (n * m)));
}

/// The largest difference that any secret makes, in any phase with enough pauses of both kinds.
double largest_difference(const std::vector<Pause>& all, int& comparisons) {
  constexpr std::size_t kEnough = 200;
  double largest = 0;
  for (bool Holding::*secret : {&Holding::forced, &Holding::trumps, &Holding::points}) {
    std::map<std::size_t, std::array<std::vector<double>, 2>> by_phase;
    for (const Pause& pause : all) {
      by_phase[pause.phase][pause.holding.*secret ? 1 : 0].push_back(pause.ms);
    }
    for (const auto& [phase, groups] : by_phase) {
      if (groups[0].size() < kEnough || groups[1].size() < kEnough) continue;
      ++comparisons;
      largest = std::max(largest, difference(groups[0], groups[1]));
    }
  }
  return largest;
}

class PaceOfASeat : public ::testing::TestWithParam<bool> {};

TEST_P(PaceOfASeat, R7_1_OfAnAutomaticSeatIsTheSameWhateverItHolds) {
  int comparisons = 0;
  EXPECT_LT(largest_difference(pauses(GetParam(), {}), comparisons), 1.0) << "seed " << kPaceSeed;
  EXPECT_GE(comparisons, 4);
}

TEST_P(PaceOfASeat, ThatTellsWhetherASeatIsForcedIsFound) {
  const Tampering quick_when_forced{{}, [](const MatchState& state) {
                                      std::size_t choices = 0;
                                      for (Seat seat : kAllSeats) {
                                        choices += legal_actions(state, seat).size();
                                      }
                                      return choices == 1 ? 0u : 150u;
                                    }};
  int comparisons = 0;
  EXPECT_GT(largest_difference(pauses(GetParam(), quick_when_forced), comparisons), 1.0);
}

INSTANTIATE_TEST_SUITE_P(Automatic, PaceOfASeat, ::testing::Bool(), [](const auto& tested) {
  return std::string(tested.param ? "StandIns" : "Bots");
});

}  // namespace avinas
