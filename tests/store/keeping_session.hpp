// SPDX-License-Identifier: MIT
// A server's session at the simulated engine, which loses questions and answers: a part of
// keeping_evening.hpp.
#pragma once

namespace avinas::testing {

class Evening::Session final : public EngineSession {
 public:
  Session(Evening& evening, Server& server, const Life& life)
      : evening_(evening), server_(server), life_(life), id_(++evening.last_session_) {
    on_the_way();
    evening_.engine_.sessions.insert(id_);
    evening_.pass(server_, evening_.up_to(2));
  }
  ~Session() override { evening_.engine_.sessions.erase(id_); }

  std::vector<Keeper> keepers() override {
    std::vector<Keeper> found;
    ask([&](const Committed& now) {
      for (const auto& [number, share] : now.shares) {
        found.push_back(share.keeper);
        found.back().has_session = evening_.engine_.sessions.contains(share.session);
      }
    });
    return found;
  }
  Committed::Journal journal() {
    Committed::Journal found;
    ask([&](const Committed& now) { found = now.journal; });
    return found;
  }
  std::int64_t take(const Keeper& before, const ServerAddress& place) override {
    const bool ends_session =
        evening_.planted_ != Planted::NoFence && evening_.planted_ != Planted::OneShareAsked;
    if (before.serving && ends_session) {
      ask([&](const Committed& now) {
        if (as_seen(now, before)) evening_.end_soon(now.shares.at(before.share).session);
      });
    }
    std::int64_t epoch = 0;
    say([&](Committed& now) {
      if (!as_seen(now, before)) return;
      // The careless one raises it once only.
      const bool raises = evening_.planted_ != Planted::ImpatientHeir || before.epoch == 0;
      epoch = before.epoch + (raises ? 1 : 0);
      Committed::Share& share = now.shares.at(before.share);
      share.keeper = {before.share, place.node, place.link, epoch, before.beat + 1, true, true};
      share.session = id_;
    });
    return epoch;
  }
  bool move_here(const Leases& leases) override {
    return where(leases, [&](Committed::Share& share) { share.session = id_; });
  }
  bool beat(const Leases& leases, const ServerAddress&) override {
    return where(leases, [](Committed::Share&) {});
  }
  void end(const Leases& leases, const ServerAddress&) override {
    where(leases, [](Committed::Share& share) { share.keeper.serving = false; });
  }
  Appended append(const Appending& appending, const Leases& leases, const Patience&) override {
    Appended appended;
    say([&](Committed& now) {
      const auto asked =
          evening_.planted_ == Planted::OneShareAsked ? leases.begin() + 1 : leases.end();
      appended.ours = evening_.planted_ == Planted::NoFence ||
                      std::all_of(leases.begin(), asked,
                                  [&](const Lease& lease) { return stands(now, lease); });
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
    const Keeper& keeper = now.shares.at(before.share).keeper;
    return keeper.epoch == before.epoch && keeper.beat == before.beat;
  }
  static bool stands(const Committed& now, const Lease& lease) {
    return now.shares.at(lease.share).keeper.epoch == lease.epoch;
  }
  /// Until the engine has the question, whatever becomes of who asked.
  void on_the_way() {
    if (life_.over) throw Killed();
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
    if (life_.over) throw Killed();
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
  /// Changes the shares of the leases that stand; true if all do.
  bool where(const Leases& leases, const std::function<void(Committed::Share&)>& change) {
    std::size_t standing = 0;
    say([&](Committed& now) {
      for (const Lease& lease : leases) {
        if (!stands(now, lease)) continue;
        ++standing;
        Committed::Share& share = now.shares.at(lease.share);
        ++share.keeper.beat;
        change(share);
      }
    });
    return standing == leases.size();
  }

  Evening& evening_;
  Server& server_;
  const Life& life_;
  const int id_;
};

}  // namespace avinas::testing
