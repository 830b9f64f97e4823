// SPDX-License-Identifier: MIT
// A table without I/O: an input and the time go in, effects come out. It never waits, sleeps or
// asks the clock, so a whole evening is tested in a moment.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

#include "protocol/results.hpp"
#include "table/clocks.hpp"
#include "table/decide.hpp"
#include "table/event.hpp"
#include "table/evolve.hpp"

namespace avinas::server {

/// A connection, for the process's lifetime.
using ConnectionId = std::uint64_t;

/// The moment at which an input is handled.
struct Now {
  Millis steady{0};            ///< never jumps; deadlines are counted on it
  std::int64_t unix_ms = 0;    ///< for records
  std::int64_t local_day = 0;  ///< days since 1970 in the club's time zone (R6.5)
};

/// How long a bot takes: drawn evenly between the two, whatever it holds.
struct Pace {
  Millis least{700};
  Millis most{1600};
};

// --- inputs ---------------------------------------------------------------------------------

/// Somebody comes to the table and wants the full view.
struct Attach {
  ConnectionId connection = 0;
  PlayerId player;
  std::string name;
  std::string request;
  bool member = false;  ///< of the club, for tables that only members may watch
};
/// Somebody at the table says something.
struct Utterance {
  ConnectionId connection = 0;
  std::string request;
  std::variant<std::string, protocol::Emote> what;
};
/// A seated player wants to know who watches.
struct ListWatchers {
  ConnectionId connection = 0;
  std::string request;
};
/// The connection is gone, or goes elsewhere.
struct Detach {
  ConnectionId connection = 0;
};
struct Command {
  ConnectionId connection = 0;
  std::string request;
  protocol::TableCommand command;
};
/// The connection wants a full view again; `request` is empty where the outbox asked.
struct SendView {
  ConnectionId connection = 0;
  std::string request;
};
/// The time of `Effects::wake_at` has come.
struct WakeUp {};
/// The operator closes the table.
struct CloseTable {};
/// The storage stopped or resumed taking events; meanwhile no clock runs.
struct StorageStalled {
  bool stalled = false;
};
using TableInput = std::variant<Command, WakeUp, Attach, Detach, SendView, StorageStalled,
                                Utterance, ListWatchers, CloseTable>;

// --- effects --------------------------------------------------------------------------------

enum class SendKind : std::uint8_t {
  Reply,   ///< must arrive
  Update,  ///< may be replaced by a newer full view
  View,    ///< replaces every update before it
};
struct Send {
  ConnectionId to = 0;
  std::shared_ptr<const std::string> bytes;
  SendKind kind = SendKind::Reply;
  bool to_seat = false;  ///< the receiver plays
};
/// One message for every spectator but those named, who are sent something of their own.
struct Broadcast {
  std::shared_ptr<const std::string> bytes;
  std::vector<ConnectionId> except{};
  SendKind kind = SendKind::Update;
};
struct FinishedMatch {
  std::string id;
  std::string record;  ///< JSON
  protocol::MatchSummary summary;
};
struct Effects {
  std::vector<JournalEntry> journal;  ///< must be durable before anything is sent
  std::vector<Send> sends;
  std::vector<Broadcast> broadcasts;   ///< after the sends: an audience keeps no seat waiting
  std::vector<ConnectionId> released;  ///< connections that the table turned away
  std::optional<FinishedMatch> finished{};
  std::optional<Millis> wake_at{};
  std::optional<protocol::ErrorCode> refused{};  ///< the request was, for this reason
};

// --------------------------------------------------------------------------------------------

/// Connections at one table: an audience of five thousand is tested, twice that is the limit.
inline constexpr std::size_t kMaxConnections = 10'000;
/// Up to so many spectators their number is shown at once; more come and go without a message to
/// everybody each time.
inline constexpr int kSmallAudience = 20;
inline constexpr Millis kRecountAfter{1'000};
/// Requests remembered for each player, so that a repeated one does not act twice. A client has
/// one or two under way.
inline constexpr std::size_t kRememberedRequests = 32;

/// What a table asks others for: the cards that seeds give, and what a bot plays. Tests put in
/// their own, to deal a chosen world.
struct TableParts {
  using Strategy = std::function<std::optional<Action>(const View&)>;
  Dealing dealing;
  Strategy strategy;
};
/// Those of real play: `shuffle::deal` and `bots::choose`.
TableParts usual_parts();

class TableCore {
 public:
  /// `chance` outlives the core.
  TableCore(Chance& chance, Pace pace, TableParts parts = usual_parts());

  /// The first input of a new table.
  Effects open(const TableOpened& opened, const std::string& request, Now now);
  /// Recovery: applies an event of the journal. Throws JournalMismatch.
  void replay(const JournalEntry& entry);

  Effects handle(const TableInput& input, Now now);

  /// Nobody is here and no match is in play.
  bool deserted() const;
  /// Connections that are sent `Effects::broadcasts`.
  std::vector<ConnectionId> spectators() const;
  /// Another number whenever `spectators` may have changed.
  std::uint64_t audience_version() const { return audience_version_; }
  /// What the hall shows of it.
  protocol::TableSummary summary() const;
  const TableState& state() const { return state_; }
  std::uint64_t version() const { return version_; }

 private:
  static constexpr std::size_t kSpectatorIndex = 4, kObservers = 5;
  /// A finished hand and whose cards of it somebody may see while the next one is played.
  struct HandBehind {
    int dealt = 0;  ///< `hands_dealt_` when it was sent
    SeatList seats;
    bool operator==(const HandBehind&) const = default;
  };
  struct Connection {
    PlayerId player;
    std::string name;
    std::size_t observer = kObservers;  ///< whose views it is to be sent
    std::size_t sent_as = kObservers;   ///< whose views it was sent so far; at first nobody's
    HandBehind behind{};                ///< what it was sent last of the hand before
  };
  struct Answered {
    std::string request;
    std::shared_ptr<const std::string> error;  ///< nothing: it was carried out
  };
  /// What all connections of one observer were sent last.
  struct Sent {
    protocol::TableView view;
    bool valid = false;
  };
  /// The request being handled: its answer goes with the change it makes.
  struct Asking {
    ConnectionId connection = 0;
    std::string request;
  };

  void on(const Command& command, Now now, Effects& effects);
  void on(const WakeUp&, Now now, Effects& effects);
  void on(const Attach& attach, Now now, Effects& effects);
  void on(const Detach& detach, Now now, Effects& effects);
  void on(const SendView& ask, Now now, Effects& effects);
  void on(const StorageStalled& storage, Now now, Effects& effects);
  void on(const Utterance& said, Now now, Effects& effects);
  void on(const ListWatchers& ask, Now now, Effects& effects);
  void on(const CloseTable&, Now now, Effects& effects);
  std::optional<Refusal> refuse_talk(protocol::Talk allowed, bool seated, bool in_hand) const;

  const HandRecord* hand_before() const;
  SeatList seats_open_to(const PlayerId& spectator) const;
  void show_hands_behind(Effects& effects);
  void name_watchers(protocol::OpenHand& open) const;

  void happen(TableEvent event, Now now, Effects& effects, const PlayerId& by = {},
              const std::string& request = {});
  void settle(Now now, Effects& effects);
  void end_match(TableEvent end, Now now, Effects& effects);
  std::optional<TableEvent> next_consequence(Now now);
  std::optional<TableEvent> consequence_of_match(Now now);
  std::optional<TableEvent> consequence_of_proposals() const;
  bool everyone_ready() const;

  void note_absence(Now now);
  void let_stand_ins_play(Now now, Effects& effects);
  void run_clocks(Now now);
  void schedule_automatic(Now now);
  bool automatic_may_act() const;
  void act_automatically(Now now, Effects& effects);
  std::optional<Millis> wake_time() const;

  bool moving() const;
  void touch_info() {
    info_changed_ = changed_ = true;
    if (presence_.seated != seated_now()) note_presence();
  }
  bool here(Seat seat) const { return presence_.connection[seat] != 0; }
  void recount_spectators(Now now);
  bool large_audience() const { return presence_.spectators > kSmallAudience; }
  /// Who matters to presence besides the connections: in seats, and as the host.
  std::array<PlayerId, kAllSeats.size() + 1> seated_now() const;
  /// After connections came or went, or who sits changed: looks at all of them.
  void note_presence();
  PerSeat<bool> to_act() const;

  using Bytes = std::shared_ptr<const std::string>;
  std::shared_ptr<const protocol::TableInfo> make_info() const;
  protocol::TableView project(std::size_t observer) const;
  void publish(Now now, Effects& effects);
  void tell_seat(std::size_t seat, const std::string& changes, Effects& effects);
  void tell_audience(const std::string& changes, Effects& effects);
  std::string full_view(std::size_t observer);
  void send_full_view(ConnectionId connection, const std::string& request, Effects& effects);
  void answer(const Asking& asking, Effects& effects);
  void refuse(const Asking& asking, const PlayerId& player, const Refusal& refusal,
              Effects& effects);
  void remember(const PlayerId& player, Answered answered);
  const Answered* remembered(const PlayerId& player, const std::string& request) const;
  std::optional<Refusal> refuse_entry(const Attach& attach) const;

  Chance& chance_;
  Pace pace_;
  TableParts parts_;
  TableState state_;
  std::uint64_t version_ = 0;

  std::map<ConnectionId, Connection> connections_;
  std::unordered_map<PlayerId, std::deque<Answered>> answered_;
  /// Who is here, derived from seats and connections whenever one of them changes.
  struct Presence {
    std::array<PlayerId, kAllSeats.size() + 1> seated;  ///< as `seated_now` was
    PerSeat<ConnectionId> connection;                   ///< 0: the seat's player is away
    std::vector<ConnectionId> fresh;  ///< spectators who were not sent a view as such
    bool attended = false;            ///< somebody is there for whom the table goes on
    bool host = false;
    int spectators = 0;
  };
  Presence presence_;
  std::uint64_t audience_version_ = 0;
  int shown_spectators_ = 0;
  std::optional<Millis> recount_at_;
  Clocks clocks_;
  bool storage_stalled_ = false;
  bool was_attended_ = false;
  PerSeat<Millis> absent_since_;
  std::optional<Millis> automatic_at_;
  int hands_dealt_ = 0;          ///< since this process knows the table
  bool behind_due_ = false;      ///< somebody may have to be shown the hand before
  bool automatic_moved_ = true;  ///< the game moved since the automatic seats last considered it

  std::array<Sent, kObservers> sent_;
  std::shared_ptr<const protocol::TableInfo> info_;
  bool info_changed_ = true;  ///< set through `touch_info`
  bool changed_ = false;
  /// The spectators' full view as of a version, encoded once for all who come to it.
  std::optional<std::pair<std::uint64_t, std::string>> audience_view_;
  Asking asking_;
};

}  // namespace avinas::server
