// SPDX-License-Identifier: MIT
// R7.1 on the whole path: what leaves a table for an observer, its bytes, lengths, order, ids,
// number and time, depends on nothing that he may not know. Four seats, spectators, stand-ins,
// bots, reconnects and clocks, through table core, encoder and outbox. The long form:
// AVINAS_TEST_POSITIONS=2000000 build/release/bin/table_tests --gtest_filter='WireInterference.*'.
#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/support/two_worlds.hpp"

namespace avinas {
using namespace testing;

constexpr std::uint64_t kWireSeed = 77'001;
constexpr long kWirePositions = 100'000;

long wanted_positions() {
  const char* more = std::getenv("AVINAS_TEST_POSITIONS");
  return more ? std::atol(more) : kWirePositions;
}

TEST(WireInterference, R7_1_WhatAnObserverIsSentIsTheSameInEveryWorldHeCannotTellApart) {
  const Interference result = look_for_interference_on_the_wire(kWireSeed, wanted_positions(), {});
  EXPECT_EQ(result.found, "");
  EXPECT_GT(result.worlds, result.positions / 20);  // the worlds really differ
  std::printf("%ld positions compared, %ld cards exchanged, seed %llu\n", result.positions,
              result.worlds, static_cast<unsigned long long>(kWireSeed));
}

TEST(WireInterference, TheEveningsHaveStandInsBotsPausesReconnectsAndSlowReaders) {
  World::Counts all;
  int matches = 0, rounds = 0;
  for (std::uint64_t seed = kWireSeed; seed < kWireSeed + 200; ++seed) {
    testing::Evening evening(seed, {});
    evening.play(12, 1'500);
    const World::Counts& seen = evening.truth().counts();
    all.stand_ins += seen.stand_ins;
    all.bots_moves += seen.bots_moves;
    all.skips += seen.skips;
    all.pauses += seen.pauses;
    all.comings += seen.comings;
    const TableState& table = evening.truth().state();
    matches += table.match->ended_ms != 0;
    rounds += table.match->sealed;
  }
  EXPECT_GT(all.stand_ins, 200);
  EXPECT_GT(all.bots_moves, 2'000);
  EXPECT_GT(all.skips, 100);
  EXPECT_GT(all.pauses, 200);
  EXPECT_GT(all.comings, 2'000);
  EXPECT_GT(matches, 25);
  EXPECT_GT(rounds, 10) << "of club evenings";
}

// --- leaks of a server that is not ours ----------------------------------------------------------

bool north_holds_the_queen_of_clubs(const MatchState& state) {
  return hand_of(state)->held[Seat::North].contains(Card(Rank::Queen, Suit::Clubs));
}
std::size_t choices_of_west(const MatchState& state) {
  return legal_actions(state, Seat::West).size();
}
void rewrite(Send& send, const std::function<void(std::string&)>& change) {
  std::string bytes = *send.bytes;
  change(bytes);
  send.bytes = std::make_shared<const std::string>(std::move(bytes));
}

void leak_by_length(Effects& effects, const MatchState& state) {
  if (!north_holds_the_queen_of_clubs(state)) return;
  for (Send& send : effects.sends) rewrite(send, [](std::string& bytes) { bytes += ' '; });
}
void leak_by_number(Effects& effects, const MatchState& state) {
  if (!effects.sends.empty() && choices_of_west(state) > 3) {
    effects.sends.push_back(effects.sends.front());
  }
}
void leak_by_dropping(Effects& effects, const MatchState& state) {
  if (!effects.sends.empty() && north_holds_the_queen_of_clubs(state)) effects.sends.pop_back();
}
void leak_by_kind(Effects& effects, const MatchState& state) {
  if (!north_holds_the_queen_of_clubs(state)) return;
  for (Send& send : effects.sends) send.kind = SendKind::Reply;
}
void leak_by_version(Effects& effects, const MatchState& state) {
  if (!north_holds_the_queen_of_clubs(state)) return;
  for (Send& send : effects.sends) {
    rewrite(send, [](std::string& bytes) {
      if (const auto at = bytes.find("\"version\":"); at != std::string::npos) {
        bytes.insert(at + 10, "9");
      }
    });
  }
}
void leak_in_full_views(Effects& effects, const MatchState& state) {
  for (Send& send : effects.sends) {
    if (send.bytes->find("\"type\":\"view\"") == std::string::npos) continue;
    rewrite(send, [&](std::string& bytes) {
      bytes += std::to_string(hand_of(state)->held[Seat::East].size() +
                              (hand_of(state)->held[Seat::East] & court_trumps()).size());
    });
  }
}
void leak_in_refusals(Effects& effects, const MatchState& state) {
  for (Send& send : effects.sends) {
    if (send.bytes->find("\"type\":\"error\"") == std::string::npos) continue;
    if (north_holds_the_queen_of_clubs(state)) {
      rewrite(send, [](std::string& bytes) { bytes.replace(1, 0, "\"hm\":1,"); });
    }
  }
}
void leak_by_waking_later(Effects& effects, const MatchState& state) {
  if (effects.wake_at && north_holds_the_queen_of_clubs(state)) *effects.wake_at += Millis(1);
}
std::uint32_t leak_by_pace(const MatchState& state) {
  return static_cast<std::uint32_t>(hand_of(state) ? choices_of_west(state) : 0);
}

struct LeakyServer {
  const char* name;
  Tampering tampering;
};

class LeakyServers : public ::testing::TestWithParam<LeakyServer> {};

TEST_P(LeakyServers, TurnTheTestRed) {
  constexpr long kEnoughToFindIt = 100'000;
  EXPECT_NE(
      look_for_interference_on_the_wire(kWireSeed, kEnoughToFindIt, GetParam().tampering).found,
      "");
}

INSTANTIATE_TEST_SUITE_P(WireInterference, LeakyServers,
                         ::testing::Values(LeakyServer{"ByLength", {leak_by_length}},
                                           LeakyServer{"ByNumber", {leak_by_number}},
                                           LeakyServer{"ByDropping", {leak_by_dropping}},
                                           LeakyServer{"ByKind", {leak_by_kind}},
                                           LeakyServer{"ByVersion", {leak_by_version}},
                                           LeakyServer{"InFullViews", {leak_in_full_views}},
                                           LeakyServer{"InRefusals", {leak_in_refusals}},
                                           LeakyServer{"ByWakingLater", {leak_by_waking_later}},
                                           LeakyServer{"ByPace", {{}, leak_by_pace}}),
                         [](const auto& tested) { return std::string(tested.param.name); });

}  // namespace avinas
