// SPDX-License-Identifier: MIT
// A table's decision on a request: the events it leads to, or why it is refused.
#pragma once

#include <variant>
#include <vector>

#include "protocol/client_messages.hpp"
#include "protocol/refusal.hpp"
#include "server/base/chance.hpp"
#include "server/table/event.hpp"

namespace avinas::server {

using Decision = std::variant<std::vector<TableEvent>, protocol::Refusal>;

/// The asker, and the facts of the moment that the decision needs.
struct Asker {
  PlayerId player;
  std::string name;
  bool host_is_here = true;    ///< where the host is away, any seated player may do what they may
  PerSeat<bool> here;          ///< whose player is connected
  std::int64_t local_day = 0;  ///< R6.5
  /// The people who ask to be let into seats.
  PerSeat<std::vector<protocol::Person>> seat_requests{};
};

/// An id for a match.
std::string new_match_id(Chance& chance);

Decision decide(const TableState& table, const Asker& asker, const protocol::TableCommand& command,
                Chance& chance);

/// True if `sit`, which `decide` allows, must wait until somebody lets the asker in.
bool needs_consent(const TableState& table, const Asker& asker, Seat seat);

/// Why this person may not watch the table now, or nothing. Before a match and after it everybody
/// may come, to sit down.
std::optional<protocol::Refusal> refuse_watching(const TableState& table, const PlayerId& player,
                                                 bool member);

/// Why this may not be said or shown at the table now, or nothing: talk can tell cards.
std::optional<protocol::Refusal> refuse_talk(const TableState& table, protocol::Talk allowed,
                                             bool seated);

}  // namespace avinas::server
