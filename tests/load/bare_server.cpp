// SPDX-License-Identifier: MIT
// The yardsticks: servers with callbacks that know no rules and no JSON. Four connections in the
// order of their coming are a table; each message to one of them is answered with a frame of fixed
// size to all four. *beast* reads and writes with Beast; *asio* shakes hands with Beast and then
// frames by itself on the plain socket: the limit of what can be had with these libraries.
#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <iostream>
#include <memory>
#include <vector>

namespace {

namespace asio = boost::asio;
namespace websocket = boost::beast::websocket;
using Socket = asio::basic_stream_socket<asio::ip::tcp, asio::io_context::executor_type>;
using boost::system::error_code;
using Bytes = std::shared_ptr<const std::string>;

template <typename Connection>
using Group = std::vector<std::weak_ptr<Connection>>;

class BeastConnection : public std::enable_shared_from_this<BeastConnection> {
 public:
  using Table = Group<BeastConnection>;

  BeastConnection(Socket socket, std::shared_ptr<Table> group, Bytes answer)
      : stream_(std::move(socket)), group_(std::move(group)), answer_(std::move(answer)) {}

  void start() {
    group_->push_back(weak_from_this());
    stream_.set_option(websocket::stream_base::decorator([](websocket::response_type& response) {
      response.set(boost::beast::http::field::sec_websocket_protocol, "avinas.v1");
    }));
    stream_.auto_fragment(false);
    stream_.text(true);
    stream_.async_accept([self = shared_from_this()](error_code error) {
      if (!error) self->read();
    });
  }

 private:
  void read() {
    stream_.async_read(buffer_, [self = shared_from_this()](error_code error, std::size_t) {
      if (error) return;
      self->buffer_.consume(self->buffer_.size());
      const Bytes answer = std::make_shared<const std::string>(*self->answer_);
      for (const auto& weak : *self->group_) {
        if (const auto other = weak.lock()) other->send(answer);
      }
      self->read();
    });
  }
  void send(Bytes bytes) {
    queue_.push_back(std::move(bytes));
    if (queue_.size() == 1) write();
  }
  void write() {
    stream_.async_write(asio::buffer(*queue_.front()),
                        [self = shared_from_this()](error_code error, std::size_t) {
                          if (error) return;
                          self->queue_.pop_front();
                          if (!self->queue_.empty()) self->write();
                        });
  }

  websocket::stream<Socket> stream_;
  std::shared_ptr<Table> group_;
  Bytes answer_;
  boost::beast::flat_buffer buffer_;
  std::deque<Bytes> queue_;
};

/// Beast shakes hands; then frames are read and written here. What comes is short messages in one
/// frame each, masked as the protocol demands; anything else ends the connection.
class AsioConnection : public std::enable_shared_from_this<AsioConnection> {
 public:
  using Table = Group<AsioConnection>;

  AsioConnection(Socket socket, std::shared_ptr<Table> group, Bytes answer)
      : stream_(std::move(socket)), group_(std::move(group)) {
    auto framed = std::make_shared<std::string>(1, '\x81');
    if (answer->size() < 126) {
      *framed += static_cast<char>(answer->size());
    } else {
      *framed += '\x7e';
      *framed += static_cast<char>(answer->size() >> 8);
      *framed += static_cast<char>(answer->size() & 0xff);
    }
    *framed += *answer;
    answer_ = std::move(framed);
  }

  void start() {
    group_->push_back(weak_from_this());
    stream_.set_option(websocket::stream_base::decorator([](websocket::response_type& response) {
      response.set(boost::beast::http::field::sec_websocket_protocol, "avinas.v1");
    }));
    stream_.async_accept([self = shared_from_this()](error_code error) {
      if (!error) self->read();
    });
  }

 private:
  static constexpr std::size_t kMask = 4;

  void read() {
    stream_.next_layer().async_read_some(
        asio::buffer(in_.data() + filled_, in_.size() - filled_),
        [self = shared_from_this()](error_code error, std::size_t size) {
          if (error) return;
          self->filled_ += size;
          if (self->take_messages()) self->read();
        });
  }
  /// False for what is no short text.
  bool take_messages() {
    std::size_t at = 0;
    while (filled_ - at >= 2 + kMask) {
      const auto* frame = in_.data() + at;
      const std::size_t length = frame[1] & 0x7f;
      if (frame[0] != 0x81 || length > 125) return false;
      if (filled_ - at < 2 + kMask + length) break;
      for (std::size_t i = 0; i < length; ++i) {
        in_[at + 2 + kMask + i] ^= in_[at + 2 + i % kMask];
      }
      at += 2 + kMask + length;
      const Bytes answer = std::make_shared<const std::string>(*answer_);
      for (const auto& weak : *group_) {
        if (const auto other = weak.lock()) other->send(answer);
      }
    }
    std::copy(in_.begin() + static_cast<std::ptrdiff_t>(at),
              in_.begin() + static_cast<std::ptrdiff_t>(filled_), in_.begin());
    filled_ -= at;
    return true;
  }
  void send(Bytes bytes) {
    queue_.push_back(std::move(bytes));
    if (queue_.size() == 1) write();
  }
  void write() {
    asio::async_write(stream_.next_layer(), asio::buffer(*queue_.front()),
                      [self = shared_from_this()](error_code error, std::size_t) {
                        if (error) return;
                        self->queue_.pop_front();
                        if (!self->queue_.empty()) self->write();
                      });
  }

  websocket::stream<Socket> stream_;
  std::shared_ptr<Table> group_;
  Bytes answer_;
  std::array<unsigned char, 1024> in_{};
  std::size_t filled_ = 0;
  std::deque<Bytes> queue_;
};

template <typename Connection>
void serve(std::uint16_t port, const Bytes& answer, std::size_t group_size) {
  asio::io_context context(1);
  asio::basic_socket_acceptor<asio::ip::tcp, asio::io_context::executor_type> acceptor(
      context, {asio::ip::make_address("127.0.0.1"), port});
  auto group = std::make_shared<typename Connection::Table>();
  std::function<void()> accept = [&] {
    acceptor.async_accept([&](error_code error, Socket socket) {
      if (error) return;
      error_code ignored;
      socket.set_option(asio::ip::tcp::no_delay(true), ignored);
      if (group->size() == group_size) group = std::make_shared<typename Connection::Table>();
      std::make_shared<Connection>(std::move(socket), group, answer)->start();
      accept();
    });
  };
  accept();
  std::cout << "ready" << std::endl;
  context.run();
}

}  // namespace

/// bare_server PORT BYTES GROUP [asio]: answers each message with BYTES bytes to GROUP connections.
int main(int argc, char** argv) {
  if (argc < 4 || argc > 5) {
    std::cerr << "Usage: bare_server PORT BYTES GROUP [asio]\n";
    return 2;
  }
  const auto port = static_cast<std::uint16_t>(std::stoi(argv[1]));
  const auto answer =
      std::make_shared<const std::string>(static_cast<std::size_t>(std::stoi(argv[2])), 'x');
  const auto group_size = static_cast<std::size_t>(std::stoi(argv[3]));
  if (argc == 5) {
    serve<AsioConnection>(port, answer, group_size);
  } else {
    serve<BeastConnection>(port, answer, group_size);
  }
}
