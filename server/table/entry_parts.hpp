// SPDX-License-Identifier: MIT
// Parts that several entries of a table's journal have in common. All readers throw FormatError.
#pragma once

#include "protocol/codec.hpp"
#include "protocol/game_json.hpp"
#include "protocol/json_reader.hpp"
#include "protocol/json_writer.hpp"
#include "server/table/event.hpp"

namespace avinas::server {

Seat seat_in(const protocol::Json& o);
const std::string& text_in(const protocol::Json& o, const char* name);
/// A bot's "level"; journals of before there were levels know learners only.
BotLevel bot_level_in(const protocol::Json& o);
bool on_in(const protocol::Json& o);
protocol::TableOptions options_in(const protocol::Json& o);
shuffle::ServerSeed seed_in(const protocol::Json& o);
std::vector<protocol::Person> people_in(const protocol::Json& o, const char* name);
Deal deal_in(const protocol::Json& o);
games::Sheet sheet_in(const protocol::Json& o, games::GameIndex game);

/// Null where there is no member "evening".
std::shared_ptr<const EveningTable> evening_in(const protocol::Json& o);
/// The member "evening".
void write_evening(protocol::JsonWriter& json, const EveningTable& evening);
void write_people(protocol::JsonWriter& json, const std::vector<protocol::Person>& people);
/// The member "sheet".
void write_sheet(protocol::JsonWriter& json, const games::Sheet& sheet);

}  // namespace avinas::server
