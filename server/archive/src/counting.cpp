// SPDX-License-Identifier: MIT
#include "archive/counting.hpp"

#include <algorithm>
#include <map>

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

}  // namespace avinas::server
