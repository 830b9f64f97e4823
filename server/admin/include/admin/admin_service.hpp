// SPDX-License-Identifier: MIT
// What somebody at the machine's shell asks of the club and its tables, while the server runs or on
// the data of a stopped one. Nobody's role is in the way; the audit log says that it was the
// operator.
#pragma once

#include <functional>
#include <string>

#include "club_actor/club_actor.hpp"
#include "hall/hall.hpp"
#include "protocol/json_reader.hpp"
#include "table_actor/tables.hpp"

namespace avinas::server {

class AdminService {
 public:
  /// What came of a request, in words for a terminal, and as facts for a program.
  struct Answer {
    bool done = true;
    std::string text;
    protocol::Json facts = protocol::Json::object();
  };
  using Reply = std::function<void(Answer)>;

  /// All outlive this.
  AdminService(ClubActor& club, Hall& hall, Tables& tables)
      : club_(club), hall_(hall), tables_(tables) {}

  /// `request` has the word of `avinas admin` as "do", and its arguments. `reply` is called once,
  /// from any thread, when what was asked is durable.
  void handle(const protocol::Json& request, Reply reply);

 private:
  void members(const protocol::Json& request, const Reply& reply);
  void invitations(const protocol::Json& request, const Reply& reply);
  void invite(const protocol::Json& request, const Reply& reply);
  void list_tables(const protocol::Json& request, const Reply& reply);
  void close_table(const protocol::Json& request, const Reply& reply);
  void measure(const protocol::Json& request, const Reply& reply);
  void set_role(const protocol::Json& request, const Reply& reply);
  void reset_password(const protocol::Json& request, const Reply& reply);

  /// Finds the person that the request names: a member, a banned player, or somebody who is here.
  void with_person(const protocol::Json& request, const Reply& reply,
                   std::function<void(const protocol::Person&)> work);
  /// Has the club do it, then replies.
  void carry_out(ClubCommand command, const std::string& text, const Reply& reply,
                 protocol::Json facts = protocol::Json::object());

  ClubActor& club_;
  Hall& hall_;
  Tables& tables_;
};

}  // namespace avinas::server
