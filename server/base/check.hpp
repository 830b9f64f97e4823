// SPDX-License-Identifier: MIT
// Checks that are always on. A failed check is a bug of ours: it stops its table and nothing else.
// Bad input and operating errors have types of their own.
#pragma once

#include <stdexcept>
#include <string>

namespace avinas::server {

/// Thrown by a failed check; caught where a table or the club is driven.
struct Bug : std::logic_error {
  using std::logic_error::logic_error;
};

[[noreturn]] inline void report_bug(const char* expression, const char* file, int line) {
  throw Bug(std::string(expression) + " is false at " + file + ":" + std::to_string(line));
}

}  // namespace avinas::server

#define AVINAS_CHECK(expression) \
  ((expression) ? void(0) : ::avinas::server::report_bug(#expression, __FILE_NAME__, __LINE__))
