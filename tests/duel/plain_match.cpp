// SPDX-License-Identifier: MIT
// The values of sheets of an earlier master, kept as they were: chances are averaged over fixed
// frequencies of how hands end.
#include "tests/duel/plain_match.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace avinas::duel {
namespace {

/// Uncancelled rams of a side at the most; beyond, one more changes nothing.
constexpr int kRams = 24;
constexpr int kRamStates = 2 * kRams + 1;
constexpr int kRounds = 80;

/// One way in which a hand ends, seen from the declaring side, and how often it does.
struct HandEnd {
  double often = 0;
  int rams = 0;  ///< for the declarers' balance: rams against the defenders less those against them
  int pips_for_defenders = 0, pips_for_declarers = 0;  ///< written against that side
};

// Counted over the hands of strong players against each other (docs/bots.md).
constexpr std::array<HandEnd, 14> kEnds{{
    {0.268, 1, 0, 0},
    {0.172, -2, 0, 0},
    {0.126, 2, 0, 0},
    {0.095, -4, 0, 0},
    {0.020, 3, 0, 0},
    {0.012, -6, 0, 0},
    {0.001, 4, 0, 0},
    {0.002, -8, 0, 0},
    {0.084, 0, 1, 0},
    {0.084, 0, 2, 0},
    {0.059, 0, 3, 0},
    {0.044, 0, 0, 2},
    {0.007, 0, 0, 4},
    {0.004, 0, 0, 6},
}};

/// The chances of North and South for every sheet, by rams against East and West less rams against
/// North and South, and by the pips of both. Solved once: pips only grow, and among sheets of the
/// same pips the equations are iterated until they stand.
class Table {
 public:
  Table() : values_(kPipsToEnd * kPipsToEnd * kRamStates, 0.5) {
    for (int sum = 2 * (kPipsToEnd - 1); sum >= 0; --sum) {
      for (int ns = std::max(0, sum - kPipsToEnd + 1); ns <= std::min(sum, kPipsToEnd - 1); ++ns) {
        solve(ns, sum - ns);
      }
    }
  }

  double value(int balance, int ns, int ew) const {
    balance = std::clamp(balance, -kRams, kRams);
    if (ns < kPipsToEnd && ew < kPipsToEnd) return values_[index(balance, ns, ew)];
    if (ns >= kPipsToEnd) return ew == 0 ? 0 : by_rams(balance, ns, ew);  // Cats (R6.2)
    return ns == 0 ? 1 : by_rams(balance, ns, ew);
  }

 private:
  static double by_rams(int balance, int ns, int ew) {  // R6.3
    if (balance != 0) return balance > 0 ? 1 : 0;
    return ns < ew ? 1 : 0;
  }
  static std::size_t index(int balance, int ns, int ew) {
    return static_cast<std::size_t>((ns * kPipsToEnd + ew) * kRamStates + balance + kRams);
  }

  void solve(int ns, int ew) {
    double total = 0;
    for (const HandEnd& end : kEnds) total += end.often;
    for (int round = 0; round < kRounds; ++round) {
      for (int balance = -kRams; balance <= kRams; ++balance) {
        double sum = 0;
        for (const HandEnd& end : kEnds) {
          sum +=
              end.often *
              (value(balance + end.rams, ns + end.pips_for_declarers, ew + end.pips_for_defenders) +
               value(balance - end.rams, ns + end.pips_for_defenders, ew + end.pips_for_declarers));
        }
        values_[index(balance, ns, ew)] = sum / (2 * total);
      }
    }
  }

  std::vector<double> values_;
};

double chance_of(Side side, const Sheet& sheet) {
  static const Table table;
  const double chance = table.value(sheet.rams[Side::EastWest] - sheet.rams[Side::NorthSouth],
                                    sheet.pips(Side::NorthSouth), sheet.pips(Side::EastWest));
  return side == Side::NorthSouth ? chance : 1 - chance;
}

}  // namespace

const bots::MatchSense kPlainMatch{chance_of, nullptr};

}  // namespace avinas::duel
