// SPDX-License-Identifier: MIT
// Keeps a second server off the same data; the kernel lets go of it when the process dies.
#pragma once

#include <filesystem>

namespace avinas::server {

/// The lock is the folder's own, so there is no file of it that could be deleted.
class FolderLock {
 public:
  /// Makes the folder where it is missing. Throws UnusableData.
  explicit FolderLock(const std::filesystem::path& folder);
  ~FolderLock();
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;

 private:
  int folder_;
};

}  // namespace avinas::server
