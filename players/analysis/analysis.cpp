// SPDX-License-Identifier: MIT
// Replays a hand and asks the solver, before each decision, what every choice was worth.
#include "players/analysis/analysis.hpp"

#include <algorithm>
#include <cstdlib>

#include "engine/avinas/model/ranking.hpp"
#include "engine/avinas/model/scoring.hpp"
#include "engine/avinas/rules/knowledge.hpp"
#include "engine/avinas/rules/play.hpp"
#include "players/bots/match_value.hpp"
#include "players/solver/solver.hpp"

namespace avinas::analysis {
namespace {

using solver::OpenHand;
using solver::Solver;

/// A loss on purpose is told of when the chance to win the match was better by more than this.
constexpr double kBetter = 0.01;

OpenHand open_hand_of(const Playing& playing) {
  OpenHand hand;
  hand.trump = playing.trump;
  hand.declarer = playing.contract.declarer;
  hand.held = playing.hand.held;
  hand.leader = playing.trick.leader;
  for (const PlayedCard& played : playing.trick.cards) hand.lying.push_back(played.play.card);
  hand.points = playing.points;
  hand.tricks = playing.tricks;
  return hand;
}

/// A no-sevens game whose first card is led or chosen.
OpenHand opening(const HandInPlay& hand, Seat declarer, Suit trump) {
  OpenHand open;
  open.trump = trump;
  open.declarer = open.leader = declarer;
  open.held = hand.held;
  return open;
}

/// An action and what it is worth to the declarers, in the unit of the decision.
struct Choice {
  Action action;
  int value = 0;
};

struct Choices {
  Unit unit = Unit::Points;
  std::vector<Choice> all;
  /// From this value on the declarers win the hand.
  int winning = 0;
};

class HandAnalyst {
 public:
  HandAnalyst(const MatchState& dealt, const Imagination& imagination)
      : state_(dealt), imagination_(imagination) {}

  HandAnalysis run(std::span<const SeatAction> actions) {
    int index = 0;
    for (const SeatAction& taken : actions) {
      note_curve();
      const Choices choices =
          std::visit([&](const auto& p) { return choices_of(p, taken.seat); }, state_.phase);
      judge(index++, taken, choices);
      auto next = apply(std::move(state_), taken.seat, taken.action);
      if (auto* state = std::get_if<MatchState>(&next)) {
        state_ = std::move(*state);
      } else {
        break;
      }
    }
    const auto over = hand_so_far(state_);
    if (over && over->result.declarer && over->result.won_by) {
      result_.curve.push_back(over->result.points[side_of(*over->result.declarer)]);
    }
    return std::move(result_);
  }

 private:
  void note_curve() {
    const auto* playing = std::get_if<Playing>(&state_.phase);
    if (!playing) return;
    const OpenHand open = open_hand_of(*playing);
    if (result_.curve.empty() && playing->contract.bid > 0) note_loss(open);
    result_.curve.push_back(solver_.points(open));
  }

  void note_loss(const OpenHand& open) {
    const Side declarers = side_of(open.declarer);
    const PerSide<int>& rams = state_.sheet.rams;
    if (rams[Side::NorthSouth] == rams[Side::EastWest]) return;  // no reason that R6.3 gives
    const auto chance = [&](Side against, int pips) {
      return bots::chance_of(declarers,
                             write_penalty(state_.sheet, {PenaltyKind::Pips, against, pips}));
    };
    const int best = solver_.pips(open);
    double most = chance(best > 0 ? other_side(declarers) : declarers, std::abs(best)) + kBetter;
    for (const int pips : {2, 4, 6}) {
      if (pips < -best) continue;  // not even best play loses so little
      const double loss = chance(declarers, pips);
      if (loss <= most) continue;
      most = loss;
      result_.better_lost = pips;
    }
  }

  template <typename Phase>
  Choices choices_of(const Phase&, Seat) {
    return {};
  }

  Choices choices_of(const Playing& p, Seat seat) {
    if (trick_turn(p.trick) != seat) return {};
    const OpenHand open = open_hand_of(p);
    Choices choices;
    const auto add = [&](Card card, int value) { choices.all.push_back({Play{card}, value}); };
    if (p.contract.bid > 0) {
      choices.unit = Unit::Pips;
      choices.winning = 1;
      for (const auto& [card, value] : solver_.pips_of_cards(open)) add(card, value);
    } else if (p.contract.knock != KnockLevel::None) {
      choices.unit = Unit::Rams;
      choices.winning = 1;
      lawful_cards(open).for_each([&](Card card) {
        const bool all = solver_.takes_all(after(open, card));
        const int rams = penalty_rams(p.hand.exposure.sevens, p.contract.knock, all);
        add(card, all ? rams : -rams);
      });
    } else {
      choices.winning = kPointsToWin;
      for (const auto& [card, value] : solver_.points_of_cards(open)) add(card, value);
    }
    return choices;
  }

  Choices choices_of(const Knocking& p, Seat seat) {
    OpenHand open;
    open.trump = p.trump;
    open.declarer = open.leader = p.contract.declarer;
    open.held = p.hand.held;
    const bool all = solver_.takes_all(open);
    const bool won =
        p.contract.knock == KnockLevel::None ? solver_.reaches(open, kPointsToWin) : all;
    const auto rams = [&](KnockLevel knock, bool win) {
      const int n = penalty_rams(p.hand.exposure.sevens, knock, win);
      return win ? n : -n;
    };
    const bool first = p.asked == side_of(p.contract.declarer);
    Choices choices{Unit::Rams, {}, 1};
    choices.all.push_back({Pass{}, rams(p.contract.knock, won)});
    choices.all.push_back({Knock{}, rams(first ? KnockLevel::Knock : KnockLevel::KnockAgain, all)});
    return side_of(seat) == p.asked ? choices : Choices{};
  }

  Choices choices_of(const OpeningLead& p, Seat seat) {
    Choices choices{Unit::Pips, {}, 1};
    for (const Action& action : legal_actions(state_, seat)) {
      const auto* play = std::get_if<Play>(&action);
      if (!play) continue;
      int best = -6;
      for (const Suit suit : kAllSuits) {
        const bool possible = play->card.is_court_trump() || play->card.suit() == suit;
        const OpenHand open = opening(p.hand, seat, suit);
        if (!possible || length_in(p.hand.held[seat], suit) < p.contract.bid) continue;
        best = std::max(best, solver_.pips(after(open, play->card)));
      }
      choices.all.push_back({action, best});
    }
    return choices;
  }

  Choices choices_of(const NamingTrump& p, Seat seat) {
    Choices choices{Unit::Pips, {}, 1};
    if (seat != p.contract.declarer) return choices;
    for (const Action& action : legal_actions(state_, seat)) {
      const auto* name = std::get_if<NameTrump>(&action);
      if (!name || length_in(p.hand.held[seat], name->suit) < p.contract.bid) continue;
      OpenHand open = opening(p.hand, seat, name->suit);
      open.held[seat].insert(p.led);
      choices.all.push_back({action, solver_.pips(after(open, p.led))});
    }
    return choices;
  }

  void judge(int index, const SeatAction& taken, const Choices& choices) {
    if (choices.all.size() < 2) return;
    Action asked = taken.action;
    if (const auto* play = std::get_if<Play>(&asked)) asked = Play{play->card};
    const auto found = std::find_if(choices.all.begin(), choices.all.end(),
                                    [&](const Choice& c) { return c.action == asked; });
    if (found == choices.all.end()) return;  // a stop, or a suit that loses the match
    const bool declaring = side_of(taken.seat) == side_of(*hand_so_far(state_)->result.declarer);
    const int sign = declaring ? 1 : -1;
    int best = sign * choices.all.front().value;
    for (const Choice& choice : choices.all) best = std::max(best, sign * choice.value);
    Decision decision{index, taken.seat, taken.action, choices.unit};
    decision.cost = best - sign * found->value;
    const auto wins = [&](int value) {
      return declaring ? value >= choices.winning : -value < choices.winning;
    };
    decision.decisive = wins(best) && !wins(sign * found->value);
    if (decision.cost > 0) {
      for (const Choice& choice : choices.all) {
        if (sign * choice.value == best) decision.better.push_back(choice.action);
      }
      decision.verdict = Verdict::Cost;
    }
    imagine(decision, asked);
    if (decision.decisive) result_.turning_point = index;
    result_.decisions.push_back(std::move(decision));
  }

  void imagine(Decision& decision, const Action& asked) {
    if (imagination_.strength.worlds == 0) return;
    const auto considered =
        bots::consider(knowledge(state_, Observer::of(decision.seat)), imagination_.strength,
                       imagination_.seed + static_cast<std::uint64_t>(decision.action));
    const bots::Considered* found = nullptr;
    double best = 0;
    for (const bots::Considered& each : considered) {
      if (each.action == asked) found = &each;
      best = &each == &considered.front() ? each.value : std::max(best, each.value);
    }
    if (!found) return;
    decision.judge(best - found->value);
  }

  MatchState state_;
  Imagination imagination_;
  Solver solver_;
  HandAnalysis result_;
};

}  // namespace

void Decision::judge(double imagined) {
  // Below this much on average, something else was not better.
  constexpr double kWorthSaying = 0.05, kSame = 1e-9;
  imagined_cost = imagined < kSame ? 0 : imagined;
  if (cost > 0 && imagined < kWorthSaying) verdict = Verdict::Unlucky;
}

HandAnalysis analyse(const MatchState& dealt, std::span<const SeatAction> actions,
                     const Imagination& imagination) {
  return HandAnalyst(dealt, imagination).run(actions);
}

}  // namespace avinas::analysis
