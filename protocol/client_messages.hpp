// SPDX-License-Identifier: MIT
// A client's requests to the server.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "engine/frame/action.hpp"
#include "protocol/club.hpp"
#include "protocol/evening.hpp"
#include "protocol/table_view.hpp"

namespace avinas::protocol {

/// Says who one is: a name for a new guest, or the secret token of a known one.
struct Hello {
  std::string name;          ///< may be empty with a token
  std::string token;         ///< empty for a new guest
  std::string password{};    ///< of a member of that name, or of the club
  std::string invitation{};  ///< secret of an invitation, or of the owner's link
  std::string link{};        ///< secret of a link from another device of the same player
  std::string device{};      ///< what its owner may call this device by, such as "Firefox, Linux"
  games::Known games{};      ///< that the client can show; others are kept from it
};
/// Takes up an invitation, or the owner's link.
struct Claim {
  std::string secret;
};
/// Asks for a link that lets another device of the same player in, once and soon.
struct LinkDevice {};
/// Asks for one's own devices.
struct AskDevices {};
/// Signs devices of one's own out.
struct EndDevices {
  std::string device;  ///< its id; empty: all but this one
};
/// Asks for everything that is kept about oneself.
struct AskMyData {};
/// Wants to be forgotten: the name goes from everything that is kept.
struct ForgetMe {};
/// Asks how much is played, by day and by week; for hosts.
struct AskActivity {};
/// Wants to be told of the hall, now and whenever it changes.
struct EnterHall {
  std::string after;  ///< the page of tables begins after this code; empty: with the first
};
/// Says something: at the table joined, or else in the hall.
struct Say {
  std::string text;
};
/// Shows something without words, at the table joined.
struct Show {
  Emote what = Emote::Hello;
};
/// At a table: asks somebody who looks at the hall to come to it.
struct CallPlayer {
  std::string player;
};
/// Wants to play with whoever else in the hall does, or no more. Once four do, one of them gets
/// `Gathered`.
struct WantToPlay {
  bool wants = true;
};
/// Seated: who watches this table, to choose from for `OpenHand`.
struct AskWatchers {};
/// Seated among bots alone: what a bot would do in one's place, and why.
struct AskHint {};
/// Asks for the worth of each decision of the last hand that is over.
struct AskReview {};
/// Seated among bots alone: they act after so many seconds at the least, until told otherwise.
struct BotsWait {
  int seconds = 0;  ///< 0 to `kLongestBotPause`
};
inline constexpr int kLongestBotPause = 20;
/// Is the line alive? Answered with `done`.
struct Ping {};
/// Asks for a player's finished matches and what they came to.
struct AskResults {
  std::string player;  ///< empty: one's own
  games::GameIndex game = 0;
};
/// Asks for the club's standings of a month or a year, in the club's time zone.
struct AskStandings {
  int year = 0;
  int month = 0;  ///< 1 to 12; 0: the whole year
  games::GameIndex game = 0;
};
/// Members: a password to sign in with on another device.
struct SetPassword {
  std::string password;
};
/// Hosts: makes a link that lets others in.
struct Invite {
  Role role = Role::Member;
  int uses = 1;  ///< 0: many
  int days = 7;
};
/// Hosts: does something about a player.
struct Manage {
  std::string player;
  Measure what = Measure::Mute;
  int days = 0;  ///< of a ban; 0: until it is taken back
};
inline constexpr int kLongestBan = 3650;
/// Tells the hosts of a player, with what was last said.
struct Report {
  std::string player;
  std::string text;
};
/// Owner: what the club is.
struct SetClub {
  std::string name;
  bool guests = true;
  std::optional<std::string> password{};            ///< nothing: as it is; empty: none
  std::optional<Role> tables_from{};                ///< nothing: as it is
  std::optional<Role> archive_from{};               ///< nothing: as it is
  std::optional<ClubNight> night{};                 ///< nothing: as it is
  std::optional<std::vector<std::string>> games{};  ///< nothing: as it is; empty: all
};
/// Hosts: members, invitations, what was done and reported.
struct AskBook {};
/// Opens a table; the opener hosts it.
struct OpenTable {
  TableOptions options;
};
/// Goes to a table: the answer is a full view. A connection is at one table at a time.
struct Join {
  std::string table;
};
/// Goes away from the table; a seat stays its player's.
struct Leave {};
/// Asks for a full view again.
struct Resync {};

/// Sits in a free seat. In a match: asks to be let into a bot's seat, or into that of somebody for
/// whom a stand-in plays; the host sits at once in a bot's seat with no person opposite.
struct Sit {
  Seat seat = Seat::North;
};
/// Gives the seat up; in a match a bot plays on.
struct Stand {};
/// Host: sets the options. During a match only who may watch, and whether the hall shows the table.
struct SetOptions {
  TableOptions options;
};
/// Host: puts bots of that level into all empty seats, or gives the bots of the table that level in
/// one seat.
struct FillBots {
  BotLevel level = BotLevel::Club;
  std::optional<Seat> seat{};  ///< only this one, empty or a bot's
};
/// The person opposite, or where none is, the host: gives a seat of a match to somebody who asked.
struct LetIn {
  Seat seat = Seat::North;
  std::string player;
};
/// Host: empties a seat of a bot or of somebody who is away, while no match is played.
struct ClearSeat {
  Seat seat = Seat::North;
};
/// Host: starts a match with those who sit.
struct Start {};
/// Ready for the next deal, with a seed of one's own for the shuffle: 32 hex digits, or empty.
struct Ready {
  std::string seed;
};
/// An action of the game.
struct Act {
  Action action;
};
/// Proposes, or agrees to, a pause, its end, or giving the match up.
struct Propose {
  Proposal what = Proposal::Pause;
};
/// Takes one's agreement back.
struct Withdraw {
  Proposal what = Proposal::Pause;
};
/// Takes the seat back from a stand-in.
struct TakeBack {};
/// "The rest are mine": plays the hand out where the own cards take every trick that is left.
struct TakeRest {};

/// Lets these spectators, and no others, see one's own cards of each hand while the next is played.
struct OpenHand {
  std::vector<Person> watchers;  ///< the names are the server's to fill in
};
/// Spectators whom one seat can be open to: a family, or a class.
inline constexpr std::size_t kMaxNamedWatchers = 20;

/// Opens an evening; the opener hosts it, and plays in no pair unless they come into one.
struct OpenEvening {
  std::string name;
  TableOptions options;
  EveningPlan plan;
};
/// Asks for the evenings that are not over.
struct AskEvenings {};
/// Wants to be told of that evening, now and whenever it changes, and of no other.
struct LookAtEvening {
  std::string code;  ///< empty: of none any more
  int round = 0;     ///< whose meetings are shown now; 0: the last one's
};
/// Does something at an evening; the answer is the evening.
struct EveningStep {
  std::string code;
  EveningDo what = EveningDo::Enter;
  int pair = 0;          ///< to come into, from 1; 0: a new one
  std::string player{};  ///< the partner in that pair; or who leaves: empty for oneself, and
                         ///< another is the host's to take out
  std::string seed{};    ///< for the cards, as that of `Ready`
};

/// The requests to a table from somebody who joined it.
using TableCommand = std::variant<Act, Sit, Stand, SetOptions, FillBots, ClearSeat, Start, Ready,
                                  Propose, Withdraw, TakeBack, TakeRest, OpenHand, LetIn>;
using ClientMessage =
    std::variant<TableCommand, Hello, OpenTable, Join, Leave, Resync, Claim, EnterHall, Say,
                 SetPassword, Invite, Manage, Report, SetClub, AskBook, Show, CallPlayer,
                 WantToPlay, AskWatchers, AskResults, AskStandings, LinkDevice, AskDevices,
                 EndDevices, AskMyData, ForgetMe, AskActivity, AskHint, AskReview, BotsWait, Ping,
                 OpenEvening, AskEvenings, LookAtEvening, EveningStep>;

/// A message and its id, which the answer repeats.
struct Request {
  std::string id;
  ClientMessage message;
};

}  // namespace avinas::protocol
