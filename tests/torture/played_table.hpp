// SPDX-License-Identifier: MIT
// A table whose players remember every acknowledgement, and find out after a kill whether anything
// of it is missing, doubled or invented.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

#include "server/store/shares.hpp"
#include "tests/support/ws_client.hpp"

namespace avinas::torture {

using testing::Disconnected;
using testing::Json;
using testing::TestPlayer;

struct Failure : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A player's own history of the hand: what was acknowledged, and what is still unknown.
struct History {
  std::vector<Json> acknowledged;
  Json pending;  ///< null, or the request whose answer was lost
  std::string pending_id;
  Json last_view;
};

/// A table and its four scripted players; those without a chair watch.
class Table {
 public:
  /// `by_route`: players come to the server that keeps the table, as proxies lead them.
  Table(std::uint64_t seed, std::string name, bool reads_fail, bool by_route = false)
      : rng_(seed), name_(std::move(name)), reads_fail_(reads_fail), by_route_(by_route) {}

  /// Each connection's port of the club.
  using Door = std::function<std::uint16_t()>;

  void connect(const Door& door) {
    if (code_.empty()) return open(door());
    for (TestPlayer& player : players_) {
      come(player, door);
      const Json answer = player.ask({{"type", "join"}, {"table", code_}});
      expect(answer["type"] == "view", "joining was refused: " + answer.dump());
    }
    settle();
    compare_views();
    for (std::size_t i = 0; i < 4; ++i) resolve(i);
    settle();
    for (const std::string& match : archived_) find_record(door(), match);
  }

  /// One step of play: an action, readiness, or another match.
  void step() {
    const Json& view = players_[0].view();
    if (!view["finished"].is_null()) check_hand();
    if (view["stage"] == "finished") {
      archived_.push_back(view["match"]);
      if (archived_.size() > kRecordsAskedFor) archived_.erase(archived_.begin());
      return request(0, {{"type", "start"}});
    }
    if (view["phase"] == "before_deal" || view["phase"] == "hand_over") return get_ready();
    for (std::size_t i = 0; i < 4; ++i) {
      if (!players_[i].to_act()) continue;
      return request(i, testing::lawful_request(players_[i].view(), rng_()));
    }
    throw Failure(name_ + ": nobody is to act: " + view.dump());
  }

  std::uint64_t acknowledged = 0;
  std::uint64_t resolved = 0;
  std::uint64_t hands = 0;
  std::uint64_t unreadable = 0;  ///< records that could not be read when they were asked for

 private:
  void come(TestPlayer& player, const Door& door) const {
    if (!by_route_) return player.connect(door());
    const std::string route = "/ws/" + std::to_string(server::share_of(code_));
    constexpr int kMostServers = 12;
    for (int tried = 1;; ++tried) {
      try {
        return player.connect(door(), route);
      } catch (const Disconnected&) {  // another's share
        if (tried == kMostServers) throw;
      } catch (const boost::system::system_error&) {  // a closed door
        if (tried == kMostServers) throw;
      }
    }
  }

  void find_record(std::uint16_t port, const std::string& match) {
    std::string answer;
    try {
      answer = testing::raw_exchange(
          port,
          "GET /api/matches/" + match + "/record HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    } catch (const boost::system::system_error& gone) {
      throw Disconnected(gone.what());
    }
    // The way to it is being looked for.
    if (answer.starts_with("HTTP/1.1 503")) throw Disconnected("not here now");
    if (answer.find("\r\n\r\n") == std::string::npos) throw Disconnected("killed meanwhile");
    if (reads_fail_ && answer.starts_with("HTTP/1.1 500")) {
      ++unreadable;
      return;
    }
    expect(answer.starts_with("HTTP/1.1 200"),
           "match " + match + " is not in the archive: " + answer.substr(0, 300));
  }

  void expect(bool holds, const std::string& what) const {
    if (!holds) throw Failure(name_ + " " + code_ + ": " + what);
  }

  /// Tables of every game and form, beside each other: for four, three and two.
  static Json options_of(std::uint64_t choice) {
    static const std::vector<Json> kForms{{{"game", "klorsjavs"}, {"form", "four"}},
                                          {{"game", "klorsjavs"}, {"form", "auction"}},
                                          {{"game", "sixbid"}, {"form", "frog"}},
                                          {{"game", "sjavsalone"}, {"form", "two"}}};
    const auto& games = games::All::kNames;
    const std::size_t chosen = choice % (games.size() + kForms.size());
    if (chosen == 0) return {{"overbid", "refused"}};
    if (chosen < games.size()) return {{"game", games.at(chosen)}};
    return kForms[chosen - games.size()];
  }

  void open(std::uint16_t port) {
    // A kill in here starts over with another table; the old one stays unused.
    players_ = {};
    histories_ = {};
    code_ = testing::seat_four(port, players_, options_of(rng_()));
    remember_views();
  }

  void remember_views() {
    for (std::size_t i = 0; i < 4; ++i) histories_[i].last_view = players_[i].view();
  }

  /// Everybody has the newest version.
  void settle() {
    std::uint64_t newest = 0;
    for (TestPlayer& player : players_) newest = std::max(newest, player.client->version);
    for (TestPlayer& player : players_) player.client->catch_up(newest);
  }

  /// With no answer outstanding, every seat's view is what it was before the kill.
  void compare_views() {
    for (const History& history : histories_) {
      if (!history.pending.is_null()) return;
    }
    if (!views_known_) return;  // killed between an answer and the others' updates
    for (std::size_t i = 0; i < 4; ++i) {
      Json view = players_[i].view(), before = histories_[i].last_view;
      for (const char* volatile_member : {"spectators", "clock", "standstill"}) {
        view.erase(volatile_member);
        before.erase(volatile_member);
      }
      expect(view == before, "a view changed: " + before.dump() + " became " + view.dump());
    }
  }

  /// Sends the request whose answer was lost again, with the same id.
  void resolve(std::size_t i) {
    History& history = histories_[i];
    if (history.pending.is_null()) return;
    const Json answer = players_[i].ask(history.pending, history.pending_id);
    expect(answer["type"] != "error" || history.pending["type"] != "act",
           "a repeated action was refused: " + answer.dump());
    ++resolved;
    accepted(i);
  }

  void accepted(std::size_t i) {
    History& history = histories_[i];
    if (history.pending["type"] == "act") history.acknowledged.push_back(history.pending);
    history.pending = nullptr;
    ++acknowledged;
  }

  void request(std::size_t i, Json request) {
    History& history = histories_[i];
    views_known_ = false;
    history.pending = request;
    history.pending_id = name_ + "-" + std::to_string(i) + "-" + std::to_string(++next_id_);
    const Json answer = players_[i].ask(request, history.pending_id);
    expect(answer["type"] != "error", "refused: " + request.dump() + " " + answer.dump());
    accepted(i);
    settle();
    remember_views();
    views_known_ = true;
  }

  void get_ready() {
    for (std::size_t i = 0; i < 4; ++i) {
      const std::string seat(1, "NESW"[i]);
      if (!players_[i].view()["seats"].contains(seat)) continue;  // a game for three
      if (!players_[i].view()["seats"][seat]["ready"].get<bool>() &&
          players_[i].view()["phase"] != "bidding" && players_[i].view()["phase"] != "knocking") {
        request(i, {{"type", "ready"}});
      }
    }
  }

  /// The hand laid open holds exactly what was acknowledged, in order.
  void check_hand() {
    const Json& view = players_[0].view();
    const std::string hand = view["match"].get<std::string>() + view["hand_number"].dump();
    if (hand == checked_) return;
    checked_ = hand;
    ++hands;
    for (std::size_t i = 0; i < 4; ++i) {
      std::vector<Json> happened;
      for (Json action : view["finished"]["actions"]) {
        if (action["seat"] != std::string(1, "NESW"[i])) continue;
        action.erase("seat");
        action["type"] = "act";
        happened.push_back(action);
      }
      expect(happened == histories_[i].acknowledged,
             "seat " + std::to_string(i) + " acknowledged " +
                 Json(histories_[i].acknowledged).dump() + ", happened " + Json(happened).dump());
      histories_[i].acknowledged.clear();
    }
  }

  std::mt19937_64 rng_;
  std::string name_;
  bool reads_fail_;  ///< a record may be unreadable for now; it is never missing
  bool by_route_;
  std::string code_;
  std::array<TestPlayer, 4> players_;
  std::array<History, 4> histories_;
  std::string checked_;
  static constexpr std::size_t kRecordsAskedFor = 3;
  std::vector<std::string> archived_;  ///< the latest matches that were seen at their ends
  bool views_known_ = false;
  int next_id_ = 0;
};

}  // namespace avinas::torture
