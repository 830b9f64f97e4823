// SPDX-License-Identifier: MIT
// The seeds of a deal as a table keeps them: the server's, what it committed itself to with it, and
// what players added (docs/fair-deal.md).
#pragma once

#include <string_view>

#include "engine/shuffle/fair_deal.hpp"

namespace avinas::server {

/// The seeds that players added to a deal.
class AddedSeeds {
 public:
  /// Lower-case hex, 32 digits, or empty where the player gives none. False if it is neither.
  bool set(Seat seat, std::string_view hex);
  /// As the shuffle takes them, and as they are shown and recorded.
  const shuffle::PlayerSeeds& texts() const { return texts_; }

 private:
  shuffle::PlayerSeeds texts_;
};

/// Both kinds of seeds of one deal.
struct DealSeeds {
  DealSeeds() = default;  ///< zeros, which commit to nothing
  explicit DealSeeds(const shuffle::ServerSeed& seed)
      : server(seed), commitment(shuffle::commit_to(seed)) {}

  shuffle::ServerSeed server{};
  shuffle::Commitment commitment{};  ///< hashed once, shown with every change of a table
  AddedSeeds players;
};

}  // namespace avinas::server
