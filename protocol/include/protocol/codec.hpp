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
inline constexpr std::size_t kMaxSaidBytes = 400;  ///< of one thing said: two sentences
inline constexpr std::size_t kMaxNameBytes = 60;  ///< of a player; about 30 letters of any script

/// A request, or the error that its sender is to be told.
using Decoded = std::variant<Request, Error>;
Decoded decode(std::string_view bytes);

std::string encode(const ServerMessage& message);

/// The bytes of `update` and `view` without the part that differs between receivers: for many
/// observers of the same view the text is made once. `frame` adds the head.
std::string encode_changes(const TableView& before, const TableView& after);
std::string encode_view(const TableView& view);
std::string frame_update(std::string_view reply_to, std::uint64_t version,
                         std::string_view changes);
std::string frame_view(std::string_view reply_to, std::uint64_t version, std::string_view view);

TableOptions read_table_options(const Json& object);
void write_table_options(JsonWriter& json, const TableOptions& options);

/// A name as it may stand at a table: trimmed, no control characters, 1 to kMaxNameBytes bytes.
/// FormatError otherwise.
std::string checked_name(std::string_view name);

}  // namespace avinas::protocol
