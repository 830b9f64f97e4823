// SPDX-License-Identifier: MIT
#include "table/automatic_seats.hpp"

#include <algorithm>
#include <limits>

#include "rules/knowledge.hpp"
#include "rules/match.hpp"
#include "rules/view.hpp"

namespace avinas::server {
namespace {

/// Between hands that only bots wait for, spectators get this many times a bot's pause to look.
constexpr int kPausesBetweenHands = 4;

bool may_act(const Scene& scene) {
  if (!scene.moving()) return false;
  const TableState& state = scene.state;
  if (awaits_deal(state)) {
    return std::all_of(kAllSeats.begin(), kAllSeats.end(),
                       [&](Seat seat) { return is_automatic(state.seats[seat]); });
  }
  return std::any_of(kAllSeats.begin(), kAllSeats.end(), [&](Seat seat) {
    return is_automatic(state.seats[seat]) && !legal_actions(state.match->state, seat).empty();
  });
}

}  // namespace

bool AutomaticSeats::wake(const Scene& scene, std::uint64_t position) {
  if (!due_at_ || scene.now.steady < *due_at_) return false;
  due_at_.reset();
  if (!scene.moving()) {  // another pause is drawn when it moves again
    waits_for_thought_ = false;
    return false;
  }
  const bool known = thought_ && thought_->position == position;
  if (asked_ == position && !known && !waits_for_thought_) {
    waits_for_thought_ = true;
    due_at_ = scene.now.steady + kPatienceWithThought;
    return false;
  }
  waits_for_thought_ = false;
  considered_ = position;
  return true;
}

bool AutomaticSeats::hear(Thought thought, const Scene& scene, std::uint64_t position) {
  if (thought.position != position || asked_ != position) return false;
  thought_ = std::move(thought);
  if (!waits_for_thought_) return false;
  due_at_ = scene.now.steady;
  return wake(scene, position);
}

std::optional<SeatAction> AutomaticSeats::choose(const Scene& scene, std::uint64_t position,
                                                 const Strategy& strategy) const {
  if (!scene.moving() || awaits_deal(scene.state)) return std::nullopt;
  if (thought_ && thought_->position == position) return thought_->chosen;
  for (Seat seat : kAllSeats) {
    if (!is_automatic(scene.state.seats[seat])) continue;
    if (const auto action = strategy(view(scene.state.match->state, Observer::of(seat)))) {
      return SeatAction{seat, *action};
    }
  }
  return std::nullopt;
}

std::shared_ptr<const Think> AutomaticSeats::schedule(const Scene& scene, std::uint64_t position) {
  if (considered_ == position || !may_act(scene)) return nullptr;
  if (due_at_) return question(scene, position);  // the pause goes on; what to think about changed
  const auto range = static_cast<std::uint32_t>((pace_.most - pace_.least).count() + 1);
  Millis pause = pace_.least + Millis(chance_.below(range));
  const bool for_one = std::any_of(kAllSeats.begin(), kAllSeats.end(), [&](Seat seat) {
    return human(scene.state.seats[seat]) && among_bots(scene.state, seat);
  });
  if (for_one) pause = std::max(pause, least_for_one_);
  if (awaits_deal(scene.state)) pause *= kPausesBetweenHands;
  due_at_ = scene.now.steady + pause;
  waits_for_thought_ = false;
  return question(scene, position);
}

std::shared_ptr<const Think> AutomaticSeats::question(const Scene& scene, std::uint64_t position) {
  if (awaits_deal(scene.state) || asked_ == position) return nullptr;
  auto think = std::make_shared<Think>();
  bool worth_it = false;
  for (const Seat seat : kAllSeats) {
    const Holder& holder = scene.state.seats[seat];
    if (!is_automatic(holder)) continue;
    Knowledge known = knowledge(scene.state.match->state, Observer::of(seat));
    if (known.view.legal.empty()) continue;
    worth_it = worth_it || level_of(holder) != protocol::BotLevel::Learner;
    think->players.push_back({seat, level_of(holder), std::move(known)});
  }
  if (!worth_it) return nullptr;
  think->position = position;
  think->seed = chance_.below(std::numeric_limits<std::uint32_t>::max());
  asked_ = position;
  thought_.reset();
  return think;
}

}  // namespace avinas::server
