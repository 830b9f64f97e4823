// SPDX-License-Identifier: MIT
// A table between matches as one entry of its journal, so that the journal is as long as what is in
// play and not as long as the table's past.
#pragma once

#include "server/table/event.hpp"

namespace avinas::server {

/// Entries from which on a journal is worth replacing.
inline constexpr std::size_t kWorthTrimming = 64;

/// True while no match is played: a snapshot can be taken. Never at an evening's table: it plays
/// one short match.
bool between_matches(const TableState& table);

/// The table as it is; `requests` are what it remembers of those that were carried out.
/// No match is in play.
TableSnapshot take_snapshot(const TableState& table, std::vector<RememberedRequest> requests);

/// The table that `take_snapshot` was taken of. A match of another version of the rules is over and
/// archived: the table is as if it had been put away. Throws JournalMismatch.
TableState restore(const TableSnapshot& snapshot);

}  // namespace avinas::server
