// SPDX-License-Identifier: MIT
// The review of the last hand for those at the table. While a match runs it is given only at tables
// that show hands one behind, or to somebody who plays among bots.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "server/table/effects.hpp"
#include "server/table/input.hpp"
#include "server/table/scene.hpp"

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
  struct Looking {
    Which known;
    std::string analysis;  ///< of the known one
    Which under_way;
    std::vector<Asking> waiting;
  };
  static Which last_hand(const TableState& state);
  void tell(const Scene& scene, const Asking& asking, Effects& effects) const;

  std::unique_ptr<Looking> looking_;  ///< null until somebody asks: at most tables nobody does
};

}  // namespace avinas::server
