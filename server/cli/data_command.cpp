// SPDX-License-Identifier: MIT
// Runs `avinas backup`, `avinas restore`, `avinas ratings` and `avinas record export`.
#include "server/cli/data_command.hpp"

#include <SQLiteCpp/Database.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>

#include "server/archive/entry.hpp"
#include "server/archive/ratings.hpp"
#include "server/base/wrong_setting.hpp"
#include "server/cli/settings.hpp"
#include "server/cli/store_options.hpp"
#include "server/store/postgres/postgres_store.hpp"
#include "server/store/sqlite/backup.hpp"
#include "server/store/sqlite/inspection.hpp"
#include "server/store/sqlite/leftovers.hpp"
#include "server/store/sqlite/schema.hpp"

namespace avinas::cli {
namespace {

struct DataFlags {
  server::StoreConfig store;
  std::string file;
  std::string match;
};

void add_data_option(CLI::App& command, DataFlags& flags) {
  command.add_option("--data", flags.store.data, "Folder of the server's database")
      ->envname("AVINAS_DATA");
  add_cluster_options(command, flags.store);
}

void need_folder(const server::StoreConfig& store) {
  if (!store.cluster.empty()) {
    throw server::WrongSetting(
        "This club is kept by PostgreSQL (--cluster), which has tools of its own for that: pg_dump "
        "and pg_restore, or pg_basebackup. docs/cluster.md has the commands.");
  }
  if (store.data.empty()) {
    throw server::WrongSetting("Name the folder of the server's database with --data.");
  }
}

/// Runs the work; a failure is one sentence.
template <typename Work>
int guarded(Work work) {
  try {
    return work();
  } catch (const std::runtime_error& wrong) {
    return failed(wrong);
  }
}

std::size_t export_from_engine(const DataFlags& flags) {
  server::PostgresStore store({flags.store.cluster, flags.store.unreplicated});
  store.open_to_read();
  std::size_t count = 0;
  store.load_matches([&](const server::ArchivedMatch& match) {
    if (!flags.match.empty() && match.id != flags.match) return;
    std::cout << match.record << '\n';
    ++count;
  });
  return count;
}

int export_records(const DataFlags& flags) {
  std::signal(SIGPIPE, SIG_IGN);
  if (flags.store.cluster.empty()) need_folder(flags.store);
  const std::size_t count =
      flags.store.cluster.empty()
          ? server::export_records(
                flags.store.data, flags.match,
                [](const std::string&, const std::string& record) { std::cout << record << '\n'; })
          : export_from_engine(flags);
  need_written("The records");
  if (count == 0 && !flags.match.empty()) {
    std::cerr << "avinas: There is no archived match " << flags.match << ".\n";
    return 1;
  }
  return 0;
}

/// Prints everybody's rating by game, worked out from the archive alone.
int print_ratings(const DataFlags& flags) {
  if (flags.store.cluster.empty()) need_folder(flags.store);
  server::Ratings ratings;
  std::map<std::string, std::string> names;
  const auto add = [&](std::int64_t, const std::string& text) {
    const auto match = text.empty() ? std::nullopt : server::read_summary_of(text);
    if (!match) return;
    ratings.add(*match);
    for (const protocol::Person& person : match->seats.items) names[person.player] = person.name;
    for (const protocol::Leaver& leaver : match->left) names[leaver.who.player] = leaver.who.name;
  };
  if (flags.store.cluster.empty()) {
    server::export_summaries(flags.store.data, add);
  } else {
    server::PostgresStore store({flags.store.cluster, flags.store.unreplicated});
    store.open_to_read();
    store.summaries_since(0, add);
  }
  for (games::GameIndex game = 0; game < games::All::kNames.size(); ++game) {
    std::vector<std::pair<protocol::Rating, std::string>> lines;
    ratings.each(game, [&](const std::string& player, const protocol::Rating& rating) {
      lines.emplace_back(rating, names[player]);
    });
    std::ranges::stable_sort(lines, std::ranges::greater(),
                             [](const auto& line) { return line.first.value; });
    for (const auto& [rating, name] : lines) {
      std::cout << games::name_of(game) << ' ' << rating.value << " ±" << rating.doubt << ' '
                << name << '\n';
    }
  }
  need_written("The ratings");
  return 0;
}

/// A copy is as its original: what is damaged there is damaged in it.
void warn_of_damage(const std::filesystem::path& copy) {
  SQLite::Database database = server::open_to_read(copy, 0);
  const std::int64_t rows = server::damaged_rows(database);
  if (rows == 0) return;
  std::cerr << "avinas: " << rows << (rows == 1 ? " row is" : " rows are")
            << " damaged, in the data and in this copy; keep older backups. `avinas doctor` says "
               "more.\n";
}

/// In place of a file's name: standard output or input, so that a backup need not be a file beside
/// the server.
constexpr const char* kStandardStream = "-";

int back_up_to_output(const std::string& data) {
  const auto file = server::PassingName::file(data);
  server::backup_into(data, file);
  warn_of_damage(file.path());
  std::ifstream copy(file.path(), std::ios::binary);
  std::cout << copy.rdbuf();
  if (copy.bad()) throw server::UnusableData("The copy of the database cannot be read.");
  need_written("The backup");
  return 0;
}

void restore_from_input(const std::string& data) {
  std::error_code error;
  std::filesystem::create_directories(data, error);
  if (error) {
    throw server::WrongSetting("The folder " + data + " cannot be made: " + error.message() + ".");
  }
  const auto file = server::PassingName::file(data);
  std::ofstream out(file.path(), std::ios::binary);
  out << std::cin.rdbuf() << std::flush;
  if (!out || std::cin.bad()) {
    throw server::UnusableData("Nothing was read, or " + data +
                               " cannot be written; pass a backup: avinas restore - < FILE.");
  }
  try {
    server::restore(file.path(), data);
  } catch (const server::UnusableData&) {
    throw server::UnusableData(
        "Standard input was no backup of Avinas, or was cut short; nothing was restored.");
  }
}

/// Copies a server's data, also while it runs, and says so; the exit status. Throws
/// server::UnusableData.
int back_up(const server::StoreConfig& store, const std::string& file) {
  need_folder(store);
  std::signal(SIGPIPE, SIG_IGN);  // a reader that goes away is an error of writing
  server::delete_leftovers(store.data);
  if (file == kStandardStream) return back_up_to_output(store.data);
  server::backup(store.data, file);
  warn_of_damage(file);
  std::cout << "The data was copied to " << file << ".\n";
  return 0;
}

}  // namespace

void add_data_commands(CLI::App& app, CLI::App& record, int& status) {
  auto flags = std::make_shared<DataFlags>();

  auto* backup = app.add_subcommand("backup", "Copy a server's data, also while it runs");
  backup->add_option("FILE", flags->file, "The backup to write; -: to standard output")->required();
  add_data_option(*backup, *flags);
  backup->callback(
      [flags, &status] { status = guarded([&] { return back_up(flags->store, flags->file); }); });

  auto* restore = app.add_subcommand("restore", "Put a backup into an empty data folder");
  restore->add_option("FILE", flags->file, "The backup to read; -: from standard input")
      ->required();
  add_data_option(*restore, *flags);
  restore->callback([flags, &status] {
    status = guarded([&] {
      need_folder(flags->store);
      const std::string& folder = flags->store.data;
      if (flags->file == kStandardStream) {
        restore_from_input(folder);
      } else {
        server::restore(flags->file, folder);
      }
      std::cout << "The data is in " << folder << "; serve it with `avinas serve --data " << folder
                << "`.\n";
      return 0;
    });
  });

  auto* rated = app.add_subcommand(
      "ratings", "Work out all ratings from the archive, also while the server runs");
  add_data_option(*rated, *flags);
  rated->callback([flags, &status] { status = guarded([&] { return print_ratings(*flags); }); });

  auto* exported = record.add_subcommand("export", "Print archived match records, one a line");
  exported->add_option("MATCH", flags->match, "Id of one match; without it, all");
  add_data_option(*exported, *flags);
  exported->callback(
      [flags, &status] { status = guarded([&] { return export_records(*flags); }); });
}

}  // namespace avinas::cli
