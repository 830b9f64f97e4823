// SPDX-License-Identifier: MIT
// An event of a club evening, as its journal keeps it: replaying the events gives the evening back.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/evening/state.hpp"

namespace avinas::server {

struct EveningOpened {
  std::string code, name;
  protocol::Person host;
  std::string request;  ///< of the host
  protocol::TableOptions options;
  protocol::EveningPlan plan;
  shuffle::ServerSeed seed{};
};
/// Somebody has come into a pair, or, with a number that is not there yet, into a new one.
struct PairEntered {
  int pair = 0;
  protocol::Person person;
  std::string seed;  ///< for the cards; hex, or empty
};
/// Before the first round an empty pair is taken off the list; later it is gone.
struct PairLeft {
  std::string player;
};
struct RoundBegun {
  struct Table {
    Meeting pairs;
    std::array<std::vector<protocol::Person>, 2> people;  ///< of both, as they sit down
    std::string code;
  };
  int number = 0;  ///< of the movement, from 0
  std::vector<Table> tables;
};
struct MeetingDone {
  std::string table;
  std::string match;
  std::vector<int> scores;
};
struct RoundOver {};
struct EveningOver {};

using EveningEvent = std::variant<EveningOpened, PairEntered, PairLeft, RoundBegun, MeetingDone,
                                  RoundOver, EveningOver>;

struct EveningEntry {
  EveningEvent event;
  std::int64_t at_ms = 0;  ///< Unix time
};

/// Applies one event. The same function runs in play and in recovery.
void evolve(EveningState& evening, const EveningEntry& entry);

/// True if that player is in an evening's entries: its host, or somebody who came in.
bool mention(const std::vector<EveningEntry>& entries, const std::string& player);
/// Takes a player's name out of an evening's entries; false if it is in none.
bool without(std::vector<EveningEntry>& entries, const std::string& player);

std::string write_evening_entry(const EveningEntry& entry);
/// Throws protocol::FormatError if the text is no entry.
EveningEntry read_evening_entry(std::string_view text);
/// True for the first entry of an evening's journal; a table's begins otherwise.
bool opens_evening(std::string_view entry);

}  // namespace avinas::server
