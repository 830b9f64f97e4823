// SPDX-License-Identifier: MIT
// Plays at a seat as fast as the server allows.
#include "tests/load/seat_client.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/connect.hpp>
#include <boost/beast/websocket.hpp>
#include <cstdio>
#include <iostream>

#include "engine/games/list.hpp"

namespace avinas::load {

namespace asio = boost::asio;
namespace websocket = boost::beast::websocket;
using boost::system::error_code;

namespace {

/// The text between `key` and the matching `close`, or an empty one; `found` says which.
std::string member(const std::string& message, const std::string& key, char close, bool& found) {
  const auto at = message.find(key);
  found = at != std::string::npos;
  if (!found) return {};
  const auto from = at + key.size();
  return message.substr(from, message.find(close, from) - from);
}

/// The actions in the list of that key: it ends where an object and the list do, since an action
/// may hold a list of cards.
std::string actions(const std::string& message, const std::string& key, bool& found) {
  const auto at = message.find(key);
  found = at != std::string::npos;
  if (!found || message[at + key.size()] == ']') return {};
  const auto from = at + key.size();
  return message.substr(from, message.find("}]", from) + 1 - from);
}

/// As a client adds one to a deal: 32 hexadecimal digits.
std::string random_seed(std::mt19937_64& rng) {
  std::array<char, 33> hex{};
  const unsigned long long first = rng(), second = rng();
  std::snprintf(hex.data(), hex.size(), "%016llx%016llx", first, second);
  return hex.data();
}

/// As a client says which games it shows: a JSON array.
std::string all_games() {
  std::string all;
  for (const std::string_view game : games::All::kNames) {
    all += (all.empty() ? "[\"" : ",\"") + std::string(game) + "\"";
  }
  return all + "]";
}

}  // namespace

void Measurements::took(std::chrono::steady_clock::duration time) {
  if (!measuring) return;
  latencies_us.push_back(static_cast<std::uint32_t>(
      std::chrono::duration_cast<std::chrono::microseconds>(time).count()));
}

std::chrono::microseconds Measurements::pause(std::mt19937_64& rng) const {
  return think / 2 + think * static_cast<int>(rng() % 1000) / 1000;
}

SeatClient::SeatClient(asio::io_context& context, Measurements& run, std::uint64_t seed)
    : stream_(context), timer_(context), run_(run), rng_(seed) {}

void SeatClient::connect(const asio::ip::tcp::endpoint& server, std::function<void()> ready,
                         const asio::ip::address& from) {
  error_code error;
  stream_.next_layer().open(asio::ip::tcp::v4(), error);
  if (!from.is_unspecified()) stream_.next_layer().bind({from, 0}, error);
  stream_.next_layer().connect(server, error);
  if (!error) stream_.next_layer().set_option(asio::ip::tcp::no_delay(true), error);
  stream_.set_option(websocket::stream_base::decorator([](websocket::request_type& request) {
    request.set(boost::beast::http::field::sec_websocket_protocol, "avinas.v1");
  }));
  if (!error) stream_.handshake("localhost", "/ws", error);
  if (error) {
    std::cerr << "A client cannot connect: " << error.message() << ".\n";
    std::exit(1);
  }
  stream_.text(true);
  stream_.auto_fragment(false);
  read();
  const std::string games = run_.every_game ? ",\"games\":" + all_games() : "";
  send("{\"type\":\"hello\",\"name\":\"Load\"" + games,
       [ready = std::move(ready)](const std::string&) { ready(); });
}

void SeatClient::open_table(std::function<void(const std::string&)> opened) {
  const auto& games = games::All::kNames;
  const std::size_t game = run_.every_game ? run_.opened++ % games.size() : 0;
  const std::string options =
      game == 0 ? R"("overbid":"refused")" : "\"game\":\"" + std::string(games[game]) + "\"";
  send("{\"type\":\"open_table\",\"options\":{" + options + "}",
       [opened = std::move(opened)](const std::string& answer) {
         bool found = false;
         opened(member(answer, "\"table\":\"", '"', found));
       });
}

void SeatClient::sit(const std::string& code, char seat, bool host, std::function<void()> seated) {
  seat_ = seat;
  host_ = host;
  send("{\"type\":\"join\",\"table\":\"" + code + "\"",
       [this, seated = std::move(seated)](const std::string&) {
         send(std::string("{\"type\":\"sit\",\"seat\":\"") + seat_ + "\"",
              [seated](const std::string&) { seated(); });
       });
}

void SeatClient::watch(const std::string& code, std::function<void()> joined) {
  send("{\"type\":\"join\",\"table\":\"" + code + "\"",
       [joined = std::move(joined)](const std::string&) { joined(); });
}

void SeatClient::fill_bots(const std::string& level, std::function<void()> filled) {
  send("{\"type\":\"fill_bots\",\"level\":\"" + level + "\"",
       [filled = std::move(filled)](const std::string&) { filled(); });
}

void SeatClient::leave() {
  left_ = true;
  error_code ignored;
  stream_.next_layer().close(ignored);
}

void SeatClient::start_match() { send("{\"type\":\"start\""); }

void SeatClient::send(std::string text, std::function<void(const std::string&)> answered) {
  const std::string id = std::to_string(next_id_++);
  text += ",\"id\":\"" + id + "\"}";
  if (answered) {
    awaited_ = "\"reply_to\":\"" + id + "\"";
    answered_ = std::move(answered);
  }
  queue_.push_back(std::move(text));
  if (!writing_) write();
}

void SeatClient::write() {
  if (queue_.empty()) return;
  writing_ = true;
  stream_.async_write(asio::buffer(queue_.front()), [this](error_code error, std::size_t) {
    writing_ = false;
    if (error) return;
    queue_.pop_front();
    write();
  });
}

void SeatClient::read() {
  stream_.async_read(buffer_, [this](error_code error, std::size_t size) {
    if (error) {
      if (!run_.stopping && !left_) {
        ++run_.lost;
        std::cerr << "A client lost its connection: " << error.message() << ": "
                  << stream_.reason().reason << '\n';
      }
      return;
    }
    run_.bytes_in += size;
    ++run_.messages_in;
    const auto data = buffer_.cdata();
    const std::string message(static_cast<const char*>(data.data()), data.size());
    buffer_.consume(buffer_.size());
    on_message(message);
    read();
  });
}

void SeatClient::on_message(const std::string& message) {
  if (!move_id_.empty() && message.find(move_id_) != std::string::npos) {
    run_.took(std::chrono::steady_clock::now() - moved_at_);
    move_id_.clear();
  }
  if (answered_ && message.find(awaited_) != std::string::npos) {
    const auto answered = std::move(answered_);
    answered_ = nullptr;
    answered(message);
  }
  if (seat_ != '?') consider(message);
}

void SeatClient::consider(const std::string& message) {
  bool found = false;
  const std::string to_act = member(message, "\"to_act\":[", ']', found);
  if (found) to_act_ = to_act;
  const std::string legal = actions(message, "\"legal\":[", found);
  if (found) legal_ = legal;
  if (run_.stopping) return;
  const bool between = message.find("\"phase\":\"hand_over\"") != std::string::npos ||
                       message.find("\"phase\":\"before_deal\"") != std::string::npos;
  if (message.find("\"next_commitment\":\"") != std::string::npos &&
      message.find("\"next_commitment\":\"\"") == std::string::npos) {
    ++run_.moves;  // a request like any other: accepted, journaled, told to four
    return send("{\"type\":\"ready\",\"seed\":\"" + random_seed(rng_) + "\"");
  }
  if (host_ && message.find("\"stage\":\"finished\"") != std::string::npos) return start_match();
  if (!between && to_act_.find(seat_) != std::string::npos && !legal_.empty() && move_id_.empty()) {
    think();
  }
}

void SeatClient::think() {
  if (run_.think.count() == 0) return move();
  if (thinking_) return;
  thinking_ = true;
  timer_.expires_after(run_.pause(rng_));
  timer_.async_wait([this](error_code error) {
    thinking_ = false;
    if (!error && !run_.stopping && move_id_.empty()) move();
  });
}

void SeatClient::move() {
  std::vector<std::string> choices;
  for (std::size_t from = 0; from < legal_.size();) {
    const auto end = legal_.find('}', from);
    const std::string choice = legal_.substr(from + 1, end - from - 1);
    if (choice.find("\"stop\"") == std::string::npos) choices.push_back(choice);
    from = end + 2;
  }
  if (choices.empty()) return;
  const std::string& choice = choices[rng_() % choices.size()];
  legal_.clear();
  ++run_.moves;
  run_.bytes_out += choice.size() + 30;
  moved_at_ = std::chrono::steady_clock::now();
  move_id_ = "\"reply_to\":\"" + std::to_string(next_id_) + "\"";
  send("{\"type\":\"act\"," + choice);
}

std::uint32_t percentile(std::vector<std::uint32_t> values, double p) {
  if (values.empty()) return 0;
  const auto at = static_cast<std::size_t>(p * static_cast<double>(values.size() - 1));
  std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(at), values.end());
  return values[at];
}

}  // namespace avinas::load
