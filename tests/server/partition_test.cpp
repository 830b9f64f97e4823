// SPDX-License-Identifier: MIT
// Three servers of one club and their engine, each on a machine of its own, of which one loses its
// cable in the middle of a hand: it shows nothing and plays nothing any more, the others go on.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <chrono>
#include <thread>

#include "tests/support/authority.hpp"
#include "tests/support/four_players.hpp"
#include "tests/support/network.hpp"
#include "tests/support/postgres_engine.hpp"

namespace avinas::testing {
namespace {

constexpr std::size_t kEngine = 0, kAmber = 1, kBirch = 2, kCedar = 3;
constexpr std::uint16_t kPort = 8080, kLink = 8480;

/// Long enough for everything here; so long waits only who waits in vain.
constexpr std::chrono::seconds kLongest{90};

/// Waits until it is so.
template <typename Condition>
void await(const std::string& what, Condition condition) {
  const auto latest = std::chrono::steady_clock::now() + kLongest;
  while (!condition()) {
    if (std::chrono::steady_clock::now() > latest) throw std::runtime_error("in vain: " + what);
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
}

bool has_ended(const load::ChildProcess& process) {
  siginfo_t info{};
  const auto id = static_cast<id_t>(process.id());
  return ::waitid(P_PID, id, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid != 0;
}

class Partition : public ::testing::Test {
 protected:
  void SetUp() override {
    if (const std::string why = Network::why_not(); !why.empty()) GTEST_SKIP() << why;
    network = std::make_unique<Network>(4);
    {
      const Host::Inside here(network->host(kEngine));
      engine = std::make_unique<PostgresEngine>(
          std::vector<std::string>{"fsync=off", "listen_addresses=" + Network::address(kEngine)});
      engine->let_in(Network::kAddresses);
      cluster = engine->make_database();
    }
    cluster = "host=" + Network::address(kEngine) + cluster.substr(cluster.find(' '));
  }

  std::unique_ptr<TestServer> start(std::size_t machine, const std::string& node) {
    const Host::Inside there(network->host(machine));
    return std::make_unique<TestServer>(
        std::vector<std::string>{"--cluster", cluster, "--unreplicated", "--testing", "--deal-seed",
                                 "7", "--request-rate", "100000", "--node", node, "--link",
                                 Network::address(machine) + ":" + std::to_string(kLink),
                                 "--link-cert", ours.file("node.pem"), "--link-key",
                                 ours.file("node.key"), "--link-ca", ours.file("ca.pem")},
        kPort);
  }

  int figure(std::size_t machine, const std::string& name) const {
    const Host::Inside there(network->host(machine));
    return figure_of(kPort, name);
  }
  void await_shares(std::size_t machine, int shares) const {
    await("shares", [&] { return figure(machine, "avinas_keeping_shares") == shares; });
  }

  /// The player comes to the table by the server on that machine, as often as it is on its way.
  void come(TestPlayer& player, const std::string& code, std::size_t machine) const {
    const Host::Inside there(network->host(machine));
    await("the table", [&] {
      try {
        player.connect(kPort);
        return player.ask({{"type", "join"}, {"table", code}})["type"] == "view";
      } catch (const Disconnected&) {
        return false;  // nobody keeps it yet
      }
    });
  }

  std::unique_ptr<Network> network;
  std::unique_ptr<PostgresEngine> engine;
  std::string cluster;
  const Authority ours{"ours", "DNS:localhost,IP:" + Network::address(kAmber) + ",IP:" +
                                   Network::address(kBirch) + ",IP:" + Network::address(kCedar)};
};

TEST_F(Partition, AServerCutOffFromTheOthersAndTheEnginePlaysNothingAndTheOthersGoOn) {
  const auto amber = start(kAmber, "amber"), birch = start(kBirch, "birch"),
             cedar = start(kCedar, "cedar");
  for (const std::size_t machine : {kAmber, kBirch, kCedar}) await_shares(machine, 2);
  // A table that amber keeps, whose players came by all three.
  std::array<TestPlayer, 4> players;
  std::string code;
  int before = 0;
  do {
    before = figure(kAmber, "avinas_tables");
    const Host::Inside there(network->host(kAmber));
    code = seat_four_when_settled(kPort, players);
  } while (figure(kAmber, "avinas_tables") == before);
  const std::array<std::size_t, 4> doors{kAmber, kBirch, kCedar, kBirch};
  for (std::size_t i = 0; i < players.size(); ++i) come(players[i], code, doors[i]);
  act(players);
  while (!players[0].to_act()) act(players);
  TestPlayer old = std::move(players[0]);
  players[0] = TestPlayer{old.token, old.id, {}};

  old.ask({{"type", "ping"}});  // all that came before has been read
  network->pull_cable(kAmber);
  const auto since = std::chrono::steady_clock::now();
  old.client->send(lawful_request(old.view(), 0), new_id());
  old.client->send({{"type", "resync"}}, new_id());
  for (std::size_t i = 0; i < players.size(); ++i) come(players[i], code, i % 2 ? kBirch : kCedar);
  EXPECT_TRUE(players[0].to_act()) << "a move was made that nobody confirmed";
  act(players);
  RecordProperty("ms_until_play_went_on",
                 static_cast<int>(std::chrono::duration_cast<std::chrono::milliseconds>(
                                      std::chrono::steady_clock::now() - since)
                                      .count()));
  await_shares(kBirch, 3);
  await_shares(kCedar, 3);

  network->put_cable_back(kAmber);
  await("the end of who was replaced", [&] { return has_ended(amber->process()); });
  EXPECT_EQ(amber->process().wait(), 1) << "it must find out that it was replaced, and end";
  EXPECT_THROW(
      {
        while (true) {
          const Json message = old.client->read();
          const std::string type = message["type"];
          EXPECT_TRUE(type != "update" && type != "view") << message;
        }
      },
      Disconnected);
  const auto again = start(kAmber, "amber");
  for (const std::size_t machine : {kAmber, kBirch, kCedar}) await_shares(machine, 2);
  for (std::size_t i = 0; i < players.size(); ++i) come(players[i], code, doors[i]);
  act(players);
}

}  // namespace
}  // namespace avinas::testing
