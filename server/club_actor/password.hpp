// SPDX-License-Identifier: MIT
// Passwords as they are kept: Argon2id of libsodium, at its interactive cost (64 MB, a tenth of a
// second). Slow on purpose: never on a table's thread.
#pragma once

#include <string>

namespace avinas::server {

/// The hash to keep, with its salt and cost in it.
std::string hash_password(const std::string& password);
/// False for an empty hash, after as long a time, so the asker does not learn whether a name is
/// known.
bool password_matches(const std::string& hash, const std::string& password);

}  // namespace avinas::server
