// SPDX-License-Identifier: MIT
// A club's tables in parts that several servers may share out among them. A table's code
// decides its part for good.
#pragma once

#include <string>

namespace avinas::server {

/// Parts of a club's tables, numbered from 1: as many as three servers share out evenly, and two
/// when one of them is gone. The schema of the engine knows the number as well.
inline constexpr int kShares = 6;
/// The place of the club itself among the shares.
inline constexpr int kClubItself = 0;
/// The share of all evenings and their tables. It is kept where the club is: there it is known who
/// plays a hand, and what is kept of a person.
inline constexpr int kEveningsShare = 1;

inline int share_of(const std::string& code) {
  return static_cast<unsigned char>(code.back()) % kShares + 1;
}

}  // namespace avinas::server
