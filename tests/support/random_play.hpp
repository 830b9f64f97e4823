// SPDX-License-Identifier: MIT
// Random deals and random lawful play for tests, from a seed that a failing test prints.
#pragma once

#include <algorithm>
#include <random>
#include <stdexcept>
#include <string>

#include "engine/avinas/rules/match.hpp"
#include "engine/frame/shape.hpp"

namespace avinas::testing {

using Rng = std::mt19937_64;

inline std::size_t pick(Rng& rng, std::size_t n) {
  return std::uniform_int_distribution<std::size_t>(0, n - 1)(rng);
}

inline ClaimedDeal random_deal(Rng& rng, const Shape& shape = {}) {
  std::vector<Card> pack(shape.pack.begin(), shape.pack.end());
  std::shuffle(pack.begin(), pack.end(), rng);
  Deal deal = shape.no_cards();
  auto next = pack.begin();
  for (const Seat seat : shape.table()) {
    for (Card& card : deal[seat]) card = *next++;
  }
  std::copy(next, pack.end(), deal.rest().begin());
  return claim(deal);
}

inline Seat random_seat(Rng& rng, const Shape& shape = {}) {
  return shape.table()[pick(rng, shape.table().size())];
}

/// The state in an `OrViolation` that the test knows to be lawful.
template <typename Match>
Match must(OrViolation<Match> result) {
  if (auto* wrong = std::get_if<RuleViolation>(&result)) {
    throw std::runtime_error(std::string(wrong->rule));
  }
  return std::get<Match>(std::move(result));
}

/// The rule that refused, or "lawful".
inline std::string rule_of(const OrViolation<MatchState>& result) {
  const auto* wrong = std::get_if<RuleViolation>(&result);
  return wrong ? std::string(wrong->rule) : "lawful";
}

/// Every seat's lawful actions now.
inline std::vector<SeatAction> all_legal(const MatchState& state) {
  std::vector<SeatAction> all;
  for (Seat seat : kAllSeats) {
    for (const Action& action : legal_actions(state, seat)) all.push_back({seat, action});
  }
  return all;
}

/// A random lawful action; a stop is taken one time in forty, so that most games go on.
inline SeatAction random_action(const MatchState& state, Rng& rng) {
  auto all = all_legal(state);
  const auto stop = std::remove_if(all.begin(), all.end(), [](const SeatAction& a) {
    return std::holds_alternative<Stop>(a.action);
  });
  if (stop != all.end() && stop != all.begin() && pick(rng, 40) != 0) all.erase(stop, all.end());
  return all[pick(rng, all.size())];
}

inline Options random_options(Rng& rng) {
  Options options;
  options.overbid = pick(rng, 2) != 0 ? Overbid::Refused : Overbid::LosesMatch;
  options.signal_seen_by = pick(rng, 2) != 0 ? SignalSeenBy::Table : SignalSeenBy::Partner;
  options.signal = pick(rng, 4) == 0 ? SignalDuty::Must : SignalDuty::May;
  options.points_shown = pick(rng, 4) == 0 ? PointsShown::No : PointsShown::Table;
  return options;
}

}  // namespace avinas::testing
