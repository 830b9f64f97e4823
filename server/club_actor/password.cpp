// SPDX-License-Identifier: MIT
// Hashes and checks passwords with libsodium.
#include "server/club_actor/password.hpp"

#include <sodium.h>

#include <array>
#include <stdexcept>

namespace avinas::server {

std::string hash_password(const std::string& password) {
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (crypto_pwhash_str(hash.data(), password.data(), password.size(),
                        crypto_pwhash_OPSLIMIT_INTERACTIVE,
                        crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0) {
    throw std::runtime_error("There is no memory for a password; free 64 MB.");
  }
  return hash.data();
}

bool password_matches(const std::string& hash, const std::string& password) {
  if (hash.empty()) {
    static const std::string nobodys = hash_password("nobody has this password");
    const int never = crypto_pwhash_str_verify(nobodys.c_str(), password.data(), password.size());
    static_cast<void>(never);
    return false;
  }
  return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

}  // namespace avinas::server
