// SPDX-License-Identifier: MIT
// Finds the exposed cards of a deal and the seven that decides (R2.3 to R2.6, R3.1).
#include "engine/avinas/rules/exposure.hpp"

namespace avinas {

Exposure expose(Seat dealer, const Deal& deal) {
  Exposure result;
  // In the order dealt, so that the last seven met is the one dealt last (R2.2, R3.1).
  for (const std::uint8_t position : {std::uint8_t{4}, std::uint8_t{8}}) {
    for (int step = 1; step <= 4; ++step) {
      const Seat seat = left_of(dealer, step);
      const Card card = deal[seat][position - 1u];
      const ShownCard shown{seat, position, card};
      const bool opponent = side_of(seat) != side_of(dealer);
      const bool seven = card.rank() == Rank::Seven;
      if (seven) {
        ++result.sevens;
        result.deciding = DecidingSeven{seat, card.suit()};
      }
      if (opponent || seven) {
        result.exposed.push_back(shown);
      } else if (seat != dealer) {
        result.private_look.push_back(shown);
      }
    }
  }
  return result;
}

}  // namespace avinas
