// SPDX-License-Identifier: MIT
// Plays turns against a bare server.
#include "tests/load/echo_client.hpp"

#include <boost/beast/websocket.hpp>

namespace avinas::load {

namespace asio = boost::asio;
using boost::system::error_code;

EchoClient::EchoClient(asio::io_context& context, Measurements& run, std::size_t bytes, int place)
    : stream_(context),
      timer_(context),
      run_(run),
      message_(bytes, 'm'),
      rng_(static_cast<std::uint64_t>(place)),
      place_(place) {}

void EchoClient::connect(const asio::ip::tcp::endpoint& server) {
  stream_.next_layer().connect(server);
  stream_.next_layer().set_option(asio::ip::tcp::no_delay(true));
  stream_.handshake("localhost", "/ws");
  stream_.auto_fragment(false);
  read();
}

void EchoClient::move() {
  ++run_.moves;
  run_.bytes_out += message_.size();
  mine_ = true;
  moved_at_ = std::chrono::steady_clock::now();
  stream_.async_write(asio::buffer(message_), [](error_code, std::size_t) {});
}

void EchoClient::read() {
  stream_.async_read(buffer_, [this](error_code error, std::size_t size) {
    if (error) {
      run_.lost += !run_.stopping;
      return;
    }
    run_.bytes_in += size;
    ++run_.messages_in;
    // The real client keeps the message as text to look into it; so does this one.
    const std::string text(static_cast<const char*>(buffer_.cdata().data()), size);
    buffer_.consume(buffer_.size());
    on_message(text);
    read();
  });
}

void EchoClient::on_message(const std::string& text) {
  if (mine_) run_.took(std::chrono::steady_clock::now() - moved_at_);
  mine_ = false;
  if (text[0] != 'x' || ++frames_ % 4 != static_cast<unsigned>(place_) || run_.stopping) return;
  if (run_.think.count() == 0) return move();
  timer_.expires_after(run_.pause(rng_));
  timer_.async_wait([this](error_code error) {
    if (!error && !run_.stopping) move();
  });
}

}  // namespace avinas::load
