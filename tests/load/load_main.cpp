// SPDX-License-Identifier: MIT
// The load generator: N tables of four WebSocket clients play lawfully; beside it, in the same
// run, a bare Beast server moves the same bytes. docs/benchmarks.md says how to read it.
#include <CLI/CLI.hpp>
#include <boost/asio/steady_timer.hpp>
#include <csignal>
#include <filesystem>
#include <iostream>
#include <memory>

#include "load/child_process.hpp"
#include "load/stage.hpp"

namespace {

namespace asio = boost::asio;
namespace fs = std::filesystem;
using namespace avinas::load;
using Clock = std::chrono::steady_clock;

struct Settings {
  std::string server;
  std::string bare;
  int tables = 100;
  int seconds = 5;
  bool pin = true;
  bool keep = false;
};

struct Result {
  double moves_per_second = 0;
  double bytes_per_frame = 0;
  double bytes_per_move_out = 0;
  std::uint32_t p50 = 0, p99 = 0;
  double server_us_per_move = 0;
  long resident_kib = 0;
};

constexpr std::uint16_t kBarePort = 18'099;

/// Lets the clients play: a second to get going, then the time that counts.
Result measure(asio::io_context& context, Measurements& run, const ChildProcess& server,
               int seconds) {
  const auto warm = Clock::now() + std::chrono::seconds(1);
  context.run_until(warm);
  const std::uint64_t moves = run.moves, bytes = run.bytes_in, messages = run.messages_in,
                      out = run.bytes_out;
  const double processor = server.processor_seconds();
  run.measuring = true;
  const auto start = Clock::now();
  context.run_until(start + std::chrono::seconds(seconds));
  const double took = std::chrono::duration<double>(Clock::now() - start).count();
  run.measuring = false;
  run.stopping = true;
  Result result;
  const auto made = static_cast<double>(run.moves - moves);
  result.moves_per_second = made / took;
  result.bytes_per_frame =
      static_cast<double>(run.bytes_in - bytes) / static_cast<double>(run.messages_in - messages);
  result.bytes_per_move_out = static_cast<double>(run.bytes_out - out) / made;
  result.p50 = percentile(run.latencies_us, 0.50);
  result.p99 = percentile(run.latencies_us, 0.99);
  result.server_us_per_move = (server.processor_seconds() - processor) * 1e6 / made;
  result.resident_kib = server.resident_kib();
  return result;
}

Result run_avinas(const Settings& settings, const std::string& data) {
  std::vector<std::string> command = unlimited_server(settings.server);
  if (!data.empty()) command.insert(command.end(), {"--data", data});
  ChildProcess server(command, " threads", settings.pin ? kServerCore : -1);
  asio::io_context context(1);
  Measurements run;
  Players players;
  seat_players(context, run, settings.tables, server_in(server.output()), players, false);
  Result result = measure(context, run, server, settings.seconds);
  server.signal(SIGTERM);
  return result;
}

/// From the start of the process to a server that listens, on the data of a run.
double restart_seconds(const Settings& settings, const std::string& data) {
  const auto start = Clock::now();
  ChildProcess server(
      {settings.server, "serve", "--port", "0", "--address", "127.0.0.1", "--data", data},
      " threads");
  const double took = std::chrono::duration<double>(Clock::now() - start).count();
  server.signal(SIGTERM);
  return took;
}

/// A client of the bare server: four take turns.
class Echo {
 public:
  Echo(asio::io_context& context, Measurements& run, std::size_t bytes)
      : stream_(context), run_(run), message_(bytes, 'm') {}

  void connect(const asio::ip::tcp::endpoint& server, int place) {
    place_ = place;
    stream_.next_layer().connect(server);
    stream_.next_layer().set_option(asio::ip::tcp::no_delay(true));
    stream_.handshake("localhost", "/ws");
    stream_.auto_fragment(false);
    read();
  }
  void move() {
    ++run_.moves;
    run_.bytes_out += message_.size();
    mine_ = true;
    moved_at_ = Clock::now();
    stream_.async_write(asio::buffer(message_), [](boost::system::error_code, std::size_t) {});
  }

 private:
  void read() {
    stream_.async_read(buffer_, [this](boost::system::error_code error, std::size_t size) {
      if (error) return;
      run_.bytes_in += size;
      ++run_.messages_in;
      // The real client keeps the message as text to look into it; so does this one.
      const std::string text(static_cast<const char*>(buffer_.cdata().data()), size);
      buffer_.consume(buffer_.size());
      if (mine_ && run_.measuring) {
        run_.latencies_us.push_back(static_cast<std::uint32_t>(
            std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - moved_at_)
                .count()));
      }
      mine_ = false;
      if (text[0] == 'x' && ++frames_ % 4 == static_cast<unsigned>(place_) && !run_.stopping)
        move();
      read();
    });
  }

  SeatClient::Stream stream_;
  Measurements& run_;
  std::string message_;
  boost::beast::flat_buffer buffer_;
  Clock::time_point moved_at_;
  int place_ = 0;
  unsigned frames_ = 0;
  bool mine_ = false;
};

Result run_bare(const Settings& settings, const Result& like) {
  ChildProcess server({settings.bare, std::to_string(kBarePort),
                       std::to_string(static_cast<int>(like.bytes_per_frame)), "4"},
                      "ready", settings.pin ? kServerCore : -1);
  asio::io_context context(1);
  Measurements run;
  std::vector<std::unique_ptr<Echo>> clients;
  for (int i = 0; i < 4 * settings.tables; ++i) {
    clients.push_back(
        std::make_unique<Echo>(context, run, static_cast<std::size_t>(like.bytes_per_move_out)));
    clients.back()->connect(loopback(kBarePort), i % 4);
  }
  for (int t = 0; t < settings.tables; ++t) clients[static_cast<std::size_t>(4 * t)]->move();
  return measure(context, run, server, settings.seconds);
}

void print(const char* name, const Result& r) {
  std::printf(
      "%-28s %8.0f moves/s   p50 %6u us   p99 %6u us   %5.1f us of server a move   %ld MiB\n", name,
      r.moves_per_second, r.p50, r.p99, r.server_us_per_move, r.resident_kib / 1024);
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Plays at many tables at once and measures the server beside a bare one");
  Settings settings;
  const fs::path here = fs::read_symlink("/proc/self/exe").parent_path();
  settings.server = (here / "avinas").string();
  settings.bare = (here / "bare_server").string();
  app.add_option("--tables", settings.tables, "Tables of four")->check(CLI::Range(1, 2000));
  app.add_option("--seconds", settings.seconds, "Time measured for each")->check(CLI::Range(1, 60));
  app.add_option("--server", settings.server, "The avinas executable");
  app.add_flag("!--no-pin", settings.pin, "Do not pin server and clients to a core each");
  app.add_flag("--keep", settings.keep, "Keep the data, and say where it is");
  CLI11_PARSE(app, argc, argv);
  if (settings.pin) pin_self(kClientCore);
  const fs::path data = fs::temp_directory_path() / ("avinas-load-" + std::to_string(::getpid()));

  const Result memory = run_avinas(settings, {});
  const Result journal = run_avinas(settings, data.string());
  const double restart = restart_seconds(settings, data.string());
  const Result bare = run_bare(settings, memory);
  if (settings.keep) {
    std::printf("data kept in %s\n", data.c_str());
  } else {
    fs::remove_all(data);
  }
  std::printf(
      "%d tables of four, one thread, %.0f bytes in and %.0f bytes to each of four a move\n",
      settings.tables, memory.bytes_per_move_out, memory.bytes_per_frame);
  print("bare Beast, no rules, no JSON", bare);
  print("avinas, memory", memory);
  print("avinas, SQLite journal", journal);
  std::printf("memory/bare %.2f   journal/bare %.2f   journal/memory %.2f\n",
              memory.moves_per_second / bare.moves_per_second,
              journal.moves_per_second / bare.moves_per_second,
              journal.moves_per_second / memory.moves_per_second);
  std::printf("restart with %d tables in play: listening after %.2f s\n", settings.tables, restart);
}
