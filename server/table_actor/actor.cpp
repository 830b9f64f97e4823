// SPDX-License-Identifier: MIT
// Runs a table on its thread: journal first, then answers and views.
#include "server/table_actor/actor.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>

#include "protocol/codec.hpp"
#include "server/archive/counting.hpp"
#include "server/archive/entry.hpp"
#include "server/base/check.hpp"
#include "server/base/logging.hpp"
#include "server/base/people_log.hpp"
#include "server/base/time.hpp"
#include "server/table/event_json.hpp"
#include "server/table/snapshot.hpp"
#include "server/table_actor/table_story.hpp"

namespace avinas::server {

namespace asio = boost::asio;

namespace {

/// The kind of event is logged, never its content: the journal knows the cards.
void count(const std::string& table, const Effects& effects) {
  for (const JournalEntry& entry : effects.journal) {
    spdlog::debug("Table {}: {}", table, event_name(entry.event));
    if (std::holds_alternative<Acted>(entry.event)) {
      metrics().moves.fetch_add(1, std::memory_order_relaxed);
    }
  }
}

/// Somebody who comes is not at the table; all others are known by their connection.
void log_refused(const TableCore& core, const TableInput& input, const Asking& asking,
                 std::string_view reason) {
  About about{{}, {}, asking.connection, core.state().code, asking.request};
  if (const auto* attach = std::get_if<Attach>(&input)) {
    about.player = attach->player;
    about.name = attach->name;
  } else if (const auto* asker = core.connection(asking.connection)) {
    about.player = asker->player;
    about.name = asker->name;
  }
  log_refusal(about, reason);
}

/// The connection that waits for an answer to this input, if one does.
std::optional<Asking> asking_of(const TableInput& input) {
  return std::visit(
      [](const auto& i) -> std::optional<Asking> {
        if constexpr (requires { i.request; }) {
          if (!i.request.empty()) return Asking{i.connection, i.request};
        }
        return std::nullopt;
      },
      input);
}

}  // namespace

TableActor::TableActor(std::shared_ptr<AppendGroup> appends, std::shared_ptr<Chance> chance,
                       std::shared_ptr<const Shared> shared)
    : home_(appends->home()),
      appends_(std::move(appends)),
      chance_(std::move(chance)),
      shared_(std::move(shared)),
      core_(*chance_, shared_->pace, shared_->parts),
      timer_(home_),
      last_used_(steady_time()) {}

void TableActor::attach(Attach attach, std::shared_ptr<Recipient> recipient) {
  asio::dispatch(home_, [self = shared_from_this(), attach = std::move(attach),
                         recipient = std::move(recipient)]() mutable {
    if (self->phase_ == Phase::MovedAway) return recipient->moved();
    self->recipients_[attach.connection] = std::move(recipient);
    self->handle(TableInput(attach));
  });
}

void TableActor::post(TableInput input, std::shared_ptr<Recipient> from,
                      std::shared_ptr<MoveTimer> timer) {
  asio::dispatch(
      home_, [self = shared_from_this(), input = std::move(input), from = std::move(from),
              timer = std::move(timer)]() mutable { self->handle(input, from, std::move(timer)); });
}

void TableActor::when_durable(std::function<void()> then) {
  asio::post(home_, [self = shared_from_this(), then = std::move(then)]() mutable {
    self->guarded([&] { self->commit({{}, false, std::move(then)}); });
  });
}

void TableActor::open(TableOpened event, std::string request, std::function<void()> opened,
                      std::vector<TableEvent> sit) {
  asio::post(home_,
             [self = shared_from_this(), event = std::move(event), request = std::move(request),
              opened = std::move(opened), sit = std::move(sit)]() mutable {
               self->guarded([&] {
                 Held held{self->core_.open(event, request, self->timer_.now(), sit), false,
                           std::move(opened)};
                 log_story(self->core_.state(), {}, held.effects);
                 held.news = news_of(self->core_);
                 self->commit(std::move(held));
               });
             });
}

void TableActor::report() {
  asio::dispatch(home_, [self = shared_from_this()] {
    self->guarded([&] {
      Held held;
      held.report = report_of(self->core_.state());
      if (self->phase_ == Phase::StoppedByABug && held.report) held.report->done = true;
      self->commit(std::move(held));
    });
  });
}

void TableActor::set_stalled(bool stalled, std::string why) {
  asio::dispatch(home_, [self = shared_from_this(), stalled, why = std::move(why)] {
    if (self->stalled_ == stalled) return;
    self->stalled_ = stalled;
    const protocol::Notice notice =
        stalled ? protocol::Notice{protocol::NoticeCode::Storage, {{"why", why}}}
                : protocol::Notice{protocol::NoticeCode::StorageBack};
    for (const auto& [id, recipient] : self->recipients_) self->tell(id, notice);
    self->handle(StorageStalled{stalled});
  });
}

void TableActor::put_away_if_unused(Now now, std::function<void()> closed) {
  asio::dispatch(home_, [self = shared_from_this(), now, closed = std::move(closed)]() mutable {
    const Millis unused = self->unused_at(now);
    if (self->phase_ != Phase::Running || !self->held_.empty()) return;
    if (!self->core_.deserted() || unused < patience_with(self->core_.state())) return;
    self->close_for_good([closed = std::move(closed)](Closing done) {
      if (done == Closing::Closed) closed();
    });
  });
}

/// A match that people play is in nobody's way: only time that this process has seen counts.
Millis TableActor::unused_at(Now now) const {
  const Millis here = now.steady - last_used_;
  const bool recovered = last_entry_ms_ != 0;
  const bool in_play = stage_of(core_.state()) == protocol::TableStage::Playing;
  return recovered && !in_play ? std::max(here, Millis(now.unix_ms - last_entry_ms_)) : here;
}

void TableActor::close(std::function<void(Closing)> closed) {
  asio::dispatch(home_, [self = shared_from_this(), closed = std::move(closed)]() mutable {
    const bool waits = self->phase_ == Phase::Running && awaits_round(self->core_.state());
    if (!waits) return self->close_for_good(std::move(closed));
    self->handle(EndOfRound{});
    closed(Closing::WithRound);
  });
}

void TableActor::close_for_good(std::function<void(Closing)> closed) {
  if (phase_ == Phase::MovedAway) return closed(Closing::Elsewhere);
  const Phase before = phase_;
  become(Phase::Closed);
  if (before == Phase::Running) {
    guarded([&] { commit({core_.handle(CloseTable{}, timer_.now())}); });
  }
  const auto waits = std::make_shared<std::function<void(Closing)>>(std::move(closed));
  closings_.push_back(waits);
  appends_->append(Write{core_.state().code, {}, true},
                   [waits] { answer_closing(*waits, Closing::Closed); });
}

/// Once: the other server may be told of it, or this one may have made it durable.
void TableActor::answer_closing(std::function<void(Closing)>& closing, Closing closed) {
  if (const auto told = std::exchange(closing, nullptr)) told(closed);
}

void TableActor::move_away(std::function<void()> gone) {
  asio::post(home_, [self = shared_from_this(), gone = std::move(gone)] {
    self->become(Phase::MovedAway);
    self->timer_.disarm();
    for (const auto& [id, recipient] : self->recipients_) recipient->moved();
    self->recipients_.clear();
    self->appends_->hand_over();
    for (const auto& closing : std::exchange(self->closings_, {})) {
      answer_closing(*closing, Closing::Elsewhere);
    }
    gone();
  });
}

auto TableActor::ring() {
  return [weak = weak_from_this()] {
    const auto self = weak.lock();
    if (self && self->timer_.rings()) self->handle(WakeUp{});
  };
}

void TableActor::tell(ConnectionId to, const protocol::ServerMessage& message) {
  const auto recipient = recipients_.find(to);
  if (recipient == recipients_.end()) return;
  recipient->second->deliver({std::make_shared<const std::string>(protocol::encode(message))});
}

/// Answers who asks something of a table that cannot do it now; who comes is sent away.
void TableActor::refuse(const TableInput& input, protocol::Reason reason) {
  const auto asking = asking_of(input);
  if (!asking) return;
  tell(asking->connection, protocol::Error{asking->request, {reason}});
  log_refused(core_, input, *asking, protocol::word_of({reason}));
  const auto found = recipients_.find(asking->connection);
  if (!std::holds_alternative<Attach>(input) || found == recipients_.end()) return;
  found->second->released();
  recipients_.erase(found);
}

// --- bugs ---------------------------------------------------------------------------------------

void TableActor::guarded(const std::function<void()>& work, const TableInput* cause) {
  const LogScope scope(core_.state().code);
  try {
    AVINAS_CHECK(home_.get_executor().running_in_this_thread());
    work();
  } catch (const std::exception& bug) {
    stop(bug.what(), cause);
  }
}

void TableActor::stop(const char* what, const TableInput* cause) {
  become(Phase::StoppedByABug);
  metrics().stopped_tables.fetch_add(1, std::memory_order_relaxed);
  timer_.disarm();
  spdlog::error(
      "Table {} stopped at event {} by a fault of the program: {}. Its journal is kept as it is, "
      "and the next start tries it again; the other tables play on. Please report this line.",
      core_.state().code, core_.position(), what);
  if (cause) refuse(*cause, protocol::Reason::TableStopped);
  for (const auto& [id, recipient] : recipients_) {
    tell(id, protocol::Error{{}, {protocol::Reason::TableStopped}});
    recipient->released();
  }
  recipients_.clear();
}

void TableActor::handle(const TableInput& input, const std::shared_ptr<Recipient>& from,
                        std::shared_ptr<MoveTimer> timer) {
  if (phase_ == Phase::MovedAway) return;  // whoever asked is on the way to where it is answered
  const auto asking = asking_of(input);
  if (asking && from && !recipients_.contains(asking->connection)) {
    // The table let the connection go while this was under way.
    from->deliver({std::make_shared<const std::string>(
        protocol::encode(protocol::Error{asking->request, {protocol::Reason::JoinFirst}}))});
    return;
  }
  if (phase_ == Phase::Closed) return refuse(input, protocol::Reason::TableClosed);
  if (phase_ == Phase::StoppedByABug) return refuse(input, protocol::Reason::TableStopped);
  guarded([&] { drive(input, std::move(timer)); }, &input);
  if (const auto* detach = std::get_if<Detach>(&input)) recipients_.erase(detach->connection);
}

void TableActor::drive(const TableInput& input, std::shared_ptr<MoveTimer> timer) {
  last_used_ = steady_time();
  last_entry_ms_ = 0;
  const bool changes = std::holds_alternative<Command>(input) ||
                       std::holds_alternative<WakeUp>(input) ||
                       std::holds_alternative<Thought>(input);
  const bool full = held_.size() >= kMaxUnwritten && (changes || asking_of(input));
  if (full || (changes && stalled_)) {
    refuse(input, protocol::Reason::CannotSave);
    constexpr Millis kTryAgain{1000};
    if (!asking_of(input)) timer_.arm(timer_.now().steady + kTryAgain, [this] { return ring(); });
    return;
  }
  const auto* command = std::get_if<Command>(&input);
  const bool moves = command && std::holds_alternative<protocol::Act>(command->command);
  const bool may_seat = (command && !moves) || std::holds_alternative<PersonBarred>(input);
  const Sitting before = may_seat ? sitting_at(core_.state()) : Sitting{};
  Effects effects = core_.handle(input, timer_.now());
  log_story(core_.state(), before, effects);
  if (const auto& refused = effects.refused) {
    metrics().errors[static_cast<std::size_t>(refused->code)].fetch_add(1,
                                                                        std::memory_order_relaxed);
    log_refused(core_, input, refused->asking, refused->word);
  }
  if (const auto* said = std::get_if<Utterance>(&input); said && !effects.refused) {
    const auto* words = std::get_if<std::string>(&said->what);
    if (words && !said->player.empty()) shared_->overhear(said->player, *words);
  }
  const bool only_a_move = moves && effects.journal.size() <= 1;
  Held held{std::move(effects), false, {}, std::move(timer)};
  if (!only_a_move) {
    held.news = news_of(core_);
    if (!held.effects.journal.empty()) held.report = report_of(core_.state());
  }
  commit(std::move(held));
}

void TableActor::resolve(Held& held) {
  held.to.reserve(held.effects.sends.size());
  for (const Send& send : held.effects.sends) {
    const auto found = recipients_.find(send.to);
    held.to.push_back(found == recipients_.end() ? nullptr : found->second);
  }
  auto& released = held.effects.released;
  std::sort(released.begin(), released.end(), std::greater<>());  // each moves those behind it
  for (const ConnectionId id : released) {
    const auto found = recipients_.find(id);
    if (found == recipients_.end()) continue;
    held.released.push_back(std::move(found->second));
    recipients_.erase(found);
  }
}

void TableActor::send_on(Errand errand) {
  auto task = [errand = std::move(errand), weak = weak_from_this()](bool in_time) {
    TableInput found = errand(in_time);
    if (const auto self = weak.lock()) self->post(std::move(found));
  };
  if (shared_->thinkers) return shared_->thinkers->ask(std::move(task));
  asio::post(home_, [task = std::move(task)] { task(false); });
}

void TableActor::commit(Held held) {
  timer_.arm(held.effects.wake_at, [this] { return ring(); });
  if (held.effects.think) {  // nothing of it is told: it need not wait for the disk
    send_on([question = std::move(held.effects.think)](bool in_time) -> TableInput {
      return in_time ? think(*question) : think_quickly(*question);
    });
  }
  for (Errand& errand : held.effects.errands) send_on(std::move(errand));
  resolve(held);
  count(core_.state().code, held.effects);
  if (!held.effects.broadcasts.empty()) {
    if (!audience_) audience_ = std::make_unique<TableAudience>();
    const std::uint64_t version = core_.audience_version();
    held.audience = audience_->groups(version);
    if (!held.audience)
      held.audience = audience_->regroup(version, core_.spectators(), recipients_);
  }
  const bool alone = held.effects.journal.empty() && held_.empty();
  if (alone && appends_->journal().is_ours()) {
    carry_out(held);
    return;
  }
  const std::uint64_t number = first_held_ + held_.size();
  Write write = written_form(held.effects);
  held.durable = write.entries.empty() && !alone;
  held_.push_back(std::make_unique<Held>(std::move(held)));
  if (held_.back()->durable) return;  // goes out behind what is being written
  timer_.wait();
  appends_->append(std::move(write), [self = shared_from_this(), number] {
    self->guarded([&] {
      self->held_[number - self->first_held_]->durable = true;
      self->release();
    });
  });
}

/// The entries that the effects add to the journal, or a shorter entry in place of all.
Write TableActor::written_form(const Effects& effects) {
  Write write{core_.state().code, {}};
  if (effects.journal.empty()) return write;
  if (effects.match_ended) {
    const bool ranked =
        shared_hands(core_.state()).empty() &&
        standings_count(core_.circumstances(), games::hands_dealt(core_.state().match->state),
                        shared_->one_household_counts);
    write.finished = archive_entry(core_.state(), ranked);
  }
  entries_ += effects.journal.size();
  const bool long_enough = effects.match_ended || entries_ >= kWorthTrimming;
  if (long_enough && between_matches(core_.state())) {
    write.replaces = true;
    write.entries.push_back(write_entry(core_.trim(effects.journal.back().at_ms)));
    entries_ = 1;
    return write;
  }
  for (const JournalEntry& entry : effects.journal) write.entries.push_back(write_entry(entry));
  return write;
}

void TableActor::release() {
  while (!held_.empty() && held_.front()->durable) {
    const std::unique_ptr<Held> next = std::move(held_.front());
    held_.pop_front();
    ++first_held_;
    carry_out(*next);
  }
  constexpr std::size_t kUsual = 32;
  if (held_.empty() && held_.capacity() > kUsual) held_.shrink_to_fit();  // a stalled disk is back
  if (held_.empty()) timer_.go_on([this] { return ring(); });
}

void TableActor::carry_out(Held& held) {
  // The hall hears who plays before the players see cards.
  if (held.news && phase_ != Phase::MovedAway) shared_->tell_news(*held.news);
  if (held.report && phase_ != Phase::MovedAway) shared_->tell_evening(*held.report);
  for (std::size_t i = 0; i < held.to.size(); ++i) {
    Send& send = held.effects.sends[i];
    if (!held.to[i]) continue;
    Outgoing message{std::move(send.bytes), send.kind,
                     send.to_seat ? held.timer : std::shared_ptr<MoveTimer>()};
    if (&held.to[i]->home() == &home_) {
      held.to[i]->deliver_here(std::move(message));
    } else {
      held.to[i]->deliver(std::move(message));
    }
  }
  for (Broadcast& message : held.effects.broadcasts) {
    TableAudience::broadcast(message, *held.audience);
  }
  for (const auto& recipient : held.released) recipient->released();
  if (held.then) held.then();
}

}  // namespace avinas::server
