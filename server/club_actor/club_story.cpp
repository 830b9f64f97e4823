// SPDX-License-Identifier: MIT
// Puts the club's events into words. A report's text is left out: it is for the hosts alone.
#include "server/club_actor/club_story.hpp"

#include "protocol/names.hpp"
#include "server/base/people_log.hpp"
#include "server/base/time.hpp"

namespace avinas::server {
namespace {

using protocol::name_of;

std::string by(const std::string& name) { return name.empty() ? std::string() : ", by " + name; }

struct Story {
  void operator()(const RoleGiven& e) const {
    log_about({e.player, e.name}, "The role is now " + std::string(name_of(e.role)) +
                                      (e.by.empty() ? ", by an invitation" : by(e.by)));
  }
  void operator()(const MeasureTaken& e) const {
    const std::string until = e.until_ms > 0 ? ", until " + utc_text(e.until_ms) : std::string();
    log_about({e.player, e.name}, "Measure: " + std::string(name_of(e.what)) + by(e.by) + until);
  }
  void operator()(const PasswordSet& e) const {
    log_about({e.player, e.name}, "The password was changed" + by(e.by));
  }
  void operator()(const Renamed& e) const {
    log_about({e.player, e.name}, "The name was changed" + by(e.by));
  }
  void operator()(const Forgotten& e) const {
    log_about({e.player, {}}, "The player was forgotten" + by(e.by));
  }
  void operator()(const Reported& e) const {
    log_about({e.about_id, e.about}, "The player was reported" + by(e.by));
  }
  void operator()(const InvitationMade& e) const {
    if (e.used_up) return;
    log_about({},
              "An invitation was made for a " + std::string(name_of(e.invitation.role)) + by(e.by));
  }
  void operator()(const ClubSet& e) const {
    log_about({}, "The club's settings changed" + by(e.by));
  }
  void operator()(const auto&) const {}
};

}  // namespace

void log_story(const ClubEvent& event) { std::visit(Story{}, event); }

}  // namespace avinas::server
