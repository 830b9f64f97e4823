// SPDX-License-Identifier: MIT
// A match of any game as a function: what engine/avinas/rules is to Avinas, this is to the house.
#pragma once

#include "engine/games/list.hpp"

namespace avinas::games {

using Options = All::Options;
using MatchState = All::MatchState;
using Sheet = All::Sheet;
using HandRecord = All::HandRecord;
using HandResult = All::HandResult;
using Outcome = All::Outcome;
using PublicView = All::PublicView;
using OwnView = All::OwnView;

/// As each game's own function of that name (engine/avinas/rules/match.hpp says what they promise).
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
std::optional<std::vector<SeatAction>> play_out(const MatchState& match, Seat seat);
bool day_may_end(const Options& options);
bool ends_day(const Options& options, const Outcome& outcome);
PublicView public_view(const MatchState& match);
OwnView own_view(const MatchState& match, Observer observer);

/// An observer's knowledge of a hand with nothing forgotten, and nothing else.
struct Knowledge {
  PublicView all;
  OwnView own;
  CompletedTricks tricks;
};
Knowledge knowledge(const MatchState& match, Observer observer);

/// A game as one of the list: the index of each variant.
using GameIndex = std::size_t;
constexpr std::string_view name_of(GameIndex game) { return All::kNames.at(game); }
/// The game of that name, or nothing.
std::optional<GameIndex> find(std::string_view name);
/// How the match is dealt, and those who play it.
Shape shape(const MatchState& match);
Shape shape(const Options& options);
/// Its options as the rules are written.
Options default_options(GameIndex game);

/// Games that somebody's program knows; the first of the list every program does.
class Known {
 public:
  constexpr bool has(GameIndex game) const { return (bits_ >> game & 1u) != 0; }
  constexpr void add(GameIndex game) { bits_ |= 1u << game; }
  constexpr auto operator<=>(const Known&) const = default;

 private:
  std::uint32_t bits_ = 1;
};

/// The version of the rules that this program has of the game.
int rules_version(const Options& options);

/// A match as it stood after so many hands, its next dealer named.
MatchState take_up(const Options& options, const Sheet& sheet, int hands_dealt, Seat dealer);
/// The views of a table where no match was played.
PublicView blank_public_view(const Options& options);
OwnView blank_own_view(const Options& options, Observer observer);
/// A sheet on which nothing is written, and a hand in which nothing is done.
Sheet blank_sheet(const Options& options);
HandRecord blank_hand(const Options& options);

/// The facts that every match has.
int hands_dealt(const MatchState& match);
Sheet sheet_of(const MatchState& match);
Options options_of(const MatchState& match);
/// Those that must act.
SeatList to_act(const MatchState& match);
HandResult result_of(const HandRecord& hand);
const CommonPublicView& common(const PublicView& view);
const CommonOwnView& common(const OwnView& view);

}  // namespace avinas::games
