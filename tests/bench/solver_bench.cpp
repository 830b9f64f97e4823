// SPDX-License-Identifier: MIT
// How long the solver takes for whole deals, beside the simplest search that is right, on the same
// deals in the same run: build/release/bin/avinas_solver_bench [deals [seed]].
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include "engine/sjavs/ranking.hpp"
#include "players/solver/order_solver.hpp"
#include "players/solver/solver.hpp"
#include "tests/support/plain_search.hpp"
#include "tests/support/random_play.hpp"

namespace avinas {
namespace {

using solver::OpenHand;
using solver::Solver;
using testing::PlainSearch;

/// Milliseconds that `work` takes.
double time_of(const std::function<void()>& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start)
      .count();
}

double print(const char* name, std::vector<double> times) {
  std::sort(times.begin(), times.end());
  double sum = 0;
  for (const double time : times) sum += time;
  const double mean = sum / static_cast<double>(times.size());
  std::printf("%-34s %9.4f %9.4f %9.3f\n", name, times[times.size() / 2], mean,
              times[times.size() * 99 / 100]);
  return mean;
}

/// One question to a solver that knows nothing of the deal yet.
double ask(const char* name, const std::vector<OpenHand>& hands,
           const std::function<void(Solver&, const OpenHand&)>& question) {
  std::vector<double> times;
  for (const OpenHand& hand : hands) {
    Solver solver;
    times.push_back(time_of([&] { question(solver, hand); }));
  }
  return print(name, std::move(times));
}

/// Whole deals of Sjavs, trumps as the first hand would have them.
void ask_sjavs(std::size_t deals, std::uint64_t seed) {
  testing::Rng rng(seed);
  std::vector<double> times;
  for (std::size_t i = 0; i < deals; ++i) {
    const ClaimedDeal deal = testing::random_deal(rng);
    solver::OpenTricks open;
    for (const Seat seat : kAllSeats) {
      for (const Card card : deal[seat]) open.held[seat].insert(card);
    }
    const auto length = [&](Suit suit) { return sjavs::length_in(open.held[Seat::North], suit); };
    const Suit trump = *std::ranges::max_element(kAllSuits, {}, length);
    times.push_back(time_of([&] {
      solver::OrderSolver(sjavs::order(trump), Duty::Free).points(open, Side::NorthSouth);
    }));
  }
  print("Sjavs: exact points", std::move(times));
}

int plain_points(PlainSearch& plain, const OpenHand& hand) {
  int low = 0, high = 120;
  while (low < high) {
    const int middle = (low + high + 1) / 2;
    if (plain.reaches(hand, middle)) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}

int run(std::size_t deals, std::uint64_t seed) {
  std::mt19937_64 rng(seed);
  std::vector<OpenHand> hands;
  for (std::size_t i = 0; i < deals; ++i) hands.push_back(testing::random_open_hand(rng));
  std::printf("%zu deals of seed %llu; milliseconds\n%-34s %9s %9s %9s\n", deals,
              static_cast<unsigned long long>(seed), "", "median", "mean", "p99");
  const double exact =
      ask("exact points", hands, [](Solver& s, const OpenHand& h) { s.points(h); });
  const double won =
      ask("61 or not", hands, [](Solver& s, const OpenHand& h) { s.reaches(h, 61); });
  ask("all eight tricks or not", hands, [](Solver& s, const OpenHand& h) { s.takes_all(h); });
  ask("points of every first lead", hands,
      [](Solver& s, const OpenHand& h) { s.points_of_cards(h); });
  ask("no sevens: pips, suit given", hands, [](Solver& s, const OpenHand& h) { s.pips(h); });
  ask_sjavs(deals, seed);
  std::vector<double> plain_exact, plain_won;
  int differences = 0;
  for (std::size_t i = 0; i < std::min<std::size_t>(deals, 50); ++i) {
    PlainSearch first, second;
    int points = 0;
    plain_exact.push_back(time_of([&] { points = plain_points(first, hands[i]); }));
    plain_won.push_back(time_of([&] { second.reaches(hands[i], 61); }));
    differences += points != Solver().points(hands[i]);
  }
  const double slow_exact = print("simplest search: exact points", plain_exact);
  const double slow_won = print("simplest search: 61 or not", plain_won);
  std::printf(
      "simplest search / solver, means: exact points %.1f, 61 or not %.1f; differences %d\n",
      slow_exact / exact, slow_won / won, differences);
  return differences == 0 ? 0 : 1;
}

}  // namespace
}  // namespace avinas

int main(int argc, char** argv) {
  const std::size_t deals = argc > 1 ? std::stoul(argv[1]) : 500;
  return avinas::run(std::max<std::size_t>(deals, 1), argc > 2 ? std::stoull(argv[2]) : 1);
}
