// SPDX-License-Identifier: MIT
// Works the movements out.
#include "server/evening/movement.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace avinas::server {
namespace {

/// Of 4, 6, 8 and so on up to 40 pairs: bit k - 1 says that of two pairs k places apart on either
/// side of the one that meets the last pair, the first sits North and South. These are the choices
/// that come nearest to comparing each pair as often with every other: for the first and the last
/// number of that list the same directions and the opposite ones differ in 1 and 7 rounds at most.
constexpr std::array<std::uint32_t, 19> kDirections{
    0x0,   0x0,  0x3,  0x1,   0x2,    0x5,   0x4,   0x9,    0x86,  0x29,
    0x1af, 0x53, 0x53, 0xac1, 0x23db, 0x232, 0x629, 0x1ab3, 0x1465};

}  // namespace

int howell_rounds(int pairs) { return std::max(1, pairs + pairs % 2 - 1); }

Meetings howell(int pairs, int round) {
  const int places = pairs + pairs % 2;  // the last of an odd number is nobody
  const int others = places - 1;
  const auto place = [&](int steps) { return ((round + steps) % others + others) % others; };
  Meetings meetings{{others, place(0)}};
  const std::uint32_t directions =
      places < 4 ? 0 : kDirections[static_cast<std::size_t>(places - 4) / 2];
  for (int k = 1; 2 * k < places; ++k) {
    Meeting meeting{place(k), place(-k)};
    if ((directions >> (k - 1) & 1u) == 0) std::swap(meeting.north_south, meeting.east_west);
    meetings.push_back(meeting);
  }
  if (places != pairs) meetings.erase(meetings.begin());
  return meetings;
}

int mitchell_rounds(int pairs) { return std::max(1, (pairs + 1) / 2); }

Meetings mitchell(int pairs, int round) {
  const int line = (pairs + 1) / 2;
  Meetings meetings;
  for (int table = 0; table < line; ++table) {
    const int other = line + (table + round) % line;
    if (other < pairs) meetings.push_back({table, other});
  }
  return meetings;
}

namespace {

/// Searches pairings in the order of the list; `limit` is how often two may have met already.
class SwissSearch {
 public:
  SwissSearch(const std::vector<int>& order, const std::function<int(int, int)>& times_met)
      : order_(order), times_met_(times_met), taken_(order.size()) {}

  bool pair(int limit) {
    left_ = kMostSteps;
    std::fill(taken_.begin(), taken_.end(), false);
    meetings_.clear();
    return go_on(limit);
  }
  const Meetings& meetings() const { return meetings_; }

 private:
  static constexpr int kMostSteps = 2'000;

  bool go_on(int limit) {
    const auto first = std::find(taken_.begin(), taken_.end(), false);
    if (first == taken_.end()) return true;
    if (--left_ < 0) return false;
    const auto a = static_cast<std::size_t>(first - taken_.begin());
    taken_[a] = true;
    for (std::size_t b = a + 1; b < order_.size(); ++b) {
      if (taken_[b] || times_met_(order_[a], order_[b]) > limit) continue;
      taken_[b] = true;
      meetings_.push_back({order_[a], order_[b]});
      if (go_on(limit)) return true;
      meetings_.pop_back();
      taken_[b] = false;
    }
    taken_[a] = false;
    return false;
  }

  const std::vector<int>& order_;
  const std::function<int(int, int)>& times_met_;
  std::vector<bool> taken_;
  Meetings meetings_;
  int left_ = 0;
};

}  // namespace

Meetings swiss(std::vector<SwissPair> best_first, const std::function<int(int, int)>& times_met) {
  if (best_first.size() % 2 == 1) {
    const auto least = std::min_element(
        best_first.rbegin(), best_first.rend(),
        [](const SwissPair& a, const SwissPair& b) { return a.sat_out < b.sat_out; });
    best_first.erase(std::next(least).base());
  }
  std::vector<int> order;
  for (const SwissPair& each : best_first) order.push_back(each.pair);
  SwissSearch search(order, times_met);
  int limit = 0;
  while (!search.pair(limit)) ++limit;
  return search.meetings();
}

}  // namespace avinas::server
