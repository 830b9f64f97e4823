// SPDX-License-Identifier: MIT
#include "table/actor.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>

#include "ops/time_source.hpp"
#include "protocol/codec.hpp"
#include "protocol/summary_json.hpp"
#include "table/event_json.hpp"

namespace avinas::server {

namespace asio = boost::asio;

namespace {

/// What kind of thing happened is logged, never what with: the journal knows the cards.
void count(const std::string& table, const Effects& effects) {
  for (const JournalEntry& entry : effects.journal) {
    spdlog::debug("Table {}: {}", table, event_name(entry.event));
    if (std::holds_alternative<Acted>(entry.event)) {
      metrics().moves.fetch_add(1, std::memory_order_relaxed);
    }
  }
  if (effects.refused) {
    metrics().errors[static_cast<std::size_t>(*effects.refused)].fetch_add(
        1, std::memory_order_relaxed);
  }
}

ArchivedMatch archive_entry(const FinishedMatch& finished) {
  const protocol::MatchSummary& summary = finished.summary;
  ArchivedMatch entry{finished.id, finished.record, summary.ended_ms};
  protocol::JsonWriter json(entry.summary);
  write(json, summary);
  for (const Seat seat : kAllSeats) {
    const std::string& player = summary.seats[seat].player;
    if (!player.empty()) entry.players.push_back(player);
  }
  return entry;
}

}  // namespace

TableActor::TableActor(asio::io_context& home, Store& store, std::unique_ptr<Chance> chance,
                       Pace pace, ShowInHall show_in_hall)
    : home_(home),
      store_(store),
      chance_(std::move(chance)),
      core_(*chance_, pace),
      show_in_hall_(std::move(show_in_hall)),
      timer_(home),
      last_used_(current_time().steady) {}

void TableActor::recover(const StoredTable& stored) {
  for (const std::string& entry : stored.entries) core_.replay(read_entry(entry));
  show_in_hall_(core_.summary());
}

void TableActor::attach(Attach attach, std::shared_ptr<Recipient> recipient) {
  asio::dispatch(home_, [self = shared_from_this(), attach = std::move(attach),
                         recipient = std::move(recipient)]() mutable {
    if (self->closed_) return self->turn_away(attach, *recipient);
    self->recipients_[attach.connection] = std::move(recipient);
    self->handle(TableInput(attach));
  });
}

void TableActor::post(TableInput input, std::shared_ptr<MoveTimer> timer) {
  asio::dispatch(home_,
                 [self = shared_from_this(), input = std::move(input),
                  timer = std::move(timer)]() mutable { self->handle(input, std::move(timer)); });
}

void TableActor::open(TableOpened event, std::string request, std::function<void()> opened) {
  asio::dispatch(home_, [self = shared_from_this(), event = std::move(event),
                         request = std::move(request), opened = std::move(opened)]() mutable {
    self->commit({self->core_.open(event, request, current_time()), false, std::move(opened)});
    self->show_in_hall_(self->core_.summary());
  });
}

void TableActor::set_stalled(bool stalled, std::string why) {
  asio::dispatch(home_, [self = shared_from_this(), stalled, why = std::move(why)] {
    if (self->stalled_ == stalled) return;
    self->stalled_ = stalled;
    self->stall_reason_ = why;
    const auto notice = std::make_shared<const std::string>(protocol::encode(
        protocol::Notice{protocol::NoticeCode::Storage,
                         stalled ? "The server cannot save the game (" + why +
                                       "). The table waits; nothing that was confirmed is lost."
                                 : "The server saves again; play goes on."}));
    for (const auto& [id, recipient] : self->recipients_) {
      recipient->deliver({notice});
    }
    self->handle(StorageStalled{stalled});
  });
}

void TableActor::turn_away(const Attach& attach, Recipient& recipient) {
  recipient.deliver({std::make_shared<const std::string>(
      protocol::encode(protocol::Error{attach.request,
                                       protocol::ErrorCode::NoSuchTable,
                                       {},
                                       "This table was closed; open a new one."}))});
  recipient.released();
}

void TableActor::close_if_deserted(Millis longest, std::function<void()> closed) {
  asio::dispatch(home_, [self = shared_from_this(), longest, closed = std::move(closed)] {
    const bool idle = current_time().steady - self->last_used_ >= longest;
    if (self->closed_ || !idle || !self->core_.deserted() || !self->held_.empty()) return;
    self->closed_ = true;
    Write write{self->core_.state().code, {}};
    write.closes_table = true;
    self->store_.append(std::move(write), [] {});
    closed();
  });
}

void TableActor::close(std::function<void()> closed) {
  asio::dispatch(home_, [self = shared_from_this(), closed = std::move(closed)]() mutable {
    if (!std::exchange(self->closed_, true)) {
      self->commit({self->core_.handle(CloseTable{}, current_time())});
    }
    Write write{self->core_.state().code, {}};
    write.closes_table = true;
    self->store_.append(std::move(write), std::move(closed));
  });
}

void TableActor::refuse_while_stalled(const TableInput& input) {
  const auto* command = std::get_if<Command>(&input);
  if (!command) return;
  const auto recipient = recipients_.find(command->connection);
  if (recipient == recipients_.end()) return;
  recipient->second->deliver({std::make_shared<const std::string>(protocol::encode(
      protocol::Error{command->request,
                      protocol::ErrorCode::Unavailable,
                      {},
                      "The server cannot save moves now; try again in a moment."}))});
}

void TableActor::handle(const TableInput& input, std::shared_ptr<MoveTimer> timer) {
  if (closed_) return;
  last_used_ = current_time().steady;
  const bool asks = std::holds_alternative<Command>(input) || std::holds_alternative<WakeUp>(input);
  if (asks && (stalled_ || held_.size() >= kMaxUnwritten)) {
    refuse_while_stalled(input);
    constexpr Millis kTryAgain{1000};
    if (std::holds_alternative<WakeUp>(input)) arm(current_time().steady + kTryAgain);
    return;
  }
  const auto* command = std::get_if<Command>(&input);
  const bool moves = command && std::holds_alternative<protocol::Act>(command->command);
  Effects effects = core_.handle(input, current_time());
  const bool only_a_move = moves && effects.journal.size() <= 1;
  commit({std::move(effects), false, {}, std::move(timer)});
  if (!only_a_move) show_in_hall_(core_.summary());
  if (const auto* detach = std::get_if<Detach>(&input)) recipients_.erase(detach->connection);
}

void TableActor::commit(Held held) {
  arm(held.effects.wake_at);
  count(core_.state().code, held.effects);
  if (!held.effects.broadcasts.empty()) {
    if (!audience_ || grouped_as_of_ != core_.audience_version()) regroup_audience();
    held.audience = audience_;
  }
  if (held.effects.journal.empty() && held_.empty()) {
    carry_out(held);
    return;
  }
  const std::uint64_t number = first_held_ + held_.size();
  Write write{core_.state().code, {}};
  for (const JournalEntry& entry : held.effects.journal)
    write.entries.push_back(write_entry(entry));
  if (auto& finished = held.effects.finished) {
    write.finished = archive_entry(*finished);
  }
  held.durable = write.entries.empty();
  held_.push_back(std::move(held));
  if (write.entries.empty()) return;  // goes out behind what is being written
  store_.append(std::move(write), [self = shared_from_this(), number] {
    asio::dispatch(self->home_, [self, number] {
      self->held_[number - self->first_held_].durable = true;
      self->release();
    });
  });
}

void TableActor::release() {
  while (!held_.empty() && held_.front().durable) {
    Held next = std::move(held_.front());
    held_.pop_front();
    ++first_held_;
    carry_out(next);
  }
}

void TableActor::carry_out(Held& held) {
  for (Send& send : held.effects.sends) {
    const auto recipient = recipients_.find(send.to);
    if (recipient == recipients_.end()) continue;
    recipient->second->deliver({std::move(send.bytes), send.kind,
                                send.to_seat ? held.timer : std::shared_ptr<MoveTimer>()});
  }
  for (Broadcast& message : held.effects.broadcasts) broadcast(message, *held.audience);
  for (ConnectionId id : held.effects.released) {
    const auto recipient = recipients_.find(id);
    if (recipient == recipients_.end()) continue;
    recipient->second->released();
    recipients_.erase(recipient);
  }
  if (held.then) held.then();
}

void TableActor::regroup_audience() {
  grouped_as_of_ = core_.audience_version();
  std::map<asio::io_context*, AudienceFeed::Listeners> groups;
  for (const ConnectionId id : core_.spectators()) {
    const auto found = recipients_.find(id);
    if (found != recipients_.end()) groups[&found->second->home()].emplace_back(*found);
  }
  Audience audience;
  for (auto& [home, listeners] : groups) {
    auto& feed = feeds_[home];
    if (!feed) feed = std::make_shared<AudienceFeed>(*home);
    audience.push_back(
        {feed, std::make_shared<const AudienceFeed::Listeners>(std::move(listeners))});
  }
  audience_ = std::make_shared<const Audience>(std::move(audience));
}

/// One message for each thread, whatever the size of the audience.
void TableActor::broadcast(Broadcast& message, const Audience& audience) {
  const auto shared = std::make_shared<const Broadcast>(std::move(message));
  for (const Group& group : audience) group.feed->send(group.listeners, shared);
}

/// Re-arms only for an earlier time: a timer that fires early finds nothing to do and costs less
/// than one set anew with every move.
void TableActor::arm(std::optional<Millis> wake_at) {
  if (!wake_at || (armed_for_ && *armed_for_ <= *wake_at)) return;
  armed_for_ = wake_at;
  timer_.expires_at(std::chrono::steady_clock::time_point(*wake_at));
  timer_.async_wait([weak = weak_from_this()](const boost::system::error_code& error) {
    const auto self = weak.lock();
    if (!self || error) return;
    self->armed_for_.reset();
    self->handle(WakeUp{});
  });
}

}  // namespace avinas::server
