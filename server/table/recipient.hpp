// SPDX-License-Identifier: MIT
// To whom a table speaks, and what of a message matters on its way.
#pragma once

#include <boost/asio/io_context.hpp>
#include <memory>
#include <string>

#include "ops/metrics.hpp"
#include "table/core.hpp"

namespace avinas::server {

/// A message on its way out.
struct Outgoing {
  std::shared_ptr<const std::string> bytes{};
  SendKind kind = SendKind::Reply;
  /// Held by every seat's message of one move: lives until the last of them is written.
  std::shared_ptr<MoveTimer> timer{};
  /// The connection's stay at a table that it belongs to; replies may have none.
  std::uint64_t stay = 0;
};

/// Somebody who is sent what a table says. Any thread may call.
class Recipient {
 public:
  virtual ~Recipient() = default;
  virtual void deliver(Outgoing message) = 0;
  /// The context of the connection's thread.
  virtual boost::asio::io_context& home() = 0;
  /// As `deliver`, on the connection's own thread. False if there is nothing to write: he is gone,
  /// or is skipped ahead.
  virtual bool deliver_here(Outgoing message) = 0;
  /// The connection is no longer at the table.
  virtual void released() = 0;
};

}  // namespace avinas::server
