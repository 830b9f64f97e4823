// SPDX-License-Identifier: MIT
// Applies the club's events and appends them in order.
#include "server/club_actor/ledger.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/post.hpp>

#include "server/base/time.hpp"
#include "server/club/snapshot.hpp"
#include "server/club_actor/club_story.hpp"

namespace avinas::server {

namespace asio = boost::asio;
using namespace protocol;

namespace {

/// Entries from which on the club's journal is worth replacing.
constexpr std::size_t kWorthTrimmingClub = 500;
/// Requests of the journal that are recognised when they come again: whoever lost the connection
/// with the server repeats the latest.
constexpr std::size_t kRecoveredRequests = 200;

}  // namespace

ClubLedger::ClubLedger(asio::io_context& home, Journal& journal, const Accounts& accounts)
    : home_(home), journal_(journal), accounts_(accounts) {}

void ClubLedger::replay(const std::string& entry) {
  ++entries_;
  ClubEntry read = read_club_entry(entry);
  evolve(state_, read);
  if (read.request.empty()) return;
  recovered_requests_.push_back({std::move(read.request), std::move(read.event)});
  if (recovered_requests_.size() > kRecoveredRequests) recovered_requests_.pop_front();
}

void ClubLedger::follow_anew(const std::vector<std::string>& entries) {
  state_ = ClubState();
  follow(entries);
}

void ClubLedger::follow(const std::vector<std::string>& entries) {
  for (const std::string& entry : entries) evolve(state_, read_club_entry(entry));
  const std::scoped_lock lock(shown_mutex_);
  shown_ = std::make_shared<const ClubState>(state_);
}

std::vector<std::string> ClubLedger::entries_to_follow() const {
  std::vector<std::string> entries;
  for (const ClubEntry& entry : snapshot_of(*shown(), current_time().unix_ms)) {
    entries.push_back(write_club_entry(entry));
  }
  return entries;
}

void ClubLedger::forget_followed() {
  state_ = ClubState();
  entries_ = 0;
  recovered_requests_.clear();
}

void ClubLedger::note_damage() {
  keeps_journal_ = true;
  state_.guests = false;
}

void ClubLedger::recovered(ClubNeighbours neighbours) {
  neighbours_ = std::move(neighbours);
  after_trim_ = kWorthTrimmingClub;
  Write write;
  trim(write);
  if (write.replaces) journal_.append(std::move(write), [] {});
  const std::scoped_lock lock(shown_mutex_);
  shown_ = std::make_shared<const ClubState>(state_);
  player_count_ = accounts_.count();
}

std::shared_ptr<const ClubState> ClubLedger::shown() const {
  const std::scoped_lock lock(shown_mutex_);
  return shown_;
}

std::size_t ClubLedger::player_count() const {
  const std::scoped_lock lock(shown_mutex_);
  return player_count_;
}

void ClubLedger::commit(std::vector<ClubEvent> events, Rows rows, std::function<void()> told,
                        const std::string& request) {
  const bool nothing =
      events.empty() && !rows.player && rows.ended_tokens.empty() && rows.forgotten.empty();
  if (nothing && in_flight_ == 0 && journal_.is_ours()) return told();
  Write write;
  if (rows.player) write.player = std::move(*rows.player);
  write.ended_tokens = std::move(rows.ended_tokens);
  write.forgotten = std::move(rows.forgotten);
  for (const ClubEvent& event : events) {
    const ClubEntry entry{event, current_time().unix_ms, request};
    evolve(state_, entry);
    write.entries.push_back(write_club_entry(entry));
  }
  entries_ += write.entries.size();
  trim(write, !events.empty() && !write.forgotten.empty());
  auto shown = events.empty() ? nullptr : std::make_shared<const ClubState>(state_);
  ++in_flight_;
  const std::size_t players = accounts_.count();
  journal_.append(std::move(write), [this, events = std::move(events), shown = std::move(shown),
                                     players, told = std::move(told)]() mutable {
    asio::post(home_, [this, events = std::move(events), shown = std::move(shown), players,
                       told = std::move(told)] {
      --in_flight_;
      {
        const std::scoped_lock lock(shown_mutex_);
        if (shown) shown_ = shown;
        player_count_ = players;
      }
      for (const ClubEvent& event : events) log_story(event);
      told();
      tell_neighbours(events);
    });
  });
}

const ClubEvent* ClubLedger::led_to(const std::string& request) const {
  const auto found = std::find_if(recovered_requests_.rbegin(), recovered_requests_.rend(),
                                  [&](const Done& done) { return done.request == request; });
  return found == recovered_requests_.rend() ? nullptr : &found->event;
}

void ClubLedger::forget(std::vector<PlayerId> players) {
  for (const PlayerId& player : players) state_.admitted.erase(player);
  Write write;
  write.forgotten = std::move(players);
  journal_.append(std::move(write), [] {});
}

void ClubLedger::trim(Write& write, bool at_once) {
  if (keeps_journal_ && at_once) {
    spdlog::warn(
        "The club's journal has a damaged entry and is kept as it is: earlier entries still name "
        "somebody who was forgotten");
  }
  if (keeps_journal_ || (!at_once && entries_ < 2 * after_trim_)) return;
  write.entries.clear();
  write.replaces = true;
  for (const ClubEntry& entry : snapshot_of(state_, current_time().unix_ms, trusts_clock_)) {
    write.entries.push_back(write_club_entry(entry));
  }
  entries_ = write.entries.size();
  after_trim_ = std::max(entries_, kWorthTrimmingClub);
}

void ClubLedger::tell_neighbours(const std::vector<ClubEvent>& events) const {
  for (const ClubEvent& event : events) {
    const auto* taken = std::get_if<MeasureTaken>(&event);
    if (!taken || (taken->what != Measure::Ban && taken->what != Measure::Remove)) continue;
    neighbours_.barred(taken->player, taken->what == Measure::Ban);
  }
  if (events.empty()) return;
  neighbours_.changed();
  std::vector<std::string> entries;
  for (const ClubEvent& event : events) {
    entries.push_back(write_club_entry({event, current_time().unix_ms, {}}));
  }
  neighbours_.became(entries);
}

}  // namespace avinas::server
