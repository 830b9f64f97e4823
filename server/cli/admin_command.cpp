// SPDX-License-Identifier: MIT
// Runs `avinas admin`, against a running server or on the data of a stopped one.
#include "server/cli/admin_command.hpp"

#include <CLI/CLI.hpp>
#include <array>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <filesystem>
#include <future>
#include <iostream>
#include <thread>

#include "server/admin/admin_service.hpp"
#include "server/admin/control_socket.hpp"
#include "server/base/logging.hpp"
#include "server/base/wrong_setting.hpp"
#include "server/cli/settings.hpp"
#include "server/cli/store_options.hpp"
#include "server/house/choose_store.hpp"
#include "server/house/house.hpp"
#include "server/store/sqlite/schema.hpp"

namespace avinas::cli {
namespace {

using protocol::Json;
using server::AdminService;

struct AdminFlags {
  server::StoreConfig store;
  std::string name;
  std::string code;
  std::string role = "member";
  std::string new_name;
  int uses = 1;
  int days = 7;
  int days_out = 0;
  bool json = false;
};

using NameAndHelp = std::pair<const char*, const char*>;
constexpr std::array<NameAndHelp, 5> kLists{
    NameAndHelp{"members", "List the members and those who are banned"},
    {"invitations", "List the invitations that can be used"},
    {"audit-log", "List what hosts did, the newest first"},
    {"reports", "List what players reported, the newest first"},
    {"tables", "List the tables"}};
constexpr std::array<NameAndHelp, 7> kAboutPlayer{
    NameAndHelp{"unban", "Let a player in again"},
    {"remove", "Make a member a guest again, and end their connections"},
    {"mute", "Let a player play but not talk"},
    {"unmute", "Let a player talk again"},
    {"reset-password", "Give a member a new password"},
    {"export", "Print everything that is kept about a player, as JSON"},
    {"forget", "Take a player's name out of everything that is kept"}};

/// Does it on the data of a stopped server, as that server would.
AdminService::Answer ask_store(const server::StoreConfig& config, const Json& request) {
  const std::filesystem::path folder = config.data;
  if (config.cluster.empty() && !std::filesystem::exists(folder / server::kDatabaseName)) {
    throw server::WrongSetting("There is no database in " + config.data +
                               "; name the folder of a server's data with --data.");
  }
  server::log_to_errors();  // the answer alone is printed
  const auto store = server::choose_store(config);
  boost::asio::io_context context(1);
  server::House house({&context}, context, *store, {});
  house.recover(avinas::server::current_time());
  AdminService service(house.club, house.hall, house.archive, house.tables, house.evenings, {});
  auto guard = boost::asio::make_work_guard(context);
  std::jthread thread([&context] { context.run(); });
  std::promise<AdminService::Answer> answered;
  service.handle(request, [&](const AdminService::Answer& answer) { answered.set_value(answer); });
  AdminService::Answer answer = answered.get_future().get();
  context.stop();
  thread.join();
  house.archive.end();
  store->close();
  house.tables.clear();
  return answer;
}

/// Says what came of it; the exit status.
int ask(const AdminFlags& flags, Json request) {
  const bool may_run = !flags.store.data.empty();
  const auto running =
      may_run ? server::ask_running_server(flags.store.data, request) : std::nullopt;
  const AdminService::Answer answer = running ? *running : ask_store(flags.store, request);
  if (!answer.done && !flags.json) throw std::runtime_error(answer.text);
  if (flags.json) {
    Json all = answer.facts;
    all["done"] = answer.done;
    all["text"] = answer.text;
    std::cout << all.dump() << '\n';
  } else {
    std::cout << answer.text;
  }
  need_written(answer.done ? "It was done, but the answer" : "The answer");
  return answer.done ? 0 : 1;
}

}  // namespace

void add_admin_commands(CLI::App& app, int& status) {
  auto* admin = app.add_subcommand(
      "admin", "Do what a host does, on a running server or on a stopped one's data");
  admin->require_subcommand(1);
  auto flags = std::make_shared<AdminFlags>();
  const auto add = [&](const char* name, const char* help, std::function<int()> run) {
    auto* command = admin->add_subcommand(name, help);
    command->add_option("--data", flags->store.data, "Folder of the server's data")
        ->envname("AVINAS_DATA");
    add_cluster_options(*command, flags->store);
    command->add_flag("--json", flags->json, "Answer as one JSON object, for programs");
    command->callback([run = std::move(run), flags, &status] {
      try {
        if (flags->store.data.empty() && flags->store.cluster.empty()) {
          throw server::WrongSetting("Name the folder of the server's data with --data.");
        }
        status = run();
      } catch (const std::runtime_error& wrong) {
        status = failed(wrong);
      }
    });
    return command;
  };
  /// A command about one player.
  const auto add_named = [&](const char* name, const char* help) {
    auto* command = add(name, help, [flags, name] {
      return ask(*flags, {{"do", name}, {"name", flags->name}, {"days", flags->days_out}});
    });
    command->add_option("NAME", flags->name, "Name or id of the player")->required();
    return command;
  };
  const auto add_list = [&](const char* name, const char* help) {
    add(name, help, [flags, name] { return ask(*flags, {{"do", name}}); });
  };
  for (const auto& [name, help] : kLists) add_list(name, help);
  auto* invitation = add("invite", "Make an invitation link", [flags] {
    return ask(
        *flags,
        {{"do", "invite"}, {"role", flags->role}, {"uses", flags->uses}, {"days", flags->days}});
  });
  invitation->add_option("--role", flags->role)->check(CLI::IsMember({"member", "host", "bot"}));
  invitation->add_option("--uses", flags->uses, "0: many")->check(CLI::Range(0, 1000));
  invitation->add_option("--days", flags->days)->check(CLI::Range(1, 365));
  add_named("ban", "Keep a player out")
      ->add_option("--days", flags->days_out, "For so many days; 0: until it is taken back")
      ->check(CLI::Range(0, protocol::kLongestBan));
  for (const auto& [name, help] : kAboutPlayer) add_named(name, help);
  auto* rename = add("rename", "Give a player another name", [flags] {
    return ask(*flags, {{"do", "rename"}, {"name", flags->name}, {"new_name", flags->new_name}});
  });
  rename->add_option("NAME", flags->name, "Name or id of the player")->required();
  rename->add_option("NEW", flags->new_name, "Their name from now on")->required();
  auto* role = add("role", "Make a player member, host or owner", [flags] {
    return ask(*flags, {{"do", "role"}, {"name", flags->name}, {"role", flags->role}});
  });
  role->add_option("NAME", flags->name, "Name or id of the player")->required();
  role->add_option("ROLE", flags->role)
      ->required()
      ->check(CLI::IsMember({"guest", "member", "host", "owner"}));
  auto* close = add("close-table", "Close a table; a match in play is given up", [flags] {
    return ask(*flags, {{"do", "close-table"}, {"code", flags->code}});
  });
  close->add_option("CODE", flags->code, "The table's code")->required();
}

}  // namespace avinas::cli
