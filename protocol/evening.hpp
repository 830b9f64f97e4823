// SPDX-License-Identifier: MIT
// A club evening: pairs meet round after round, at several tables, with the same cards or match by
// match.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "protocol/table_view.hpp"

namespace avinas::protocol {

/// How pairs meet (docs/evenings.md).
enum class Movement : std::uint8_t {
  Howell,    ///< each pair meets every other
  Mitchell,  ///< two lines: each pair of one meets every pair of the other
  Swiss,     ///< pairs that stand alike meet, and none twice if it can be helped
};

enum class EveningStage : std::uint8_t { Gathering, Playing, Between, Over };

/// The steps of an evening. All but the first two are its host's.
enum class EveningDo : std::uint8_t { Enter, Leave, Begin, CloseRound, End };

/// Pairs of an evening: twenty tables.
inline constexpr int kMostPairs = 40;
/// Hands of a round that all tables play with the same cards.
inline constexpr int kMostHandsOfRound = 12;
inline constexpr int kMostRounds = 39;

/// The frame of an evening.
struct EveningPlan {
  Movement movement = Movement::Howell;
  int rounds = 3;
  int hands = 4;  ///< of a round, the same cards at all tables; 0: a whole match, and its own cards
  bool operator==(const EveningPlan&) const = default;
};

/// A pair, and how it stands. Its number is its place in the list, from 1.
struct EveningPair {
  std::vector<Person> people;  ///< one or two; a bot plays for a partner who has not come
  bool gone = false;           ///< it has left
  int hundredths = 0;          ///< of a percent of what it could have had: match points, or matches
  int tenths = 0;              ///< of a point above the others with the same cards
  int counted = 0;             ///< hands that were compared, or matches
};

/// Two pairs at a table in a round.
struct EveningMeeting {
  int north_south = 0, east_west = 0;  ///< pairs, from 1
  std::vector<Person> people[2];       ///< of both pairs, as they sat down
  std::string table;                   ///< its code
  int played = 0;                      ///< hands or matches that are over
  std::string match{};  ///< its id in the archive, once nobody plays these hands; empty: no hand
                        ///< was finished
  std::vector<int>
      scores{};  ///< of each hand that no table still plays, to North and South; of a match 1 or -1
};

/// An evening as everybody may see it. Answer to `look_at_evening` and to what is done there.
struct Evening {
  std::string reply_to;
  std::string code;
  std::string name;
  Person host;
  TableOptions options;
  EveningPlan plan;
  EveningStage stage = EveningStage::Gathering;
  int round = 0;  ///< the one being played, or the last
  int shown = 0;  ///< the round whose meetings these are
  std::vector<EveningPair> pairs;
  std::vector<EveningMeeting> meetings;  ///< of that round
  Digest commitment{};                   ///< to the seed of all its cards
  std::string seed{};                    ///< that seed in hex, once the evening is over
  std::vector<std::string> seeds{};      ///< then, those that people added, in their order
};

/// An evening in a list.
struct EveningLine {
  std::string code, name;
  Person host;
  games::GameIndex game = 0;
  EveningStage stage = EveningStage::Gathering;
  int pairs = 0;
};
/// Answer to `ask_evenings`: those that are not over, and the latest that are.
struct Evenings {
  std::string reply_to;
  std::vector<EveningLine> evenings;
};

}  // namespace avinas::protocol
