// SPDX-License-Identifier: MIT
// Gathers those who want to play, the oldest wish first.
#include "server/hall/wishes.hpp"

#include <algorithm>
#include <iterator>

namespace avinas::server {

bool Wishes::drop(const PlayerId& player) {
  return std::erase_if(wishes_, [&](const Wish& wish) { return wish.player == player; }) > 0;
}

void Wishes::drop_connection(ConnectionId by) {
  std::erase_if(wishes_, [by](const Wish& wish) { return wish.by == by; });
}

bool Wishes::waits(const PlayerId& player) const {
  return std::any_of(wishes_.begin(), wishes_.end(), [&](const Wish& wish) {
    return wish.player == player && wish.opener.empty();
  });
}

std::optional<Wishes::Four> Wishes::gather(const MayOpen& may_open) {
  std::vector<Wish*> waiting;
  for (Wish& wish : wishes_) {
    if (wish.opener.empty()) waiting.push_back(&wish);
  }
  if (waiting.size() < kAllSeats.size()) return std::nullopt;
  // The last of those who may open a table; one who called nobody only where there is no other.
  const auto last_who = [&](const auto& fits) {
    return std::find_if(waiting.rbegin(), waiting.rend(), [&](const Wish* wish) {
      return may_open(wish->player) && fits(wish->player);
    });
  };
  auto last = last_who([&](const PlayerId& player) { return !let_down_.contains(player); });
  if (last == waiting.rend()) last = last_who([](const PlayerId&) { return true; });
  if (last == waiting.rend()) return std::nullopt;
  Four four{**last, {}};
  waiting.erase(std::next(last).base());
  waiting.resize(kAllSeats.size() - 1);
  for (Wish* wish : waiting) {
    wish->opener = four.opener.player;
    wish->called_within = kCalledWithin;
    four.others.push_back(*wish);
  }
  drop(four.opener.player);
  return four;
}

std::optional<ConnectionId> Wishes::take(const PlayerId& player, const PlayerId& opener) {
  const auto found = std::find_if(wishes_.begin(), wishes_.end(), [&](const Wish& wish) {
    return wish.player == player && wish.opener == opener;
  });
  if (found == wishes_.end()) return std::nullopt;
  const ConnectionId by = found->by;
  wishes_.erase(found);
  for (Wish& wish : wishes_) wish.opener_calls |= wish.opener == opener;
  return by;
}

std::vector<PlayerId> Wishes::tick() {
  for (auto& [opener, ticks] : let_down_) --ticks;
  std::erase_if(let_down_, [](const auto& opener) { return opener.second <= 0; });
  std::vector<PlayerId> again;
  for (Wish& wish : wishes_) {
    if (wish.opener.empty() || --wish.called_within > 0) continue;
    if (!wish.opener_calls) let_down_[wish.opener] = kOpensNotFor;
    wish.opener.clear();
    wish.opener_calls = false;
    again.push_back(wish.player);
  }
  return again;
}

}  // namespace avinas::server
