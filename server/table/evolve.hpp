// SPDX-License-Identifier: MIT
// How an event changes a table. The same function runs in play and in recovery.
#pragma once

#include <stdexcept>

#include "table/event.hpp"

namespace avinas::server {

/// The journal says something that cannot have happened by these rules: this table alone stops.
struct JournalMismatch : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Applies one event. Throws JournalMismatch if it does not follow from the state.
void evolve(TableState& table, const JournalEntry& entry);

}  // namespace avinas::server
