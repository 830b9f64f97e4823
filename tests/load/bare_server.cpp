// SPDX-License-Identifier: MIT
// The yardstick: a Beast server with callbacks that knows no rules and no JSON. Four connections
// in the order of their coming are a table; each message to one of them is answered with a frame
// of fixed size to all four.
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
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

class Connection;
using Group = std::vector<std::weak_ptr<Connection>>;

class Connection : public std::enable_shared_from_this<Connection> {
 public:
  Connection(Socket socket, std::shared_ptr<Group> group, Bytes answer)
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
  std::shared_ptr<Group> group_;
  Bytes answer_;
  boost::beast::flat_buffer buffer_;
  std::deque<Bytes> queue_;
};

}  // namespace

/// bare_server PORT BYTES GROUP: answers each message with BYTES bytes to GROUP connections.
int main(int argc, char** argv) {
  if (argc != 4) {
    std::cerr << "Usage: bare_server PORT BYTES GROUP\n";
    return 2;
  }
  asio::io_context context(1);
  const auto port = static_cast<std::uint16_t>(std::stoi(argv[1]));
  const auto answer =
      std::make_shared<const std::string>(static_cast<std::size_t>(std::stoi(argv[2])), 'x');
  const auto group_size = static_cast<std::size_t>(std::stoi(argv[3]));
  asio::basic_socket_acceptor<asio::ip::tcp, asio::io_context::executor_type> acceptor(
      context, {asio::ip::make_address("127.0.0.1"), port});
  auto group = std::make_shared<Group>();
  std::function<void()> accept = [&] {
    acceptor.async_accept([&](error_code error, Socket socket) {
      if (error) return;
      error_code ignored;
      socket.set_option(asio::ip::tcp::no_delay(true), ignored);
      if (group->size() == group_size) group = std::make_shared<Group>();
      std::make_shared<Connection>(std::move(socket), group, answer)->start();
      accept();
    });
  };
  accept();
  std::cout << "ready" << std::endl;
  context.run();
}
