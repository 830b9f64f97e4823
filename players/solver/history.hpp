// SPDX-License-Identifier: MIT
// Marks of the cards that proved best in a search so far: the deal itself teaches their order.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "players/solver/tables.hpp"

namespace avinas::solver {

/// For every trick, place in it and card that has it so far, a mark of each card: higher the more
/// often that card settled a position after others had failed to.
template <typename Bits>
class History {
 public:
  static constexpr std::size_t kCards = Tables<Bits>::kPartBits * Tables<Bits>::kParts;
  using Marks = std::array<std::int8_t, kCards>;

  /// The trick by its number from 1 on; `top` is -1 when a card is led. Lives as long as this.
  Marks& marks(int trick, int played, int top) {
    const auto place = static_cast<std::size_t>((trick - 1) * 4 + played);
    return marks_[place * (kCards + 1) + static_cast<std::size_t>(top + 1)];
  }

  /// The last of `tried` settled the position, and those before did not.
  static void learn(Marks& marks, std::span<const int> tried) {
    constexpr int kMost = 128, kShare = 8;
    for (const int bit : tried.first(tried.size() - 1)) {
      auto& failed = marks[static_cast<std::size_t>(bit)];
      failed = static_cast<std::int8_t>(failed - (kMost + failed) / kShare);
    }
    auto& settled = marks[static_cast<std::size_t>(tried.back())];
    settled = static_cast<std::int8_t>(settled + (kMost - settled) / kShare);
  }

 private:
  static constexpr std::size_t kPlaces = 4, kTricks = kCards / kPlaces;
  std::vector<Marks> marks_ = std::vector<Marks>(kTricks * kPlaces * (kCards + 1));
};

}  // namespace avinas::solver
