// SPDX-License-Identifier: MIT
// The club's questions and news to others; called on the club's thread.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "server/club/state.hpp"

namespace avinas::server {

struct ClubNeighbours {
  std::function<bool(const PlayerId&)> in_match = [](const PlayerId&) { return false; };
  std::function<void(const PlayerId&, bool banned)> barred = [](const PlayerId&, bool) {};
  /// Devices of the player are signed out: that one, or, without one, all but `except`.
  std::function<void(const PlayerId&, const std::string& only, const std::string& except)>
      devices_ended = [](const PlayerId&, const std::string&, const std::string&) {};
  std::function<void()> changed = [] {};
  /// The changes of the club, as its journal has them.
  std::function<void(const std::vector<std::string>&)> became = [](const auto&) {};
  /// Somebody is forgotten: ends their stay, and takes their name out of what is said and of the
  /// archive. `done` says, from any thread, whether the archive is clean.
  std::function<void(const PlayerId&, std::function<void(bool clean)> done)> forgotten =
      [](const PlayerId&, const std::function<void(bool)>& done) { done(true); };
  /// The archive's part of that, again: a match may have been under way.
  std::function<void(const PlayerId&)> clean_archive = [](const PlayerId&) {};
  /// An evening names them, or perhaps does, or a match that goes on without them.
  std::function<bool(const PlayerId&)> named = [](const PlayerId&) { return false; };
  /// Is here, or sits at a table: not to be forgotten.
  std::function<bool(const PlayerId&)> needed = [](const PlayerId&) { return false; };
};

}  // namespace avinas::server
