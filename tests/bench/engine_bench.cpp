// SPDX-License-Identifier: MIT
// Speed of the parts of a move: build/release/bin/avinas_bench.
#include <benchmark/benchmark.h>

#include "engine/avinas/rules/view.hpp"
#include "protocol/changes.hpp"
#include "protocol/codec.hpp"
#include "tests/support/random_play.hpp"

namespace avinas {
namespace {

using namespace testing;

/// A position in the middle of a hand, with the cards of two players on the table.
MatchState middle_of_a_hand(Rng& rng) {
  while (true) {
    MatchState state = start_match({}, Seat::North);
    state = must(deal_hand(std::move(state), Seat::North, random_deal(rng)));
    while (hand_in_play(state)) {
      const auto* playing = std::get_if<Playing>(&state.phase);
      if (playing && playing->trick.number == 4 && playing->trick.cards.size() == 2) return state;
      const SeatAction next = random_action(state, rng);
      state = must(apply(std::move(state), next.seat, next.action));
    }
  }
}

protocol::TableView table_view(const MatchState& state, Observer observer) {
  static const auto kInfo = std::make_shared<const protocol::TableInfo>();
  const protocol::CommonView common{kInfo, public_view(state)};
  return {std::make_shared<const protocol::CommonView>(common), {}, own_view(state, observer)};
}

void WholeRandomMatch(benchmark::State& bench) {
  Rng rng(1);
  std::int64_t actions = 0;
  for (auto _ : bench) {
    MatchState state = start_match({}, Seat::North);
    while (!outcome_of(state)) {
      state = must(deal_hand(state, next_dealer(state), random_deal(rng)));
      while (hand_in_play(state)) {
        const SeatAction next = random_action(state, rng);
        state = must(apply(std::move(state), next.seat, next.action));
        ++actions;
      }
    }
  }
  bench.SetItemsProcessed(actions);
}
BENCHMARK(WholeRandomMatch)->Unit(benchmark::kMicrosecond);

void ApplyOneCard(benchmark::State& bench) {
  Rng rng(2);
  const MatchState state = middle_of_a_hand(rng);
  const SeatAction next = random_action(state, rng);
  for (auto _ : bench) benchmark::DoNotOptimize(apply(state, next.seat, next.action));
}
BENCHMARK(ApplyOneCard);

void ViewOfOneSeat(benchmark::State& bench) {
  Rng rng(3);
  const MatchState state = middle_of_a_hand(rng);
  for (auto _ : bench) benchmark::DoNotOptimize(view(state, Observer::of(Seat::South)));
}
BENCHMARK(ViewOfOneSeat);

void EncodeAFullView(benchmark::State& bench) {
  Rng rng(4);
  const auto shown = table_view(middle_of_a_hand(rng), Observer::of(Seat::South));
  for (auto _ : bench) benchmark::DoNotOptimize(protocol::encode_view(shown));
}
BENCHMARK(EncodeAFullView);

void EncodeTheChangesOfAMove(benchmark::State& bench) {
  Rng rng(5);
  MatchState state = middle_of_a_hand(rng);
  const auto before = table_view(state, Observer::of(Seat::South));
  const SeatAction next = random_action(state, rng);
  state = must(apply(std::move(state), next.seat, next.action));
  const auto after = table_view(state, Observer::of(Seat::South));
  for (auto _ : bench) benchmark::DoNotOptimize(protocol::ChangesEncoder().encode(before, after));
}
BENCHMARK(EncodeTheChangesOfAMove);

void DecodeAnAction(benchmark::State& bench) {
  const std::string bytes = R"({"type":"act","action":"play","card":"QC","id":"4f2a-117"})";
  for (auto _ : bench) benchmark::DoNotOptimize(protocol::decode(bytes));
}
BENCHMARK(DecodeAnAction);

}  // namespace
}  // namespace avinas

BENCHMARK_MAIN();
