// SPDX-License-Identifier: MIT
// Handles each input: decide, evolve, consequences, publish. Inputs about people are in
// core_people.cpp.
#include "server/table/core.hpp"

#include <algorithm>

#include "players/seats/player.hpp"
#include "server/base/check.hpp"
#include "server/table/consequences.hpp"
#include "server/table/decide.hpp"
#include "server/table/snapshot.hpp"
#include "server/table/table_queries.hpp"

namespace avinas::server {

using namespace protocol;

namespace {

/// With a clock, the hand that was laid open may be looked at for this long at least.
constexpr int kLeastReadySeconds = 30;

bool only_moves(const std::vector<JournalEntry>& journal) {
  return std::all_of(journal.begin(), journal.end(), [](const JournalEntry& entry) {
    return std::holds_alternative<Acted>(entry.event);
  });
}

}  // namespace

TableParts usual_parts() { return {deal_by_shuffle, players::choose}; }

TableCore::TableCore(Chance& chance, Pace pace, std::shared_ptr<const TableParts> parts)
    : chance_(chance),
      parts_(std::move(parts)),
      presence_(parts_->door),
      automatic_(chance, pace) {}

TableCore::TableCore(Chance& chance, Pace pace, TableParts parts)
    : TableCore(chance, pace, std::make_shared<const TableParts>(std::move(parts))) {}

Scene TableCore::scene(Now now) const {
  return {state_, presence_, seat_requests_, storage_stalled_, now};
}

Effects TableCore::open(const TableOpened& opened, const std::string& request, Now now,
                        const std::vector<TableEvent>& sit) {
  Effects effects;
  Step step{now, effects};
  happen(opened, step, opened.host, request);
  for (const TableEvent& event : sit) happen(event, step);
  if (!sit.empty()) settle(step);
  return effects;
}

void TableCore::replay(const JournalEntry& entry) {
  evolve(state_, entry, parts_->dealing);
  ++position_;
  answered_.carried_out(entry.by, entry.request);
  if (const auto* snapshot = std::get_if<Shared<TableSnapshot>>(&entry.event)) {
    for (const auto& [player, request] : (*snapshot)->requests)
      answered_.carried_out(player, request);
  }
  if (std::holds_alternative<HandDealt>(entry.event)) clocks_.start_hand(state_.options);
  presence_.follow(state_);
}

JournalEntry TableCore::trim(std::int64_t at_ms) {
  AVINAS_CHECK(between_matches(state_));
  TableSnapshot snapshot = take_snapshot(state_, answered_.remembered());
  if (state_.match && state_.match->hands.size() > 1) {
    auto& hands = state_.match->hands;
    state_.match->sheet_before = hands[hands.size() - 2].sheet;
    hands.erase(hands.begin(), hands.end() - 1);
  }
  return {Shared(std::move(snapshot)), at_ms, {}, {}};
}

Effects TableCore::handle(const TableInput& input, Now now) {
  Effects effects;
  Step step{now, effects};
  std::visit([&](const auto& i) { on(i, step); }, input);
  settle(step);
  enforce_time(step);
  send_spectators_away(step);
  presence_.recount(now.steady);
  seat_requests_.follow(state_, presence_);
  run_clocks(now);
  effects.think = automatic_.schedule(scene(now), position_);
  publish(step, std::holds_alternative<Attach>(input));
  effects.wake_at = wake_time(now);
  return effects;
}

void TableCore::happen(TableEvent event, Step& step, const PlayerId& by,
                       const std::string& request) {
  JournalEntry entry{std::move(event), step.now.unix_ms, by, request};
  const auto* left = std::get_if<SeatLeft>(&entry.event);
  const HumanSeat* held = left ? human(state_.seats[left->seat]) : nullptr;
  const PlayerId gone = held ? held->player : PlayerId();
  evolve(state_, entry, parts_->dealing);
  ++position_;
  if (!gone.empty() && !presence_.connection_of(gone)) answered_.left(gone);
  if (const auto* acted = std::get_if<Acted>(&entry.event)) {
    clocks_.acted(acted->seat);
    absence_.acted(acted->seat);
  } else {
    presence_.follow(state_);
  }
  if (std::holds_alternative<HandDealt>(entry.event)) clocks_.start_hand(state_.options);
  step.effects.journal.push_back(std::move(entry));
}

// --- requests -----------------------------------------------------------------------------------

Asker TableCore::asker(const Presence::Connection& connection, Now now) const {
  return {connection.player, connection.name, presence_.host_is_here(),
          presence_.here(),  now.local_day,   seat_requests_.all()};
}

bool TableCore::repeats(const Command& command, const PlayerId& player, Effects& effects) const {
  const auto before = answered_.find(player, command.request);
  if (!before) return false;
  if (*before) {
    effects.sends.push_back({command.connection, *before});
  } else {
    answer_done(effects, {command.connection, command.request});
  }
  return true;
}

void TableCore::on(const Command& command, Step& step) {
  const auto* connection = presence_.find(command.connection);
  if (!connection || repeats(command, connection->player, step.effects)) return;
  TableCommand asked = command.command;
  step.proposes = std::holds_alternative<Propose>(asked);
  if (auto* open = std::get_if<OpenHand>(&asked)) name_watchers(presence_, *open);
  auto decision = decide(state_, asker(*connection, step.now), asked, chance_);
  if (auto* why = std::get_if<Refusal>(&decision)) {
    return refuse_command(command, connection->player, std::move(*why), step);
  }
  carry_out(command, *connection, std::move(std::get<std::vector<TableEvent>>(decision)), step);
}

void TableCore::refuse_command(const Command& command, const PlayerId& player, Refusal why,
                               Step& step) {
  const Asking asking{command.connection, command.request};
  answered_.refused(player, command.request, refuse(step.effects, asking, std::move(why)));
}

void TableCore::carry_out(const Command& command, const Presence::Connection& connection,
                          std::vector<TableEvent> events, Step& step) {
  const PlayerId player = connection.player;
  const auto* sit = std::get_if<Sit>(&command.command);
  if (sit && needs_consent(state_, asker(connection, step.now), sit->seat)) {
    seat_requests_.add(sit->seat, {player, connection.name});
  }
  step.asking = {command.connection, command.request};
  for (TableEvent& event : events) happen(std::move(event), step, player, command.request);
  answered_.carried_out(player, command.request);
}

void TableCore::on(const WakeUp&, Step& step) {
  if (automatic_.wake(scene(step.now), position_)) play_automatic_seats(step);
}

void TableCore::on(const Thought& thought, Step& step) {
  if (automatic_.hear(thought, scene(step.now), position_)) play_automatic_seats(step);
}

void TableCore::play_automatic_seats(Step& step) {
  const auto chosen = automatic_.choose(scene(step.now), position_, parts_->strategy);
  if (chosen) happen(Acted{chosen->seat, chosen->action}, step);
}

void TableCore::on(const SendView& ask, Step& step) {
  if (!presence_.find(ask.connection)) return;
  run_clocks(step.now);
  publisher_.send_full_view(scene(step.now), clocks_, ask.connection, ask.request, step.effects);
}

void TableCore::on(const StorageStalled& storage, Step&) { storage_stalled_ = storage.stalled; }

void TableCore::on(const Utterance& said, Step& step) {
  answer(scene(step.now), said, step.effects);
}

void TableCore::on(const ListWatchers& ask, Step& step) {
  answer(scene(step.now), ask, step.effects);
}

void TableCore::on(const HintRequest& ask, Step& step) {
  answer(scene(step.now), ask, step.effects);
}
void TableCore::on(const HintFound& found, Step& step) {
  answer(scene(step.now), found, step.effects);
}

void TableCore::on(const ReviewLastHand& ask, Step& step) {
  review_.ask(scene(step.now), ask, step.effects);
}
void TableCore::on(const ReviewFound& found, Step& step) {
  review_.found(scene(step.now), found, step.effects);
}

void TableCore::on(const SlowBots& slow, Step& step) {
  const auto* connection = presence_.find(slow.connection);
  if (!connection) return;
  const Asking asking{slow.connection, slow.request};
  const auto seat = seat_of(state_, connection->player);
  if (!seat || !among_bots(state_, *seat)) {
    refuse(step.effects, asking, {Reason::BotsWaitForOne});
    return;
  }
  automatic_.wait_for_one(slow.least);
  answer_done(step.effects, asking);
}

void TableCore::on(const CloseTable&, Step& step) {
  if (stage_of(state_) == TableStage::Playing) end_match(MatchAbandoned{}, step);
  on(RoundIsOver{}, step);  // nothing that was played is lost
  for (const auto& [id, connection] : presence_.connections()) {
    send(step.effects, id, Notice{NoticeCode::Closed});
    step.effects.released.push_back(id);
  }
  presence_.depart_all();
}

void TableCore::on(const RoundIsOver&, Step& step) {
  if (!state_.match || !state_.match->sealed) return;
  happen(MatchUnsealed{}, step);
  step.effects.match_ended = !state_.match->hands.empty();
}

void TableCore::on(const EndOfRound&, Step& step) {
  if (stage_of(state_) == TableStage::Playing) end_match(MatchAbandoned{}, step);
}

// --- what follows --------------------------------------------------------------------------------

void TableCore::settle(Step& step) {
  const auto moment = [&] {
    return Moment{automatic_.waited_out(position_), in_hand(state_) && clocks_.deciding(),
                  step.proposes};
  };
  while (auto event = next_consequence(scene(step.now), moment(), chance_, parts_->dealing)) {
    if (std::holds_alternative<MatchEnded>(*event) ||
        std::holds_alternative<MatchAbandoned>(*event)) {
      end_match(std::move(*event), step);
    } else {
      happen(std::move(*event), step);
    }
  }
}

void TableCore::end_match(TableEvent end, Step& step) {
  happen(std::move(end), step);
  step.effects.match_ended = !state_.match->sealed;
}

void TableCore::enforce_time(Step& step) {
  const std::uint64_t before = position_;
  absence_.note(scene(step.now));
  for (const Seat seat : absence_.past_hold(scene(step.now))) {
    happen(StandInSet{seat, true}, step);
  }
  if (!scene(step.now).moving()) return;
  run_clocks(step.now);
  for (Seat seat : kAllSeats) {
    if (!clocks_.expired(seat) || is_automatic(state_.seats[seat])) continue;
    if (awaits_deal(state_)) {
      happen(ReadyGiven{seat, {}}, step);
    } else if (state_.options.at_zero == AtZero::StandIn) {
      happen(StandInSet{seat, true}, step);
    }
  }
  if (position_ != before) settle(step);
}

void TableCore::run_clocks(Now now) {
  if (state_.options.decision_seconds == 0) return;
  PerSeat<bool> running;
  if (scene(now).moving()) {
    const PerSeat<bool> waiting = awaited(state_);
    for (Seat seat : kAllSeats) {
      running[seat] = waiting[seat] && !is_automatic(state_.seats[seat]);
    }
  }
  TableOptions options = state_.options;
  if (awaits_deal(state_)) {
    options.decision_seconds = std::max(options.decision_seconds, kLeastReadySeconds);
  }
  clocks_.run(now.steady, running, options);
}

void TableCore::publish(Step& step, bool somebody_came) {
  const auto& journal = step.effects.journal;
  const bool more_than_a_move = !only_moves(journal);
  const bool told = publisher_.publish(scene(step.now), clocks_, step.asking, !journal.empty(),
                                       more_than_a_move, presence_, step.effects);
  if (!told && step.asking.connection != 0) answer_done(step.effects, step.asking);
  if (more_than_a_move || somebody_came) previous_hand_.show(scene(step.now), step.effects);
}

std::optional<Millis> TableCore::wake_time(Now now) const {
  std::optional<Millis> first = automatic_.due_at();
  const auto sooner = [&](std::optional<Millis> at) {
    if (at) first = first ? std::min(*first, *at) : at;
  };
  sooner(presence_.recount_at());
  sooner(absence_.next(scene(now)));
  if (scene(now).moving()) sooner(clocks_.next_expiry());
  return first;
}

// --- for the outside -----------------------------------------------------------------------------

std::vector<ConnectionId> TableCore::spectators() const {
  std::vector<ConnectionId> result;
  for (const auto& [id, connection] : presence_.connections()) {
    if (connection->observer == kSpectatorIndex) result.push_back(id);
  }
  return result;
}

TableSummary TableCore::summary() const {
  TableSummary result{state_.code,
                      state_.name,
                      stage_of(state_),
                      {},
                      state_.options.watching,
                      presence_.shown_spectators(),
                      state_.options.listed,
                      {},
                      state_.options.rules.index(),
                      seating_of(state_)};
  for (const Seat seat : chairs_of(state_)) {
    if (const HumanSeat* player = human(state_.seats[seat])) {
      result.seats[seat] = player->name;
      if (player->player == state_.host) result.host = player->name;
    } else if (const auto* bot = std::get_if<BotSeat>(&state_.seats[seat])) {
      result.seats[seat] = bot->name;
    }
  }
  return result;
}

}  // namespace avinas::server
