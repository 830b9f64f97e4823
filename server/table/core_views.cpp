// SPDX-License-Identifier: MIT
// What the people at a table are sent: a full view on coming, then what changed, encoded once for
// each distinct observer.
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
  info->spectators = presence_.spectators;
  for (Seat seat : kAllSeats) {
    SeatView& shown = info->seats[seat];
    if (const HumanSeat* player = human(state_.seats[seat])) {
      shown = {SeatKind::Human, player->player, player->name, here(seat), player->stand_in, false};
    } else if (const auto* bot = std::get_if<BotSeat>(&state_.seats[seat])) {
      shown = {SeatKind::Bot, {}, bot->name, true, false, false};
    }
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

  std::array<bool, kObservers> watched{};
  for (const auto& [id, connection] : connections_) watched[connection.observer] = true;
  PerObserver<std::string> changes;
  PerObserver<Bytes> updates;
  for (std::size_t observer = 0; observer < kObservers; ++observer) {
    Sent& sent = sent_[observer];
    if (!watched[observer]) {
      sent.valid = false;
      continue;
    }
    TableView now_seen = project(observer);
    if (sent.valid) {
      changes[observer] = encode_changes(sent.view, now_seen);
      updates[observer] = share(frame_update({}, version_, changes[observer]));
    }
    sent.view = std::move(now_seen);
  }
  // The seats first: a large audience must not keep them waiting.
  for (const bool seats : {true, false}) {
    for (auto& [id, connection] : connections_) {
      if ((connection.observer != kSpectatorIndex) != seats) continue;
      tell(id, connection, changes, updates, effects);
    }
  }
  for (std::size_t observer = 0; observer < kObservers; ++observer) {
    sent_[observer].valid = watched[observer];
  }
}

void TableCore::tell(ConnectionId id, Connection& connection,
                     const PerObserver<std::string>& changes, const PerObserver<Bytes>& updates,
                     Effects& effects) {
  const std::size_t observer = connection.observer;
  const bool full = id == newcomer_ || !sent_[observer].valid || connection.sent_as != observer;
  connection.sent_as = observer;
  if (full) {
    send_full_view(id, id == asking_.connection ? asking_.request : std::string(), effects);
  } else if (id == asking_.connection) {
    effects.sends.push_back({id, share(frame_update(asking_.request, version_, changes[observer])),
                             SendKind::Reply, observer != kSpectatorIndex});
  } else {
    effects.sends.push_back({id, updates[observer], SendKind::Update, observer != kSpectatorIndex});
  }
}

void TableCore::send_full_view(ConnectionId connection, const std::string& request,
                               Effects& effects) {
  const std::size_t observer = connections_.at(connection).observer;
  effects.sends.push_back({connection,
                           share(frame_view(request, version_, encode_view(project(observer)))),
                           request.empty() ? SendKind::View : SendKind::Reply});
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
