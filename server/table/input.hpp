// SPDX-License-Identifier: MIT
// The inputs of a table.
#pragma once

#include <string>
#include <variant>

#include "players/bots/advice.hpp"
#include "protocol/client_messages.hpp"
#include "server/base/connection.hpp"
#include "server/table/state.hpp"
#include "server/table/thinking.hpp"

namespace avinas::server {

/// Somebody comes to the table and wants the full view.
struct Attach {
  ConnectionId connection = 0;
  PlayerId player;
  std::string name;
  std::string request;
  bool member = false;      ///< of the club, for tables that only members may watch
  WelcomeNumber welcome{};  ///< of the connection
  std::string household{};  ///< the address, or the network that counts as one
  bool knows = false;       ///< it was here before, and comes again knowing what became of it
  games::Known games{};     ///< that the client can show
};
/// Somebody at the table says something.
struct Utterance {
  ConnectionId connection = 0;
  std::string request;
  std::variant<std::string, protocol::Emote> what;
  PlayerId player{};  ///< whose words they are, for a report
};
/// A seated player wants to know who watches.
struct ListWatchers {
  ConnectionId connection = 0;
  std::string request;
};
/// A player among bots wants advice.
struct HintRequest {
  ConnectionId connection = 0;
  std::string request;
};
/// The result of that.
struct HintFound {
  ConnectionId connection = 0;
  std::string request;
  Seat seat = Seat::North;
  std::optional<bots::Advice> advice{};
};
/// Somebody wants to know what each decision of the last hand that is over was worth.
struct ReviewLastHand {
  ConnectionId connection = 0;
  std::string request;
};
/// The result of that; nothing if there was no time.
struct ReviewFound {
  std::string match;
  int hand = 0;          ///< from 1
  std::string analysis;  ///< JSON (docs/match-record.md)
};
/// A player among bots wants them to take their time.
struct SlowBots {
  ConnectionId connection = 0;
  std::string request;
  Millis least{0};
};
/// The connection is gone, or goes elsewhere.
struct Detach {
  ConnectionId connection = 0;
};
struct Command {
  ConnectionId connection = 0;
  std::string request;
  protocol::TableCommand command;
};
/// The connection wants a full view again; `request` is empty where the outbox asked.
struct SendView {
  ConnectionId connection = 0;
  std::string request;
};
/// The time of `Effects::wake_at` has come.
struct WakeUp {};
/// The operator closes the table.
struct CloseTable {};
/// The storage stopped or resumed taking events; meanwhile no clock runs.
struct StorageStalled {
  bool stalled = false;
};
/// The club keeps somebody out: their seat is free at once.
struct PersonBarred {
  PlayerId player;
};
/// The evening's round is over: what was played here may be seen.
struct RoundIsOver {};
/// The evening's host ends the round: what is over counts.
struct EndOfRound {};
using TableInput =
    std::variant<Command, WakeUp, Attach, Detach, SendView, StorageStalled, Utterance, ListWatchers,
                 HintRequest, HintFound, ReviewLastHand, ReviewFound, SlowBots, CloseTable,
                 PersonBarred, Thought, RoundIsOver, EndOfRound>;

}  // namespace avinas::server
