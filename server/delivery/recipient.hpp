// SPDX-License-Identifier: MIT
// To whom a table speaks, and what of a message matters on its way.
#pragma once

#include <boost/asio/io_context.hpp>
#include <memory>
#include <string>

#include "server/base/connection.hpp"
#include "server/base/metrics.hpp"

namespace avinas::server {

/// A message on its way out.
struct Outgoing {
  std::shared_ptr<const std::string> bytes{};
  SendKind kind = SendKind::Reply;
  /// Let go when the message is written, or dropped: of one move, every seat's message holds the
  /// timer that ends with the last of them.
  std::shared_ptr<const void> until_written{};
  /// The connection's stay at a table that it belongs to; replies may have none.
  std::uint64_t stay = 0;
};

/// A connection while it is at one table.
class Recipient {
 public:
  virtual ~Recipient() = default;
  /// Any thread may call.
  virtual void deliver(Outgoing message) = 0;
  /// The context of the connection's thread.
  virtual boost::asio::io_context& home() = 0;
  /// As `deliver`, on the connection's own thread. False if there is nothing to write.
  virtual bool deliver_here(Outgoing message) = 0;
  /// The table let the connection go.
  virtual void released() = 0;
  /// The table goes to another server: whoever is at it comes again, and finds it there.
  virtual void moved() = 0;
};

}  // namespace avinas::server
