// SPDX-License-Identifier: MIT
// The state of a table: seats, agreements, the match in play. All of it follows from the journal;
// connections and clocks do not, and are kept elsewhere.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "engine/games/match.hpp"
#include "protocol/club.hpp"
#include "protocol/table_view.hpp"
#include "server/table/deal_seeds.hpp"
#include "server/table/evening_table.hpp"

namespace avinas::server {

/// The public id of a player; it proves nothing.
using PlayerId = std::string;

struct Vacant {};
struct HumanSeat {
  PlayerId player;
  std::string name;
  bool stand_in = false;  ///< a bot plays until the player takes the seat back
};
/// The player in place of somebody who is away.
inline constexpr BotLevel kStandInLevel = BotLevel::Club;

struct BotSeat {
  std::string name;
  BotLevel level = BotLevel::Learner;
};
using Holder = std::variant<Vacant, HumanSeat, BotSeat>;

/// Somebody who has left a seat in the hand in play: they know its cards, and may be shown those of
/// no other seat before the hand is over.
struct FormerHolder {
  PlayerId player;
  Seat seat = Seat::North;
};

/// A hand that was played at this table, for the record.
struct PlayedHand {
  games::HandRecord hand;
  games::Sheet sheet;
  DealSeeds seeds;
};

/// A seat that changed hands during the match, for the record.
struct Replacement {
  int hand = 0;  ///< hands dealt when it happened
  Seat seat = Seat::North;
  Holder holder;
};

/// A match, from its start until another one replaces it.
struct TableMatch {
  std::string id;
  std::int64_t started_ms = 0;  ///< Unix time
  std::int64_t ended_ms = 0;    ///< Unix time; 0 while it runs
  games::MatchState state;
  std::optional<DealSeeds> next;            ///< drawn for the next deal, being added to
  PerSeat<bool> ready;                      ///< for the next deal
  std::optional<DealSeeds> current;         ///< of the hand in play or just laid open
  std::vector<PlayedHand> hands;            ///< after its end, perhaps the last alone
  games::Sheet sheet_before{};              ///< how it stood before the first of `hands`
  std::optional<PerSeat<Holder>> starters;  ///< the seats when it began, once another holds one
  std::vector<int> scores;                  ///< of an evening's shared hands to North and South
  bool sealed = false;  ///< it is over, and waits for the other tables of its evening
  std::vector<Replacement> replacements;
};

/// Spectators, by the seat that shows them its cards.
using OpenHands = PerSeat<std::vector<protocol::Person>>;

struct TableState {
  std::string code;
  std::string name;  ///< for people; opens nothing
  PlayerId host;
  std::string opening_request;  ///< the host's request that opened it
  protocol::TableOptions options;
  PerSeat<Holder> seats;
  std::optional<TableMatch> match;
  bool paused = false;
  PerSeat<std::array<bool, protocol::kProposals>> proposals;
  std::optional<OpenHands> open_to;         ///< who sees a seat's cards a hand later, if anybody
  std::vector<FormerHolder> former;         ///< of the hand in play: the first seat of each
  int card_back = 0;                        ///< R6.5
  std::optional<std::int64_t> cats_on_day;  ///< local day of the last Cats under the tradition
  std::shared_ptr<const EveningTable> evening;  ///< that opened it; null: a table of its own
};

/// Hands that all tables of an evening's round play, each on a sheet of its own; none elsewhere.
std::span<const EveningTable::Hand> shared_hands(const TableState& table);
/// The shared hands that were played here may not be told yet: their round is not over.
bool awaits_round(const TableState& table);
/// How far the match of an evening's table is; nothing before it began.
std::optional<EveningReport> report_of(const TableState& table);

/// The seat whose cards of the hand in play this person has been shown, if any: the first one that
/// they held.
std::optional<Seat> known_seat(const TableState& table, const PlayerId& player);
/// As whom this person is shown the table. The one door: a person who holds a seat sees as that
/// seat, unless they have seen another's cards in the hand in play; then, and without a seat, they
/// see what spectators see.
Observer observer_of(const TableState& table, const PlayerId& player);
/// The spectators who see this seat's cards a hand later.
const std::vector<protocol::Person>& watchers_of(const TableState& table, Seat seat);
void open_hand(TableState& table, Seat seat, std::vector<protocol::Person> watchers);
/// Those who play the table's game, and their seats, clockwise.
Seating seating_of(const TableState& table);
std::span<const Seat> chairs_of(const TableState& table);
/// A match is being played and a hand of it is in play.
bool in_hand(const TableState& table);

/// The seat that this player holds, if any.
std::optional<Seat> seat_of(const TableState& table, const PlayerId& player);
protocol::TableStage stage_of(const TableState& table);
/// A match is in play and a next deal is awaited.
bool awaits_deal(const TableState& table);
/// The seat is played by the server: a bot's, or a human's with a stand-in.
bool is_automatic(const Holder& holder);
/// How well the server plays the seat; it does play it.
BotLevel level_of(const Holder& holder);
/// Bots hold all other seats.
bool among_bots(const TableState& table, Seat seat);
/// How long a table where nobody is stays open: a day, so that a link sent in the morning is good
/// for the evening, and a month where people have a match to finish, or others of its round; an
/// hour where an evening's match is over.
std::chrono::hours patience_with(const TableState& table);
inline const HumanSeat* human(const Holder& holder) { return std::get_if<HumanSeat>(&holder); }

}  // namespace avinas::server
