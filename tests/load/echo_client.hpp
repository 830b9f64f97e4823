// SPDX-License-Identifier: MIT
// A client of a bare server: four at a table take turns, each move is one message and is answered
// with one to each of the four.
#pragma once

#include <boost/asio/steady_timer.hpp>

#include "tests/load/seat_client.hpp"

namespace avinas::load {

class EchoClient {
 public:
  /// Moves are messages of so many bytes; `place` (0 to 3) is the turn in the table's round.
  EchoClient(boost::asio::io_context& context, Measurements& run, std::size_t bytes, int place);

  void connect(const boost::asio::ip::tcp::endpoint& server);
  void move();

 private:
  void read();
  void on_message(const std::string& text);

  SeatClient::Stream stream_;
  boost::asio::steady_timer timer_;
  Measurements& run_;
  std::string message_;
  boost::beast::flat_buffer buffer_;
  std::mt19937_64 rng_;
  std::chrono::steady_clock::time_point moved_at_;
  int place_;
  unsigned frames_ = 0;
  bool mine_ = false;
};

}  // namespace avinas::load
