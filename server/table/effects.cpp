// SPDX-License-Identifier: MIT
// Collects a table's effects.
#include "server/table/effects.hpp"

#include "protocol/codec.hpp"

namespace avinas::server {

using namespace protocol;

void send(Effects& effects, ConnectionId to, const ServerMessage& message) {
  effects.sends.push_back({to, std::make_shared<const std::string>(encode(message))});
}

void answer_done(Effects& effects, const Asking& asking) {
  send(effects, asking.connection, Done{asking.request});
}

Bytes refuse(Effects& effects, const Asking& asking, Refusal why) {
  effects.refused = {asking, code_of(why), word_of(why)};
  std::string error = encode(Error{asking.request, std::move(why)});
  error.shrink_to_fit();  // it is remembered for the case that the request is repeated
  effects.sends.push_back(
      {asking.connection, std::make_shared<const std::string>(std::move(error))});
  return effects.sends.back().bytes;
}

}  // namespace avinas::server
