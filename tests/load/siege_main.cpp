// SPDX-License-Identifier: MIT
// Players at their tables while others attack, or while an audience does not read: their latency
// without and with, in one run. docs/benchmarks.md says how to read it.
#include <sched.h>
#include <sys/resource.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <atomic>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <csignal>
#include <filesystem>
#include <memory>
#include <thread>

#include "tests/load/child_process.hpp"
#include "tests/load/measure.hpp"
#include "tests/load/raider.hpp"
#include "tests/load/stage.hpp"

namespace {

namespace asio = boost::asio;
namespace fs = std::filesystem;
using namespace avinas::load;
using Clock = std::chrono::steady_clock;

struct SiegeSettings {
  std::string server;
  int tables = 40;
  int seconds = 60;
  int raiders = 3'000;
  int stalled = 0;
  int think_ms = 200;
  double most_ratio = 0;
  long most_mib = 256;
};

struct SiegeLatency {
  std::uint32_t p50 = 0, p99 = 0;
  std::size_t moves = 0;
  long resident_kib = 0;
};

/// Raiders share this many addresses of loopback, so that each stays below an address's limit.
constexpr unsigned kAddresses = 30;

SiegeLatency measure(asio::io_context& context, Measurements& run, const ChildProcess& server,
                     int seconds) {
  run.latencies_us.clear();
  run.measuring = true;
  context.run_until(Clock::now() + std::chrono::seconds(seconds));
  run.measuring = false;
  return {percentile(run.latencies_us, 0.5), percentile(run.latencies_us, 0.99),
          run.latencies_us.size(), server.resident_kib()};
}

/// Runs the raiders on a thread of their own that yields to everybody else.
class Raiders {
 public:
  Raiders(int count, std::vector<Raid> raids, const asio::ip::tcp::endpoint& server)
      : raids_(std::move(raids)), guard_(asio::make_work_guard(context_)) {
    for (int i = 0; i < count; ++i) {
      const auto from = asio::ip::address_v4(0x7f000101u + static_cast<unsigned>(i) % kAddresses);
      raiders_.push_back(std::make_unique<Raider>(
          context_, raids_[static_cast<std::size_t>(i) % raids_.size()], from, server));
    }
    thread_ = std::jthread([this] {
      // Only what nobody else wants: on a real club's day the raiders have machines of their own.
      const ::sched_param none{};
      ::sched_setscheduler(0, SCHED_IDLE, &none);
      context_.run();
    });
    come();
  }
  ~Raiders() {
    asio::post(context_, [this] {
      for (const auto& raider : raiders_) raider->stop();
      guard_.reset();
    });
  }
  int times_thrown_out() const {
    int all = 0;
    for (const auto& raider : raiders_) all += raider->times_thrown_out();
    return all;
  }

 private:
  /// A hundred every tenth of a second: a crowd, but not one that a listen queue drops.
  void come() {
    asio::post(context_, [this] {
      for (int i = 0; i < 100 && come_ < raiders_.size(); ++i) raiders_[come_++]->connect();
      if (come_ == raiders_.size()) return;
      timer_.expires_after(std::chrono::milliseconds(100));
      timer_.async_wait([this](boost::system::error_code error) {
        if (!error) come();
      });
    });
  }

  std::vector<Raid> raids_;
  asio::io_context context_{1};
  asio::executor_work_guard<asio::io_context::executor_type> guard_;
  asio::steady_timer timer_{context_};
  std::vector<std::unique_ptr<Raider>> raiders_;
  std::size_t come_ = 0;
  std::jthread thread_;
};

/// One line of /metrics, as the server has it now.
std::string metric(const asio::ip::tcp::endpoint& server, const std::string& name) {
  asio::io_context context(1);
  asio::ip::tcp::socket socket(context);
  boost::system::error_code error;
  socket.connect(server, error);
  asio::write(socket,
              asio::buffer(std::string("GET /metrics HTTP/1.1\r\nHost: a\r\n"
                                       "Connection: close\r\n\r\n")),
              error);
  std::string all;
  asio::read(socket, asio::dynamic_buffer(all), error);
  const auto at = all.find("\n" + name + " ");
  return at == std::string::npos ? "?" : all.substr(at + 1, all.find('\n', at + 1) - at - 1);
}

long counted(const asio::ip::tcp::endpoint& server, const std::string& name) {
  const std::string line = metric(server, name);
  return std::atol(line.substr(line.rfind(' ') + 1).c_str());
}

void print(const char* name, const SiegeLatency& latency) {
  std::printf("%-22s %6zu moves   p50 %6u us   p99 %6u us   server %ld MiB\n", name, latency.moves,
              latency.p50, latency.p99, latency.resident_kib / 1024);
}

void add_options(CLI::App& app, SiegeSettings& settings) {
  app.add_option("--tables", settings.tables, "Tables of four")->check(CLI::Range(1, 90));
  app.add_option("--seconds", settings.seconds, "Time measured without, and again with")
      ->check(CLI::Range(1, 120));
  app.add_option("--raiders", settings.raiders, "Hostile clients of all kinds")
      ->check(CLI::Range(0, 9'000));
  app.add_option("--stalled", settings.stalled, "Spectators of the first table who do not read")
      ->check(CLI::Range(0, 5'000));
  app.add_option("--think", settings.think_ms, "Milliseconds a player thinks")
      ->check(CLI::Range(1, 10'000));
  app.add_option("--most-mib", settings.most_mib, "Fails above this resident memory");
  app.add_option("--most", settings.most_ratio,
                 "Fail if p99 with is more than so many times without");
}

std::vector<std::string> server_command(const SiegeSettings& settings, const fs::path& data) {
  std::vector<std::string> command{settings.server, "serve",     "--port", "0",
                                   "--address",     "127.0.0.1", "--data", data.string()};
  if (settings.stalled > 0) {
    // Faster than people, so that what a reader does not take fills his buffers within seconds;
    // and he is borne with for the whole run.
    command.insert(command.end(), {"--request-rate", "1000", "--address-rate", "100000",
                                   "--stall-timeout", "600", "--idle-timeout", "600"});
  }
  return command;
}

}  // namespace

int measure_siege(int argc, char** argv) {
  CLI::App app("Plays at tables while hostile clients, or an audience that does not read, come");
  SiegeSettings settings;
  settings.server = (fs::read_symlink("/proc/self/exe").parent_path() / "avinas").string();
  add_options(app, settings);
  CLI11_PARSE(app, argc, argv);
  ::rlimit files{};
  ::getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &files);

  const fs::path data = fs::temp_directory_path() / ("avinas-siege-" + std::to_string(::getpid()));
  ChildProcess server(server_command(settings, data), " threads");
  const auto endpoint = server_in(server.output());
  asio::io_context context(1);
  Measurements run;
  run.think = std::chrono::milliseconds(settings.think_ms);
  run.every_game = true;
  Players clients;
  const std::string table = seat_players(context, run, settings.tables, {endpoint}, clients, true);
  context.run_until(Clock::now() + std::chrono::seconds(2));
  const SiegeLatency without = measure(context, run, server, settings.seconds);
  SiegeLatency with;
  int thrown_out = 0;
  {
    std::vector<Raid> raids = all_raids(table);
    if (settings.stalled > 0) {
      Raid stalled = raids.back();
      stalled.again.clear();
      raids = {stalled};
    }
    Raiders raiders(settings.stalled > 0 ? settings.stalled : settings.raiders, raids, endpoint);
    // Raiders' coming counts; the audience is measured when it has stopped to read.
    while (settings.stalled > 0 &&
           counted(endpoint, "avinas_outbox_skipped_total") < settings.stalled) {
      context.run_until(Clock::now() + std::chrono::milliseconds(500));
    }
    with = measure(context, run, server, settings.seconds);
    thrown_out = raiders.times_thrown_out();
    for (const char* name : {"avinas_connections", "avinas_players", "avinas_tables",
                             "avinas_refused_connections_total", "avinas_outbox_skipped_total",
                             "avinas_errors_total{code=\"limit\"}"}) {
      std::printf("%s\n", metric(endpoint, name).c_str());
    }
  }
  run.stopping = true;
  server.signal(SIGTERM);
  server.wait();
  fs::remove_all(data);
  print("without", without);
  print("with", with);
  const double ratio = static_cast<double>(with.p99) / static_cast<double>(without.p99);
  std::printf("p99 with / without %.2f; thrown out %d times\n", ratio, thrown_out);
  if (run.lost > 0 || with.moves == 0 || with.resident_kib > settings.most_mib * 1024) {
    std::fprintf(stderr, "%d players lost their connection; %zu moves; %ld MiB.\n", run.lost,
                 with.moves, with.resident_kib / 1024);
    return 1;
  }
  if (settings.most_ratio > 0 && ratio > settings.most_ratio) {
    std::fprintf(stderr, "The players noticed: more than %.1f.\n", settings.most_ratio);
    return 1;
  }
  return 0;
}
