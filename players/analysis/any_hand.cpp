// SPDX-License-Identifier: MIT
// Analyses hands that are tricks over one order, by the score of their game.
#include <algorithm>

#include "players/analysis/analysis.hpp"
#include "players/imagined/imagined.hpp"
#include "players/imagined/open_play.hpp"

namespace avinas::analysis {
namespace {

/// An action and the score of the hand after it, to the side that took it.
struct ScoredAction {
  Action action;
  int score = 0;
};

template <typename G>
class OpenHandAnalyst {
 public:
  OpenHandAnalyst(const typename G::MatchState& dealt, const Imagination& imagination)
      : state_(dealt), imagination_(imagination) {}

  HandAnalysis run(std::span<const SeatAction> actions) {
    int index = 0;
    for (const SeatAction& taken : actions) {
      note_curve();
      judge(index++, taken);
      auto next = apply(std::move(state_), taken.seat, taken.action);
      auto* state = std::get_if<typename G::MatchState>(&next);
      if (!state) break;
      state_ = std::move(*state);
    }
    const auto over = hand_so_far(state_)->result;
    if (!hand_in_play(state_) && !analysis_.curve.empty()) {
      analysis_.curve.push_back(over.points[imagined::judged_side(over)]);
    }
    return std::move(analysis_);
  }

 private:
  void note_curve() {
    if (!std::holds_alternative<typename G::Playing>(state_.phase)) return;
    const auto best = open_.result(state_);
    analysis_.curve.push_back(best.points[imagined::judged_side(best)]);
  }

  /// Of a card or of the trump suit; calls are left out.
  std::vector<ScoredAction> choices_of(Seat seat) {
    std::vector<ScoredAction> choices;
    for (const Action& action : legal_actions(state_, seat)) {
      auto after = apply(state_, seat, action);
      const auto& next = std::get<typename G::MatchState>(after);
      if (!std::holds_alternative<typename G::Playing>(next.phase)) return {};
      choices.push_back({action, score(open_.result(next), side_of(seat))});
    }
    return choices;
  }

  void judge(int index, const SeatAction& taken) {
    const bool playing = std::holds_alternative<typename G::Playing>(state_.phase);
    if (!playing && !std::holds_alternative<NameTrump>(taken.action)) return;
    const std::vector<ScoredAction> choices = choices_of(taken.seat);
    if (choices.size() < 2) return;
    const auto found = std::ranges::find(choices, taken.action, &ScoredAction::action);
    if (found == choices.end()) return;
    const int best = std::ranges::max(choices, {}, &ScoredAction::score).score;
    Decision decision{index, taken.seat, taken.action, Unit::Score};
    decision.cost = best - found->score;
    decision.decisive = best > 0 && found->score <= 0;
    if (decision.cost > 0) {
      for (const ScoredAction& choice : choices) {
        if (choice.score == best) decision.better.push_back(choice.action);
      }
      decision.verdict = Verdict::Cost;
    }
    imagine(decision);
    if (decision.decisive) analysis_.turning_point = index;
    analysis_.decisions.push_back(std::move(decision));
  }

  void imagine(Decision& decision) {
    if (imagination_.strength.worlds == 0) return;
    const Observer observer = Observer::of(decision.seat);
    const games::Knowledge known{public_view(state_), own_view(state_, observer),
                                 completed_tricks(state_, observer)};
    const auto considered = imagined::consider(
        known, kWorlds, imagination_.seed + static_cast<std::uint64_t>(decision.action));
    const auto found = std::ranges::find(considered, decision.taken, &imagined::Considered::action);
    if (found == considered.end()) return;
    decision.judge(std::ranges::max(considered, {}, &imagined::Considered::value).value -
                   found->value);
  }

  /// As many as a player of the club imagines.
  static constexpr int kWorlds = 40;

  typename G::MatchState state_;
  Imagination imagination_;
  imagined::OpenPlay<G> open_;
  HandAnalysis analysis_;
};

}  // namespace

bool can_analyse(const games::Options& rules) {
  return std::visit(
      []<typename Options>(const Options&) {
        using G = games::GameOf<Options>;
        return G::kOpenTricks || requires(const typename G::MatchState& match) {
          analyse(match, std::span<const SeatAction>(), Imagination());
        };
      },
      rules);
}

HandAnalysis analyse_any(const games::MatchState& dealt, std::span<const SeatAction> actions,
                         const Imagination& imagination) {
  return std::visit(
      [&]<typename Match>(const Match& match) {
        using G = games::GameOf<Match>;
        if constexpr (G::kOpenTricks) {
          return OpenHandAnalyst<G>(match, imagination).run(actions);
        } else if constexpr (requires { analyse(match, actions, imagination); }) {
          return analyse(match, actions, imagination);
        } else {
          return HandAnalysis{};  // best play with open cards cannot be searched for
        }
      },
      dealt);
}

}  // namespace avinas::analysis
