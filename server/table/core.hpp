// SPDX-License-Identifier: MIT
// A table without I/O: an input and the time go in, effects come out. It never waits, sleeps or
// asks the clock, so a whole evening is tested in a moment. The core keeps the order: decide,
// evolve, what follows, publish; its parts do the work.
#pragma once

#include "server/table/absence.hpp"
#include "server/table/answered_requests.hpp"
#include "server/table/automatic_seats.hpp"
#include "server/table/clocks.hpp"
#include "server/table/decide.hpp"
#include "server/table/effects.hpp"
#include "server/table/entrants.hpp"
#include "server/table/evolve.hpp"
#include "server/table/hand_review.hpp"
#include "server/table/input.hpp"
#include "server/table/previous_hand.hpp"
#include "server/table/publisher.hpp"

namespace avinas::server {

/// The services that a table asks others for: the cards that seeds give, what a bot plays, and as
/// whom a person is shown the table. Tests put in their own, to deal a chosen world or to plant a
/// fault.
struct TableParts {
  Dealing dealing;
  Strategy strategy;
  Door door = observer_of;
};
/// Those of real play: `shuffle::deal`, `bots::choose`, `observer_of`.
TableParts usual_parts();

class TableCore {
 public:
  /// `chance` outlives the core. Tables share their parts.
  TableCore(Chance& chance, Pace pace, std::shared_ptr<const TableParts> parts);
  explicit TableCore(Chance& chance, Pace pace, TableParts parts = usual_parts());

  /// The first input of a new table; `sit` takes seats at once.
  Effects open(const TableOpened& opened, const std::string& request, Now now,
               const std::vector<TableEvent>& sit = {});
  /// Recovery: applies an event of the journal. Throws JournalMismatch.
  void replay(const JournalEntry& entry);

  Effects handle(const TableInput& input, Now now);

  /// While no match is played: the table as one entry, in place of all that led to it. Parts
  /// that only the match's record needed are let go.
  JournalEntry trim(std::int64_t at_ms);

  /// Nobody is connected.
  bool deserted() const { return presence_.connections().empty(); }
  /// Connections that are sent `Effects::broadcasts`.
  std::vector<ConnectionId> spectators() const;
  /// Another number whenever `spectators` may have changed.
  std::uint64_t audience_version() const { return presence_.audience_version(); }
  /// The facts that the hall shows of it.
  protocol::TableSummary summary() const;
  const TableState& state() const { return state_; }
  /// The person of a connection; null if it is not at the table.
  const Presence::Connection* connection(ConnectionId id) const { return presence_.find(id); }
  /// Of the match that is there.
  Circumstances circumstances() const { return entrants_.of(state_); }
  /// Of what was published.
  std::uint64_t version() const { return publisher_.version(); }
  /// Events since the table was opened.
  std::uint64_t position() const { return position_; }

 private:
  /// One input on its way through.
  struct Step {
    Now now;
    Effects& effects;
    Asking asking{};  ///< whose request is answered with what it changes
    bool proposes = false;
  };

  void on(const Command& command, Step& step);
  void on(const WakeUp&, Step& step);
  void on(const Attach& attach, Step& step);
  void on(const Detach& detach, Step& step);
  void on(const SendView& ask, Step& step);
  void on(const StorageStalled& storage, Step& step);
  void on(const Utterance& said, Step& step);
  void on(const ListWatchers& ask, Step& step);
  void on(const HintRequest& ask, Step& step);
  void on(const HintFound& found, Step& step);
  void on(const ReviewLastHand& ask, Step& step);
  void on(const ReviewFound& found, Step& step);
  void on(const SlowBots& slow, Step& step);
  void on(const Thought& thought, Step& step);
  void on(const CloseTable&, Step& step);
  void on(const PersonBarred& barred, Step& step);
  void on(const RoundIsOver&, Step& step);
  void on(const EndOfRound&, Step& step);

  /// Applies the event, and notes it for the journal.
  void happen(TableEvent event, Step& step, const PlayerId& by = {},
              const std::string& request = {});
  /// The events that follow by themselves, until none does.
  void settle(Step& step);
  void end_match(TableEvent end, Step& step);
  /// Holds and clocks that have run out.
  void enforce_time(Step& step);
  void run_clocks(Now now);
  /// A spectator who may not watch any more leaves with a reason.
  void send_spectators_away(Step& step);
  void publish(Step& step, bool somebody_came);

  bool repeats(const Command& command, const PlayerId& player, Effects& effects) const;
  void carry_out(const Command& command, const Presence::Connection& connection,
                 std::vector<TableEvent> events, Step& step);
  void refuse_command(const Command& command, const PlayerId& player, protocol::Refusal why,
                      Step& step);
  void release(ConnectionId id, Effects& effects);
  void play_automatic_seats(Step& step);
  Asker asker(const Presence::Connection& connection, Now now) const;
  Scene scene(Now now) const;
  std::optional<Millis> wake_time(Now now) const;

  Chance& chance_;
  const std::shared_ptr<const TableParts> parts_;
  TableState state_;
  std::uint64_t position_ = 0;
  bool storage_stalled_ = false;

  Presence presence_;
  SeatRequests seat_requests_;
  AnsweredRequests answered_;
  AutomaticSeats automatic_;
  Absence absence_;
  Clocks clocks_;
  Publisher publisher_;
  PreviousHand previous_hand_;
  HandReview review_;
  Entrants entrants_;
};

}  // namespace avinas::server
