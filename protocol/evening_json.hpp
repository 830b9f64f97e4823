// SPDX-License-Identifier: MIT
// Evenings as JSON.
#pragma once

#include "protocol/client_messages.hpp"
#include "protocol/evening.hpp"
#include "protocol/json_reader.hpp"
#include "protocol/json_writer.hpp"

namespace avinas::protocol {

void write(JsonWriter& json, const EveningPlan& plan);
void write(JsonWriter& json, const Evening& evening);
void write(JsonWriter& json, const std::vector<EveningLine>& evenings);
void write(JsonWriter& json, const Evenings& evenings);

// These throw FormatError.
EveningPlan read_evening_plan(const Json& object);
OpenEvening read_open_evening(const Json& object);
LookAtEvening read_look_at_evening(const Json& object);
EveningStep read_evening_step(const Json& object, std::string seed);

}  // namespace avinas::protocol
