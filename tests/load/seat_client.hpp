// SPDX-License-Identifier: MIT
// A player of the load generator: plays whatever is lawful as soon as it is his turn. It looks
// into messages with string searches only, so that the server is what is measured.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <chrono>
#include <deque>
#include <functional>
#include <random>
#include <string>
#include <vector>

namespace avinas::load {

/// The parts that all players of a run share.
struct Measurements {
  std::uint64_t moves = 0;
  std::uint64_t bytes_out = 0;  ///< of moves
  std::uint64_t bytes_in = 0;   ///< of everything received
  std::uint64_t messages_in = 0;
  std::vector<std::uint32_t> latencies_us;  ///< from a move sent to its answer
  std::chrono::microseconds think{0};       ///< pause of a player before a move
  bool measuring = false;
  bool stopping = false;
  int lost = 0;             ///< players whose connection broke
  bool every_game = false;  ///< tables play the games of the list in turn, else the first
  std::size_t opened = 0;   ///< tables so far

  /// A move was answered.
  void took(std::chrono::steady_clock::duration time);
  /// Between half and one and a half of the usual pause, so that tables do not move in step.
  std::chrono::microseconds pause(std::mt19937_64& rng) const;
};

class SeatClient {
 public:
  using Stream = boost::beast::websocket::stream<boost::asio::ip::tcp::socket>;

  SeatClient(boost::asio::io_context& context, Measurements& run, std::uint64_t seed);

  /// Connects and says hello; `ready` is called when welcomed. `path` is "/ws".
  /// From another address of loopback, where one is given.
  void connect(const boost::asio::ip::tcp::endpoint& server, std::function<void()> ready,
               const boost::asio::ip::address& from = {});
  /// Opens a table; `opened` gets its code.
  void open_table(std::function<void(const std::string&)> opened);
  /// Joins, sits at that seat letter; `seated` is called when it is done.
  void sit(const std::string& code, char seat, bool host, std::function<void()> seated);
  /// The host has bots of that level take the empty seats.
  void fill_bots(const std::string& level, std::function<void()> filled);
  void start_match();
  /// Closes the connection, without a word.
  void leave();
  /// Watches a table without sitting.
  void watch(const std::string& code, std::function<void()> joined);

 private:
  void send(std::string text, std::function<void(const std::string&)> answered = {});
  void write();
  void read();
  void on_message(const std::string& message);
  void consider(const std::string& message);
  void think();
  void move();

  Stream stream_;
  boost::asio::steady_timer timer_;
  Measurements& run_;
  std::mt19937_64 rng_;
  boost::beast::flat_buffer buffer_;
  std::deque<std::string> queue_;
  bool writing_ = false;
  bool left_ = false;
  bool thinking_ = false;
  std::uint64_t next_id_ = 1;
  std::string awaited_;  ///< reply_to of the request whose answer is waited for
  std::function<void(const std::string&)> answered_;
  std::string move_id_;
  std::chrono::steady_clock::time_point moved_at_;
  char seat_ = '?';
  bool host_ = false;
  std::string to_act_;
  std::string legal_;
};

/// The p-th part (0 to 1) of the latencies, in microseconds.
std::uint32_t percentile(std::vector<std::uint32_t> values, double p);

}  // namespace avinas::load
