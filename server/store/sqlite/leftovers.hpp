// SPDX-License-Identifier: MIT
// Files that a command needs for a while in the data folder. They may hold open hands, so what a
// command that was ended left behind is found again and deleted.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace avinas::server {

/// A name in the data folder that is held while this lives and deleted with it, with all that
/// SQLite keeps beside a file of that name.
class PassingName {
 public:
  /// A file, or a folder, whose name begins with `kind`. Throws UnusableData.
  static PassingName file(const std::filesystem::path& folder);
  static PassingName directory(const std::filesystem::path& folder);
  PassingName(PassingName&& other) noexcept;
  PassingName& operator=(PassingName&&) = delete;
  PassingName(const PassingName&) = delete;
  PassingName& operator=(const PassingName&) = delete;
  ~PassingName();

  const std::filesystem::path& path() const { return path_; }

 private:
  PassingName(std::filesystem::path path, int held) : path_(std::move(path)), held_(held) {}

  std::filesystem::path path_;
  int held_;  ///< a file is locked by it: nobody takes it for a leftover
};

/// Files that earlier commands left in the data folder, and that no process holds any more.
std::vector<std::filesystem::path> leftovers_in(const std::filesystem::path& folder);

/// Deletes it, and says in the log what was deleted. Nobody may restore into the folder meanwhile:
/// the caller holds its lock, or has made it.
void delete_leftovers(const std::filesystem::path& folder);

/// The end of a copy's name until it is whole.
inline constexpr const char* kPartialEnding = ".partial";

/// Makes the file, which must not exist, and holds it until the descriptor that is returned is
/// closed. Throws UnusableData.
int hold_new_file(const std::filesystem::path& path);

/// Deletes a database file and what SQLite keeps beside it.
void delete_database(const std::filesystem::path& file);

}  // namespace avinas::server
