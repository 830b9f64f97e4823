// SPDX-License-Identifier: MIT
#include "lobby/desk.hpp"

#include <array>
#include <stdexcept>

#include "club/password.hpp"
#include "ops/chance.hpp"
#include "ops/time_source.hpp"
#include "table/match_record.hpp"

namespace avinas::server {

using namespace protocol;

namespace {

/// By whom the book says it was done.
constexpr const char* kOperator = "the operator";
constexpr std::int64_t kDayMs = 86'400'000;

std::string role_name(Role role) { return std::string(name_of(role)); }

}  // namespace

void Desk::handle(const Json& request, Reply reply) {
  using Work = void (Desk::*)(const Json&, const Reply&);
  static constexpr std::array<std::pair<std::string_view, Work>, 11> kWorks{
      std::pair{"members", &Desk::members},
      {"invitations", &Desk::invitations},
      {"invite", &Desk::invite},
      {"tables", &Desk::tables},
      {"close-table", &Desk::close_table},
      {"ban", &Desk::measure},
      {"unban", &Desk::measure},
      {"mute", &Desk::measure},
      {"unmute", &Desk::measure},
      {"role", &Desk::set_role},
      {"reset-password", &Desk::reset_password}};
  try {
    const std::string& what = as_text(member(request, "do"), "do");
    for (const auto& [word, work] : kWorks) {
      if (word == what) return (this->*work)(request, reply);
    }
    throw FormatError("The desk cannot do " + in_quotes(what) + ".");
  } catch (const std::runtime_error& wrong) {
    reply({false, wrong.what()});
  }
}

void Desk::happen(Json event, const std::string& text, const Reply& reply) {
  event["by"] = kOperator;
  lobby_.club().administer(std::move(event), current_time().unix_ms, [this, text, reply] {
    lobby_.hall().club_changed();
    reply({true, text});
  });
}

void Desk::members(const Json&, const Reply& reply) {
  std::string text;
  for (const Member& member : lobby_.club().members()) {
    text += member.name + '\t' + role_name(member.role) + (member.banned ? "\tbanned" : "") + '\t' +
            member.player + '\n';
  }
  reply({true, text.empty() ? "The club has no members yet.\n" : text});
}

void Desk::invitations(const Json&, const Reply& reply) {
  std::string text;
  for (const InvitationInfo& invitation : lobby_.club().invitations(current_time().unix_ms)) {
    text +=
        role_name(invitation.role) + '\t' +
        (invitation.uses_left == 0 ? "many uses" : std::to_string(invitation.uses_left) + " left") +
        "\tuntil " + utc_text(invitation.until_ms) + '\n';
  }
  reply({true, text.empty() ? "No invitation is open.\n" : text});
}

void Desk::invite(const Json& request, const Reply& reply) {
  const std::string secret = random_token();
  happen({{"type", "invited"},
          {"hash", token_hash(secret)},
          {"role", as_text(member(request, "role"), "role")},
          {"uses", as_whole_number(member(request, "uses"), "uses")},
          {"until",
           current_time().unix_ms + as_whole_number(member(request, "days"), "days") * kDayMs}},
         "Send this, behind the address of your server:\n  /#invitation=" + secret + '\n', reply);
}

void Desk::tables(const Json&, const Reply& reply) {
  std::string text;
  for (const TableSummary& table : lobby_.hall().tables()) {
    text +=
        table.code + '\t' + std::string(name_of(table.stage)) + (table.listed ? "" : "\tprivate");
    for (const Seat seat : kAllSeats) {
      const std::string& name = table.seats[seat];
      text += '\t' + std::string(to_text(seat)) + ' ' + (name.empty() ? "-" : name);
    }
    text += '\t' + std::to_string(table.spectators) + " watch\n";
  }
  reply({true, text.empty() ? "No table is open.\n" : text});
}

void Desk::close_table(const Json& request, const Reply& reply) {
  const std::string& code = as_text(member(request, "code"), "code");
  const bool closing = lobby_.close_table(code, [reply, code] {
    reply({true, "Table " + code + " is closed.\n"});
  });
  if (!closing) {
    throw std::runtime_error("There is no table " + code + "; `avinas admin tables` lists them.");
  }
}

/// A member or a banned player, or somebody who is here.
Person Desk::find(const Json& request) const {
  const std::string& name = as_text(member(request, "name"), "name");
  for (const Member& member : lobby_.club().members()) {
    if (member.name == name || member.player == name) return {member.player, member.name};
  }
  if (const auto here = lobby_.hall().person_named(name)) return *here;
  throw std::runtime_error("Nobody in the club is called " + name +
                           "; `avinas admin members` lists the members.");
}

void Desk::measure(const Json& request, const Reply& reply) {
  const Person person = find(request);
  const std::string& type = as_text(member(request, "do"), "do");
  const bool expels = type == "ban";
  happen({{"type", type}, {"player", person.player}, {"name", person.name}},
         person.name + ": " + type + " done.\n",
         [this, expels, player = person.player, reply](const Answer& answer) {
           if (expels) lobby_.hall().expel(player, "A host has removed you from the club.");
           reply(answer);
         });
}

void Desk::set_role(const Json& request, const Reply& reply) {
  const Person person = find(request);
  const Role role = as_word<Role>(member(request, "role"), "role");
  happen(
      {{"type", "role"}, {"player", person.player}, {"name", person.name}, {"role", name_of(role)}},
      person.name + " is " + role_name(role) + " now.\n", reply);
}

/// A new password, printed once: whoever forgot his gets in again and sets his own.
void Desk::reset_password(const Json& request, const Reply& reply) {
  const Person person = find(request);
  constexpr std::size_t kLength = 12;
  const std::string password = random_code(kLength);
  happen({{"type", "password"},
          {"player", person.player},
          {"name", person.name},
          {"hash", hash_password(password)}},
         "The password of " + person.name + " is now: " + password + '\n', reply);
}

}  // namespace avinas::server
