// SPDX-License-Identifier: MIT
// Names of passing files, the locks on them, and the search for those that nobody holds.
#include "server/store/sqlite/leftovers.hpp"

#include <fcntl.h>
#include <spdlog/spdlog.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

#include "server/base/chance.hpp"
#include "server/store/sqlite/schema.hpp"

namespace avinas::server {
namespace {

namespace fs = std::filesystem;

constexpr const char* kFileName = "passing-";
constexpr const char* kFolderName = "moving-";
constexpr std::size_t kLettersOfName = 8;

/// Somebody holds it. Another program's file, which cannot be opened, counts as held.
bool is_held(const fs::path& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return errno != ENOENT;
  const bool held = ::flock(file, LOCK_EX | LOCK_NB) != 0;
  ::close(file);
  return held;
}

constexpr std::array<std::string_view, 3> kBesideDatabase{"-journal", "-wal", "-shm"};

/// The name without what SQLite adds to that of a database.
std::string of_database(std::string name) {
  for (const std::string_view ending : kBesideDatabase) {
    if (name.ends_with(ending)) name.resize(name.size() - ending.size());
  }
  return name;
}

}  // namespace

void delete_database(const fs::path& file) {
  std::error_code ignored;
  fs::remove(file, ignored);
  for (const std::string_view ending : kBesideDatabase) {
    fs::remove(file.string() + std::string(ending), ignored);
  }
}

int hold_new_file(const fs::path& path) {
  const int held = ::open(path.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0600);
  if (held < 0 || ::flock(held, LOCK_EX | LOCK_NB) != 0) {
    throw UnusableData(path.string() + " cannot be written: " + std::strerror(errno) + ".");
  }
  return held;
}

PassingName PassingName::file(const fs::path& folder) {
  const fs::path path = folder / (kFileName + random_code(kLettersOfName) + ".db");
  return {path, hold_new_file(path)};
}

PassingName PassingName::directory(const fs::path& folder) {
  const fs::path path = folder / (kFolderName + random_code(kLettersOfName));
  std::error_code error;
  fs::create_directories(path, error);
  // The store that is made in it locks it.
  const int held = error ? -1 : ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (held < 0) {
    throw UnusableData("The folder " + folder.string() + " cannot be written: " +
                       (error ? error.message() : std::strerror(errno)) + ".");
  }
  return {path, held};
}

PassingName::PassingName(PassingName&& other) noexcept
    : path_(std::move(other.path_)), held_(std::exchange(other.held_, -1)) {}

PassingName::~PassingName() {
  if (held_ < 0) return;
  delete_database(path_);
  std::error_code ignored;
  fs::remove_all(path_, ignored);
  ::close(held_);
}

std::vector<fs::path> leftovers_in(const fs::path& folder) {
  std::vector<fs::path> found;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error)) {
    const std::string name = of_database(entry.path().filename().string());
    const bool passing = name.starts_with(kFileName) || name.starts_with(kFolderName) ||
                         name.ends_with(kPartialEnding);
    if (passing && !is_held(folder / name)) found.push_back(entry.path());
  }
  return found;
}

void delete_leftovers(const fs::path& folder) {
  for (const fs::path& path : leftovers_in(folder)) {
    std::error_code error;
    fs::remove_all(path, error);
    if (error) {
      spdlog::warn("{} was left by an ended command and cannot be deleted: {}", path.string(),
                   error.message());
    } else {
      spdlog::info("Deleted {}, which an ended command had left", path.string());
    }
  }
}

}  // namespace avinas::server
