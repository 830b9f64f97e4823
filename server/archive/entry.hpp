// SPDX-License-Identifier: MIT
// The data written of a match when it ends. counting.hpp reads them again.
#pragma once

#include <optional>
#include <string>

#include "protocol/results.hpp"
#include "server/store/rows.hpp"
#include "server/table/state.hpp"

namespace avinas::server {

/// The record of the match that ended at this table, as JSON (docs/match-record.md).
std::string make_record(const TableState& table);

/// The facts that the lists of matches show of it.
protocol::MatchSummary summarise(const TableState& table);

/// The match that ended at this table, for the store; `ranked`: standings count it (counting.hpp).
ArchivedMatch archive_entry(const TableState& table, std::optional<bool> ranked = std::nullopt);

/// The summary as it was archived; nothing, and the operator is told, if it cannot be read.
std::optional<protocol::MatchSummary> read_summary_of(const std::string& text);

}  // namespace avinas::server
