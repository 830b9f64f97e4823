// SPDX-License-Identifier: MIT
// Whole evenings at a table, played twice: once as they were, once in a world that an observer
// cannot tell apart from it (R7.1).
#pragma once

#include "tests/support/match_at.hpp"
#include "tests/support/world.hpp"

namespace avinas::testing {

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
           match_at(truth_.state()).hands_dealt <= hands) {
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
    const Course course{std::get<Options>(options_.rules),
                        moment.state.sheet,
                        moment.hand - 1,
                        hand.dealer,
                        hand.dealt,
                        {hand.actions.begin(), hand.actions.end()}};
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
    options.one_hand_behind = pick(rng_, 2) != 0;
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
    if (moment.hand != 0) moment.state = match_at(truth_.state());
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
        return all_propose(protocol::Proposal::Pause);
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

  void all_propose(protocol::Proposal what) {
    for (const PlayerId& player : kSeated) take(AskFor{player, protocol::Propose{what}});
  }

  /// Refused whatever anybody holds, or changes nothing of the cards in play.
  protocol::TableCommand nonsense() {
    switch (pick(rng_, 8)) {
      case 7:
        return protocol::OpenHand{{{kEverybody.back(), {}}}};
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
    if (table.paused) return all_propose(protocol::Proposal::Resume);
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
    if (!hand_of(match_at(table))) return {};
    std::vector<SeatAction> all = all_legal(match_at(table));
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
