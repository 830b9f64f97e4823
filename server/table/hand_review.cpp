// SPDX-License-Identifier: MIT
// Answers the request for a review of the last hand.
#include "server/table/hand_review.hpp"

#include <utility>

#include "players/analysis/review.hpp"
#include "server/table/decide.hpp"

namespace avinas::server {

using namespace protocol;

namespace {

/// Nobody waits for an answer so often at once but to waste the table's time.
constexpr std::size_t kMostWaiting = 200;

bool may_review(const Scene& scene, const Presence::Connection& asker) {
  const TableState& state = scene.state;
  if (state.evening) return stage_of(state) == TableStage::Finished && !state.match->sealed;
  if (stage_of(state) != TableStage::Playing || state.options.one_hand_behind) return true;
  const auto seat = seat_of(state, asker.player);
  return seat && among_bots(state, *seat);
}

}  // namespace

HandReview::Which HandReview::last_hand(const TableState& state) {
  if (!state.match || state.match->hands.empty()) return {};
  const int dealt = games::hands_dealt(state.match->state);
  return {state.match->id, in_hand(state) ? dealt - 1 : dealt};
}

void HandReview::tell(const Scene& scene, const Asking& asking, Effects& effects) const {
  if (!scene.presence.find(asking.connection)) return;
  send(effects, asking.connection,
       Review{asking.request, looking_->known.match, looking_->known.hand,
              &scene.state.match->hands.back().hand, looking_->analysis});
}

void HandReview::ask(const Scene& scene, const ReviewLastHand& ask, Effects& effects) {
  const auto* connection = scene.presence.find(ask.connection);
  if (!connection) return;
  const Asking asking{ask.connection, ask.request};
  const Which which = last_hand(scene.state);
  const bool can = analysis::can_analyse(scene.state.options.rules);
  if (which.hand == 0 || !can) return void(refuse(effects, asking, {Reason::NothingToReview}));
  if (!may_review(scene, *connection)) {
    return void(refuse(effects, asking, {Reason::ReviewAfterMatch}));
  }
  if (!looking_) looking_ = std::make_unique<Looking>();
  if (which == looking_->known) return tell(scene, asking, effects);
  if (looking_->waiting.size() >= kMostWaiting) {
    return void(refuse(effects, asking, {Reason::NoTimeToReview}));
  }
  looking_->waiting.push_back(asking);
  if (which == looking_->under_way) return;
  looking_->under_way = which;
  const TableMatch& match = *scene.state.match;
  effects.errands.push_back([which, rules = games::options_of(match.state),
                             hand = match.hands.back().hand](bool in_time) -> TableInput {
    ReviewFound found{which.match, which.hand, {}};
    if (!in_time) return found;
    const analysis::Imagination imagination{bots::strength_of(BotLevel::Club), 1};
    found.analysis = analysis::review(rules, hand, imagination).value_or(std::string());
    return found;
  });
}

void HandReview::found(const Scene& scene, const ReviewFound& found, Effects& effects) {
  const Which which{found.match, found.hand};
  if (!looking_ || which != looking_->under_way) return;
  looking_->under_way = {};
  // Meanwhile the next hand may have ended: then this one is not the last any more.
  const bool current = !found.analysis.empty() && which == last_hand(scene.state);
  if (current) {
    looking_->known = which;
    looking_->analysis = found.analysis;
  }
  for (const Asking& asking : std::exchange(looking_->waiting, {})) {
    if (current) {
      tell(scene, asking, effects);
    } else if (scene.presence.find(asking.connection)) {
      refuse(effects, asking, {Reason::NoTimeToReview});
    }
  }
}

}  // namespace avinas::server
