// SPDX-License-Identifier: MIT
// Sueca as a game of the house: what sets it apart from the others whose trumps are turned.
#pragma once

#include "engine/sueca/ranking.hpp"
#include "engine/sueca/score.hpp"
#include "engine/turned/view.hpp"

namespace avinas::sueca {

/// The version of the rules as implemented; a change of outcome for any history raises it.
inline constexpr int kRulesVersion = 1;

struct Book {
  using Options = sueca::Options;
  using HandResult = sueca::HandResult;
  using Sheet = sueca::Sheet;
  using Outcome = sueca::Outcome;
  static constexpr Shape kShape = sueca::kShape;
  static constexpr turned::RuleNumbers kRules{
      .deal = {"U5.1", "U2.1", "U1.2", "U2.2", Violation::TenCardsEach},
      .no_hand = "U3.3",
      .first_lead = "U3.1",
      .play = "U3.2"};
  static const Order& order(Suit trump) { return sueca::order(trump); }
};
static_assert(turned::Book<Book>);

using MatchState = turned::MatchState<Book>;
using HandRecord = turned::HandRecord<Book>;
using PublicView = turned::PublicView<Book>;

/// A match before its first deal; `first_dealer` was drawn by the caller (U2.1).
inline MatchState start_match(const Options& options, Seat first_dealer) {
  return {{options, {}, 0, phases::BeforeDeal{first_dealer}}};
}

}  // namespace avinas::sueca
