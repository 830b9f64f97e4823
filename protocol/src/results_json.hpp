// SPDX-License-Identifier: MIT
// Results and standings as JSON.
#pragma once

#include <string>

#include "protocol/results.hpp"

namespace avinas::protocol {

std::string encode_results(const Results& results);
std::string encode_standings(const Standings& standings);

}  // namespace avinas::protocol
