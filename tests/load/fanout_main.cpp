// SPDX-License-Identifier: MIT
// One table, and thousands who watch it: frames a second to the audience beside a bare Beast
// server that sends the same bytes to as many, and the players' latency without and with the
// audience. docs/benchmarks.md says how to read it.
#include <sched.h>
#include <sys/resource.h>

#include <CLI/CLI.hpp>
#include <boost/beast/websocket.hpp>
#include <csignal>
#include <filesystem>
#include <thread>

#include "tests/load/audience.hpp"
#include "tests/load/child_process.hpp"
#include "tests/load/measure.hpp"
#include "tests/load/stage.hpp"

namespace {

namespace asio = boost::asio;
namespace fs = std::filesystem;
using namespace avinas::load;
using Clock = std::chrono::steady_clock;

struct FanoutSettings {
  std::string server;
  std::string bare;
  int spectators = 1'000;
  int seconds = 8;
  int think_ms = 100;
  double least_ratio = 0;
};

struct Throughput {
  double frames_per_second = 0;
  double bytes_per_frame = 0;
  double server_us_per_frame = 0;
};

constexpr std::uint16_t kBroadcastPort = 18'098;

Throughput measure(asio::io_context& context, const Audience& audience, const ChildProcess& server,
                   int seconds) {
  context.run_until(Clock::now() + std::chrono::seconds(1));
  const AudienceCount before = audience.count();
  const double processor = server.processor_seconds();
  const auto start = Clock::now();
  context.run_until(start + std::chrono::seconds(seconds));
  const double took = std::chrono::duration<double>(Clock::now() - start).count();
  const auto frames = static_cast<double>(audience.count().frames - before.frames);
  const auto bytes = static_cast<double>(audience.count().bytes - before.bytes);
  return {frames / took, bytes / frames, (server.processor_seconds() - processor) * 1e6 / frames};
}

/// Four who play as fast as the server lets them, before that audience.
Throughput run_avinas(const FanoutSettings& settings) {
  ChildProcess server(unlimited_server(settings.server), " threads", kServerCore);
  asio::io_context context(1);
  Measurements run;
  Players players;
  Audience audience(context, settings.spectators);
  const auto address = server_in(server.output());
  run.think = std::chrono::milliseconds(settings.think_ms);
  audience.come(address, seat_players(context, run, 1, {address}, players, false));
  run.think = {};
  const Throughput result = measure(context, audience, server, settings.seconds);
  if (audience.count().lost + run.lost > 0) std::printf("connections were lost\n");
  server.signal(SIGTERM);
  return result;
}

/// Sends as soon as its last message came back: the bare server's one player.
class Publisher {
 public:
  Publisher(asio::io_context& context, std::size_t bytes)
      : stream_(context), message_(bytes, 'm') {}

  void connect(const asio::ip::tcp::endpoint& server) {
    stream_.next_layer().connect(server);
    stream_.next_layer().set_option(asio::ip::tcp::no_delay(true));
    stream_.handshake("localhost", "/ws");
  }
  void publish() {
    stream_.async_write(asio::buffer(message_),
                        [this](boost::system::error_code error, std::size_t) {
                          if (!error) read();
                        });
  }

 private:
  void read() {
    stream_.async_read(buffer_, [this](boost::system::error_code error, std::size_t) {
      if (error) return;
      buffer_.consume(buffer_.size());
      publish();
    });
  }

  SeatClient::Stream stream_;
  std::string message_;
  boost::beast::flat_buffer buffer_;
};

Throughput run_bare(const FanoutSettings& settings, const Throughput& like) {
  constexpr double kFrameHeader = 4;
  constexpr std::size_t kMoveBytes = 70;
  ChildProcess server({settings.bare, std::to_string(kBroadcastPort),
                       std::to_string(static_cast<int>(like.bytes_per_frame - kFrameHeader)),
                       std::to_string(settings.spectators + 1)},
                      "ready", kServerCore);
  asio::io_context context(1);
  Publisher publisher(context, kMoveBytes);
  Audience audience(context, settings.spectators);
  publisher.connect(loopback(kBroadcastPort));
  audience.come(loopback(kBroadcastPort), {});
  publisher.publish();
  return measure(context, audience, server, settings.seconds);
}

struct PaceLatency {
  std::uint32_t p50 = 0, p99 = 0;
  std::size_t moves = 0;
};

/// Players who take their time, without and with the audience, at the same table. The audience
/// reads on a thread that takes only what nobody else wants: on a club's evening it has machines of
/// its own, and what is measured is the server.
std::pair<PaceLatency, PaceLatency> latencies(const FanoutSettings& settings) {
  ChildProcess server(unlimited_server(settings.server), " threads", kServerCore);
  asio::io_context context(1), crowd(1);
  Measurements run;
  Players players;
  Audience audience(crowd, settings.spectators);
  const auto address = server_in(server.output());
  run.think = std::chrono::milliseconds(settings.think_ms);
  const std::string code = seat_players(context, run, 1, {address}, players, false);
  const auto measured = [&] {
    run.latencies_us.clear();
    run.measuring = true;
    context.run_until(Clock::now() + std::chrono::seconds(3 * settings.seconds));
    run.measuring = false;
    return PaceLatency{percentile(run.latencies_us, 0.5), percentile(run.latencies_us, 0.99),
                       run.latencies_us.size()};
  };
  const PaceLatency without = measured();
  audience.come(address, code);
  std::jthread reading([&crowd] {
    const ::sched_param none{};
    ::sched_setscheduler(0, SCHED_IDLE, &none);
    crowd.run();
  });
  context.run_until(Clock::now() + std::chrono::seconds(2));
  const PaceLatency with = measured();
  crowd.stop();
  server.signal(SIGTERM);
  return {without, with};
}

void print(const char* name, const Throughput& t) {
  std::printf("%-28s %9.0f frames/s   %4.0f bytes each   %5.2f us of server a frame\n", name,
              t.frames_per_second, t.bytes_per_frame, t.server_us_per_frame);
}

}  // namespace

int measure_fanout(int argc, char** argv) {
  CLI::App app("Sends one table to thousands of spectators, beside a bare broadcaster");
  FanoutSettings settings;
  const fs::path here = fs::read_symlink("/proc/self/exe").parent_path();
  settings.server = (here / "avinas").string();
  settings.bare = (here / "bare_server").string();
  app.add_option("--spectators", settings.spectators)->check(CLI::Range(1, 9'000));
  app.add_option("--seconds", settings.seconds, "Time measured for each")->check(CLI::Range(1, 60));
  app.add_option("--think", settings.think_ms, "A player's pause, in milliseconds, for the latency")
      ->check(CLI::Range(1, 5'000));
  app.add_option("--least", settings.least_ratio,
                 "Fail below this part of the bare server's frames");
  CLI11_PARSE(app, argc, argv);
  ::rlimit files{};
  ::getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &files);
  pin_self(kClientCore);

  const Throughput avinas = run_avinas(settings);
  const Throughput bare = run_bare(settings, avinas);
  const auto [without, with] = latencies(settings);
  std::printf("%d spectators of one table, one thread\n", settings.spectators);
  print("bare Beast broadcaster", bare);
  print("avinas", avinas);
  const double ratio = avinas.frames_per_second / bare.frames_per_second;
  std::printf("avinas/bare %.2f\n", ratio);
  std::printf(
      "players' latency without: p50 %u us, p99 %u us (%zu moves); with: p50 %u us, p99 %u us (%zu "
      "moves)\n",
      without.p50, without.p99, without.moves, with.p50, with.p99, with.moves);
  if (ratio >= settings.least_ratio) return 0;
  std::printf("That is below %.2f of the bare server.\n", settings.least_ratio);
  return 1;
}
