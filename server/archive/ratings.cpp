// SPDX-License-Identifier: MIT
// Adds match after match.
#include "server/archive/ratings.hpp"

#include <algorithm>
#include <cmath>

#include "protocol/game_json.hpp"
#include "server/archive/counting.hpp"
#include "server/archive/entry.hpp"

namespace avinas::server {

using protocol::MatchSummary;

namespace {

/// Nearly every match is archived so long after its end at the latest, by whichever server.
constexpr std::int64_t kSettledAfterMs = 10LL * 60 * 1000;

/// Ratings are told on the scale of chess: 1500 at first, and 100 more win 64 matches of 100
/// against one opponent, or one pair.
constexpr double kScale = 30;
constexpr double kFirst = 1500;

/// The player who held the seat when the match began, and whether they left it.
struct Starter {
  std::string player;
  bool left = false;
};

Starter starter_of(const MatchSummary& match, Seat seat) {
  if (match.since[seat] == 0) return {match.seats[seat].player};
  const auto left = std::ranges::find(match.left, seat, &protocol::Leaver::seat);
  return left == match.left.end() ? Starter() : Starter{left->who.player, true};
}

}  // namespace

void Ratings::add(const MatchSummary& match) {
  if (!match.outcome || !match.ranked.value_or(four_people(match))) return;
  PerSeat<Rating> before;  // somebody who is forgotten, or not known, plays as anybody
  std::map<Side, RatedTeam> teams;
  for (const Seat seat : match.seating.table()) {
    const auto known = ratings_.find({match.game, starter_of(match, seat).player});
    if (known != ratings_.end()) before[seat] = known->second;
    const Side side = match.seating.side(seat);
    RatedTeam& team = teams[side];
    team.players.push_back(&before[seat]);
    team.place = protocol::has_won(*match.outcome, side) ? 1 : 2;
  }
  std::vector<RatedTeam> all;
  for (auto& [side, team] : teams) all.push_back(std::move(team));
  rate(all);
  for (const Seat seat : match.seating.table()) {
    const Starter starter = starter_of(match, seat);
    const bool won = protocol::has_won(*match.outcome, match.seating.side(seat));
    if (starter.player.empty() || (starter.left && won)) continue;
    ratings_[{match.game, starter.player}] = before[seat];
  }
}

protocol::Rating Ratings::told(const Rating& rating) {
  return {static_cast<int>(std::lround(kFirst + kScale * (rating.skill - Rating::kMean))),
          static_cast<int>(std::lround(kScale * rating.doubt))};
}

std::optional<protocol::Rating> Ratings::of(const std::string& player,
                                            games::GameIndex game) const {
  const auto found = ratings_.find({game, player});
  if (found == ratings_.end()) return std::nullopt;
  return told(found->second);
}

Ratings RatingsOf::now() {
  struct Ended {
    std::int64_t ms = 0;
    std::optional<MatchSummary> match{};
  };
  std::vector<Ended> later;
  const auto read = [&] {
    later.clear();
    return matches_.summaries_since(until_ms_, [&](std::int64_t ended_ms, const std::string& text) {
      later.push_back({ended_ms, text.empty() ? std::nullopt : read_summary_of(text)});
    });
  };
  if (read() != count_) {
    forget();
    read();
  }
  if (later.empty()) return settled_;
  const std::int64_t settles = later.back().ms - kSettledAfterMs;
  auto next = later.begin();
  for (; next->ms < settles; ++next) {
    if (next->match) settled_.add(*next->match);
    ++count_;
    until_ms_ = settles;
  }
  Ratings now = settled_;
  for (; next != later.end(); ++next) {
    if (next->match) now.add(*next->match);
  }
  return now;
}

}  // namespace avinas::server
