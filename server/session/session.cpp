// SPDX-License-Identifier: MIT
// Reads a client's messages, charges its budget, and hands each to its part.
#include "server/session/session.hpp"

#include <spdlog/spdlog.h>

#include <utility>

#include "protocol/codec.hpp"
#include "server/base/logging.hpp"
#include "server/base/overloaded.hpp"

namespace avinas::server {

using namespace protocol;

namespace {

template <typename Message, typename... Others>
constexpr bool kIsOneOf = (std::is_same_v<Message, Others> || ...);

/// Open to somebody whom the club lets in only to finish a match: the match, their account and what
/// is kept of them. Another message is closed to them, but for those that `is_for_finishing` looks
/// into.
template <typename Message>
constexpr bool kIsForFinishing =
    kIsOneOf<Message, Hello, Ping, Claim, EnterHall, Join, Leave, Resync, Show, AskWatchers,
             AskHint, AskReview, BotsWait, Report, AskDevices, EndDevices, AskMyData, ForgetMe>;

}  // namespace

Session::Session(ConnectionId id, const SessionServices& services,
                 std::shared_ptr<AddressAccount> account, std::weak_ptr<Transport> transport)
    : context_(
          std::make_shared<SessionContext>(id, services, std::move(account), std::move(transport))),
      arrival_(*context_),
      tables_(*context_),
      club_(*context_),
      evenings_(*context_),
      budget_(services.limits.requests_per_second) {}

Session::Session(ConnectionId id, const SessionServices& services,
                 std::shared_ptr<AddressAccount> account, std::weak_ptr<Transport> transport,
                 KnownPerson person)
    : Session(id, services, std::move(account), std::move(transport)) {
  context_->player = std::move(person.player);
  context_->is_bot = person.is_bot;
  context_->welcome = person.welcome;
  context_->games = person.games;
  services.hall.arrive(id, context_->player->id, context_->player->name, context_->transport(),
                       context_->player->device, context_->games);
}

std::optional<Millis> Session::over_budget(Millis now) {
  if (context_->is_bot && !std::exchange(has_budget_of_bot_, true)) {
    budget_ = RequestBudget(kRequestsPerSecondOfBot);
  }
  if (auto wait = budget_.take(now)) {
    ++refused_;
    return wait;
  }
  refused_ = 0;
  return in_line_.take(now, [&] { return context_->account->promise(now); });
}

double Session::extra_credits(const Request& request) {
  if (std::holds_alternative<TableCommand>(request.message)) return 0;
  if (std::holds_alternative<Hello>(request.message)) return 0;  // charged when it is let in
  if (const auto* join = std::get_if<Join>(&request.message)) {
    if (!std::exchange(came_back_, true) && tables_.sits_at(join->table)) return 0;
  }
  if (std::holds_alternative<EnterHall>(request.message)) {
    if (!std::exchange(entered_hall_, true)) return 0;
  }
  return kCreditsForCostly - 1;
}

std::optional<Millis> Session::over_writing(const Request& request, std::size_t bytes, Millis now) {
  const auto* command = std::get_if<TableCommand>(&request.message);
  const bool plays =
      command && (std::holds_alternative<Act>(*command) || std::holds_alternative<Ready>(*command));
  if (plays || !welcomed()) return std::nullopt;
  const double written = static_cast<double>(bytes) + kDurableBytesOfRequest;
  if (auto wait = context_->account->take_durable(written, now)) return wait;
  return context_->services.writing.take(context_->player->id, written, now);
}

void Session::close_for_flooding() {
  context_->account->flooded();
  context_->close(CloseCode::PolicyViolation, "Too many requests.");
}

void Session::receive_control(Millis now) {
  if (over_budget(now) && refused_ > kRefusalsBeforeClose) close_for_flooding();
}

void Session::receive(std::string_view bytes, Millis now) {
  const LogScope scope(context_->id);
  if (pays(bytes, now)) answer(decode(bytes), bytes.size(), now);
}

void Session::receive(std::string_view bytes, Decoded decoded, Millis now) {
  const LogScope scope(context_->id);
  if (pays(bytes, now)) answer(std::move(decoded), bytes.size(), now);
}

bool Session::is_for_finishing(const ClientMessage& message) const {
  return std::visit(
      Overloaded{
          [this](const TableCommand&) {
            return context_->services.hall.whereabouts().in_match(context_->player->id);
          },
          [this](const Say&) { return tables_.stays(); },
          [](const LookAtEvening& look) { return look.code.empty(); },
          [](const EveningStep& step) {
            return step.what == EveningDo::Leave || step.what == EveningDo::CloseRound;
          },
          [](const auto& each) { return kIsForFinishing<std::decay_t<decltype(each)>>; },
      },
      message);
}

bool Session::pays(std::string_view bytes, Millis now) {
  metrics().requests.fetch_add(1, std::memory_order_relaxed);
  const auto wait = over_budget(now);
  if (!wait) return true;
  if (refused_ > kRefusalsBeforeClose) {
    close_for_flooding();
  } else {
    context_->refuse(id_of(bytes), {Reason::TooManyRequests}, wait);
  }
  return false;
}

void Session::answer(Decoded decoded, std::size_t bytes, Millis now) {
  if (auto* error = std::get_if<Error>(&decoded)) return context_->reply(std::move(*error));
  auto& request = std::get<Request>(decoded);
  const std::string& id = request.id;
  if (!welcomed() && !std::holds_alternative<Hello>(request.message)) {
    return context_->refuse(id, {Reason::HelloFirst});
  }
  if (const double extra = extra_credits(request); extra > 0) {
    budget_.charge(extra);
    context_->account->charge(extra);
  }
  if (const auto wait = over_writing(request, bytes, now)) {
    return context_->refuse(id, {Reason::TooManyRequests}, wait);
  }
  if (welcomed() && context_->only_finishes() && !is_for_finishing(request.message)) {
    return context_->refuse(id, {Reason::MembersOnly});
  }
  std::visit(Overloaded{
                 [&](const Hello& hello) { arrival_.on(id, hello); },
                 [&](const Ping&) { context_->reply(Done{id}); },
                 [&](const Say& say) { tables_.stays() ? tables_.on(id, say) : club_.on(id, say); },
                 [&](const Join& join) {
                   if (tables_.on(id, join)) return;
                   budget_.charge(kCreditsForWrongCode);
                   context_->account->charge(kCreditsForWrongCode);
                 },
                 [&](const auto& message) {
                   if constexpr (ForTable<std::decay_t<decltype(message)>>) {
                     tables_.on(id, message);
                   } else if constexpr (ForEvening<std::decay_t<decltype(message)>>) {
                     evenings_.on(id, message);
                   } else {
                     club_.on(id, message);
                   }
                 },
             },
             request.message);
}

void Session::ended(const std::string& why) {
  const LogScope scope(context_->id);
  tables_.ended();
  evenings_.ended();
  if (context_->player) log_often(context_->about(), "The connection ended: " + why);
  context_->ended = true;
  arrival_.ended();
  if (in_line_.leave()) context_->account->give_back();
  context_->services.hall.depart(context_->id);
}

}  // namespace avinas::server
