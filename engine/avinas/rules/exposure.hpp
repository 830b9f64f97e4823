// SPDX-License-Identifier: MIT
// The cards that a deal shows: exposed cards, the dealer's private look, the seven that decides
// (R2.2 to R2.6, R3.1).
#pragma once

#include <optional>

#include "engine/avinas/model/view.hpp"
#include "engine/frame/card_set.hpp"

namespace avinas {

/// The seven that sets trumps, and to whom it was dealt (R3.1).
struct DecidingSeven {
  Seat declarer = Seat::North;
  Suit trump = Suit::Clubs;
};

struct Exposure {
  ShownCards exposed;        ///< to all, in the order dealt (R2.3, R2.4)
  PrivateLook private_look;  ///< to the dealer alone: the partner's unexposed ones (R2.4)
  int sevens = 0;            ///< exposed sevens, 0 to 4 (R2.6)
  std::optional<DecidingSeven> deciding{};  ///< nothing without an exposed seven
};

/// The cards shown when `dealer` has dealt `deal`.
Exposure expose(Seat dealer, const Deal& deal);

}  // namespace avinas
