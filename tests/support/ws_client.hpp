// SPDX-License-Identifier: MIT
// A blocking WebSocket client for tests against a real server.
#pragma once

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <map>
#include <string>
#include <vector>

#include "protocol/json_reader.hpp"
#include "tests/load/child_process.hpp"

namespace avinas::testing {

using protocol::Json;

/// The connection is gone, or nothing came in time.
struct Disconnected : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class WsClient {
 public:
  /// `forwarded_for` is the client's address as a named proxy tells it; `headers` go with it.
  explicit WsClient(std::uint16_t port, const std::string& target = "/ws",
                    const std::string& forwarded_for = {},
                    const std::map<std::string, std::string>& headers = {});

  void send_text(const std::string& text);
  /// Sends a request with an id of its own, or the one given; returns the id.
  std::string send(Json request, std::string id = {});
  /// The next message. Throws Disconnected.
  Json read();
  /// Sends and reads until the answer comes; the view is kept up to date meanwhile.
  Json ask(Json request, const std::string& id = {});
  /// Reads until the answer to that request comes.
  Json answer_to(const std::string& id);
  /// Reads until the view is of that version or later.
  void catch_up(std::uint64_t version);
  /// The close code the server gave, 0 if none.
  int close_code() const { return close_code_; }
  boost::beast::websocket::stream<boost::asio::ip::tcp::socket>& stream() { return stream_; }

  Json view;
  std::uint64_t version = 0;
  /// Clients of this process ask again while the server says that it cannot save.
  inline static bool waits_for_saving = false;
  /// How long they wait for a message: far above any answer, so that only a hang meets it.
  inline static std::chrono::seconds patience{20};

 private:
  [[noreturn]] void fail(const boost::system::error_code& error);

  boost::asio::io_context context_{1};
  boost::beast::websocket::stream<boost::asio::ip::tcp::socket> stream_{context_};
  boost::beast::flat_buffer buffer_;
  /// No id comes twice, whatever the connection: the server would take it for a repeated request.
  inline static std::atomic<int> next_id_ = 0;
  int close_code_ = 0;
};

/// The program beside this test.
std::string executable();
/// The one that `AVINAS_TEST_OLDER` names: an older version, where scripts/check upgrade built one;
/// else the same.
std::string older_executable();

/// How `avinas serve` is called on that port of loopback.
std::vector<std::string> serve_command(const std::vector<std::string>& flags, std::uint16_t port,
                                       const std::string& program = executable());

/// The real server, on a free port of loopback.
class TestServer {
 public:
  /// `flags` are added to `avinas serve`.
  explicit TestServer(std::vector<std::string> flags = {}, std::uint16_t port = 0,
                      const std::string& program = executable());
  /// One of several on an engine, on a port that it does not tell yet.
  struct Waiting {
    std::uint16_t port = 0;
    std::string until = "waits to take it over";
  };
  /// Returns when it has logged that, which by default says that it waits for its turn.
  TestServer(std::vector<std::string> flags, Waiting waiting);
  /// Waits until it serves.
  void await_turn();
  std::uint16_t port() const { return port_; }
  load::ChildProcess& process() { return process_; }

 private:
  load::ChildProcess process_;
  std::uint16_t port_;
};

/// The secret of the link by which somebody becomes the club's owner, which a new club prints.
std::string owner_secret(TestServer& server);

/// A port of loopback that nobody uses.
std::uint16_t free_port();

/// One plain HTTP exchange: sends the bytes, returns what comes until the end; with `until`, until
/// that has come, and perhaps more.
std::string raw_exchange(std::uint16_t port, const std::string& bytes,
                         const std::string& until = {});

/// A figure of the server's metrics.
int figure_of(std::uint16_t port, const std::string& name);

/// A player who has said hello.
struct TestPlayer {
  std::string token{};
  std::string id{};
  Json games{};  ///< codes of tables to go back to, as welcomed
  std::unique_ptr<WsClient> client{};

  /// Connects as this player, with a program that knows every game; a new guest where there is no
  /// token yet.
  void connect(std::uint16_t port, const std::string& target = "/ws");
  Json ask(Json request, const std::string& id_ = {}) {
    return client->ask(std::move(request), id_);
  }
  Json& view() { return client->view; }
  bool to_act() const;
};

/// Four players at a new table, the match started and the first hand dealt.
std::string seat_four(std::uint16_t port, std::array<TestPlayer, 4>& players,
                      const Json& options = Json::object());

/// A request for a lawful action from the player's own view; a stop only if there is nothing else.
Json lawful_request(const Json& view, std::size_t choice);

}  // namespace avinas::testing
