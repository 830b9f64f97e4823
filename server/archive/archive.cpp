// SPDX-License-Identifier: MIT
// Answers questions about finished matches on a thread of its own.
#include "server/archive/archive.hpp"

#include <spdlog/spdlog.h>

#include <cstdio>

#include "protocol/summary_json.hpp"
#include "server/archive/counting.hpp"

namespace avinas::server {

using namespace protocol;

namespace {

/// Matches that are counted in one write, and in whose name they wait.
constexpr std::size_t kCountedAtOnce = 200;
constexpr const char* kOurselves = "";

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
