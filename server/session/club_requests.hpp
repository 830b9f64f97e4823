// SPDX-License-Identifier: MIT
// A session's requests to the club and the hall: talk, invitations, what hosts do, results.
#pragma once

#include "server/session/services.hpp"

namespace avinas::server {

class ClubRequests {
 public:
  /// `context` outlives this.
  explicit ClubRequests(SessionContext& context) : context_(context) {}

  void on(const std::string& id, const protocol::EnterHall& enter);
  void on(const std::string& id, const protocol::Say& say);
  void on(const std::string& id, const protocol::WantToPlay& want);
  void on(const std::string& id, const protocol::AskBook& ask);
  void on(const std::string& id, const protocol::AskResults& ask);
  void on(const std::string& id, const protocol::AskStandings& ask);
  void on(const std::string& id, const protocol::Report& report);
  void on(const std::string& id, const protocol::Claim& claim) { ask_club(id, claim); }
  void on(const std::string& id, const protocol::SetPassword& set) { ask_club(id, set); }
  void on(const std::string& id, const protocol::Invite& invite) { ask_club(id, invite); }
  void on(const std::string& id, const protocol::Manage& manage) { ask_club(id, manage); }
  void on(const std::string& id, const protocol::SetClub& set) { ask_club(id, set); }
  void on(const std::string& id, const protocol::LinkDevice& link) { ask_club(id, link); }
  void on(const std::string& id, const protocol::AskDevices& ask) { ask_club(id, ask); }
  void on(const std::string& id, const protocol::EndDevices& end) { ask_club(id, end); }
  void on(const std::string& id, const protocol::AskMyData& ask);
  void on(const std::string& id, const protocol::AskActivity& ask);
  void on(const std::string& id, const protocol::ForgetMe& forget) { ask_club(id, forget); }

 private:
  void ask_club(const std::string& id, ClubActor::Request request);
  void answer(const std::string& id, ClubAnswer answer);
  /// Gives what is found as the answer to the request of that id.
  template <typename Found>
  std::function<void(std::optional<Found>)> answer_with(const std::string& id);

  SessionContext& context_;
};

}  // namespace avinas::server
