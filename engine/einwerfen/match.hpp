// SPDX-License-Identifier: MIT
// Einwerfen as a game of the house: what sets it apart from the others whose trumps are turned.
#pragma once

#include "engine/einwerfen/ranking.hpp"
#include "engine/einwerfen/score.hpp"
#include "engine/turned/view.hpp"

namespace avinas::einwerfen {

/// The version of the rules as implemented; a change of outcome for any history raises it.
inline constexpr int kRulesVersion = 1;

struct Book {
  using Options = einwerfen::Options;
  using HandResult = einwerfen::HandResult;
  using Sheet = einwerfen::Sheet;
  using Outcome = einwerfen::Outcome;
  static constexpr Shape kShape{};  // E2.2
  static constexpr turned::RuleNumbers kRules{
      .deal = {"E5.2", "E2.1", "E1.2", "E2.2", Violation::EightCardsEach},
      .no_hand = "E3.3",
      .first_lead = "E3.1",
      .play = "E3.2"};
  static const Order& order(Suit trump) { return einwerfen::order(trump); }
};
static_assert(turned::Book<Book>);

using MatchState = turned::MatchState<Book>;
using HandRecord = turned::HandRecord<Book>;
using PublicView = turned::PublicView<Book>;

/// A match before its first deal; `first_dealer` was drawn by the caller (E2.1).
inline MatchState start_match(const Options& options, Seat first_dealer) {
  return {{options, {}, 0, phases::BeforeDeal{first_dealer}}};
}

}  // namespace avinas::einwerfen
