// SPDX-License-Identifier: MIT
// A connection as those see it who send to it and know no socket.
#pragma once

#include <functional>

#include "server/delivery/recipient.hpp"

namespace avinas::server {

/// Why a connection is closed, in RFC 6455's numbers and the registry that belongs to it.
enum class CloseCode : std::uint16_t {
  UnknownData = 1003,
  PolicyViolation = 1008,  ///< the client broke a rule of the house
  InternalError = 1011,    ///< a fault of the program
  ServiceRestart = 1012,   ///< clients come back after a while
};

class Transport {
 public:
  virtual ~Transport() = default;
  /// Any thread may call.
  virtual void send(Outgoing message) = 0;
  /// As `send`, on the connection's own thread. False if there is nothing to write: the connection
  /// is closing, or the message is not wanted any more.
  virtual bool send_here(Outgoing message) = 0;
  /// The context of the connection's thread.
  virtual boost::asio::io_context& home() = 0;
  /// Says why and closes, once what was sent before is out. Connection thread only.
  virtual void close_politely(CloseCode code, const std::string& reason) = 0;
  /// Runs the function on the connection's thread; any thread may call.
  virtual void run(std::function<void()> work) = 0;
  /// The process ends and no thread runs any more: lets go of everything it holds.
  virtual void abandon() = 0;
};

}  // namespace avinas::server
