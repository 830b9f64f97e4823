// SPDX-License-Identifier: MIT
// A load run's figures of a server: moves a second, latencies, processor time; medians of rounds.
#pragma once

#include <boost/asio/io_context.hpp>
#include <functional>
#include <vector>

#include "tests/load/seat_client.hpp"

namespace avinas::load {

struct Figures {
  double moves_per_second = 0;
  double bytes_per_frame = 0;
  double bytes_per_move_out = 0;
  std::uint32_t p50 = 0, p99 = 0;  ///< microseconds from a move sent to its answer
  double server_us_per_move = 0;   ///< of all cores
};

/// Lets the clients play: a second to get going, then the time that counts. `processor_seconds`:
/// what the servers used so far. Throws std::runtime_error if a client was lost or nobody moved.
Figures measure(boost::asio::io_context& context, Measurements& run,
                const std::function<double()>& processor_seconds, int seconds);

struct Spread {
  double median = 0, least = 0, most = 0;
};
/// `values` is not empty.
Spread spread(std::vector<double> values);

/// One member of each round.
template <typename Round>
std::vector<Figures> each(const std::vector<Round>& rounds, Figures Round::*whose) {
  std::vector<Figures> result;
  for (const Round& round : rounds) result.push_back(round.*whose);
  return result;
}

/// A line: median [least, most] of the rounds.
void print_figures(const char* name, const std::vector<Figures>& rounds);
/// A line: moves a second of the one by those of the other, round by round.
void print_ratio(const char* name, const std::vector<Figures>& one,
                 const std::vector<Figures>& other);
/// A line: the servers' processor time a move of the one by that of the other, round by round.
void print_cost_ratio(const char* name, const std::vector<Figures>& one,
                      const std::vector<Figures>& other);

}  // namespace avinas::load
