// SPDX-License-Identifier: MIT
// Holds the services of all sessions.
#include "server/session/services.hpp"

#include "protocol/codec.hpp"

namespace avinas::server {

using namespace protocol;

void SessionContext::reply(const ServerMessage& message) {
  if (const auto* error = std::get_if<Error>(&message)) {
    const ErrorCode code = code_of(error->why);
    metrics().errors[static_cast<std::size_t>(code)].fetch_add(1, std::memory_order_relaxed);
    // The values may quote what the client sent, and with it a secret: they are not logged.
    log_refusal(about(error->reply_to), word_of(error->why));
  }
  if (const auto open = transport()) {
    open->send({std::make_shared<const std::string>(encode(message))});
  }
}

void SessionContext::refuse(const std::string& request, Refusal why, std::optional<Millis> wait) {
  reply(Error{request, std::move(why), wait});
}

void SessionContext::close(CloseCode code, const std::string& reason) {
  if (const auto open = transport()) open->close_politely(code, reason);
}

bool SessionContext::only_finishes() const {
  return server::only_finishes(*services.club.now(), player->id);
}

bool SessionContext::refuse_in_hand(const std::string& request) {
  if (!services.hall.whereabouts().in_hand_with_people(player->id)) return false;
  refuse(request, {protocol::Reason::AfterTheHand});
  return true;
}

bool SessionContext::awaits_evenings(const std::string& request) {
  if (services.evenings.ready()) return false;
  constexpr Millis kAskAgain{500};
  refuse(request, {protocol::Reason::TooManyRequests}, kAskAgain);
  return true;
}

}  // namespace avinas::server
