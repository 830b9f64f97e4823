// SPDX-License-Identifier: MIT
// Adds a match to the sums of its players, partners and month. The sums can be dropped and counted
// again from the summaries, after damage or under another rule of counting.
#include "server/archive/counting.hpp"

#include <algorithm>
#include <ctime>
#include <map>

#include "protocol/game_json.hpp"

namespace avinas::server {

using namespace protocol;

bool four_people(const MatchSummary& match) {
  return std::ranges::all_of(match.seating.table(), [&](Seat seat) {
    return !match.seats[seat].player.empty() ||
           std::any_of(match.left.begin(), match.left.end(),
                       [&](const Leaver& leaver) { return leaver.seat == seat; });
  });
}

namespace {

/// A player who took a seat over counts from half of the match's hands on.
bool played_enough(const MatchSummary& match, Seat seat) {
  return match.since[seat] == 0 || 2 * (match.hands - match.since[seat]) >= match.hands;
}

struct Participation {
  Person who;
  Side side = Side::NorthSouth;
  Seat seat = Seat::North;
  bool left = false;
};

/// The player's seat of that side at the end, if they had one.
std::optional<Seat> seat_at_the_end(const MatchSummary& match, const PlayerId& player, Side side) {
  for (const Seat seat : match.seating.table()) {
    if (match.seats[seat].player == player && match.seating.side(seat) == side) return seat;
  }
  return std::nullopt;
}

/// For whom the match counts. Somebody who left it before the end has lost it if that side lost,
/// and has not won it if it won, also after sitting down again.
std::vector<Participation> participations(const MatchSummary& match) {
  std::vector<Participation> all;
  if (!match.outcome) return all;
  const auto left = [&](const Person& who, Side side) {
    return std::ranges::any_of(match.left, [&](const Leaver& leaver) {
      return leaver.who.player == who.player && match.seating.side(leaver.seat) == side;
    });
  };
  for (const Seat seat : match.seating.table()) {
    const Person& who = match.seats[seat];
    const Side side = match.seating.side(seat);
    if (who.player.empty() || left(who, side) || !played_enough(match, seat)) continue;
    all.push_back({who, side, seat});
  }
  for (const Leaver& leaver : match.left) {
    if (leaver.who.player.empty()) continue;  // is forgotten
    const Side side = match.seating.side(leaver.seat);
    const bool counted = std::ranges::any_of(all, [&](const Participation& p) {
      return p.who.player == leaver.who.player && p.side == side;
    });
    if (has_won(*match.outcome, side) || counted) continue;
    const Seat seat = seat_at_the_end(match, leaver.who.player, side).value_or(leaver.seat);
    all.push_back({leaver.who, side, seat, true});
  }
  return all;
}

std::string month_of(std::int64_t at_ms) {
  const std::time_t at = at_ms / 1000;
  std::tm local{};
  ::localtime_r(&at, &local);
  char text[16];
  std::strftime(text, sizeof text, "%Y-%m", &local);
  return text;
}

TallyRow::Figures figures_of(const MatchSummary& match, Side side) {
  const bool won = has_won(*match.outcome, side);
  const bool feat = is_feat(*match.outcome);
  const auto others = [&](const PerAnySide<int>& sum) {
    int all = 0;
    for (const Side other : match.seating.sides()) all += other == side ? 0 : sum[other];
    return all;
  };
  return {1,
          won,
          won && feat,
          !won && feat,
          match.sums[0][side],
          others(match.sums[0]),
          match.sums[1][side],
          others(match.sums[1])};
}

void add(Tally& tally, const TallyRow::Figures& figures) {
  int* const sums[] = {&tally.matches, &tally.won,       &tally.feats_made, &tally.feats_been,
                       &tally.own[0],  &tally.theirs[0], &tally.own[1],     &tally.theirs[1]};
  for (std::size_t i = 0; i < figures.size(); ++i) *sums[i] += static_cast<int>(figures[i]);
}

std::vector<TallyOf> in_order(const std::map<std::string, TallyOf>& tallies,
                              bool (*before)(const TallyOf&, const TallyOf&)) {
  std::vector<TallyOf> order;
  for (const auto& [player, tally] : tallies) order.push_back(tally);
  std::stable_sort(order.begin(), order.end(), before);
  return order;
}

}  // namespace

std::string month_of_game(games::GameIndex game, const std::string& month) {
  return game == 0 ? month : std::string(games::name_of(game)) + ' ' + month;
}

std::optional<games::GameIndex> game_of_month(const std::string& month) {
  const auto space = month.find(' ');
  if (space == std::string::npos) return 0;
  return games::find(month.substr(0, space));
}

bool standings_count(const Circumstances& circumstances, int hands, bool one_household_counts) {
  return circumstances.four_members && hands >= kLeastHands &&
         (circumstances.households > 1 || one_household_counts);
}

std::vector<TallyRow> tallies_of(const MatchSummary& match) {
  std::vector<TallyRow> rows;
  const bool ranked = match.ranked.value_or(four_people(match));
  const std::string month = month_of_game(match.game, month_of(match.ended_ms));
  for (const Participation& part : participations(match)) {
    const TallyRow::Figures figures = figures_of(match, part.side);
    rows.push_back({part.who.player, {}, month, part.who.name, figures});
    const bool from_start = !match.ranked || part.left || match.since[part.seat] == 0;
    if (ranked && from_start)
      rows.push_back({part.who.player, kRanked, month, part.who.name, figures});
    if (!match.seating.pairs) continue;
    const Person& partner = match.seats[partner_of(part.seat)];
    const bool sits = match.seats[part.seat].player == part.who.player;
    if (!sits || partner.player.empty()) continue;
    rows.push_back({part.who.player, partner.player, month, partner.name, figures});
  }
  return rows;
}

Results add_up(const std::string& player, games::GameIndex game,
               const std::vector<TallyRow>& rows) {
  Results results;
  results.game = game;
  results.player.who.player = player;
  std::map<std::string, TallyOf> partners;
  for (const TallyRow& row : rows) {
    if (row.with == kRanked || game_of_month(row.month) != game) continue;
    TallyOf& sum = row.with.empty() ? results.player : partners[row.with];
    sum.who = {row.with.empty() ? player : row.with, row.name};
    add(sum.tally, row.figures);
  }
  results.partners = in_order(partners, [](const TallyOf& a, const TallyOf& b) {
    return a.tally.matches > b.tally.matches;
  });
  if (results.partners.size() > kPartnersListed) results.partners.resize(kPartnersListed);
  return results;
}

std::vector<TallyOf> rank(const std::vector<TallyRow>& rows) {
  std::map<std::string, TallyOf> players;
  for (const TallyRow& row : rows) {
    TallyOf& entry = players[row.player];
    entry.who = {row.player, row.name};
    add(entry.tally, row.figures);
  }
  auto order = in_order(players, [](const TallyOf& a, const TallyOf& b) {
    const auto key = [](const Tally& t) {
      return std::tuple(-t.won, t.matches, -t.feats_made, t.own[0] - t.theirs[0]);
    };
    return key(a.tally) < key(b.tally);
  });
  if (order.size() > kStandingsLines) order.resize(kStandingsLines);
  return order;
}

}  // namespace avinas::server
