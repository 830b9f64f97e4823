// SPDX-License-Identifier: MIT
// Encodes each observer's update once and sends it to that observer's connections. An update
// carries only the top-level members that changed; those that all observers share are compared and
// written once. The answer to an accepted request is the update itself, which saves a frame a move.
#include "server/table/publisher.hpp"

#include <algorithm>

#include "protocol/changes.hpp"
#include "protocol/codec.hpp"
#include "server/table/table_info.hpp"

namespace avinas::server {

using namespace protocol;

namespace {

Observer as_observer(std::size_t index) {
  return index >= kAllSeats.size() ? Observer::spectator() : Observer::of(static_cast<Seat>(index));
}

Bytes share(std::string bytes) { return std::make_shared<const std::string>(std::move(bytes)); }

bool clock_runs(const TableState& state) {
  return state.options.decision_seconds != 0 && stage_of(state) == TableStage::Playing;
}

}  // namespace

Publisher::Surroundings Publisher::surroundings(const Scene& scene) {
  return {scene.presence.shown_version(), scene.seat_requests.version(), scene.storage_stalled};
}

namespace {

/// A hand of an evening's round ends no match, whatever its sheet alone would say.
games::PublicView without_outcome(games::PublicView view) {
  std::visit(
      [](auto& game) {
        game.outcome = {};
        if (game.phase == ViewPhase::MatchOver) game.phase = ViewPhase::HandOver;
      },
      view);
  return view;
}

games::PublicView public_view(const TableState& state) {
  if (!state.match) return games::blank_public_view(state.options.rules);
  games::PublicView view = games::public_view(state.match->state);
  return shared_hands(state).empty() ? view : without_outcome(std::move(view));
}

}  // namespace

Publisher::Common Publisher::common(const Scene& scene) const {
  return std::make_shared<const CommonView>(CommonView{info_, public_view(scene.state)});
}

TableView Publisher::project(const Scene& scene, const Clocks& clocks, std::size_t observer,
                             Common common) const {
  const Observer who = as_observer(observer);
  const TableState& state = scene.state;
  TableView result{std::move(common),
                   {},
                   state.match ? games::own_view(state.match->state, who)
                               : games::blank_own_view(state.options.rules, who)};
  if (!clock_runs(scene.state)) return result;
  // One's own clock while one decides, else that of the first who does.
  const PerSeat<bool> waiting = awaited(scene.state);
  for (Seat seat : kAllSeats) {
    if (!waiting[seat] || is_automatic(scene.state.seats[seat])) continue;
    if (!result.clock || who.is(seat)) result.clock = clocks.view(seat);
  }
  return result;
}

bool Publisher::publish(const Scene& scene, const Clocks& clocks, const Asking& asking,
                        bool game_moved, bool more_than_a_move, Presence& presence,
                        Effects& effects) {
  const Surroundings now = surroundings(scene);
  const bool info_changed = more_than_a_move || info_as_of_ != now;
  if (!game_moved && !info_changed && presence.fresh().empty()) return false;
  ++version_;
  effects.sends.reserve(kObservers);
  if (info_changed) info_ = make_info(scene, info_.get());
  info_as_of_ = now;

  // They stay until all are encoded: one observer's changes are taken from another's.
  std::array<std::unique_ptr<TableView>, kObservers> before;
  ChangesEncoder encoder;
  const Common common = this->common(scene);
  for (std::size_t observer = 0; observer < kObservers; ++observer) {
    const bool seat = observer != kSpectatorIndex;
    const bool watched =
        seat ? presence.here(static_cast<Seat>(observer)) : presence.spectators() > 0;
    if (!watched) {
      sent_[observer].reset();
      if (!seat) audience_view_.reset();
      continue;
    }
    before[observer] = std::move(sent_[observer]);
    // Not std::make_unique, which would move it.
    sent_[observer].reset(new TableView(project(scene, clocks, observer, common)));
    const auto changes = before[observer]
                             ? std::optional(encoder.encode(*before[observer], *sent_[observer]))
                             : std::nullopt;
    if (seat) {
      tell_seat(scene, clocks, observer, asking, changes, presence, effects);
    } else {
      tell_audience(scene, clocks, asking, changes.value_or(""), presence, effects);
    }
  }
  return true;
}

/// A connection that was not sent the version before is sent a full view.
void Publisher::tell_seat(const Scene& scene, const Clocks& clocks, std::size_t seat,
                          const Asking& asking, std::optional<std::string_view> changes,
                          Presence& presence, Effects& effects) {
  const ConnectionId id = presence.at(static_cast<Seat>(seat));
  const std::string& request = id == asking.connection ? asking.request : std::string();
  if (!changes || presence.find(id)->sent_as != seat) {
    presence.was_sent(id);
    return send_full_view(scene, clocks, id, request, effects);
  }
  effects.sends.push_back({id, share(frame_update(request, version_, *changes)),
                           request.empty() ? SendKind::Update : SendKind::Reply, true});
}

void Publisher::tell_audience(const Scene& scene, const Clocks& clocks, const Asking& asking,
                              std::string_view changes, Presence& presence, Effects& effects) {
  Broadcast broadcast;
  const auto* asker = presence.find(asking.connection);
  const bool spectator_asked = asker && asker->observer == kSpectatorIndex;
  const std::vector<ConnectionId> fresh = presence.fresh();
  for (const ConnectionId id : fresh) {
    presence.was_sent(id);
    broadcast.except.push_back(id);
    send_full_view(scene, clocks, id, id == asking.connection ? asking.request : std::string(),
                   effects);
  }
  const bool told = std::find(fresh.begin(), fresh.end(), asking.connection) != fresh.end();
  if (spectator_asked && !told) {
    broadcast.except.push_back(asking.connection);
    effects.sends.push_back({asking.connection,
                             share(frame_update(asking.request, version_, changes)),
                             SendKind::Reply});
  }
  if (broadcast.except.size() == static_cast<std::size_t>(presence.spectators())) return;
  broadcast.bytes = share(frame_update({}, version_, changes));
  effects.broadcasts.push_back(std::move(broadcast));
}

void Publisher::send_full_view(const Scene& scene, const Clocks& clocks, ConnectionId connection,
                               const std::string& request, Effects& effects) {
  const std::size_t observer = scene.presence.find(connection)->observer;
  effects.sends.push_back(
      {connection, share(frame_view(request, version_, full_view(scene, clocks, observer))),
       request.empty() ? SendKind::View : SendKind::Reply, observer != kSpectatorIndex});
}

bool Publisher::audience_is_current(const Scene& scene) const {
  return sent_[kSpectatorIndex] && info_as_of_ == surroundings(scene);
}

/// A large audience that comes at once is sent the same text; but a clock runs on within a version.
std::string Publisher::full_view(const Scene& scene, const Clocks& clocks, std::size_t observer) {
  if (observer != kSpectatorIndex || scene.state.options.decision_seconds != 0) {
    return encode_view(project(scene, clocks, observer, common(scene)));
  }
  if (!audience_view_ || audience_view_->version != version_) {
    audience_view_.reset(
        new AudienceView{version_, encode_view(project(scene, clocks, observer, common(scene)))});
  }
  return audience_view_->text;
}

}  // namespace avinas::server
