// SPDX-License-Identifier: MIT
// Lets people in by a token, a name, a password, an invitation, a link for another device. Club
// thread only.
#pragma once

#include <boost/asio/io_context.hpp>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "protocol/client_messages.hpp"
#include "server/base/connection.hpp"
#include "server/base/fair_queue.hpp"
#include "server/club_actor/accounts.hpp"
#include "server/club_actor/device_links.hpp"
#include "server/club_actor/forgetting.hpp"
#include "server/club_actor/guess_limits.hpp"
#include "server/club_actor/ledger.hpp"

namespace avinas::server {

struct Arrived {
  Player player;
  std::string token;  ///< for a new player or device; told once
  protocol::Role role = protocol::Role::Guest;
  std::optional<protocol::Refusal> note{};  ///< why something that was asked besides was not done
  WelcomeNumber welcome{};
};
using ArrivalAnswer = std::variant<Arrived, protocol::Refusal>;

class Arrivals {
 public:
  using Done = std::function<void(ArrivalAnswer)>;

  /// All of these outlive it.
  Arrivals(boost::asio::io_context& home, ClubLedger& ledger, Accounts& accounts,
           Forgetting& forgetting, DeviceLinks& device_links, FairQueue& passwords);

  /// Somebody says hello from that address.
  void welcome(const protocol::Hello& hello, const std::string& address, const Done& done);

 private:
  /// How somebody comes in whom the club knows by now.
  struct How {
    bool is_new = false;
    bool gave_password = false;
    bool needs_token = false;
  };
  void welcome_by_token(const protocol::Hello& hello, const std::string& address, const Done& done);
  void welcome_by_name(const protocol::Hello& hello, const std::string& address, const Done& done);
  /// The password is checked beside the club's thread; `known` came with a token.
  void sign_in(const protocol::Hello& hello, const std::string& address,
               const std::optional<Player>& known, const Done& done);
  void admit(const Player& player, const protocol::Hello& hello, How how, const Done& done);
  void admit_newcomer(const std::string& name, const protocol::Hello& hello, bool gave_password,
                      const Done& done);
  void find_free_name(Arrived& arrived);
  void rename(Arrived& arrived, const std::string& name, std::vector<ClubEvent>& events);
  /// The row to be made durable, if anything about the player changed.
  std::optional<PlayerRow> note_player(const Player& before, Arrived& arrived, const How& how,
                                       const std::string& device);

  boost::asio::io_context& home_;
  ClubLedger& ledger_;
  Accounts& accounts_;
  Forgetting& forgetting_;
  DeviceLinks& device_links_;
  FairQueue& passwords_;
  GuessLimits guesses_;
};

}  // namespace avinas::server
