// SPDX-License-Identifier: MIT
// The browser client's files, read once at the start: no request ever names a path on the disk.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <unordered_map>

namespace avinas::server {

struct StaticFile {
  std::string content;
  std::string type;        ///< the Content-Type
  bool immutable = false;  ///< its name carries a hash of its content
};

class StaticFiles {
 public:
  /// Reads every file below `folder`. Throws std::runtime_error with a sentence if there is no
  /// index.html.
  explicit StaticFiles(const std::filesystem::path& folder);

  /// The file at that URL path. Pages of the client's own (`/`, `/t/CODE`) are its index.html.
  const StaticFile* find(std::string_view url_path) const;

 private:
  std::unordered_map<std::string, StaticFile> files_;
};

}  // namespace avinas::server
