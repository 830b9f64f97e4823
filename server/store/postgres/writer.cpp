// SPDX-License-Identifier: MIT
// Repeats an append until its result is known.
#include "server/store/postgres/writer.hpp"

#include <algorithm>

namespace avinas::server {

Writer::Writer(Times times, World world, ServerAddress place,
               std::unique_ptr<EngineSession> session, Leases leases, Moment taken)
    : times_(times),
      world_(std::move(world)),
      place_(std::move(place)),
      leases_(std::move(leases)),
      session_(std::move(session)),
      last_beat_(taken),
      found_standing_(taken) {}

bool Writer::write(const Appending& appending) {
  for (bool again = false;; again = true) {
    const Outcome outcome = say(appending, again);
    if (outcome == Outcome::Done) {
      if (!appending.entries().empty()) {
        confirmed_ = appending;
      } else if (appending.clears()) {
        confirmed_.reset();
      }
      return true;
    }
    if (outcome == Outcome::Over) is_over_ = true;
    if (is_over_ || world_.stops()) return false;  // nothing of it was confirmed
    append_waits_ = true;
    world_.sleep(times_.retry);
    beat_in_time();  // `is_ours` relies on it before every statement
  }
}

Writer::Outcome Writer::say(const Appending& appending, bool again) {
  const Patience patience{times_.patience, [&] {
                            if (world_.stops()) throw EngineAway("it does not confirm");
                            set_stalled(true, "it does not confirm");
                          }};
  try {
    if (!session_) connect_again();
    if (is_over_) return Outcome::Over;
    const Leases asked = leases_for(appending);
    if (asked.empty()) return Outcome::Over;  // nothing is written that nobody asks for
    const Moment start = world_.now();
    const auto appended = session_->append(appending, asked, patience);
    append_waits_ = false;
    set_stalled(false, {});
    if (!appended.ours) return Outcome::Over;
    const bool all = appended.entries == appending.entries().size();
    // An earlier attempt may have succeeded: then its rows stand there, and nothing else does.
    if (!all && !(again && session_->holds(appending))) return Outcome::Over;
    if (asked.size() == leases_.size()) found_standing_ = start;
    return Outcome::Done;
  } catch (const EngineWarned& warned) {
    // It is done here and perhaps nowhere else: said again, it is confirmed by its standbys.
    set_stalled(true, warned.what());
  } catch (const EngineAway& away) {
    session_.reset();
    set_stalled(true, away.what());
  } catch (const EngineRefused& refused) {
    set_stalled(true, refused.what());
  }
  return Outcome::Unknown;
}

bool Writer::beat_in_time() {
  const Moment now = world_.now();
  if (leases_.empty() || now - last_beat_ < times_.beat) return !is_over_;
  last_beat_ = now;
  try {
    if (!session_) connect_again();
    if (is_over_ || !session_->beat(leases_, place_)) {
      is_over_ = true;
      return false;
    }
    found_standing_ = now;
    // An engine whose disk is full takes a beat, and not what is to be appended.
    if (!append_waits_) set_stalled(false, {});
  } catch (const EngineAway& away) {
    session_.reset();
    set_stalled(true, away.what());
  } catch (const std::runtime_error& refused) {
    set_stalled(true, refused.what());
  }
  return true;
}

Leases Writer::leases_for(const Appending& appending) const {
  const std::set<int>& shares = appending.shares();
  Leases needed;
  for (const Lease& lease : leases_) {
    if (lease.share == kClubItself) return leases_;
    if (shares.empty() || shares.contains(lease.share)) needed.push_back(lease);
  }
  return needed.size() < shares.size() ? Leases() : needed;
}

bool Writer::has(int share) const {
  return std::any_of(leases_.begin(), leases_.end(), [share](const Lease& lease) {
    return lease.share == share || lease.share == kClubItself;
  });
}

bool Writer::add(const Lease& lease) {
  const Moment start = world_.now();
  try {
    if (!session_) connect_again();
    if (is_over_ || !session_->move_here({lease})) return false;
  } catch (const EngineAway&) {
    session_.reset();
    return false;
  } catch (const std::runtime_error&) {
    return false;
  }
  // The others' epochs were not asked for.
  if (leases_.empty()) found_standing_ = start;
  leases_.push_back(lease);
  return true;
}

void Writer::let_go(const std::set<int>& shares) {
  const auto kept = std::partition(leases_.begin(), leases_.end(), [&](const Lease& lease) {
    return !shares.contains(lease.share);
  });
  const Leases gone(kept, leases_.end());
  leases_.erase(kept, leases_.end());
  let_go_of(gone);
}

void Writer::let_go_of(const Leases& leases) {
  // Another server may delete what was confirmed here.
  confirmed_.reset();
  if (leases_.empty() && !world_.stops()) set_stalled(false, {});  // nothing waits any more
  if (session_ && !leases.empty()) session_->end(leases, place_);
}

void Writer::connect_again() {
  auto session = world_.connect();
  // Before the beat: what is said after one begins soon, as `is_ours` relies on.
  const bool held = !confirmed_ || session->holds(*confirmed_);
  is_over_ = !session->move_here(leases_);
  if (!is_over_ && !held) is_over_ = went_back_ = true;
  session_ = std::move(session);
}

void Writer::set_stalled(bool stalled, const std::string& why) {
  if (stalled_ == stalled) return;
  stalled_ = stalled;
  world_.stalled(stalled, why);
}

}  // namespace avinas::server
