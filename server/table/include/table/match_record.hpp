// SPDX-License-Identifier: MIT
// The archive's record of a table's match.
#pragma once

#include <string>

#include "protocol/results.hpp"
#include "table/state.hpp"

namespace avinas::server {

/// The record of the match that ended at this table, as JSON (docs/match-record.md).
std::string make_record(const TableState& table);

/// What the lists of matches show of it.
protocol::MatchSummary summarise(const TableState& table);

}  // namespace avinas::server
