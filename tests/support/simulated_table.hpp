// SPDX-License-Identifier: MIT
// A table core with a hand-moved clock, a journal in memory, and clients that keep what they are
// sent exactly as a browser does.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "protocol/json_reader.hpp"
#include "server/archive/entry.hpp"
#include "server/table/core.hpp"
#include "server/table/event_json.hpp"
#include "tests/support/match_at.hpp"
#include "tests/support/random_play.hpp"

namespace avinas::testing {

using namespace avinas::server;
using protocol::Json;

/// The tests' generator behind the server's seam.
class TestChance final : public Chance {
 public:
  explicit TestChance(std::uint64_t seed) : rng_(seed) {}
  shuffle::ServerSeed seed() override {
    shuffle::ServerSeed bytes;
    for (auto& byte : bytes) byte = static_cast<std::uint8_t>(rng_());
    return bytes;
  }
  std::uint32_t below(std::uint32_t bound) override {
    return static_cast<std::uint32_t>(rng_() % bound);
  }

 private:
  Rng rng_;
};

/// One connection's knowledge, from its messages alone.
struct TestClient {
  PlayerId player;
  std::uint64_t version = 0;
  Json view;
  std::map<std::string, Json> answers;
  std::vector<std::string> received;
  int duplicate_answers = 0;

  void receive(const std::string& bytes) {
    received.push_back(bytes);
    const Json message = Json::parse(bytes);
    if (message["type"] == "view") {
      view = message["view"];
      version = message["version"];
    } else if (message["type"] == "update" && !view.is_null()) {
      EXPECT_EQ(message["version"], version + 1) << bytes;
      view.update(message["changes"]);
      version = message["version"];
    }
    if (message.contains("reply_to")) {
      duplicate_answers += answers.contains(message["reply_to"]);
      answers[message["reply_to"]] = message;
    }
  }
};

class SimulatedTable {
 public:
  explicit SimulatedTable(std::uint64_t seed, protocol::TableOptions options = {},
                          Pace pace = {Millis(10), Millis(20)}, TableParts parts = usual_parts())
      : chance_(seed),
        pace_(pace),
        parts_(std::move(parts)),
        core_(std::make_unique<TableCore>(chance_, pace, parts_)) {
    carry_out(core_->open({"K7QF", "Nemunas", "host", options}, "open-1", now()));
  }

  Now now() const { return {clock_, clock_.count(), clock_.count() / 86'400'000 + days_ahead}; }
  /// Time goes by and nobody wakes the table: its thread is busy.
  void pass(Millis time) { clock_ += time; }

  ConnectionId attach(const PlayerId& player, bool member = false) {
    const ConnectionId id = ++last_connection_;
    clients[id].player = player;
    open.insert(id);
    Attach attach{id, player, "Name of " + player, "join-" + std::to_string(id), member};
    attach.games.add(state().options.rules.index());
    carry_out(core_->handle(attach, now()));
    return id;
  }
  void detach(ConnectionId id) {
    open.erase(id);
    carry_out(core_->handle(Detach{id}, now()));
  }
  /// Asks and returns the request's id; the answer is in the client.
  std::string ask(ConnectionId id, protocol::TableCommand command, std::string request = {}) {
    if (request.empty()) request = "r" + std::to_string(++last_request_);
    carry_out(core_->handle(Command{id, request, std::move(command)}, now()));
    return request;
  }
  /// The type of the answer, or the error's code.
  std::string answer(ConnectionId id, const std::string& request) {
    const auto found = clients[id].answers.find(request);
    if (found == clients[id].answers.end()) return "none";
    const Json& message = found->second;
    return message["type"] == "error" ? message["code"] : message["type"];
  }
  std::string asked(ConnectionId id, protocol::TableCommand command) {
    return answer(id, ask(id, std::move(command)));
  }

  /// Moves the clock and lets the table wake as often as it wants to.
  void advance(Millis time) {
    const Millis end = clock_ + time;
    while (wake_at_ && *wake_at_ <= end) {
      clock_ = std::max(clock_, *wake_at_);
      wake_at_.reset();
      carry_out(core_->handle(WakeUp{}, now()));
    }
    clock_ = end;
  }

  /// An event that no decision led to, as a faulty program might make it happen.
  void force(TableEvent event) {
    const JournalEntry entry{std::move(event), clock_.count(), {}, {}};
    core_->replay(entry);
    journal.push_back(write_entry(entry));
    for (const ConnectionId id : std::set<ConnectionId>(open)) input(SendView{id, {}});
  }

  void input(const TableInput& input) { carry_out(core_->handle(input, now())); }

  /// A process that died: a new core from the journal's text, with nobody connected.
  void restart() {
    core_ = std::make_unique<TableCore>(chance_, pace_, parts_);
    for (const std::string& entry : journal) core_->replay(read_entry(entry));
    open.clear();
    clients.clear();
    wake_at_.reset();
  }

  /// Four players sit and a match is started.
  std::array<ConnectionId, 4> four_sit_and_start() {
    std::array<ConnectionId, 4> ids{};
    for (Seat seat : kAllSeats) {
      const auto i = static_cast<std::size_t>(seat);
      ids[i] = attach(i == 0 ? "host" : "p" + std::to_string(i));
      ask(ids[i], protocol::Sit{seat});
    }
    ask(ids[0], protocol::Start{});
    return ids;
  }
  void everyone_ready(const std::array<ConnectionId, 4>& ids) {
    for (ConnectionId id : ids) ask(id, protocol::Ready{});
  }

  /// Between matches: the journal is replaced by what the table is now.
  void trim() { journal = {write_entry(core_->trim(clock_.count()))}; }

  const TableState& state() const { return core_->state(); }
  const TableCore& core() const { return *core_; }

  std::map<ConnectionId, TestClient> clients;
  std::set<ConnectionId> open;
  std::vector<std::string> journal;
  std::vector<ArchivedMatch> finished;
  std::int64_t days_ahead = 0;            ///< of the calendar: a clock that is wrong
  bool answers_thoughts = true;           ///< by rules of thumb, at once
  std::shared_ptr<const Think> question;  ///< the last one that was asked, and of which match
  games::MatchState question_about;
  bool runs_errands = true;  ///< at once; else they are kept
  std::vector<Errand> errands;
  bool trims = true;  ///< false: as versions before journals were trimmed

 private:
  void carry_out(const Effects& effects) {
    for (const JournalEntry& entry : effects.journal) journal.push_back(write_entry(entry));
    for (const Send& send : effects.sends) clients[send.to].receive(*send.bytes);
    for (const Broadcast& message : effects.broadcasts) {
      for (const ConnectionId id : core_->spectators()) {
        const auto& except = message.except;
        if (std::find(except.begin(), except.end(), id) != except.end()) continue;
        clients[id].receive(*message.bytes);
      }
    }
    for (const ConnectionId id : effects.released) open.erase(id);
    if (effects.match_ended) {
      finished.push_back(archive_entry(core_->state()));
      if (trims) trim();
    }
    wake_at_ = effects.wake_at;
    if (effects.think) {
      question = effects.think;
      question_about = core_->state().match->state;
    }
    if (effects.think && answers_thoughts) input(think_quickly(*effects.think));
    for (const Errand& errand : effects.errands) {
      if (runs_errands) {
        input(errand(true));
      } else {
        errands.push_back(errand);
      }
    }
  }

  TestChance chance_;
  Pace pace_;
  TableParts parts_;
  std::unique_ptr<TableCore> core_;
  Millis clock_{1'000'000};
  std::optional<Millis> wake_at_;
  ConnectionId last_connection_ = 0;
  int last_request_ = 0;
};

/// The journal of a table at which bots played `matches` to their ends, as versions before kept it.
inline std::vector<std::string> long_journal(int matches) {
  SimulatedTable table(11, {}, {Millis(0), Millis(0)});
  table.trims = false;
  const ConnectionId host = table.attach("host");
  table.ask(host, protocol::FillBots{});
  for (int match = 1; match <= matches; ++match) {
    table.ask(host, protocol::Start{});
    while (table.finished.size() < static_cast<std::size_t>(match)) table.advance(Millis(60'000));
  }
  return table.journal;
}

}  // namespace avinas::testing
