// SPDX-License-Identifier: MIT
// Compares hands.
#include "server/evening/scoring.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace avinas::server {
namespace {

void add_hand(std::vector<PairScore>& all, const EveningState::Round& round, std::size_t hand) {
  std::vector<const EveningMatch*> tables;
  for (const EveningMatch& table : round) {
    if (table.scores.size() > hand) tables.push_back(&table);
  }
  if (tables.size() < 2) return;  // nothing to compare it with
  const int others = static_cast<int>(tables.size()) - 1;
  int sum = 0;
  for (const EveningMatch* table : tables) sum += table->scores[hand];
  for (const EveningMatch* table : tables) {
    const int score = table->scores[hand];
    int points = -1;  // of the comparison with itself
    for (const EveningMatch* other : tables) {
      points += score > other->scores[hand] ? 2 : score == other->scores[hand] ? 1 : 0;
    }
    const double difference = score - double(sum - score) / others;
    for (const bool north_south : {true, false}) {
      PairScore& pair = all[static_cast<std::size_t>(north_south ? table->pairs.north_south
                                                                 : table->pairs.east_west)];
      pair.match_points += north_south ? points : 2 * others - points;
      pair.possible += 2 * others;
      pair.difference += north_south ? difference : -difference;
      ++pair.counted;
    }
  }
}

void add_match(std::vector<PairScore>& all, const EveningMatch& match) {
  if (match.scores.empty()) return;
  for (const bool north_south : {true, false}) {
    PairScore& pair = all[static_cast<std::size_t>(north_south ? match.pairs.north_south
                                                               : match.pairs.east_west)];
    pair.match_points += (match.scores.front() > 0) == north_south ? 2 : 0;
    pair.possible += 2;
    ++pair.counted;
  }
}

}  // namespace

std::vector<PairScore> scores_of(const EveningState& evening) {
  std::vector<PairScore> all(evening.pairs.size());
  const auto hands = static_cast<std::size_t>(evening.plan.hands);
  for (const EveningState::Round& round : evening.rounds) {
    const std::size_t open = std::min(hands, open_hands(evening, round));
    for (std::size_t hand = 0; hand < open; ++hand) add_hand(all, round, hand);
    if (hands > 0) continue;
    for (const EveningMatch& match : round) add_match(all, match);
  }
  return all;
}

std::vector<int> best_first(const EveningState& evening) {
  const std::vector<PairScore> scores = scores_of(evening);
  std::vector<int> order(evening.pairs.size());
  std::iota(order.begin(), order.end(), 0);
  std::erase_if(order,
                [&](int pair) { return evening.pairs[static_cast<std::size_t>(pair)].gone; });
  std::ranges::stable_sort(order, [&](int a, int b) {
    const PairScore &first = scores[static_cast<std::size_t>(a)],
                    &second = scores[static_cast<std::size_t>(b)];
    return std::tuple(first.share(), first.difference) >
           std::tuple(second.share(), second.difference);
  });
  return order;
}

}  // namespace avinas::server
