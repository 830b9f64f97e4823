// SPDX-License-Identifier: MIT
// The one place that asks the clock.
#pragma once

#include "table/core.hpp"

namespace avinas::server {

/// The present moment, for the inputs of tables.
Now current_time();

}  // namespace avinas::server
