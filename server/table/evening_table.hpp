// SPDX-License-Identifier: MIT
// The club evening that opened a table, as the table knows it, and the table's report to it.
#pragma once

#include <string>
#include <vector>

#include "engine/shuffle/fair_deal.hpp"
#include "protocol/evening.hpp"

namespace avinas::server {

struct EveningTable {
  /// A hand that all tables of the round play.
  struct Hand {
    Seat dealer = Seat::North;
    shuffle::ServerSeed seed{};
  };
  protocol::TableEvening shown;
  std::vector<Hand> hands;  ///< none: a whole match, with cards of its own
  std::string mix;          ///< of the seeds that people added, as North's; hex, or empty
};

/// How far the match of an evening's table is.
struct EveningReport {
  std::string evening, table;  ///< codes
  bool done = false;
  std::string match{};  ///< its id, once it is done
  /// Of each hand that is over to North and South; of a match 1 or -1, once it is.
  std::vector<int> scores{};
};

}  // namespace avinas::server
