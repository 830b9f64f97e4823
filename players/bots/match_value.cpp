// SPDX-License-Identifier: MIT
// Solves the match as a game: for every sheet the auction is a game of two choices for each side,
// and declarers either try to win or lose on purpose.
#include "players/bots/match_value.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <vector>

namespace avinas::bots {
namespace {

/// Uncancelled rams of a side at the most; beyond, one more changes nothing.
constexpr int kRams = 24;
constexpr int kRamStates = 2 * kRams + 1;

/// One way in which a hand ends, seen from the declaring side, and how often it does.
struct HandEnd {
  double often = 0;
  int rams = 0;  ///< for the declarers' balance: rams against the defenders less those against them
  int pips = 0;  ///< against the defenders; below 0 against the declarers
};

// Measured between players who play for the hand alone: `avinas_duel averaging --hand-ends 1200
// --seed 5` (docs/bots.md).
constexpr std::array<HandEnd, 7> kSevens{{{0.2508, 1, 0},
                                          {0.1125, 2, 0},
                                          {0.0208, 3, 0},
                                          {0.0033, 4, 0},
                                          {0.1942, -2, 0},
                                          {0.0933, -4, 0},
                                          {0.0100, -6, 0}}};
constexpr std::array<HandEnd, 7> kBothBid{{{0.0008, 0, 0},
                                           {0.2575, 0, 1},
                                           {0.3250, 0, 2},
                                           {0.2150, 0, 3},
                                           {0.1817, 0, -2},
                                           {0.0183, 0, -4},
                                           {0.0017, 0, -6}}};
constexpr std::array<HandEnd, 7> kOneBids{{{0.0617, 0, 0},
                                           {0.2300, 0, 1},
                                           {0.2633, 0, 2},
                                           {0.1583, 0, 3},
                                           {0.2533, 0, -2},
                                           {0.0308, 0, -4},
                                           {0.0025, 0, -6}}};
/// The part of deals that make a no-sevens game (R2.6).
constexpr double kNoSevens = 0.2955;

constexpr double total(std::span<const HandEnd> ends) {
  double sum = 0;
  for (const HandEnd& end : ends) sum += end.often;
  return sum;
}

/// The pips that declarers can take on purpose, by stopping in time (R4.6, R4.8).
constexpr std::array<int, 3> kLosses{2, 4, 6};

/// A sheet, as far as it decides who wins: rams against East and West less rams against North and
/// South, and the pips of both.
struct Standing {
  int balance = 0, ns = 0, ew = 0;

  Standing with_rams(int for_ns) const { return {balance + for_ns, ns, ew}; }
  /// `pips` count against the side that did not declare, or below 0 against the one that did.
  Standing with_pips(Side declarers, int pips) const {
    const bool against_ns = (declarers == Side::NorthSouth) == (pips < 0);
    return against_ns ? Standing{balance, ns + std::abs(pips), ew}
                      : Standing{balance, ns, ew + std::abs(pips)};
  }
};

/// A zero-sum game of two choices for each side, as the first side's chances.
struct TwoByTwo {
  double value = 0;
  double first = 0, second = 0;  ///< how often each side takes its first choice

  /// `a`: both take their first choice, `b`: the second side its second, `c`: the first side its
  /// second, `d`: both their second.
  static TwoByTwo solve(double a, double b, double c, double d) {
    const double low = std::max(std::min(a, b), std::min(c, d));
    const double high = std::min(std::max(a, c), std::max(b, d));
    if (low >= high) {  // a pair of choices that neither side leaves
      return {low, std::min(a, b) >= std::min(c, d) ? 1.0 : 0.0,
              std::max(a, c) <= std::max(b, d) ? 1.0 : 0.0};
    }
    const double all = a - b - c + d;
    return {(a * d - b * c) / all, (d - c) / all, (d - b) / all};
  }
};

class MatchGame {
 public:
  MatchGame() : values_(kPipsToEnd * kPipsToEnd * kRamStates, 0.5) {
    for (int sum = 2 * (kPipsToEnd - 1); sum >= 0; --sum) {  // pips only grow
      for (int ns = std::max(0, sum - kPipsToEnd + 1); ns <= std::min(sum, kPipsToEnd - 1); ++ns) {
        solve(ns, sum - ns);
      }
    }
  }

  /// The chance of North and South.
  double value(const Standing& at) const {
    const int balance = std::clamp(at.balance, -kRams, kRams);
    if (at.ns < kPipsToEnd && at.ew < kPipsToEnd) return values_[index(balance, at.ns, at.ew)];
    if (at.ns >= kPipsToEnd && at.ew == 0) return 0;  // Cats (R6.2)
    if (at.ew >= kPipsToEnd && at.ns == 0) return 1;
    if (balance != 0) return balance > 0 ? 1 : 0;  // R6.3
    return at.ns < at.ew ? 1 : 0;
  }

  Auction auction(const Standing& at) const {
    Auction auction;
    const TwoByTwo game = solve_auction(at);
    auction.bids[Side::NorthSouth] = game.first;
    auction.bids[Side::EastWest] = game.second;
    for (const Side side : {Side::NorthSouth, Side::EastWest}) {
      const double sign = side == Side::NorthSouth ? 1 : -1;
      auction.wants_to_lose[side] = sign * on_purpose(at, side) > sign * tried(at, side, kBothBid);
    }
    return auction;
  }

 private:
  static std::size_t index(int balance, int ns, int ew) {
    return static_cast<std::size_t>((ns * kPipsToEnd + ew) * kRamStates + balance + kRams);
  }

  double tried(const Standing& at, Side declarers, std::span<const HandEnd> ends) const {
    double sum = 0;
    for (const HandEnd& end : ends) {
      sum += end.often * value(end.pips == 0 ? at : at.with_pips(declarers, end.pips));
    }
    return sum / total(ends);
  }

  double on_purpose(const Standing& at, Side declarers) const {
    const bool ns = declarers == Side::NorthSouth;
    double best = ns ? 0 : 1;
    for (const int pips : kLosses) {
      const double loss = value(at.with_pips(declarers, -pips));
      best = ns ? std::max(best, loss) : std::min(best, loss);
    }
    return best;
  }

  /// Declarers do what is better for them.
  double declared(const Standing& at, Side declarers, std::span<const HandEnd> ends) const {
    const double tries = tried(at, declarers, ends), loses = on_purpose(at, declarers);
    return declarers == Side::NorthSouth ? std::max(tries, loses) : std::min(tries, loses);
  }

  /// The first choice is to bid, the second to pass.
  TwoByTwo solve_auction(const Standing& at) const {
    const double both =
        (declared(at, Side::NorthSouth, kBothBid) + declared(at, Side::EastWest, kBothBid)) / 2;
    return TwoByTwo::solve(both, declared(at, Side::NorthSouth, kOneBids),
                           declared(at, Side::EastWest, kOneBids), value(at));
  }

  double after_a_hand(const Standing& at) const {
    double sum = kNoSevens * solve_auction(at).value;
    const double part = (1 - kNoSevens) / total(kSevens);
    for (const HandEnd& end : kSevens) {
      sum +=
          part * end.often * (value(at.with_rams(end.rams)) + value(at.with_rams(-end.rams))) / 2;
    }
    return sum;
  }

  /// Iterated until it stands: rams and a hand that all pass lead to sheets of the same pips.
  void solve(int ns, int ew) {
    constexpr int kRounds = 400;
    constexpr double kStands = 1e-9;
    std::array<double, kRamStates> next{};
    double change = 1;
    for (int round = 0; round < kRounds && change > kStands; ++round) {
      change = 0;
      for (int balance = -kRams; balance <= kRams; ++balance) {
        const double value = after_a_hand({balance, ns, ew});
        change = std::max(change, std::abs(value - values_[index(balance, ns, ew)]));
        next[static_cast<std::size_t>(balance + kRams)] = value;
      }
      std::copy(next.begin(), next.end(),
                values_.begin() + static_cast<std::ptrdiff_t>(index(-kRams, ns, ew)));
    }
  }

  std::vector<double> values_;
};

const MatchGame& game() {
  static const MatchGame solved;
  return solved;
}

Standing standing(const Sheet& sheet) {
  return {sheet.rams[Side::EastWest] - sheet.rams[Side::NorthSouth], sheet.pips(Side::NorthSouth),
          sheet.pips(Side::EastWest)};
}

}  // namespace

double chance_of(Side side, const Sheet& sheet) {
  const double chance = game().value(standing(sheet));
  return side == Side::NorthSouth ? chance : 1 - chance;
}

Auction auction_at(const Sheet& sheet) { return game().auction(standing(sheet)); }

}  // namespace avinas::bots
