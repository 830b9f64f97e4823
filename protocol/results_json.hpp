// SPDX-License-Identifier: MIT
// Results and standings as JSON.
#pragma once

#include <string>

#include "protocol/json_writer.hpp"
#include "protocol/results.hpp"

namespace avinas::protocol {

void write(JsonWriter& json, const Results& results);
void write(JsonWriter& json, const Standings& standings);
void write(JsonWriter& json, const Activity& activity);

}  // namespace avinas::protocol
