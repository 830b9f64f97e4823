// SPDX-License-Identifier: MIT
// A connection's partner, which speaks with its client. Connection thread only.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "server/base/time.hpp"
#include "server/delivery/transport.hpp"
#include "server/session/addresses.hpp"

namespace avinas::server {

class Conversation {
 public:
  virtual ~Conversation() = default;
  /// A message came in at `now`.
  virtual void receive(std::string_view bytes, Millis now) = 0;
  /// A ping, a pong or a close came in at `now`.
  virtual void receive_control(Millis now) = 0;
  /// The client has said who it is.
  virtual bool welcomed() const = 0;
  /// Until when a client that was not welcomed may be silent, where it was told to wait; nothing:
  /// it has a hello's time.
  virtual std::optional<Millis> patient_until() const { return std::nullopt; }
  /// False for what the client does not want any more: news of a table that was left.
  virtual bool wants(const Outgoing& message) const = 0;
  /// News were dropped and everything else was taken: the whole table, or hall, is due.
  virtual void caught_up(bool table, bool hall) = 0;
  /// The connection is gone; `why` is for the log.
  virtual void ended(const std::string& why) = 0;
  /// False for another server of the club, whose messages are as many and as long as it needs.
  virtual bool is_limited() const { return true; }
};

/// Begins one for a connection; `account` is the client's address's.
using SessionFactory = std::function<std::unique_ptr<Conversation>(
    ConnectionId, std::shared_ptr<AddressAccount> account, std::weak_ptr<Transport>)>;

}  // namespace avinas::server
