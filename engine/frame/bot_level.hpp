// SPDX-License-Identifier: MIT
// How well a seat of the server's own plays.
#pragma once

#include <cstdint>

namespace avinas {

/// *Learner* plays by rules of thumb. *Club* imagines what the others hold and plays what is best
/// on average. *Master* imagines more, and plays for the match and not for the hand alone.
enum class BotLevel : std::uint8_t { Learner, Club, Master };

}  // namespace avinas
