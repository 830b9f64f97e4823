// SPDX-License-Identifier: MIT
// An event in a club, as its journal keeps it: replaying the events gives the club back. Secrets
// are kept as hashes only.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "server/club/state.hpp"

namespace avinas::server {

/// A new link that makes its opener the owner; earlier ones end.
struct OwnerLinkMade {
  std::string hash;
};
struct InvitationMade {
  std::string hash;
  protocol::InvitationInfo invitation;
  std::string by;        ///< name of who did it, as in all events below; empty in snapshots
  bool used_up = false;  ///< in snapshots
  PlayerId by_id{};      ///< of whoever may invite; empty: the operator, or an earlier version
};
/// Somebody became what they are: by an invitation, or because a host said so.
struct RoleGiven {
  PlayerId player;
  std::string name;
  protocol::Role role = protocol::Role::Guest;
  std::string invitation;  ///< hash of the secret that was used; empty if none was
  std::string by;          ///< empty with an invitation
};
struct PasswordSet {
  PlayerId player;
  std::string hash;
  std::string name;  ///< with `by`
  std::string by;    ///< empty where members set their own
};
struct Renamed {
  PlayerId player;
  std::string name;
  std::string by;  ///< empty where they named themselves
};
/// Nothing that is kept names them any more.
struct Forgotten {
  PlayerId player;
  std::string by;  ///< empty where they asked for it
};
/// A guest gave the club's password.
struct GuestAdmitted {
  PlayerId player;
};
/// A host muted, banned or removed somebody, or took that back.
struct MeasureTaken {
  protocol::Measure what = protocol::Measure::Mute;
  PlayerId player;
  std::string name;
  std::string by;
  std::int64_t until_ms = 0;  ///< Unix time when a removal, or a ban for days, ends
};
struct Reported {
  std::string about;
  std::string text;
  std::string by;
  PlayerId about_id{}, by_id{};  ///< empty in journals of earlier versions
};
struct ClubSet {
  std::string name;  ///< empty: as it is
  bool guests = true;
  std::optional<std::string> password_hash{};  ///< nothing: as it is; empty: none
  std::optional<protocol::Role> tables_from{}, archive_from{};
  std::optional<protocol::ClubNight> night{};
  std::optional<std::vector<std::string>> games{};  ///< nothing: as it is; empty: all
  std::string by;
  bool owned = false;  ///< in snapshots: somebody has owned it
};
/// A further device of a member. Only journals of earlier versions have it; tokens are rows now.
struct SessionAdded {
  PlayerId player;
  std::string token_hash;
};

/// In snapshots: a line of the audit log, or a report.
struct LineKept {
  bool is_report = false;
  protocol::AuditLine line;
};

using ClubEvent =
    std::variant<OwnerLinkMade, InvitationMade, RoleGiven, PasswordSet, Renamed, GuestAdmitted,
                 MeasureTaken, Reported, ClubSet, SessionAdded, LineKept, Forgotten>;

struct ClubEntry {
  ClubEvent event;
  std::int64_t at_ms = 0;  ///< Unix time
  std::string request{};   ///< that led to it: the player and the request's id; or none
};

/// Applies one event. The same function runs in play and in recovery.
void evolve(ClubState& club, const ClubEntry& entry);

std::string write_club_entry(const ClubEntry& entry);
/// Throws protocol::FormatError if the text is no entry.
ClubEntry read_club_entry(std::string_view text);

}  // namespace avinas::server
