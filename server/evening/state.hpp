// SPDX-License-Identifier: MIT
// The state of a club evening: its pairs, its rounds, what was played. All of it follows from the
// evening's journal.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/shuffle/evening_seeds.hpp"
#include "protocol/evening.hpp"
#include "server/evening/movement.hpp"

namespace avinas::server {

struct EveningMatch {
  Meeting pairs;
  std::array<std::vector<protocol::Person>, 2> people;  ///< of both, as they sat down
  std::string table{};                                  ///< its code
  bool done = false;
  std::string match{};  ///< id; empty where none was finished
  /// Of each hand that is over to North and South; of a match 1 or -1. Until the table is done they
  /// are as it told last, and not journalled.
  std::vector<int> scores{};
};

struct EveningState {
  struct Pair {
    std::vector<protocol::Person> people;  ///< one or two, none of a pair that is gone
    bool gone = false;
  };
  using Round = std::vector<EveningMatch>;

  std::string code, name;
  protocol::Person host;
  std::int64_t opened_ms = 0;  ///< Unix time
  std::string request;         ///< the host's, which opened it
  protocol::TableOptions options;
  protocol::EveningPlan plan;
  shuffle::ServerSeed seed{};
  protocol::Digest commitment{};   ///< to the seed
  std::vector<std::string> seeds;  ///< that people added, in the order of their coming; hex
  std::string mix;                 ///< of them, once the first round has begun; hex
  protocol::EveningStage stage = protocol::EveningStage::Gathering;
  std::vector<Pair> pairs;
  int places = 0;  ///< of pairs, in the movement; 0 until the first round
  std::vector<Round> rounds;
  int next = 0;  ///< round of the movement, from 0, that comes first to be played
};

/// The pair of that player, if they are in one.
std::optional<int> pair_of(const EveningState& evening, const std::string& player);
/// The pairs that meet in a round, without those that are gone.
struct NextRound {
  int number = 0;  ///< of the movement, from 0
  Meetings meetings;
};
/// The next round of the movement in which any pairs meet; without meetings if there is none.
NextRound next_round(const EveningState& evening);
/// The pair has met another.
bool has_met(const EveningState& evening, int pair);
/// Hands of a round that all tables play with the same cards, with what deals them.
struct EveningHand {
  Seat dealer = Seat::North;
  shuffle::ServerSeed seed{};
};
std::vector<EveningHand> hands_of(const EveningState& evening, int round);
/// Hands of a round that every table has played that still plays: their scores may be told. All of
/// a round that is over.
std::size_t open_hands(const EveningState& evening, const EveningState::Round& round);
/// As everybody may see it, with the meetings of that round, from 1. Only of open hands the scores
/// are told; and where hands are shared, matches only of a round that is over.
protocol::Evening view_of(const EveningState& evening, int shown);
protocol::EveningLine line_of(const EveningState& evening);

}  // namespace avinas::server
