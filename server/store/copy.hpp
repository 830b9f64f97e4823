// SPDX-License-Identifier: MIT
// A whole club from one store into another.
#pragma once

#include <cstddef>

#include "server/store/store.hpp"

namespace avinas::server {

struct Copied {
  std::size_t players = 0, tables = 0, matches = 0;
};

/// Reads all of `from` and writes it to `to`, which is empty; both are open. When it returns, all
/// of it is durable. Throws UnusableData if something in `from` is damaged or cannot be read.
Copied copy_club(Store& from, Store& to);

}  // namespace avinas::server
