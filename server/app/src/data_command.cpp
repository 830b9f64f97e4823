// SPDX-License-Identifier: MIT
#include "data_command.hpp"

#include <CLI/CLI.hpp>
#include <iostream>

#include "journal/backup.hpp"
#include "journal/schema.hpp"

namespace avinas::cli {
namespace {

struct DataFlags {
  std::string data;
  std::string file;
  std::string match;
};

void add_data_option(CLI::App& command, DataFlags& flags) {
  command.add_option("--data", flags.data, "Folder of the server's database")
      ->envname("AVINAS_DATA")
      ->required();
}

/// Runs the work; a failure is one sentence and status 1.
template <typename Work>
int guarded(Work work) {
  try {
    return work();
  } catch (const server::UnusableData& wrong) {
    std::cerr << "avinas: " << wrong.what() << '\n';
    return 1;
  }
}

int export_records(const DataFlags& flags) {
  const std::size_t count = server::export_records(
      flags.data, flags.match,
      [](const std::string&, const std::string& record) { std::cout << record << '\n'; });
  if (count == 0 && !flags.match.empty()) {
    std::cerr << "avinas: There is no archived match " << flags.match << ".\n";
    return 1;
  }
  return 0;
}

}  // namespace

int back_up(const std::string& data, const std::string& file) {
  server::backup(data, file);
  std::cout << "The data was copied to " << file << ".\n";
  return 0;
}

void add_data_commands(CLI::App& app, CLI::App& record, int& status) {
  auto flags = std::make_shared<DataFlags>();

  auto* backup = app.add_subcommand("backup", "Copy a server's data, also while it runs");
  backup->add_option("FILE", flags->file, "The backup to write")->required();
  add_data_option(*backup, *flags);
  backup->callback(
      [flags, &status] { status = guarded([&] { return back_up(flags->data, flags->file); }); });

  auto* restore = app.add_subcommand("restore", "Put a backup into an empty data folder");
  restore->add_option("FILE", flags->file, "The backup to read")->required();
  add_data_option(*restore, *flags);
  restore->callback([flags, &status] {
    status = guarded([&] {
      server::restore(flags->file, flags->data);
      std::cout << "The data is in " << flags->data << "; serve it with `avinas serve --data "
                << flags->data << "`.\n";
      return 0;
    });
  });

  auto* exported = record.add_subcommand("export", "Print archived match records, one a line");
  exported->add_option("MATCH", flags->match, "Id of one match; without it, all");
  add_data_option(*exported, *flags);
  exported->callback(
      [flags, &status] { status = guarded([&] { return export_records(*flags); }); });
}

}  // namespace avinas::cli
