// SPDX-License-Identifier: MIT
#include "app/program.hpp"

#include <CLI/CLI.hpp>
#include <iostream>

#include "admin_command.hpp"
#include "data_command.hpp"
#include "health_command.hpp"
#include "record_command.hpp"
#include "serve_command.hpp"

namespace avinas::cli {
namespace {

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
}

}  // namespace

int run(int argc, char** argv) {
  CLI::App app("Avinas: the card game for two pairs, its server and its records", "avinas");
  app.require_subcommand(1);
  app.set_version_flag("--version", "avinas " AVINAS_VERSION);
  int status = 0;
  add_serve_command(app, status);
  add_record_commands(app, status);
  add_admin_commands(app, status);
  add_health_command(app, status);
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp& help) {
    return app.exit(help);
  } catch (const CLI::CallForAllHelp& help) {
    return app.exit(help);
  } catch (const CLI::CallForVersion& version) {
    return app.exit(version);
  } catch (const CLI::ParseError& wrong) {
    std::cerr << "avinas: " << wrong.what() << "\nSee `avinas --help`.\n";
    return 2;
  }
  return status;
}

}  // namespace avinas::cli
