// SPDX-License-Identifier: MIT
// Decides each request to an evening.
#include "server/evening/decide.hpp"

#include <algorithm>

#include "engine/games/match.hpp"

namespace avinas::server {
namespace {

using namespace protocol;
using Events = std::vector<EveningEvent>;

Refusal because(Reason reason) { return {reason}; }

struct EveningDeciding {
  const EveningState& evening;
  const EveningAsker& asker;
  const std::function<std::string()>& new_code;

  bool is(EveningStage stage) const { return evening.stage == stage; }

  EveningDecision enter(const EveningStep& step) const {
    if (is(EveningStage::Over)) return because(Reason::EveningOver);
    if (pair_of(evening, asker.person.player)) return Events{};
    const int pairs = static_cast<int>(evening.pairs.size());
    if (step.pair == 0) {
      // The place of a pair that went before it met anybody is free.
      for (int pair = 0; pair < pairs; ++pair) {
        const bool gone = evening.pairs[static_cast<std::size_t>(pair)].gone;
        if (gone && !has_met(evening, pair)) {
          return Events{PairEntered{pair, asker.person, step.seed}};
        }
      }
      // A late pair comes where one of an odd number sits out; a Swiss round takes any number.
      const bool fixed = evening.places > 0 && evening.plan.movement != Movement::Swiss;
      if (pairs >= (fixed ? evening.places : kMostPairs)) return because(Reason::EveningFull);
      return Events{PairEntered{pairs, asker.person, step.seed}};
    }
    if (step.pair > pairs) return because(Reason::PairIsWhole);
    const auto& pair = evening.pairs[static_cast<std::size_t>(step.pair - 1)];
    if (pair.gone || pair.people.size() >= 2) return because(Reason::PairIsWhole);
    // Pairs are numbered anew while they gather: the partner says which is meant.
    if (!step.player.empty() && pair.people.front().player != step.player) {
      return because(Reason::PairIsWhole);
    }
    return Events{PairEntered{step.pair - 1, asker.person, step.seed}};
  }

  EveningDecision leave(const EveningStep& step) const {
    if (is(EveningStage::Over)) return because(Reason::EveningOver);
    const bool own = step.player.empty() || step.player == asker.person.player;
    if (!own && !asker.manages) return because(Reason::EveningsHost);
    const std::string& player = own ? asker.person.player : step.player;
    if (!pair_of(evening, player)) return Events{};
    return Events{PairLeft{player}};
  }

  EveningDecision begin() const {
    if (!asker.manages) return because(Reason::EveningsHost);
    if (is(EveningStage::Over)) return because(Reason::EveningOver);
    if (is(EveningStage::Playing)) return because(Reason::RoundRuns);
    const NextRound next = next_round(evening);
    if (next.meetings.empty()) return because(Reason::TwoPairsMeet);
    RoundBegun round{next.number, {}};
    const auto people = [&](int pair) {
      return evening.pairs[static_cast<std::size_t>(pair)].people;
    };
    for (const Meeting& meeting : next.meetings) {
      round.tables.push_back(
          {meeting, {people(meeting.north_south), people(meeting.east_west)}, new_code()});
    }
    return Events{std::move(round)};
  }

  EveningDecision end() const {
    if (!asker.manages) return because(Reason::EveningsHost);
    if (is(EveningStage::Over)) return Events{};
    if (is(EveningStage::Playing)) return because(Reason::RoundRuns);
    return Events{EveningOver{}};
  }

  /// The tables are told to end; what is over counts.
  EveningDecision close_round() const {
    if (!asker.manages) return because(Reason::EveningsHost);
    if (!is(EveningStage::Playing)) return because(Reason::NoRoundRuns);
    return Events{};
  }
};

}  // namespace

EveningDecision decide(const EveningState& evening, const EveningAsker& asker,
                       const EveningStep& step, const std::function<std::string()>& new_code) {
  const EveningDeciding deciding{evening, asker, new_code};
  switch (step.what) {
    case EveningDo::Enter:
      return deciding.enter(step);
    case EveningDo::Leave:
      return deciding.leave(step);
    case EveningDo::Begin:
      return deciding.begin();
    case EveningDo::CloseRound:
      return deciding.close_round();
    case EveningDo::End:
      return deciding.end();
  }
  return Events{};
}

std::vector<EveningEvent> on_done(const EveningState& evening, const MeetingDone& done) {
  if (evening.stage != EveningStage::Playing) return {};
  const auto& round = evening.rounds.back();
  const auto meeting = std::ranges::find(round, done.table, &EveningMatch::table);
  if (meeting == round.end() || meeting->done) return {};
  Events events{done};
  const auto open = std::ranges::count(round, false, &EveningMatch::done);
  if (open > 1) return events;
  events.push_back(RoundOver{});
  if (static_cast<int>(evening.rounds.size()) >= evening.plan.rounds) {
    events.push_back(EveningOver{});
  }
  return events;
}

std::optional<Refusal> refuse_plan(const OpenEvening& open) {
  if (!games::shape(open.options.rules).seating.pairs) return because(Reason::EveningsOfPairs);
  return std::nullopt;
}

}  // namespace avinas::server
