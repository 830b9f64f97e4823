// SPDX-License-Identifier: MIT
// Runs a PostgreSQL for tests.
#include "tests/support/postgres_engine.hpp"

#include <pwd.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <stdexcept>
#include <thread>

namespace avinas::testing {
namespace {

std::string output_of(const std::string& command) {
  std::string output;
  std::FILE* pipe = ::popen((command + " 2>&1").c_str(), "r");
  std::array<char, 512> block{};
  for (std::size_t size; (size = std::fread(block.data(), 1, block.size(), pipe)) > 0;) {
    output.append(block.data(), size);
  }
  if (::pclose(pipe) != 0) throw std::runtime_error(command + ": " + output);
  return output;
}

constexpr int kTries = 200;
constexpr std::chrono::milliseconds kBetweenTries{20};

/// Debian keeps the engine's own programs beside no other.
const std::string& programs() {
  static const std::string folder = [] {
    std::string path = output_of("pg_config --bindir");
    while (!path.empty() && path.back() == '\n') path.pop_back();
    return path;
  }();
  return folder;
}

/// The prefix that runs a command as the engine's user, if we are root.
std::vector<std::string> as_its_user() {
  if (::geteuid() != 0) return {};
  return {"/usr/bin/setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"};
}

/// How a command line of one of its programs begins.
std::string of_its_user() {
  std::string command;
  for (const std::string& word : as_its_user()) command += word + " ";
  return command + programs();
}

}  // namespace

PostgresEngine::PostgresEngine(std::vector<std::string> settings) : settings_(std::move(settings)) {
  give_to_its_user(folder_.path());
  output_of(of_its_user() + "/initdb -D " + folder_.path().string() +
            "/data -U avinas --auth=trust -E UTF8 --locale=C.UTF-8 --no-sync");
  start();
}

PostgresEngine::PostgresEngine(const PostgresEngine& primary) {
  give_to_its_user(folder_.path());
  output_of(of_its_user() + "/pg_basebackup -R -c fast -h " + primary.folder_.path().string() +
            " -U avinas -D " + folder_.path().string() + "/data");
  start();
}

void PostgresEngine::give_to_its_user(const std::filesystem::path& file) const {
  const ::passwd* user = ::geteuid() == 0 ? ::getpwnam("postgres") : nullptr;
  if (user && ::chown(file.c_str(), user->pw_uid, user->pw_gid) != 0) {
    throw std::runtime_error(file.string() + " cannot be given to the engine's user.");
  }
}

PostgresEngine::~PostgresEngine() {
  if (process_ && !process_->ended()) end(SIGQUIT);  // at once: the folder goes
}

PostgresEngine& PostgresEngine::shared() {
  static PostgresEngine engine({"fsync=off"});
  return engine;
}

void PostgresEngine::start() {
  std::vector<std::string> command = as_its_user();
  for (const char* word : {"/postgres", "-D", "/data"}) command.emplace_back(word);
  command[command.size() - 3] = programs() + "/postgres";
  command.back() = folder_.path().string() + "/data";
  std::vector<std::string> settings{"listen_addresses=",
                                    "unix_socket_directories=" + folder_.path().string()};
  settings.insert(settings.end(), settings_.begin(), settings_.end());
  for (const std::string& setting : settings) {
    command.emplace_back("-c");
    command.push_back(setting);
  }
  // After a kill the next one is refused until the last one's sessions have noticed.
  for (int tries = 0;; ++tries) {
    try {
      process_ = std::make_unique<load::ChildProcess>(command, "ready to accept");
      return;
    } catch (const std::runtime_error& refused) {
      const bool waits = std::string(refused.what()).find("is still in use") != std::string::npos;
      if (!waits || tries == kTries) throw;
      std::this_thread::sleep_for(kBetweenTries);
    }
  }
}

void PostgresEngine::end(int signal) {
  process_->signal(signal);
  process_->wait();
}

void PostgresEngine::write_access(const std::string& lines) const {
  std::ofstream(folder_.path() / "data" / "pg_hba.conf") << lines;
}

std::string PostgresEngine::require_certificates(const Authority& authority, std::uint16_t port) {
  end(SIGINT);
  for (const char* name : {"node.pem", "node.key", "ca.pem"}) {
    const auto copy = folder_.path() / name;
    std::filesystem::copy_file(authority.file(name), copy);
    give_to_its_user(copy);
  }
  write_access("hostssl all all 127.0.0.1/32 cert\n");
  const std::string folder = folder_.path().string();
  for (const std::string& setting :
       {std::string("listen_addresses=127.0.0.1"), "port=" + std::to_string(port),
        std::string("ssl=on"), "ssl_cert_file=" + folder + "/node.pem",
        "ssl_key_file=" + folder + "/node.key", "ssl_ca_file=" + folder + "/ca.pem"}) {
    settings_.push_back(setting);
  }
  start();
  return "host=localhost hostaddr=127.0.0.1 port=" + std::to_string(port) +
         " user=avinas dbname=postgres";
}

void PostgresEngine::let_in(const std::string& addresses) {
  change_access("local all all trust\nhost all all " + addresses + " trust\n");
}

void PostgresEngine::require_password() { change_access("local all all scram-sha-256\n"); }

void PostgresEngine::change_access(const std::string& lines) {
  write_access(lines);
  // It reads the file after it says so; a second one is heard only when it has.
  for (int times = 0; times < 2; ++times) {
    const std::size_t from = process_->read_output().size();
    process_->signal(SIGHUP);
    process_->wait_for("received SIGHUP", from);
  }
}

std::string PostgresEngine::connection_to(const std::string& database) const {
  return "host=" + folder_.path().string() + " user=avinas dbname=" + database;
}

std::string PostgresEngine::make_database() {
  const std::string name = "club" + std::to_string(++databases_);
  ask("postgres", "CREATE DATABASE " + name);
  return connection_to(name);
}

std::string PostgresEngine::ask(const std::string& database, const std::string& statements) const {
  return output_of("psql -XqAt -v ON_ERROR_STOP=1 -d '" + connection_to(database) + "' -c \"" +
                   statements + "\"");
}

}  // namespace avinas::testing
