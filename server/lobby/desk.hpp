// SPDX-License-Identifier: MIT
// The operator's desk: what somebody at the machine's shell asks of the club and its tables, while
// the server runs or on the data of a stopped one. No role is in his way; the book says it was him.
#pragma once

#include <functional>
#include <string>

#include "lobby/lobby.hpp"
#include "protocol/json_reader.hpp"

namespace avinas::server {

class Desk {
 public:
  /// What came of a request, in words for a terminal.
  struct Answer {
    bool done = true;
    std::string text;
  };
  using Reply = std::function<void(Answer)>;

  /// `lobby` outlives the desk.
  explicit Desk(Lobby& lobby) : lobby_(lobby) {}

  /// `request` has the word of `avinas admin` as "do", and its arguments. `reply` is called once,
  /// from any thread, when what was asked is durable.
  void handle(const protocol::Json& request, Reply reply);

 private:
  void members(const protocol::Json& request, const Reply& reply);
  void invitations(const protocol::Json& request, const Reply& reply);
  void invite(const protocol::Json& request, const Reply& reply);
  void tables(const protocol::Json& request, const Reply& reply);
  void close_table(const protocol::Json& request, const Reply& reply);
  void measure(const protocol::Json& request, const Reply& reply);
  void set_role(const protocol::Json& request, const Reply& reply);
  void reset_password(const protocol::Json& request, const Reply& reply);

  protocol::Person find(const protocol::Json& request) const;
  /// Makes the event durable, then lets the hall know and replies.
  void happen(protocol::Json event, const std::string& text, const Reply& reply);

  Lobby& lobby_;
};

}  // namespace avinas::server
