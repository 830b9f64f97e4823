// SPDX-License-Identifier: MIT
// The club's evenings, by their codes: journal first, then answers, views and tables. All of it is
// done on one thread; any thread may call.
#pragma once

#include <boost/asio/io_context.hpp>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "server/delivery/transport.hpp"
#include "server/evening/decide.hpp"
#include "server/table_actor/tables.hpp"

namespace avinas::server {

/// Evenings in one process; then one goes for each that is opened.
inline constexpr std::size_t kMostEvenings = 500;
/// Entries of one evening's journal: forty pairs in as many rounds take 1,000.
inline constexpr std::size_t kMostEntries = 2'000;
/// One player may enter an evening, and leave it, so often.
inline constexpr std::ptrdiff_t kMostEntriesOfOne = 15;
/// How long after its opening a request is known again.
inline constexpr Millis kRequestKnown{60 * 60 * 1000};
/// Evenings that are over and in the list.
inline constexpr std::size_t kListedOver = 10;
/// Evenings of one host that are not over.
inline constexpr int kEveningsOfHost = 3;

class Evenings {
 public:
  /// Both outlive this.
  Evenings(boost::asio::io_context& home, Tables& tables) : home_(home), tables_(tables) {}

  using Answer = std::function<void(std::variant<protocol::Evening, protocol::Refusal>)>;
  struct Looker {
    ConnectionId id = 0;
    std::weak_ptr<Transport> transport;
    std::function<bool()> hears;  ///< false while they play a hand: names are anybody's to choose
    std::string code{};           ///< of the evening
  };
  /// Opens one; `answer` is called, from any thread, when that is durable. A repeated request gets
  /// the evening that it opened before. The host looks at it.
  void open(const EveningAsker& host, const std::string& request, const protocol::OpenEvening& open,
            Looker looker, Answer answer);
  void step(const EveningAsker& asker, const protocol::EveningStep& step, Answer answer);
  /// From now on the connection is told of that evening, and of no other.
  void look(Looker looker, const protocol::LookAtEvening& look, Answer answer);
  void look_away(ConnectionId id);
  using ListFound = std::function<void(std::vector<protocol::EveningLine>)>;
  /// Those that are not over, and the latest that are.
  void list(ListFound found);
  /// All that name that player.
  void those_of(const PlayerId& player, ListFound found);
  /// Some evening names that player. On the thread of `home`.
  bool name(const PlayerId& player) const;

  /// False while they cannot be served: they are on their way here, or it is not known yet who
  /// plays a hand. Any thread may call.
  bool ready() const { return tables_.keeps(kEveningsShare) && hands_are_known_(); }
  /// Before threads run.
  void wait_until(std::function<bool()> hands_are_known) {
    hands_are_known_ = std::move(hands_are_known);
  }

  /// A table of an evening tells how far it is.
  void hear(const EveningReport& report);
  /// A table was closed for good: if an evening waits for it, without a score.
  void table_closed(const std::string& code);
  /// The player is in no evening any more that is not over.
  void leave(const PlayerId& player);
  /// Recovery; for what `opens_evening`. Throws JournalMismatch or FormatError.
  void recover(const StoredTable& stored);
  /// Another server keeps the evenings of that share from now on.
  void move_away(int share);
  /// Opens tables of rounds in play that are not there, and asks the others how far they are. After
  /// recovery, and from time to time.
  void settle();
  /// Nothing that is kept names them any more.
  void forget(const PlayerId& player);
  /// Puts away what is over since a year, or waits for pairs since a month.
  void put_away(Now now);

 private:
  /// An evening, and its journal, which is short.
  struct Kept {
    EveningState state;
    std::vector<EveningEntry> entries;
  };
  using Work = std::function<void()>;

  void open_now(const EveningAsker& host, const std::string& request,
                const protocol::OpenEvening& open, const Looker& looker, const Answer& answer);
  void step_now(const EveningAsker& asker, const protocol::EveningStep& step, const Answer& answer);
  void hear_now(const EveningReport& report);
  void close_round(Kept& kept);
  /// Applies the events, and does `then` and what follows from them when they are durable.
  void happen(Kept& kept, const std::vector<EveningEvent>& events, Work then);
  /// Sends the evening as it is now to those who look at it, when everything until now is durable.
  Work telling(const EveningState& evening);
  bool make_room();
  void put_away(const std::string& code);
  Work opening_tables(const EveningState& evening) const;
  Work ending_tables(const EveningState& evening, const TableInput& input) const;
  Kept* find(const std::string& code);

  boost::asio::io_context& home_;
  Tables& tables_;
  std::function<bool()> hands_are_known_ = [] { return true; };
  std::map<std::string, Kept> evenings_;
  std::map<ConnectionId, Looker> lookers_;
};

}  // namespace avinas::server
