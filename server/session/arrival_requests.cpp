// SPDX-License-Identifier: MIT
// Serves hello: token, name, password, invitation.
#include "server/session/arrival_requests.hpp"

#include "protocol/names.hpp"
#include "server/base/time.hpp"

namespace avinas::server {

using namespace protocol;

bool ArrivalRequests::is_known_device(const Hello& hello) {
  return !hello.token.empty() && hello.password.empty() && hello.link.empty();
}

void ArrivalRequests::on(const std::string& id, const Hello& hello) {
  if (context_.player || under_way_) return context_.refuse(id, {Reason::HelloAlready});
  const Millis now = steady_time();
  if (!is_known_device(hello)) {
    const auto wait = newcomers_.take(now, [&] { return context_.account->promise_newcomer(now); });
    if (wait) return context_.refuse(id, {Reason::TooManyNewcomers}, wait);
    context_.account->charge(kCreditsForCostly - 1);
  }
  under_way_ = true;
  context_.games = hello.games;
  asked_at_ = now;
  context_.services.club.arrive(hello, context_.account->name(),
                                context_.later([this, id](ArrivalAnswer answer) {
                                  under_way_ = false;
                                  if (auto* why = std::get_if<Refusal>(&answer)) {
                                    context_.account->charge(kCreditsForCostly);
                                    return context_.refuse(id, std::move(*why));
                                  }
                                  welcome(id, std::get<Arrived>(std::move(answer)));
                                }));
}

std::optional<Millis> ArrivalRequests::patient_until() const {
  if (under_way_) return asked_at_ + kPatienceWithClub;
  if (newcomers_.due()) return *newcomers_.due() + context_.services.limits.handshake;
  return std::nullopt;
}

void ArrivalRequests::ended() {
  if (newcomers_.leave()) context_.account->give_newcomer_back();
}

void ArrivalRequests::welcome(const std::string& id, Arrived arrived) {
  context_.player = arrived.player;
  context_.is_bot = arrived.role == Role::Bot;
  context_.welcome = arrived.welcome;
  context_.services.hall.arrive(context_.id, arrived.player.id, arrived.player.name,
                                context_.transport(), arrived.player.device, context_.games);
  log_often(context_.about(id), "Came in as " + std::string(name_of(arrived.role)) +
                                    origin_for_log(context_.account->name()));
  // A ban, a removal or a forgetting that came while the welcome was under way found nobody to send
  // away.
  const auto club = context_.services.club.now();
  auto why = kept_out(standing_of(*club, arrived.player.id), current_time().unix_ms);
  if (club->forgotten.contains(arrived.player.id)) why = Reason::Forgotten;
  if (why) {
    context_.refuse(id, {*why});
    return context_.close(CloseCode::PolicyViolation, "Removed by a host.");
  }
  Welcome welcome{id,
                  arrived.player.id,
                  arrived.player.name,
                  arrived.token,
                  arrived.role,
                  context_.services.hall.whereabouts().games_of(arrived.player.id)};
  if (context_.for_server) {
    welcome.for_server = {arrived.welcome.epoch, arrived.welcome.count, arrived.player.device};
  }
  context_.reply(std::move(welcome));
  // They are in all the same, but learn what was not done.
  if (arrived.note) context_.refuse({}, std::move(*arrived.note));
}

}  // namespace avinas::server
