// SPDX-License-Identifier: MIT
// Requests from the machine's shell about the club and its tables, while the server runs or on the
// data of a stopped one. No role limits them; the audit log names the operator.
#pragma once

#include <deque>
#include <functional>
#include <optional>
#include <string>

#include "protocol/json_reader.hpp"
#include "server/archive/archive.hpp"
#include "server/club_actor/club_actor.hpp"
#include "server/evening_actor/evenings.hpp"
#include "server/hall/hall.hpp"
#include "server/table_actor/tables.hpp"

namespace avinas::server {

class AdminService {
 public:
  /// The answer to a request, in words for a terminal, and as facts for a program.
  struct Answer {
    bool done = true;
    std::string text;
    protocol::Json facts = protocol::Json::object();
  };
  using Reply = std::function<void(Answer)>;
  /// The other servers of the club.
  struct Others {
    /// If another of them keeps the club: in words, what to do; else nothing.
    std::function<std::optional<std::string>()> keep_club = [] { return std::nullopt; };
    /// They are to close the table, whoever of them keeps it.
    std::function<void(const std::string& code)> close_table = [](const std::string&) {};
  };

  /// All outlive this.
  AdminService(ClubActor& club, Hall& hall, Archive& archive, Tables& tables, Evenings& evenings,
               Others others)
      : club_(club),
        hall_(hall),
        archive_(archive),
        tables_(tables),
        evenings_(evenings),
        others_(std::move(others)) {}

  /// `request` has the word of `avinas admin` as "do", and its arguments. `reply` is called once,
  /// from any thread, when what was asked is durable.
  void handle(const protocol::Json& request, Reply reply);

 private:
  void members(const protocol::Json& request, const Reply& reply);
  void invitations(const protocol::Json& request, const Reply& reply);
  void audit_log(const protocol::Json& request, const Reply& reply);
  void reports(const protocol::Json& request, const Reply& reply);
  static void list_lines(const std::deque<protocol::AuditLine>& lines, const char* name,
                         const std::string& none, const Reply& reply);
  void invite(const protocol::Json& request, const Reply& reply);
  void list_tables(const protocol::Json& request, const Reply& reply);
  void close_table(const protocol::Json& request, const Reply& reply);
  void measure(const protocol::Json& request, const Reply& reply);
  void set_role(const protocol::Json& request, const Reply& reply);
  void reset_password(const protocol::Json& request, const Reply& reply);
  void rename(const protocol::Json& request, const Reply& reply);
  void export_data(const protocol::Json& request, const Reply& reply);
  void export_with_records(const protocol::MyData& data, const Reply& reply);
  void forget(const protocol::Json& request, const Reply& reply);

  /// Finds the person that the request names: a member, a banned player, or somebody who is here.
  void with_person(const protocol::Json& request, const Reply& reply,
                   std::function<void(const protocol::Person&)> work);
  /// Has the club do it, then replies.
  void carry_out(ClubCommand command, const std::string& text, const Reply& reply,
                 protocol::Json facts = protocol::Json::object());

  ClubActor& club_;
  Hall& hall_;
  Archive& archive_;
  Tables& tables_;
  Evenings& evenings_;
  const Others others_;
};

}  // namespace avinas::server
