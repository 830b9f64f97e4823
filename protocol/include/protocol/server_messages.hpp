// SPDX-License-Identifier: MIT
// What the server tells a client. `reply_to` is the id of the request answered; empty where the
// message answers none.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "protocol/club.hpp"
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
};
/// Everything that the hall shows; the whole of it each time.
struct Hall {
  ClubInfo club;
  std::vector<PersonHere> people;
  std::vector<TableSummary> tables;
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
/// Answer to `ask_watchers`.
struct Watchers {
  std::string reply_to;
  std::vector<Person> people;
};
/// To a spectator: the hand before the one in play.
struct Behind {
  int hand = 0;                        ///< from 1
  SeatList seats;                      ///< whose cards he is to be shown
  const HandRecord* record = nullptr;  ///< not owned; public since that hand ended
};
/// Answer to `invite`.
struct Invited {
  std::string reply_to;
  std::string secret;
  InvitationInfo invitation;
};
/// Answer to `ask_book`.
struct Book {
  std::string reply_to;
  std::vector<Member> members;
  std::vector<InvitationInfo> invitations;
  std::vector<BookLine> lines;
};
/// Answer to `open_table`.
struct Opened {
  std::string reply_to;
  std::string table;
};
/// Everything the observer may know of the table now.
struct FullView {
  std::string reply_to;
  std::uint64_t version = 0;
  const TableView* view = nullptr;  ///< not owned; lives through the encoding
};
/// What changed for the observer since the version before.
struct Update {
  std::string reply_to;
  std::uint64_t version = 0;
  const TableView* before = nullptr;  ///< not owned
  const TableView* after = nullptr;   ///< not owned
};
/// The request was carried out, with nothing more to show; also the answer to one repeated.
struct Done {
  std::string reply_to;
};

/// Codes of errors, which clients may rely on.
enum class ErrorCode : std::uint8_t {
  BadMessage,  ///< not JSON, a wrong type, a missing member, an unknown type
  NotWelcome,  ///< nothing but hello comes first; or the token is unknown
  NoSuchTable,
  NotAtTable,  ///< the request needs a table joined, or a seat
  NotAllowed,  ///< only the host may; or not now
  SeatTaken,
  RuleViolation,  ///< `rule` names it
  Limit,          ///< too many, too long, too fast
  Unavailable,    ///< the storage is full or the server is ending; try again later
};

struct Error {
  std::string reply_to;
  ErrorCode code = ErrorCode::BadMessage;
  std::string rule;  ///< such as "R5.2", or empty
  std::string sentence;
};

enum class NoticeCode : std::uint8_t { TakenOver, Restarting, Storage, TooSlow, Closed };

/// Something the player must know that answers no request.
struct Notice {
  NoticeCode code = NoticeCode::Restarting;
  std::string sentence;
};

using ServerMessage =
    std::variant<Welcome, Opened, FullView, Update, Done, Error, Notice, Hall, Said, Invited, Book,
                 Shown, Watchers, Behind, Results, Standings>;

}  // namespace avinas::protocol
