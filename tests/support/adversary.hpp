// SPDX-License-Identifier: MIT
// Accounts that do whatever they can to see more than one hand: they sit, stand, watch, open hands,
// let one another in, go, come and wait for restarts, at random. What each was sent is held against
// a ledger of its own, which knows who held which seat first in each hand (R7.1, for people).
#pragma once

#include <map>
#include <set>

#include "engine/avinas/rules/view.hpp"
#include "protocol/action_json.hpp"
#include "protocol/codec.hpp"
#include "tests/support/match_at.hpp"
#include "tests/support/simulated_table.hpp"

namespace avinas::testing {

/// A server with a fault in it, for the test of the test.
struct AdversarysFault {
  Door door = observer_of;
  bool sits_anywhere = false;  ///< requests to sit in a hand are granted whoever asks
};

class AdversarysEvening {
 public:
  AdversarysEvening(std::uint64_t seed, const AdversarysFault& fault)
      : rng_(seed),
        fault_(fault),
        table_(seed, options(), {Millis(10), Millis(20)},
               {deal_by_shuffle, usual_parts().strategy, fault.door}) {}

  /// The finding, or nothing.
  std::string run(int steps) {
    for (int i = 0; i < steps && found_.empty(); ++i) {
      step();
      update_ledger();
      check(i);
    }
    return found_;
  }

  /// Hands in which an account was shown a seat's cards, so that a test knows they were real.
  std::size_t hands_seen() const { return seen_.size(); }
  int refused_for_knowledge() const { return refused_for_knowledge_; }

 private:
  static protocol::TableOptions options() {
    protocol::TableOptions options;
    options.hold_seconds = 5;
    options.one_hand_behind = true;
    return options;
  }
  static const std::array<PlayerId, 6>& accounts() {
    static const std::array<PlayerId, 6> all{"host", "a1", "a2", "a3", "a4", "a5"};
    return all;
  }
  PlayerId account() { return accounts()[pick(rng_, accounts().size())]; }
  Seat seat() { return static_cast<Seat>(pick(rng_, 4)); }

  ConnectionId connection_of(const PlayerId& player) {
    for (const ConnectionId id : table_.open) {
      if (table_.clients[id].player == player) return id;
    }
    return table_.attach(player);
  }

  void step() {
    const PlayerId who = account();
    switch (pick(rng_, 16)) {
      case 0:
        table_.attach(who);  // perhaps a second tab
        break;
      case 1:
        table_.detach(connection_of(who));
        break;
      case 2:
        table_.advance(Millis(pick(rng_, 8'000)));
        break;
      case 3:
        if (pick(rng_, 10) == 0) table_.restart();
        break;
      case 4:
      case 5:
      case 6:
        sit(who);
        break;
      case 7:
        table_.ask(connection_of(who), protocol::Stand{});
        break;
      case 8:
        table_.ask(connection_of(who), protocol::LetIn{seat(), account()});
        break;
      case 9:
        table_.ask(connection_of("host"), protocol::FillBots{});
        table_.ask(connection_of("host"), protocol::Start{});
        break;
      case 10:
        table_.ask(connection_of(who), protocol::OpenHand{{{account(), {}}}});
        break;
      case 11:
        table_.input(PersonBarred{who});
        break;
      case 12:
        for (const PlayerId& player : accounts()) {
          table_.ask(connection_of(player), protocol::Ready{});
        }
        break;
      default:
        act(connection_of(who));
    }
  }

  void sit(const PlayerId& who) {
    const Seat wanted = seat();
    const ConnectionId id = connection_of(who);
    // Behind a planted door that shows the wrong view the answer may be missing.
    const bool misled =
        fault_.door(table_.state(), who).seat != observer_of(table_.state(), who).seat;
    const std::string request = table_.ask(id, protocol::Sit{wanted});
    const Json& answer = table_.clients[id].answers[request];
    const bool answered = !answer.is_null();
    if (!answered && !misled) found_ = who + ": a wish to sit is not answered";
    const bool refused = answered && answer.value("reason", "") == "held_another_seat";
    refused_for_knowledge_ += refused;
    const bool seated = seat_of(table_.state(), who).has_value();
    if (fault_.sits_anywhere && in_hand(table_.state()) && !seated &&
        !human(table_.state().seats[wanted])) {
      table_.force(SeatTaken{wanted, who, "Name of " + who});
    }
  }

  void act(ConnectionId id) {
    const Json& view = table_.clients[id].view;
    if (view.is_null() || view["legal"].empty()) return;
    const Json& legal = view["legal"];
    table_.ask(id, protocol::Act{protocol::read_action(legal[pick(rng_, legal.size())])});
  }

  // --- the ledger, kept without the server's own book -----------------------------------------

  std::string hand_now() const {
    const auto& match = table_.state().match;
    if (!match || !games::hand_in_play(match->state)) return {};
    return match->id + "/" + std::to_string(games::hands_dealt(match->state));
  }
  void update_ledger() {
    const std::string hand = hand_now();
    if (hand.empty()) return;
    for (const Seat s : kAllSeats) {
      if (const HumanSeat* player = human(table_.state().seats[s])) {
        first_seat_.try_emplace({hand, player->player}, s);
      }
    }
  }
  Observer allowed(const PlayerId& player) const {
    const auto seat = seat_of(table_.state(), player);
    const auto first = first_seat_.find({hand_now(), player});
    const bool may = seat && (first == first_seat_.end() || first->second == *seat);
    return may ? Observer::of(*seat) : Observer::spectator();
  }

  void check(int step) {
    const std::string hand = hand_now();
    for (const ConnectionId id : table_.open) {
      const TestClient& client = table_.clients[id];
      if (client.view.is_null() || hand.empty()) continue;
      if (!client.view["hand"].empty()) {
        seen_[{hand, client.player}].insert(client.view["you"].dump());
        if (seen_[{hand, client.player}].size() > 1) report(step, client.player, "two hands");
      }
      const MatchState& match = match_at(table_.state());
      const protocol::CommonView common{std::make_shared<const protocol::TableInfo>(),
                                        public_view(match)};
      const protocol::TableView expected{std::make_shared<const protocol::CommonView>(common),
                                         {},
                                         own_view(match, allowed(client.player))};
      const Json wanted = Json::parse(protocol::encode_view(expected));
      for (const char* name : {"you", "hand", "private_look", "trick", "last_trick", "legal",
                               "exposed", "points", "lengths", "finished"}) {
        if (client.view[name] != wanted[name]) report(step, client.player, name);
      }
    }
  }
  void report(int step, const PlayerId& player, const std::string& what) {
    if (found_.empty()) {
      found_ = player + " at step " + std::to_string(step) + ": " + what;
    }
  }

  Rng rng_;
  const AdversarysFault fault_;
  SimulatedTable table_;
  std::map<std::pair<std::string, PlayerId>, Seat> first_seat_;
  std::map<std::pair<std::string, PlayerId>, std::set<std::string>> seen_;
  int refused_for_knowledge_ = 0;
  std::string found_;
};

}  // namespace avinas::testing
