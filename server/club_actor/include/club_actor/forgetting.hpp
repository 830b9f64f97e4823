// SPDX-License-Identifier: MIT
// Which guests are forgotten, and when. Club thread only.
#pragma once

#include "club_actor/accounts.hpp"
#include "club_actor/ledger.hpp"
#include "store/match_archive.hpp"

namespace avinas::server {

/// After how many days a guest is forgotten who never finished a match; and any other.
inline constexpr std::int64_t kNewcomersKeptDays = 7, kGuestsKeptDays = 365;

class Forgetting {
 public:
  /// All three outlive it.
  Forgetting(ClubLedger& ledger, Accounts& accounts, MatchArchive& matches);

  /// Forgets guests who were not here for long. Members, and people about whom a host did
  /// something, are never forgotten.
  void forget_unseen(std::int64_t today);
  /// Room for one more. A full server forgets guests who never played sooner: those who were not
  /// here today, and does that once a day.
  bool make_room(std::int64_t today);

 private:
  /// Those last here before these days: who never finished a match; and any other.
  void forget_before(std::int64_t newcomers_since, std::int64_t players_since);

  ClubLedger& ledger_;
  Accounts& accounts_;
  MatchArchive& matches_;
  std::int64_t made_room_on_ = 0;  ///< Unix day
};

}  // namespace avinas::server
