// SPDX-License-Identifier: MIT
// Derives the events that follow without a request: score, end, next deal.
#include "server/table/consequences.hpp"

#include <algorithm>

#include "protocol/names.hpp"
#include "server/table/decide.hpp"

namespace avinas::server {
namespace {

using protocol::Proposal;

std::optional<BotLevel> level_in(Proposal what) {
  switch (what) {
    case Proposal::BotsLearner:
      return BotLevel::Learner;
    case Proposal::BotsClub:
      return BotLevel::Club;
    case Proposal::BotsMaster:
      return BotLevel::Master;
    default:
      return std::nullopt;
  }
}

/// How many agree, and how many must.
struct Agreement {
  int agreed = 0, needed = 0;
  bool holds() const { return agreed > 0 && agreed >= needed; }
};

/// People of the side have seats, and none of them agrees: a stand-in gives nothing up.
bool goes_over_a_side(Proposal what, const TableState& state) {
  const Seating seating = seating_of(state);
  if (!seating.pairs) return false;  // each speaks for themselves alone
  PerSide<bool> people{}, agreed{};
  for (const Seat seat : seating.table()) {
    people[seating.side(seat)] |= human(state.seats[seat]) != nullptr;
    agreed[seating.side(seat)] |= state.proposals[seat][static_cast<std::size_t>(what)];
  }
  return std::ranges::any_of(seating.sides(),
                             [&](Side side) { return people[side] && !agreed[side]; });
}

/// All who play must agree; to a level of the bots also those for whom a stand-in plays, since the
/// bot may be their partner. All but one end a pause. More than half of those who have seats give a
/// match up in which each plays alone, since lines that break should take nobody's win.
Agreement agreement_on(Proposal what, const TableState& state) {
  Agreement found;
  int people = 0;
  for (Seat seat : kAllSeats) {
    const HumanSeat* player = human(state.seats[seat]);
    people += player ? 1 : 0;
    if (!player || (player->stand_in && !level_in(what))) continue;
    ++found.needed;
    found.agreed += state.proposals[seat][static_cast<std::size_t>(what)] ? 1 : 0;
  }
  if (what == Proposal::Resume) --found.needed;
  if (what == Proposal::Abandon && !seating_of(state).pairs)
    found.needed = std::max(found.needed, people / 2 + 1);
  return found;
}

/// Players who went home in a pause do not keep the others from playing for good: all but one of
/// those who are here end it, and of two both. A line that breaks ends none.
bool end_pause_without_those_away(const TableState& state, const PerSeat<bool>& here) {
  int agreed = 0, people = 0;
  for (const Seat seat : kAllSeats) {
    if (!human(state.seats[seat]) || !here[seat]) continue;
    ++people;
    agreed += state.proposals[seat][static_cast<std::size_t>(Proposal::Resume)] ? 1 : 0;
  }
  return agreed > 0 && agreed >= std::max(people - 1, std::min(people, 2));
}

/// The event that the players have agreed to. A pause begins when no clock of a decision runs.
std::optional<TableEvent> of_proposals(const Scene& scene, const Moment& moment) {
  const TableState& state = scene.state;
  if (state.paused && moment.proposed &&
      end_pause_without_those_away(state, scene.presence.here())) {
    return PauseSet{false};
  }
  for (const auto& [what, name] : protocol::Names<Proposal>::table) {
    if (!agreement_on(what, state).holds()) continue;
    if (const auto level = level_in(what)) return BotsLevelled{*level};
    if (what == Proposal::Abandon) {
      if (goes_over_a_side(what, state)) continue;
      return MatchAbandoned{};
    }
    if (what == Proposal::Resume || !moment.deciding) return PauseSet{what == Proposal::Pause};
  }
  return std::nullopt;
}

/// An evening's table begins its one match by itself.
std::optional<TableEvent> of_evening(const TableState& state, Chance& chance) {
  const auto sits = [&](Seat seat) { return !std::holds_alternative<Vacant>(state.seats[seat]); };
  if (!state.evening || state.match || !std::ranges::all_of(chairs_of(state), sits)) {
    return std::nullopt;
  }
  const auto shared = shared_hands(state);
  const auto chairs = chairs_of(state);
  const Seat first = shared.empty()
                         ? chairs[chance.below(static_cast<std::uint32_t>(chairs.size()))]
                         : shared.front().dealer;
  return MatchStarted{new_match_id(chance), first, games::rules_version(state.options.rules)};
}

/// Every human who plays has said so. Where nobody does, the bots' pause decides.
bool everyone_ready(const TableState& state, bool bots_waited) {
  bool anyone = false;
  for (const Seat seat : chairs_of(state)) {
    if (is_automatic(state.seats[seat])) continue;
    anyone = true;
    if (!state.match->ready[seat]) return false;
  }
  return anyone || bots_waited;
}

}  // namespace

std::optional<TableEvent> next_consequence(const Scene& scene, const Moment& moment, Chance& chance,
                                           const Dealing& dealing) {
  const TableState& state = scene.state;
  if (auto event = of_evening(state, chance)) return event;
  if (stage_of(state) != protocol::TableStage::Playing) return std::nullopt;
  if (auto event = of_proposals(scene, moment)) return event;
  const TableMatch& match = *state.match;
  if (games::hand_in_play(match.state)) return std::nullopt;
  if (match.hands.size() < static_cast<std::size_t>(games::hands_dealt(match.state))) {
    return HandScored{games::result_of(*games::hand_so_far(match.state)),
                      games::sheet_of(match.state)};
  }
  const auto shared = shared_hands(state);
  const std::size_t played = match.hands.size();
  if (shared.empty() ? games::outcome_of(match.state).has_value() : played == shared.size()) {
    return MatchEnded{scene.now.local_day};
  }
  if (!match.next) return SeedDrawn{shared.empty() ? chance.seed() : shared[played].seed};
  if (!scene.moving() || !everyone_ready(state, moment.bots_waited)) return std::nullopt;
  const Seat dealer = shared.empty() ? games::next_dealer(match.state) : shared[played].dealer;
  return HandDealt{dealer, dealing(*match.next, dealer, games::shape(match.state))};
}

}  // namespace avinas::server
