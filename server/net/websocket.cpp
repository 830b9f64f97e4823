// SPDX-License-Identifier: MIT
#include "net/websocket.hpp"

#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>

#include "net/outbox.hpp"
#include "ops/time_source.hpp"
#include "protocol/codec.hpp"

namespace avinas::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using boost::system::error_code;

/// A connection that says nothing and answers no ping for this long is gone.
constexpr std::chrono::seconds kIdle{60};
constexpr std::chrono::seconds kHandshake{10};

template <typename Stream>
class WebSocketConnection final : public Transport,
                                  public std::enable_shared_from_this<WebSocketConnection<Stream>> {
 public:
  WebSocketConnection(Stream stream, Connections& connections)
      : socket_(std::move(stream)),
        connections_(connections),
        id_(connections.next_id()),
        hello_timer_(socket_.get_executor()) {}

  ~WebSocketConnection() override { connections_.remove(id_); }

  bool start(const HttpRequest& upgrade, Lobby& lobby, const ClientLimits& limits) {
    error_code error;
    const auto peer = beast::get_lowest_layer(socket_).remote_endpoint(error);
    const std::string address = error ? std::string() : peer.address().to_string();
    if (!connections_.add(id_, this->weak_from_this(), address, limits.connections_per_address)) {
      return false;
    }
    conversation_ = std::make_shared<Conversation>(id_, lobby, limits, this->weak_from_this());
    accept(upgrade);
    return true;
  }

  void send(std::shared_ptr<const std::string> bytes, SendKind kind) override {
    asio::dispatch(socket_.get_executor(),
                   [self = this->shared_from_this(), bytes = std::move(bytes), kind]() mutable {
                     self->enqueue(std::move(bytes), kind);
                   });
  }

  void close_politely(std::uint16_t code, const std::string& reason) override {
    closing_ = websocket::close_reason(static_cast<websocket::close_code>(code), reason);
    if (!writing_) close();
  }

  void run(std::function<void()> work) override {
    asio::dispatch(socket_.get_executor(),
                   [self = this->shared_from_this(), work = std::move(work)] { work(); });
  }

 private:
  void accept(const HttpRequest& upgrade) {
    socket_.set_option(websocket::stream_base::timeout{kHandshake, kIdle, true});
    socket_.read_message_max(protocol::kMaxMessageBytes);
    socket_.auto_fragment(false);
    socket_.text(true);
    const bool offered = upgrade.count(beast::http::field::sec_websocket_protocol) > 0;
    socket_.set_option(websocket::stream_base::decorator([offered](websocket::response_type& r) {
      r.set(beast::http::field::server, "avinas");
      if (offered) {
        r.set(beast::http::field::sec_websocket_protocol, std::string(protocol::kSubprotocol));
      }
    }));
    socket_.async_accept(upgrade, [self = this->shared_from_this()](error_code error) {
      if (error) return;
      self->await_hello();
      self->read();
    });
  }

  /// Who says nothing holds no connection.
  void await_hello() {
    hello_timer_.expires_after(kTimeToHello);
    hello_timer_.async_wait([weak = this->weak_from_this()](error_code error) {
      const auto self = weak.lock();
      if (!self || error || self->conversation_->welcomed()) return;
      self->close_politely(websocket::close_code::policy_error, "Say hello first.");
    });
  }

  void read() {
    socket_.async_read(buffer_, [self = this->shared_from_this()](error_code error, std::size_t) {
      self->on_read(error);
    });
  }

  void on_read(error_code error) {
    if (error) return conversation_->ended();
    if (!socket_.got_text()) {
      close_politely(websocket::close_code::unknown_data, "Text frames only.");
    } else {
      const auto data = buffer_.cdata();
      conversation_->receive({static_cast<const char*>(data.data()), data.size()},
                             current_time().steady);
    }
    buffer_.consume(buffer_.size());
    read();
  }

  void enqueue(std::shared_ptr<const std::string> bytes, SendKind kind) {
    if (closing_) return;
    switch (outbox_.push(std::move(bytes), kind)) {
      case Outbox::Fits::Yes:
        break;
      case Outbox::Fits::Skipped:
        skipped_ = true;
        break;
      case Outbox::Fits::No:
        // Nothing more can be told to who does not read; the client comes back by itself.
        beast::get_lowest_layer(socket_).close();
        return;
    }
    if (!writing_) write();
  }

  void write() {
    if (outbox_.empty()) {
      if (closing_) return close();
      if (!skipped_) return;
      skipped_ = false;
      conversation_->outbox_drained();
      return;
    }
    writing_ = true;
    current_ = outbox_.pop();
    socket_.async_write(asio::buffer(*current_),
                        [self = this->shared_from_this()](error_code error, std::size_t) {
                          self->writing_ = false;
                          if (!error) self->write();
                        });
  }

  void close() {
    socket_.async_close(*closing_, [self = this->shared_from_this()](error_code) {});
  }

  websocket::stream<Stream> socket_;
  Connections& connections_;
  const ConnectionId id_;
  asio::basic_waitable_timer<std::chrono::steady_clock,
                             asio::wait_traits<std::chrono::steady_clock>,
                             typename Stream::executor_type>
      hello_timer_;
  std::shared_ptr<Conversation> conversation_;
  beast::flat_buffer buffer_;
  Outbox outbox_;
  Outbox::Bytes current_;
  bool writing_ = false;
  bool skipped_ = false;
  std::optional<websocket::close_reason> closing_;
};

}  // namespace

bool serve_websocket(Socket socket, const HttpRequest& upgrade, Lobby& lobby,
                     Connections& connections, const ClientLimits& limits) {
  return std::make_shared<WebSocketConnection<Socket>>(std::move(socket), connections)
      ->start(upgrade, lobby, limits);
}

}  // namespace avinas::server
