// SPDX-License-Identifier: MIT
// What a table makes of a request: the events it leads to, or why it is refused.
#pragma once

#include <variant>
#include <vector>

#include "protocol/client_messages.hpp"
#include "protocol/server_messages.hpp"
#include "table/event.hpp"

namespace avinas::server {

/// Why a request is refused; `Error` without the request's id.
struct Refusal {
  protocol::ErrorCode code = protocol::ErrorCode::NotAllowed;
  std::string rule;
  std::string sentence;
};
using Decision = std::variant<std::vector<TableEvent>, Refusal>;

/// Randomness through one seam: a generator of the kernel's in play, a seeded one in tests.
class Chance {
 public:
  virtual ~Chance() = default;
  virtual shuffle::ServerSeed seed() = 0;
  /// From 0 to bound - 1, each equally likely.
  virtual std::uint32_t below(std::uint32_t bound) = 0;
};

/// Who asks, and what of the moment the decision needs.
struct Asker {
  PlayerId player;
  std::string name;
  bool host_is_here = true;    ///< where the host is away, any seated player may do what he may
  std::int64_t local_day = 0;  ///< R6.5
};

Decision decide(const TableState& table, const Asker& asker, const protocol::TableCommand& command,
                Chance& chance);

}  // namespace avinas::server
