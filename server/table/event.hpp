// SPDX-License-Identifier: MIT
// An event at a table, as the journal keeps it: replaying the events gives the table back.
#pragma once

#include <string>
#include <variant>

#include "engine/frame/shared.hpp"
#include "server/table/state.hpp"

namespace avinas::server {

struct TableOpened {
  std::string code;
  std::string name;  ///< empty in journals of earlier versions
  PlayerId host;
  protocol::TableOptions options;
  std::shared_ptr<const EveningTable> evening{};
};
struct OptionsSet {
  protocol::TableOptions options;
};
struct SeatTaken {
  Seat seat = Seat::North;
  PlayerId player;
  std::string name;
};
/// A player gave the seat up; in a match a bot holds it from now on.
struct SeatLeft {
  Seat seat = Seat::North;
};
struct BotSeated {
  Seat seat = Seat::North;
  std::string name;
  BotLevel level = BotLevel::Learner;
};
/// In a match all players agreed at which level its bots play.
struct BotsLevelled {
  BotLevel level = BotLevel::Learner;
};
/// A seat was emptied while no match was played.
struct SeatCleared {
  Seat seat = Seat::North;
};
struct MatchStarted {
  std::string id;
  Seat first_dealer = Seat::North;
  int rules_version = 0;
};
/// The server's secret seed for the next deal; observers learn its commitment.
struct SeedDrawn {
  shuffle::ServerSeed seed{};
};
struct ReadyGiven {
  Seat seat = Seat::North;
  std::string seed;  ///< hex, or empty
};
/// The deal; it follows from the seeds, and recovery checks that it does.
struct HandDealt {
  Seat dealer = Seat::North;
  Deal deal;
};
struct Acted {
  Seat seat = Seat::North;
  Action action;
};
/// The hand's result; recovery compares it with the engine's.
struct HandScored {
  games::HandResult result;
  games::Sheet sheet;
};
struct StandInSet {
  Seat seat = Seat::North;
  bool stand_in = false;
};
struct ProposalSet {
  Seat seat = Seat::North;
  protocol::Proposal what = protocol::Proposal::Pause;
  bool agreed = false;
};
struct PauseSet {
  bool paused = false;
};
/// A seat's player chose who sees its cards a hand later, in place of those before.
struct HandOpened {
  Seat seat = Seat::North;
  std::vector<protocol::Person> watchers;
};
struct MatchAbandoned {};
/// The match came to its end by the rules; `local_day` is for the Cats tradition (R6.5).
struct MatchEnded {
  std::int64_t local_day = 0;
};

/// All tables of the evening's round are done: the match may be seen.
struct MatchUnsealed {};

/// An ended match as its table still shows it: how it stood before its last hand, and that hand.
struct EndedMatch {
  struct LastHand {
    Seat dealer = Seat::North;
    Deal deal;
    std::vector<SeatAction> actions;
    DealSeeds seeds;
  };
  std::string id;
  int rules_version = 0;
  std::int64_t started_ms = 0, ended_ms = 0;  ///< Unix time
  games::Options rules;
  games::Sheet sheet;
  int hands_before = 0;
  bool given_up = false;
  std::optional<LastHand> last;  ///< nothing: it was given up before the first deal
};
/// A request that was carried out, so that its repetition is recognised.
struct RememberedRequest {
  PlayerId player;
  std::string request;
};
/// The state of a table while no match is played, in place of all entries that led to it.
struct TableSnapshot {
  std::string code;
  std::string name;
  PlayerId host;
  std::string opening_request;
  protocol::TableOptions options;
  PerSeat<Holder> seats;
  PerSeat<std::vector<protocol::Person>> open_to;
  int card_back = 0;
  std::optional<std::int64_t> cats_on_day;
  std::optional<EndedMatch> match;
  std::vector<RememberedRequest> requests;
};

using TableEvent =
    std::variant<TableOpened, OptionsSet, SeatTaken, SeatLeft, BotSeated, SeatCleared, MatchStarted,
                 SeedDrawn, ReadyGiven, HandDealt, Acted, HandScored, StandInSet, ProposalSet,
                 PauseSet, MatchAbandoned, MatchEnded, HandOpened, BotsLevelled,
                 Shared<TableSnapshot>, MatchUnsealed>;

/// An event, when it was, and whose request caused it.
struct JournalEntry {
  TableEvent event;
  std::int64_t at_ms = 0;  ///< Unix time
  PlayerId by;             ///< empty where nobody asked
  std::string request;     ///< the request's id; empty where nobody asked
};

}  // namespace avinas::server
