// SPDX-License-Identifier: MIT
// The guests that are forgotten, and when. Club thread only.
#pragma once

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <vector>

#include "server/club_actor/accounts.hpp"
#include "server/club_actor/ledger.hpp"
#include "server/store/match_archive.hpp"

namespace avinas::server {

/// After how many days a guest is forgotten who never finished a match; and any other.
struct KeptDays {
  std::int64_t newcomers = 7, guests = 365;
};

/// Guests looked at in one go: each may ask the archive a question, and all are one commit.
inline constexpr std::size_t kForgottenAtOnce = 200;

class Forgetting {
 public:
  /// All four outlive it; the club's thread runs `home`.
  Forgetting(boost::asio::io_context& home, ClubLedger& ledger, Accounts& accounts,
             MatchArchive& matches);

  /// Before the first is forgotten.
  void keep(KeptDays kept) { kept_ = kept; }
  /// Forgets guests who were not here for long. Members, and people about whom a host did
  /// something, are never forgotten.
  void forget_unseen(std::int64_t today);
  /// Room for one more. A full server forgets guests who never played sooner: those who were not
  /// here today, and does that once a day.
  bool make_room(std::int64_t today);
  /// False also where the archive cannot be read.
  bool left_nothing(const PlayerId& player) const;
  /// Nobody is forgotten to make room while the machine's clock may be wrong.
  void trust_clock(bool trusted) { trusts_clock_ = trusted; }

 private:
  /// Those last here before these days: guests who never finished a match; and any other.
  void begin(std::int64_t newcomers_since, std::int64_t players_since);
  void look_on();
  bool is_over(const PlayerId& player) const;

  boost::asio::io_context& home_;
  ClubLedger& ledger_;
  Accounts& accounts_;
  MatchArchive& matches_;
  KeptDays kept_;
  std::int64_t made_room_on_ = 0;  ///< Unix day
  std::atomic<bool> trusts_clock_ = true;
  std::vector<PlayerId> waiting_;  ///< to be looked at
  std::int64_t newcomers_since_ = 0, players_since_ = 0;
  std::size_t forgotten_ = 0;
  bool goes_on_ = false;
};

}  // namespace avinas::server
