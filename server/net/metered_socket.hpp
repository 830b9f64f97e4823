// SPDX-License-Identifier: MIT
// A TCP socket that counts what comes in, so that bytes which never become a message are limited
// as well: empty fragments, control frames, headers without an end.
#pragma once

#include <algorithm>
#include <boost/asio/async_result.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <chrono>
#include <functional>
#include <utility>

#include "server/base/limits.hpp"
#include "server/net/frame_socket.hpp"

namespace avinas::server {

/// Bytes that came in, against a budget that refills with time.
class ByteMeter {
 public:
  enum class Verdict : std::uint8_t { Fine, Excess, FarBeyond };

  explicit ByteMeter(double requests_per_second = 0, std::chrono::milliseconds now = {})
      : per_second_(std::max(kBytesPerSecond, requests_per_second * kBytesOfRequest)),
        last_(now),
        credits_(at_once()) {}

  Verdict take(std::size_t bytes, std::chrono::milliseconds now) {
    credits_ += std::chrono::duration<double>(now - last_).count() * per_second_;
    credits_ = std::min(credits_, at_once());
    last_ = now;
    credits_ -= static_cast<double>(bytes);
    if (credits_ >= 0) return Verdict::Fine;
    // It was told to go and sends on: as much again ends it.
    return credits_ < -at_once() ? Verdict::FarBeyond : Verdict::Excess;
  }
  double at_once() const { return kBurstSeconds * per_second_; }

 private:
  double per_second_;
  std::chrono::milliseconds last_;
  double credits_;
};

class MeteredSocket : public FrameSocket {
 public:
  using Clock = std::chrono::milliseconds (*)();

  explicit MeteredSocket(Socket&& socket) : FrameSocket(std::move(socket)) {}
  MeteredSocket(MeteredSocket&&) = default;

  /// `excess` is called, on the connection's thread, when more comes than the budget allows; as
  /// much again ends the connection. `clock` never jumps back.
  void limit(double requests_per_second, Clock clock, std::function<void()> excess) {
    clock_ = clock;
    excess_ = std::move(excess);
    meter_ = ByteMeter(requests_per_second, clock_());
  }

  template <typename Buffers, typename Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    return boost::asio::async_initiate<Token, void(boost::system::error_code, std::size_t)>(
        [this](auto handler, const Buffers& into) {
          Socket::async_read_some(
              into, hooked([this](boost::system::error_code error,
                                  std::size_t size) { return error ? error : count(size); },
                           std::move(handler)));
        },
        token, buffers);
  }

  /// `came` is called before each read's bytes are handled.
  void tell_of_bytes(std::function<void()> came) { came_ = std::move(came); }

  boost::system::error_code count(std::size_t size) {
    if (!clock_) return {};
    if (came_) came_();
    switch (meter_.take(size, clock_())) {
      case ByteMeter::Verdict::Fine:
        return {};
      case ByteMeter::Verdict::Excess:
        if (auto excess = std::exchange(excess_, nullptr)) excess();
        return {};
      case ByteMeter::Verdict::FarBeyond:
        break;
    }
    return boost::asio::error::connection_aborted;
  }

 private:
  ByteMeter meter_{};
  Clock clock_ = nullptr;  ///< none: a page that loads, which is limited by its headers
  std::function<void()> excess_;
  std::function<void()> came_;
};

// Beast asks for these by the socket's own type.
inline void teardown(boost::beast::role_type role, MeteredSocket& socket,
                     boost::system::error_code& error) {
  boost::beast::websocket::teardown(role, static_cast<Socket&>(socket), error);
}
template <typename Handler>
void async_teardown(boost::beast::role_type role, MeteredSocket& socket, Handler&& handler) {
  boost::beast::websocket::async_teardown(role, static_cast<Socket&>(socket),
                                          std::forward<Handler>(handler));
}
inline void beast_close_socket(MeteredSocket& socket) {
  boost::system::error_code ignored;
  socket.close(ignored);
}

}  // namespace avinas::server
