// SPDX-License-Identifier: MIT
// A table as one observer may see it: who sits where, the clock, and what is seen of the match.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/frame/bot_level.hpp"
#include "engine/frame/bounded_vector.hpp"
#include "engine/frame/shared.hpp"
#include "protocol/table_options.hpp"

namespace avinas::protocol {

/// Somebody at a table or in the archive: public id and name.
struct Person {
  std::string player;
  std::string name;
  bool operator==(const Person&) const = default;
};

enum class SeatKind : std::uint8_t { Empty, Human, Bot };
/// How well a bot of the table's own plays (docs/bots.md).
enum class TableStage : std::uint8_t { Seating, Playing, Finished };
/// A decision that the players of a table take together. A level is that of all bots at the table.
enum class Proposal : std::uint8_t { Pause, Resume, Abandon, BotsLearner, BotsClub, BotsMaster };
inline constexpr int kProposals = 6;
using Proposals = BoundedVector<Proposal, kProposals>;
/// Why nothing moves at a table.
enum class Standstill : std::uint8_t { None, Paused, Storage };

/// People who are no players and have to do with a seat.
struct SeatGuests {
  std::vector<std::string> open_to;  ///< names of spectators who see the cards a hand later
  std::vector<Person> asked_by;      ///< who asks to be let into the seat
  bool operator==(const SeatGuests&) const = default;
};

struct SeatView {
  std::string player;  ///< the public id of a human
  std::string name;
  Shared<SeatGuests> guests{};  ///< nothing where there are none
  SeatKind kind = SeatKind::Empty;
  BotLevel level = BotLevel::Learner;  ///< of a bot
  bool here = false;                   ///< connected now
  bool stand_in = false;               ///< a bot plays until the player takes the seat back
  bool ready = false;                  ///< for the next deal
  bool operator==(const SeatView&) const = default;
};

/// Time left for the decision, as of the message that carries it.
struct ClockView {
  std::int32_t decision_ms = 0;
  std::int32_t reserve_ms = 0;
  bool running = false;
  bool operator==(const ClockView&) const = default;
};

/// A SHA-256; told in lower-case hex.
using Digest = std::array<std::uint8_t, 32>;

/// The seeds of a hand that is over.
struct RevealedSeeds {
  std::string server;            ///< hex
  PerSeat<std::string> players;  ///< hex; empty where the player gave none
  bool operator==(const RevealedSeeds&) const = default;
};

/// How the next or present hand's pack is shuffled, as far as it is public (docs/fair-deal.md).
struct ShuffleView {
  Digest commitment{};               ///< published before any player's seed is taken
  Shared<RevealedSeeds> revealed{};  ///< nothing until the hand is over
  bool operator==(const ShuffleView&) const = default;
};

/// The evening that a table belongs to.
struct TableEvening {
  std::string code, name;
  int round = 0;
  int hands = 0;  ///< of the round; 0: a match
  bool operator==(const TableEvening&) const = default;
};

/// The part that is the same for every observer of a table.
struct TableInfo {
  std::string code;
  std::string name;  ///< for people; opens nothing
  std::string host;  ///< public id of the player who opened the table
  TableStage stage = TableStage::Seating;
  Standstill standstill = Standstill::None;
  PerSeat<SeatView> seats;
  int spectators = 0;
  TableOptions options;
  int card_back = 0;  ///< counts up after Cats at a table that keeps the tradition (R6.5)
  std::string match;  ///< id of the match; empty before the first
  PerSeat<Proposals> proposals;          ///< what each seat has proposed or agreed to
  std::optional<ShuffleView> shuffle{};  ///< of the hand in play or just laid open
  Shared<Digest> next_commitment{};      ///< of the deal that comes, while seeds are taken
  Shared<TableEvening> evening{};        ///< nothing at a table of its own
};

/// The part that all observers of a table are shown alike, as of one version of it.
struct CommonView {
  /// Replaced when it changes, so that a move costs no copy of it.
  std::shared_ptr<const TableInfo> info;
  games::PublicView game;
};

/// One observer's view. Those of one version share what is common.
struct TableView {
  std::shared_ptr<const CommonView> common;
  std::optional<ClockView> clock{};  ///< of the seats to act; nothing where no clock runs
  games::OwnView own;                ///< of the same game
};

}  // namespace avinas::protocol
