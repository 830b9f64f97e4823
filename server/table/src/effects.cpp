// SPDX-License-Identifier: MIT
#include "table/effects.hpp"

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
  effects.refused = code_of(why);
  send(effects, asking.connection, Error{asking.request, std::move(why)});
  return effects.sends.back().bytes;
}

}  // namespace avinas::server
