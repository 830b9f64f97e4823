// SPDX-License-Identifier: MIT
// The thin shell around a table's core: one thread at a time, the journal before the players. A bug
// that shows here stops this table and no other.
#pragma once

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/container/devector.hpp>
#include <functional>
#include <memory>

#include "server/base/thinkers.hpp"
#include "server/delivery/recipient.hpp"
#include "server/store/journal.hpp"
#include "server/table/core.hpp"
#include "server/table/news.hpp"
#include "server/table_actor/append_group.hpp"
#include "server/table_actor/table_audience.hpp"
#include "server/table_actor/table_timer.hpp"

namespace avinas::server {

/// Inputs that may wait for the storage; beyond, the newest are refused. A stalled disk is told
/// to the players at once, so that few go on.
inline constexpr std::size_t kMaxUnwritten = 1'000;

class TableActor : public std::enable_shared_from_this<TableActor> {
 public:
  /// Told, on the table's thread, what others need to know of it.
  using TellNews = std::function<void(const TableNews&)>;
  /// The parts that all tables of a process share.
  struct Shared {
    Pace pace;
    std::shared_ptr<const TableParts> parts;
    TellNews tell_news;
    /// Told what somebody said at the table, once it was allowed.
    std::function<void(const PlayerId&, const std::string&)> overhear = [](const auto&,
                                                                           const auto&) {};
    /// Told, on the table's thread, how far an evening's table is.
    std::function<void(const EveningReport&)> tell_evening = [](const EveningReport&) {};
    Thinkers* thinkers = nullptr;       ///< outlives the tables; null: bots play by rules of thumb
    bool one_household_counts = false;  ///< standings count matches from one address
  };
  /// The table lives on the one thread of `appends`, and appends to its journal, which outlives it,
  /// in a group with others of that thread.
  TableActor(std::shared_ptr<AppendGroup> appends, std::shared_ptr<Chance> chance,
             std::shared_ptr<const Shared> shared);

  // Any thread may call these; the work is done on the table's own.
  void attach(Attach attach, std::shared_ptr<Recipient> recipient);
  /// `from` is told if the table does not know the connection any more; `timer` goes with what the
  /// seats are sent for this input.
  void post(TableInput input, std::shared_ptr<Recipient> from = {},
            std::shared_ptr<MoveTimer> timer = {});
  // These two are done in the order of their calls, whatever thread calls.
  /// Opens the new table; `opened` is called on the table's thread when that is durable. `sit`
  /// takes seats at once.
  void open(TableOpened event, std::string request, std::function<void()> opened,
            std::vector<TableEvent> sit = {});
  /// Tells its evening how far it is, when everything until now is durable.
  void report();
  /// Calls `then`, on the table's thread, when everything until now is durable.
  void when_durable(std::function<void()> then);
  void set_stalled(bool stalled, std::string why);
  /// Closes the table for good if nobody has been here for long enough (see `patience_with`); then
  /// calls `closed`, on the table's thread. A match in play is given up; the archive keeps it.
  void put_away_if_unused(Now now, std::function<void()> closed);

  enum class Closing : std::uint8_t {
    Closed,     ///< for good, and that is durable
    Elsewhere,  ///< another server keeps the table by now
    WithRound,  ///< an evening's table has ended its match, and stays until its round is over
  };
  /// Closes the table whoever is there, and tells them.
  void close(std::function<void(Closing)> closed);

  /// Another server keeps the table from now on: nothing more happens here, and whoever is at it is
  /// sent there. `gone` is called on the table's thread; what was appended is still to be written.
  void move_away(std::function<void()> gone);

  /// Recovery, before any other call: replays the journal, and replaces what lies before the match
  /// in play. Throws JournalMismatch.
  void recover(const StoredTable& stored, Now now);
  const PlayerId& host() const { return core_.state().host; }
  /// The request of the host that opened it.
  const std::string& opening_request() const { return core_.state().opening_request; }

 private:
  /// In this order, never back.
  enum class Phase : std::uint8_t { Running, StoppedByABug, Closed, MovedAway };
  struct Held {
    Effects effects;
    bool durable = false;
    std::function<void()> then{};
    std::shared_ptr<MoveTimer> timer{};
    std::shared_ptr<const TableAudience::Groups> audience{};  ///< of the broadcast
    std::optional<TableNews> news{};
    std::optional<EveningReport> report{};
    // As they were when it was decided: a connection may go, and come again, before it is durable.
    std::vector<std::shared_ptr<Recipient>> to{};  ///< of each send; null: gone already
    std::vector<std::shared_ptr<Recipient>> released{};
  };

  // Table thread only.
  /// Runs the work; a bug in it stops the table, and answers `cause` if there is one.
  void guarded(const std::function<void()>& work, const TableInput* cause = nullptr);
  void stop(const char* what, const TableInput* cause);
  void handle(const TableInput& input, const std::shared_ptr<Recipient>& from = {},
              std::shared_ptr<MoveTimer> timer = {});
  void drive(const TableInput& input, std::shared_ptr<MoveTimer> timer);
  void commit(Held held);
  void release();
  Millis unused_at(Now now) const;
  void close_for_good(std::function<void(Closing)> closed);
  static void answer_closing(std::function<void(Closing)>& closing, Closing closed);
  Write written_form(const Effects& effects);
  void carry_out(Held& held);
  void resolve(Held& held);
  /// Worked out elsewhere: an input when the result comes back.
  void send_on(Errand errand);
  void refuse(const TableInput& input, protocol::Reason reason);
  void tell(ConnectionId to, const protocol::ServerMessage& message);
  /// The work of the timer.
  auto ring();
  void become(Phase phase) { phase_ = std::max(phase_, phase); }

  boost::asio::io_context& home_;
  const std::shared_ptr<AppendGroup> appends_;
  const std::shared_ptr<Chance> chance_;
  const std::shared_ptr<const Shared> shared_;
  TableCore core_;
  TableTimer timer_;
  /// In order; released from the front as the journal allows. Not a std::deque, which takes half a
  /// kilobyte where nothing waits.
  boost::container::devector<std::unique_ptr<Held>> held_;
  std::uint64_t first_held_ = 0;
  std::size_t entries_ = 0;         ///< of the journal
  Millis last_used_{0};             ///< in this process
  std::int64_t last_entry_ms_ = 0;  ///< Unix time, until it is used in this process
  Phase phase_ = Phase::Running;
  std::vector<std::shared_ptr<std::function<void(Closing)>>> closings_;  ///< answered or not
  bool stalled_ = false;
  /// Few, as a rule, and in one block.
  TableAudience::Recipients recipients_;
  std::unique_ptr<TableAudience> audience_;  ///< null until somebody watches
};

}  // namespace avinas::server
