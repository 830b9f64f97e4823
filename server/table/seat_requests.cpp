// SPDX-License-Identifier: MIT
// Keeps the people who ask for seats.
#include "server/table/seat_requests.hpp"

#include <algorithm>

namespace avinas::server {

using protocol::Person;

const SeatRequests::Asked& SeatRequests::all() const {
  static const Asked kNobody;
  return asked_ ? *asked_ : kNobody;
}

std::size_t SeatRequests::count() const {
  std::size_t count = 0;
  for (const auto& list : all().items) count += list.size();
  return count;
}

void SeatRequests::add(Seat seat, const Person& person) {
  const auto same = [&](const Person& other) { return other.player == person.player; };
  if (!asked_) asked_ = std::make_unique<Asked>();
  auto& wanted = (*asked_)[seat];
  if (std::any_of(wanted.begin(), wanted.end(), same)) return;
  for (auto& list : asked_->items) {
    if (std::erase_if(list, same) > 0) ++version_;
  }
  if (count() >= kMaxSeatRequests) {
    // The oldest of the seat that most ask for goes: many who ask keep nobody from asking.
    const auto longest =
        std::ranges::max_element(asked_->items, {}, [](const auto& list) { return list.size(); });
    longest->erase(longest->begin());
  }
  wanted.push_back(person);
  ++version_;
}

void SeatRequests::follow(const TableState& state, const Presence& presence) {
  if (count() == 0) return;
  const bool playing = stage_of(state) == protocol::TableStage::Playing;
  for (auto& list : asked_->items) {
    const auto obsolete = [&](const Person& person) {
      return !playing || !presence.connection_of(person.player) || seat_of(state, person.player);
    };
    if (std::erase_if(list, obsolete) > 0) ++version_;
  }
}

}  // namespace avinas::server
