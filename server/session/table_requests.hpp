// SPDX-License-Identifier: MIT
// A session's requests to tables: to open one, to go there and away, and everything at it.
#pragma once

#include "server/session/services.hpp"

namespace avinas::server {

class TableRequests {
 public:
  /// `context` outlives this.
  explicit TableRequests(SessionContext& context) : context_(context) {}

  void on(const std::string& id, const protocol::TableCommand& command);
  void on(const std::string& id, const protocol::OpenTable& open);
  /// False if there is no such table.
  bool on(const std::string& id, const protocol::Join& join);
  void on(const std::string& id, const protocol::Leave& leave);
  void on(const std::string& id, const protocol::Resync& resync);
  void on(const std::string& id, const protocol::Say& say);
  void on(const std::string& id, const protocol::Show& show);
  void on(const std::string& id, const protocol::CallPlayer& call);
  void on(const std::string& id, const protocol::AskWatchers& ask);
  void on(const std::string& id, const protocol::AskHint& ask);
  void on(const std::string& id, const protocol::AskReview& ask);
  void on(const std::string& id, const protocol::BotsWait& wait);

  /// The player of this connection has a seat there.
  bool sits_at(const std::string& code) const;
  bool stays() const { return table_ != nullptr; }
  /// Counts up with every joining and leaving: news of another stay are not wanted.
  std::uint64_t stay() const { return stay_; }
  /// Asks the table for a full view, as the answer to no request.
  void send_view();
  void leave();
  /// The connection is gone.
  void ended();

 private:
  /// The connection at one table, as that table knows it.
  class Attendance;

  /// True if there is a table; else the request is refused.
  bool joined(const std::string& id);
  bool may_talk(const std::string& id);
  void post(TableInput input, std::shared_ptr<MoveTimer> timer = {});
  void note_going() const;
  void released(std::uint64_t stay, const std::string& code);

  SessionContext& context_;
  std::shared_ptr<TableActor> table_;
  std::string code_;                      ///< of that table
  std::shared_ptr<Recipient> recipient_;  ///< of the stay, to be told where it is over
  std::uint64_t stay_ = 0;
  PlaceInLine opening_;
  std::string let_go_by_;  ///< the table that released this connection last
};

/// A message that is for the table joined.
template <typename Message>
concept ForTable = requires(TableRequests& table, const std::string& id, const Message& message) {
  table.on(id, message);
};

}  // namespace avinas::server
