// SPDX-License-Identifier: MIT
#include "club_actor/archive.hpp"

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

/// A match of four people, also if some of them left it to bots.
bool four_people(const MatchSummary& match) {
  return std::all_of(kAllSeats.begin(), kAllSeats.end(), [&](Seat seat) {
    return !match.seats[seat].player.empty() ||
           std::any_of(match.left.begin(), match.left.end(),
                       [&](const Leaver& leaver) { return leaver.seat == seat; });
  });
}

/// Whoever took a seat over counts from half of the match's hands on.
bool played_enough(const MatchSummary& match, Seat seat) {
  return match.since[seat] == 0 || 2 * (match.hands - match.since[seat]) >= match.hands;
}

struct Participation {
  Person who;
  Side side = Side::NorthSouth;
  Seat seat = Seat::North;
  bool left = false;
};

/// For whom the match counts. Who left it before the end has lost it if that side lost, and has not
/// won it if it won.
std::vector<Participation> participations(const MatchSummary& match) {
  std::vector<Participation> all;
  if (!match.outcome) return all;
  for (const Seat seat : kAllSeats) {
    const Person& who = match.seats[seat];
    if (who.player.empty() || !played_enough(match, seat)) continue;
    all.push_back({who, side_of(seat), seat});
  }
  for (const Leaver& leaver : match.left) {
    const Side side = side_of(leaver.seat);
    const bool counted = std::any_of(all.begin(), all.end(), [&](const Participation& p) {
      return p.who.player == leaver.who.player && p.side == side;
    });
    if (match.outcome->winner == side || counted) continue;
    all.push_back({leaver.who, side, leaver.seat, true});
  }
  return all;
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
    for (const Participation& part : participations(match)) {
      if (part.who.player != player) continue;
      if (results.player.who.name.empty()) results.player.who.name = part.who.name;
      count(results.player.tally, match, part.side);
      const Person& partner = match.seats[partner_of(part.seat)];
      if (part.left || partner.player.empty()) continue;
      TallyOf& together = partners[partner.player];
      if (together.who.name.empty()) together.who = partner;
      count(together.tally, match, part.side);
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
    if (!four_people(match)) continue;
    for (const Participation& part : participations(match)) {
      TallyOf& entry = players[part.who.player];
      if (entry.who.name.empty()) entry.who = part.who;
      count(entry.tally, match, part.side);
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

namespace {

/// What `read` gives, or nothing where the store fails; that is the operator's to hear.
template <typename Read>
auto read_or_nothing(Read read) -> std::optional<decltype(read())> {
  try {
    return read();
  } catch (const std::exception& wrong) {
    spdlog::error("The archive cannot be read: {}", wrong.what());
    return std::nullopt;
  }
}

}  // namespace

void Archive::results(const std::string& player,
                      std::function<void(std::optional<Results>)> found) {
  boost::asio::post(slow_, [this, player, found = std::move(found)] {
    found(read_or_nothing([&] { return add_up(player, read_all(store_.summaries_of(player))); }));
  });
}

void Archive::standings(int year, int month, std::function<void(std::optional<Standings>)> found) {
  boost::asio::post(slow_, [this, year, month, found = std::move(found)] {
    found(read_or_nothing([&] {
      Standings standings;
      char text[16];
      std::snprintf(text, sizeof text, "%04d-%02d", year, month);
      standings.month = text;
      standings.players = rank(read_all(
          store_.summaries_between(month_begins(year, month), month_begins(year, month + 1))));
      return standings;
    }));
  });
}

}  // namespace avinas::server
