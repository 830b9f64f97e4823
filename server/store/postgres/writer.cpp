// SPDX-License-Identifier: MIT
// Repeats an append until its result is known.
#include "server/store/postgres/writer.hpp"

namespace avinas::server {

Writer::Writer(Times times, World world, ServerAddress place,
               std::unique_ptr<EngineSession> session, std::int64_t epoch, Moment taken)
    : times_(times),
      world_(std::move(world)),
      place_(std::move(place)),
      epoch_(epoch),
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
    const Moment start = world_.now();
    const auto appended = session_->append(appending, epoch_, patience);
    append_waits_ = false;
    set_stalled(false, {});
    if (!appended.ours) return Outcome::Over;
    const bool all = appended.entries == appending.entries().size();
    // An earlier attempt may have succeeded: then its rows stand there, and nothing else does.
    if (!all && !(again && session_->holds(appending))) return Outcome::Over;
    found_standing_ = start;
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
  if (now - last_beat_ < times_.beat) return !is_over_;
  last_beat_ = now;
  try {
    if (!session_) connect_again();
    if (is_over_ || !session_->beat(epoch_, place_)) {
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

void Writer::connect_again() {
  auto session = world_.connect();
  // Before the beat: what is said after one begins soon, as `is_ours` relies on.
  const bool held = !confirmed_ || session->holds(*confirmed_);
  is_over_ = !session->move_here(epoch_);
  if (!is_over_ && !held) is_over_ = went_back_ = true;
  session_ = std::move(session);
}

void Writer::set_stalled(bool stalled, const std::string& why) {
  if (stalled_ == stalled) return;
  stalled_ = stalled;
  world_.stalled(stalled, why);
}

}  // namespace avinas::server
