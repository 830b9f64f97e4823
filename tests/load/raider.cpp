// SPDX-License-Identifier: MIT
// Attacks a server step by step.
#include "tests/load/raider.hpp"

#include <boost/asio/write.hpp>
#include <vector>

namespace avinas::load {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;
using std::chrono::milliseconds;

namespace {

constexpr milliseconds kComesBackAfter{1'000};

const std::string kUpgrade =
    "GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

/// A client's frame of less than 126 bytes, masked with zeros.
std::string frame(int first, const std::string& payload = {}) {
  return std::string{static_cast<char>(first), static_cast<char>(0x80 | payload.size())} +
         std::string(4, '\0') + payload;
}
constexpr int kText = 0x81, kOpenText = 0x01, kContinuation = 0x00, kPing = 0x89;

std::string times(int count, const std::string& text) {
  std::string result;
  for (int i = 0; i < count; ++i) result += text;
  return result;
}

}  // namespace

std::vector<Raid> all_raids(const std::string& table) {
  const std::string hello = frame(kText, R"({"id":"a","type":"hello","name":"Raider"})");
  const std::string join = frame(kText, R"({"id":"b","type":"join","table":")" + table + R"("})");
  const std::string resync = frame(kText, R"({"id":"c","type":"resync"})");
  const std::string open = frame(kText, R"({"id":"d","type":"open_table"})");
  const std::string huge("\x81\xff\x40\0\0\0\0\0\0\0\0\0\0\0", 14);
  const auto plain = [](std::string_view name, const std::string& opening,
                        const std::string& again = {}, int every = 0) {
    return Raid{name, {opening}, again, milliseconds(every)};
  };
  const auto upgraded = [](std::string_view name, std::vector<std::string> steps,
                           const std::string& again = {}, int every = 0, bool reads = true) {
    steps.insert(steps.begin(), kUpgrade);
    return Raid{name, std::move(steps), again, milliseconds(every), reads};
  };
  return {
      plain("silent", ""),
      plain("slow header", "GET / HTTP/1.1\r\nHost: a\r\n", "X-A: b\r\n", 1'000),
      plain("no HTTP", std::string(200, '\xfe')),
      plain("endless header", "GET /", std::string(4'000, 'a'), 50),
      upgraded("upgraded and silent", {}),
      upgraded("rubbish", {hello}, times(100, frame(kText, "rubbish")), 20),
      upgraded("no UTF-8", {hello}, frame(kText, "{\"\xc3\x28\"}"), 100),
      upgraded("empty fragments", {hello, frame(kOpenText, "{")}, times(500, frame(kContinuation)),
               20),
      upgraded("pings", {hello}, times(100, frame(kPing, "x")), 20),
      upgraded("a frame of 2^62 bytes", {hello, huge}, std::string(4'000, 'a'), 100),
      upgraded("resync", {hello, join}, times(100, resync), 20),
      upgraded("new tables", {hello}, times(20, open), 50),
      upgraded("a spectator who does not read", {hello, join}, resync, 500, false),
  };
}

Raider::Raider(asio::io_context& context, const Raid& raid, asio::ip::address_v4 from,
               const tcp::endpoint& server)
    : context_(context),
      raid_(raid),
      from_(from),
      server_(server),
      socket_(context),
      timer_(context) {}

void Raider::connect() {
  if (stopped_) return;
  out_ = false;
  error_code error;
  socket_ = tcp::socket(context_);
  socket_.open(tcp::v4(), error);
  if (!raid_.reads) socket_.set_option(asio::socket_base::receive_buffer_size(4'096), error);
  if (!error) socket_.bind({from_, 0}, error);
  if (error) return thrown_out();
  socket_.async_connect(server_, [this](error_code failed) {
    if (failed) return thrown_out();
    take_step(0);
  });
}

/// Sends the step, waits for an answer, goes on; the last one is not waited for.
void Raider::take_step(std::size_t step) {
  send(raid_.steps[step], [this, step] {
    if (step + 1 == raid_.steps.size()) {
      if (raid_.reads) read();
      return send_again();
    }
    socket_.async_read_some(asio::buffer(rubbish_), [this, step](error_code error, std::size_t) {
      if (error) return thrown_out();
      take_step(step + 1);
    });
  });
}

void Raider::stop() {
  stopped_ = true;
  error_code ignored;
  socket_.close(ignored);
  timer_.cancel();
}

void Raider::send(const std::string& bytes, std::function<void()> sent) {
  asio::async_write(socket_, asio::buffer(bytes),
                    [this, sent = std::move(sent)](error_code error, std::size_t) {
                      if (error) return thrown_out();
                      sent();
                    });
}

void Raider::send_again() {
  if (raid_.again.empty() || out_) return;
  timer_.expires_after(raid_.every);
  timer_.async_wait([this](error_code error) {
    if (!error && !out_) send(raid_.again, [this] { send_again(); });
  });
}

void Raider::read() {
  socket_.async_read_some(asio::buffer(rubbish_), [this](error_code error, std::size_t) {
    if (error) return thrown_out();
    read();
  });
}

void Raider::thrown_out() {
  if (stopped_ || out_) return;
  out_ = true;
  ++thrown_out_;
  error_code ignored;
  socket_.close(ignored);
  timer_.expires_after(kComesBackAfter);
  timer_.async_wait([this](error_code error) {
    if (!error) connect();
  });
}

}  // namespace avinas::load
