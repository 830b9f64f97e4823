// SPDX-License-Identifier: MIT
// How promising a card looks before it is tried, by the kind of move.
#pragma once

#include "players/solver/tables.hpp"

namespace avinas::solver {

/// Found by trying: the searches of 500 deals of Avinas had to get shorter, and those of 1,000
/// others did.
template <typename Bits>
struct Looks {
  /// `[bit]`.
  using Worth = std::array<std::int16_t, Tables<Bits>::kBits>;

  Worth lead_safe, lead_to_partner, lead_to_partner_perhaps, lead_lost;
  Worth take_safe, partner_has_it, partner_will_take, lost;

  constexpr explicit Looks(const Tables<Bits>& t)
      : lead_safe(weighed(t, 52, 3, -51, 2)),
        lead_to_partner(weighed(t, 60, 1, 14, -2)),
        lead_to_partner_perhaps(weighed(t, -4, -1, 15)),
        lead_lost(weighed(t, -15, 0, 18)),
        take_safe(weighed(t, 77, 2, 0, -3)),
        partner_has_it(weighed(t, 92, 1, -13, -3)),
        partner_will_take(weighed(t, 54, 6, 15, -7)),
        lost(weighed(t, 9, -6, -26, -10)) {}

 private:
  /// To begin with, for each card point, for a trump, and for each step of rank in quarters of a
  /// bit's place.
  static constexpr Worth weighed(const Tables<Bits>& t, int base, int points, int trump = 0,
                                 int rank = 0) {
    Worth worth{};
    for (std::size_t bit = 0; bit < worth.size(); ++bit) {
      worth[bit] = static_cast<std::int16_t>(base + points * t.points[bit] +
                                             (t.trumps >> bit & 1 ? trump : 0) +
                                             rank * static_cast<int>(bit) / 4);
    }
    return worth;
  }
};

}  // namespace avinas::solver
