// SPDX-License-Identifier: MIT
// An evening of servers that keep the shares of one club's tables on one engine: an engine that is
// late, loses questions and answers, cuts waits for its standbys short and fails over to a standby
// that lacks what nobody was told of; servers that stand still, are killed, are parted from it and
// hand shares over. All on a hand-moved clock, with the code that waits and writes in earnest
// (Turn, Writer, Appending).
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
using server::Lease;
using server::Leases;
using server::Patience;
using server::Positions;
using server::QueuedWrite;
using server::ServerAddress;
using server::share_of;
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
  ImpatientHeir,      ///< a share is taken over after a moment's silence, and nobody is fenced
  OneShareAsked,      ///< an append asks for one of its shares alone, and no session is ended
};

/// One run of a server's program, until it ends or is killed.
struct Life {
  bool over = false, watches = true;
  Writer* writer = nullptr;
  std::set<int> serving;                                  ///< shares whose tables people may see
  std::map<std::string, std::vector<std::string>> shown;  ///< what it knows of each table
  Positions positions;
  std::function<bool(Writer&)> change;  ///< of its leases, which the watching fiber waits for
  bool changed = false;
};

struct Server {
  std::string name;
  milliseconds stands_still_until{0}, parted_until{0};
  Life* life = nullptr;
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
    for (int table = 0; table < kTables; ++table) {
      const int share = share_of("table-" + std::to_string(table));
      engine_.now.shares[share].keeper.share = share;
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
          if (server.life) server.life->over = true;
          tell(server.name + " is to be killed");
          break;
        default:
          engine_.sessions.erase(
              engine_.now.shares[1 + static_cast<int>(rng_() % kTables)].session);
          tell("a keeper's line breaks");
      }
    }
  }

  void live(Server& server) {
    while (true) {
      const auto life = std::make_shared<Life>();
      server.life = life.get();
      fibers_.start([this, &server, life] { watch_shares(server, *life); });
      try {
        write_shares(server, *life);
      } catch (const Killed&) {
        // Another begins.
      }
      life->over = true;
      life->writer = nullptr;
      while (life->watches) fibers_.sleep(milliseconds(1));
      server.life = nullptr;
      pass(server, milliseconds(50) + up_to(500));
    }
  }

  void write_shares(Server& server, Life& life);
  bool write(Server& server, Life& life, Writer& writer);
  void watch_shares(Server& server, Life& life);
  /// Takes free ones, and hands some over.
  void look_at_shares(Server& server, Life& life, Session& session, std::map<int, Turn>& turns);
  bool take(Server& server, Life& life, Session& session, const Keeper& before);
  void let_go(Life& life, int share);
  /// On the other fiber; false if the life is over.
  bool ask_for(Life& life, std::function<bool(Writer&)> change);

  /// People look at tables all the time.
  void show(Server& server) {
    while (true) {
      pass(server, up_to(200));
      const Life* life = server.life;
      const bool ours = life && life->writer && !life->over &&
                        (planted_ == Planted::AlwaysOurs || life->writer->is_ours(clock()));
      if (ours) check_shown(server, *life);
      if (!wrong_.empty()) return;
    }
  }
  void check_shown(const Server& server, const Life& life) {
    for (const auto& [table, moves] : acknowledged_) {
      if (!life.serving.contains(share_of(table))) continue;
      const auto known = life.shown.find(table);
      const std::size_t count = known == life.shown.end() ? 0 : known->second.size();
      if (count < moves.size()) find(server.name + " shows a table without what was confirmed");
    }
  }

  void acknowledge(Life& life, const Write& write) {
    for (const std::string& entry : write.entries) {
      acknowledged_[write.table].push_back(entry);
      life.shown[write.table].push_back(entry);
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
  int last_session_ = 0, last_move_ = 0, takeovers_ = 0;
  std::map<std::string, std::vector<std::string>> acknowledged_;
  std::size_t acknowledged_count_ = 0;
  std::string wrong_;
};

}  // namespace avinas::testing

#include "tests/store/keeping_session.hpp"

namespace avinas::testing {

inline void Evening::write_shares(Server& server, Life& life) {
  Writer writer({},
                {[this] { return clock(); }, [&](milliseconds time) { pass(server, time); },
                 [&] { return std::make_unique<Session>(*this, server, life); },
                 [](bool, const std::string&) {}, [] { return false; }},
                {server.name, {}}, nullptr, {}, clock());
  life.writer = &writer;
  while (!life.over && write(server, life, writer)) {
    if (!life.change) continue;
    life.changed = life.change(writer);
    life.change = nullptr;
  }
}

inline bool Evening::write(Server& server, Life& life, Writer& writer) {
  pass(server, up_to(150));
  if (!writer.beat_in_time()) return false;
  std::vector<QueuedWrite> waiting;
  for (std::uint64_t i = rng_() % 4; i > 0; --i) {
    const std::string table = "table-" + std::to_string(rng_() % kTables);
    if (!life.serving.contains(share_of(table))) continue;
    const std::string move = server.name + " move " + std::to_string(++last_move_);
    waiting.push_back({Write{table, {move}}, [] {}});
  }
  if (waiting.empty()) return true;
  const Appending appending(waiting, 0, life.positions);
  const auto tell = [&] {
    for (const QueuedWrite& each : waiting) acknowledge(life, each.write);
  };
  if (planted_ == Planted::ToldBeforeDurable) tell();
  if (!writer.write(appending)) return false;
  if (planted_ != Planted::ToldBeforeDurable) tell();
  return writer.beat_in_time();
}

inline void Evening::watch_shares(Server& server, Life& life) {
  const struct Leave {
    Life& life;
    ~Leave() { life.watches = false; }
  } leave{life};
  std::map<int, Turn> turns;
  std::unique_ptr<Session> session;
  while (!life.over) {
    try {
      if (!session) session = std::make_unique<Session>(*this, server, life);
      look_at_shares(server, life, *session, turns);
    } catch (const EngineAway&) {
      session.reset();
      for (auto& [share, turn] : turns) turn.forget();
    } catch (const Killed&) {
      return;
    }
    pass(server, TurnWaits().look);
  }
}

inline void Evening::look_at_shares(Server& server, Life& life, Session& session,
                                    std::map<int, Turn>& turns) {
  TurnWaits waits;
  if (planted_ == Planted::ImpatientHeir) waits.silence = milliseconds(0);
  const auto asked = clock();
  for (const Keeper& keeper : session.keepers()) {
    if (life.serving.contains(keeper.share)) {
      if (one_in(40)) let_go(life, keeper.share);
      continue;
    }
    Turn& turn = turns.try_emplace(keeper.share, Turn(server.name, waits)).first->second;
    if (turn.look(keeper, asked, clock()) != Turn::Seen::Free || one_in(2)) continue;
    take(server, life, session, turn.keeper());
    turns.erase(keeper.share);
  }
}

inline bool Evening::take(Server& server, Life& life, Session& session, const Keeper& before) {
  const std::int64_t epoch = session.take(before, {server.name, {}});
  const int share = before.share;
  if (epoch == 0) return false;
  ++takeovers_;
  tell(server.name + " takes share " + std::to_string(share) + ", epoch " + std::to_string(epoch));
  if (!ask_for(life, [=](Writer& writer) { return writer.add({share, epoch}); })) return false;
  std::erase_if(life.shown, [&](const auto& table) { return share_of(table.first) == share; });
  try {
    for (const auto& [place, text] : session.journal()) {
      if (share_of(place.first) != share) continue;
      life.shown[place.first].push_back(text);
      life.positions[place.first] = place.second + 1;
    }
  } catch (const EngineAway&) {
    let_go(life, share);
    throw;
  }
  life.serving.insert(share);
  return true;
}

inline void Evening::let_go(Life& life, int share) {
  life.serving.erase(share);
  ask_for(life, [share](Writer& writer) {
    try {
      writer.let_go({share});
    } catch (const EngineAway&) {
      // Another server takes it in a while.
    }
    return true;
  });
}

inline bool Evening::ask_for(Life& life, std::function<bool(Writer&)> change) {
  life.change = std::move(change);
  while (life.change) {
    if (life.over) return false;
    fibers_.sleep(milliseconds(1));
  }
  return life.changed;
}

}  // namespace avinas::testing
