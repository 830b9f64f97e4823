// SPDX-License-Identifier: MIT
// Locks the data folder and narrows its files' permissions.
#include "server/store/sqlite/folder_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "server/base/wrong_setting.hpp"
#include "server/store/sqlite/schema.hpp"

namespace avinas::server {

namespace fs = std::filesystem;

namespace {

/// Files that earlier versions wrote for all to read are the owner's alone from now on.
void close_to_others(const fs::path& folder) {
  const std::string database = kDatabaseName;
  for (const std::string& name :
       {database, std::string(kLogName), database + "-shm", std::string(kMarkName)}) {
    std::error_code ignored;  // another's file: `avinas doctor` says so
    fs::permissions(folder / name, fs::perms::group_all | fs::perms::others_all,
                    fs::perm_options::remove, ignored);
  }
}

}  // namespace

FolderLock::FolderLock(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) {
    throw WrongSetting("The folder " + folder.string() + " cannot be made: " + error.message() +
                       ". Choose another with --data.");
  }
  if (::access(folder.c_str(), R_OK | W_OK | X_OK) != 0) {
    const std::string user = std::to_string(::geteuid());
    throw WrongSetting("The folder " + folder.string() + " is not writable for user " + user +
                       "; give it that folder: chown -R " + user + " " + folder.string());
  }
  folder_ = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder_ < 0) {
    throw UnusableData("The folder " + folder.string() +
                       " cannot be opened: " + std::strerror(errno) + ".");
  }
  if (::flock(folder_, LOCK_EX | LOCK_NB) != 0) {
    ::close(folder_);
    throw UnusableData("Another server serves the data in " + folder.string() +
                       "; stop it, or choose another folder with --data.");
  }
  close_to_others(folder);
}

FolderLock::~FolderLock() { ::close(folder_); }

}  // namespace avinas::server
