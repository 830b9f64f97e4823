// SPDX-License-Identifier: MIT
// Connects, asks and reads messages.
#include "tests/support/ws_client.hpp"

#include <atomic>
#include <boost/asio/read.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <thread>

namespace avinas::testing {

namespace asio = boost::asio;
namespace websocket = boost::beast::websocket;
using boost::system::error_code;

namespace {

std::uint16_t port_in(const std::string& output) {
  const std::string before = "://127.0.0.1:";
  return static_cast<std::uint16_t>(std::stoi(output.substr(output.find(before) + before.size())));
}

asio::ip::tcp::endpoint loopback(std::uint16_t port) {
  return {asio::ip::make_address("127.0.0.1"), port};
}

/// Begins the operation with a handler, and waits for it as long as clients do; then `give_up` ends
/// it.
template <typename Begin, typename GiveUp>
error_code patiently(asio::io_context& context, Begin begin, GiveUp give_up) {
  std::optional<error_code> done;
  begin([&done](error_code error, auto...) { done = error; });
  context.restart();
  context.run_for(WsClient::patience);
  if (done) return *done;
  give_up();
  context.restart();
  context.run();
  return asio::error::timed_out;
}

}  // namespace

std::string executable() {
  return (std::filesystem::read_symlink("/proc/self/exe").parent_path() / "avinas").string();
}

std::string older_executable() {
  const char* older = std::getenv("AVINAS_TEST_OLDER");
  return older ? older : executable();
}

std::vector<std::string> serve_command(const std::vector<std::string>& flags, std::uint16_t port,
                                       const std::string& program) {
  std::vector<std::string> command{program,     "serve",    "--port", std::to_string(port),
                                   "--address", "127.0.0.1"};
  command.insert(command.end(), flags.begin(), flags.end());
  return command;
}

WsClient::WsClient(std::uint16_t port, const std::string& target, const std::string& forwarded_for,
                   const std::map<std::string, std::string>& headers) {
  error_code error;
  stream_.next_layer().connect(loopback(port), error);
  if (error) fail(error);
  stream_.next_layer().set_option(asio::ip::tcp::no_delay(true), error);
  stream_.set_option(websocket::stream_base::decorator([&](websocket::request_type& request) {
    request.set(boost::beast::http::field::sec_websocket_protocol, "avinas.v1");
    if (!forwarded_for.empty()) request.set("X-Forwarded-For", forwarded_for);
    for (const auto& [name, value] : headers) request.set(name, value);
  }));
  const std::string host = "localhost:" + std::to_string(port);
  error = patiently(
      context_, [&](auto done) { stream_.async_handshake(host, target, done); },
      [&] { stream_.next_layer().close(); });
  if (error) fail(error);
}

void WsClient::fail(const error_code& error) {
  close_code_ = stream_.reason().code;
  throw Disconnected(error.message() + " " + std::to_string(close_code_) + " " +
                     stream_.reason().reason.c_str());
}

void WsClient::send_text(const std::string& text) {
  error_code error;
  stream_.write(asio::buffer(text), error);
  if (error) fail(error);
}

std::string WsClient::send(Json request, std::string id) {
  if (id.empty()) id = "t" + std::to_string(++next_id_);
  request["id"] = id;
  send_text(request.dump());
  return id;
}

Json WsClient::read() {
  const error_code error = patiently(
      context_, [&](auto done) { stream_.async_read(buffer_, done); },
      [&] { stream_.next_layer().close(); });
  if (error) fail(error);
  const auto data = buffer_.cdata();
  const Json message = Json::parse(std::string(static_cast<const char*>(data.data()), data.size()));
  buffer_.consume(buffer_.size());
  if (message["type"] == "view") {
    view = message["view"];
    version = message["version"];
  } else if (message["type"] == "update") {
    view.update(message["changes"]);
    version = message["version"];
  }
  return message;
}

Json WsClient::answer_to(const std::string& id) {
  while (true) {
    Json message = read();
    if (message.value("reply_to", "") == id) return message;
  }
}

Json WsClient::ask(Json request, const std::string& id) {
  while (true) {
    Json answer = answer_to(send(request, id));
    if (!waits_for_saving || answer.value("reason", "") != "cannot_save") return answer;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
}

void WsClient::catch_up(std::uint64_t wanted) {
  while (version < wanted) read();
}

TestServer::TestServer(std::vector<std::string> flags, std::uint16_t port,
                       const std::string& program)
    : process_(serve_command(flags, port, program), " threads"),
      port_(port_in(process_.output())) {}

TestServer::TestServer(std::vector<std::string> flags, Waiting waiting)
    : process_(serve_command(flags, waiting.port), waiting.until), port_(waiting.port) {}

void TestServer::await_turn() {
  if (!process_.wait_for(" threads")) throw std::runtime_error("It ended: " + process_.output());
  port_ = port_in(process_.output());
}

std::uint16_t free_port() {
  asio::io_context context(1);
  return asio::ip::tcp::acceptor(context, loopback(0)).local_endpoint().port();
}

std::string raw_exchange(std::uint16_t port, const std::string& bytes, const std::string& until) {
  asio::io_context context(1);
  asio::ip::tcp::socket socket(context);
  socket.connect(loopback(port));
  error_code error;
  asio::write(socket, asio::buffer(bytes), error);
  std::string answer;
  patiently(
      context,
      [&](auto done) {
        if (until.empty()) return asio::async_read(socket, asio::dynamic_buffer(answer), done);
        asio::async_read_until(socket, asio::dynamic_buffer(answer), until, done);
      },
      [&] { socket.close(); });
  return answer;
}

int figure_of(std::uint16_t port, const std::string& name) {
  const std::string all =
      raw_exchange(port, "GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  const std::size_t line = all.find("\n" + name + " ");
  if (line == std::string::npos) throw std::runtime_error(name + " is not in " + all);
  return std::stoi(all.substr(line + name.size() + 2));
}

void TestPlayer::connect(std::uint16_t port, const std::string& target) {
  static std::atomic<int> count = 0;  // a member's name is theirs alone
  client = std::make_unique<WsClient>(port, target);
  Json hello{{"type", "hello"}, {"games", games::All::kNames}};
  if (token.empty()) {
    hello["name"] = "Player " + std::to_string(++count);
  } else {
    hello["token"] = token;
  }
  const Json welcome = client->ask(hello);
  if (welcome["type"] != "welcome") throw std::runtime_error("not welcome: " + welcome.dump());
  id = welcome["player"];
  games = welcome.value("tables", Json::array());
  if (welcome.contains("token")) token = welcome["token"];
}

bool TestPlayer::to_act() const {
  const Json& view = client->view;
  for (const Json& seat : view["to_act"]) {
    if (seat == view["you"]) return true;
  }
  return false;
}

std::string seat_four(std::uint16_t port, std::array<TestPlayer, 4>& players, const Json& options) {
  std::string code;
  for (std::size_t i = 0; i < 4; ++i) {
    players[i].connect(port);
    if (i == 0) {
      code = players[0].ask({{"type", "open_table"}, {"options", options}})["table"];
    }
    players[i].ask({{"type", "join"}, {"table", code}});
    players[i].ask({{"type", "sit"}, {"seat", std::string(1, "NESW"[i])}});
  }
  players[0].ask({{"type", "start"}});
  for (TestPlayer& player : players) player.ask({{"type", "ready"}});
  for (TestPlayer& player : players) player.client->catch_up(players[3].client->version);
  return code;
}

Json lawful_request(const Json& view, std::size_t choice) {
  std::vector<Json> actions;
  for (const Json& action : view["legal"]) {
    if (action["action"] != "stop") actions.push_back(action);
  }
  if (actions.empty()) return nullptr;
  Json request = actions[choice % actions.size()];
  request["type"] = "act";
  return request;
}

std::string owner_secret(TestServer& server) {
  const std::string& printed = server.process().output();
  const std::string before = "#invitation=";
  const std::size_t from = printed.find(before) + before.size();
  return printed.substr(from, printed.find('\n', from) - from);
}

}  // namespace avinas::testing
