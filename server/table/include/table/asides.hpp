// SPDX-License-Identifier: MIT
// What is said and asked at a table that changes nothing of it: talk, who watches, a hint.
#pragma once

#include "table/effects.hpp"
#include "table/input.hpp"
#include "table/scene.hpp"

namespace avinas::server {

/// Words and gestures, to everybody who may hear them.
void answer(const Scene& scene, const Utterance& said, Effects& effects);
/// Who watches, for the players.
void answer(const Scene& scene, const ListWatchers& ask, Effects& effects);
/// What a bot would do in the asker's place, where the asker plays among bots: an errand.
void answer(const Scene& scene, const AskAdvice& ask, Effects& effects);
/// What came of it, if it can still be done.
void answer(const Scene& scene, const AdviceFound& found, Effects& effects);

}  // namespace avinas::server
