// SPDX-License-Identifier: MIT
// People at their tables without and with as many tables of strong bots beside them: whether
// anybody notices that the bots think. docs/benchmarks.md says how to read it.
#include <sys/resource.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <filesystem>

#include "tests/load/child_process.hpp"
#include "tests/load/measure.hpp"
#include "tests/load/stage.hpp"

namespace {

namespace asio = boost::asio;
namespace fs = std::filesystem;
using namespace avinas::load;
using Clock = std::chrono::steady_clock;

struct Latency {
  std::uint32_t p50 = 0, p99 = 0;
  std::size_t moves = 0;
};

Latency measure(asio::io_context& context, Measurements& run, int seconds) {
  run.latencies_us.clear();
  run.measuring = true;
  context.run_until(Clock::now() + std::chrono::seconds(seconds));
  run.measuring = false;
  return {percentile(run.latencies_us, 0.5), percentile(run.latencies_us, 0.99),
          run.latencies_us.size()};
}

void print(const char* name, const Latency& latency) {
  std::printf("%-28s %6zu moves   p50 %6u us   p99 %6u us\n", name, latency.moves, latency.p50,
              latency.p99);
}

}  // namespace

int measure_beside_bots(int argc, char** argv) {
  CLI::App app("Measures people's latency without and with tables of strong bots beside them");
  int tables = 200, seconds = 30;
  std::string level = "master", threads = "1", server_file;
  server_file = (fs::read_symlink("/proc/self/exe").parent_path() / "avinas").string();
  app.add_option("--tables", tables, "Tables of people, and of bots")->check(CLI::Range(1, 500));
  app.add_option("--seconds", seconds, "Measured each time")->check(CLI::Range(1, 120));
  app.add_option("--level", level, "Of the bots: learner, club, master");
  app.add_option("--bot-threads", threads, "Threads that think");
  CLI11_PARSE(app, argc, argv);
  ::rlimit files{};
  ::getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &files);

  const fs::path data = fs::temp_directory_path() / ("avinas-bots-" + std::to_string(::getpid()));
  std::vector<std::string> command = unlimited_server(server_file);
  command.insert(command.end(), {"--data", data.string(), "--bot-threads", threads});
  ChildProcess server(command, " threads");
  const auto endpoint = server_in(server.output());
  asio::io_context context(1);
  Measurements people, among_bots;
  people.think = among_bots.think = std::chrono::milliseconds(1'000);
  Players clients, alone;
  seat_players(context, people, tables, {endpoint}, clients, true);
  context.run_until(Clock::now() + std::chrono::seconds(3));
  const Latency without = measure(context, people, seconds);
  seat_among_bots(context, among_bots, tables, endpoint, alone, level);
  context.run_until(Clock::now() + std::chrono::seconds(3));
  const Latency with = measure(context, people, seconds);
  people.stopping = among_bots.stopping = true;
  server.signal(SIGTERM);
  server.wait();
  fs::remove_all(data);
  std::printf("%d tables of people; %d tables of three bots (%s) and one who plays with them\n",
              tables, tables, level.c_str());
  print("people alone", without);
  print("people beside bots", with);
  std::printf("p50 with / without %.2f, p99 %.2f\n",
              static_cast<double>(with.p50) / static_cast<double>(without.p50),
              static_cast<double>(with.p99) / static_cast<double>(without.p99));
  return people.lost + among_bots.lost > 0 ? 1 : 0;
}
