// SPDX-License-Identifier: MIT
// Whole evenings at a table, played twice: once as they were, once in a world that an observer
// cannot tell apart from it (R7.1). Both go through the real path: table core, encoder, outbox.
#pragma once

#include <map>
#include <set>
#include <variant>

#include "net/outbox.hpp"
#include "support/other_worlds.hpp"
#include "support/simulated_table.hpp"

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
    carry_out(core_.open({"K7QF", "host", options}, "open-1", now()));
  }

  void take(const Step& step) {
    std::visit([this](const auto& s) { on(s); }, step);
  }

  const TableState& state() const { return core_.state(); }
  bool here(const PlayerId& player) const { return connections_.contains(player); }
  /// The number of the hand in play, 0 if none is.
  int hand_in_play_number() const {
    const auto& match = core_.state().match;
    return match && hand_of(match->state) ? match->state.hands_dealt : 0;
  }

  std::size_t actions_taken() const { return actions_taken_; }
  /// What happened here, so that a test knows that it saw a real evening.
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
      return std::min(bound - 1, drawn + world_.tampering_.pause(match->state));
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
    return {[this](const DealSeeds& seeds, Seat dealer) {
              const int hand = core_.state().match->state.hands_dealt + 1;
              if (other_ && hand == other_->number) return other_->course.deal;
              return deal_by_shuffle(seeds, dealer);
            },
            [this](const View& view) { return choose(view); }};
  }

  std::optional<Action> choose(const View& view) {
    if (view.legal.empty()) return std::nullopt;
    if (!truth_) {
      std::vector<Action> choices(view.legal.begin(), view.legal.end());
      if (choices.size() > 1 && pick(rng_, 40) != 0) {
        std::erase_if(choices, [](const Action& a) { return std::holds_alternative<Stop>(a); });
      }
      return choices[pick(rng_, choices.size())];
    }
    const SeatAction next = planned();
    if (next.seat == *view.observer.seat) return next.action;
    diverged = true;
    return std::nullopt;
  }

  /// The action that the plan has for this moment.
  SeatAction planned() {
    const MatchState& match = core_.state().match->state;
    const auto done = static_cast<std::size_t>(hand_of(match)->actions.size());
    const auto& course = other_ && match.hands_dealt == other_->number
                             ? other_->course.actions
                             : truth_->actions[static_cast<std::size_t>(match.hands_dealt - 1)];
    if (done < course.size()) return course[done];
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
    if (effects.broadcast) {
      for (const ConnectionId id : core_.spectators()) {
        const auto& except = effects.broadcast->except;
        if (std::find(except.begin(), except.end(), id) != except.end()) continue;
        effects.sends.push_back({id, effects.broadcast->bytes, SendKind::Update});
      }
    }
    if (tampering_.effects && match && hand_of(match->state)) {
      tampering_.effects(effects, match->state);
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

// --- a random evening, and its other worlds ---------------------------------------------------

/// How the evening stood after a step, for finding other worlds of that moment.
struct Moment {
  int hand = 0;  ///< in play, 0: none
  MatchState state;
  std::map<PlayerId, std::size_t> heard;
};

/// Four sit, perhaps one of them a bot, two watch; all come and go, dawdle, and ask nonsense.
class Evening {
 public:
  Evening(std::uint64_t seed, const Tampering& tampering)
      : seed_(seed),
        rng_(seed),
        tampering_(tampering),
        options_(make_options()),
        truth_(seed, options_, tampering) {}

  void play(int hands, int steps) {
    const bool bot = pick(rng_, 3) == 0;
    for (const PlayerId& player : kEverybody) take(Come{player});
    for (std::size_t i = 0; i < 4; ++i) {
      if (i == 3 && bot) continue;
      take(AskFor{kSeated[i], protocol::Sit{static_cast<Seat>(i)}});
    }
    take(AskFor{"host", protocol::FillBots{}});
    take(AskFor{"host", protocol::Start{}});
    while (steps-- > 0 && stage_of(truth_.state()) == protocol::TableStage::Playing &&
           truth_.state().match->state.hands_dealt <= hands) {
      random_step();
    }
  }

  const World& truth() const { return truth_; }

  /// Plays the evening again up to a random moment of a random hand, with other cards for one
  /// observer. Adds what was compared to `result`.
  void compare(Rng& rng, Interference& result) const {
    const std::size_t cut = pick(rng, moments_.size());
    const Moment& moment = moments_[cut];
    if (moment.hand == 0) return;
    const PlayerId& player = kEverybody[pick(rng, kEverybody.size())];
    const auto seat = seat_of(truth_.state(), player);
    const Observer observer = seat ? Observer::of(*seat) : Observer::spectator();

    const HandInPlay& hand = *hand_of(moment.state);
    const Course course{options_.rules,  moment.state.sheet,
                        moment.hand - 1, hand.dealer,
                        hand.dealt,      {hand.actions.begin(), hand.actions.end()}};
    int changed = 0;
    const OtherHand other{moment.hand, other_world(course, moment.state, observer, rng, 12, changed,
                                                   Memory::Remembers)};
    if (changed == 0) return;
    World world(seed_, options_, tampering_, &other, &truth_);
    std::size_t first = 0;
    for (std::size_t i = 0; i <= cut; ++i) {
      world.take(script_[i]);
      if (moments_[i].hand != moment.hand) first = i + 1;
    }
    result.positions += static_cast<long>(cut - first + 1);
    result.worlds += changed;
    const std::vector<Heard> heard = world.heard[player];
    const std::vector<Heard>& all = truth_.heard.at(player);
    const std::vector<Heard> expected(
        all.begin(), all.begin() + static_cast<std::ptrdiff_t>(moment.heard.at(player)));
    if (heard == expected && !world.diverged) return;
    const auto at = std::mismatch(heard.begin(), heard.end(), expected.begin(), expected.end());
    result.found = player + " in the evening of seed " + std::to_string(seed_) + ", step " +
                   std::to_string(cut) + ", hand " + std::to_string(moment.hand);
    if (at.first != heard.end()) result.found += "\n  heard " + at.first->bytes;
    if (at.second != expected.end()) result.found += "\n  not   " + at.second->bytes;
  }

 private:
  protocol::TableOptions make_options() {
    protocol::TableOptions options;
    options.rules = random_options(rng_);
    if (pick(rng_, 2) != 0) {
      options.decision_seconds = 5 + static_cast<int>(pick(rng_, 20));
      options.reserve_seconds = static_cast<int>(pick(rng_, 60));
    }
    options.hold_seconds = 5 + static_cast<int>(pick(rng_, 60));
    options.at_zero = pick(rng_, 2) != 0 ? protocol::AtZero::Wait : protocol::AtZero::StandIn;
    return options;
  }

  void take(Step step) {
    const std::size_t before = truth_.actions_taken();
    truth_.take(step);
    if (auto* ask = std::get_if<AskFor>(&step)) ask->lawful = truth_.actions_taken() > before;
    script_.push_back(std::move(step));
    Moment moment{truth_.hand_in_play_number(), {}, {}};
    if (moment.hand != 0) moment.state = truth_.state().match->state;
    for (const PlayerId& player : kEverybody) moment.heard[player] = truth_.heard[player].size();
    moments_.push_back(std::move(moment));
  }

  PlayerId anybody() { return kEverybody[pick(rng_, kEverybody.size())]; }

  void random_step() {
    switch (pick(rng_, 20)) {
      case 0:
        return take(Come{anybody()});
      case 1:
        if (pick(rng_, 2) == 0) take(Go{anybody()});
        return;
      case 2:
        return take(Wait{Millis(pick(rng_, 30'000))});
      case 3:
        if (pick(rng_, 2) == 0) return take(AskView{anybody()});
        return take(AskFor{"host", protocol::Propose{protocol::Proposal::Pause}});
      case 4:
        return take(AskFor{anybody(), nonsense()});
      case 5:
      case 6:
        return take(ReadSome{anybody(), 1 + pick(rng_, 20)});
      case 7:
        if (pick(rng_, 4) != 0) return;
        for (const PlayerId& player : kEverybody) take(ReadSome{player});
        return;
      default:
        return play_on();
    }
  }

  /// Refused whatever anybody holds, or changes nothing of the cards.
  protocol::TableCommand nonsense() {
    switch (pick(rng_, 7)) {
      case 0:
        return protocol::Sit{static_cast<Seat>(pick(rng_, 3))};
      case 1:
        return protocol::Act{Bid{99}};
      case 2:
        return protocol::TakeBack{};
      case 3:
        return protocol::Propose{pick(rng_, 4) == 0 ? protocol::Proposal::Pause
                                                    : protocol::Proposal::Resume};
      case 4:
        return protocol::Withdraw{protocol::Proposal::Pause};
      case 5:
        return protocol::Start{};
      default:
        return protocol::SetOptions{};
    }
  }

  /// A player whose turn it is, and who is there, does something lawful; otherwise time passes.
  void play_on() {
    const TableState& table = truth_.state();
    if (table.paused) return take(AskFor{"host", protocol::Propose{protocol::Proposal::Resume}});
    if (awaits_deal(table)) {
      for (const PlayerId& player : kSeated) take(AskFor{player, protocol::Ready{}});
      return take(Wait{Millis(2'000)});
    }
    for (const SeatAction& next : possible(table)) {
      const HumanSeat* holder = human(table.seats[next.seat]);
      if (!holder || holder->stand_in || !truth_.here(holder->player)) continue;
      return take(AskFor{holder->player, protocol::Act{next.action}});
    }
    take(Wait{Millis(1'000)});
  }

  std::vector<SeatAction> possible(const TableState& table) {
    if (!hand_of(table.match->state)) return {};
    std::vector<SeatAction> all = all_legal(table.match->state);
    std::shuffle(all.begin(), all.end(), rng_);
    const bool stops = pick(rng_, 40) == 0;
    std::stable_partition(all.begin(), all.end(), [&](const SeatAction& a) {
      return std::holds_alternative<Stop>(a.action) == stops;
    });
    return all;
  }

  std::uint64_t seed_;
  Rng rng_;
  const Tampering tampering_;
  protocol::TableOptions options_;
  World truth_;
  std::vector<Step> script_;
  std::vector<Moment> moments_;
};

/// Plays evenings from `seed` on until so many positions were compared, or a leak is found.
inline Interference look_for_interference_on_the_wire(std::uint64_t seed, long positions,
                                                      const Tampering& tampering) {
  constexpr int kHands = 12, kSteps = 1'500, kWorldsAnEvening = 40;
  Interference result;
  Rng rng(seed);
  for (; result.positions < positions && result.found.empty(); ++seed) {
    Evening evening(seed, tampering);
    evening.play(kHands, kSteps);
    for (int i = 0; i < kWorldsAnEvening && result.found.empty(); ++i) {
      evening.compare(rng, result);
    }
  }
  return result;
}

}  // namespace avinas::testing
