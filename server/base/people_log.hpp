// SPDX-License-Identifier: MIT
// Lines at info about people, so that the operator can answer a player who asks what befell them:
// each bears the player's id. No line holds a card, a seed, a token, a password, or what somebody
// said.
#pragma once

#include <string>
#include <string_view>

#include "server/base/connection.hpp"

namespace avinas::server {

/// The person and the thing that a line is about, as far as they are known.
struct About {
  std::string_view player{};  ///< id
  std::string_view name{};
  ConnectionId connection = 0;
  std::string_view table{};
  std::string_view request{};  ///< the client's id of it, whatever bytes that are
};

/// One line: what happened, and about whom. Any thread.
void log_about(const About& about, std::string_view what);

/// The same for what a client can cause as often as it likes: of each person some lines in a minute
/// are written and the rest is counted, so that nobody fills the disk or hides what others did.
void log_often(const About& about, std::string_view what);
/// That, for a request that was refused for this reason.
void log_refusal(const About& about, std::string_view reason);

/// Lines about somebody who comes hold their address from now on. Once, at the start.
void log_addresses();
/// " from ADDRESS" where addresses are logged, or nothing.
std::string origin_for_log(const std::string& address);

}  // namespace avinas::server
