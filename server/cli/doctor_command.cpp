// SPDX-License-Identifier: MIT
// Runs `avinas doctor`: checks settings, folder, disk, ports, certificates and engine.
#include "server/cli/doctor_command.hpp"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <sys/resource.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <filesystem>
#include <iostream>

#include "server/admin/control_socket.hpp"
#include "server/app/client_folder.hpp"
#include "server/base/time.hpp"
#include "server/cli/health_command.hpp"
#include "server/cli/serve_command.hpp"
#include "server/cli/settings.hpp"
#include "server/cli/store_options.hpp"
#include "server/house/config.hpp"
#include "server/net/bind.hpp"
#include "server/net/link_stream.hpp"
#include "server/net/proxies.hpp"
#include "server/net/tls.hpp"
#include "server/store/postgres/postgres_store.hpp"
#include "server/store/sqlite/inspection.hpp"
#include "server/store/sqlite/leftovers.hpp"
#include "server/store/sqlite/schema.hpp"

namespace avinas::cli {
namespace {

namespace fs = std::filesystem;
using server::Config;

/// A sentence a finding; what is wrong counts.
class Report {
 public:
  void good(const std::string& sentence) { std::cout << "ok     " << sentence << '\n'; }
  void look(const std::string& sentence) { std::cout << "look   " << sentence << '\n'; }
  void wrong(const std::string& sentence) {
    std::cout << "WRONG  " << sentence << '\n';
    ++wrongs_;
  }
  int wrongs() const { return wrongs_; }

 private:
  int wrongs_ = 0;
};

void look_at_space(const fs::path& folder, Report& report) {
  constexpr std::uintmax_t kMiB = 1024 * 1024, kLittle = 500, kTooLittle = 20;
  std::error_code error;
  const std::uintmax_t free = fs::space(folder, error).available / kMiB;
  if (error) return;
  const std::string sentence = std::to_string(free) + " MiB are free for the data.";
  if (free < kTooLittle) return report.wrong(sentence + " All tables wait until there is more.");
  free < kLittle ? report.look(sentence + " That is little: a full disk makes all tables wait.")
                 : report.good(sentence);
}

void look_at_database(const fs::path& file, Report& report) {
  try {
    server::need_database(file);
    server::check_parts(file);
    SQLite::Database database = server::open_to_read(file, 2000);
    const int version = database.execAndGet("PRAGMA user_version").getInt();
    const std::string found = database.execAndGet("PRAGMA quick_check(1)").getString();
    if (found != "ok") {
      return report.wrong("The database " + file.string() + " is damaged (" + found +
                          "); put a backup into an empty folder with `avinas restore`.");
    }
    if (const std::int64_t rows = server::damaged_rows(database); rows > 0) {
      report.wrong(std::to_string(rows) + (rows == 1 ? " row" : " rows") + " of " + file.string() +
                   (rows == 1 ? " is" : " are") +
                   " damaged; a start names what it leaves out. Keep older backups.");
    } else {
      report.good("The database " + file.string() + " is whole, schema " + std::to_string(version) +
                  ".");
    }
    if (version < server::kSchemaVersion) {
      report.look("The next start changes it to schema " + std::to_string(server::kSchemaVersion) +
                  "; make a backup first with `avinas backup`.");
    }
  } catch (const server::UnusableData& unusable) {
    report.wrong(unusable.what());
  } catch (const SQLite::Exception& error) {
    report.wrong("The database " + file.string() + " cannot be read: " + server::reason_of(error));
  }
}

void look_at_rights(const fs::path& folder, Report& report) {
  for (const fs::path& path : {folder, folder / server::kDatabaseName}) {
    std::error_code error;
    const auto rights = fs::status(path, error).permissions();
    constexpr auto kOthers = fs::perms::group_all | fs::perms::others_all;
    if (!error && (rights & kOthers) != fs::perms::none) {
      report.look("Others than its owner may look at " + path.string() +
                  (path == folder ? "; close it to them: chmod 700 " + path.string()
                                  : "; the next start closes it to them."));
    }
  }
}

void look_at_engine(const server::StoreConfig& store, Report& report) {
  try {
    for (const std::string& sentence :
         server::examine_engine({store.cluster, store.unreplicated})) {
      report.good(sentence);
    }
  } catch (const server::UnusableData& unusable) {
    report.wrong(unusable.what());
  }
}

/// A folder that is not there: whether the first start can make it.
void look_at_place(const fs::path& folder, Report& report) {
  std::error_code error;
  fs::path above = fs::absolute(folder, error).lexically_normal();
  while (above.has_relative_path() && !fs::exists(above, error)) above = above.parent_path();
  if (!fs::is_directory(above, error)) {
    return report.wrong(above.string() + " is not a folder, so that " + folder.string() +
                        " cannot be made; name another with --data.");
  }
  if (::access(above.c_str(), W_OK | X_OK) != 0) {
    return report.wrong(folder.string() + " cannot be made: user " + std::to_string(::geteuid()) +
                        " may not write in " + above.string() + ".");
  }
  report.look("There is no folder " + folder.string() + " yet; the first start makes it.");
  look_at_space(above, report);
}

void look_at_data(const std::string& folder, Report& report) {
  if (folder.empty()) {
    return report.look(
        "No folder is named with --data: games would be kept in memory and end "
        "with the server.");
  }
  std::error_code error;
  const auto status = fs::status(folder, error);
  if (status.type() == fs::file_type::not_found) return look_at_place(folder, report);
  if (status.type() != fs::file_type::directory) {
    return report.wrong(folder + (error ? " cannot be looked at: " + error.message() + "."
                                        : " is not a folder; name another with --data."));
  }
  if (::access(folder.c_str(), R_OK | W_OK | X_OK) != 0) {
    return report.wrong(folder + " is not writable for user " + std::to_string(::geteuid()) +
                        "; give it that folder: chown -R " + std::to_string(::geteuid()) + " " +
                        folder);
  }
  const fs::path database = fs::path(folder) / server::kDatabaseName;
  try {
    server::check_before_opening(database);
  } catch (const server::UnusableData& unusable) {
    return report.wrong(unusable.what());
  }
  if (fs::exists(database, error)) {
    look_at_database(database, report);
    look_at_rights(folder, report);
  } else {
    report.look("There is no database in " + folder + " yet; the first start makes it.");
  }
  for (const fs::path& left : server::leftovers_in(folder)) {
    report.look(left.string() +
                " was left by a command that was ended; the next start or backup deletes it.");
  }
  look_at_space(folder, report);
}

void tell_of_end(const server::TlsCertificate& certificate, Report& report) {
  const auto left = certificate.left(server::current_time().unix_ms);
  if (left.over) return report.wrong(left.sentence);
  left.soon ? report.look(left.sentence) : report.good(left.sentence);
}

void look_at_certificate(const Config& config, Report& report) {
  if (config.tls_cert.empty()) {
    return report.look(
        "No certificate is named: the server speaks plain HTTP. Beyond one's own "
        "network it needs --tls-cert and --tls-key, or a proxy before it.");
  }
  try {
    tell_of_end(server::TlsCertificate({config.tls_cert, config.tls_key}), report);
  } catch (const std::runtime_error& wrong) {
    report.wrong(wrong.what());
  }
}

/// A server can listen there, or ours does.
void look_at_port(const Config& config, Report& report) {
  const auto running = config.store.data.empty()
                           ? std::nullopt
                           : server::ask_running_server(config.store.data, {{"do", "tables"}});
  if (running && running->done) {
    if (health_of(config).state == Health::State::NotReady) {
      return report.wrong(
          "The server that runs on this data cannot save at the moment; its log says why.");
    }
    return report.good("A server is running on this data.");
  }
  if (running) return report.look(running->text);
  const std::string where =
      config.socket.empty() ? "port " + std::to_string(config.port) : config.socket;
  const Health health = health_of(config);
  if (health.state != Health::State::None) {
    return report.look("A server of Avinas answers on " + where +
                       " already, with other data than these or by another user.");
  }
  if (!config.socket.empty() || config.port == 0) return;  // made by the start, whichever is free
  boost::asio::io_context context(1);
  try {
    server::bind_to(context, config.address, config.port, "--port");
    report.good("Port " + std::to_string(config.port) + " is free.");
  } catch (const std::runtime_error& wrong) {
    report.wrong(wrong.what());
  }
}

/// Settings that say who may come, from where, and how several servers meet: as a start reads them.
void look_at_network(const Config& config, Report& report) {
  const auto holds = [&](const auto& read) {
    try {
      read();
    } catch (const std::runtime_error& wrong) {
      report.wrong(wrong.what());
    }
  };
  holds([&] { server::AddressSet(config.trusted_proxies, "--trusted-proxy"); });
  holds([&] { server::AddressSet(config.metrics_from, "--metrics-from"); });
  if (!config.store.link.empty()) {
    holds([&] { server::LinkAddress::read(config.store.link); });
    holds([&] {
      tell_of_end(
          server::TlsCertificate({config.link_cert, config.link_key, config.link_ca, "--link"}),
          report);
    });
  }
  if (!config.store.node.empty() && config.store.cluster.empty()) {
    report.wrong("--node needs --cluster, which names the servers' PostgreSQL.");
  }
}

void look_at_client(const Config& config, Report& report) {
  const fs::path folder = server::client_folder(config);
  std::error_code error;
  if (fs::exists(folder / "index.html", error)) {
    return report.good("The browser client is in " + fs::weakly_canonical(folder).string() + ".");
  }
  report.wrong("There is no browser client in " + folder.string() +
               "; name its folder with --client.");
}

void look_at_limits(Report& report) {
  ::rlimit files{};
  constexpr rlim_t kFew = 4096;
  if (::getrlimit(RLIMIT_NOFILE, &files) != 0) return;
  const std::string sentence =
      "The process may open " + std::to_string(files.rlim_max) + " files and sockets.";
  files.rlim_max < kFew ? report.look(sentence + " For a large evening raise that: ulimit -n")
                        : report.good(sentence);
}

int examine(Config config) {
  Report report;
  if (config.store.data.empty() && config.store.cluster.empty() &&
      ::access(kInstalledSettings, R_OK) == 0) {
    config.store.data = kInstalledData;  // the unit of the service says so
    report.look(std::string("The installed service is examined: settings ") + kInstalledSettings +
                ", data " + kInstalledData + ". Name others with --config and --data.");
  }
  if (config.store.cluster.empty()) {
    look_at_data(config.store.data, report);
  } else {
    look_at_engine(config.store, report);
  }
  look_at_certificate(config, report);
  look_at_network(config, report);
  look_at_port(config, report);
  look_at_client(config, report);
  look_at_limits(report);
  if (report.wrongs() == 0) {
    std::cout << "Nothing here keeps a server from running.\n";
  } else {
    std::cout << report.wrongs() << (report.wrongs() == 1 ? " thing is" : " things are")
              << " wrong.\n";
  }
  need_written("The report");
  return report.wrongs() == 0 ? 0 : 1;
}

}  // namespace

void add_doctor_command(CLI::App& app, int& status) {
  auto config = std::make_shared<Config>();
  auto* doctor = app.add_subcommand("doctor", "Say what is wrong with this installation");
  add_serve_options(doctor, config.get());
  doctor->callback([config, &status] {
    try {
      status = examine(*config);
    } catch (const std::runtime_error& wrong) {
      status = failed(wrong);
    }
  });
}

}  // namespace avinas::cli
