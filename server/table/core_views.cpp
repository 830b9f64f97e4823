// SPDX-License-Identifier: MIT
// What the people at a table are sent: a full view on coming, then what changed, encoded once for
// each distinct observer.
#include <algorithm>
#include <utility>

#include "protocol/codec.hpp"
#include "rules/match.hpp"
#include "rules/view.hpp"
#include "table/core.hpp"

namespace avinas::server {

using namespace protocol;

namespace {

Observer as_observer(std::size_t index) {
  return index >= kAllSeats.size() ? Observer::spectator() : Observer::of(static_cast<Seat>(index));
}

std::shared_ptr<const std::string> share(std::string bytes) {
  return std::make_shared<const std::string>(std::move(bytes));
}

/// Seeds of the hand in play stay secret until it is over.
ShuffleView shuffle_view(const DealSeeds& seeds, bool revealed) {
  ShuffleView result;
  result.commitment = shuffle::commitment(seeds.server);
  if (revealed) result.server_seed = shuffle::to_hex(seeds.server);
  if (revealed) result.player_seeds = seeds.players;
  return result;
}

}  // namespace

std::shared_ptr<const TableInfo> TableCore::make_info() const {
  auto info = std::make_shared<TableInfo>();
  info->code = state_.code;
  info->host = state_.host;
  info->stage = stage_of(state_);
  info->standstill = storage_stalled_ ? Standstill::Storage
                     : state_.paused  ? Standstill::Paused
                                      : Standstill::None;
  info->options = state_.options;
  info->card_back = state_.card_back;
  info->spectators = shown_spectators_;
  for (Seat seat : kAllSeats) {
    SeatView& shown = info->seats[seat];
    if (const HumanSeat* player = human(state_.seats[seat])) {
      shown = {SeatKind::Human, player->player, player->name, here(seat), player->stand_in, false};
    } else if (const auto* bot = std::get_if<BotSeat>(&state_.seats[seat])) {
      shown = {SeatKind::Bot, {}, bot->name, true, false, false};
    }
    for (const Person& watcher : state_.open_to[seat]) shown.open_to.push_back(watcher.name);
    for (int p = 0; p < kProposals; ++p) {
      const auto what = static_cast<std::size_t>(p);
      if (state_.proposals[seat][what]) {
        info->proposals[seat].push_back(static_cast<Proposal>(p));
      }
    }
  }
  if (!state_.match) return info;
  const TableMatch& match = *state_.match;
  info->match = match.id;
  for (Seat seat : kAllSeats) info->seats[seat].ready = match.ready[seat];
  if (match.current) info->shuffle = shuffle_view(*match.current, !hand_in_play(match.state));
  if (match.next) info->next_commitment = shuffle::commitment(match.next->server);
  return info;
}

TableView TableCore::project(std::size_t observer) const {
  TableView result;
  result.info = info_;
  const Observer who = as_observer(observer);
  result.you = who.seat;
  if (state_.match) {
    result.game = view(state_.match->state, who);
  } else {
    result.game.observer = who;
  }
  if (state_.options.decision_seconds == 0 || stage_of(state_) != TableStage::Playing) {
    return result;
  }
  // One's own clock while one decides, else that of the first who does.
  const PerSeat<bool> waiting = to_act();
  for (Seat seat : kAllSeats) {
    if (!waiting[seat] || is_automatic(state_.seats[seat])) continue;
    if (!result.clock || who.is(seat)) result.clock = clocks_.view(seat);
  }
  return result;
}

void TableCore::publish(Now, Effects& effects) {
  changed_ = false;
  ++version_;
  if (info_changed_) info_ = make_info();
  info_changed_ = false;

  const std::size_t audience = static_cast<std::size_t>(presence_.spectators);
  for (std::size_t observer = 0; observer < kObservers; ++observer) {
    const bool seat = observer != kSpectatorIndex;
    const bool watched = seat ? here(static_cast<Seat>(observer)) : audience > 0;
    Sent& sent = sent_[observer];
    if (!watched) {
      sent.valid = false;
      continue;
    }
    TableView now_seen = project(observer);
    const std::string changes = sent.valid ? encode_changes(sent.view, now_seen) : std::string();
    sent.view = std::move(now_seen);
    if (seat) {
      tell_seat(observer, changes, effects);
    } else {
      tell_audience(changes, effects);
    }
    sent.valid = true;
  }
}

/// Who was not sent the version before is sent a full view.
void TableCore::tell_seat(std::size_t seat, const std::string& changes, Effects& effects) {
  const ConnectionId id = presence_.connection[static_cast<Seat>(seat)];
  Connection& connection = connections_.at(id);
  const bool asked = id == asking_.connection;
  const bool full = !sent_[seat].valid || connection.sent_as != seat;
  connection.sent_as = seat;
  if (full) return send_full_view(id, asked ? asking_.request : std::string(), effects);
  effects.sends.push_back(
      {id, share(frame_update(asked ? asking_.request : std::string(), version_, changes)),
       asked ? SendKind::Reply : SendKind::Update, true});
}

void TableCore::tell_audience(const std::string& changes, Effects& effects) {
  Broadcast broadcast;
  const auto asking = connections_.find(asking_.connection);
  const bool spectator_asked =
      asking != connections_.end() && asking->second.observer == kSpectatorIndex;
  for (const ConnectionId id : std::exchange(presence_.fresh, {})) {
    connections_.at(id).sent_as = kSpectatorIndex;
    broadcast.except.push_back(id);
    send_full_view(id, id == asking_.connection ? asking_.request : std::string(), effects);
  }
  const bool told = std::find(broadcast.except.begin(), broadcast.except.end(),
                              asking_.connection) != broadcast.except.end();
  if (spectator_asked && !told) {
    broadcast.except.push_back(asking_.connection);
    effects.sends.push_back({asking_.connection,
                             share(frame_update(asking_.request, version_, changes)),
                             SendKind::Reply});
  }
  if (broadcast.except.size() == static_cast<std::size_t>(presence_.spectators)) return;
  broadcast.bytes = share(frame_update({}, version_, changes));
  effects.broadcasts.push_back(std::move(broadcast));
}

void TableCore::send_full_view(ConnectionId connection, const std::string& request,
                               Effects& effects) {
  const std::size_t observer = connections_.at(connection).observer;
  effects.sends.push_back({connection, share(frame_view(request, version_, full_view(observer))),
                           request.empty() ? SendKind::View : SendKind::Reply,
                           observer != kSpectatorIndex});
}

/// A large audience that comes at once is sent the same text; but a clock runs on within a version.
std::string TableCore::full_view(std::size_t observer) {
  if (observer != kSpectatorIndex || state_.options.decision_seconds != 0) {
    return encode_view(project(observer));
  }
  if (!audience_view_ || audience_view_->first != version_) {
    audience_view_ = {version_, encode_view(project(observer))};
  }
  return audience_view_->second;
}

void TableCore::answer(const Asking& asking, Effects& effects) {
  effects.sends.push_back(
      {asking.connection, share(encode(Done{asking.request})), SendKind::Reply});
}

void TableCore::refuse(const Asking& asking, const PlayerId& player, const Refusal& refusal,
                       Effects& effects) {
  effects.refused = refusal.code;
  const Bytes error =
      share(encode(Error{asking.request, refusal.code, refusal.rule, refusal.sentence}));
  if (!player.empty()) remember(player, {asking.request, error});
  effects.sends.push_back({asking.connection, error, SendKind::Reply});
}

}  // namespace avinas::server
