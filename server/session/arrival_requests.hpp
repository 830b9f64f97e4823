// SPDX-License-Identifier: MIT
// Coming in: who somebody is, and whether the club lets them in.
#pragma once

#include "server/session/services.hpp"

namespace avinas::server {

/// How long a hello may wait for a club whose database is away; then the client comes again.
inline constexpr std::chrono::seconds kPatienceWithClub{60};

class ArrivalRequests {
 public:
  /// `context` outlives this.
  explicit ArrivalRequests(SessionContext& context) : context_(context) {}

  void on(const std::string& id, const protocol::Hello& hello);
  /// Somebody who was here and comes back with this device: costs no more than a move.
  static bool is_known_device(const protocol::Hello& hello);
  /// Until when a client that was not welcomed may be silent, where a hello waits: for the club, or
  /// for its turn.
  std::optional<Millis> patient_until() const;
  void ended();

 private:
  void welcome(const std::string& id, Arrived arrived);

  SessionContext& context_;
  bool under_way_ = false;  ///< a hello is being answered
  Millis asked_at_{0};
  PlaceInLine newcomers_;
};

}  // namespace avinas::server
