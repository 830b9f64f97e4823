// SPDX-License-Identifier: MIT
// The ratings of everybody, by game: nothing but what the archive's matches give in the order of
// their ends. They are stored nowhere. When somebody is forgotten, all is rated anew by the server
// that does it; another one of a cluster follows at its next start.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "protocol/results.hpp"
#include "server/archive/rating.hpp"
#include "server/store/match_archive.hpp"

namespace avinas::server {

class Ratings {
 public:
  /// Rates those who held the seats when it began, if standings count the match. A player who left
  /// it is rated if their side lost, and not if it won. Bots, and players who came later, are not
  /// rated.
  void add(const protocol::MatchSummary& match);
  /// Nothing for a player without a match that counts.
  std::optional<protocol::Rating> of(const std::string& player, games::GameIndex game) const;
  /// Calls `visit(player, rating)` for all of a game, by the names of the players' ids.
  template <typename Visit>
  void each(games::GameIndex game, const Visit& visit) const {
    for (const auto& [key, rating] : ratings_) {
      if (key.first == game) visit(key.second, told(rating));
    }
  }

 private:
  static protocol::Rating told(const Rating& rating);

  std::map<std::pair<games::GameIndex, std::string>, Rating> ratings_;
};

/// The ratings of an archive in use. One thread at a time.
class RatingsOf {
 public:
  explicit RatingsOf(MatchArchive& matches) : matches_(matches) {}

  /// As of now. Only the latest matches are read again, or all if one was archived late. Throws
  /// Unreadable.
  Ratings now();
  /// A player is gone from the archive: all of it is rated anew.
  void forget() {
    settled_ = {};
    until_ms_ = 0;
    count_ = 0;
  }

 private:
  MatchArchive& matches_;
  Ratings settled_;            ///< by the matches that ended before `until_ms_`
  std::int64_t until_ms_ = 0;  ///< Unix time
  std::size_t count_ = 0;      ///< of those matches
};

}  // namespace avinas::server
