// SPDX-License-Identifier: MIT
// Time at a table: clocks, absence, and the pace of the seats that the server plays.
#include <algorithm>

#include "rules/match.hpp"
#include "rules/view.hpp"
#include "table/core.hpp"

namespace avinas::server {

using namespace protocol;

namespace {

/// Between hands that only bots wait for, spectators get this many times a bot's pause to look.
constexpr int kPausesBetweenHands = 4;
/// Where a clock runs, the hand that was laid open may be looked at for this long at least.
constexpr int kLeastReadySeconds = 30;

}  // namespace

std::array<PlayerId, kAllSeats.size() + 1> TableCore::seated_now() const {
  std::array<PlayerId, kAllSeats.size() + 1> result;
  for (const Seat seat : kAllSeats) {
    if (const HumanSeat* player = human(state_.seats[seat])) {
      result[static_cast<std::size_t>(seat)] = player->player;
    }
  }
  result.back() = state_.host;
  return result;
}

void TableCore::note_presence() {
  presence_ = {};
  presence_.seated = seated_now();
  ++audience_version_;
  for (auto& [id, connection] : connections_) {
    const auto seat = seat_of(state_, connection.player);
    connection.observer = seat ? static_cast<std::size_t>(*seat) : kSpectatorIndex;
    if (seat) presence_.connection[*seat] = id;
    presence_.spectators += !seat;
    if (!seat && connection.sent_as != kSpectatorIndex) presence_.fresh.push_back(id);
    presence_.host = presence_.host || connection.player == state_.host;
  }
  // The table goes on for a player who is here, or for a spectator of four bots.
  bool humans = false;
  for (Seat seat : kAllSeats) {
    presence_.attended = presence_.attended || here(seat);
    humans = humans || human(state_.seats[seat]);
  }
  if (!humans && !connections_.empty()) presence_.attended = true;
}

void TableCore::recount_spectators(Now now) {
  if (presence_.spectators == shown_spectators_) return recount_at_.reset();
  if (!recount_at_) recount_at_ = now.steady + kRecountAfter;
  if (large_audience() && now.steady < *recount_at_) return;
  recount_at_.reset();
  shown_spectators_ = presence_.spectators;
  touch_info();
}

bool TableCore::moving() const {
  return stage_of(state_) == TableStage::Playing && !state_.paused && !storage_stalled_ &&
         presence_.attended;
}

PerSeat<bool> TableCore::to_act() const {
  PerSeat<bool> result;
  if (awaits_deal(state_)) {
    for (Seat seat : kAllSeats) result[seat] = state_.match->next && !state_.match->ready[seat];
    return result;
  }
  if (stage_of(state_) != TableStage::Playing) return result;
  for (Seat seat : view(state_.match->state, Observer::spectator()).to_act) result[seat] = true;
  return result;
}

/// The hold of an absent seat counts only while somebody waits for it.
void TableCore::note_absence(Now now) {
  const bool attended_now = moving();
  for (Seat seat : kAllSeats) {
    if (!was_attended_ || here(seat)) absent_since_[seat] = now.steady;
  }
  was_attended_ = attended_now;
}

void TableCore::let_stand_ins_play(Now now, Effects& effects) {
  note_absence(now);
  if (!moving()) return;
  const Millis hold = std::chrono::seconds(state_.options.hold_seconds);
  bool changed = false;
  for (Seat seat : kAllSeats) {
    const HumanSeat* player = human(state_.seats[seat]);
    if (!player || player->stand_in) continue;
    const bool away = !here(seat) && now.steady - absent_since_[seat] >= hold;
    if (away) happen(StandInSet{seat, true}, now, effects), changed = true;
  }
  run_clocks(now);
  for (Seat seat : kAllSeats) {
    if (!clocks_.expired(seat) || is_automatic(state_.seats[seat])) continue;
    if (awaits_deal(state_)) {
      happen(ReadyGiven{seat, {}}, now, effects);
    } else if (state_.options.at_zero == AtZero::StandIn) {
      happen(StandInSet{seat, true}, now, effects);
    } else {
      continue;
    }
    changed = true;
  }
  if (changed) settle(now, effects);
}

void TableCore::run_clocks(Now now) {
  if (state_.options.decision_seconds == 0) return;
  PerSeat<bool> running;
  if (moving()) {
    const PerSeat<bool> waiting = to_act();
    for (Seat seat : kAllSeats) {
      running[seat] = waiting[seat] && here(seat) && !is_automatic(state_.seats[seat]);
    }
  }
  TableOptions options = state_.options;
  if (awaits_deal(state_)) {
    options.decision_seconds = std::max(options.decision_seconds, kLeastReadySeconds);
  }
  clocks_.run(now.steady, running, options);
}

bool TableCore::automatic_may_act() const {
  if (!moving()) return false;
  if (awaits_deal(state_)) {
    return std::all_of(kAllSeats.begin(), kAllSeats.end(),
                       [&](Seat seat) { return is_automatic(state_.seats[seat]); });
  }
  for (Seat seat : kAllSeats) {
    if (is_automatic(state_.seats[seat]) && !legal_actions(state_.match->state, seat).empty()) {
      return true;
    }
  }
  return false;
}

/// The pace is drawn before the cards are looked at and does not depend on them (R7.1).
void TableCore::schedule_automatic(Now now) {
  if (!automatic_moved_ || automatic_at_) return;
  if (!automatic_may_act()) return;
  const auto range = static_cast<std::uint32_t>((pace_.most - pace_.least).count() + 1);
  Millis pause = pace_.least + Millis(chance_.below(range));
  if (awaits_deal(state_)) pause *= kPausesBetweenHands;
  automatic_at_ = now.steady + pause;
}

void TableCore::act_automatically(Now now, Effects& effects) {
  if (!moving() || awaits_deal(state_)) return;
  for (Seat seat : kAllSeats) {
    if (!is_automatic(state_.seats[seat])) continue;
    if (const auto action = parts_.strategy(view(state_.match->state, Observer::of(seat)))) {
      happen(Acted{seat, *action}, now, effects);
      return;
    }
  }
}

std::optional<Millis> TableCore::wake_time() const {
  std::optional<Millis> first = automatic_at_;
  const auto sooner = [&](Millis at) { first = first ? std::min(*first, at) : at; };
  if (recount_at_) sooner(*recount_at_);
  if (!moving()) return first;
  if (const auto expiry = clocks_.next_expiry()) sooner(*expiry);
  for (Seat seat : kAllSeats) {
    const HumanSeat* player = human(state_.seats[seat]);
    if (player && !player->stand_in && !here(seat)) {
      sooner(absent_since_[seat] + std::chrono::seconds(state_.options.hold_seconds));
    }
  }
  return first;
}

}  // namespace avinas::server
