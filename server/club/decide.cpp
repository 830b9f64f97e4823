// SPDX-License-Identifier: MIT
// Decides each request to the club: events, or a refusal.
#include "server/club/decide.hpp"

#include <algorithm>

#include "protocol/names.hpp"

namespace avinas::server {

using namespace protocol;

namespace {

using Events = std::vector<ClubEvent>;

Refusal because(Reason reason) { return {reason}; }

/// True for an owner's link of a club that nobody owns yet: it makes its bearer the owner.
bool is_owner_link(const ClubState& club, const std::string& hash) {
  const auto& links = club.owner_links;
  return !club.owned && std::find(links.begin(), links.end(), hash) != links.end();
}

bool is_only_owner(const ClubState& club, const PlayerId& player) {
  const auto owns = [](const ClubState::Person& person) {
    return person.standing.role == Role::Owner && !person.standing.banned;
  };
  const auto one = club.people.find(player);
  if (one == club.people.end() || !owns(one->second)) return false;
  return std::count_if(club.people.begin(), club.people.end(),
                       [&](const auto& entry) { return owns(entry.second); }) == 1;
}

struct ClubDeciding {
  const ClubState& club;
  const ClubAsker& asker;
  std::int64_t now_ms;

  Standing mine() const { return standing_of(club, asker.player); }
  bool is_owner() const { return asker.is_operator || mine().role == Role::Owner; }
  bool may_host() const {
    return asker.is_operator || (mine().role >= Role::Host && !mine().banned);
  }
  bool outranks(Role role) const { return asker.is_operator || mine().role > role; }

  ClubDecision operator()(const ClaimInvitation& claim) const {
    Role role = Role::Owner;
    if (!is_owner_link(club, claim.hash)) {
      const auto found = club.invitations.find(claim.hash);
      if (found == club.invitations.end()) return because(Reason::UselessInvitation);
      role = found->second.info.role;
      if (role == Role::Bot) return because(Reason::InvitationForBot);
      if (mine().role >= role) return Events{};  // what it gives is there already
      if (!is_usable(found->second, now_ms)) return because(Reason::UselessInvitation);
    }
    if (const auto why = refuse_name(club, asker.player, known_name(asker.name), role)) return *why;
    return Events{RoleGiven{asker.player, asker.name, role, claim.hash, {}}};
  }

  ClubDecision operator()(const MakeInvitation& make) const {
    if (!may_host()) return because(Reason::HostsOnly);
    const Role role = make.invitation.role;
    if (role == Role::Guest || role == Role::Owner) return because(Reason::UselessInvitation);
    if (role == Role::Host && !is_owner()) return because(Reason::OwnerMakesHosts);
    return Events{InvitationMade{make.hash, make.invitation, asker.name, false, asker.player}};
  }

  ClubDecision operator()(const TakeMeasure& take) const {
    if (take.what == Measure::MakeMember) return (*this)(GiveRole{take.person, Role::Member});
    if (take.what == Measure::MakeHost) return (*this)(GiveRole{take.person, Role::Host});
    if (const auto why = refuse_about(take.person)) return *why;
    const bool ends_stay = take.what == Measure::Remove || take.what == Measure::Ban;
    if (ends_stay && is_only_owner(club, take.person.player)) return because(Reason::OnlyOwner);
    std::int64_t until = 0;
    if (take.what == Measure::Remove) until = now_ms + kRemovedForMs;
    if (take.what == Measure::Ban && take.days > 0) until = now_ms + take.days * kDayOfBanMs;
    return Events{MeasureTaken{take.what, take.person.player, take.person.name, asker.name, until}};
  }

  ClubDecision operator()(const GiveRole& give) const {
    if (const auto why = refuse_about(give.person)) return *why;
    if (give.role >= Role::Host && !is_owner()) return because(Reason::OwnerMakesHosts);
    if (give.role != Role::Owner && is_only_owner(club, give.person.player)) {
      return because(Reason::OnlyOwner);
    }
    const bool is_bot = standing_of(club, give.person.player).role == Role::Bot;
    if (is_bot && give.role >= Role::Host) {  // a bot manages nobody
      return Refusal{Reason::NameLookalike, {{"name", give.person.name}}};
    }
    const std::string name =
        give.role == Role::Bot ? marked_as_bot(give.person.name) : unmarked(give.person.name);
    // A member's name is theirs whatever else they become.
    const auto known = club.people.find(give.person.player);
    const bool keeps = known != club.people.end() && known->second.name.text == name &&
                       known->second.standing.role >= Role::Member && give.role >= Role::Member;
    if (give.role >= Role::Bot && !keeps) {
      const auto why = refuse_name(club, give.person.player, known_name(name), give.role);
      if (why) return *why;
    }
    return Events{RoleGiven{give.person.player, name, give.role, {}, asker.name}};
  }

  std::optional<Refusal> refuse_about(const Person& person) const {
    if (!may_host()) return because(Reason::HostsOnly);
    if (person.name.empty()) return Refusal{Reason::NobodyOfThatName, {{"name", person.player}}};
    const Role theirs = standing_of(club, person.player).role;
    if (outranks(theirs)) return std::nullopt;
    return Refusal{Reason::NotToThatRole, {{"role", std::string(name_of(theirs))}}};
  }

  ClubDecision operator()(const SetPasswordHash& set) const {
    if (standing_of(club, set.person.player).role < Role::Member) {
      return because(Reason::MembersHavePasswords);
    }
    const std::string by = asker.is_operator ? asker.name : std::string();
    return Events{PasswordSet{set.person.player, set.hash, set.person.name, by}};
  }

  ClubDecision operator()(const FileReport& report) const {
    if (report.about_id == asker.player) return Events{};  // of no use to a host
    return Events{Reported{report.about, report.text, asker.name, report.about_id, asker.player}};
  }

  ClubDecision operator()(const SetClubAs& as) const {
    if (!is_owner()) return because(Reason::OwnerSetsClub);
    const SetClub& set = as.set;
    const bool same = (set.name.empty() || set.name == club.name) && set.guests == club.guests &&
                      !as.password_hash &&
                      set.tables_from.value_or(club.tables_from) == club.tables_from &&
                      set.archive_from.value_or(club.archive_from) == club.archive_from &&
                      set.night.value_or(club.night) == club.night &&
                      set.games.value_or(club.games) == club.games;
    if (same) return Events{};
    return Events{ClubSet{set.name, set.guests, as.password_hash, set.tables_from, set.archive_from,
                          set.night, set.games, asker.name}};
  }

  ClubDecision operator()(const Rename& rename) const {
    const PlayerId& player = asker.is_operator ? rename.player : asker.player;
    const Role role = standing_of(club, player).role;
    if (const auto why = refuse_name(club, player, rename.name, role)) return *why;
    if (!club.people.contains(player)) return Events{};  // a guest's name is in the accounts
    const std::string by = asker.is_operator ? asker.name : std::string();
    return Events{Renamed{player, rename.name.text, by}};
  }

  ClubDecision operator()(const ForgetPerson& forget) const {
    const Person& person = forget.person;
    if (!asker.is_operator && person.player != asker.player) return because(Reason::HostsOnly);
    if (person.name.empty()) return Refusal{Reason::NobodyOfThatName, {{"name", person.player}}};
    if (is_only_owner(club, person.player)) return because(Reason::OnlyOwner);
    return Events{Forgotten{person.player, asker.is_operator ? asker.name : std::string()}};
  }

  ClubDecision operator()(const MakeOwnerLink& make) const {
    if (club.owned) return Events{};
    return Events{OwnerLinkMade{make.hash}};
  }
};

/// The role that what they brought gives, if it can be used.
std::optional<Role> invited_as(const ClubState& club, const std::string& hash,
                               std::int64_t now_ms) {
  if (hash.empty()) return std::nullopt;
  if (is_owner_link(club, hash)) return Role::Owner;
  const auto found = club.invitations.find(hash);
  if (found == club.invitations.end() || !is_usable(found->second, now_ms)) return std::nullopt;
  return found->second.info.role;
}

}  // namespace

std::string without_bars(std::string text) {
  std::ranges::replace(text, '|', '/');
  return text;
}

ClubDecision decide(const ClubState& club, const ClubAsker& asker, const ClubCommand& command,
                    std::int64_t now_ms) {
  return std::visit(ClubDeciding{club, asker, now_ms}, command);
}

Role role_on_arrival(const ClubState& club, const PlayerId& player, bool is_new,
                     const std::string& invitation_hash, std::int64_t now_ms) {
  const Role role = standing_of(club, player).role;
  const Role invited = invited_as(club, invitation_hash, now_ms).value_or(role);
  return std::max(role, invited == Role::Bot && !is_new ? role : invited);
}

namespace {

ClubDecision let_in(const ClubState& club, const Arrival& arrival, std::int64_t now_ms) {
  const Standing standing = standing_of(club, arrival.player);
  if (const auto why = kept_out(standing, now_ms)) return because(*why);
  const auto invited = invited_as(club, arrival.invitation_hash, now_ms);
  const bool other = invited == Role::Bot && !arrival.is_new;  // nobody is made a bot unasked
  if (invited && *invited > standing.role && !other) {
    const auto why = refuse_name(club, arrival.player, arrival.name, *invited);
    if (why) return *why;
    return Events{
        RoleGiven{arrival.player, arrival.name.text, *invited, arrival.invitation_hash, {}}};
  }
  if (standing.role >= Role::Bot) return Events{};
  const bool admitted = club.admitted.contains(arrival.player);
  if (arrival.in_match && (admitted || !arrival.gave_club_password)) return Events{};
  if (const auto why = refuse_name(club, arrival.player, arrival.name, Role::Guest)) return *why;
  if (!club.password_hash.empty()) {
    if (admitted) return Events{};
    if (arrival.gave_club_password) return Events{GuestAdmitted{arrival.player}};
    return because(arrival.invitation_hash.empty() ? Reason::ClubPassword
                                                   : Reason::UselessInvitation);
  }
  if (club.guests) return Events{};
  return because(arrival.invitation_hash.empty() ? Reason::MembersOnly : Reason::UselessInvitation);
}

}  // namespace

ClubDecision decide_arrival(const ClubState& club, const Arrival& arrival, std::int64_t now_ms) {
  ClubDecision decision = let_in(club, arrival, now_ms);
  auto* events = std::get_if<Events>(&decision);
  if (events && standing_of(club, arrival.player).banned) {  // which is over
    events->insert(events->begin(), MeasureTaken{Measure::Unban, arrival.player, {}, {}});
  }
  return decision;
}

}  // namespace avinas::server
