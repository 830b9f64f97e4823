// SPDX-License-Identifier: MIT
// The server's messages to a client. `reply_to` is the id of the request answered; empty where the
// message answers none.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "protocol/club.hpp"
#include "protocol/evening.hpp"
#include "protocol/refusal.hpp"
#include "protocol/results.hpp"
#include "protocol/table_view.hpp"

namespace avinas::protocol {

/// Answer to `hello`.
struct Welcome {
  std::string reply_to;
  std::string player;  ///< public id
  std::string name;
  std::string token;  ///< secret; only for a new guest, who keeps it
  Role role = Role::Guest;
  std::vector<std::string> tables{};  ///< codes of tables where the player sits
  /// To another server of the club alone, as the last members of the message: which welcome it is,
  /// and with which device.
  struct ForServer {
    std::int64_t epoch = 0, count = 0;
    std::string device;
  };
  std::optional<ForServer> for_server{};
};
/// Answer to `link_device`: lets one other device in as the same player, once.
struct DeviceLink {
  std::string reply_to;
  std::string secret;
  std::int64_t until_ms = 0;  ///< Unix time
};
/// A browser or program on which somebody is signed in.
struct Device {
  std::string id;  ///< proves nothing
  std::string name;
  std::int64_t seen_ms = 0;  ///< Unix time of the day on which it was last here; 0: not known
  bool here = false;         ///< the one that asks
};
/// Answer to `ask_devices`: one's own, the latest seen first.
struct Devices {
  std::string reply_to;
  std::vector<Device> devices;
};
/// Answer to `ask_my_data`: everything that is kept about the one who asks.
struct MyData {
  std::string reply_to;
  Person who;
  Role role = Role::Guest;
  std::int64_t seen_ms = 0;  ///< Unix time of the day on which they were last here
  std::vector<Device> devices;
  std::vector<AuditLine> lines;  ///< what hosts did about them, and they as hosts; the newest first
  std::vector<AuditLine> reports;     ///< those that they made; the newest first
  std::vector<EveningLine> evenings;  ///< all that name them
  std::vector<std::string> matches;   ///< ids, the newest first; at most `kMatchesInMyData`
};
/// As many as a message holds; the operator's export has all of them.
inline constexpr std::size_t kMatchesInMyData = 2'000;
/// Everything that the hall shows; the whole of it each time.
struct Hall {
  ClubInfo club;
  std::vector<PersonHere> people;
  std::vector<TableSummary> tables;
  std::size_t people_in_all = 0, tables_in_all = 0;
};
/// The changes in the hall, to be put into any earlier picture of it.
struct HallChanged {
  std::optional<ClubInfo> club;
  std::vector<PersonHere> people;        ///< who came, or are otherwise than before
  std::vector<std::string> people_gone;  ///< ids
  std::vector<TableSummary> tables;
  std::vector<std::string> tables_gone;  ///< codes
  std::size_t people_in_all = 0, tables_in_all = 0;
};
/// Somebody said something.
struct Said {
  std::string place;  ///< a table's code; empty: the hall
  std::string player;
  std::string name;
  std::string text;
};
/// Somebody at the table showed something.
struct Shown {
  std::string player;
  std::string name;
  Emote what = Emote::Hello;
};
/// To one of four who want to play: opens a table, and calls these to it.
struct Gathered {
  std::vector<Person> people;
};
/// Answer to `ask_watchers`.
struct Watchers {
  std::string reply_to;
  std::vector<Person> people;
};
/// The parts of a hint's reason; the reason decides which are set.
struct HintFacts {
  std::optional<int> n{};
  std::optional<int> higher{};
  std::optional<int> points{};
  std::optional<Suit> suit{};
  std::optional<Card> card{};
};
/// Answer to `ask_hint`.
struct Hint {
  std::string reply_to;
  SeatAction action;
  std::string_view why;  ///< one of the words of bots/advice.hpp
  HintFacts facts{};
};
/// Answer to `ask_review`.
struct Review {
  std::string reply_to;
  std::string match;
  int hand = 0;                               ///< from 1
  const games::HandRecord* record = nullptr;  ///< not owned; of a hand that is over
  std::string_view analysis;                  ///< JSON of the room `analysis`
};
/// To a spectator: the hand before the one in play.
struct PreviousHandShown {
  int hand = 0;                               ///< from 1
  SeatList seats;                             ///< whose cards are shown
  const games::HandRecord* record = nullptr;  ///< not owned; public since that hand ended
};
/// Answer to `invite`.
struct Invited {
  std::string reply_to;
  std::string secret;
  InvitationInfo invitation;
};
/// Answer to `ask_book`.
struct AuditLog {
  std::string reply_to;
  std::vector<Member> members;
  std::vector<InvitationInfo> invitations;
  std::vector<AuditLine> lines;    ///< what hosts did, the newest first
  std::vector<AuditLine> reports;  ///< what was reported to them, the newest first
};
/// The table at which the client is has its home elsewhere: `/ws/N` leads there, with this N. Only
/// where several servers share the tables out.
struct Route {
  int share = 0;
};
/// Answer to `open_table`.
struct Opened {
  std::string reply_to;
  std::string table;
};
/// The request was carried out, with nothing more to show; also the answer to one repeated.
struct Done {
  std::string reply_to;
};

struct Error {
  std::string reply_to;
  Refusal why;
  /// When asking again has a chance, where that is known.
  std::optional<std::chrono::milliseconds> wait{};
};

enum class NoticeCode : std::uint8_t {
  TakenOver,
  Restarting,
  Storage,
  StorageBack,
  TooSlow,
  Closed,
  Called,  ///< to a table: by whom, its code and its name
};

/// Something the player must know that answers no request.
struct Notice {
  NoticeCode code = NoticeCode::Restarting;
  Params params{};
};

std::string in_english(const Notice& notice);

using ServerMessage =
    std::variant<Welcome, Opened, Done, Error, Notice, Hall, HallChanged, Said, Invited, AuditLog,
                 Shown, Gathered, Watchers, PreviousHandShown, Results, Standings, DeviceLink, Hint,
                 Review, Devices, MyData, Activity, Route, Evening, Evenings>;

}  // namespace avinas::protocol
