// SPDX-License-Identifier: MIT
// Writes as much as one connection may.
#include "tests/endure/writing.hpp"

#include <fstream>
#include <thread>

#include "tests/support/temp_folder.hpp"
#include "tests/support/ws_client.hpp"

namespace avinas::endure {
namespace {

using namespace testing;
using Clock = std::chrono::steady_clock;

/// Bytes that the process has written so far, but for its log, whose lines are limited elsewhere.
double written_by(load::ChildProcess& process) {
  std::ifstream io("/proc/" + std::to_string(process.id()) + "/io");
  std::string name;
  for (double value = 0; io >> name >> value;) {
    if (name == "wchar:") return value - static_cast<double>(process.read_output().size());
  }
  return 0;
}

/// Asks until it is done or the time is up, and pauses as it is told. True if it was done.
bool ask_patiently(WsClient& client, const Json& request, Clock::time_point until) {
  while (Clock::now() < until) {
    const Json answer = client.ask(request);
    if (answer["type"] != "error") return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(answer.value("wait_ms", 1)));
  }
  return false;
}

}  // namespace

WritingResult writing(int seconds) {
  const TempFolder folder;
  TestServer server({"--data", folder.path().string()});
  WsClient client(server.port());
  client.ask({{"type", "hello"}, {"name", "Ona"}});
  client.ask({{"type", "join"}, {"table", client.ask({{"type", "open_table"}})["table"]}});
  client.ask({{"type", "sit"}, {"seat", "S"}});
  const auto measure = [&](auto request, double& done, double& bytes) {
    const double before = written_by(server.process());
    const auto until = Clock::now() + std::chrono::seconds(seconds);
    int count = 0;
    while (Clock::now() < until) count += ask_patiently(client, request(count), until);
    done = static_cast<double>(count) / seconds;
    bytes = (written_by(server.process()) - before) / seconds;
  };
  WritingResult result;
  const Json nobody = Json::array();
  measure(
      [&](int) {
        return Json{{"type", "open_hand"}, {"players", nobody}};
      },
      result.unchanged_asked, result.unchanged_bytes);
  const auto options = [](int i) {
    return Json{{"type", "set_options"}, {"options", {{"decision_seconds", 60 + i % 2}}}};
  };
  const auto soon = Clock::now() + std::chrono::seconds(30);
  for (int i = 0; i < 300; ++i) ask_patiently(client, options(i), soon);  // what may come at once
  measure(options, result.changing_done, result.changing_bytes);
  return result;
}

}  // namespace avinas::endure
