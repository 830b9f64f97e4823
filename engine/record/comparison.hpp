// SPDX-License-Identifier: MIT
// Compares what a record says with what the engine found, member by member.
#pragma once

#include <optional>
#include <string>

#include "engine/record/reading.hpp"

namespace avinas::record {

/// "RULE: what it is, the record says something else", or nothing if all agree.
using Difference = std::optional<std::string>;

Difference compare_result(const HandResult& found, const HandResult& claimed);
Difference compare_sheet(const Sheet& found, const ClaimedResult& claimed);
Difference compare_outcome(const std::optional<Outcome>& found,
                           const std::optional<Outcome>& claimed);

}  // namespace avinas::record
