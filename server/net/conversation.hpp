// SPDX-License-Identifier: MIT
// One client's side of the protocol: who he is, at which table, what he asked. Knows no socket.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "lobby/lobby.hpp"
#include "net/addresses.hpp"
#include "protocol/client_messages.hpp"

namespace avinas::server {

/// Why a connection is closed, in RFC 6455's numbers and the registry that belongs to it.
enum class CloseCode : std::uint16_t {
  UnknownData = 1003,
  PolicyViolation = 1008,  ///< the client broke a rule of the house
  ServiceRestart = 1012,   ///< clients come back after a while
};

/// What a conversation needs of its connection. Connection thread only, but for `send` and `run`.
class Transport {
 public:
  virtual ~Transport() = default;
  virtual void send(Outgoing message) = 0;
  virtual void send_here(Outgoing message) = 0;
  virtual boost::asio::io_context& home() = 0;
  /// Says why and closes, once what was sent before is out.
  virtual void close_politely(CloseCode code, const std::string& reason) = 0;
  /// Runs the function on the connection's thread; any thread may call.
  virtual void run(std::function<void()> work) = 0;
};

class Conversation final : public Recipient, public std::enable_shared_from_this<Conversation> {
  /// One stay at one table: news that a table which was left had still under way are not sent.
  class Stay;

 public:
  /// `account` is the client's address's.
  Conversation(ConnectionId id, Lobby& lobby, const ClientLimits& limits,
               std::shared_ptr<AddressAccount> account, std::shared_ptr<Transport> transport);

  /// A message came in at `now`. Connection thread only.
  void receive(std::string_view bytes, Millis now);
  /// A ping, a pong or a close came in at `now`. Connection thread only.
  void receive_control(Millis now);
  /// The player has said who he is. Connection thread only.
  bool welcomed() const { return player_.has_value(); }
  /// False for news of a table that was left, and for updates to a reader who is skipped ahead:
  /// the view he gets will be newer. Answers are always wanted. Connection thread only.
  bool wants(const Outgoing& message) const {
    if (message.kind == SendKind::Reply) return true;
    return message.stay == stay_ && !(skipped_ahead_ && message.kind == SendKind::Update);
  }
  /// The connection is gone. Connection thread only.
  void ended();
  /// The outbox was too full for updates. Connection thread only.
  void outbox_dropped_updates() { skipped_ahead_ = true; }
  /// Updates were dropped, and the outbox has not been empty since.
  bool skipped_ahead() const { return skipped_ahead_; }
  /// The outbox dropped updates and is empty again. Connection thread only.
  void outbox_drained();

  void deliver(Outgoing message) override;
  boost::asio::io_context& home() override { return home_; }
  bool deliver_here(Outgoing message) override;
  void released() override {}  // the hall lets nobody go
  /// The table of that stay let the connection go.
  void released(std::uint64_t stay);

 private:
  void on(const std::string& id, const protocol::TableCommand& command);
  void on(const std::string& id, const protocol::Hello& hello);
  void on(const std::string& id, const protocol::OpenTable& open);
  void on(const std::string& id, const protocol::Join& join);
  void on(const std::string& id, const protocol::Leave& leave);
  void on(const std::string& id, const protocol::Resync& resync);
  void on(const std::string& id, const protocol::Claim& claim);
  void on(const std::string& id, const protocol::EnterHall& enter);
  void on(const std::string& id, const protocol::Say& say);
  void on(const std::string& id, const protocol::SetPassword& set);
  void on(const std::string& id, const protocol::Invite& invite);
  void on(const std::string& id, const protocol::Manage& manage);
  void on(const std::string& id, const protocol::Report& report);
  void on(const std::string& id, const protocol::SetClub& set);
  void on(const std::string& id, const protocol::AskBook& ask);
  void on(const std::string& id, const protocol::Show& show);
  void on(const std::string& id, const protocol::AskWatchers& ask);
  void on(const std::string& id, const protocol::AskResults& ask);
  void on(const std::string& id, const protocol::AskStandings& ask);

  void welcome(const std::string& id, const Player& player, const std::string& token);
  void welcome_known(const std::string& id, const protocol::Hello& hello);
  void sign_in(const std::string& id, const protocol::Hello& hello);
  void make_guest(const std::string& id, const protocol::Hello& hello);
  /// Claims the invitation, if there is one, and then says welcome.
  void claim_and_welcome(const std::string& id, const Player& player, const std::string& token,
                         const std::string& invitation);
  /// What the club says to a request, as an answer to it.
  std::function<void(ClubRefusal)> done_or_refused(const std::string& id);
  /// Sends what the archive finds as the answer to the request of that id; any thread may call it.
  template <typename Found>
  std::function<void(Found)> answer_from_archive(const std::string& id);
  /// Runs the work on the connection's thread if the connection is still there; any thread.
  void later(std::function<void(Conversation&)> work);
  void reply(const protocol::ServerMessage& message);
  void reply_error(const std::string& id, protocol::ErrorCode code, std::string sentence);
  void leave_table();
  bool within_budget(Millis now);
  void close_for_flooding();

  const ConnectionId id_;
  Lobby& lobby_;
  boost::asio::io_context& home_;
  const std::weak_ptr<Transport> transport_;
  RequestBudget budget_;
  const std::shared_ptr<AddressAccount> account_;
  std::optional<Player> player_;
  std::shared_ptr<TableActor> table_;
  std::uint64_t stay_ = 0;  ///< counts up with every joining and leaving
  bool skipped_ahead_ = false;
};

}  // namespace avinas::server
