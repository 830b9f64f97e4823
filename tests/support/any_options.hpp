// SPDX-License-Identifier: MIT
// Options of each game by chance.
#pragma once

#include "engine/games/match.hpp"
#include "tests/support/random_play.hpp"

namespace avinas::testing {

inline void randomize(avinas::Options& options, Rng& rng) { options = random_options(rng); }
inline void randomize(sjavs::Options& options, Rng& rng) {
  options.calls = static_cast<sjavs::Calls>(pick(rng, 2));
  options.all_pass = static_cast<sjavs::AllPass>(pick(rng, 2));
  options.overtrump = static_cast<sjavs::Overtrump>(pick(rng, 2));
  options.tie = static_cast<sjavs::Tie>(pick(rng, 2));
  options.solo_vol = pick(rng, 2) != 0;
  options.double_win = pick(rng, 2) != 0;
}
inline void randomize(einwerfen::Options& options, Rng& rng) {
  options.hands = static_cast<einwerfen::Hands>(pick(rng, 3));
}

inline void randomize(sueca::Options& options, Rng& rng) {
  options.games = static_cast<sueca::Games>(pick(rng, 2));
  options.bandeira = static_cast<sueca::Bandeira>(pick(rng, 2));
  options.tied_hand = static_cast<sueca::TiedHand>(pick(rng, 2));
}

/// A table of Owcy Głowa chooses its stakes alone.
inline void randomize(owcyglowa::Options&, Rng&) {}

inline void randomize(klorsjavs::Options& options, Rng& rng) {
  options.form = static_cast<klorsjavs::Form>(pick(rng, 3));
  options.cat = static_cast<klorsjavs::CatRule>(pick(rng, 2));
  options.hands = static_cast<Hands>(pick(rng, 3));
  options.untouched = pick(rng, 2) != 0;
}

inline void randomize(tarock::Options& options, Rng& rng) {
  options.pot = static_cast<tarock::Pot>(pick(rng, 2));
  options.raise_alone = pick(rng, 2) != 0;
}

inline void randomize(sixbid::Options& options, Rng& rng) {
  options.form = static_cast<sixbid::Form>(pick(rng, 2));
  options.hands = static_cast<Hands>(pick(rng, 3));
}

inline void randomize(sjavsalone::Options& options, Rng& rng) {
  options.form = static_cast<sjavsalone::Form>(pick(rng, 2));
  options.calls = static_cast<sjavs::Calls>(pick(rng, 2));
  options.overtrump = static_cast<sjavs::Overtrump>(pick(rng, 2));
  options.tie = static_cast<sjavs::Tie>(pick(rng, 2));
  options.double_win = pick(rng, 2) != 0;
}

/// A game of the list, and options of it.
inline games::Options random_game(Rng& rng) {
  auto each = games::All::each_options();
  games::Options options = each[pick(rng, each.size())];
  std::visit([&](auto& of) { randomize(of, rng); }, options);
  return options;
}

}  // namespace avinas::testing
