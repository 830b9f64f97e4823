// SPDX-License-Identifier: MIT
// Builds the part of a view that all observers share.
#include "server/table/table_info.hpp"

namespace avinas::server {

using namespace protocol;

namespace {

/// Seeds of the hand in play stay secret until it is over. Those that were shown before are the
/// same.
ShuffleView shuffle_view(const DealSeeds& seeds, bool revealed, const TableInfo* before) {
  ShuffleView result{seeds.commitment, {}};
  if (!revealed) return result;
  const ShuffleView* shown = before && before->shuffle ? &*before->shuffle : nullptr;
  if (shown && shown->revealed && shown->commitment == seeds.commitment) return *shown;
  result.revealed = RevealedSeeds{shuffle::to_hex(seeds.server), seeds.players.texts()};
  return result;
}

SeatView seat_view(const Scene& scene, Seat seat) {
  SeatView shown;
  const TableState& state = scene.state;
  if (const HumanSeat* player = human(state.seats[seat])) {
    shown.kind = SeatKind::Human;
    shown.player = player->player;
    shown.name = player->name;
    shown.here = scene.presence.here(seat);
    shown.stand_in = player->stand_in;
  } else if (const auto* bot = std::get_if<BotSeat>(&state.seats[seat])) {
    shown.kind = SeatKind::Bot;
    shown.name = bot->name;
    shown.level = bot->level;
    shown.here = true;
  }
  shown.ready = state.match && state.match->ready[seat];
  // A spectator writes their own name. During a hand it could tell cards to those who play.
  const bool named = !in_hand(state);
  SeatGuests guests;
  for (const Person& asker : scene.seat_requests.all()[seat]) {
    guests.asked_by.push_back({asker.player, named ? asker.name : std::string()});
  }
  for (const Person& watcher : watchers_of(state, seat)) {
    guests.open_to.push_back(named ? watcher.name : std::string());
  }
  if (guests != SeatGuests{}) shown.guests = std::move(guests);
  return shown;
}

Proposals proposals_of(const TableState& state, Seat seat) {
  Proposals agreed;
  for (int p = 0; p < kProposals; ++p) {
    if (state.proposals[seat][static_cast<std::size_t>(p)]) {
      agreed.push_back(static_cast<Proposal>(p));
    }
  }
  return agreed;
}

}  // namespace

std::shared_ptr<const TableInfo> make_info(const Scene& scene, const TableInfo* before) {
  const TableState& state = scene.state;
  auto info = std::make_shared<TableInfo>();
  info->code = state.code;
  info->name = state.name;
  info->host = state.host;
  info->stage = stage_of(state);
  info->standstill = scene.storage_stalled ? Standstill::Storage
                     : state.paused        ? Standstill::Paused
                                           : Standstill::None;
  info->options = state.options;
  info->card_back = state.card_back;
  info->spectators = scene.presence.shown_spectators();
  for (Seat seat : kAllSeats) {
    info->seats[seat] = seat_view(scene, seat);
    info->proposals[seat] = proposals_of(state, seat);
  }
  if (state.evening) info->evening = state.evening->shown;
  if (!state.match) return info;
  const TableMatch& match = *state.match;
  info->match = match.id;
  if (match.current) {
    info->shuffle = shuffle_view(*match.current, !games::hand_in_play(match.state), before);
  }
  if (match.next) info->next_commitment = match.next->commitment;
  return info;
}

}  // namespace avinas::server
