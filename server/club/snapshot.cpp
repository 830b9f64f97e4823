// SPDX-License-Identifier: MIT
// Writes a club as the fewest entries that lead to it.
#include "server/club/snapshot.hpp"

namespace avinas::server {

using namespace protocol;

namespace {

void add_person(std::vector<ClubEvent>& events, const PlayerId& player,
                const ClubState::Person& person) {
  events.push_back(RoleGiven{player, person.name.text, person.standing.role, {}, {}});
  if (!person.password_hash.empty()) {
    events.push_back(PasswordSet{player, person.password_hash, {}, {}});
  }
  if (person.standing.muted) events.push_back(MeasureTaken{Measure::Mute, player, {}, {}});
  const auto& [role, muted, banned, until] = person.standing;
  if (banned || until != 0) {
    const Measure out = banned ? Measure::Ban : Measure::Remove;
    events.push_back(MeasureTaken{out, player, {}, {}, until});
  }
}

}  // namespace

std::vector<ClubEntry> snapshot_of(const ClubState& club, std::int64_t now_ms, bool drops_ended) {
  std::vector<ClubEvent> events;
  events.push_back(ClubSet{club.name,
                           club.guests,
                           club.password_hash,
                           club.tables_from,
                           club.archive_from,
                           club.night,
                           club.games,
                           {},
                           club.owned});
  for (const std::string& hash : club.owner_links) events.push_back(OwnerLinkMade{hash});
  for (const auto& [player, person] : club.people) add_person(events, player, person);
  for (const PlayerId& player : club.admitted) events.push_back(GuestAdmitted{player});
  for (const auto& [hash, invitation] : club.invitations) {
    if (invitation.info.until_ms < now_ms && drops_ended) continue;
    events.push_back(InvitationMade{hash, invitation.info, {}, invitation.used_up, invitation.by});
  }
  for (const auto& [player, at_ms] : club.forgotten) {
    if (at_ms + kForgottenKnownMs > now_ms || !drops_ended) events.push_back(Forgotten{player, {}});
  }
  for (const AuditLine& line : club.audit) events.push_back(LineKept{false, line});
  for (const AuditLine& line : club.reports) events.push_back(LineKept{true, line});
  std::vector<ClubEntry> entries;
  entries.reserve(events.size());
  for (ClubEvent& event : events) {
    std::int64_t at_ms = now_ms;
    if (const auto* kept = std::get_if<LineKept>(&event)) at_ms = kept->line.at_ms;
    if (const auto* gone = std::get_if<Forgotten>(&event)) at_ms = club.forgotten.at(gone->player);
    entries.push_back({std::move(event), at_ms});
  }
  return entries;
}

}  // namespace avinas::server
