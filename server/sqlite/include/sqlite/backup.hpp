// SPDX-License-Identifier: MIT
// Copies of the data: a consistent one of a running server's, and back into an empty folder.
#pragma once

#include <filesystem>
#include <functional>
#include <string>

namespace avinas::server {

/// Writes a consistent copy of the database in `folder` to `file`, also while a server uses it.
/// Throws UnusableData; no half-written file is left.
void backup(const std::filesystem::path& folder, const std::filesystem::path& file);

/// Checks the backup and puts it into `folder`, which must hold no database. Throws UnusableData.
void restore(const std::filesystem::path& file, const std::filesystem::path& folder);

/// Calls `visit(id, record)` for every archived match, or for the one named. Returns how many.
/// Throws UnusableData.
std::size_t export_records(
    const std::filesystem::path& folder, const std::string& match,
    const std::function<void(const std::string&, const std::string&)>& visit);

}  // namespace avinas::server
