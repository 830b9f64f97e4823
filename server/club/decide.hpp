// SPDX-License-Identifier: MIT
// A club's decision on a request: the events it leads to, or why it is refused. Secrets come in as
// hashes, passwords too: nothing here is slow, and nothing draws a random number.
#pragma once

#include <variant>
#include <vector>

#include "protocol/client_messages.hpp"
#include "server/club/event.hpp"

namespace avinas::server {

using ClubDecision = std::variant<std::vector<ClubEvent>, protocol::Refusal>;

/// The asker. The operator at the machine's shell has no player, and no role limits what they may
/// do.
struct ClubAsker {
  PlayerId player;
  std::string name;
  bool is_operator = false;
  std::string request{};  ///< the player and the request's id; nothing is decided by it
  std::string device{};   ///< the one that asks; nothing is decided by it
};

// --- commands -----------------------------------------------------------------------------------

struct ClaimInvitation {
  std::string hash;
};
struct MakeInvitation {
  std::string hash;
  protocol::InvitationInfo invitation;
};
/// A host's measure about somebody, whose name is known from the accounts.
struct TakeMeasure {
  protocol::Person person;
  protocol::Measure what = protocol::Measure::Mute;
  int days = 0;  ///< of a ban; 0: until it is taken back
};
struct GiveRole {
  protocol::Person person;
  protocol::Role role = protocol::Role::Member;
};
struct SetPasswordHash {
  protocol::Person person;  ///< whose; the asker's own, but for the operator
  std::string hash;
};
struct FileReport {
  std::string about;
  std::string text;
  PlayerId about_id{};
};
/// Stands in a report's text before each of the last lines of the person reported.
inline constexpr const char* kBeforeWords = " | ";
/// The text without what stands before words: nobody puts words into another's mouth.
std::string without_bars(std::string text);
/// A removal holds for twelve hours.
inline constexpr std::int64_t kRemovedForMs = 12LL * 60 * 60 * 1000;
inline constexpr std::int64_t kDayOfBanMs = 24LL * 60 * 60 * 1000;
/// With the password hashed already.
struct SetClubAs {
  protocol::SetClub set;
  std::optional<std::string> password_hash{};
};
struct Rename {
  PersonName name;
  PlayerId player{};  ///< whose; empty: the asker's own. Another's is the operator's to change
};
/// Their name goes from everything that is kept.
struct ForgetPerson {
  protocol::Person person;
};
struct MakeOwnerLink {
  std::string hash;
};
using ClubCommand =
    std::variant<ClaimInvitation, MakeInvitation, TakeMeasure, GiveRole, SetPasswordHash,
                 FileReport, SetClubAs, Rename, ForgetPerson, MakeOwnerLink>;

ClubDecision decide(const ClubState& club, const ClubAsker& asker, const ClubCommand& command,
                    std::int64_t now_ms);

/// Somebody who comes to the door.
struct Arrival {
  PlayerId player;
  PersonName name;
  std::string invitation_hash;  ///< empty if none was brought
  bool is_new = false;          ///< nobody knew this player before
  bool gave_club_password = false;
  bool in_match = false;  ///< sits in a match that is being played
};
/// The role that the invitation gives, if it can be used.
protocol::Role role_on_arrival(const ClubState& club, const PlayerId& player, bool is_new,
                               const std::string& invitation_hash, std::int64_t now_ms);
/// The ground on which they come in, or the refusal.
ClubDecision decide_arrival(const ClubState& club, const Arrival& arrival, std::int64_t now_ms);

}  // namespace avinas::server
