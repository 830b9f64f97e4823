// SPDX-License-Identifier: MIT
// The club around the tables: who may do what, who is here, what is said.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/frame/seat.hpp"
#include "protocol/table_view.hpp"

namespace avinas::protocol {

/// Each may do what those before it may. Hosts invite, mute, remove and ban; the owner also makes
/// hosts and sets what the club is.
enum class Role : std::uint8_t { Guest, Bot, Member, Host, Owner };

/// A host's measure against or for a player.
enum class Measure : std::uint8_t { Mute, Unmute, Remove, Ban, Unban, MakeMember, MakeHost };

/// The name that those who are forgotten have in what is kept.
inline constexpr const char* kSomebody = "Somebody";

/// A sign without words.
enum class Emote : std::uint8_t { Hello, Thanks, WellPlayed, Sorry, OneMoment, Cheers };

/// The club's next evening.
struct ClubNight {
  std::int64_t at_ms = 0;  ///< Unix time; 0: none is named
  std::string note{};      ///< what is played
  bool operator==(const ClubNight&) const = default;
};

/// The facts of the club that everybody may know.
struct ClubInfo {
  std::string name;
  bool guests = true;               ///< whoever comes may play
  bool password = false;            ///< a guest is asked for the club's password
  Role tables_from = Role::Guest;   ///< who may open tables: this role and those above
  Role archive_from = Role::Guest;  ///< who may see others' results and the standings
  ClubNight night{};
  /// The games that its tables are opened for, by their names, the first one first; empty: all.
  std::vector<std::string> games{};
};

struct PersonHere {
  std::string player;
  std::string name;
  Role role = Role::Guest;
  bool muted = false;
  std::string table;   ///< code of the listed table where they are
  bool wants = false;  ///< to play with whoever else does
  bool operator==(const PersonHere&) const = default;
};

/// A table as the hall shows it.
struct TableSummary {
  std::string code;
  std::string name{};  ///< for people
  TableStage stage = TableStage::Seating;
  PerSeat<std::string> seats;  ///< names; empty where nobody sits
  Watching watching = Watching::Anyone;
  int spectators = 0;
  bool listed = true;
  std::string host{};  ///< name, while they sit
  games::GameIndex game = 0;
  Seating seating{};
  bool operator==(const TableSummary&) const = default;
};

struct Member {
  std::string player;
  std::string name;
  Role role = Role::Member;
  bool banned = false;
  std::int64_t until_ms = 0;  ///< Unix time when a removal or a ban for days ends, or 0
};
struct InvitationInfo {
  Role role = Role::Member;
  int uses_left = 0;          ///< 0: many
  std::int64_t until_ms = 0;  ///< Unix time
};
/// A line of what hosts did or of what was reported, for hosts.
struct AuditLine {
  std::int64_t at_ms = 0;  ///< Unix time
  std::string who;
  std::string what;
  std::string whom;
  std::string text;
  // Of a report, and not told: names may be anybody's.
  std::string who_id{}, whom_id{};
};

}  // namespace avinas::protocol
