// SPDX-License-Identifier: MIT
// Evenings of bots of three strengths, with the same cards at all tables and with cards of their
// own: how much of a pair's score is luck, and how well the table of an evening tells who plays
// well.
#include <CLI/CLI.hpp>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <mutex>
#include <numeric>
#include <thread>

#include "engine/games/hand_score.hpp"
#include "server/evening/decide.hpp"
#include "server/evening/scoring.hpp"
#include "tests/duel/playing.hpp"
#include "tests/support/random_play.hpp"

namespace avinas {
namespace {

using server::EveningMatch;
using server::EveningState;

struct Run {
  games::Options rules;
  int pairs = 6, hands = 4;
  std::uint64_t seed = 1;
};

/// A pair's evening: points a hand above what the other tables came to, or above nothing.
using Scores = std::vector<double>;
struct Played {
  Scores same, own;  ///< cards at all tables
};

std::vector<BotLevel> strengths(int pairs) {
  std::vector<BotLevel> levels;
  for (int pair = 0; pair < pairs; ++pair) levels.push_back(static_cast<BotLevel>(pair % 3));
  return levels;
}

/// The hand's points to North and South.
int play_hand(const Run& run, std::uint64_t deal, std::uint64_t decision,
              const server::Meeting& pairs, const std::vector<BotLevel>& levels, int number) {
  const Shape shape = games::shape(run.rules);
  PerSeat<duel::Player> players;
  PerSeat<duel::Player*> seats{};
  for (const Seat seat : shape.table()) {
    const int pair = side_of(seat) == Side::NorthSouth ? pairs.north_south : pairs.east_west;
    const BotLevel level = levels[static_cast<std::size_t>(pair)];
    players[seat] = {bots::strength_of(level), level};
    seats[seat] = &players[seat];
  }
  testing::Rng rng(deal);
  const Seat dealer = shape.table()[static_cast<std::size_t>(number) % shape.table().size()];
  duel::Ends ends;
  auto state = games::start_match(run.rules, dealer);
  state =
      testing::must(games::deal_hand(std::move(state), dealer, testing::random_deal(rng, shape)));
  state = duel::play_hand(std::move(state), seats, decision, ends);
  const auto result = games::result_of(*games::hand_so_far(state));
  return *games::hand_score(result, Side::NorthSouth);
}

Played play_evening(const Run& run, std::uint64_t number) {
  const std::vector<BotLevel> levels = strengths(run.pairs);
  EveningState evening;
  evening.plan = {protocol::Movement::Howell, server::howell_rounds(run.pairs), run.hands};
  evening.pairs.resize(static_cast<std::size_t>(run.pairs));
  Scores own(static_cast<std::size_t>(run.pairs));
  std::uint64_t seed = (run.seed * 1'000'003 + number) * 1'000'003;
  for (int r = 0; r < evening.plan.rounds; ++r) {
    EveningState::Round round;
    for (const auto& meeting : server::howell(run.pairs, r)) round.push_back({meeting, {}});
    for (int hand = 0; hand < run.hands; ++hand) {
      const std::uint64_t deal = ++seed;
      for (EveningMatch& table : round) {
        table.scores.push_back(play_hand(run, deal, ++seed, table.pairs, levels, hand));
        const std::uint64_t other = ++seed;
        const int score = play_hand(run, other, ++seed, table.pairs, levels, hand);
        own[static_cast<std::size_t>(table.pairs.north_south)] += score;
        own[static_cast<std::size_t>(table.pairs.east_west)] -= score;
      }
    }
    evening.rounds.push_back(std::move(round));
  }
  evening.stage = protocol::EveningStage::Over;
  Played played;
  const auto scores = server::scores_of(evening);
  for (std::size_t pair = 0; pair < own.size(); ++pair) {
    played.same.push_back(scores[pair].difference / scores[pair].counted);
    played.own.push_back(own[pair] / scores[pair].counted);
  }
  return played;
}

/// Of several evenings, added up for each pair.
Scores sum_of(const std::vector<Played>& all, std::size_t from, std::size_t count,
              Scores Played::*which) {
  Scores sum((all[from].*which).size());
  for (std::size_t evening = from; evening < from + count; ++evening) {
    for (std::size_t pair = 0; pair < sum.size(); ++pair) sum[pair] += (all[evening].*which)[pair];
  }
  return sum;
}

/// Around each pair's own mean, of one evening.
double variance(const std::vector<Played>& all, Scores Played::*which) {
  const Scores sum = sum_of(all, 0, all.size(), which);
  const auto n = static_cast<double>(all.size());
  double squares = 0;
  for (const Played& evening : all) {
    for (std::size_t pair = 0; pair < sum.size(); ++pair) {
      squares += std::pow((evening.*which)[pair] - sum[pair] / n, 2);
    }
  }
  return squares / ((n - 1) * static_cast<double>(sum.size()));
}

/// Ranks, those that are alike with the mean of theirs.
Scores ranks_of(const Scores& values) {
  Scores ranks;
  for (const double value : values) {
    double below = 0, alike = 0;
    for (const double other : values) {
      below += other < value;
      alike += other == value;
    }
    ranks.push_back(below + (alike + 1) / 2);
  }
  return ranks;
}

/// Spearman's.
double rank_correlation(const Scores& a, const Scores& b) {
  const Scores x = ranks_of(a), y = ranks_of(b);
  const double mean = (static_cast<double>(x.size()) + 1) / 2;
  double xy = 0, xx = 0, yy = 0;
  for (std::size_t i = 0; i < x.size(); ++i) {
    xy += (x[i] - mean) * (y[i] - mean);
    xx += (x[i] - mean) * (x[i] - mean);
    yy += (y[i] - mean) * (y[i] - mean);
  }
  return xy / std::sqrt(xx * yy);
}

/// With the strengths of the bots, after so many evenings; the mean of all groups of so many.
double correlation_after(const std::vector<Played>& all, std::size_t evenings,
                         Scores Played::*which) {
  Scores truth;
  for (const BotLevel level : strengths(static_cast<int>(all[0].same.size()))) {
    truth.push_back(static_cast<double>(level));
  }
  double sum = 0;
  std::size_t groups = 0;
  for (std::size_t from = 0; from + evenings <= all.size(); from += evenings, ++groups) {
    sum += rank_correlation(sum_of(all, from, evenings, which), truth);
  }
  return sum / static_cast<double>(groups);
}

std::vector<Played> play_all(const Run& run, int evenings) {
  std::vector<Played> all(static_cast<std::size_t>(evenings));
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    for (std::size_t evening = next++; evening < all.size(); evening = next++) {
      all[evening] = play_evening(run, evening);
    }
  };
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < std::max(1u, std::thread::hardware_concurrency()); ++i) {
    threads.emplace_back(work);
  }
  for (std::thread& thread : threads) thread.join();
  return all;
}

int run_evenings(int argc, char** argv) {
  CLI::App app{"Plays evenings of bots, with the same cards at all tables and with other cards."};
  std::string game = "avinas";
  Run run;
  int evenings = 20;
  double at_least = -1;
  app.add_option("--game", game, "A game of two pairs")->capture_default_str();
  app.add_option("--evenings", evenings, "How many")->check(CLI::Range(2, 100'000));
  app.add_option("--pairs", run.pairs, "A multiple of three, from six on")
      ->check(CLI::Range(6, 39));
  app.add_option("--hands", run.hands, "Hands of a round")->check(CLI::Range(1, 12));
  app.add_option("--seed", run.seed, "Of everything that is drawn");
  app.add_option("--at-least", at_least,
                 "Fails unless the variance without the same cards is so many times that with");
  CLI11_PARSE(app, argc, argv);
  const auto index = games::find(game);
  if (!index || !games::shape(games::default_options(*index)).seating.pairs || run.pairs % 3 != 0) {
    std::cerr << "The game is one of two pairs, and the pairs are a multiple of three.\n";
    return 2;
  }
  run.rules = games::default_options(*index);
  const std::vector<Played> all = play_all(run, evenings);
  const double same = variance(all, &Played::same), own = variance(all, &Played::own);
  std::printf("%s, %d evenings of %d pairs, %d rounds of %d hands, seed %llu\n", game.c_str(),
              evenings, run.pairs, server::howell_rounds(run.pairs), run.hands,
              static_cast<unsigned long long>(run.seed));
  std::printf("variance of a pair's points a hand: %.3f with the same cards, %.3f without (%.2f)\n",
              same, own, own / same);
  for (const std::size_t n : {1u, 2u, 5u, 10u, 20u}) {
    if (n > all.size()) break;
    std::printf(
        "rank correlation with strength after %2zu: %.2f with the same cards, %.2f without\n", n,
        correlation_after(all, n, &Played::same), correlation_after(all, n, &Played::own));
  }
  if (own / same >= at_least) return 0;
  std::cerr << "That is less than " << at_least << " times.\n";
  return 1;
}

}  // namespace
}  // namespace avinas

int main(int argc, char** argv) { return avinas::run_evenings(argc, argv); }
