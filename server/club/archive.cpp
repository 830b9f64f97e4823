// SPDX-License-Identifier: MIT
#include "club/archive.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/post.hpp>
#include <cstdio>
#include <ctime>
#include <map>

#include "protocol/summary_json.hpp"

namespace avinas::server {

using namespace protocol;

namespace {

void count(Tally& tally, const MatchSummary& match, Side side) {
  if (!match.outcome) return;
  const bool won = match.outcome->winner == side;
  const bool cats = match.outcome->reason == EndReason::Cats;
  ++tally.matches;
  tally.won += won;
  tally.cats_made += won && cats;
  tally.cats_been += !won && cats;
  tally.rams_own += match.rams[side];
  tally.rams_theirs += match.rams[other_side(side)];
  tally.pips_own += match.pips[side];
  tally.pips_theirs += match.pips[other_side(side)];
}

bool four_people(const MatchSummary& match) {
  return std::none_of(kAllSeats.begin(), kAllSeats.end(),
                      [&](Seat seat) { return match.seats[seat].player.empty(); });
}

std::vector<TallyOf> in_order(const std::map<std::string, TallyOf>& tallies,
                              bool (*before)(const TallyOf&, const TallyOf&)) {
  std::vector<TallyOf> order;
  for (const auto& [player, tally] : tallies) order.push_back(tally);
  std::stable_sort(order.begin(), order.end(), before);
  return order;
}

std::vector<MatchSummary> read_all(const std::vector<std::string>& texts) {
  std::vector<MatchSummary> matches;
  for (const std::string& text : texts) {
    try {
      matches.push_back(read_summary(Json::parse(text, nullptr, false)));
    } catch (const FormatError& wrong) {
      spdlog::warn("A match of the archive cannot be listed: {}", wrong.what());
    }
  }
  return matches;
}

/// The first moment of a month in the time zone of the process; month 13 is the next January.
std::int64_t month_begins(int year, int month) {
  constexpr int kTmYear = 1900;
  std::tm local{};
  local.tm_year = year - kTmYear;
  local.tm_mon = month - 1;
  local.tm_mday = 1;
  local.tm_isdst = -1;
  return static_cast<std::int64_t>(std::mktime(&local)) * 1000;
}

}  // namespace

Results add_up(const std::string& player, const std::vector<MatchSummary>& matches) {
  Results results;
  results.player.who.player = player;
  std::map<std::string, TallyOf> partners;
  for (const MatchSummary& match : matches) {
    for (const Seat seat : kAllSeats) {
      if (match.seats[seat].player != player) continue;
      if (results.player.who.name.empty()) results.player.who.name = match.seats[seat].name;
      count(results.player.tally, match, side_of(seat));
      const Person& partner = match.seats[partner_of(seat)];
      if (!match.outcome || partner.player.empty()) continue;
      TallyOf& together = partners[partner.player];
      if (together.who.name.empty()) together.who = partner;
      count(together.tally, match, side_of(seat));
    }
  }
  results.partners = in_order(partners, [](const TallyOf& a, const TallyOf& b) {
    return a.tally.matches > b.tally.matches;
  });
  results.matches.assign(matches.begin(), matches.begin() + static_cast<std::ptrdiff_t>(std::min(
                                                                matches.size(), kListedMatches)));
  return results;
}

std::vector<TallyOf> rank(const std::vector<MatchSummary>& matches) {
  std::map<std::string, TallyOf> players;
  for (const MatchSummary& match : matches) {
    if (!match.outcome || !four_people(match)) continue;
    for (const Seat seat : kAllSeats) {
      TallyOf& entry = players[match.seats[seat].player];
      if (entry.who.name.empty()) entry.who = match.seats[seat];
      count(entry.tally, match, side_of(seat));
    }
  }
  auto order = in_order(players, [](const TallyOf& a, const TallyOf& b) {
    const auto key = [](const Tally& t) {
      return std::tuple(-t.won, t.matches, -t.cats_made, t.rams_own - t.rams_theirs);
    };
    return key(a.tally) < key(b.tally);
  });
  if (order.size() > kStandingsLines) order.resize(kStandingsLines);
  return order;
}

void Archive::results(const std::string& player, std::function<void(Results)> found) {
  boost::asio::post(slow_, [this, player, found = std::move(found)] {
    found(add_up(player, read_all(store_.summaries_of(player))));
  });
}

void Archive::standings(int year, int month, std::function<void(Standings)> found) {
  boost::asio::post(slow_, [this, year, month, found = std::move(found)] {
    Standings standings;
    char text[16];
    std::snprintf(text, sizeof text, "%04d-%02d", year, month);
    standings.month = text;
    standings.players = rank(read_all(
        store_.summaries_between(month_begins(year, month), month_begins(year, month + 1))));
    found(std::move(standings));
  });
}

}  // namespace avinas::server
