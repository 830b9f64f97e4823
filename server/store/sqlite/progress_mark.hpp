// SPDX-License-Identifier: MIT
// How many commits were acknowledged, in a file beside the database: if the database comes back
// with fewer, a log was lost or cut short, and nobody would know from the database alone.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>

namespace avinas::server {

class ProgressMark {
 public:
  explicit ProgressMark(std::filesystem::path file);
  ~ProgressMark();
  ProgressMark(const ProgressMark&) = delete;
  ProgressMark& operator=(const ProgressMark&) = delete;

  /// The last note; nothing if there is no mark, or none that can be read.
  std::optional<std::uint64_t> read() const;
  /// After a commit. Outlives the process at once, and a loss of power within a second or so: more
  /// would cost every move a second wait for the disk.
  void note(std::uint64_t commits, std::chrono::steady_clock::time_point now);
  /// The database is whole and closed; it needs no witness.
  void remove();

 private:
  std::filesystem::path file_;
  int open_file_ = -1;
  std::chrono::steady_clock::time_point synced_{};
};

}  // namespace avinas::server
