// SPDX-License-Identifier: MIT
// Answers each request of `avinas admin`.
#include "server/admin/admin_service.hpp"

#include <algorithm>
#include <array>
#include <ranges>
#include <stdexcept>

#include "protocol/codec.hpp"
#include "server/base/chance.hpp"
#include "server/base/time.hpp"

namespace avinas::server {

using namespace protocol;

namespace {

std::string role_name(Role role) { return std::string(name_of(role)); }

/// How long a person is kept out, as a column; nothing for others.
std::string out_text(const Member& member) {
  if (!member.banned && member.until_ms == 0) return {};
  return std::string(member.banned ? "\tbanned" : "\tremoved") +
         (member.until_ms == 0 ? "" : " until " + utc_text(member.until_ms));
}

/// Replies with the text, or with why not.
ClubActor::Done replying(const AdminService::Reply& reply, const std::string& text,
                         const Json& facts) {
  return [reply, text, facts](const ClubAnswer& answer) {
    if (const auto* why = std::get_if<Refusal>(&answer)) return reply({false, in_english(*why)});
    reply({true, text, facts});
  };
}

Role role_in(const Json& request) { return as_word<Role>(member(request, "role"), "role"); }

}  // namespace

void AdminService::handle(const Json& request, Reply reply) {
  using Work = void (AdminService::*)(const Json&, const Reply&);
  static constexpr std::array<std::pair<std::string_view, Work>, 17> kWorks{
      std::pair{"members", &AdminService::members},
      {"invitations", &AdminService::invitations},
      {"invite", &AdminService::invite},
      {"audit-log", &AdminService::audit_log},
      {"reports", &AdminService::reports},
      {"tables", &AdminService::list_tables},
      {"close-table", &AdminService::close_table},
      {"ban", &AdminService::measure},
      {"unban", &AdminService::measure},
      {"mute", &AdminService::measure},
      {"unmute", &AdminService::measure},
      {"remove", &AdminService::measure},
      {"role", &AdminService::set_role},
      {"reset-password", &AdminService::reset_password},
      {"rename", &AdminService::rename},
      {"export", &AdminService::export_data},
      {"forget", &AdminService::forget}};
  if (const auto why = others_.keep_club()) return reply({false, *why});
  try {
    const std::string& what = as_text(member(request, "do"), "do");
    for (const auto& [word, work] : kWorks) {
      if (word == what) return (this->*work)(request, reply);
    }
    throw FormatError("There is no request " + in_quotes(what) + ".");
  } catch (const std::runtime_error& wrong) {
    reply({false, wrong.what()});
  }
}

void AdminService::carry_out(ClubCommand command, const std::string& text, const Reply& reply,
                             Json facts) {
  club_.administer(std::move(command), replying(reply, text, facts));
}

void AdminService::members(const Json&, const Reply& reply) {
  std::string text;
  Json facts{{"members", Json::array()}};
  for (const Member& member : members_of(*club_.now(), current_time().unix_ms)) {
    facts["members"].push_back({{"player", member.player},
                                {"name", member.name},
                                {"role", role_name(member.role)},
                                {"banned", member.banned},
                                {"until_ms", member.until_ms}});
    text += member.name + '\t' + role_name(member.role) + out_text(member) + '\t' + member.player +
            '\n';
  }
  reply({true, text.empty() ? "The club has no members yet.\n" : text, facts});
}

void AdminService::invitations(const Json&, const Reply& reply) {
  std::string text;
  Json facts{{"invitations", Json::array()}};
  for (const InvitationInfo& invitation :
       usable_invitations(*club_.now(), current_time().unix_ms)) {
    facts["invitations"].push_back({{"role", role_name(invitation.role)},
                                    {"uses_left", invitation.uses_left},
                                    {"until_ms", invitation.until_ms}});
    text +=
        role_name(invitation.role) + '\t' +
        (invitation.uses_left == 0 ? "many uses" : std::to_string(invitation.uses_left) + " left") +
        "\tuntil " + utc_text(invitation.until_ms) + '\n';
  }
  reply({true, text.empty() ? "No invitation is open.\n" : text, facts});
}

/// The newest first.
void AdminService::list_lines(const std::deque<AuditLine>& lines, const char* name,
                              const std::string& none, const Reply& reply) {
  std::string text;
  Json facts{{name, Json::array()}};
  for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
    facts[name].push_back({{"at_ms", line->at_ms},
                           {"who", line->who},
                           {"what", line->what},
                           {"whom", line->whom},
                           {"text", line->text}});
    text += utc_text(line->at_ms);
    for (const std::string* part : {&line->who, &line->what, &line->whom, &line->text}) {
      if (!part->empty()) text += '\t' + *part;
    }
    text += '\n';
  }
  reply({true, text.empty() ? none : text, facts});
}

void AdminService::audit_log(const Json&, const Reply& reply) {
  list_lines(club_.now()->audit, "lines", "No host has done anything yet.\n", reply);
}

void AdminService::reports(const Json&, const Reply& reply) {
  list_lines(club_.now()->reports, "reports", "Nobody was reported.\n", reply);
}

void AdminService::invite(const Json& request, const Reply& reply) {
  const std::string secret = random_token();
  const auto days = as_whole_number(member(request, "days"), "days");
  const InvitationInfo info{role_in(request),
                            static_cast<int>(as_whole_number(member(request, "uses"), "uses")),
                            current_time().unix_ms + days * kDayMs};
  carry_out(MakeInvitation{token_hash(secret), info},
            "Send this, behind the address of your server:\n  /#invitation=" + secret + '\n', reply,
            {{"invitation", secret}, {"until_ms", info.until_ms}});
}

void AdminService::list_tables(const Json&, const Reply& reply) {
  std::string text;
  Json facts{{"tables", Json::array()}};
  for (const TableSummary& table : hall_.tables()) {
    Json seats = Json::object();
    for (const Seat seat : table.seating.table()) {
      seats[std::string(to_text(seat))] = table.seats[seat];
    }
    facts["tables"].push_back({{"code", table.code},
                               {"stage", std::string(name_of(table.stage))},
                               {"listed", table.listed},
                               {"seats", seats},
                               {"spectators", table.spectators}});
    text +=
        table.code + '\t' + std::string(name_of(table.stage)) + (table.listed ? "" : "\tprivate");
    for (const Seat seat : table.seating.table()) {
      const std::string& name = table.seats[seat];
      text += '\t' + std::string(to_text(seat)) + ' ' + (name.empty() ? "-" : name);
    }
    text += '\t' + std::to_string(table.spectators) + " watch\n";
  }
  reply({true, text.empty() ? "No table is open.\n" : text, facts});
}

void AdminService::close_table(const Json& request, const Reply& reply) {
  const std::string& code = as_text(member(request, "code"), "code");
  const auto told_other = [this, reply, code] {
    others_.close_table(code);
    reply({true, "The server that keeps table " + code + " was told to close it.\n"});
  };
  const bool closing = tables_.close(code, [reply, code, told_other](auto closed) {
    using Closing = TableActor::Closing;
    if (closed == Closing::Elsewhere) return told_other();  // it went there meanwhile
    if (closed == Closing::WithRound) {
      return reply({true, "Table " + code +
                              " has ended its match. It belongs to an evening, and is " +
                              "put away when its round is over.\n"});
    }
    reply({true, "Table " + code + " is closed.\n"});
  });
  const auto open = closing ? std::vector<TableSummary>() : hall_.tables();
  if (std::any_of(open.begin(), open.end(),
                  [&](const auto& table) { return table.code == code; })) {
    return told_other();
  }
  if (!closing) {
    throw std::runtime_error("There is no table " + code + "; `avinas admin tables` lists them.");
  }
}

void AdminService::with_person(const Json& request, const Reply& reply,
                               std::function<void(const Person&)> work) {
  const std::string& name = as_text(member(request, "name"), "name");
  club_.find(name, [this, name, reply, work = std::move(work)](std::vector<Person> people) {
    for (Person& here : hall_.people_named(name)) {
      const bool known = std::any_of(people.begin(), people.end(), [&](const Person& person) {
        return person.player == here.player;
      });
      if (!known) people.push_back(std::move(here));
    }
    if (people.size() == 1) return work(people.front());
    if (people.empty()) {
      return reply({false, in_english(Refusal{Reason::NobodyOfThatName, {{"name", name}}}) +
                               " `avinas admin members` lists the members."});
    }
    constexpr std::size_t kListed = 20;
    std::string text = "Several people have that name; say which one by the id:\n";
    for (const Person& person : people | std::views::take(kListed)) {
      text += "  " + person.player + '\t' + person.name +
              (hall_.is_here(person.player) ? "\tis here" : "") + '\t' +
              role_name(club_.standing(person.player).role) + '\n';
    }
    if (people.size() > kListed) {
      text += "  and " + std::to_string(people.size() - kListed) + " more\n";
    }
    reply({false, text});
  });
}

void AdminService::measure(const Json& request, const Reply& reply) {
  const Measure what = as_word<Measure>(member(request, "do"), "do");
  const int days = find_member(request, "days")
                       ? static_cast<int>(as_whole_number(member(request, "days"), "days"))
                       : 0;
  with_person(request, reply, [this, what, days, reply](const Person& person) {
    carry_out(TakeMeasure{person, what, days},
              person.name + ": " + std::string(name_of(what)) + " done.\n", reply);
  });
}

void AdminService::set_role(const Json& request, const Reply& reply) {
  const Role role = role_in(request);
  with_person(request, reply, [this, role, reply](const Person& person) {
    carry_out(GiveRole{person, role}, person.name + " is " + role_name(role) + " now.\n", reply);
  });
}

/// A new password, printed once: whoever forgot theirs gets in again and sets another.
void AdminService::reset_password(const Json& request, const Reply& reply) {
  with_person(request, reply, [this, reply](const Person& person) {
    constexpr std::size_t kLength = 12;
    const std::string password = random_code(kLength);
    club_.reset_password(
        person, password,
        replying(reply, "The password of " + person.name + " is now: " + password + '\n',
                 {{"player", person.player}, {"password", password}}));
  });
}

void AdminService::rename(const Json& request, const Reply& reply) {
  auto checked = check_name(as_text(member(request, "new_name"), "new_name"));
  if (const auto* why = std::get_if<Refusal>(&checked)) return reply({false, in_english(*why)});
  const PersonName name = std::get<PersonName>(checked);
  with_person(request, reply, [this, name, reply](const Person& person) {
    club_.rename(person, name,
                 replying(reply,
                          person.name + " is " + name.text +
                              " now; where they are connected, from the next time on.\n",
                          {{"player", person.player}, {"name", name.text}}));
  });
}

/// One JSON document, which is the answer in words as well.
void AdminService::export_data(const Json& request, const Reply& reply) {
  with_person(request, reply, [this, reply](const Person& person) {
    club_.about({person.player, person.name}, [this, reply](MyData data) {
      const PlayerId player = data.who.player;
      evenings_.those_of(player, [this, reply, data](std::vector<EveningLine> evenings) mutable {
        data.evenings = std::move(evenings);
        export_with_records(data, reply);
      });
    });
  });
}

void AdminService::export_with_records(const MyData& data, const Reply& reply) {
  Json document = Json::parse(encode(data));
  for (const char* of_the_wire : {"type", "reply_to"}) document.erase(of_the_wire);
  const auto add = [reply, document](std::optional<std::vector<std::string>> records) mutable {
    if (!records) return reply({false, in_english({Reason::ArchiveUnreadable})});
    document["matches"] = Json::array();
    for (const std::string& record : *records) {
      document["matches"].push_back(Json::parse(record, nullptr, false));
    }
    reply({true, document.dump(2) + '\n', {{"data", document}}});
  };
  if (!archive_.records_of({}, data.who.player, add)) reply({false, in_english({Reason::Busy})});
}

void AdminService::forget(const Json& request, const Reply& reply) {
  with_person(request, reply, [this, reply](const Person& person) {
    club_.forget(person,
                 replying(reply,
                          person.name + " is forgotten; their matches are kept under \"Somebody\". "
                                        "Backups made before still name them.\n",
                          {{"player", person.player}}));
  });
}

}  // namespace avinas::server
