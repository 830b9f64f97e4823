// SPDX-License-Identifier: MIT
// Applies an event to the club. The same function runs in play and in recovery.
#include <algorithm>
#include <map>

#include "protocol/names.hpp"
#include "server/club/event.hpp"

namespace avinas::server {

using namespace protocol;

namespace {

void note(std::deque<AuditLine>& lines, std::size_t most, AuditLine line) {
  lines.push_back(std::move(line));
  if (lines.size() > most) lines.pop_front();
}

/// Of what is too much, the reports of somebody who files many go first, then those of guests, then
/// the oldest of whoever reported most. Of those alike, reports about somebody about whom there are
/// many go first, and then those about people whom few reported: the more witnesses, the longer
/// theirs stay, and nobody washes out what others said.
void note_report(ClubState& club, AuditLine line) {
  std::deque<AuditLine>& reports = club.reports;
  reports.push_back(std::move(line));
  if (reports.size() <= kReportLines) return;
  std::map<std::string, std::size_t> by, about;
  for (const AuditLine& report : reports) {
    ++by[report.who_id];
    ++about[report.whom_id];
  }
  const auto weight = [&](const AuditLine& report) {
    const bool is_guests = standing_of(club, report.who_id).role < Role::Member;
    constexpr std::size_t kMany = 20, kEnough = 5;
    const std::size_t of_them = about[report.whom_id];
    return std::tuple(by[report.who_id] > kMany, is_guests, by[report.who_id],
                      of_them > kEnough ? of_them : 0, kReportLines - of_them);
  };
  reports.erase(std::max_element(reports.begin(), reports.end(), [&](const auto& a, const auto& b) {
    return weight(a) < weight(b);
  }));
}

struct ClubEvolution {
  ClubState& club;
  std::int64_t at_ms;

  ClubState::Person& person(const PlayerId& player, const std::string& name) const {
    ClubState::Person& found = club.people[player];
    if (found.name.text.empty() && !name.empty()) found.name = known_name(name);
    return found;
  }
  PlayerId host_named(const std::string& name) const {
    if (name.empty()) return {};
    const auto host = std::find_if(club.people.begin(), club.people.end(), [&](const auto& entry) {
      return entry.second.standing.role >= Role::Host && entry.second.name.text == name;
    });
    return host == club.people.end() ? PlayerId() : host->first;
  }
  void audit(const std::string& by, std::string what, const std::string& whom = {},
             const PlayerId& player = {}) const {
    if (by.empty()) return;
    note(club.audit, kAuditLines, {at_ms, by, std::move(what), whom, {}, host_named(by), player});
  }

  /// A link lets nobody in when its maker could not make it any more: one who is a host still makes
  /// no more hosts.
  void end_invitations_of(const PlayerId& player, bool may_host = false) const {
    std::erase_if(club.invitations, [&](const auto& made) {
      const auto& [hash, invitation] = made;
      return invitation.by == player && (!may_host || invitation.info.role >= Role::Host);
    });
  }

  /// Each start prints one. Those printed before stay good: somebody may be about to open them.
  void operator()(const OwnerLinkMade& e) const {
    constexpr std::size_t kMost = 16;
    club.owner_links.push_back(e.hash);
    if (club.owner_links.size() > kMost) club.owner_links.pop_front();
  }
  void operator()(const InvitationMade& e) const {
    const PlayerId by = e.by_id.empty() ? host_named(e.by) : e.by_id;
    club.invitations[e.hash] = {e.invitation, e.used_up, by};
    audit(e.by, "invited " + std::string(name_of(e.invitation.role)));
  }
  void operator()(const RoleGiven& e) const {
    ClubState::Person& given = club.people[e.player];
    if (!e.name.empty()) given.name = known_name(e.name);
    given.standing.role = e.role;
    if (!given.standing.banned) given.standing.out_until_ms = 0;  // a removal ends with it
    if (e.role == Role::Guest) given.password_hash.clear();
    if (e.role < Role::Owner) end_invitations_of(e.player, e.role == Role::Host);
    if (e.role == Role::Bot) given.standing.muted = true;  // until a host lets it talk
    club.owned = club.owned || e.role == Role::Owner;
    const auto used = club.invitations.find(e.invitation);
    if (used != club.invitations.end() && used->second.info.uses_left > 0) {
      used->second.used_up = --used->second.info.uses_left == 0;
    }
    audit(e.by, "role " + std::string(name_of(e.role)), given.name.text, e.player);
  }
  void operator()(const PasswordSet& e) const {
    person(e.player, e.name).password_hash = e.hash;
    audit(e.by, "password", person(e.player, {}).name.text, e.player);
  }
  void operator()(const Renamed& e) const {
    club.people[e.player].name = known_name(e.name);
    audit(e.by, "rename", e.name, e.player);
  }
  /// Reports about them go whole, since a report quotes what they said.
  void operator()(const Forgotten& e) const {
    const auto known = club.people.find(e.player);
    const std::string name = known == club.people.end() ? std::string() : known->second.name.text;
    const auto is_theirs = [&](const PlayerId& player, const std::string& named) {
      return player.empty() ? !name.empty() && named == name : player == e.player;
    };
    std::erase_if(club.reports, [&](const auto& r) { return is_theirs(r.whom_id, r.whom); });
    for (auto* lines : {&club.audit, &club.reports}) {
      for (AuditLine& line : *lines) {
        if (is_theirs(line.who_id, line.who)) line.who = kSomebody, line.who_id.clear();
        if (is_theirs(line.whom_id, line.whom)) line.whom = kSomebody, line.whom_id.clear();
      }
    }
    if (known != club.people.end()) club.people.erase(known);
    end_invitations_of(e.player);
    club.admitted.erase(e.player);
    std::erase_if(club.forgotten,
                  [&](const auto& entry) { return entry.second + kForgottenKnownMs < at_ms; });
    const auto at = [](const auto& entry) { return entry.second; };
    if (club.forgotten.size() >= kMostForgotten) {
      club.forgotten.erase(std::ranges::min_element(club.forgotten, {}, at));
    }
    club.forgotten[e.player] = at_ms;
    audit(e.by, "forget", kSomebody);
  }
  void operator()(const GuestAdmitted& e) const { club.admitted.insert(e.player); }
  void operator()(const MeasureTaken& e) const {
    ClubState::Person& about = person(e.player, e.name);
    switch (e.what) {
      case Measure::Mute:
      case Measure::Unmute:
        about.standing.muted = e.what == Measure::Mute;
        break;
      case Measure::Ban:
      case Measure::Unban:
        about.standing.banned = e.what == Measure::Ban;
        if (e.what == Measure::Ban) end_invitations_of(e.player);
        about.standing.out_until_ms = e.until_ms;
        break;
      case Measure::Remove:
        about.standing.role = Role::Guest;
        end_invitations_of(e.player);
        if (!about.standing.banned) about.standing.out_until_ms = e.until_ms;
        about.name = known_name(unmarked(about.name.text));
        about.password_hash.clear();
        club.admitted.erase(e.player);
        break;
      case Measure::MakeMember:
      case Measure::MakeHost:
        break;  // these are roles given
    }
    std::string what(name_of(e.what));
    if (e.what == Measure::Ban && e.until_ms != 0) {
      constexpr std::int64_t kDayMs = 86'400'000;
      what += " for " + std::to_string((e.until_ms - at_ms) / kDayMs) + " days";
    }
    audit(e.by, what, about.name.text, e.player);
  }
  void operator()(const Reported& e) const {
    note_report(club, {at_ms, e.by, "report", e.about, e.text, e.by_id, e.about_id});
  }
  void operator()(const ClubSet& e) const {
    if (!e.name.empty()) club.name = e.name;
    club.guests = e.guests;
    club.owned = club.owned || e.owned;
    if (e.password_hash) {
      club.password_hash = *e.password_hash;
      club.admitted.clear();
    }
    club.tables_from = e.tables_from.value_or(club.tables_from);
    club.archive_from = e.archive_from.value_or(club.archive_from);
    club.night = e.night.value_or(club.night);
    club.games = e.games.value_or(club.games);
    audit(e.by, "club");
  }
  void operator()(const LineKept& e) const {
    if (e.is_report) return note_report(club, e.line);
    note(club.audit, kAuditLines, e.line);
  }
  void operator()(const SessionAdded& e) const { club.old_sessions[e.token_hash] = e.player; }
};

}  // namespace

void evolve(ClubState& club, const ClubEntry& entry) {
  std::visit(ClubEvolution{club, entry.at_ms}, entry.event);
}

}  // namespace avinas::server
