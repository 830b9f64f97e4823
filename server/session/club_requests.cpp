// SPDX-License-Identifier: MIT
// Serves requests about the club, the hall and results.
#include "server/session/club_requests.hpp"

#include "server/base/time.hpp"

namespace avinas::server {

using namespace protocol;

void ClubRequests::ask_club(const std::string& id, ClubActor::Request request) {
  context_.services.club.ask(
      *context_.player, id, context_.account->name(), std::move(request),
      context_.later([this, id](ClubAnswer given) { answer(id, std::move(given)); }));
}

void ClubRequests::answer(const std::string& id, ClubAnswer answer) {
  if (auto* why = std::get_if<Refusal>(&answer)) return context_.refuse(id, std::move(*why));
  if (auto* invited = std::get_if<Invited>(&answer)) {
    invited->reply_to = id;
    return context_.reply(std::move(*invited));
  }
  if (auto* link = std::get_if<DeviceLink>(&answer)) {
    link->reply_to = id;
    return context_.reply(std::move(*link));
  }
  if (auto* devices = std::get_if<Devices>(&answer)) {
    devices->reply_to = id;
    return context_.reply(std::move(*devices));
  }
  if (const auto* role = std::get_if<Role>(&answer)) {
    return context_.reply(Welcome{id, context_.player->id, context_.player->name, {}, *role});
  }
  context_.reply(Done{id});
}

void ClubRequests::on(const std::string& id, const EnterHall& enter) {
  context_.services.hall.look(context_.id, enter.after);
  context_.reply(Done{id});
}

void ClubRequests::on(const std::string& id, const Say& say) {
  if (context_.services.club.standing(context_.player->id).muted) {
    return context_.refuse(id, {Reason::Muted});
  }
  context_.services.hall.say(context_.player->id, context_.player->name, say.text);
  context_.reply(Done{id});
}

void ClubRequests::on(const std::string& id, const WantToPlay& want) {
  if (!context_.services.hall.want(context_.id, want.wants)) {
    return context_.refuse(id, {Reason::AfterTheHand});
  }
  context_.reply(Done{id});
}

void ClubRequests::on(const std::string& id, const Report& report) {
  ask_club(id,
           ClubActor::ReportWithWords{report, context_.services.hall.last_words(report.player)});
}

/// From the club, its evenings and the archive.
void ClubRequests::on(const std::string& id, const AskMyData&) {
  if (context_.services.hall.whereabouts().kept_from_hall(context_.player->id)) {
    return context_.refuse(id, {Reason::LogInHall});
  }
  if (context_.awaits_evenings(id)) return;
  auto with_matches = [this, id](MyData data) {
    auto add =
        context_.later([this, id, data](std::optional<std::vector<std::string>> ids) mutable {
          if (!ids) return context_.refuse(id, {Reason::ArchiveUnreadable});
          data.reply_to = id;
          data.matches = std::move(*ids);
          context_.reply(std::move(data));
        });
    const bool asked = context_.services.archive.matches_of(context_.account->name(),
                                                            data.who.player, kMatchesInMyData, add);
    if (!asked) context_.refuse(id, {Reason::Busy});
  };
  context_.services.club.about(*context_.player, context_.later([this, with_matches](MyData data) {
    context_.services.evenings.those_of(
        data.who.player,
        context_.later([with_matches, data](std::vector<EveningLine> evenings) mutable {
          data.evenings = std::move(evenings);
          with_matches(std::move(data));
        }));
  }));
}

void ClubRequests::on(const std::string& id, const AskBook&) {
  const auto club = context_.services.club.now();
  if (standing_of(*club, context_.player->id).role < Role::Host) {
    return context_.refuse(id, {Reason::HostsOnly});
  }
  // Reports may quote what spectators said of the hand in play.
  if (context_.services.hall.whereabouts().kept_from_hall(context_.player->id)) {
    return context_.refuse(id, {Reason::LogInHall});
  }
  const std::int64_t now_ms = current_time().unix_ms;
  AuditLog log{id, members_of(*club, now_ms), usable_invitations(*club, now_ms), {}, {}};
  log.lines.assign(club->audit.rbegin(), club->audit.rend());
  log.reports.assign(club->reports.rbegin(), club->reports.rend());
  context_.reply(std::move(log));
}

template <typename Found>
std::function<void(std::optional<Found>)> ClubRequests::answer_with(const std::string& id) {
  return context_.later([this, id](std::optional<Found> found) {
    if (!found) return context_.refuse(id, {Reason::ArchiveUnreadable});
    found->reply_to = id;
    context_.reply(std::move(*found));
  });
}

void ClubRequests::on(const std::string& id, const AskResults& ask) {
  if (context_.refuse_in_hand(id)) return;
  const auto club = context_.services.club.now();
  const PlayerId& own = context_.player->id;
  const PlayerId& wanted = ask.player.empty() ? own : ask.player;
  if (wanted != own && standing_of(*club, own).role < club->archive_from) {
    return context_.refuse(id, {Reason::OwnResultsOnly});
  }
  if (!context_.services.archive.results(context_.account->name(), wanted, ask.game,
                                         answer_with<Results>(id))) {
    context_.refuse(id, {Reason::Busy});
  }
}

void ClubRequests::on(const std::string& id, const AskStandings& ask) {
  if (context_.refuse_in_hand(id)) return;
  const auto club = context_.services.club.now();
  if (standing_of(*club, context_.player->id).role < club->archive_from) {
    return context_.refuse(id, {Reason::StandingsForRole});
  }
  if (!context_.services.archive.standings(context_.account->name(), ask.year, ask.month, ask.game,
                                           answer_with<Standings>(id))) {
    context_.refuse(id, {Reason::Busy});
  }
}

void ClubRequests::on(const std::string& id, const AskActivity&) {
  if (standing_of(*context_.services.club.now(), context_.player->id).role < Role::Host) {
    return context_.refuse(id, {Reason::HostsOnly});
  }
  if (!context_.services.archive.activity(context_.account->name(), current_time().unix_ms,
                                          answer_with<Activity>(id))) {
    context_.refuse(id, {Reason::Busy});
  }
}

}  // namespace avinas::server
