// SPDX-License-Identifier: MIT
// A match of any game as a function: what engine/rules is to Avinas, this is to the house.
#pragma once

#include "engine/games/list.hpp"

namespace avinas::games {

using Options = All::Options;
using MatchState = All::MatchState;
using Sheet = All::Sheet;
using HandRecord = All::HandRecord;
using Outcome = All::Outcome;
using PublicView = All::PublicView;
using OwnView = All::OwnView;

/// As each game's own function of that name (engine/rules/match.hpp says what they promise).
MatchState start_match(const Options& options, Seat first_dealer);
std::optional<RuleViolation> check_deal(const MatchState& match, Seat dealer,
                                        const ClaimedDeal& deal);
OrViolation<MatchState> deal_hand(MatchState match, Seat dealer, const ClaimedDeal& deal);
std::optional<RuleViolation> check(const MatchState& match, Seat seat, const Action& action);
OrViolation<MatchState> apply(MatchState match, Seat seat, const Action& action);
std::vector<Action> legal_actions(const MatchState& match, Seat seat);
MatchState abandon(MatchState match);
std::optional<HandRecord> hand_so_far(const MatchState& match);
std::optional<Outcome> outcome_of(const MatchState& match);
Seat next_dealer(const MatchState& match);
bool hand_in_play(const MatchState& match);
PublicView public_view(const MatchState& match);
OwnView own_view(const MatchState& match, Observer observer);

/// An observer's knowledge of a hand with nothing forgotten, and nothing else.
struct Knowledge {
  PublicView all;
  OwnView own;
  CompletedTricks tricks;
};
Knowledge knowledge(const MatchState& match, Observer observer);

/// The facts that every match has.
int hands_dealt(const MatchState& match);
Sheet sheet_of(const MatchState& match);
Options options_of(const MatchState& match);
const CommonPublicView& common(const PublicView& view);
const CommonOwnView& common(const OwnView& view);

}  // namespace avinas::games
