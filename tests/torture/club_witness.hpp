// SPDX-License-Identifier: MIT
// Acts in the club while the server is killed, and knows what was acknowledged.
#pragma once

#include <random>
#include <string>

#include "tests/support/ws_client.hpp"

namespace avinas::torture {

/// The owner of the club, who renames it, mutes somebody and lets them speak again.
class ClubWitness {
 public:
  explicit ClubWitness(std::uint64_t seed) : rng_(seed) {}

  /// Comes (back) and compares; throws std::runtime_error if something acknowledged is missing.
  /// `printed` is what the server has said at its start.
  void connect(std::uint16_t port, const std::string& printed);
  void step();
  std::uint64_t acknowledged() const { return acknowledged_; }

 private:
  /// The knowledge of one thing: as acknowledged, or as it is if the lost request was carried out.
  struct Known {
    std::string sure, perhaps;
    bool allows(const std::string& found) const { return found == sure || found == perhaps; }
    void settle(const std::string& found) { sure = perhaps = found; }
  };

  void compare();

  std::mt19937_64 rng_;
  testing::TestPlayer owner_, guest_;
  bool owns_ = false;
  Known name_{"Avinas", "Avinas"}, muted_{"false", "false"};
  std::uint64_t acknowledged_ = 0, names_ = 0;
};

}  // namespace avinas::torture
