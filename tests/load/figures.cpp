// SPDX-License-Identifier: MIT
// Computes and prints a run's figures.
#include "tests/load/figures.hpp"

#include <algorithm>
#include <cstdio>
#include <stdexcept>
#include <string>

namespace avinas::load {
namespace {

using Clock = std::chrono::steady_clock;

Spread spread_of(const std::vector<Figures>& rounds, auto value) {
  std::vector<double> values;
  for (const Figures& round : rounds) values.push_back(static_cast<double>(value(round)));
  return spread(std::move(values));
}

void print_ratio_of(const char* name, const std::vector<Figures>& one,
                    const std::vector<Figures>& other, double Figures::*value) {
  std::vector<double> ratios;
  for (std::size_t i = 0; i < one.size(); ++i) ratios.push_back(one[i].*value / other[i].*value);
  const Spread ratio = spread(std::move(ratios));
  std::printf("  %-26s %.2f [%.2f, %.2f]\n", name, ratio.median, ratio.least, ratio.most);
}

}  // namespace

Figures measure(boost::asio::io_context& context, Measurements& run,
                const std::function<double()>& processor_seconds, int seconds) {
  context.run_until(Clock::now() + std::chrono::seconds(1));
  const std::uint64_t moves = run.moves, bytes = run.bytes_in, messages = run.messages_in,
                      out = run.bytes_out;
  const double processor = processor_seconds();
  run.measuring = true;
  const auto start = Clock::now();
  context.run_until(start + std::chrono::seconds(seconds));
  const double took = std::chrono::duration<double>(Clock::now() - start).count();
  run.measuring = false;
  run.stopping = true;
  const auto made = static_cast<double>(run.moves - moves);
  if (run.lost > 0 || made == 0 || run.messages_in == messages || run.latencies_us.empty()) {
    throw std::runtime_error("Nothing was measured: " + std::to_string(run.lost) +
                             " clients lost their connection.");
  }
  Figures result;
  result.moves_per_second = made / took;
  result.bytes_per_frame =
      static_cast<double>(run.bytes_in - bytes) / static_cast<double>(run.messages_in - messages);
  result.bytes_per_move_out = static_cast<double>(run.bytes_out - out) / made;
  result.p50 = percentile(run.latencies_us, 0.50);
  result.p99 = percentile(run.latencies_us, 0.99);
  result.server_us_per_move = (processor_seconds() - processor) * 1e6 / made;
  return result;
}

Spread spread(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const std::size_t half = values.size() / 2;
  const bool even = values.size() % 2 == 0;
  const double median = even ? (values[half - 1] + values[half]) / 2 : values[half];
  return {median, values.front(), values.back()};
}

void print_figures(const char* name, const std::vector<Figures>& rounds) {
  const Spread moves = spread_of(rounds, [](const Figures& f) { return f.moves_per_second; });
  const Spread cost = spread_of(rounds, [](const Figures& f) { return f.server_us_per_move; });
  const Spread p50 = spread_of(rounds, [](const Figures& f) { return f.p50; });
  const Spread p99 = spread_of(rounds, [](const Figures& f) { return f.p99; });
  std::printf(
      "  %-26s %7.0f [%.0f, %.0f] moves/s   %5.1f [%.1f, %.1f] us of server a move   "
      "p50 %.0f us   p99 %.0f us\n",
      name, moves.median, moves.least, moves.most, cost.median, cost.least, cost.most, p50.median,
      p99.median);
}

void print_ratio(const char* name, const std::vector<Figures>& one,
                 const std::vector<Figures>& other) {
  print_ratio_of(name, one, other, &Figures::moves_per_second);
}

void print_cost_ratio(const char* name, const std::vector<Figures>& one,
                      const std::vector<Figures>& other) {
  print_ratio_of(name, one, other, &Figures::server_us_per_move);
}

}  // namespace avinas::load
