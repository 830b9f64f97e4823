// SPDX-License-Identifier: MIT
// The pairs that meet in each round of an evening (docs/evenings.md). All tables play the same
// hands in the same round, so a movement says only who meets whom, and who sits where.
#pragma once

#include <functional>
#include <vector>

namespace avinas::server {

/// Two pairs, counted from 0, at one table.
struct Meeting {
  int north_south = 0, east_west = 0;
  bool operator==(const Meeting&) const = default;
};
using Meetings = std::vector<Meeting>;

/// Rounds after which each pair of a Howell movement has met every other.
int howell_rounds(int pairs);
/// Round `round`, from 0, of so many pairs. Of an odd number one sits out. In a whole movement each
/// meets every other once, and sits in the same direction as any other about as often as in the
/// opposite one.
Meetings howell(int pairs, int round);

/// Rounds after which each pair of a Mitchell movement has met every pair of the other line.
int mitchell_rounds(int pairs);
/// The first half of the pairs, and one more of an odd number, sit North and South; the others
/// move.
Meetings mitchell(int pairs, int round);

/// A pair as a Swiss round needs it.
struct SwissPair {
  int pair = 0;
  int sat_out = 0;  ///< rounds
};
/// Pairs neighbours of the order, the best first, who have not met; if that cannot be helped, who
/// met less often. Of an odd number the last one sits out that sat out least.
Meetings swiss(std::vector<SwissPair> best_first, const std::function<int(int, int)>& times_met);

}  // namespace avinas::server
