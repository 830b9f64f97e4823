// SPDX-License-Identifier: MIT
// The club's messages as JSON.
#pragma once

#include "protocol/json_writer.hpp"
#include "protocol/server_messages.hpp"

namespace avinas::protocol {

void write(JsonWriter& json, const Person& person);
void write(JsonWriter& json, const InvitationInfo& invitation);
void write(JsonWriter& json, const Hall& hall);
void write(JsonWriter& json, const HallChanged& told);
void write(JsonWriter& json, const AuditLog& log);
/// The member `devices`.
void write(JsonWriter& json, const std::vector<Device>& devices);
void write(JsonWriter& json, const MyData& data);

}  // namespace avinas::protocol
