// SPDX-License-Identifier: MIT
// Coming in: who somebody is, and whether the club lets them in.
#pragma once

#include "session/services.hpp"

namespace avinas::server {

class ArrivalRequests {
 public:
  /// `context` outlives this.
  explicit ArrivalRequests(SessionContext& context) : context_(context) {}

  void on(const std::string& id, const protocol::Hello& hello);
  /// Somebody who was here and comes back with this device: costs no more than a move.
  static bool is_known_device(const protocol::Hello& hello);

 private:
  void welcome(const std::string& id, Arrived arrived);

  SessionContext& context_;
  bool under_way_ = false;  ///< a hello is being answered
};

}  // namespace avinas::server
