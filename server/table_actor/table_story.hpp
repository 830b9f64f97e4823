// SPDX-License-Identifier: MIT
// Lines of the log about who sits at a table, and about its matches.
#pragma once

#include "server/table/effects.hpp"
#include "server/table/state.hpp"

namespace avinas::server {

/// The players in the seats; nobody where a bot sits.
using Sitting = PerSeat<std::optional<protocol::Person>>;
Sitting sitting_at(const TableState& table);

/// Logs what came of an input. `before`: who sat there, as far as it is known.
void log_story(const TableState& table, const Sitting& before, const Effects& effects);

}  // namespace avinas::server
