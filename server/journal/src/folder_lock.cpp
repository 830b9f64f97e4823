// SPDX-License-Identifier: MIT
#include "journal/folder_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "journal/schema.hpp"

namespace avinas::server {

namespace fs = std::filesystem;

FolderLock::FolderLock(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) {
    throw UnusableData("The folder " + folder.string() + " cannot be made: " + error.message() +
                       ". Choose another with --data.");
  }
  folder_ = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder_ < 0) {
    throw UnusableData("The folder " + folder.string() +
                       " cannot be opened: " + std::strerror(errno) + ".");
  }
  if (::access(folder.c_str(), W_OK) != 0) {
    ::close(folder_);
    throw UnusableData("The folder " + folder.string() + " cannot be written: " +
                       std::strerror(errno) + ". Give the server's user the right to write there.");
  }
  if (::flock(folder_, LOCK_EX | LOCK_NB) != 0) {
    ::close(folder_);
    throw UnusableData("Another server serves the data in " + folder.string() +
                       "; stop it, or choose another folder with --data.");
  }
}

FolderLock::~FolderLock() { ::close(folder_); }

}  // namespace avinas::server
