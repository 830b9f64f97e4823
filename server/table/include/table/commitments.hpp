// SPDX-License-Identifier: MIT
// What the server has committed itself to, remembered while it is shown.
#pragma once

#include <array>
#include <string>

#include "shuffle/fair_deal.hpp"

namespace avinas::server {

/// Of the hand in play and of the next: each is shown with every change of a table, and hashed
/// once.
class Commitments {
 public:
  /// Valid until two other seeds were asked for.
  const std::string& of(const shuffle::ServerSeed& seed) {
    for (const Known& known : known_) {
      if (known.seed == seed && !known.hex.empty()) return known.hex;
    }
    Known& oldest = known_.at(oldest_);
    oldest_ = 1 - oldest_;
    oldest = {seed, shuffle::commitment(seed)};
    return oldest.hex;
  }

 private:
  struct Known {
    shuffle::ServerSeed seed{};
    std::string hex;
  };
  std::array<Known, 2> known_;
  std::size_t oldest_ = 0;
};

}  // namespace avinas::server
