// SPDX-License-Identifier: MIT
// A line to an engine that can be parted: nothing passes then, either way, and nobody is told.
#pragma once

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <memory>
#include <string>
#include <thread>

namespace avinas::testing {

class EngineRelay {
 public:
  /// `folder` is where the engine's Unix socket is.
  explicit EngineRelay(std::string folder) : folder_(std::move(folder)) {
    accept();
    thread_ = std::jthread([this] { context_.run(); });
  }
  ~EngineRelay() { context_.stop(); }
  EngineRelay(const EngineRelay&) = delete;
  EngineRelay& operator=(const EngineRelay&) = delete;

  std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
  void part() { parted_ = true; }
  void heal() { parted_ = false; }

 private:
  using Near = boost::asio::ip::tcp::socket;
  using Far = boost::asio::local::stream_protocol::socket;
  struct Line {
    Near near;
    Far far;
    std::array<char, 16 * 1024> out{}, back{};
  };

  void accept() {
    acceptor_.async_accept([this](boost::system::error_code error, Near near) {
      if (error) return;
      auto line = std::make_shared<Line>(Line{std::move(near), Far(context_)});
      line->far.connect({folder_ + "/.s.PGSQL.5432"}, error);
      if (!error) {
        pass(line, line->near, line->far, line->out);
        pass(line, line->far, line->near, line->back);
      }
      accept();
    });
  }

  template <typename From, typename To>
  void pass(const std::shared_ptr<Line>& line, From& from, To& to,
            std::array<char, 16 * 1024>& buffer) {
    from.async_read_some(boost::asio::buffer(buffer),
                         [this, line, &from, &to, &buffer](auto error, std::size_t size) {
                           if (error) return close(*line);
                           deliver(line, from, to, buffer, size);
                         });
  }

  /// While the line is parted what came in waits.
  template <typename From, typename To>
  void deliver(const std::shared_ptr<Line>& line, From& from, To& to,
               std::array<char, 16 * 1024>& buffer, std::size_t size) {
    if (parted_) {
      auto timer = std::make_shared<boost::asio::steady_timer>(context_, kLook);
      timer->async_wait([=, this, &from, &to, &buffer](auto error) {
        if (!error) deliver(line, from, to, buffer, size);
        (void)timer;
      });
      return;
    }
    boost::system::error_code error;
    boost::asio::write(to, boost::asio::buffer(buffer.data(), size), error);
    if (error) return close(*line);
    pass(line, from, to, buffer);
  }

  static void close(Line& line) {
    // A server that was started meanwhile holds the same sockets: closing them here is not enough.
    boost::system::error_code ignored;
    line.near.shutdown(Near::shutdown_both, ignored);
    line.far.shutdown(Far::shutdown_both, ignored);
  }

  static constexpr std::chrono::milliseconds kLook{5};
  const std::string folder_;
  boost::asio::io_context context_{1};
  boost::asio::ip::tcp::acceptor acceptor_{context_,
                                           {boost::asio::ip::make_address("127.0.0.1"), 0}};
  std::atomic<bool> parted_ = false;
  std::jthread thread_;
};

}  // namespace avinas::testing
