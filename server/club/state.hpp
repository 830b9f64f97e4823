// SPDX-License-Identifier: MIT
// The state of a club: members, rights, invitations, the audit log. All of it follows from the
// club's journal.
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "protocol/server_messages.hpp"
#include "server/club/names.hpp"

namespace avinas::server {

/// The public id of a player; it proves nothing.
using PlayerId = std::string;

/// A player's role and standing in the club.
struct Standing {
  protocol::Role role = protocol::Role::Guest;
  bool muted = false;
  bool banned = false;
  std::int64_t out_until_ms = 0;  ///< kept out until then (Unix time); a ban with 0 has no end
  bool operator==(const Standing&) const = default;
};

/// Lines kept of each, so that reports cannot wash out what hosts did; older ones stay in the
/// journal.
inline constexpr std::size_t kAuditLines = 200, kReportLines = 200;

/// For how long a match that was under way when somebody was forgotten may last.
inline constexpr std::int64_t kForgottenKnownMs = 60LL * 24 * 60 * 60 * 1000;
/// So many at the most; then the oldest goes: each forgetting writes them all.
inline constexpr std::size_t kMostForgotten = 2'000;

struct Invitation {
  protocol::InvitationInfo info;
  bool used_up = false;
  PlayerId by{};  ///< empty: the operator
};

struct ClubState {
  struct Person {
    PersonName name;
    Standing standing;
    std::string password_hash{};
    /// A member's name is theirs alone, and so is a bot's.
    bool is_member() const {
      return standing.role >= protocol::Role::Bot || !password_hash.empty();
    }
  };

  std::string name = "Avinas";
  bool guests = true;         ///< whoever comes may play
  std::string password_hash;  ///< of the club; empty: none
  protocol::Role tables_from = protocol::Role::Guest, archive_from = protocol::Role::Guest;
  protocol::ClubNight night;
  std::vector<std::string> games;     ///< that tables are opened for, by name; empty: all
  std::map<PlayerId, Person> people;  ///< members, and guests about whom something was done
  std::set<PlayerId> admitted;        ///< guests who gave the club's password as it is now
  std::map<std::string, Invitation> invitations;  ///< by the hash of the secret
  std::deque<std::string> owner_links;            ///< hashes; good until somebody owns the club
  bool owned = false;
  /// Those who were forgotten, and when (Unix time): their matches may still be under way.
  std::map<PlayerId, std::int64_t> forgotten;
  std::deque<protocol::AuditLine> audit, reports;  ///< the newest last
  /// Tokens of further devices, by hash, from journals of earlier versions.
  std::map<std::string, PlayerId> old_sessions;
};

Standing standing_of(const ClubState& club, const PlayerId& player);
bool may_open_tables(const ClubState& club, const PlayerId& player);
/// Somebody whom the club lets in only to finish a match: nothing but that match is theirs.
bool only_finishes(const ClubState& club, const PlayerId& player);
bool offers(const ClubState& club, std::string_view game);
/// The reason for which somebody may not come in now, if there is one.
std::optional<protocol::Reason> kept_out(const Standing& standing, std::int64_t now_ms);
/// The member who has that name.
std::optional<PlayerId> member_named(const ClubState& club, const PersonName& name);
/// Why `player` may not have that name, or nothing: it is a member's or a role's, or looks like
/// one. `player` may be empty for somebody who is new. An owner may have the name of a role: `role`
/// is what they are or are to be.
std::optional<protocol::Refusal> refuse_name(const ClubState& club, const PlayerId& player,
                                             const PersonName& name, protocol::Role role);
protocol::ClubInfo info_of(const ClubState& club);
/// Members, and others who are kept out then.
std::vector<protocol::Member> members_of(const ClubState& club, std::int64_t now_ms);
/// Those that can be used now.
std::vector<protocol::InvitationInfo> usable_invitations(const ClubState& club,
                                                         std::int64_t now_ms);
bool is_usable(const Invitation& invitation, std::int64_t now_ms);

}  // namespace avinas::server
