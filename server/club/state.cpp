// SPDX-License-Identifier: MIT
// Answers questions about members, roles and invitations.
#include "server/club/state.hpp"

namespace avinas::server {

using namespace protocol;

Standing standing_of(const ClubState& club, const PlayerId& player) {
  const auto found = club.people.find(player);
  return found == club.people.end() ? Standing{} : found->second.standing;
}

bool may_open_tables(const ClubState& club, const PlayerId& player) {
  return standing_of(club, player).role >= club.tables_from;
}

bool only_finishes(const ClubState& club, const PlayerId& player) {
  const bool is_open = club.guests && club.password_hash.empty();
  if (is_open || standing_of(club, player).role >= Role::Bot) return false;
  return club.password_hash.empty() || !club.admitted.contains(player);
}

bool offers(const ClubState& club, std::string_view game) {
  return club.games.empty() ||
         std::find(club.games.begin(), club.games.end(), game) != club.games.end();
}

std::optional<PlayerId> member_named(const ClubState& club, const PersonName& name) {
  for (const auto& [player, person] : club.people) {
    if (person.is_member() && person.name.is_same(name)) return player;
  }
  return std::nullopt;
}

std::optional<Refusal> refuse_name(const ClubState& club, const PlayerId& player,
                                   const PersonName& name, Role role) {
  const bool of_bot = is_marked_as_bot(name);
  if ((role != Role::Owner && is_name_of_role(name)) || of_bot != (role == Role::Bot))
    return Refusal{Reason::NameLookalike, {{"name", name.text}}};
  const PersonName bare = of_bot ? name : bare_name(name);  // every bot's ends with a bracket
  for (const auto& [id, person] : club.people) {
    if (id == player || !person.is_member()) continue;
    if (person.name.is_same(name)) return Refusal{Reason::NameTaken, {{"name", name.text}}};
    if (person.name.looks_like(name) || person.name.looks_like(bare)) {
      return Refusal{Reason::NameLookalike, {{"name", name.text}}};
    }
  }
  return std::nullopt;
}

std::optional<Reason> kept_out(const Standing& standing, std::int64_t now_ms) {
  const bool over = now_ms >= standing.out_until_ms;
  if (standing.banned && (standing.out_until_ms == 0 || !over)) return Reason::Banned;
  if (!standing.banned && !over) return Reason::RemovedByHost;
  return std::nullopt;
}

ClubInfo info_of(const ClubState& club) {
  return {club.name,  club.guests, !club.password_hash.empty(), club.tables_from, club.archive_from,
          club.night, club.games};
}

std::vector<Member> members_of(const ClubState& club, std::int64_t now_ms) {
  std::vector<Member> members;
  for (const auto& [player, person] : club.people) {
    const auto why_out = kept_out(person.standing, now_ms);
    if (person.standing.role == Role::Guest && !why_out) continue;
    members.push_back({player, person.name.text, person.standing.role, why_out == Reason::Banned,
                       why_out ? person.standing.out_until_ms : 0});
  }
  return members;
}

bool is_usable(const Invitation& invitation, std::int64_t now_ms) {
  return !invitation.used_up && now_ms < invitation.info.until_ms;
}

std::vector<InvitationInfo> usable_invitations(const ClubState& club, std::int64_t now_ms) {
  std::vector<InvitationInfo> infos;
  for (const auto& [hash, invitation] : club.invitations) {
    if (is_usable(invitation, now_ms)) infos.push_back(invitation.info);
  }
  return infos;
}

}  // namespace avinas::server
