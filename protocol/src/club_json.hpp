// SPDX-License-Identifier: MIT
// The club's messages as JSON.
#pragma once

#include "protocol/json_writer.hpp"
#include "protocol/server_messages.hpp"

namespace avinas::protocol {

void write(JsonWriter& json, const Person& person);
void write(JsonWriter& json, const InvitationInfo& invitation);
std::string encode_hall(const Hall& hall);
std::string encode_hall_changed(const HallChanged& told);
std::string encode_audit_log(const AuditLog& log);

}  // namespace avinas::protocol
