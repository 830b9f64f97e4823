// SPDX-License-Identifier: MIT
// How the server logs: lines for people, or JSON objects for programs. No line ever holds a card
// that is hidden, a seed, a token or a password.
#pragma once

#include <string>

namespace avinas::server {

/// `level` is one of spdlog's words; `format` is "text" or "json". Once, at the start.
void set_up_logging(const std::string& level, const std::string& format);

}  // namespace avinas::server
