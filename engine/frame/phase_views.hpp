// SPDX-License-Identifier: MIT
// Views of a match, filled by adding what an observer was shown, phase by phase. A game says
// what each observer sees in each phase of a hand in play; a phase without that does not compile.
// The phases before and after a hand are added here.
#pragma once

#include <concepts>

#include "engine/frame/common_view.hpp"
#include "engine/frame/phases.hpp"

namespace avinas::phases {

/// The phases outside a hand, as everybody sees them; `add_finished` adds a hand laid open.
template <std::derived_from<CommonPublicView> View, typename Phase, typename AddFinished>
void add_outside(View& view, const Phase& phase, const AddFinished& add_finished) {
  if constexpr (requires { phase.outcome; }) {
    view.phase = ViewPhase::MatchOver;
    view.outcome = phase.outcome;
    add_finished(view, phase.final_hand);
  } else if constexpr (requires { phase.last_hand; }) {
    view.phase = ViewPhase::Abandoned;
    if (phase.last_hand) add_finished(view, *phase.last_hand);
  } else if constexpr (requires { phase.record; }) {
    view.phase = ViewPhase::HandOver;
    add_finished(view, phase);
  } else {
    view.dealer = phase.dealer;
  }
}

/// The facts that everybody may know now. It is not told who looks, so it cannot differ between
/// observers. `add_phase` adds a phase of a hand in play.
template <std::derived_from<CommonPublicView> View, AnyMatch M, typename AddPhase,
          typename AddFinished>
View public_view(const M& match, const AddPhase& add_phase, const AddFinished& add_finished) {
  View view;
  view.options = match.options;
  view.sheet = match.sheet;
  view.in_hand = hand_in_play(match);
  view.hand_number = match.hands_dealt;
  view.points.emplace();
  std::visit(
      [&](const auto& phase) {
        if constexpr (IsInHand<decltype(phase)>) {
          add_phase(view, phase);
        } else {
          add_outside(view, phase, add_finished);
        }
      },
      match.phase);
  return view;
}

/// The facts that `observer` may know besides. Of a hand laid open the last trick is added.
template <std::derived_from<CommonOwnView> View, AnyMatch M, typename AddPhase,
          typename AddLastTrick>
View own_view(const M& match, Observer observer, const AddPhase& add_phase,
              const AddLastTrick& add_last_trick) {
  View view;
  view.observer = observer;
  std::visit(
      [&](const auto& phase) {
        if constexpr (IsInHand<decltype(phase)>) add_phase(view, phase);
      },
      match.phase);
  const auto* over = ended_hand(match);
  if (over && over->last) add_last_trick(view, *over);
  if (observer.seat) view.legal = legal_actions(match, *observer.seat);
  return view;
}

}  // namespace avinas::phases
