// SPDX-License-Identifier: MIT
// The database's schema, its version, and the way forward from older ones.
#pragma once

#include <SQLiteCpp/Database.h>

#include <filesystem>

#include "server/store/rows.hpp"

namespace avinas::server {

/// For so many milliseconds another program may hold the database.
inline constexpr int kBusyMs = 2000;

/// Marks a file as ours ("AVNS"); SQLite keeps it in the file's header.
inline constexpr int kApplicationId = 0x41564E53;
/// Raised with every change of the schema, together with a migration to it.
inline constexpr int kSchemaVersion = 9;
/// The database's name in its folder.
inline constexpr const char* kDatabaseName = "avinas.db";
/// The files that SQLite keeps beside it while a server runs.
inline constexpr const char* kLogName = "avinas.db-wal";
/// How many commits were confirmed, beside them.
inline constexpr const char* kMarkName = "avinas.mark";

/// Looks at the file's header alone: refuses one that is no database of ours, or a newer one.
/// A file that does not exist or is empty is fine.
void check_header(const std::filesystem::path& file);

/// As `check_header`, for a file that must hold a club: refuses one that does not exist, is empty
/// or was never served.
void need_database(const std::filesystem::path& file);

/// The file has the tables and indexes of its version and nothing else: a file may bring views and
/// triggers with it, which would be run in our name. One that does not exist or is empty is fine.
/// Throws UnusableData.
void check_parts(const std::filesystem::path& file);

/// Pages are not as they were written. Nothing else is damage: not a full disk, not a lock, not a
/// right that is missing.
bool is_damage(const SQLite::Exception& error);
/// Says what went wrong and what to do about it, in sentences.
std::string reason_of(const SQLite::Exception& error);

/// The copy is whole and has what its original has. Throws UnusableData.
void check_copy(const std::filesystem::path& original, const std::filesystem::path& copy);

/// Opens a database to read it, with the checksums at hand. Throws SQLite::Exception.
SQLite::Database open_to_read(const std::filesystem::path& file, int busy_ms);

/// As a start before it opens the file: looks at its header, at the right to write it, and whether
/// it is gone while its log is there. Throws UnusableData.
void check_before_opening(const std::filesystem::path& file);

/// Opens the database, or an empty file; what it holds stays of the version it is. Throws
/// UnusableData.
SQLite::Database open_database(const std::filesystem::path& file);

/// Makes the tables, or brings those of an older version forward: all of it or nothing, in minutes
/// for millions of rows. Throws UnusableData.
void bring_forward(SQLite::Database& database, const std::filesystem::path& file);

/// Checks the pages that a start relies on; the archive's are looked through while the server runs.
/// Until this was called the file is not touched when it is closed. Throws UnusableData.
void check_pages(SQLite::Database& database, const std::filesystem::path& file);

}  // namespace avinas::server
