// SPDX-License-Identifier: MIT
// What a client can ask of the server.
#pragma once

#include <string>
#include <variant>

#include "model/action.hpp"
#include "protocol/table_view.hpp"

namespace avinas::protocol {

/// Says who one is: a name for a new guest, or the secret token of a known one.
struct Hello {
  std::string name;   ///< may be empty with a token
  std::string token;  ///< empty for a new guest
};
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

/// Sits in a free seat, or takes over from a bot.
struct Sit {
  Seat seat = Seat::North;
};
/// Gives the seat up; in a match a bot plays on.
struct Stand {};
/// Host: sets the options, while no match is played.
struct SetOptions {
  TableOptions options;
};
/// Host: puts bots into all empty seats.
struct FillBots {};
/// Host: empties a seat that a bot holds, while no match is played.
struct ClearSeat {
  Seat seat = Seat::North;
};
/// Host: starts a match with the four who sit.
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

/// What is asked of a table by somebody who joined it.
using TableCommand = std::variant<Act, Sit, Stand, SetOptions, FillBots, ClearSeat, Start, Ready,
                                  Propose, Withdraw, TakeBack>;
using ClientMessage = std::variant<TableCommand, Hello, OpenTable, Join, Leave, Resync>;

/// A message and its id, which the answer repeats.
struct Request {
  std::string id;
  ClientMessage message;
};

}  // namespace avinas::protocol
