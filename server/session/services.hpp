// SPDX-License-Identifier: MIT
// The services of a session, which its parts share.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "server/archive/archive.hpp"
#include "server/base/limits.hpp"
#include "server/base/people_log.hpp"
#include "server/club_actor/club_actor.hpp"
#include "server/delivery/transport.hpp"
#include "server/evening_actor/evenings.hpp"
#include "server/hall/hall.hpp"
#include "server/session/addresses.hpp"
#include "server/session/writing_budgets.hpp"
#include "server/table_actor/tables.hpp"

namespace avinas::server {

/// All of it outlives the sessions.
struct SessionServices {
  Tables& tables;
  Evenings& evenings;
  ClubActor& club;
  Hall& hall;
  Archive& archive;
  WritingBudgets& writing;
  const ClientLimits& limits;
};

/// One connection, as the parts of its session know it. Connection thread only, but for `later`.
class SessionContext : public std::enable_shared_from_this<SessionContext> {
 public:
  SessionContext(ConnectionId connection, const SessionServices& all,
                 std::shared_ptr<AddressAccount> of_address, std::weak_ptr<Transport> transport)
      : id(connection),
        services(all),
        account(std::move(of_address)),
        transport_(std::move(transport)) {}

  const ConnectionId id;
  const SessionServices services;
  const std::shared_ptr<AddressAccount> account;
  std::optional<Player> player;  ///< once welcomed
  bool is_bot = false;           ///< the account is a bot's
  WelcomeNumber welcome{};       ///< the club's, once welcomed
  games::Known games{};          ///< that the client can show
  bool ended = false;            ///< the connection is gone
  bool for_server = false;       ///< it is of another server, in its client's place

  About about(std::string_view request = {}) const {
    if (!player) return {{}, {}, id, {}, request};
    return {player->id, player->name, id, {}, request};
  }
  std::shared_ptr<Transport> transport() const { return transport_.lock(); }
  void reply(const protocol::ServerMessage& message);
  void refuse(const std::string& request, protocol::Refusal why,
              std::optional<Millis> wait = std::nullopt);
  void close(CloseCode code, const std::string& reason);
  /// As of the club now (server/club/state.hpp).
  bool only_finishes() const;
  /// True where the evenings are on their way here from another server: then the client is told to
  /// ask again in a moment.
  bool awaits_evenings(const std::string& request);
  /// True in a hand with people, and refused then: names are their players' to write, and could
  /// tell somebody in a hand their cards.
  bool refuse_in_hand(const std::string& request);

  /// A function that any thread may call: it runs `work` on the connection's thread with what it is
  /// given, if the connection is still there.
  template <typename Work>
  auto later(Work work) {
    return [weak = weak_from_this(), work = std::move(work)](auto... values) {
      const auto self = weak.lock();
      const auto transport = self ? self->transport() : nullptr;
      if (!transport) return;
      transport->run([self, work, values...]() mutable {
        if (!self->ended) work(std::move(values)...);
      });
    };
  }

 private:
  const std::weak_ptr<Transport> transport_;
};

}  // namespace avinas::server
