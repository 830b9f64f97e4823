// SPDX-License-Identifier: MIT
// Decisions by imagining: worlds that agree with what the seat knows are solved with open cards,
// and what is best on average is done.
#pragma once

#include <functional>
#include <vector>

#include "players/bots/player.hpp"
#include "players/bots/prospects.hpp"
#include "players/bots/worlds.hpp"
#include "players/solver/solver.hpp"

namespace avinas::bots {

/// Of all cards together.
inline constexpr int kAllPoints = 120;
/// Values nearer than this are the same.
inline constexpr double kSame = 1e-9;

/// Card points of the tricks so far, counted from memory (R7.2).
PerSide<int> points_so_far(const Knowledge& known);
/// The declarers' pips of a no-sevens game that ends so, as `Solver::pips` counts (R4.8).
int pips_at(int declarers, int defenders);

class Thinker {
 public:
  /// `known` outlives this.
  Thinker(const Knowledge& known, const Strength& strength, std::uint64_t seed);

  /// This seat's action now; nothing if it is not to act, or if no world could be solved.
  std::optional<Action> choose();
  /// The options of the last choice, each with its average.
  std::vector<Considered> considered() const;
  /// Of the last choice.
  const Findings& findings() const { return findings_; }

 private:
  /// Something that may be done, and what it came to in the worlds so far.
  struct Option {
    Action action;
    double sum = 0;
  };
  using Options = std::vector<Option>;
  /// The worth of the options in a world, one number each.
  using Judgement = std::function<std::vector<double>(const World&)>;

  bool may(const Action& action) const;
  std::optional<Action> choose_call();
  std::optional<Action> choose_answer();
  std::optional<Action> choose_suit();
  std::optional<Action> choose_opening();
  std::optional<Action> choose_card();
  /// Nothing better can come.
  bool stops();
  /// To lose now, on purpose, is better than every card that was weighed (R4.6).
  bool loses_now(const Options& options) const;

  /// Adds up what `judge` says of worlds until the work or their number is used up. How many
  /// worlds were solved.
  int imagine(Options& options, const Judgement& judge, double share = 1);
  std::optional<Action> best_of(const Options& options);

  solver::OpenHand open_hand(const World& world, Suit trump, Seat declarer) const;
  /// The no-sevens game that `declarer` would play with that suit.
  double game_of(const World& world, Suit trump, Seat declarer);
  /// The same with the declarer's longest suit, or a loss that its side prefers.
  double declared_by(const World& world, Seat declarer);
  /// The longest bid so far, and whose it is.
  struct Stated {
    int length = 0;
    std::optional<Seat> by;
  };
  /// The seat that declares if those after this one bid on what they hold there.
  std::optional<Seat> declarer_in(const World& world, const Stated& stated) const;
  /// The declarers' pips in the end.
  int pips(const solver::OpenHand& next, solver::Aim aim);
  /// A no-sevens game whose declarers try to win, or lose on purpose if they are not of this side.
  double try_for_pips(const solver::OpenHand& next);
  std::vector<double> values_of_cards(const solver::OpenHand& hand, const Options& options);
  /// The declarers' side would rather lose this hand.
  bool declarers_want_less() const;
  std::vector<Suit> suits_of_length(int least) const;

  const View& view_;
  Strength strength_;
  Seat me_;
  CardSet own_;
  Prospects prospects_;
  Worlds worlds_;
  solver::Solver solver_;
  PerSide<int> points_{};
  Options weighed_;
  int worlds_solved_ = 1;
  Findings findings_;
};

}  // namespace avinas::bots
