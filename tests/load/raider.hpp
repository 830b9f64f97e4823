// SPDX-License-Identifier: MIT
// A hostile client of the siege: sends what no player would, and comes back when it is thrown out.
#pragma once

#include <array>
#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace avinas::load {

/// The texts that a raider sends: step by step on connecting, and then again and again. The empty
/// text is silence.
struct Raid {
  std::string_view name;
  std::vector<std::string> steps;  ///< each waits for the server's answer to the one before
  std::string again;
  std::chrono::milliseconds every{0};
  bool reads = true;
};

/// One of each kind; some watch `table` without reading.
std::vector<Raid> all_raids(const std::string& table);

class Raider {
 public:
  /// Connects from `from`, an address of loopback. `raid` outlives the raider.
  Raider(boost::asio::io_context& context, const Raid& raid, boost::asio::ip::address_v4 from,
         const boost::asio::ip::tcp::endpoint& server);
  void connect();
  void stop();
  /// Any thread may ask.
  int times_thrown_out() const { return thrown_out_; }

 private:
  void send(const std::string& bytes, std::function<void()> sent);
  void take_step(std::size_t step);
  void send_again();
  void read();
  void thrown_out();

  boost::asio::io_context& context_;
  const Raid& raid_;
  boost::asio::ip::address_v4 from_;
  boost::asio::ip::tcp::endpoint server_;
  boost::asio::ip::tcp::socket socket_;
  boost::asio::steady_timer timer_;
  std::array<char, 4096> rubbish_;
  std::atomic<int> thrown_out_ = 0;
  bool out_ = true;
  bool stopped_ = false;
};

}  // namespace avinas::load
