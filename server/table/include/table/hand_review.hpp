// SPDX-License-Identifier: MIT
// What each decision of the last hand that is over was worth, for those at the table: while the
// match runs only where the table shows hands one behind, or where somebody plays among bots.
#pragma once

#include <string>
#include <vector>

#include "table/effects.hpp"
#include "table/input.hpp"
#include "table/scene.hpp"

namespace avinas::server {

/// Looks at a hand once, however many ask and however often.
class HandReview {
 public:
  void ask(const Scene& scene, const ReviewLastHand& ask, Effects& effects);
  void found(const Scene& scene, const ReviewFound& found, Effects& effects);

 private:
  /// A hand of a match.
  struct Which {
    std::string match;
    int hand = 0;  ///< from 1; 0: none
    bool operator==(const Which&) const = default;
  };
  static Which last_hand(const TableState& state);
  void tell(const Scene& scene, const Asking& asking, Effects& effects) const;

  Which known_;
  std::string analysis_;
  Which under_way_;
  std::vector<Asking> waiting_;
};

}  // namespace avinas::server
