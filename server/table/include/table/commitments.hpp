// SPDX-License-Identifier: MIT
// What the server has committed itself to, remembered while it is shown.
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "base/check.hpp"
#include "protocol/table_view.hpp"
#include "shuffle/fair_deal.hpp"

namespace avinas::server {

/// Of the hand in play and of the next: each is shown with every change of a table, and hashed
/// once.
class Commitments {
 public:
  /// Valid until two other seeds were asked for.
  const protocol::HexDigest& of(const shuffle::ServerSeed& seed) {
    for (const auto& known : known_) {
      if (known && known->seed == seed) return known->digest;
    }
    const std::string hex = shuffle::commitment(seed);
    Known now{seed, {}};
    AVINAS_CHECK(hex.size() == now.digest.size());
    std::copy(hex.begin(), hex.end(), now.digest.begin());
    auto& oldest = known_.at(oldest_);
    oldest_ = static_cast<std::uint8_t>(1 - oldest_);
    oldest = now;
    return oldest->digest;
  }

 private:
  struct Known {
    shuffle::ServerSeed seed;
    protocol::HexDigest digest;
  };
  std::array<std::optional<Known>, 2> known_;
  std::uint8_t oldest_ = 0;
};

}  // namespace avinas::server
