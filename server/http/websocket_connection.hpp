// SPDX-License-Identifier: MIT
// A WebSocket connection: frames in, frames out, one write at a time. Callbacks and not coroutines,
// because a move is written four times and each coroutine costs as much as all of the rules. On a
// plain socket a message goes out in one system call, past Beast, which reads, answers pings,
// closes and writes what the kernel does not take at once.
#pragma once

#include <spdlog/spdlog.h>

#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>

#include "protocol/codec.hpp"
#include "server/base/metrics.hpp"
#include "server/base/time.hpp"
#include "server/delivery/outbox.hpp"
#include "server/http/by_the_book.hpp"
#include "server/http/text_header.hpp"
#include "server/http/websocket.hpp"
#include "server/net/deadlines.hpp"
#include "server/net/link_stream.hpp"

namespace avinas::server {

template <typename Stream>
class WebSocketConnection final : public Transport,
                                  public Deadlines::Watched,
                                  public std::enable_shared_from_this<WebSocketConnection<Stream>> {
 public:
  WebSocketConnection(Stream stream, const WebSocketServices& services,
                      std::shared_ptr<AddressAccount> account)
      : socket_(std::move(stream)),
        services_(services),
        id_(services.connections.next_id()),
        account_(std::move(account)),
        stall_timer_(socket_.get_executor()) {
    metrics().connections.fetch_add(1, std::memory_order_relaxed);
  }

  ~WebSocketConnection() override {
    services_.connections.remove(id_);
    metrics().connections.fetch_sub(1, std::memory_order_relaxed);
  }

  void start(const HttpRequest& upgrade, const SessionFactory& converse) {
    const bool ending = !services_.connections.add(id_, this->weak_from_this());
    session_ = converse(id_, account_, this->weak_from_this());
    if (!session_->is_limited()) outbox_.allow(kMostBytesOfLink);
    accept(upgrade);
    if (ending) close_politely(CloseCode::ServiceRestart, kRestart);
  }

  void send(Outgoing message) override {
    boost::asio::dispatch(socket_.get_executor(), [self = this->shared_from_this(),
                                                   message = std::move(message)]() mutable {
      self->enqueue(std::move(message));
    });
  }

  bool send_here(Outgoing message) override { return enqueue(std::move(message)); }
  boost::asio::io_context& home() override { return socket_.get_executor().context(); }

  void close_politely(CloseCode code, const std::string& reason) override {
    if (closing_) return;
    closing_ = Reason(static_cast<boost::beast::websocket::close_code>(code), reason);
    if (!writing_ && accepted_) close();
    give_time_to_go();
  }

  void abandon() override {
    session_.reset();
    account_.reset();
  }

  void run(std::function<void()> work) override {
    boost::asio::post(socket_.get_executor(),
                      [self = this->shared_from_this(), work = std::move(work)] { work(); });
  }

 private:
  using error_code = boost::system::error_code;
  using Base = boost::beast::websocket::stream_base;
  using Reason = boost::beast::websocket::close_reason;
  using Timer =
      boost::asio::basic_waitable_timer<std::chrono::steady_clock,
                                        boost::asio::wait_traits<std::chrono::steady_clock>,
                                        boost::asio::io_context::executor_type>;

  /// Time for a reader that was given up to take the reason.
  static constexpr std::chrono::seconds kTimeToGo{5};
  /// Most messages of a client are shorter; of another server some are long.
  static constexpr std::size_t kReadAtOnce = 512, kReadAtOnceOfServer = std::size_t{16} * 1024;

  void accept(const HttpRequest& upgrade) {
    namespace http = boost::beast::http;
    socket_.set_option(Base::timeout{services_.limits.handshake, services_.limits.idle, true});
    socket_.read_message_max(session_->is_limited() ? protocol::kMaxMessageBytes
                                                    : kMostBytesOfLink);
    socket_.auto_fragment(false);
    socket_.text(true);
    const bool offered = upgrade.count(http::field::sec_websocket_protocol) > 0;
    socket_.set_option(Base::decorator([offered](boost::beast::websocket::response_type& r) {
      r.set(http::field::server, "avinas");
      r.set(http::field::date, http_date());
      if (offered) r.set(http::field::sec_websocket_protocol, std::string(protocol::kSubprotocol));
    }));
    // Pings are requests that Beast answers by itself: they take from the same budget.
    socket_.control_callback(
        [this](boost::beast::websocket::frame_type, boost::beast::string_view) {
          half_since_.reset();
          if (!closing_) session_->receive_control(steady_time());
        });
    if constexpr (std::is_same_v<Stream, MeteredSocket>) socket_.next_layer().non_blocking(true);
    socket_.async_accept(upgrade, [self = this->shared_from_this()](error_code error) {
      if (error) return self->session_->ended(error.message());
      self->accepted_ = true;
      if (self->closing_) {  // it was told to go before it was here
        self->read();
        return self->close();
      }
      if (!self->session_->is_limited()) return self->read();
      boost::beast::get_lowest_layer(self->socket_)
          .limit(
              self->services_.limits.requests_per_second, [] { return steady_time(); },
              [connection = self.get()] {
                connection->account_->flooded();
                connection->close_politely(CloseCode::PolicyViolation, "Too much at once.");
              });
      boost::beast::get_lowest_layer(self->socket_).tell_of_bytes([connection = self.get()] {
        connection->note_bytes();
      });
      self->look_later(steady_time() + self->services_.limits.handshake);
      self->read();
    });
  }

  /// Bytes came in; unless they end a message or a control frame in time, nobody waits for the
  /// rest.
  void note_bytes() {
    if (half_since_) return;
    half_since_ = steady_time();
    look_later(*half_since_ + services_.limits.handshake);
  }

  void look_later(Millis when) {
    if (std::exchange(looked_at_later_, true)) return;
    boost::asio::use_service<Deadlines>(home()).add(when, this->weak_from_this());
  }

  /// A client that does not say hello in time, or end a message that it began, is sent away.
  void look(Millis now) override {
    looked_at_later_ = false;
    if (!session_ || closing_) return;
    if (!session_->welcomed()) {
      const auto until = session_->patient_until();
      if (until && now < *until) return look_later(*until);
      if (until) {
        return close_politely(CloseCode::ServiceRestart, "The club did not answer; come again.");
      }
      return close_politely(CloseCode::PolicyViolation, "Say hello first.");
    }
    if (!half_since_) return;
    const Millis ends = *half_since_ + services_.limits.handshake;
    if (now < ends) return look_later(ends);
    close_politely(CloseCode::PolicyViolation, "You did not finish a message in time.");
  }

  /// A part at a time: Beast makes room for as much as it may read at once before anything comes,
  /// and a thousand silent connections hold that room.
  void read() {
    const std::size_t most = session_->is_limited() ? kReadAtOnce : kReadAtOnceOfServer;
    socket_.async_read_some(buffer_.prepare(most),
                            [self = this->shared_from_this()](error_code error, std::size_t size) {
                              self->buffer_.commit(size);
                              self->on_read(error);
                            });
  }

  void on_read(error_code error) {
    if (error) return session_->ended(why_ended(error));
    if (!socket_.is_message_done()) return read();
    half_since_.reset();
    if (!socket_.got_text()) {
      close_politely(CloseCode::UnknownData, "Text frames only.");
    } else if (!closing_) {
      const auto data = buffer_.cdata();
      receive({static_cast<const char*>(data.data()), data.size()});
    }
    buffer_.consume(buffer_.size());
    read();
  }

  /// The cause, for the log: the server, the client, or the line.
  std::string why_ended(error_code error) const {
    if (closing_) return std::string(closing_->reason.data(), closing_->reason.size());
    if (error == boost::beast::websocket::error::closed) return "the client closed it";
    return "the line was lost, " + error.message();
  }

  /// A fault in answering one client ends that connection, and is told to its table as any end is.
  void receive(std::string_view bytes) {
    try {
      session_->receive(bytes, steady_time());
    } catch (const std::exception& bug) {
      spdlog::error(
          "Connection {} is closed by a fault of the program: {}. Please report this line.", id_,
          bug.what());
      close_politely(CloseCode::InternalError, "A fault of the server; come again.");
    }
  }

  /// False if there is nothing to write.
  bool enqueue(Outgoing message) {
    if (closing_ || !session_->wants(message) || !outbox_.wants(message.kind)) return false;
    if (!writing_ && outbox_.empty()) {
      start_writing(std::move(message));
      return true;
    }
    const bool skipped_before = outbox_.skips();
    switch (outbox_.push(std::move(message))) {
      case Outbox::Fits::Yes:
        break;
      case Outbox::Fits::Skipped:
        if (!skipped_before) await_reader();
        break;
      case Outbox::Fits::No:
        give_up();
        return true;
    }
    if (!writing_) write();
    return true;
  }

  /// Updates were dropped: the reader gets the newest view once it has taken what is under way, or
  /// is given up.
  void await_reader() {
    metrics().skipped.fetch_add(1, std::memory_order_relaxed);
    stall_timer_.expires_after(services_.limits.stalled);
    stall_timer_.async_wait([weak = this->weak_from_this()](error_code error) {
      const auto self = weak.lock();
      if (!self || error || self->closing_) return;
      if (self->outbox_.skips()) self->give_up();
    });
  }

  /// The reason goes out behind what is being written; a reader that does not take it in time is
  /// cut off.
  void give_up() {
    metrics().dropped.fetch_add(1, std::memory_order_relaxed);
    outbox_.clear();
    outbox_.push({std::make_shared<const std::string>(
                      protocol::encode(protocol::Notice{protocol::NoticeCode::TooSlow})),
                  SendKind::Reply});
    closing_ = Reason(static_cast<boost::beast::websocket::close_code>(CloseCode::PolicyViolation),
                      "Your connection could not keep up.");
    if (!writing_) write();
    give_time_to_go();
  }

  void give_time_to_go() {
    stall_timer_.expires_after(kTimeToGo);
    stall_timer_.async_wait([weak = this->weak_from_this()](error_code error) {
      const auto self = weak.lock();
      if (self && !error) beast_close_socket(boost::beast::get_lowest_layer(self->socket_));
    });
  }

  void write() {
    while (!outbox_.empty()) {
      if (start_writing(outbox_.pop())) return;
    }
    if (closing_) return close();
    const Outbox::Missed missed = outbox_.caught_up();
    if (!missed.anything()) return;
    stall_timer_.cancel();
    session_->caught_up(missed.table, missed.hall);
  }

  /// False if it is out already.
  bool start_writing(Outgoing message) {
    if (send_past_beast(*message.bytes)) return false;
    writing_ = true;
    current_ = std::move(message);
    socket_.async_write(boost::asio::buffer(*current_.bytes),
                        [self = this->shared_from_this()](error_code error, std::size_t) {
                          self->writing_ = false;
                          self->current_ = {};
                          if (!error) self->write();
                        });
    return true;
  }

  bool send_past_beast(const std::string& text) {
    if constexpr (std::is_same_v<Stream, MeteredSocket>) {
      return socket_.is_open() && socket_.next_layer().send_frame(TextHeader(text.size()).bytes(),
                                                                  text, this->shared_from_this());
    }
    return false;
  }

  void close() {
    socket_.async_close(*closing_, [self = this->shared_from_this()](error_code) {});
  }

  /// Messages are short, and are not compressed.
  boost::beast::websocket::stream<Stream, false> socket_;
  const WebSocketServices services_;
  const ConnectionId id_;
  std::shared_ptr<AddressAccount> account_;
  Timer stall_timer_;
  std::optional<Millis> half_since_;  ///< a message began then, and has not ended
  bool looked_at_later_ = false;
  std::unique_ptr<Conversation> session_;
  boost::beast::flat_buffer buffer_;
  Outbox outbox_;
  Outgoing current_;
  bool writing_ = false;
  bool accepted_ = false;  ///< the handshake is over
  std::optional<Reason> closing_;
};

}  // namespace avinas::server
