// SPDX-License-Identifier: MIT
// One client's side of the protocol: reads requests, keeps to the budget, and hands each to the
// part that knows it. Connection thread only.
#pragma once

#include <memory>
#include <string_view>

#include "session/arrival_requests.hpp"
#include "session/club_requests.hpp"
#include "session/table_requests.hpp"

namespace avinas::server {

/// Requests refused in a row for their rate before the connection is closed; each is answered. A
/// page that resends everything at once after a break stays below.
inline constexpr int kRefusalsBeforeClose = 40;

class Session {
 public:
  /// `account` is the client's address's.
  Session(ConnectionId id, const SessionServices& services, std::shared_ptr<AddressAccount> account,
          std::weak_ptr<Transport> transport);

  /// A message came in at `now`.
  void receive(std::string_view bytes, Millis now);
  /// A ping, a pong or a close came in at `now`.
  void receive_control(Millis now);
  /// The client has said who it is.
  bool welcomed() const { return context_->player.has_value(); }
  /// False for news of a table that was left. Answers and the hall are always wanted.
  bool wants(const Outgoing& message) const {
    return message.kind == SendKind::Reply || message.kind == SendKind::Hall ||
           message.stay == tables_.stay();
  }
  /// News were dropped and everything else was taken: the whole table, or hall, is due.
  void caught_up(bool table, bool hall) {
    if (table) tables_.send_view();
    if (hall) context_->services.hall.catch_up(context_->id);
  }
  /// The connection is gone.
  void ended();

 private:
  /// How long to wait before a request is taken, or nothing.
  std::optional<Millis> over_budget(Millis now);
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
  RequestBudget budget_;
  int refused_ = 0;  ///< requests in a row, for this connection's own rate
  bool has_budget_of_bot_ = false;
  bool came_back_ = false, entered_hall_ = false;  ///< what is cheap was done
};

}  // namespace avinas::server
