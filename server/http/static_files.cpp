// SPDX-License-Identifier: MIT
// Reads the client's files and finds them by path.
#include "server/http/static_files.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "server/base/wrong_setting.hpp"

namespace avinas::server {
namespace {

namespace fs = std::filesystem;

std::string type_of(const fs::path& path) {
  static constexpr std::array<std::pair<const char*, const char*>, 9> kTypes{{
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".ftl", "text/plain; charset=utf-8"},
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

/// `folder` itself, or one name below it.
bool is_page_of(std::string_view path, std::string_view folder) {
  if (!path.starts_with(folder)) return false;
  const std::string_view rest = path.substr(folder.size());
  return rest.empty() || (rest.front() == '/' && rest.find('/', 1) == std::string_view::npos);
}

/// Pages that the client draws itself from its own address.
bool is_client_page(std::string_view path) {
  return path == "/" || path.starts_with("/t/") || path.starts_with("/replay") ||
         is_page_of(path, "/rules") || is_page_of(path, "/learn");
}

std::string content_of(const fs::path& path) {
  std::ostringstream content;
  content << std::ifstream(path, std::ios::binary).rdbuf();
  return std::move(content).str();
}

/// FNV-1a of 64 bits and the size: told apart are builds of our own files, not forgeries.
std::string tag_of(std::string_view content) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char byte : content) {
    hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
  }
  std::array<char, 48> text{};
  std::snprintf(text.data(), text.size(), "W/\"%016llx-%zx\"",
                static_cast<unsigned long long>(hash), content.size());
  return text.data();
}

/// True if the coding is listed and not refused with `q=0`.
bool accepts(std::string_view list, std::string_view coding) {
  while (!list.empty()) {
    const std::size_t comma = std::min(list.find(','), list.size());
    std::string_view item = list.substr(0, comma);
    list.remove_prefix(std::min(comma + 1, list.size()));
    while (item.starts_with(' ')) item.remove_prefix(1);
    if (!item.starts_with(coding)) continue;
    const std::string_view rest = item.substr(coding.size());
    const std::size_t q = rest.find("q=");
    if (!rest.empty() && rest.front() != ';' && rest.front() != ' ') continue;
    return q == std::string_view::npos || rest.substr(q).find_first_of("123456789") != rest.npos;
  }
  return false;
}

}  // namespace

StaticFiles::StaticFiles(const fs::path& folder, const std::string& base, const std::string& site) {
  if (!fs::is_regular_file(folder / "index.html")) {
    throw WrongSetting("There is no browser client in " + folder.string() +
                       "; build it with scripts/run, or name its folder with --client.");
  }
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file()) continue;
    const std::string name = "/" + fs::relative(entry.path(), folder).generic_string();
    if (name.ends_with(".br") || name.ends_with(".gz")) continue;
    std::string content = content_of(entry.path());
    std::string tag = tag_of(content);
    files_[name] = {std::move(content),
                    type_of(entry.path()),
                    std::move(tag),
                    name.starts_with("/assets/"),
                    content_of(entry.path().string() + ".br"),
                    content_of(entry.path().string() + ".gz")};
  }
  if (base != "/" || !site.empty()) set_addresses(base, site);
}

void StaticFiles::set_addresses(const std::string& base, const std::string& site) {
  StaticFile& page = files_.at("/index.html");
  const auto replace_all = [&page](std::string_view what, const std::string& with) {
    for (auto at = page.content.find(what); at != std::string::npos;
         at = page.content.find(what, at + with.size())) {
      page.content.replace(at, what.size(), with);
    }
  };
  replace_all("=\"/", "=\"" + base);
  constexpr std::string_view kPicture = "property=\"og:image\" content=\"";
  replace_all(kPicture, std::string(kPicture) + site);
  page.tag = tag_of(page.content);
  page.brotli.clear();
  page.gzip.clear();
}

EncodedBody body_for(const StaticFile& file, std::string_view accept_encoding) {
  if (!file.brotli.empty() && accepts(accept_encoding, "br")) return {file.brotli, "br"};
  if (!file.gzip.empty() && accepts(accept_encoding, "gzip")) return {file.gzip, "gzip"};
  return {file.content, {}};
}

const StaticFile* StaticFiles::find(std::string_view url_path) const {
  const auto found =
      files_.find(is_client_page(url_path) ? std::string("/index.html") : std::string(url_path));
  return found == files_.end() ? nullptr : &found->second;
}

}  // namespace avinas::server
