// SPDX-License-Identifier: MIT
// Answers questions about finished matches on a thread of its own.
#include "server/archive/archive.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <cstdio>
#include <iterator>

#include "server/archive/activity.hpp"
#include "server/archive/cleaning.hpp"
#include "server/archive/counting.hpp"
#include "server/archive/entry.hpp"
#include "server/base/metrics.hpp"

namespace avinas::server {

using namespace protocol;

namespace {

/// Matches that are counted in one write, and in whose name they wait.
constexpr std::size_t kCountedAtOnce = 200;
constexpr const char* kOurselves = "";
/// Matches without a name that are written at once: some megabytes.
constexpr std::size_t kCleanedAtOnce = 100;
constexpr std::size_t kAllMatches = 1'000'000;
/// Of all games, in which those of one game are looked for.
constexpr std::size_t kLatestMatches = 4 * kListedMatches;

std::string year_text(int year) {
  char text[8];
  std::snprintf(text, sizeof text, "%04d", year);
  return text;
}

std::string month_text(int year, int month) {
  char text[8];
  std::snprintf(text, sizeof text, "-%02d", month);
  return year_text(year) + text;
}

}  // namespace

template <typename Read>
auto Archive::read_or_nothing(Read read) -> std::optional<decltype(read())> {
  try {
    return read();
  } catch (const Unreadable& wrong) {
    spdlog::error("The archive cannot be read: {}", wrong.what());
    return std::nullopt;
  }
}

template <typename Read>
auto Archive::read_sums(Read read) {
  try {
    return read();
  } catch (const Damaged&) {
    Write write;
    write.sums_anew = true;
    journal_.append(std::move(write), [this] { count_older(); });
    throw;
  }
}

void Archive::count_older() {
  line_.enter(kOurselves, [this] { count_some(); });
}

void Archive::count_some() {
  const auto found = read_or_nothing([&] { return matches_.uncounted(kCountedAtOnce); });
  if (!found) return;
  if (found->empty()) return counted_last_.clear();
  // Sums that cannot be written leave matches uncounted: the next round would be the same again.
  if (std::exchange(counted_last_, found->front().id) == found->front().id) return;
  Write write;
  for (const UncountedMatch& match : *found) {
    const auto summary = read_summary_of(match.summary);
    write.counted.push_back({match.id, summary ? tallies_of(*summary) : std::vector<TallyRow>()});
  }
  journal_.append(std::move(write), [this] { count_older(); });
}

bool Archive::results(const std::string& address, const std::string& player, games::GameIndex game,
                      std::function<void(std::optional<Results>)> found) {
  return line_.enter(address, [this, player, game, found = std::move(found)] {
    found(read_or_nothing([&] {
      Results results =
          add_up(player, game, read_sums([&] { return matches_.tallies_of(player); }));
      // A player without sums may be forgotten, here or by another server.
      if (results.player.tally.matches > 0) results.player.rating = ratings().of(player, game);
      for (const std::string& text : matches_.summaries_of(player, kLatestMatches)) {
        auto match = read_summary_of(text);
        if (!match || match->game != game) continue;
        results.matches.push_back(std::move(*match));
        if (results.matches.size() == kListedMatches) break;
      }
      return results;
    }));
  });
}

bool Archive::activity(const std::string& address, std::int64_t now_ms,
                       std::function<void(std::optional<Activity>)> found) {
  return line_.enter(address, [this, now_ms, found = std::move(found)] {
    auto activity = read_or_nothing(
        [&] { return activity_of(matches_.played_since(activity_from(now_ms)), now_ms); });
    if (activity) {
      metrics().matches_today = activity->days[0].matches;
      metrics().players_today = activity->days[0].players;
      metrics().matches_this_week = activity->weeks[0].matches;
      metrics().players_this_week = activity->weeks[0].players;
    }
    found(std::move(activity));
  });
}

bool Archive::matches_of(const std::string& address, const std::string& player, std::size_t limit,
                         std::function<void(std::optional<std::vector<std::string>>)> found) {
  return line_.enter(address, [this, player, limit, found = std::move(found)] {
    found(read_or_nothing([&] { return matches_.matches_of(player, limit); }));
  });
}

bool Archive::records_of(const std::string& address, const std::string& player,
                         std::function<void(std::optional<std::vector<std::string>>)> found) {
  return line_.enter(address, [this, player, found = std::move(found)] {
    found(read_or_nothing([&] {
      std::vector<std::string> records;
      for (const std::string& id : matches_.matches_of(player, kAllMatches)) {
        if (auto record = matches_.find_record(id)) records.push_back(std::move(*record));
      }
      return records;
    }));
  });
}

Ratings Archive::ratings() {
  if (rate_anew_.exchange(false)) ratings_.forget();
  return ratings_.now();
}

/// Some matches a write, each appended before the next ones are read, and at the end the sums. A
/// match that cannot be read stays listed with the player: the next time finds it.
void Archive::clean(const std::string& player, const std::function<void(bool)>& done) {
  bool all = true;
  Write write;
  for (const std::string& text : matches_.summaries_of(player, kAllMatches)) {
    const auto summary = read_summary_of(text);
    const auto record = summary ? matches_.find_record(summary->id) : std::nullopt;
    all = all && record;
    if (!record) continue;
    write.cleaned.push_back(cleaned(*summary, *record, player));
    if (write.cleaned.size() < kCleanedAtOnce) continue;
    journal_.append(std::exchange(write, Write()), [this] { rate_anew_ = true; });
  }
  write.sums_dropped_of = player;
  journal_.append(std::move(write), [this, done, all] {
    rate_anew_ = true;
    done(all);
  });
}

/// One after another, so that many wait in one place of the line.
void Archive::clean_next() {
  ToClean next;
  {
    const std::scoped_lock lock(to_clean_mutex_);
    next = to_clean_.front();
  }
  try {
    clean(next.player, next.done);
  } catch (const std::exception& wrong) {
    spdlog::error("A name cannot be taken out of the archive yet: {}", wrong.what());
    next.done(false);
  }
  const std::scoped_lock lock(to_clean_mutex_);
  to_clean_.pop_front();
  if (!to_clean_.empty()) go_on_cleaning();
}

/// With the mutex held.
void Archive::go_on_cleaning() {
  if (line_.enter(kOurselves, [this] { clean_next(); })) return;
  for (const ToClean& refused : std::exchange(to_clean_, {})) refused.done(false);
}

void Archive::forget(const std::string& player, std::function<void(bool)> done) {
  const std::scoped_lock lock(to_clean_mutex_);
  to_clean_.push_back({player, std::move(done)});
  if (to_clean_.size() == 1) go_on_cleaning();
}

bool Archive::standings(const std::string& address, int year, int month, games::GameIndex game,
                        std::function<void(std::optional<Standings>)> found) {
  return line_.enter(address, [this, year, month, game, found = std::move(found)] {
    Standings standings;
    standings.game = game;
    standings.month = month == 0 ? year_text(year) : month_text(year, month);
    found(read_or_nothing([&] {
      std::vector<TallyRow> rows;
      constexpr int kMonths = 12;
      for (int each = month == 0 ? 1 : month; each <= (month == 0 ? kMonths : month); ++each) {
        const std::string wanted = month_of_game(game, month_text(year, each));
        std::ranges::move(read_sums([&] { return matches_.tallies_in(wanted); }),
                          std::back_inserter(rows));
      }
      standings.players = rank(rows);
      const Ratings rated = ratings();
      for (TallyOf& line : standings.players) line.rating = rated.of(line.who.player, game);
      return standings;
    }));
  });
}

}  // namespace avinas::server
