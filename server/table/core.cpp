// SPDX-License-Identifier: MIT
// Handles each input: decide, evolve, consequences, publish.
#include "server/table/core.hpp"

#include <algorithm>

#include "engine/rules/match.hpp"
#include "players/bots/bot.hpp"
#include "server/base/check.hpp"
#include "server/table/asides.hpp"
#include "server/table/consequences.hpp"
#include "server/table/decide.hpp"
#include "server/table/snapshot.hpp"

namespace avinas::server {

using namespace protocol;

namespace {

/// With a clock, the hand that was laid open may be looked at for this long at least.
constexpr int kLeastReadySeconds = 30;

template <typename Event>
bool happened(const std::vector<JournalEntry>& journal) {
  return std::any_of(journal.begin(), journal.end(), [](const JournalEntry& entry) {
    return std::holds_alternative<Event>(entry.event);
  });
}

bool only_moves(const std::vector<JournalEntry>& journal) {
  return std::all_of(journal.begin(), journal.end(), [](const JournalEntry& entry) {
    return std::holds_alternative<Acted>(entry.event);
  });
}

}  // namespace

TableParts usual_parts() { return {deal_by_shuffle, bots::choose}; }

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

Effects TableCore::open(const TableOpened& opened, const std::string& request, Now now) {
  Effects effects;
  Turn turn{now, effects};
  happen(opened, turn, opened.host, request);
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
  Turn turn{now, effects};
  std::visit([&](const auto& i) { on(i, turn); }, input);
  settle(turn);
  enforce_time(turn);
  send_spectators_away(turn);
  presence_.recount(now.steady);
  seat_requests_.follow(state_, presence_);
  run_clocks(now);
  effects.think = automatic_.schedule(scene(now), position_);
  publish(turn, std::holds_alternative<Attach>(input));
  effects.wake_at = wake_time(now);
  return effects;
}

void TableCore::happen(TableEvent event, Turn& turn, const PlayerId& by,
                       const std::string& request) {
  JournalEntry entry{std::move(event), turn.now.unix_ms, by, request};
  evolve(state_, entry, parts_->dealing);
  ++position_;
  if (const auto* acted = std::get_if<Acted>(&entry.event)) {
    clocks_.acted(acted->seat);
    absence_.acted(acted->seat);
  } else {
    presence_.follow(state_);
  }
  if (std::holds_alternative<HandDealt>(entry.event)) clocks_.start_hand(state_.options);
  turn.effects.journal.push_back(std::move(entry));
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

void TableCore::on(const Command& command, Turn& turn) {
  const auto* connection = presence_.find(command.connection);
  if (!connection || repeats(command, connection->player, turn.effects)) return;
  TableCommand asked = command.command;
  if (auto* open = std::get_if<OpenHand>(&asked)) name_watchers(presence_, *open);
  auto decision = decide(state_, asker(*connection, turn.now), asked, chance_);
  if (auto* why = std::get_if<Refusal>(&decision)) {
    return refuse_command(command, connection->player, std::move(*why), turn);
  }
  carry_out(command, *connection, std::move(std::get<std::vector<TableEvent>>(decision)), turn);
}

void TableCore::refuse_command(const Command& command, const PlayerId& player, Refusal why,
                               Turn& turn) {
  const Asking asking{command.connection, command.request};
  answered_.refused(player, command.request, refuse(turn.effects, asking, std::move(why)));
}

void TableCore::carry_out(const Command& command, const Presence::Connection& connection,
                          std::vector<TableEvent> events, Turn& turn) {
  const PlayerId player = connection.player;
  const auto* sit = std::get_if<Sit>(&command.command);
  if (sit && needs_consent(state_, asker(connection, turn.now), sit->seat) &&
      !seat_requests_.add(sit->seat, {player, connection.name})) {
    return refuse_command(command, player, {Reason::TooManyAsk}, turn);
  }
  turn.asking = {command.connection, command.request};
  for (TableEvent& event : events) happen(std::move(event), turn, player, command.request);
  answered_.carried_out(player, command.request);
}

void TableCore::on(const WakeUp&, Turn& turn) {
  if (automatic_.wake(scene(turn.now), position_)) play_automatic_seats(turn);
}

void TableCore::on(const Thought& thought, Turn& turn) {
  if (automatic_.hear(thought, scene(turn.now), position_)) play_automatic_seats(turn);
}

void TableCore::play_automatic_seats(Turn& turn) {
  const auto chosen = automatic_.choose(scene(turn.now), position_, parts_->strategy);
  if (chosen) happen(Acted{chosen->seat, chosen->action}, turn);
}

void TableCore::on(const Attach& attach, Turn& turn) {
  const Asking asking{attach.connection, attach.request};
  if (!attach.knows && presence_.is_outdated(attach.player, attach.welcome)) {
    // A line that was held up: the player is here, or was, by a newer one.
    send(turn.effects, attach.connection, Notice{NoticeCode::TakenOver});
    refuse(turn.effects, asking, {Reason::JoinFirst});
    return release(attach.connection, turn.effects);
  }
  const auto seat = seat_of(state_, attach.player);
  auto why = refuse_watching(state_, attach.player, attach.member);
  const bool present = presence_.find(attach.connection) != nullptr;
  if (!why && !seat && !present && presence_.connections().size() >= kMaxConnections) {
    why = Refusal{Reason::FullOfSpectators};
  }
  if (why) {
    refuse(turn.effects, asking, std::move(*why));
    return release(attach.connection, turn.effects);
  }
  presence_.note_welcome(attach.player, attach.welcome);
  entrants_.came(attach.player, attach.member, attach.household);
  const auto displaced =
      presence_.arrive(attach.connection, attach.player, attach.name, attach.member, state_);
  if (displaced) {  // a second tab of the same player takes over, and the first is told
    send(turn.effects, *displaced, Notice{NoticeCode::TakenOver});
    turn.effects.released.push_back(*displaced);
    previous_hand_.left(*displaced);
  }
  if (!seat && presence_.large_audience() && publisher_.audience_is_current(scene(turn.now))) {
    presence_.was_sent(attach.connection);
    return publisher_.send_full_view(scene(turn.now), clocks_, attach.connection, attach.request,
                                     turn.effects);
  }
  turn.asking = asking;
  if (seat && human(state_.seats[*seat])->stand_in) happen(StandInSet{*seat, false}, turn);
}

void TableCore::on(const Detach& detach, Turn&) {
  const auto* connection = presence_.find(detach.connection);
  if (!connection) return;
  const PlayerId player = connection->player;
  presence_.depart(detach.connection);
  previous_hand_.left(detach.connection);
  if (!seat_of(state_, player)) answered_.left(player);
}

void TableCore::on(const SendView& ask, Turn& turn) {
  if (!presence_.find(ask.connection)) return;
  run_clocks(turn.now);
  publisher_.send_full_view(scene(turn.now), clocks_, ask.connection, ask.request, turn.effects);
}

void TableCore::on(const StorageStalled& storage, Turn&) { storage_stalled_ = storage.stalled; }

void TableCore::on(const Utterance& said, Turn& turn) {
  answer(scene(turn.now), said, turn.effects);
}

void TableCore::on(const ListWatchers& ask, Turn& turn) {
  answer(scene(turn.now), ask, turn.effects);
}

void TableCore::on(const AskAdvice& ask, Turn& turn) { answer(scene(turn.now), ask, turn.effects); }
void TableCore::on(const AdviceFound& found, Turn& turn) {
  answer(scene(turn.now), found, turn.effects);
}

void TableCore::on(const ReviewLastHand& ask, Turn& turn) {
  review_.ask(scene(turn.now), ask, turn.effects);
}
void TableCore::on(const ReviewFound& found, Turn& turn) {
  review_.found(scene(turn.now), found, turn.effects);
}

void TableCore::on(const SlowBots& slow, Turn& turn) {
  const auto* connection = presence_.find(slow.connection);
  if (!connection) return;
  const Asking asking{slow.connection, slow.request};
  const auto seat = seat_of(state_, connection->player);
  if (!seat || !among_bots(state_, *seat)) {
    refuse(turn.effects, asking, {Reason::BotsWaitForOne});
    return;
  }
  automatic_.wait_for_one(slow.least);
  answer_done(turn.effects, asking);
}

void TableCore::on(const CloseTable&, Turn& turn) {
  if (stage_of(state_) == TableStage::Playing) end_match(MatchAbandoned{}, turn);
  for (const auto& [id, connection] : presence_.connections()) {
    send(turn.effects, id, Notice{NoticeCode::Closed});
    turn.effects.released.push_back(id);
  }
  presence_.depart_all();
}

void TableCore::on(const PersonBarred& barred, Turn& turn) {
  const auto seat = seat_of(state_, barred.player);
  const bool playing = stage_of(state_) == TableStage::Playing;
  if (seat && (barred.banned || !playing)) happen(SeatLeft{*seat}, turn);
}

// --- what follows --------------------------------------------------------------------------------

void TableCore::settle(Turn& turn) {
  const auto moment = [this] {
    return Moment{automatic_.waited_out(position_), in_hand(state_) && clocks_.deciding()};
  };
  while (auto event = next_consequence(scene(turn.now), moment(), chance_, parts_->dealing)) {
    if (std::holds_alternative<MatchEnded>(*event) ||
        std::holds_alternative<MatchAbandoned>(*event)) {
      end_match(std::move(*event), turn);
    } else {
      happen(std::move(*event), turn);
    }
  }
}

void TableCore::end_match(TableEvent end, Turn& turn) {
  happen(std::move(end), turn);
  turn.effects.match_ended = true;
}

void TableCore::enforce_time(Turn& turn) {
  const std::uint64_t before = position_;
  absence_.note(scene(turn.now));
  for (const Seat seat : absence_.past_hold(scene(turn.now))) {
    happen(StandInSet{seat, true}, turn);
  }
  if (!scene(turn.now).moving()) return;
  run_clocks(turn.now);
  for (Seat seat : kAllSeats) {
    if (!clocks_.expired(seat) || is_automatic(state_.seats[seat])) continue;
    if (awaits_deal(state_)) {
      happen(ReadyGiven{seat, {}}, turn);
    } else if (state_.options.at_zero == AtZero::StandIn) {
      happen(StandInSet{seat, true}, turn);
    }
  }
  if (position_ != before) settle(turn);
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

void TableCore::send_spectators_away(Turn& turn) {
  const auto& journal = turn.effects.journal;
  const bool may_matter = happened<MatchStarted>(journal) || happened<OptionsSet>(journal) ||
                          happened<SeatLeft>(journal) || happened<SeatTaken>(journal);
  if (!may_matter) return;
  std::vector<std::pair<ConnectionId, Refusal>> unwanted;
  for (const auto& [id, connection] : presence_.connections()) {
    if (auto why = refuse_watching(state_, connection->player, connection->member)) {
      unwanted.emplace_back(id, std::move(*why));
    }
  }
  std::reverse(unwanted.begin(), unwanted.end());  // the last first: Presence
  for (auto& [id, why] : unwanted) {
    if (id == turn.asking.connection) answer_done(turn.effects, std::exchange(turn.asking, {}));
    send(turn.effects, id, Error{{}, std::move(why)});
    release(id, turn.effects);
  }
}

void TableCore::release(ConnectionId id, Effects& effects) {
  if (const auto* connection = presence_.find(id)) answered_.left(connection->player);
  presence_.depart(id);
  previous_hand_.left(id);
  effects.released.push_back(id);
}

void TableCore::publish(Turn& turn, bool somebody_came) {
  const auto& journal = turn.effects.journal;
  const bool more_than_a_move = !only_moves(journal);
  const bool told = publisher_.publish(scene(turn.now), clocks_, turn.asking, !journal.empty(),
                                       more_than_a_move, presence_, turn.effects);
  if (!told && turn.asking.connection != 0) answer_done(turn.effects, turn.asking);
  if (more_than_a_move || somebody_came) previous_hand_.show(scene(turn.now), turn.effects);
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
                      state_.options.listed};
  for (Seat seat : kAllSeats) {
    if (const HumanSeat* player = human(state_.seats[seat])) {
      result.seats[seat] = player->name;
    } else if (const auto* bot = std::get_if<BotSeat>(&state_.seats[seat])) {
      result.seats[seat] = bot->name;
    }
  }
  return result;
}

}  // namespace avinas::server
