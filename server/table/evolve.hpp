// SPDX-License-Identifier: MIT
// How an event changes a table. The same function runs in play and in recovery.
#pragma once

#include <functional>
#include <stdexcept>

#include "server/table/event.hpp"

namespace avinas::server {

/// The journal says something that cannot have happened by these rules: this table alone stops.
struct JournalMismatch : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// The hands that the seeds of a deal give: `shuffle::deal`, but for tests that choose the cards.
using Dealing = std::function<Deal(const DealSeeds&, Seat dealer, const Shape&)>;
Deal deal_by_shuffle(const DealSeeds& seeds, Seat dealer, const Shape& shape);

/// Applies one event. Throws JournalMismatch if it does not follow from the state.
void evolve(TableState& table, const JournalEntry& entry, const Dealing& dealing);

}  // namespace avinas::server
