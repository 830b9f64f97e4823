// SPDX-License-Identifier: MIT
#include "session/session.hpp"

#include <spdlog/spdlog.h>

#include "protocol/codec.hpp"

namespace avinas::server {

using namespace protocol;

namespace {

template <typename... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};

}  // namespace

Session::Session(ConnectionId id, const SessionServices& services,
                 std::shared_ptr<AddressAccount> account, std::weak_ptr<Transport> transport)
    : context_(
          std::make_shared<SessionContext>(id, services, std::move(account), std::move(transport))),
      arrival_(*context_),
      tables_(*context_),
      club_(*context_),
      budget_(services.limits.requests_per_second) {}

std::optional<Millis> Session::over_budget(Millis now) {
  auto wait = budget_.take(now);
  if (!wait) wait = context_->account->take(now);
  refused_ = wait ? refused_ + 1 : 0;
  return wait;
}

void Session::close_for_flooding() {
  context_->account->flooded();
  context_->close(CloseCode::PolicyViolation, "Too many requests.");
}

void Session::receive_control(Millis now) {
  if (over_budget(now) && refused_ > kRefusalsBeforeClose) close_for_flooding();
}

void Session::receive(std::string_view bytes, Millis now) {
  metrics().requests.fetch_add(1, std::memory_order_relaxed);
  if (const auto wait = over_budget(now)) {
    if (refused_ > kRefusalsBeforeClose) return close_for_flooding();
    return context_->refuse(id_of(bytes), {Reason::TooManyRequests}, wait);
  }
  auto decoded = decode(bytes);
  if (auto* error = std::get_if<Error>(&decoded)) return context_->reply(std::move(*error));
  auto& request = std::get<Request>(decoded);
  const std::string& id = request.id;
  if (!welcomed() && !std::holds_alternative<Hello>(request.message)) {
    return context_->refuse(id, {Reason::HelloFirst});
  }
  if (!std::holds_alternative<TableCommand>(request.message)) {
    budget_.charge(kCreditsForCostly - 1);
    context_->account->charge(kCreditsForCostly - 1);
  }
  std::visit(Overloaded{
                 [&](const Hello& hello) { arrival_.on(id, hello); },
                 [&](const Say& say) { tables_.stays() ? tables_.on(id, say) : club_.on(id, say); },
                 [&](const Join& join) {
                   if (tables_.on(id, join)) return;
                   budget_.charge(kCreditsForWrongCode);
                   context_->account->charge(kCreditsForWrongCode);
                 },
                 [&](const auto& message) {
                   if constexpr (requires { tables_.on(id, message); }) {
                     tables_.on(id, message);
                   } else {
                     club_.on(id, message);
                   }
                 },
             },
             request.message);
}

void Session::ended() {
  spdlog::debug("Connection {} ended", context_->id);
  context_->ended = true;
  tables_.leave();
  context_->services.hall.depart(context_->id);
}

}  // namespace avinas::server
