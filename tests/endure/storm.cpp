// SPDX-License-Identifier: MIT
// Brings a whole club back at once after its server was killed.
#include "tests/endure/storm.hpp"

#include <atomic>
#include <csignal>
#include <mutex>
#include <random>
#include <thread>
#include <vector>

#include "tests/support/temp_folder.hpp"
#include "tests/support/ws_client.hpp"

namespace avinas::endure {
namespace {

using namespace testing;
using Clock = std::chrono::steady_clock;

/// The pauses between the page's attempts (web-client/packages/client).
constexpr std::array<int, 6> kPausesMs{300, 700, 1500, 3000, 6000, 10000};
constexpr std::chrono::seconds kLongest{40};

struct Person {
  std::string token, table, address;
};

/// Asks until the answer is not that it was too much at once.
Json ask_patiently(WsClient& client, const Json& request) {
  while (true) {
    const Json answer = client.ask(request);
    const bool again = answer["type"] == "error" && answer.contains("wait_ms");
    if (!again) return answer;
    std::this_thread::sleep_for(std::chrono::milliseconds(answer["wait_ms"].get<int>() + 50));
  }
}

/// Comes back as the page does; true when the table was shown.
bool comes_back(const Person& person, const std::atomic<int>& port, Clock::time_point latest) {
  std::mt19937 rng(std::random_device{}());
  for (std::size_t attempt = 0; Clock::now() < latest; ++attempt) {
    const int pause = kPausesMs[std::min(attempt, kPausesMs.size() - 1)];
    const auto jitter = 75 + static_cast<int>(rng() % 50);
    std::this_thread::sleep_for(std::chrono::milliseconds(pause * jitter / 100));
    if (port == 0) continue;
    try {
      WsClient client(static_cast<std::uint16_t>(port.load()), "/ws", person.address);
      attempt = 0;
      if (ask_patiently(client, {{"type", "hello"}, {"token", person.token}})["type"] !=
          "welcome") {
        continue;
      }
      ask_patiently(client, {{"type", "enter_hall"}});
      if (ask_patiently(client, {{"type", "join"}, {"table", person.table}})["type"] == "view") {
        return true;
      }
    } catch (const std::exception&) {
      // The server is not there yet, or does not take us now.
    }
  }
  return false;
}

std::vector<Person> seat_everybody(std::uint16_t port, int people, bool behind_proxy) {
  std::vector<Person> club;
  for (int i = 0; i < people; ++i) {
    Person person;
    if (behind_proxy) {
      person.address = "198.18." + std::to_string(i / 250) + "." + std::to_string(i % 250 + 1);
    }
    WsClient client(port, "/ws", person.address);
    person.token =
        client.ask({{"type", "hello"}, {"name", "Player " + std::to_string(i)}})["token"];
    person.table = i % 4 == 0 ? client.ask({{"type", "open_table"}})["table"].get<std::string>()
                              : club.back().table;
    client.ask({{"type", "join"}, {"table", person.table}});
    client.ask({{"type", "sit"}, {"seat", std::string(1, "NESW"[i % 4])}});
    club.push_back(std::move(person));
  }
  return club;
}

}  // namespace

StormResult storm(int people, bool behind_proxy) {
  const TempFolder folder;
  std::vector<std::string> flags{"--data", folder.path().string()};
  if (behind_proxy) flags.insert(flags.end(), {"--trusted-proxy", "127.0.0.1"});
  std::vector<Person> club;
  {
    std::vector<std::string> unlimited = flags;
    unlimited.insert(unlimited.end(), {"--connections-per-address", "0"});
    TestServer before(unlimited);
    club = seat_everybody(before.port(), people, behind_proxy);
    before.process().signal(SIGKILL);
    before.process().wait();
  }
  std::atomic<int> port = 0;
  std::mutex mutex;
  StormResult result;
  result.people = people;
  const auto started = Clock::now();
  std::vector<std::jthread> threads;
  for (const Person& person : club) {
    threads.emplace_back([&] {
      if (!comes_back(person, port, started + kLongest)) return;
      const std::chrono::duration<double> took = Clock::now() - started;
      const std::scoped_lock lock(mutex);
      ++result.back;
      result.slowest_seconds = std::max(result.slowest_seconds, took.count());
    });
  }
  TestServer after(flags);
  port = after.port();
  threads.clear();
  return result;
}

}  // namespace avinas::endure
