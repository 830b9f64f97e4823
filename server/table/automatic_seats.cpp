// SPDX-License-Identifier: MIT
// Draws the moment of each automatic action, and acts then.
#include "server/table/automatic_seats.hpp"

#include <algorithm>
#include <limits>

namespace avinas::server {
namespace {

/// Between hands that only bots wait for, spectators get this many times a bot's pause to look.
constexpr int kPausesBetweenHands = 4;

bool may_act(const Scene& scene) {
  if (!scene.moving()) return false;
  const TableState& state = scene.state;
  if (awaits_deal(state)) {
    return std::ranges::all_of(chairs_of(state),
                               [&](Seat seat) { return is_automatic(state.seats[seat]); });
  }
  return std::any_of(kAllSeats.begin(), kAllSeats.end(), [&](Seat seat) {
    return is_automatic(state.seats[seat]) &&
           !games::legal_actions(state.match->state, seat).empty();
  });
}

}  // namespace

bool AutomaticSeats::wake(const Scene& scene, std::uint64_t position) {
  if (!turn_ || !turn_->due_at || scene.now.steady < *turn_->due_at) return false;
  turn_->due_at.reset();
  if (!scene.moving()) {  // another pause is drawn when it moves again
    turn_->waits_for_thought = false;
    return false;
  }
  const bool known = turn_->thought && turn_->thought->position == position;
  if (turn_->asked == position && !known && !turn_->waits_for_thought) {
    turn_->waits_for_thought = true;
    turn_->due_at = scene.now.steady + kPatienceWithThought;
    return false;
  }
  turn_->waits_for_thought = false;
  turn_->considered = position;
  return true;
}

bool AutomaticSeats::hear(Thought thought, const Scene& scene, std::uint64_t position) {
  if (!turn_ || thought.position != position || turn_->asked != position) return false;
  turn_->thought = std::move(thought);
  if (!turn_->waits_for_thought) return false;
  turn_->due_at = scene.now.steady;
  return wake(scene, position);
}

std::optional<SeatAction> AutomaticSeats::choose(const Scene& scene, std::uint64_t position,
                                                 const Strategy& strategy) const {
  if (!scene.moving() || awaits_deal(scene.state)) return std::nullopt;
  if (turn_ && turn_->thought && turn_->thought->position == position) {
    return turn_->thought->chosen;
  }
  for (Seat seat : kAllSeats) {
    if (!is_automatic(scene.state.seats[seat])) continue;
    if (const auto action =
            strategy(games::knowledge(scene.state.match->state, Observer::of(seat)))) {
      return SeatAction{seat, *action};
    }
  }
  return std::nullopt;
}

std::shared_ptr<const Think> AutomaticSeats::schedule(const Scene& scene, std::uint64_t position) {
  if ((turn_ && turn_->considered == position) || !may_act(scene)) return nullptr;
  if (!turn_) turn_ = Turn{};
  if (turn_->due_at)
    return question(scene, position);  // the pause goes on; what to think about changed
  const auto range = static_cast<std::uint32_t>((pace_.most - pace_.least).count() + 1);
  Millis pause = pace_.least + Millis(chance_.below(range));
  const bool for_one = std::any_of(kAllSeats.begin(), kAllSeats.end(), [&](Seat seat) {
    return human(scene.state.seats[seat]) && among_bots(scene.state, seat);
  });
  if (for_one) pause = std::max(pause, least_for_one_);
  if (awaits_deal(scene.state)) pause *= kPausesBetweenHands;
  turn_->due_at = scene.now.steady + pause;
  turn_->waits_for_thought = false;
  return question(scene, position);
}

std::shared_ptr<const Think> AutomaticSeats::question(const Scene& scene, std::uint64_t position) {
  if (awaits_deal(scene.state) || turn_->asked == position) return nullptr;
  auto think = std::make_shared<Think>();
  bool worth_it = false;
  for (const Seat seat : kAllSeats) {
    const Holder& holder = scene.state.seats[seat];
    if (!is_automatic(holder)) continue;
    games::Knowledge known = games::knowledge(scene.state.match->state, Observer::of(seat));
    if (games::common(known.own).legal.empty()) continue;
    worth_it = worth_it || level_of(holder) != BotLevel::Learner;
    think->players.push_back({seat, level_of(holder), std::move(known)});
  }
  if (!worth_it) return nullptr;
  think->position = position;
  think->seed = chance_.below(std::numeric_limits<std::uint32_t>::max());
  turn_->asked = position;
  turn_->thought.reset();
  return think;
}

}  // namespace avinas::server
