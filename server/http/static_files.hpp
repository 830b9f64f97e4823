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
  std::string type;          ///< the Content-Type
  std::string tag;           ///< the ETag, quotes included: another one whenever the content is
  bool immutable = false;    ///< its name carries a hash of its content
  std::string brotli, gzip;  ///< the same compressed when the client was built; may be empty
};

/// The body to send, and its Content-Encoding; empty: as it is.
struct EncodedBody {
  std::string_view content;
  std::string_view encoding;
};
/// The smallest body that a request with this Accept-Encoding takes.
EncodedBody body_for(const StaticFile& file, std::string_view accept_encoding);

class StaticFiles {
 public:
  /// Reads every file below `folder`; `NAME.br` and `NAME.gz` are NAME compressed. In the page the
  /// addresses of other files, which are written from the root, begin with `base`. Where `site` is
  /// not empty, as in `https://club.example.org`, the picture that messengers show beside a link to
  /// the club has its whole address: they follow no other. Throws std::runtime_error with a
  /// sentence if there is no index.html.
  explicit StaticFiles(const std::filesystem::path& folder, const std::string& base = "/",
                       const std::string& site = "");

  /// The file at that URL path. Pages of the client's own (`/`, `/t/CODE`) are its index.html.
  const StaticFile* find(std::string_view url_path) const;

 private:
  void set_addresses(const std::string& base, const std::string& site);

  std::unordered_map<std::string, StaticFile> files_;
};

}  // namespace avinas::server
