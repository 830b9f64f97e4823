// SPDX-License-Identifier: MIT
// Counts open tables by code, player and address.
#include "server/table_actor/table_register.hpp"

#include <algorithm>
#include <utility>

namespace avinas::server {

bool TableRegister::has_room(const PlayerId& player, const std::string& address) const {
  if (of_player_.count(player) >= kTablesOfPlayer) return false;
  const auto known = of_address_.find(address);
  return known == of_address_.end() || known->second < kTablesOfAddress;
}

void TableRegister::add(const std::string& code, Entry entry, const std::string& address) {
  remove(code);
  if (!address.empty()) {
    entry.address = &*of_address_.try_emplace(address).first;
    ++entry.address->second;
  }
  const auto& added = *entries_.emplace(code, std::move(entry)).first;
  of_player_.emplace(added.second.player, &added);
}

void TableRegister::remove(const std::string& code) {
  const auto found = entries_.find(code);
  if (found == entries_.end()) return;
  const Entry& entry = found->second;
  const auto [first, last] = of_player_.equal_range(entry.player);
  of_player_.erase(
      std::find_if(first, last, [&](const auto& each) { return each.second == &*found; }));
  if (entry.address && --entry.address->second == 0) {
    of_address_.erase(of_address_.find(entry.address->first));
  }
  entries_.erase(found);
}

std::shared_ptr<TableActor> TableRegister::find(const std::string& code) const {
  const auto found = entries_.find(code);
  return found == entries_.end() ? nullptr : found->second.actor;
}

const TableRegister::Entries::value_type* TableRegister::opened_by(
    const PlayerId& player, const std::string& request) const {
  const auto [first, last] = of_player_.equal_range(player);
  const auto found = std::find_if(
      first, last, [&](const auto& each) { return each.second->second.request == request; });
  return found == last ? nullptr : found->second;
}

}  // namespace avinas::server
