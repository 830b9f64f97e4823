// SPDX-License-Identifier: MIT
// Connects to another server, and reads and writes messages in order.
#include "server/cluster/link.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <utility>

#include "protocol/codec.hpp"

namespace avinas::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
using boost::system::error_code;

namespace {

constexpr std::chrono::seconds kSilence{10};

/// The close code for the client: the other server's own if it meant the client.
CloseCode code_of(const beast::websocket::close_reason& reason) {
  for (const CloseCode code : {CloseCode::PolicyViolation, CloseCode::UnknownData}) {
    if (reason.code == static_cast<std::uint16_t>(code)) return code;
  }
  return CloseCode::ServiceRestart;
}

}  // namespace

Link::Link(asio::io_context& home, const TlsCertificate& certificate, Handlers handlers)
    : home_(home),
      context_(certificate.to_connect()),
      handlers_(std::move(handlers)),
      stream_(home, *context_) {}

void Link::open(const LinkAddress& to, Headers headers) {
  asio::co_spawn(
      home_,
      [self = shared_from_this(), to, headers = std::move(headers)] {
        return self->connect(to, headers);
      },
      asio::detached);
}

asio::awaitable<void> Link::connect(LinkAddress to, Headers headers) {
  const bool reached = co_await connect_link(stream_.next_layer(), to);
  if (!reached || over_) co_return lose(CloseCode::ServiceRestart, kGone);
  stream_.read_message_max(kMostBytesOfLink);
  stream_.auto_fragment(false);
  stream_.text(true);
  // A line whose other end no longer answers is lost within kSilence: it is asked for a pong.
  auto timeout = beast::websocket::stream_base::timeout::suggested(beast::role_type::client);
  timeout.idle_timeout = kSilence;
  timeout.keep_alive_pings = true;
  stream_.set_option(timeout);
  stream_.set_option(beast::websocket::stream_base::decorator(
      [headers = std::move(headers)](beast::websocket::request_type& request) {
        request.set(beast::http::field::sec_websocket_protocol,
                    std::string(protocol::kSubprotocol));
        for (const auto& [name, value] : headers) request.set(name, value);
      }));
  error_code error;
  co_await stream_.async_handshake(to.text(), "/ws",
                                   asio::redirect_error(asio::use_awaitable, error));
  if (error || over_) co_return lose(CloseCode::ServiceRestart, kGone);
  open_ = true;
  read();
  write();
}

void Link::send(std::string text) {
  if (over_) return;
  waiting_bytes_ += text.size();
  waiting_.push_back(std::move(text));
  if (open_ && !writing_) write();
}

void Link::write() {
  if (waiting_.empty() || over_) return;
  writing_ = true;
  stream_.async_write(asio::buffer(waiting_.front()),
                      [self = shared_from_this()](error_code error, std::size_t) {
                        self->writing_ = false;
                        self->waiting_bytes_ -= self->waiting_.front().size();
                        self->waiting_.pop_front();
                        if (error) return self->lose(CloseCode::ServiceRestart, kGone);
                        self->write();
                      });
}

void Link::read() {
  if (over_) return;
  stream_.async_read(buffer_, [self = shared_from_this()](error_code error, std::size_t) {
    if (error) {
      const auto& reason = self->stream_.reason();
      const bool said = error == beast::websocket::error::closed;
      return self->lose(said ? code_of(reason) : CloseCode::ServiceRestart,
                        said ? std::string(reason.reason.c_str()) : kGone);
    }
    if (self->over_) return;
    std::string text = beast::buffers_to_string(self->buffer_.data());
    self->buffer_.consume(self->buffer_.size());
    const std::shared_ptr<const void> read_on(
        nullptr, [weak = self->weak_from_this(), &home = self->home_](const void*) {
          if (weak.expired()) return;
          asio::post(home, [weak] {
            if (const auto still = weak.lock()) still->read();
          });
        });
    self->handlers_.message(std::move(text), read_on);
  });
}

void Link::close() {
  if (std::exchange(over_, true)) return;
  error_code ignored;
  beast::get_lowest_layer(stream_).close(ignored);
}

void Link::cut() {
  asio::post(home_, [self = shared_from_this()] { self->lose(CloseCode::ServiceRestart, kGone); });
}

void Link::lose(CloseCode why, const std::string& reason) {
  if (over_) return;
  close();
  handlers_.lost(why, reason);
}

}  // namespace avinas::server
