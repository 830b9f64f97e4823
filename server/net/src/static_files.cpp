// SPDX-License-Identifier: MIT
#include "net/static_files.hpp"

#include <array>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace avinas::server {
namespace {

namespace fs = std::filesystem;

std::string type_of(const fs::path& path) {
  static constexpr std::array<std::pair<const char*, const char*>, 8> kTypes{{
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".ico", "image/x-icon"},
      {".json", "application/json"},
      {".webmanifest", "application/manifest+json"},
  }};
  for (const auto& [ending, type] : kTypes) {
    if (path.extension() == ending) return type;
  }
  return "application/octet-stream";
}

/// Pages that the client draws itself from its own address.
bool is_client_page(std::string_view path) {
  return path == "/" || path.starts_with("/t/") || path.starts_with("/replay");
}

}  // namespace

StaticFiles::StaticFiles(const fs::path& folder) {
  if (!fs::is_regular_file(folder / "index.html")) {
    throw std::runtime_error("There is no browser client in " + folder.string() +
                             "; build it with scripts/run, or name its folder with --client.");
  }
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file()) continue;
    std::ostringstream content;
    content << std::ifstream(entry.path(), std::ios::binary).rdbuf();
    const std::string name = "/" + fs::relative(entry.path(), folder).generic_string();
    files_[name] = {std::move(content).str(), type_of(entry.path()), name.starts_with("/assets/")};
  }
}

const StaticFile* StaticFiles::find(std::string_view url_path) const {
  const auto found =
      files_.find(is_client_page(url_path) ? std::string("/index.html") : std::string(url_path));
  return found == files_.end() ? nullptr : &found->second;
}

}  // namespace avinas::server
