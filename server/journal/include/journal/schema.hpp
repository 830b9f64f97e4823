// SPDX-License-Identifier: MIT
// The database's schema, its version, and the way forward from older ones.
#pragma once

#include <SQLiteCpp/Database.h>

#include <filesystem>
#include <stdexcept>

namespace avinas::server {

/// Marks a file as ours ("AVNS"); SQLite keeps it in the file's header.
inline constexpr int kApplicationId = 0x41564E53;
/// Raised with every change of the schema, together with a migration to it.
inline constexpr int kSchemaVersion = 4;
/// The database's name in its folder.
inline constexpr const char* kDatabaseName = "avinas.db";

/// The data cannot be used; the message says what to do. The file is as it was.
struct UnusableData : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Looks at the file's header alone: refuses one that is no database of ours, or a newer one.
/// A file that does not exist or is empty is fine.
void check_header(const std::filesystem::path& file);

/// Opens the database, checks its pages, creates or migrates its tables. Throws UnusableData.
SQLite::Database open_database(const std::filesystem::path& file);

}  // namespace avinas::server
