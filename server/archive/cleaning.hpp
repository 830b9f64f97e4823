// SPDX-License-Identifier: MIT
// A match without the name of somebody who is forgotten.
#pragma once

#include <string>

#include "protocol/results.hpp"
#include "server/store/rows.hpp"

namespace avinas::server {

/// The match with the name `kSomebody`, and no id, wherever the player's stood; the cards, the
/// actions and the result are as they were.
CleanedMatch cleaned(protocol::MatchSummary summary, const std::string& record,
                     const std::string& player);

}  // namespace avinas::server
