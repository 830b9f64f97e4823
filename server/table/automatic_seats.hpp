// SPDX-License-Identifier: MIT
// The seats that the server plays: bots', and those of people for whom a stand-in plays. The time
// of their action is drawn before the cards are looked at and does not depend on them (R7.1).
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "engine/games/match.hpp"
#include "server/base/chance.hpp"
#include "server/table/scene.hpp"
#include "server/table/thinking.hpp"

namespace avinas::server {

/// How long a bot takes: drawn evenly between the two, whatever it holds.
struct Pace {
  Millis least{700};
  Millis most{1600};
};

/// How long a table waits for a thought when the pause is over; then rules of thumb decide.
inline constexpr Millis kPatienceWithThought{1500};

/// The action that follows from what a seat knows.
using Strategy = std::function<std::optional<Action>(const games::Knowledge&)>;

class AutomaticSeats {
 public:
  /// `chance` outlives this.
  AutomaticSeats(Chance& chance, Pace pace) : chance_(chance), pace_(pace) {}

  /// If the drawn pause is over and the table moves: true, once. `position` counts its events. A
  /// question that is still being thought about is waited for, not for long.
  bool wake(const Scene& scene, std::uint64_t position);
  /// Takes an answer; true if it was waited for: then the seats act now.
  bool hear(Thought thought, const Scene& scene, std::uint64_t position);
  /// The action that was thought out, or the action of the first automatic seat that has one by
  /// `strategy`.
  std::optional<SeatAction> choose(const Scene& scene, std::uint64_t position,
                                   const Strategy& strategy) const;
  /// Draws a pause if something happened since the last one was over and such a seat may act. What
  /// is to be thought about meanwhile, if a seat plays by more than rules of thumb.
  std::shared_ptr<const Think> schedule(const Scene& scene, std::uint64_t position);
  /// A pause between hands is over, and nothing has happened since.
  bool waited_out(std::uint64_t position) const {
    return turn_ && turn_->considered == position && !turn_->due_at;
  }
  std::optional<Millis> due_at() const { return turn_ ? turn_->due_at : std::nullopt; }
  /// While bots hold all other seats they pause at least so long, for the one who plays with them.
  void wait_for_one(Millis least) { least_for_one_ = least; }

 private:
  /// How far they are with what they do next.
  struct Turn {
    std::optional<Millis> due_at{};
    std::optional<std::uint64_t> asked{};  ///< the position that is or was thought about
    std::optional<Thought> thought{};
    bool waits_for_thought = false;             ///< the pause is over, the thought is not there
    std::optional<std::uint64_t> considered{};  ///< the position when the last pause was over
  };
  std::shared_ptr<const Think> question(const Scene& scene, std::uint64_t position);

  Chance& chance_;
  const Pace pace_;
  Millis least_for_one_{0};
  std::optional<Turn> turn_;  ///< nothing until such a seat may act: at most tables none does
};

}  // namespace avinas::server
