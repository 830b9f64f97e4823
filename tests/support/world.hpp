// SPDX-License-Identifier: MIT
// A table and its players on the real path, table core, encoder and outbox, which can be played
// again with other cards in one hand. What each player was sent, and when, is kept.
#pragma once

#include <map>
#include <set>
#include <variant>

#include "server/delivery/outbox.hpp"
#include "tests/support/match_at.hpp"
#include "tests/support/other_worlds.hpp"
#include "tests/support/simulated_table.hpp"

namespace avinas::testing {

// --- what is done at a table ------------------------------------------------------------------

struct Wait {
  Millis time{0};
};
struct Come {
  PlayerId player;
};
struct Go {
  PlayerId player;
};
/// Asks for something; `lawful` marks an action of the game that was accepted, which in another
/// world is another card.
struct AskFor {
  PlayerId player;
  protocol::TableCommand command;
  bool lawful = false;
};
struct AskView {
  PlayerId player;
};
/// The player's connection takes so many messages; without a limit: all.
struct ReadSome {
  PlayerId player;
  std::size_t most = SIZE_MAX;
};
using Step = std::variant<Wait, Come, Go, AskFor, AskView, ReadSome>;

/// Something that reached a player, and when: on leaving the core, or on leaving the outbox.
struct Heard {
  Millis at{0};
  ConnectionId connection = 0;
  bool out = false;  ///< left the outbox
  SendKind kind = SendKind::Reply;
  std::string bytes;
  bool operator==(const Heard&) const = default;
};

/// A server with a leak in it, for the test of the test: may change what a core wants done, and
/// the pause before an automatic action.
struct Tampering {
  std::function<void(Effects&, const MatchState&)> effects{};
  std::function<std::uint32_t(const MatchState&)> pause{};
};

/// A hand that is to be played with other cards.
struct OtherHand {
  int number = 0;
  Course course;
};

inline const std::array<PlayerId, 4> kSeated{"host", "p1", "p2", "p3"};
inline const std::array<PlayerId, 6> kEverybody{"host", "p1", "p2", "p3", "w1", "w2"};

/// At one table of four the seats and hands are an evening's.
inline std::shared_ptr<const EveningTable> evening_of(std::uint64_t seed) {
  constexpr int kTables = 4, kHands = 12;
  if (seed % kTables != 0) return nullptr;
  EveningTable evening{{"EVENING", "Thursday", 1, kHands}, {}, {}};
  TestChance seeds(seed);
  for (int hand = 0; hand < kHands; ++hand) {
    evening.hands.push_back({static_cast<Seat>(hand % 4), seeds.seed()});
  }
  return std::make_shared<const EveningTable>(std::move(evening));
}

/// One table and its players; what each was sent is kept.
class World {
 public:
  World(std::uint64_t seed, const protocol::TableOptions& options, const Tampering& tampering,
        const OtherHand* other = nullptr, const World* truth = nullptr)
      : tampering_(tampering),
        other_(other),
        truth_(truth),
        chance_(*this, seed),
        rng_(seed ^ 0x5eed),
        core_(chance_, Pace{Millis(700), Millis(1600)}, parts()) {
    const auto evening = evening_of(seed);
    std::vector<TableEvent> sit;
    for (std::size_t i = 0; evening && i < kSeated.size(); ++i) {
      sit.push_back(SeatTaken{static_cast<Seat>(i), kSeated.at(i), "Name of " + kSeated.at(i)});
    }
    carry_out(core_.open({"K7QF", "Nemunas", "host", options, evening}, "open-1", now(), sit));
  }

  void take(const Step& step) {
    std::visit([this](const auto& s) { on(s); }, step);
  }

  const TableState& state() const { return core_.state(); }
  bool here(const PlayerId& player) const { return connections_.contains(player); }
  /// The number of the hand in play, 0 if none is.
  int hand_in_play_number() const {
    const auto& match = core_.state().match;
    return match && hand_of(match_at(core_.state())) ? match_at(core_.state()).hands_dealt : 0;
  }

  std::size_t actions_taken() const { return actions_taken_; }
  /// Counts of events, so that a test knows that it saw a real evening.
  struct Counts {
    int stand_ins = 0, bots_moves = 0, skips = 0, pauses = 0, comings = 0;
  };
  const Counts& counts() const { return counts_; }

  std::map<PlayerId, std::vector<Heard>> heard;
  std::vector<std::vector<SeatAction>> actions;  ///< of each hand
  bool diverged = false;  ///< the other world asked a bot of another seat: that shows

 private:
  class WorldChance final : public Chance {
   public:
    WorldChance(World& world, std::uint64_t seed) : world_(world), plain_(seed) {}
    shuffle::ServerSeed seed() override { return plain_.seed(); }
    std::uint32_t below(std::uint32_t bound) override {
      const std::uint32_t drawn = plain_.below(bound);
      const auto& match = world_.core_.state().match;
      if (!world_.tampering_.pause || !match) return drawn;
      return std::min(bound - 1,
                      drawn + world_.tampering_.pause(std::get<MatchState>(match->state)));
    }

   private:
    World& world_;
    TestChance plain_;
  };

  struct Connected {
    ConnectionId id = 0;
    Outbox outbox{};
    bool skipped = false;
  };

  TableParts parts() {
    return {[this](const DealSeeds& seeds, Seat dealer, const Shape& shape) {
              const int hand = match_at(core_.state()).hands_dealt + 1;
              if (other_ && hand == other_->number) return other_->course.deal;
              return deal_by_shuffle(seeds, dealer, shape);
            },
            [this](const games::Knowledge& known) { return choose(known); }, observer_of};
  }

  std::optional<Action> choose(const games::Knowledge& known) {
    const CommonOwnView& own = games::common(known.own);
    if (own.legal.empty()) return std::nullopt;
    if (!truth_) {
      std::vector<Action> choices(own.legal.begin(), own.legal.end());
      if (choices.size() > 1 && pick(rng_, 40) != 0) {
        std::erase_if(choices, [](const Action& a) { return std::holds_alternative<Stop>(a); });
      }
      return choices[pick(rng_, choices.size())];
    }
    const SeatAction next = planned();
    if (next.seat == *own.observer.seat) return next.action;
    diverged = true;
    return std::nullopt;
  }

  /// The action that the plan has for this moment, if it goes on so far.
  std::optional<SeatAction> plan() const {
    const MatchState& match = match_at(core_.state());
    const auto done = static_cast<std::size_t>(hand_of(match)->actions.size());
    const auto& course = other_ && match.hands_dealt == other_->number
                             ? other_->course.actions
                             : truth_->actions[static_cast<std::size_t>(match.hands_dealt - 1)];
    return done < course.size() ? std::optional(course[done]) : std::nullopt;
  }
  SeatAction planned() {
    if (const auto next = plan()) return *next;
    diverged = true;
    return {Seat::North, Pass{}};
  }

  Now now() const { return {clock_, clock_.count(), 0}; }

  void on(const Wait& wait) {
    const Millis end = clock_ + wait.time;
    while (wake_at_ && *wake_at_ <= end) {
      clock_ = std::max(clock_, *wake_at_);
      wake_at_.reset();
      input(WakeUp{});
    }
    clock_ = end;
  }
  void on(const Come& come) {
    ++counts_.comings;
    if (const auto old = connections_.find(come.player); old != connections_.end()) {
      drain(come.player, SIZE_MAX);
      connections_.erase(old);
    }
    const ConnectionId id = ++last_connection_;
    connections_[come.player].id = id;
    owners_[id] = come.player;
    input(Attach{id, come.player, "Name of " + come.player, "join-" + std::to_string(id)});
  }
  void on(const Go& go) {
    const auto found = connections_.find(go.player);
    if (found == connections_.end()) return;
    const ConnectionId id = found->second.id;
    connections_.erase(found);
    input(Detach{id});
  }
  void on(const AskFor& ask) {
    const auto found = connections_.find(ask.player);
    if (found == connections_.end()) return;
    protocol::TableCommand command = ask.command;
    if (ask.lawful && truth_) command = protocol::Act{planned().action};
    input(Command{found->second.id, "r" + std::to_string(++last_request_), command});
  }
  void on(const AskView& ask) {
    const auto found = connections_.find(ask.player);
    if (found == connections_.end()) return;
    input(SendView{found->second.id, "v" + std::to_string(++last_request_)});
  }
  void on(const ReadSome& read) { drain(read.player, read.most); }

  void input(const TableInput& input) { carry_out(core_.handle(input, now())); }

  void carry_out(Effects effects) {
    for (const JournalEntry& entry : effects.journal) {
      if (std::holds_alternative<HandDealt>(entry.event)) actions.emplace_back();
      if (const auto* acted = std::get_if<Acted>(&entry.event)) {
        actions.back().push_back({acted->seat, acted->action});
        ++actions_taken_;
        counts_.bots_moves += entry.by.empty();
      }
      const auto* stand_in = std::get_if<StandInSet>(&entry.event);
      counts_.stand_ins += stand_in && stand_in->stand_in;
      counts_.pauses += std::holds_alternative<PauseSet>(entry.event);
    }
    const auto& match = core_.state().match;
    for (const Broadcast& message : effects.broadcasts) {
      for (const ConnectionId id : core_.spectators()) {
        const auto& except = message.except;
        if (std::find(except.begin(), except.end(), id) != except.end()) continue;
        effects.sends.push_back({id, message.bytes, message.kind});
      }
    }
    if (tampering_.effects && match && hand_of(match_at(core_.state()))) {
      tampering_.effects(effects, match_at(core_.state()));
    }
    for (const Send& send : effects.sends) {
      const PlayerId& player = owners_[send.to];
      heard[player].push_back({clock_, send.to, false, send.kind, *send.bytes});
      const auto found = connections_.find(player);
      if (found == connections_.end() || found->second.id != send.to) continue;
      if (found->second.outbox.push({send.bytes, send.kind}) != Outbox::Fits::Yes) {
        found->second.skipped = true;
        ++counts_.skips;
      }
    }
    wake_at_ = effects.wake_at;
    if (effects.think) input(answer(*effects.think));
  }

  Thought answer(const Think& question) {
    for (const Think::Player& player : question.players) {
      // Somebody else may act before the pause is over: then the plan is another's, and the answer
      // is not listened to.
      if (truth_ && (!plan() || plan()->seat != player.seat)) continue;
      if (const auto action = choose(player.known)) {
        return {question.position, SeatAction{player.seat, *action}};
      }
    }
    return {question.position, std::nullopt};
  }

  void drain(const PlayerId& player, std::size_t most) {
    const auto found = connections_.find(player);
    if (found == connections_.end()) return;
    Connected& connected = found->second;
    for (; most > 0 && !connected.outbox.empty(); --most) {
      heard[player].push_back({clock_, connected.id, true, {}, *connected.outbox.pop().bytes});
    }
    if (!connected.outbox.empty() || !connected.skipped) return;
    connected.skipped = false;
    input(SendView{connected.id, {}});
  }

  const Tampering tampering_;
  const OtherHand* other_;
  const World* truth_;
  WorldChance chance_;
  Rng rng_;
  TableCore core_;
  Millis clock_{1'000'000};
  std::optional<Millis> wake_at_;
  std::map<PlayerId, Connected> connections_;
  std::map<ConnectionId, PlayerId> owners_;
  ConnectionId last_connection_ = 0;
  int last_request_ = 0;
  std::size_t actions_taken_ = 0;
  Counts counts_;
};

}  // namespace avinas::testing
