// SPDX-License-Identifier: MIT
// Reads frames for thousands of spectators.
#include "tests/load/audience.hpp"

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>

namespace avinas::load {

namespace asio = boost::asio;

/// Counts the frames in a stream of them; a server's are not masked.
class FrameCounter {
 public:
  std::uint64_t take(const std::uint8_t* data, std::size_t size) {
    constexpr std::uint8_t kLengthBits = 0x7f, kTwoBytes = 126, kEightBytes = 127;
    std::uint64_t frames = 0;
    while (size > 0) {
      if (rest_ > 0) {
        const std::size_t taken = std::min<std::uint64_t>(rest_, size);
        rest_ -= taken, data += taken, size -= taken;
        continue;
      }
      header_[have_++] = *data++, --size;
      if (have_ < 2) continue;
      const std::uint8_t length = header_[1] & kLengthBits;
      const std::size_t needed = length == kTwoBytes ? 4 : length == kEightBytes ? 10 : 2;
      if (have_ < needed) continue;
      rest_ = needed == 2 ? length : 0;
      for (std::size_t i = 2; i < needed; ++i) rest_ = rest_ << 8 | header_[i];
      have_ = 0;
      ++frames;
    }
    return frames;
  }

 private:
  std::array<std::uint8_t, 10> header_{};
  std::size_t have_ = 0;
  std::uint64_t rest_ = 0;
};

class Audience::Spectator {
 public:
  Spectator(asio::io_context& context, AudienceCount& count) : stream_(context), count_(count) {}

  void come(const asio::ip::tcp::endpoint& server, const std::string& code) {
    stream_.next_layer().connect(server);
    stream_.handshake("localhost", "/ws");
    if (!code.empty()) {
      say(R"({"id":"1","type":"hello","name":"Watcher"})");
      say(R"({"id":"2","type":"join","table":")" + code + "\"}");
    }
    read();
  }

 private:
  void say(const std::string& request) {
    stream_.write(asio::buffer(request));
    boost::beast::flat_buffer answer;
    stream_.read(answer);
  }
  void read() {
    stream_.next_layer().async_read_some(asio::buffer(into_),
                                         [this](boost::system::error_code error, std::size_t size) {
                                           if (error) {
                                             count_.lost += error != asio::error::operation_aborted;
                                             return;
                                           }
                                           count_.bytes += size;
                                           count_.frames += frames_.take(into_.data(), size);
                                           read();
                                         });
  }

  boost::beast::websocket::stream<asio::ip::tcp::socket> stream_;
  AudienceCount& count_;
  FrameCounter frames_;
  std::array<std::uint8_t, 2048> into_{};
};

Audience::Audience(asio::io_context& context, int size) {
  for (int i = 0; i < size; ++i) {
    spectators_.push_back(std::make_unique<Spectator>(context, count_));
  }
}

Audience::~Audience() = default;

void Audience::come(const asio::ip::tcp::endpoint& server, const std::string& code) {
  for (const auto& spectator : spectators_) spectator->come(server, code);
}

}  // namespace avinas::load
