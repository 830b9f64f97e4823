// SPDX-License-Identifier: MIT
// The effects of a table: entries for the journal, messages, an alarm.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "protocol/server_messages.hpp"
#include "server/base/connection.hpp"
#include "server/base/time.hpp"
#include "server/table/event.hpp"
#include "server/table/input.hpp"
#include "server/table/thinking.hpp"

namespace avinas::server {

using Bytes = std::shared_ptr<const std::string>;

struct Send {
  ConnectionId to = 0;
  Bytes bytes;
  SendKind kind = SendKind::Reply;
  bool to_seat = false;  ///< the receiver plays
};
/// One message for every spectator but those named, who are sent something of their own.
struct Broadcast {
  Bytes bytes;
  std::vector<ConnectionId> except{};
  SendKind kind = SendKind::Update;
};
/// The request being handled; an empty id where nobody waits for an answer.
struct Asking {
  ConnectionId connection = 0;
  std::string request{};
};
struct RefusedRequest {
  Asking asking;
  protocol::ErrorCode code{};
  std::string_view word;  ///< of the reason, on the wire
};
/// Work that takes longer than a table's thread has: done elsewhere, and what comes of it is an
/// input. Out of time, it does what costs nothing.
using Errand = std::function<TableInput(bool in_time)>;
struct Effects {
  std::vector<JournalEntry> journal;  ///< must be durable before anything is sent
  std::vector<Send> sends;
  std::vector<Broadcast> broadcasts;   ///< after the sends, so that no seat waits for an audience
  std::vector<ConnectionId> released;  ///< connections that the table turned away
  bool match_ended = false;            ///< its record belongs into the archive
  std::optional<Millis> wake_at{};
  std::shared_ptr<const Think> think{};  ///< to be answered by a Thought, soon or never
  std::vector<Errand> errands{};         ///< what people asked for
  std::optional<RefusedRequest> refused{};
};

/// Adds the message to what is sent.
void send(Effects& effects, ConnectionId to, const protocol::ServerMessage& message);
/// The request was carried out and changed nothing that is shown.
void answer_done(Effects& effects, const Asking& asking);
/// Returns the message, so that it can be given again.
Bytes refuse(Effects& effects, const Asking& asking, protocol::Refusal why);

}  // namespace avinas::server
