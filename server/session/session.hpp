// SPDX-License-Identifier: MIT
// One client's side of the protocol: reads requests, keeps to the budget, and hands each to the
// part that knows it. Connection thread only.
#pragma once

#include <memory>
#include <string_view>

#include "protocol/codec.hpp"
#include "server/session/arrival_requests.hpp"
#include "server/session/club_requests.hpp"
#include "server/session/conversation.hpp"
#include "server/session/evening_requests.hpp"
#include "server/session/table_requests.hpp"

namespace avinas::server {

/// Requests refused in a row for their rate before the connection is closed; each is answered. A
/// page that resends everything at once after a break stays below.
inline constexpr int kRefusalsBeforeClose = 40;

/// Somebody who said hello.
struct KnownPerson {
  Player player;
  bool is_bot = false;
  WelcomeNumber welcome{};
  games::Known games{};
};

class Session final : public Conversation {
 public:
  /// `account` is the client's address's.
  Session(ConnectionId id, const SessionServices& services, std::shared_ptr<AddressAccount> account,
          std::weak_ptr<Transport> transport);
  /// Of somebody whom another server of the club has let in.
  Session(ConnectionId id, const SessionServices& services, std::shared_ptr<AddressAccount> account,
          std::weak_ptr<Transport> transport, KnownPerson person);

  void receive(std::string_view bytes, Millis now) override;
  /// The same for a message that was decoded already.
  void receive(std::string_view bytes, protocol::Decoded decoded, Millis now);
  void receive_control(Millis now) override;
  std::optional<Millis> patient_until() const override { return arrival_.patient_until(); }
  bool welcomed() const override { return context_->player.has_value(); }
  /// The player, once welcomed.
  std::optional<KnownPerson> person() const {
    if (!welcomed()) return std::nullopt;
    return KnownPerson{*context_->player, context_->is_bot, context_->welcome, context_->games};
  }
  /// The other side is another server of the club.
  void speaks_with_server() { context_->for_server = true; }
  void leave_table() { tables_.leave(); }
  /// Answers and the hall are always wanted.
  bool wants(const Outgoing& message) const override {
    return message.kind == SendKind::Reply || message.kind == SendKind::Hall ||
           message.stay == tables_.stay();
  }
  void caught_up(bool table, bool hall) override {
    if (table) tables_.send_view();
    if (hall) context_->services.hall.catch_up(context_->id);
  }
  void ended(const std::string& why) override;

 private:
  /// How long to wait before a request is taken, or nothing.
  std::optional<Millis> over_budget(Millis now);
  /// False if the message is over the budget, and was answered so.
  bool pays(std::string_view bytes, Millis now);
  /// Open to a sender whom the club lets in only to finish a match.
  bool is_for_finishing(const protocol::ClientMessage& message) const;
  void answer(protocol::Decoded decoded, std::size_t bytes, Millis now);
  /// Credits beyond the first: for what asks for a whole view, or for something to be kept. Coming
  /// back costs no more than a move.
  double extra_credits(const protocol::Request& request);
  /// How long to wait before so much more may be written down in this player's name, or nothing.
  std::optional<Millis> over_writing(const protocol::Request& request, std::size_t bytes,
                                     Millis now);
  void close_for_flooding();

  std::shared_ptr<SessionContext> context_;
  ArrivalRequests arrival_;
  TableRequests tables_;
  ClubRequests club_;
  EveningRequests evenings_;
  RequestBudget budget_;
  PlaceInLine in_line_;  ///< of the address's budget
  int refused_ = 0;      ///< requests in a row, for this connection's own rate
  bool has_budget_of_bot_ = false;
  bool came_back_ = false, entered_hall_ = false;  ///< what is cheap was done
};

}  // namespace avinas::server
