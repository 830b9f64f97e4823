// SPDX-License-Identifier: MIT
// Declares the subcommands of `avinas` and runs the chosen one.
#include "server/cli/program.hpp"

#include <sys/stat.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "server/cli/admin_command.hpp"
#include "server/cli/cluster_command.hpp"
#include "server/cli/data_command.hpp"
#include "server/cli/doctor_command.hpp"
#include "server/cli/health_command.hpp"
#include "server/cli/record_command.hpp"
#include "server/cli/serve_command.hpp"
#include "server/cli/settings.hpp"

namespace avinas::cli {
namespace {

constexpr ::mode_t kOwnerOnly = 0077;

void add_record_commands(CLI::App& app, int& status) {
  auto* record = app.add_subcommand("record", "Check, adjudicate and export match records");
  add_data_commands(app, *record, status);
  record->require_subcommand(1);
  struct Command {
    const char* name;
    const char* help;
    int (*run)(const std::vector<std::string>&);
  };
  for (const Command& command :
       {Command{"verify", "Replay records and compare what they say with the rules",
                verify_records},
        Command{"adjudicate", "Print records with results as the rules find them",
                adjudicate_records}}) {
    auto* sub = record->add_subcommand(command.name, command.help);
    auto files = std::make_shared<std::vector<std::string>>();
    sub->add_option("FILE", *files, "Record files; - is standard input")->required();
    sub->callback([files, run = command.run, &status] { status = run(*files); });
  }
  auto* analyse = record->add_subcommand(
      "analyse", "Print what each decision cost, all cards open, as JSON (docs/match-record.md)");
  auto files = std::make_shared<std::vector<std::string>>();
  auto imagined = std::make_shared<bool>(false);
  analyse->add_option("FILE", *files, "Record files; - is standard input")->required();
  analyse->add_flag("--imagined", *imagined,
                    "Also how each decision looked to the one who took it: slower");
  analyse->callback([files, imagined, &status] { status = analyse_records(*files, *imagined); });
}

/// The first argument, or the second to a command that has commands, is none: what there is
/// instead.
std::optional<std::string> refuse_unknown_command(const CLI::App& app, int argc, char** argv) {
  if (argc < 2 || argv[1][0] == '-' || app.get_subcommands({}).empty()) return std::nullopt;
  std::string all;
  for (const CLI::App* command : app.get_subcommands({})) {
    if (command->get_name() == argv[1]) return refuse_unknown_command(*command, argc - 1, argv + 1);
    all += (all.empty() ? "" : ", ") + command->get_name();
  }
  return "There is no command \"" + std::string(argv[1]) + "\"; there are " + all + ".";
}

}  // namespace

int run(int argc, char** argv) {
  ::umask(kOwnerOnly);  // what is written here is nobody else's to read
  CLI::App app("Avinas: the card game for two pairs, its server and its records", "avinas");
  app.require_subcommand(1);
  app.set_version_flag("--version", "avinas " AVINAS_VERSION " (" AVINAS_COMMIT ")");
  int status = 0;
  add_serve_command(app, status);
  add_record_commands(app, status);
  add_admin_commands(app, status);
  add_cluster_commands(app, status);
  add_health_command(app, status);
  add_doctor_command(app, status);
  const auto refuse = [](const std::string& sentence) {
    std::cerr << "avinas: " << sentence << "\nSee `avinas --help`.\n";
    return 2;
  };
  SettingsFile file;
  try {
    if (auto none = refuse_unknown_command(app, argc, argv)) return refuse(*none);
    file = take_settings_file(app, argc, argv);
    refuse_unknown_variables(app);
    std::vector<std::string> arguments = with_variables(app, argc, argv, file);
    std::reverse(arguments.begin(), arguments.end());  // CLI11 takes them from the back
    app.parse(arguments);
  } catch (const CLI::CallForHelp& help) {
    return app.exit(help);
  } catch (const CLI::CallForAllHelp& help) {
    return app.exit(help);
  } catch (const CLI::CallForVersion& version) {
    return app.exit(version);
  } catch (const CLI::ArgumentMismatch& wrong) {
    const std::string why = wrong.what();
    const bool twice = why.find("At Most 1 required") != std::string::npos;
    return refuse(twice ? why.substr(0, why.find(':')) + " is given more than once; give it once."
                        : with_source(app, file, why));
  } catch (const CLI::ParseError& wrong) {
    return refuse(with_source(app, file, wrong.what()));
  }
  return status;
}

}  // namespace avinas::cli
