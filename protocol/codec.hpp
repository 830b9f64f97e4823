// SPDX-License-Identifier: MIT
// Messages to bytes and back: one decode, one encode. docs/protocol.md describes the wire.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "protocol/client_messages.hpp"
#include "protocol/json_reader.hpp"
#include "protocol/json_writer.hpp"
#include "protocol/server_messages.hpp"

namespace avinas::protocol {

/// The WebSocket subprotocol.
inline constexpr std::string_view kSubprotocol = "avinas.v1";

/// The largest message a client sends: a request is below 300 bytes; options take the most.
inline constexpr std::size_t kMaxMessageBytes = 4096;
/// Objects within objects in a message: options hold stakes, which is three.
inline constexpr int kMaxNesting = 8;
inline constexpr std::size_t kMaxIdBytes = 64;
/// Of a name as it comes in; how long it may be at a table is the club's to say.
inline constexpr std::size_t kMaxRawNameBytes = 240;
inline constexpr std::size_t kMaxSaidBytes = 400;  ///< of one thing said: two sentences

/// The request's id, found without reading the rest; empty where there is none. For answers to
/// requests that are refused unread.
std::string id_of(std::string_view bytes);

/// A request, or the error that its sender is to be told.
using Decoded = std::variant<Request, Error>;
Decoded decode(std::string_view bytes);
/// The same without the short way for moves: what it says of any bytes is what `decode` says.
Decoded decode_any(std::string_view bytes);

std::string encode(const ServerMessage& message);
/// As the hall lists it.
std::string encode(const TableSummary& table);
/// The club for those who have not come in: `{"games": ["sjavs"]}`, an empty list for all games.
std::string encode_at_the_door(const ClubInfo& club);

/// The bytes of `view` without the part that differs between receivers: for many observers of the
/// same view the text is made once, as that of an update is (changes.hpp). `frame` adds the head.
std::string encode_view(const TableView& view);
std::string frame_update(std::string_view reply_to, std::uint64_t version,
                         std::string_view changes);
std::string frame_view(std::string_view reply_to, std::uint64_t version, std::string_view view);

TableOptions read_table_options(const Json& object);
void write_table_options(JsonWriter& json, const TableOptions& options);

}  // namespace avinas::protocol
