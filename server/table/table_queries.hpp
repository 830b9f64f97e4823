// SPDX-License-Identifier: MIT
// Requests at a table that change nothing of it: talk, the spectators' names, a hint.
#pragma once

#include "server/table/effects.hpp"
#include "server/table/input.hpp"
#include "server/table/scene.hpp"

namespace avinas::server {

/// Words and gestures, to everybody who may hear them.
void answer(const Scene& scene, const Utterance& said, Effects& effects);
/// The spectators, for the players.
void answer(const Scene& scene, const ListWatchers& ask, Effects& effects);
/// A hint for an asker who plays among bots: an errand.
void answer(const Scene& scene, const HintRequest& ask, Effects& effects);
/// Its result, if the action can still be done.
void answer(const Scene& scene, const HintFound& found, Effects& effects);

}  // namespace avinas::server
