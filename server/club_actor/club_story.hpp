// SPDX-License-Identifier: MIT
// Lines of the log about roles, measures, names and passwords.
#pragma once

#include "server/club/event.hpp"

namespace avinas::server {

void log_story(const ClubEvent& event);

}  // namespace avinas::server
