// SPDX-License-Identifier: MIT
// The club's shell over a store that a test looks into.
#pragma once

#include <gtest/gtest.h>

#include <future>

#include "server/base/chance.hpp"
#include "server/club_actor/club_actor.hpp"
#include "tests/support/keeping_store.hpp"

namespace avinas {
using namespace server;
using namespace testing;
using namespace protocol;

class ClubActorTest : public ::testing::Test {
 protected:
  ClubActorTest() { club.recovered({}); }

  template <typename T>
  T wait(std::future<T>& future) {
    home.restart();
    auto guard = boost::asio::make_work_guard(home);
    while (future.wait_for(std::chrono::seconds(0)) != std::future_status::ready) home.run_one();
    return future.get();
  }
  ArrivalAnswer arrive(Hello hello, const std::string& address = "192.0.2.1") {
    std::promise<ArrivalAnswer> answer;
    auto future = answer.get_future();
    club.arrive(std::move(hello), address, [&](auto given) { answer.set_value(std::move(given)); });
    return wait(future);
  }
  Arrived comes(Hello hello, const std::string& address = "192.0.2.1") {
    auto answer = arrive(std::move(hello), address);
    EXPECT_TRUE(std::holds_alternative<Arrived>(answer));
    return std::get<Arrived>(answer);
  }
  std::string refused(Hello hello, const std::string& address = "192.0.2.1") {
    const auto answer = arrive(std::move(hello), address);
    const auto* why = std::get_if<Refusal>(&answer);
    return why ? std::string(word_of(*why)) : "came in";
  }
  ClubAnswer ask(const Player& by, ClubActor::Request request, std::string id = {}) {
    if (id.empty()) id = "r" + std::to_string(++last_id);
    std::promise<ClubAnswer> answer;
    auto future = answer.get_future();
    club.ask(by, id, "192.0.2.1", std::move(request), [&](auto given) { answer.set_value(given); });
    return wait(future);
  }
  static std::string word(const ClubAnswer& answer) {
    const auto* why = std::get_if<Refusal>(&answer);
    return why ? std::string(word_of(*why)) : "done";
  }
  Player owner() {
    std::promise<std::optional<std::string>> link;
    auto future = link.get_future();
    club.make_owner_link([&](auto secret) { link.set_value(secret); });
    Hello hello{"Rasa", ""};
    hello.invitation = *wait(future);
    return comes(hello).player;
  }

  boost::asio::io_context home{1};
  KeepingStore store;
  ClubActor club{home, store, store};
  int last_id = 0;
};

}  // namespace avinas
