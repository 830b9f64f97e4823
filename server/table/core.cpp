// SPDX-License-Identifier: MIT
// Inputs of a table: who comes and goes, what is asked, what follows from it.
#include "table/core.hpp"

#include "bots/bot.hpp"
#include "protocol/codec.hpp"
#include "rules/match.hpp"
#include "table/match_record.hpp"

namespace avinas::server {

using namespace protocol;

TableParts usual_parts() { return {deal_by_shuffle, bots::choose}; }

TableCore::TableCore(Chance& chance, Pace pace, TableParts parts)
    : chance_(chance), pace_(pace), parts_(std::move(parts)) {}

Effects TableCore::open(const TableOpened& opened, const std::string& request, Now now) {
  Effects effects;
  happen(opened, now, effects, opened.host, request);
  changed_ = false;
  return effects;
}

void TableCore::replay(const JournalEntry& entry) {
  evolve(state_, entry, parts_.dealing);
  if (!entry.request.empty()) remember(entry.by, {entry.request, nullptr});
  if (std::holds_alternative<HandDealt>(entry.event)) clocks_.start_hand(state_.options);
  touch_info();
}

Effects TableCore::handle(const TableInput& input, Now now) {
  Effects effects;
  std::visit([&](const auto& i) { on(i, now, effects); }, input);
  recount_spectators(now);
  settle(now, effects);
  let_stand_ins_play(now, effects);
  run_clocks(now);
  schedule_automatic(now);
  if (changed_) publish(now, effects);
  if (std::exchange(behind_due_, false)) show_hands_behind(effects);
  asking_ = {};
  effects.wake_at = wake_time();
  return effects;
}

void TableCore::happen(TableEvent event, Now now, Effects& effects, const PlayerId& by,
                       const std::string& request) {
  JournalEntry entry{std::move(event), now.unix_ms, by, request};
  const bool acted = std::holds_alternative<Acted>(entry.event);
  evolve(state_, entry, parts_.dealing);
  if (acted) clocks_.acted(std::get<Acted>(entry.event).seat);
  if (std::holds_alternative<HandDealt>(entry.event)) {
    clocks_.start_hand(state_.options);
    ++hands_dealt_;
  }
  automatic_moved_ = true;
  changed_ = true;
  if (!acted) {
    touch_info();
    behind_due_ = true;
  }
  effects.journal.push_back(std::move(entry));
}

void TableCore::on(const Command& command, Now now, Effects& effects) {
  const auto found = connections_.find(command.connection);
  if (found == connections_.end()) return;
  const Connection& connection = found->second;
  asking_ = {command.connection, command.request};
  if (const Answered* before = remembered(connection.player, command.request)) {
    if (before->error) {
      effects.sends.push_back({command.connection, before->error, SendKind::Reply});
    } else {
      answer(asking_, effects);
    }
    asking_ = {};
    return;
  }
  const Asker asker{connection.player, connection.name, presence_.host, now.local_day};
  TableCommand asked = command.command;
  if (auto* open = std::get_if<OpenHand>(&asked)) name_watchers(*open);
  auto decision = decide(state_, asker, asked, chance_);
  if (const auto* refusal = std::get_if<Refusal>(&decision)) {
    refuse(asking_, connection.player, *refusal, effects);
    asking_ = {};
    return;
  }
  auto& events = std::get<std::vector<TableEvent>>(decision);
  for (TableEvent& event : events) {
    happen(std::move(event), now, effects, connection.player, command.request);
  }
  remember(connection.player, {command.request, nullptr});
  if (events.empty()) answer(asking_, effects), asking_ = {};
}

void TableCore::on(const WakeUp&, Now now, Effects& effects) {
  if (automatic_at_ && now.steady >= *automatic_at_) {
    automatic_at_.reset();
    automatic_moved_ = false;
    act_automatically(now, effects);
  }
}

std::optional<Refusal> TableCore::refuse_entry(const Attach& attach) const {
  if (connections_.size() >= kMaxConnections) {
    return Refusal{ErrorCode::Limit, {}, "The table is full of spectators; try again later."};
  }
  const bool playing = stage_of(state_) == TableStage::Playing;
  if (!playing || attach.player == state_.host || seat_of(state_, attach.player)) {
    return std::nullopt;
  }
  if (state_.options.watching == Watching::Nobody) {
    return Refusal{ErrorCode::NotAllowed, {}, "This table does not want spectators."};
  }
  if (state_.options.watching == Watching::Members && !attach.member) {
    return Refusal{ErrorCode::NotAllowed,
                   {},
                   "Only members of the club may watch this table; sign in, or ask for an "
                   "invitation."};
  }
  return std::nullopt;
}

void TableCore::on(const Attach& attach, Now now, Effects& effects) {
  if (const auto refusal = refuse_entry(attach)) {
    effects.released.push_back(attach.connection);
    refuse({attach.connection, attach.request}, {}, *refusal, effects);
    return;
  }
  // A second tab of the same player takes over, and the first is told.
  for (auto it = connections_.begin(); it != connections_.end(); ++it) {
    if (it->second.player != attach.player || it->first == attach.connection) continue;
    effects.sends.push_back(
        {it->first,
         std::make_shared<const std::string>(encode(Notice{
             NoticeCode::TakenOver, "You opened this table in another place, which plays on."})),
         SendKind::Reply});
    effects.released.push_back(it->first);
    connections_.erase(it);
    break;
  }
  connections_[attach.connection] = {attach.player, attach.name};
  behind_due_ = true;
  note_presence();
  const auto seat = seat_of(state_, attach.player);
  if (!seat && large_audience() && sent_[kSpectatorIndex].valid && !info_changed_) {
    connections_[attach.connection].sent_as = kSpectatorIndex;
    std::erase(presence_.fresh, attach.connection);
    return send_full_view(attach.connection, attach.request, effects);
  }
  touch_info();
  if (seat && human(state_.seats[*seat])->stand_in) happen(StandInSet{*seat, false}, now, effects);
  asking_ = {attach.connection, attach.request};
}

void TableCore::on(const Detach& detach, Now now, Effects&) {
  const auto found = connections_.find(detach.connection);
  if (found == connections_.end()) return;
  const PlayerId player = found->second.player;
  connections_.erase(found);
  note_presence();
  if (const auto seat = seat_of(state_, player)) {
    absent_since_[*seat] = now.steady;
  } else {
    answered_.erase(player);
    if (large_audience()) return;
  }
  touch_info();
}

void TableCore::on(const SendView& ask, Now, Effects& effects) {
  if (connections_.contains(ask.connection)) {
    send_full_view(ask.connection, ask.request, effects);
  }
}

void TableCore::on(const StorageStalled& storage, Now, Effects&) {
  storage_stalled_ = storage.stalled;
  touch_info();
}

void TableCore::on(const CloseTable&, Now now, Effects& effects) {
  if (stage_of(state_) == TableStage::Playing) end_match(MatchAbandoned{}, now, effects);
  const auto notice = std::make_shared<const std::string>(
      encode(Notice{NoticeCode::Closed, "This table was closed by the club's host."}));
  for (const auto& [id, connection] : connections_) {
    effects.sends.push_back({id, notice, SendKind::Reply});
    effects.released.push_back(id);
  }
  connections_.clear();
  note_presence();
}

std::vector<ConnectionId> TableCore::spectators() const {
  std::vector<ConnectionId> result;
  for (const auto& [id, connection] : connections_) {
    if (connection.observer == kSpectatorIndex) result.push_back(id);
  }
  return result;
}

bool TableCore::deserted() const {
  return connections_.empty() && stage_of(state_) != TableStage::Playing;
}

// --- what follows by itself -------------------------------------------------------------------

void TableCore::settle(Now now, Effects& effects) {
  while (auto event = next_consequence(now)) {
    const bool ended = std::holds_alternative<MatchEnded>(*event) ||
                       std::holds_alternative<MatchAbandoned>(*event);
    if (ended) {
      end_match(std::move(*event), now, effects);
    } else {
      happen(std::move(*event), now, effects);
    }
  }
}

void TableCore::end_match(TableEvent end, Now now, Effects& effects) {
  happen(std::move(end), now, effects);
  effects.finished = FinishedMatch{state_.match->id, make_record(state_), summarise(state_)};
}

std::optional<TableEvent> TableCore::next_consequence(Now now) {
  if (stage_of(state_) != TableStage::Playing) return std::nullopt;
  if (auto event = consequence_of_proposals()) return event;
  return consequence_of_match(now);
}

std::optional<TableEvent> TableCore::consequence_of_proposals() const {
  for (Proposal what : {Proposal::Abandon, Proposal::Pause, Proposal::Resume}) {
    bool asked = false;
    bool all = true;
    for (Seat seat : kAllSeats) {
      const HumanSeat* player = human(state_.seats[seat]);
      if (!player || player->stand_in) continue;
      const bool agreed = state_.proposals[seat][static_cast<std::size_t>(what)];
      asked = asked || agreed;
      all = all && agreed;
    }
    if (!asked || !all) continue;
    if (what == Proposal::Abandon) return MatchAbandoned{};
    return PauseSet{what == Proposal::Pause};
  }
  return std::nullopt;
}

std::optional<TableEvent> TableCore::consequence_of_match(Now now) {
  const TableMatch& match = *state_.match;
  if (hand_in_play(match.state)) return std::nullopt;
  if (match.hands.size() < static_cast<std::size_t>(match.state.hands_dealt)) {
    return HandScored{hand_so_far(match.state)->result, match.state.sheet};
  }
  if (outcome_of(match.state)) return MatchEnded{now.local_day};
  if (!match.next) return SeedDrawn{chance_.seed()};
  if (!moving() || !everyone_ready()) return std::nullopt;
  const Seat dealer = next_dealer(match.state);
  return HandDealt{dealer, parts_.dealing(*match.next, dealer)};
}

/// Every human who plays himself has said so. Where nobody does, the bots' pause decides.
bool TableCore::everyone_ready() const {
  bool anyone = false;
  for (Seat seat : kAllSeats) {
    if (is_automatic(state_.seats[seat])) continue;
    anyone = true;
    if (!state_.match->ready[seat]) return false;
  }
  return anyone || (!automatic_moved_ && !automatic_at_);
}

void TableCore::remember(const PlayerId& player, Answered answered) {
  auto& list = answered_[player];
  if (!list.empty() && list.back().request == answered.request) return;
  list.push_back(std::move(answered));
  if (list.size() > kRememberedRequests) list.pop_front();
}

const TableCore::Answered* TableCore::remembered(const PlayerId& player,
                                                 const std::string& request) const {
  const auto found = answered_.find(player);
  if (found == answered_.end()) return nullptr;
  for (const Answered& answered : found->second) {
    if (answered.request == request) return &answered;
  }
  return nullptr;
}

}  // namespace avinas::server
