// SPDX-License-Identifier: MIT
#include "club_actor/forgetting.hpp"

#include <spdlog/spdlog.h>

#include <utility>

namespace avinas::server {

Forgetting::Forgetting(ClubLedger& ledger, Accounts& accounts, MatchArchive& matches)
    : ledger_(ledger), accounts_(accounts), matches_(matches) {}

void Forgetting::forget_unseen(std::int64_t today) {
  forget_before(today - kNewcomersKeptDays, today - kGuestsKeptDays);
}

bool Forgetting::make_room(std::int64_t today) {
  if (!accounts_.full()) return true;
  if (std::exchange(made_room_on_, today) == today) return false;  // not for each who comes
  forget_before(today, today - kGuestsKeptDays);
  return !accounts_.full();
}

void Forgetting::forget_before(std::int64_t newcomers_since, std::int64_t players_since) {
  std::vector<PlayerId> forgotten;
  for (PlayerId& player : accounts_.unseen_since(newcomers_since)) {
    if (ledger_.state().people.contains(player) || ledger_.neighbours().needed(player)) continue;
    try {
      const bool played = !matches_.summaries_of(player, 1).empty();
      if (played && accounts_.seen_day(player) >= players_since) continue;
    } catch (const Unreadable&) {
      continue;  // perhaps another day
    }
    forgotten.push_back(std::move(player));
  }
  if (forgotten.empty()) return;
  spdlog::info("{} guests who did not come back are forgotten", forgotten.size());
  accounts_.forget(forgotten);
  ledger_.forget(std::move(forgotten));
}

}  // namespace avinas::server
