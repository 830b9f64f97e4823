// SPDX-License-Identifier: MIT
// Counts what is known of those who began a match.
#include "server/table/entrants.hpp"

#include <functional>
#include <set>

namespace avinas::server {

void Entrants::came(const PlayerId& player, bool member, const std::string& household) {
  if (known_.size() >= kMost && !known_.contains(player)) known_.erase(known_.begin());
  Entrant& entrant = known_[player];
  entrant.member = member;
  if (!household.empty()) entrant.household = std::hash<std::string>()(household);
}

Circumstances Entrants::of(const TableState& table) const {
  Circumstances found;
  if (!table.match) return found;
  const PerSeat<Holder>& began = table.match->starters ? *table.match->starters : table.seats;
  found.four_members = true;
  std::set<std::size_t> households;
  for (const Seat seat : chairs_of(table)) {
    const HumanSeat* player = human(began[seat]);
    const auto known = player ? known_.find(player->player) : known_.end();
    if (known == known_.end() || !known->second.member) {
      found.four_members = false;
      continue;
    }
    if (known->second.household != 0) households.insert(known->second.household);
  }
  found.households = static_cast<int>(households.size());
  return found;
}

}  // namespace avinas::server
