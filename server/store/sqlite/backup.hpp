// SPDX-License-Identifier: MIT
// Copies of the data: a consistent one of a running server's, and back into an empty folder.
#pragma once

#include <filesystem>
#include <functional>
#include <string>

#include "server/store/match_archive.hpp"
#include "server/store/sqlite/leftovers.hpp"

namespace avinas::server {

/// Writes a consistent copy of the database in `folder` to `file`, also while a server uses it.
/// Throws UnusableData; no half-written file is left.
void backup(const std::filesystem::path& folder, const std::filesystem::path& file);

/// The same into a file that is there already, and empty. Throws UnusableData.
void backup_into(const std::filesystem::path& folder, const PassingName& file);

/// Checks the backup and puts it into `folder`, which must hold no database. Throws UnusableData.
void restore(const std::filesystem::path& file, const std::filesystem::path& folder);

/// Calls `visit(id, record)` for every archived match, or for the one named. Returns how many.
/// Damaged ones are named and left out. Throws UnusableData, also at the end if some were damaged.
std::size_t export_records(
    const std::filesystem::path& folder, const std::string& match,
    const std::function<void(const std::string&, const std::string&)>& visit);

/// As `MatchArchive::summaries_since` from the first match on, of a folder that may be in use.
/// Throws UnusableData.
void export_summaries(const std::filesystem::path& folder, const VisitSummary& visit);

}  // namespace avinas::server
