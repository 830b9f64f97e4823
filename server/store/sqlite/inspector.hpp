// SPDX-License-Identifier: MIT
// Looks through the archive once while the server runs, and names what is damaged: nobody should
// learn of it from a match that does not open.
#pragma once

#include <SQLiteCpp/Database.h>

#include <functional>
#include <mutex>
#include <thread>

namespace avinas::server {

class Inspector {
 public:
  /// `sums_damaged` is called, from the inspector's thread, if the sums must be counted again.
  Inspector(std::filesystem::path file, std::function<void()> sums_damaged);
  ~Inspector();
  Inspector(const Inspector&) = delete;
  Inspector& operator=(const Inspector&) = delete;

 private:
  void run();

  const std::filesystem::path file_;
  const std::function<void()> sums_damaged_;
  std::mutex mutex_;
  SQLite::Database* database_ = nullptr;  ///< while it is being read
  bool stopped_ = false;
  std::jthread thread_;  ///< last: it uses all of the above
};

}  // namespace avinas::server
