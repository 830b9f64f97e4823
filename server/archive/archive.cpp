// SPDX-License-Identifier: MIT
// Answers questions about finished matches on a thread of its own.
#include "server/archive/archive.hpp"

#include <spdlog/spdlog.h>

#include <cstdio>

#include "protocol/summary_json.hpp"
#include "server/archive/activity.hpp"
#include "server/archive/cleaning.hpp"
#include "server/archive/counting.hpp"
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

std::optional<MatchSummary> read_text(const std::string& text) {
  try {
    return read_summary(Json::parse(text, nullptr, false));
  } catch (const FormatError& wrong) {
    spdlog::warn("A match of the archive cannot be listed: {}", wrong.what());
    return std::nullopt;
  }
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
    const auto summary = read_text(match.summary);
    write.counted.push_back({match.id, summary ? tallies_of(*summary) : std::vector<TallyRow>()});
  }
  journal_.append(std::move(write), [this] { count_older(); });
}

bool Archive::results(const std::string& address, const std::string& player,
                      std::function<void(std::optional<Results>)> found) {
  return line_.enter(address, [this, player, found = std::move(found)] {
    found(read_or_nothing([&] {
      Results results = add_up(player, read_sums([&] { return matches_.tallies_of(player); }));
      for (const std::string& text : matches_.summaries_of(player, kListedMatches)) {
        if (auto match = read_text(text)) results.matches.push_back(std::move(*match));
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

std::vector<std::string> Archive::ids_of(const std::string& player) {
  std::vector<std::string> ids;
  for (const std::string& text : matches_.summaries_of(player, kAllMatches)) {
    if (const auto match = read_text(text)) ids.push_back(match->id);
  }
  return ids;
}

bool Archive::matches_of(const std::string& address, const std::string& player,
                         std::function<void(std::optional<std::vector<std::string>>)> found) {
  return line_.enter(address, [this, player, found = std::move(found)] {
    found(read_or_nothing([&] { return ids_of(player); }));
  });
}

bool Archive::records_of(const std::string& address, const std::string& player,
                         std::function<void(std::optional<std::vector<std::string>>)> found) {
  return line_.enter(address, [this, player, found = std::move(found)] {
    found(read_or_nothing([&] {
      std::vector<std::string> records;
      for (const std::string& id : ids_of(player)) {
        if (auto record = matches_.find_record(id)) records.push_back(std::move(*record));
      }
      return records;
    }));
  });
}

/// Some matches a write, and at the end what remains of them.
std::vector<Write> Archive::without(const std::string& player) {
  std::vector<Write> writes(1);
  for (const std::string& text : matches_.summaries_of(player, kAllMatches)) {
    const auto summary = read_text(text);
    const auto record = summary ? matches_.find_record(summary->id) : std::nullopt;
    if (!record) continue;
    if (writes.back().cleaned.size() >= kCleanedAtOnce) writes.emplace_back();
    writes.back().cleaned.push_back(cleaned(*summary, *record, player));
  }
  writes.emplace_back().dropped_from_archive = player;
  return writes;
}

void Archive::forget(const std::string& player, std::function<void(bool)> done) {
  const bool waits = line_.enter(kOurselves, [this, player, done] {
    auto writes = read_or_nothing([&] { return without(player); });
    if (!writes) return done(false);
    journal_.append_all(std::move(*writes), [done] { done(true); });
  });
  if (!waits) done(false);
}

bool Archive::standings(const std::string& address, int year, int month,
                        std::function<void(std::optional<Standings>)> found) {
  return line_.enter(address, [this, year, month, found = std::move(found)] {
    Standings standings;
    char text[16];
    std::snprintf(text, sizeof text, "%04d-%02d", year, month);
    standings.month = text;
    found(read_or_nothing([&] {
      standings.players = rank(read_sums([&] { return matches_.tallies_in(standings.month); }));
      return standings;
    }));
  });
}

}  // namespace avinas::server
