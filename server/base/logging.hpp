// SPDX-License-Identifier: MIT
// How the server logs: lines for people, or JSON objects for programs. No line ever holds a card
// that is hidden, a seed, a token or a password. The one secret is the link that makes the owner,
// on a first start: the operator must get it from somewhere.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace avinas::server {

/// Members of a JSON line beside its message, as far as they are known.
struct LogFields {
  std::uint64_t connection = 0;        ///< 0: none
  const std::string* table = nullptr;  ///< its code; not owned
  std::string_view player{}, request{};
};

/// While one lives, the JSON lines of this thread carry what the work is about.
class LogScope {
 public:
  explicit LogScope(std::uint64_t connection);
  explicit LogScope(const std::string& table);  ///< outlives the scope
  explicit LogScope(const LogFields& fields);   ///< what they show outlives the scope
  ~LogScope();
  LogScope(const LogScope&) = delete;
  LogScope& operator=(const LogScope&) = delete;

 private:
  const LogFields before_;
};

/// `level` is one of spdlog's words; `format` is "text" or "json". Once, at the start.
void set_up_logging(const std::string& level, const std::string& format);

/// For commands whose output is their answer: warnings and errors go to standard error, the rest
/// nowhere. Once a process.
void log_to_errors();

}  // namespace avinas::server
