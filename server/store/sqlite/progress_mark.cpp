// SPDX-License-Identifier: MIT
// Writes the number of acknowledged commits beside the database.
#include "server/store/sqlite/progress_mark.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <boost/crc.hpp>
#include <cstdio>
#include <cstring>

namespace avinas::server {
namespace {

constexpr std::size_t kMarkLength = 26;
constexpr std::chrono::seconds kSyncEvery{1};

/// The number and its checksum, in hexadecimal digits.
std::string mark_text(std::uint64_t commits) {
  char text[kMarkLength + 1];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(commits));
  boost::crc_32_type sum;
  sum.process_bytes(text, 16);
  std::snprintf(text + 16, sizeof text - 16, " %08x\n", static_cast<unsigned>(sum.checksum()));
  return text;
}

}  // namespace

ProgressMark::ProgressMark(std::filesystem::path file) : file_(std::move(file)) {}

ProgressMark::~ProgressMark() {
  if (open_file_ >= 0) ::close(open_file_);
}

std::optional<std::uint64_t> ProgressMark::read() const {
  std::FILE* in = std::fopen(file_.c_str(), "re");
  if (!in) return std::nullopt;
  char text[kMarkLength + 1] = {};
  const std::size_t length = std::fread(text, 1, kMarkLength, in);
  std::fclose(in);
  unsigned long long commits = 0;
  if (std::sscanf(text, "%16llx", &commits) != 1) return std::nullopt;
  const bool whole = std::string(text, length) == mark_text(commits);
  return whole ? std::optional<std::uint64_t>(commits) : std::nullopt;
}

void ProgressMark::note(std::uint64_t commits, std::chrono::steady_clock::time_point now) {
  if (open_file_ < 0) open_file_ = ::open(file_.c_str(), O_CREAT | O_WRONLY | O_CLOEXEC, 0644);
  const std::string text = mark_text(commits);
  if (::pwrite(open_file_, text.data(), text.size(), 0) < 0) return;  // a witness, not the truth
  if (now - synced_ < kSyncEvery) return;
  ::fdatasync(open_file_);
  synced_ = now;
}

void ProgressMark::remove() {
  std::error_code ignored;
  std::filesystem::remove(file_, ignored);
}

}  // namespace avinas::server
