// SPDX-License-Identifier: MIT
// A server among others on one engine: it goes by a name, and looks whether it may keep the club,
// or a share of its tables.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "server/store/postgres/engine_session.hpp"
#include "server/store/postgres/postgres_settings.hpp"

namespace avinas::server {

struct TurnWaits {
  /// How long a keeper must show no life before it is replaced; and how long after its session is
  /// gone, for it may have lost the engine for a moment only.
  std::chrono::milliseconds silence{3'000}, without_session{1'000};
  std::chrono::milliseconds look{250};  ///< between looks
};

TurnWaits waits_of(const PostgresSettings& settings);

class Turn {
 public:
  using Moment = std::chrono::steady_clock::time_point;

  Turn(std::string node, TurnWaits waits) : node_(std::move(node)), waits_(waits) {}

  /// The findings about the keeper until now.
  enum class Seen : std::uint8_t {
    Free,   ///< nobody keeps the club, or who did shows no life: it may be taken
    Alive,  ///< its beats go on
    Unsure  ///< not looked at for long enough
  };
  /// The finding of one look that was asked for and answered then, by our own clock: no two clocks
  /// are compared.
  Seen look(Keeper keeper, Moment asked, Moment answered);
  /// As it was at the last look.
  const Keeper& keeper() const { return keeper_; }
  /// While the engine did not answer nothing was seen: it begins anew.
  void forget() { same_since_.reset(); }

 private:
  std::string node_;
  TurnWaits waits_;
  Keeper keeper_;
  std::optional<Moment> same_since_;  ///< the keeper as it is was first seen then
  Moment last_look_{};
};

/// The server comes under that name, which nobody else on this engine may have. Throws
/// UnusableData.
class NodeName {
 public:
  NodeName(Connection& connection, std::string name, const TurnWaits& waits);
  /// Shows that it lives, also in another session than before; committed as everything else is, so
  /// that it takes as long as that does.
  void beat(Connection& connection, const Patience& patience = {}) const;

 private:
  std::string name_;
};

}  // namespace avinas::server
