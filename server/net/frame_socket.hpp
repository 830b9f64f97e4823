// SPDX-License-Identifier: MIT
// A TCP socket through which whole frames can be sent past the WebSocket stream above it, between
// the frames that the stream writes: one system call, and no handler where the kernel takes it all.
#pragma once

#include <array>
#include <boost/asio/async_result.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "server/net/hooked_handler.hpp"

namespace avinas::server {

/// Boost.Asio's socket without a type-erased executor: the connection knows its one thread.
using Socket =
    boost::asio::basic_stream_socket<boost::asio::ip::tcp, boost::asio::io_context::executor_type>;

class FrameSocket : public Socket {
 public:
  explicit FrameSocket(Socket&& socket) : Socket(std::move(socket)) {}
  FrameSocket(FrameSocket&&) = default;  ///< while nothing is under way

  /// Sends header and payload as far as the kernel takes them now; the rest follows before anything
  /// else is written, and is kept here until then. False if nothing was sent: something is under
  /// way, the kernel is full, or the line is down; the stream may write it, or learn why not.
  /// `owner` keeps the socket alive. The socket must be non-blocking.
  bool send_frame(std::string_view header, std::string_view payload,
                  std::shared_ptr<const void> owner) {
    if (stream_writes_ || !rest_.empty()) return false;
    const std::array<boost::asio::const_buffer, 2> frame{
        boost::asio::buffer(header.data(), header.size()),
        boost::asio::buffer(payload.data(), payload.size())};
    boost::system::error_code error;
    const std::size_t sent = Socket::send(frame, 0, error);
    if (error || sent == 0) return false;
    if (sent == header.size() + payload.size()) return true;
    rest_ = std::string(header).append(payload).substr(sent);
    boost::asio::async_write(
        static_cast<Socket&>(*this), boost::asio::buffer(rest_),
        [this, owner = std::move(owner)](boost::system::error_code ended, auto) {
          rest_.clear();
          if (const auto next = std::exchange(waits_, nullptr)) next(ended);
        });
    return true;
  }

  /// The bytes that the stream above writes; it waits for the rest of a frame.
  template <typename Buffers, typename Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    return boost::asio::async_initiate<Token, void(boost::system::error_code, std::size_t)>(
        [this](auto handler, const Buffers& from) {
          stream_writes_ = true;
          auto written = hooked(
              [this](boost::system::error_code error, std::size_t) {
                stream_writes_ = false;
                return error;
              },
              std::move(handler));
          if (rest_.empty()) return Socket::async_write_some(from, std::move(written));
          auto later = std::make_shared<decltype(written)>(std::move(written));
          waits_ = [this, from, later](boost::system::error_code error) {
            if (error) return (*later)(error, 0);
            Socket::async_write_some(from, std::move(*later));
          };
        },
        token, buffers);
  }

 private:
  bool stream_writes_ = false;
  std::string rest_;  ///< of a frame that the kernel took a part of
  std::function<void(boost::system::error_code)> waits_;  ///< for that, to be written by the stream
};

}  // namespace avinas::server
