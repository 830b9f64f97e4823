// SPDX-License-Identifier: MIT
#include "cli/admin_command.hpp"

#include <CLI/CLI.hpp>
#include <future>
#include <iostream>

#include "club/club.hpp"
#include "club/password.hpp"
#include "ops/chance.hpp"
#include "ops/time_source.hpp"
#include "protocol/names.hpp"
#include "store/sqlite_store.hpp"

namespace avinas::cli {
namespace {

using protocol::Json;
using server::Club;

/// By whom the book says it was done.
constexpr const char* kOperator = "the operator";

struct AdminFlags {
  std::string data;
  std::string name;
  std::string role = "member";
  int uses = 1;
  int days = 7;
};

/// The club in a data folder, which no server may be serving.
class ClubInFolder {
 public:
  explicit ClubInFolder(const std::string& folder) : store_(folder), club_(store_) {
    for (const auto& stored : store_.load_tables()) {
      if (!stored.code.empty()) {
        ++tables_;
        continue;
      }
      for (const std::string& entry : stored.entries) club_.replay(entry);
    }
  }

  Club& club() { return club_; }
  std::size_t tables() const { return tables_; }

  /// Makes the event durable before it returns.
  void happen(Json event) {
    event["by"] = kOperator;
    std::promise<void> done;
    club_.administer(std::move(event), server::current_time().unix_ms, [&] { done.set_value(); });
    done.get_future().wait();
  }

  /// The member or banned player of that name; a sentence if there is none.
  protocol::Member find(const std::string& name) const {
    for (const protocol::Member& member : club_.members()) {
      if (member.name == name || member.player == name) return member;
    }
    throw std::runtime_error("Nobody in the club is called " + name +
                             "; `avinas admin members` lists them.");
  }

 private:
  server::SqliteStore store_;
  Club club_;
  std::size_t tables_ = 0;
};

void list_members(const AdminFlags& flags) {
  ClubInFolder folder(flags.data);
  for (const protocol::Member& member : folder.club().members()) {
    std::cout << member.name << '\t' << protocol::name_of(member.role)
              << (member.banned ? "\tbanned" : "") << '\t' << member.player << '\n';
  }
  std::cout << folder.tables() << " tables are open.\n";
}

void invite(const AdminFlags& flags) {
  ClubInFolder folder(flags.data);
  constexpr std::int64_t kDayMs = 86'400'000;
  const std::string secret = server::random_token();
  folder.happen({{"type", "invited"},
                 {"hash", server::token_hash(secret)},
                 {"role", flags.role},
                 {"uses", flags.uses},
                 {"until", server::current_time().unix_ms + flags.days * kDayMs}});
  std::cout << "Send this, behind the address of your server:\n  /#invitation=" << secret << '\n';
}

void measure(const AdminFlags& flags, const char* type) {
  ClubInFolder folder(flags.data);
  const auto member = folder.find(flags.name);
  folder.happen({{"type", type}, {"player", member.player}, {"name", member.name}});
  std::cout << member.name << ": " << type << " done.\n";
}

void set_role(const AdminFlags& flags) {
  ClubInFolder folder(flags.data);
  const auto member = folder.find(flags.name);
  folder.happen(
      {{"type", "role"}, {"player", member.player}, {"name", member.name}, {"role", flags.role}});
  std::cout << member.name << " is " << flags.role << " now.\n";
}

/// A new password, printed once: whoever forgot his gets in again and sets his own.
void reset_password(const AdminFlags& flags) {
  ClubInFolder folder(flags.data);
  const auto member = folder.find(flags.name);
  constexpr std::size_t kLength = 12;
  const std::string password = server::random_code(kLength);
  folder.happen({{"type", "password"},
                 {"player", member.player},
                 {"name", member.name},
                 {"hash", server::hash_password(password)}});
  std::cout << "The password of " << member.name << " is now: " << password << '\n';
}

}  // namespace

void add_admin_commands(CLI::App& app, int& status) {
  auto* admin = app.add_subcommand("admin", "Do what a host does, on the data of a stopped server");
  admin->require_subcommand(1);
  auto flags = std::make_shared<AdminFlags>();
  const auto add = [&](const char* name, const char* help, std::function<void()> run) {
    auto* command = admin->add_subcommand(name, help);
    command->add_option("--data", flags->data, "Folder of the server's database")
        ->envname("AVINAS_DATA")
        ->required();
    command->callback([run = std::move(run), &status] {
      try {
        run();
      } catch (const std::runtime_error& wrong) {
        std::cerr << "avinas: " << wrong.what() << '\n';
        status = 1;
      }
    });
    return command;
  };
  const auto named = [&](CLI::App* command) {
    command->add_option("NAME", flags->name, "Name or id of the player")->required();
  };
  add("members", "List the members and those who are banned", [flags] { list_members(*flags); });
  auto* invitation = add("invite", "Make an invitation link", [flags] { invite(*flags); });
  invitation->add_option("--role", flags->role)->check(CLI::IsMember({"member", "host"}));
  invitation->add_option("--uses", flags->uses, "0: many")->check(CLI::Range(0, 1000));
  invitation->add_option("--days", flags->days)->check(CLI::Range(1, 365));
  named(add("ban", "Keep a player out", [flags] { measure(*flags, "ban"); }));
  named(add("unban", "Let a player in again", [flags] { measure(*flags, "unban"); }));
  named(add("mute", "Let a player play but not talk", [flags] { measure(*flags, "mute"); }));
  named(add("unmute", "Let a player talk again", [flags] { measure(*flags, "unmute"); }));
  named(add("reset-password", "Give a member a new password", [flags] { reset_password(*flags); }));
  auto* role = add("role", "Make a player member, host or owner", [flags] { set_role(*flags); });
  named(role);
  role->add_option("ROLE", flags->role)
      ->required()
      ->check(CLI::IsMember({"guest", "member", "host", "owner"}));
}

}  // namespace avinas::cli
