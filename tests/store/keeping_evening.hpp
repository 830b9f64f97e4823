// SPDX-License-Identifier: MIT
// An evening of servers that keep one club on one engine: an engine that is late, loses questions
// and answers, cuts waits for its standbys short and fails over to a standby that lacks what nobody
// was told of; servers that stand still, are killed and are parted from it. All on a hand-moved
// clock, with the code that waits and writes in earnest (Turn, Writer, Appending).
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <iostream>
#include <map>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "server/store/postgres/turn.hpp"
#include "server/store/postgres/writer.hpp"
#include "tests/store/simulated_engine.hpp"
#include "tests/support/fibers.hpp"

namespace avinas::testing {

using server::Appending;
using server::EngineAway;
using server::EngineSession;
using server::EngineWarned;
using server::Keeper;
using server::Patience;
using server::Positions;
using server::QueuedWrite;
using server::ServerAddress;
using server::Turn;
using server::TurnWaits;
using server::Write;
using server::Writer;
using std::chrono::milliseconds;

inline constexpr milliseconds kEvening{20'000};
inline constexpr int kServers = 3, kTables = 3;

/// The faults of a carelessly written program.
enum class Planted : std::uint8_t {
  Nothing,
  NoFence,            ///< neither is an epoch asked for, nor the old keeper's session ended
  ToldBeforeDurable,  ///< people hear of a move before the engine confirmed it
  NoPlaces,           ///< a move that is said again stands behind itself
  AlwaysOurs,         ///< who stood still shows what it knew
  ImpatientHeir,      ///< the club is taken over after a moment's silence, and nobody is fenced
};

struct Server {
  std::string name;
  milliseconds stands_still_until{0}, parted_until{0};
  std::map<std::string, std::vector<std::string>> shown;  ///< what it knows of each table
  Writer* writer = nullptr;                               ///< while it keeps the club
};

struct Killed {};

class Evening {
 public:
  Evening(std::uint64_t seed, Planted planted, bool told = false)
      : rng_(seed), planted_(planted), told_(told) {}

  /// The first failure; empty: none.
  std::string run() {
    for (std::size_t i = 0; i < servers_.size(); ++i) {
      servers_[i].name = "server-" + std::to_string(i);
    }
    for (Server& server : servers_) {
      fibers_.start([this, &server] { live(server); });
      fibers_.start([this, &server] { show(server); });
    }
    fibers_.start([this] { trouble(); });
    fibers_.run(kEvening);
    check_journal();
    return wrong_;
  }
  std::size_t acknowledged() const { return acknowledged_count_; }
  int takeovers() const { return takeovers_; }

 private:
  class Session;

  bool one_in(std::uint64_t n) { return rng_() % n == 0; }
  milliseconds up_to(int most) {
    return milliseconds(rng_() % static_cast<std::uint64_t>(most + 1));
  }
  Writer::Moment clock() const { return Writer::Moment(fibers_.now()); }
  void find(const std::string& what) {
    tell("WRONG: " + what);
    if (wrong_.empty()) wrong_ = what;
  }

  /// A session that is told to end may still do what it has begun.
  void end_soon(int session) {
    fibers_.start([this, session] {
      fibers_.sleep(up_to(20));
      engine_.sessions.erase(session);
    });
  }

  /// Prints the events, for a seed that is run alone.
  void tell(const std::string& what) const {
    if (told_) std::cout << fibers_.now().count() << " ms  " << what << '\n';
  }

  /// The server's own time passes; it may stand still in it.
  void pass(Server& server, milliseconds time) {
    fibers_.sleep(time);
    while (server.stands_still_until > fibers_.now()) {
      fibers_.sleep(server.stands_still_until - fibers_.now());
    }
  }

  void trouble() {
    while (true) {
      fibers_.sleep(up_to(3'000));
      Server& server = servers_[rng_() % kServers];
      switch (rng_() % 5) {
        case 0:
          server.stands_still_until = fibers_.now() + up_to(8'000);
          tell(server.name + " stands still until " +
               std::to_string(server.stands_still_until.count()));
          break;
        case 1:
          server.parted_until = fibers_.now() + up_to(8'000);
          tell(server.name + " is parted until " + std::to_string(server.parted_until.count()));
          break;
        case 2:
          engine_.fail_over(rng_);
          tell("the engine fails over");
          break;
        case 3:
          to_kill_ = &server;
          tell(server.name + " is to be killed");
          break;
        default:
          engine_.sessions.erase(engine_.now.session);
          tell("the keeper's line breaks");
      }
    }
  }

  void live(Server& server) {
    while (true) {
      try {
        serve(server);
      } catch (const Killed&) {
        to_kill_ = nullptr;
      }
      server.writer = nullptr;
      pass(server, milliseconds(50) + up_to(500));
    }
  }

  void serve(Server& server);
  bool write(Server& server, Writer& writer, Positions& positions);
  std::unique_ptr<EngineSession> recover(Server& server, std::unique_ptr<EngineSession> session,
                                         Positions& positions);

  /// People look at tables all the time.
  void show(Server& server) {
    while (true) {
      pass(server, up_to(200));
      const bool ours =
          server.writer && (planted_ == Planted::AlwaysOurs || server.writer->is_ours(clock()));
      if (ours) check_shown(server);
      if (!wrong_.empty()) return;
    }
  }
  void check_shown(const Server& server) {
    for (const auto& [table, moves] : acknowledged_) {
      const auto known = server.shown.find(table);
      const std::size_t count = known == server.shown.end() ? 0 : known->second.size();
      if (count < moves.size()) find(server.name + " shows a table without what was confirmed");
    }
  }

  void acknowledge(Server& server, const Write& write) {
    for (const std::string& entry : write.entries) {
      acknowledged_[write.table].push_back(entry);
      server.shown[write.table].push_back(entry);
      ++acknowledged_count_;
      tell("confirmed: " + entry);
    }
  }

  void check_journal() {
    std::map<std::string, std::vector<std::string>> journal;
    for (const auto& [place, text] : engine_.now.journal) journal[place.first].push_back(text);
    for (const auto& [table, moves] : acknowledged_) {
      auto at = journal[table].begin();
      for (const std::string& move : moves) {
        at = std::find(at, journal[table].end(), move);
        if (at == journal[table].end()) return find("a confirmed move is lost, or out of order");
        ++at;
      }
    }
    for (const auto& [table, moves] : journal) {
      if (std::set<std::string>(moves.begin(), moves.end()).size() != moves.size()) {
        find("a move stands twice");
      }
    }
  }

  std::mt19937_64 rng_;
  const Planted planted_;
  const bool told_;
  Fibers fibers_;
  SimulatedEngine engine_;
  std::array<Server, kServers> servers_;
  Server* to_kill_ = nullptr;
  int last_session_ = 0, last_move_ = 0, takeovers_ = 0;
  std::map<std::string, std::vector<std::string>> acknowledged_;
  std::size_t acknowledged_count_ = 0;
  std::string wrong_;
};

/// A server's session at the simulated engine.
class Evening::Session final : public EngineSession {
 public:
  Session(Evening& evening, Server& server)
      : evening_(evening), server_(server), id_(++evening.last_session_) {
    on_the_way();
    evening_.engine_.sessions.insert(id_);
    evening_.pass(server_, evening_.up_to(2));
  }
  ~Session() override { evening_.engine_.sessions.erase(id_); }

  Keeper keeper() override {
    Keeper found;
    ask([&](const Committed& now) {
      found = now.keeper;
      found.has_session = evening_.engine_.sessions.contains(now.session);
    });
    return found;
  }
  Committed::Journal journal() {
    Committed::Journal found;
    ask([&](const Committed& now) { found = now.journal; });
    return found;
  }
  std::int64_t take(const Keeper& before, const ServerAddress& place) override {
    if (before.serving && evening_.planted_ != Planted::NoFence) {
      ask([&](const Committed& now) {
        if (as_seen(now, before)) evening_.end_soon(now.session);
      });
    }
    std::int64_t epoch = 0;
    say([&](Committed& now) {
      if (!as_seen(now, before)) return;
      // The careless one raises it once only.
      const bool raises = evening_.planted_ != Planted::ImpatientHeir || before.epoch == 0;
      epoch = before.epoch + (raises ? 1 : 0);
      now.keeper = {place.node, place.link, epoch, now.keeper.beat + 1, true, true};
      now.session = id_;
    });
    return epoch;
  }
  bool move_here(std::int64_t epoch) override {
    return where(epoch, [&](Committed& now) { now.session = id_; });
  }
  bool beat(std::int64_t epoch, const ServerAddress&) override {
    return where(epoch, [](Committed&) {});
  }
  void end(std::int64_t epoch, const ServerAddress&) override {
    where(epoch, [](Committed& now) { now.keeper.serving = false; });
  }
  Appended append(const Appending& appending, std::int64_t epoch, const Patience&) override {
    Appended appended;
    say([&](Committed& now) {
      appended.ours = now.keeper.epoch == epoch || evening_.planted_ == Planted::NoFence;
      if (!appended.ours) return;
      for (const Appending::Entry& entry : appending.entries()) {
        auto place = std::pair(entry.table, entry.position);
        if (evening_.planted_ == Planted::NoPlaces) {
          while (now.journal.contains(place)) ++place.second;
        }
        if (!now.journal.try_emplace(place, entry.text).second) continue;
        now.added.push_back(place);
        ++appended.entries;
      }
    });
    // The wait for the standbys was cut short: done here, and perhaps nowhere else.
    if (evening_.one_in(60)) throw EngineWarned("canceling wait for synchronous replication");
    return appended;
  }
  bool holds(const Appending& appending) override {
    bool all = true;
    ask([&](const Committed& now) {
      for (const Appending::Entry& entry : appending.entries()) {
        const auto found = now.journal.find({entry.table, entry.position});
        all = all && found != now.journal.end() && found->second == entry.text;
      }
    });
    return all;
  }

 private:
  static bool as_seen(const Committed& now, const Keeper& before) {
    return now.keeper.epoch == before.epoch && now.keeper.beat == before.beat;
  }
  /// Until the engine has the question, whatever becomes of who asked.
  void on_the_way() {
    if (evening_.to_kill_ == &server_) throw Killed();
    evening_.fibers_.sleep(evening_.one_in(40) ? evening_.up_to(1'500) : evening_.up_to(2));
    while (server_.parted_until > evening_.fibers_.now()) {
      evening_.pass(server_, milliseconds(200));
      if (evening_.one_in(20)) throw EngineAway("parted");
    }
  }
  void must_live() const {
    if (!evening_.engine_.sessions.contains(id_)) throw EngineAway("the session is gone");
  }
  void lose_it() {
    evening_.engine_.sessions.erase(id_);
    throw EngineAway("the line broke");
  }
  void come_back() {
    if (evening_.one_in(150)) lose_it();
    evening_.pass(server_, evening_.up_to(2));
    if (evening_.to_kill_ == &server_) throw Killed();
    must_live();
  }
  void ask(const std::function<void(const Committed&)>& look) {
    on_the_way();
    must_live();
    look(evening_.engine_.now);
    come_back();
  }
  void say(const std::function<void(Committed&)>& change) {
    on_the_way();
    must_live();
    if (evening_.one_in(150)) lose_it();
    const int commit = evening_.engine_.commit(change);
    come_back();
    evening_.engine_.confirmed(commit);
  }
  bool where(std::int64_t epoch, const std::function<void(Committed&)>& change) {
    bool ours = false;
    say([&](Committed& now) {
      ours = now.keeper.epoch == epoch;
      if (!ours) return;
      ++now.keeper.beat;
      change(now);
    });
    return ours;
  }

  Evening& evening_;
  Server& server_;
  const int id_;
};

/// Reads all journals, as a start does.
inline std::unique_ptr<EngineSession> Evening::recover(Server& server,
                                                       std::unique_ptr<EngineSession> session,
                                                       Positions& positions) {
  server.shown.clear();
  Session reading(*this, server);
  for (const auto& [place, text] : reading.journal()) {
    server.shown[place.first].push_back(text);
    positions[place.first] = place.second + 1;
  }
  return session;
}

inline void Evening::serve(Server& server) {
  const ServerAddress place{server.name, {}};
  TurnWaits waits;
  if (planted_ == Planted::ImpatientHeir) waits.silence = milliseconds(0);
  Turn turn(server.name, waits);
  std::unique_ptr<EngineSession> session;
  std::int64_t epoch = 0;
  Writer::Moment taken{};
  while (epoch == 0) {
    try {
      if (!session) session = std::make_unique<Session>(*this, server);
      taken = clock();
      Keeper keeper = session->keeper();
      if (turn.look(std::move(keeper), taken, clock()) == Turn::Seen::Free) {
        epoch = session->take(turn.keeper(), place);
      }
    } catch (const EngineAway&) {
      session.reset();
      turn.forget();
    }
    if (epoch == 0) pass(server, waits.look);
  }
  ++takeovers_;
  tell(server.name + " takes the club, epoch " + std::to_string(epoch));
  Positions positions;
  try {
    session = recover(server, std::move(session), positions);
  } catch (const EngineAway&) {
    return;  // a start that fails is begun anew
  }
  Writer writer({},
                {[this] { return clock(); }, [&](milliseconds time) { pass(server, time); },
                 [&] { return std::make_unique<Session>(*this, server); },
                 [](bool, const std::string&) {}, [] { return false; }},
                place, std::move(session), epoch, taken);
  server.writer = &writer;
  const struct Leave {
    Server& server;
    ~Leave() { server.writer = nullptr; }
  } leave{server};
  while (write(server, writer, positions)) {
    // Evenings are long.
  }
}

inline bool Evening::write(Server& server, Writer& writer, Positions& positions) {
  pass(server, up_to(150));
  if (to_kill_ == &server) throw Killed();
  if (!writer.beat_in_time()) return false;
  std::vector<QueuedWrite> waiting;
  for (std::uint64_t i = rng_() % 3; i > 0; --i) {
    const std::string move = server.name + " move " + std::to_string(++last_move_);
    waiting.push_back({Write{"table-" + std::to_string(rng_() % kTables), {move}}, [] {}});
  }
  if (waiting.empty()) return true;
  const Appending appending(waiting, 0, positions);
  const auto tell = [&] {
    for (const QueuedWrite& each : waiting) acknowledge(server, each.write);
  };
  if (planted_ == Planted::ToldBeforeDurable) tell();
  if (!writer.write(appending)) return false;
  if (planted_ != Planted::ToldBeforeDurable) tell();
  return writer.beat_in_time();
}

}  // namespace avinas::testing
