// SPDX-License-Identifier: MIT
// After Cats there is no more play that day (R6.5), and on the next there is.
#include <gtest/gtest.h>

#include "tests/support/simulated_table.hpp"

namespace avinas {
namespace {

using namespace server;
using namespace testing;
using namespace protocol;

/// Bots play under the tradition until a match ends in Cats, on a calendar that many days ahead.
std::unique_ptr<SimulatedTable> after_cats(ConnectionId& host, std::int64_t days_ahead) {
  for (std::uint64_t seed = 1; seed < 400; ++seed) {
    TableOptions options;
    options.rules = Options{.cats_tradition = true};
    auto table = std::make_unique<SimulatedTable>(seed, options);
    table->days_ahead = days_ahead;
    host = table->attach("host");
    table->ask(host, FillBots{});
    table->ask(host, Start{});
    table->advance(std::chrono::hours(2));
    if (table->finished.empty()) continue;
    if (Json::parse(table->finished[0].record)["outcome"]["reason"] == "cats") return table;
  }
  throw std::runtime_error("no match ended in Cats");
}

TEST(Cats, R6_5_UnderTheTraditionTheNextMatchIsForAnotherDayWithANewBack) {
  ConnectionId host = 0;
  const auto table = after_cats(host, 0);
  EXPECT_EQ(table->clients[host].view["card_back"], 1);
  const std::string request = table->ask(host, Start{});
  EXPECT_EQ(table->clients[host].answers[request]["rule"], "R6.5");
  table->advance(std::chrono::hours(24));
  EXPECT_EQ(table->asked(host, Start{}), "update");
}

TEST(Cats, R6_5_UnderAClockTenYearsAheadDoNotBarTheTableForTenYears) {
  ConnectionId host = 0;
  const auto table = after_cats(host, 3'650);
  EXPECT_EQ(table->asked(host, Start{}), "not_allowed") << "that day";
  table->days_ahead = 0;  // somebody set the clock right
  EXPECT_EQ(table->asked(host, Start{}), "update");
}

}  // namespace
}  // namespace avinas
