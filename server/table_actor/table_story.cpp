// SPDX-License-Identifier: MIT
// Puts a table's events into words, without their content: the journal knows the cards.
#include "server/table_actor/table_story.hpp"

#include "server/base/people_log.hpp"

namespace avinas::server {
namespace {

class Story {
 public:
  Story(const TableState& table, const Sitting& before) : table_(table), before_(before) {}

  void operator()(const TableOpened& e) const { tell({e.host, {}}, "Opened the table"); }
  void operator()(const SeatTaken& e) const {
    tell({e.player, e.name}, "Sat down in seat " + seat(e.seat));
  }
  void operator()(const SeatLeft& e) const { tell_of(e.seat, "Gave up seat "); }
  void operator()(const SeatCleared& e) const { tell_of(e.seat, "Lost, to the host, seat "); }
  void operator()(const StandInSet& e) const {
    const HumanSeat* player = human(table_.seats[e.seat]);
    if (!player) return;
    tell({player->player, player->name},
         e.stand_in ? "Away or out of time: a bot plays seat " + seat(e.seat)
                    : "Plays again in seat " + seat(e.seat));
  }
  void operator()(const MatchStarted& e) const { tell({}, "A match began: " + e.id); }
  void operator()(const MatchEnded&) const { tell({}, "The match ended"); }
  void operator()(const MatchAbandoned&) const { tell({}, "The match was given up"); }
  void operator()(const PauseSet& e) const {
    tell({}, e.paused ? "A pause began" : "Play went on");
  }
  void operator()(const auto&) const {}

 private:
  static std::string seat(Seat seat) { return std::string(to_text(seat)); }
  void tell(const protocol::Person& person, const std::string& what) const {
    log_about({person.player, person.name, 0, table_.code}, what);
  }
  void tell_of(Seat of, const std::string& what) const {
    tell(before_[of].value_or(protocol::Person{}), what + seat(of));
  }

  const TableState& table_;
  const Sitting& before_;
};

}  // namespace

Sitting sitting_at(const TableState& table) {
  Sitting sitting;
  for (const Seat seat : kAllSeats) {
    if (const HumanSeat* player = human(table.seats[seat])) {
      sitting[seat] = protocol::Person{player->player, player->name};
    }
  }
  return sitting;
}

void log_story(const TableState& table, const Sitting& before, const Effects& effects) {
  for (const JournalEntry& entry : effects.journal) std::visit(Story(table, before), entry.event);
}

}  // namespace avinas::server
