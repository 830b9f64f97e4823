// SPDX-License-Identifier: MIT
// An engine as the simulation of those who keep a club needs it: what is committed, who has a
// session, and what may be gone again after another machine became primary.
#pragma once

#include <functional>
#include <map>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server/store/postgres/engine_session.hpp"

namespace avinas::testing {

/// The engine's committed rows.
struct Committed {
  using Journal = std::map<std::pair<std::string, std::int64_t>, std::string>;
  struct Share {
    server::Keeper keeper;
    int session = 0;  ///< in which the keeper writes
  };
  std::map<int, Share> shares;
  Journal journal;
  std::vector<Journal::key_type> added;  ///< its entries as they came
};

class SimulatedEngine {
 public:
  Committed now;
  std::set<int> sessions;

  /// Everything before stands for good once somebody was told of a commit.
  int commit(const std::function<void(Committed&)>& change) {
    unconfirmed_.push_back({++commits_, now.shares, now.added.size()});
    change(now);
    return commits_;
  }
  void confirmed(int commit) {
    std::erase_if(unconfirmed_, [&](const Before& each) { return each.commit <= commit; });
  }
  /// Another machine is primary: some of what nobody was told of is gone, and every session.
  void fail_over(std::mt19937_64& rng) {
    sessions.clear();
    if (unconfirmed_.empty()) return;
    const std::size_t kept = rng() % (unconfirmed_.size() + 1);
    if (kept < unconfirmed_.size()) go_back(unconfirmed_[kept]);
    unconfirmed_.clear();
  }

 private:
  /// As it was before a commit.
  struct Before {
    int commit = 0;
    std::map<int, Committed::Share> shares;
    std::size_t entries = 0;
  };
  void go_back(const Before& before) {
    now.shares = before.shares;
    for (; now.added.size() > before.entries; now.added.pop_back()) {
      now.journal.erase(now.added.back());
    }
  }

  int commits_ = 0;
  std::vector<Before> unconfirmed_;
};

}  // namespace avinas::testing
