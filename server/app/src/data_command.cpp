// SPDX-License-Identifier: MIT
#include "data_command.hpp"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <fstream>
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

/// In place of a file's name: standard output or input, so that a backup need not be a file beside
/// the server.
constexpr const char* kStandardStream = "-";

/// A file in the data folder that is gone with this.
class PassingFile {
 public:
  explicit PassingFile(const std::string& data)
      : path_(std::filesystem::path(data) / ("passing-" + std::to_string(getpid()) + ".db")) {}
  ~PassingFile() {
    std::error_code ignored;
    std::filesystem::remove(path_, ignored);
  }
  PassingFile(const PassingFile&) = delete;
  PassingFile& operator=(const PassingFile&) = delete;
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

int back_up_to_output(const std::string& data) {
  const PassingFile file(data);
  server::backup(data, file.path());
  std::cout << std::ifstream(file.path(), std::ios::binary).rdbuf() << std::flush;
  if (!std::cout) {
    throw server::UnusableData("The backup was not written whole; is there room where it goes?");
  }
  return 0;
}

void restore_from_input(const std::string& data) {
  std::error_code error;
  std::filesystem::create_directories(data, error);
  const PassingFile file(data);
  std::ofstream out(file.path(), std::ios::binary);
  out << std::cin.rdbuf() << std::flush;
  if (!out) {
    throw server::UnusableData("Nothing was read, or " + data +
                               " cannot be written; pass a backup: avinas restore - < FILE.");
  }
  server::restore(file.path(), data);
}

}  // namespace

int back_up(const std::string& data, const std::string& file) {
  if (file == kStandardStream) return back_up_to_output(data);
  server::backup(data, file);
  std::cout << "The data was copied to " << file << ".\n";
  return 0;
}

void add_data_commands(CLI::App& app, CLI::App& record, int& status) {
  auto flags = std::make_shared<DataFlags>();

  auto* backup = app.add_subcommand("backup", "Copy a server's data, also while it runs");
  backup->add_option("FILE", flags->file, "The backup to write; -: to standard output")->required();
  add_data_option(*backup, *flags);
  backup->callback(
      [flags, &status] { status = guarded([&] { return back_up(flags->data, flags->file); }); });

  auto* restore = app.add_subcommand("restore", "Put a backup into an empty data folder");
  restore->add_option("FILE", flags->file, "The backup to read; -: from standard input")
      ->required();
  add_data_option(*restore, *flags);
  restore->callback([flags, &status] {
    status = guarded([&] {
      if (flags->file == kStandardStream) {
        restore_from_input(flags->data);
      } else {
        server::restore(flags->file, flags->data);
      }
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
