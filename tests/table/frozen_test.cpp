// SPDX-License-Identifier: MIT
// The bytes of an evening at a table, kept from the day they were right: what clients are sent,
// what the journal holds, what a record says. A change that means to leave Avinas alone leaves
// these alone.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "tests/support/match_at.hpp"
#include "tests/support/play_at_table.hpp"
#include "tests/support/random_match.hpp"

namespace avinas {
namespace {

using namespace avinas::testing;

/// FNV-1a of 64 bits, over texts that are added one after another.
class Sum {
 public:
  void add(std::string_view text) {
    for (const char c : text) value_ = (value_ ^ static_cast<std::uint8_t>(c)) * 0x100000001b3u;
    value_ = (value_ ^ 0xffu) * 0x100000001b3u;
  }
  std::string text() const {
    std::ostringstream hex;
    hex << std::hex << value_;
    return hex.str();
  }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325u;
};

protocol::TableOptions options_of(Rng& rng) {
  protocol::TableOptions options;
  Options rules = random_options(rng);
  rules.stakes = pick(rng, 2) != 0 ? Stakes{StakesKind::PerRam, 2} : Stakes{};
  options.rules = rules;
  options.one_hand_behind = pick(rng, 2) != 0;
  return options;
}

/// Four players and a spectator play three hands by random lawful acts.
std::string evening(std::uint64_t seed) {
  Rng rng(seed);
  SimulatedTable table(seed, options_of(rng));
  const auto ids = table.four_sit_and_start();
  const ConnectionId spectator = table.attach("spectator");
  while (stage_of(table.state()) == protocol::TableStage::Playing &&
         match_at(table.state()).hands_dealt < 4) {
    const MatchState& match = match_at(table.state());
    if (!hand_in_play(match)) {
      table.everyone_ready(ids);
      table.advance(Millis(1000));
      continue;
    }
    const SeatAction next = random_action(match, rng);
    table.ask(ids[static_cast<std::size_t>(next.seat)], protocol::Act{next.action});
    table.advance(Millis(50));
  }
  Sum wire;
  for (const ConnectionId id : {ids[0], ids[1], ids[2], ids[3], spectator}) {
    for (const std::string& bytes : table.clients[id].received) wire.add(bytes);
  }
  Sum journal;
  for (const std::string& entry : table.journal) journal.add(entry);
  return wire.text() + " " + journal.text();
}

std::string record_sum(std::uint64_t seed) {
  Rng rng(seed);
  const Options options = std::get<Options>(options_of(rng).rules);
  Sum sum;
  sum.add(record::write_record(random_match(rng, options)));
  return sum.text();
}

std::string now() {
  std::ostringstream text;
  for (std::uint64_t seed = 1; seed <= 200; ++seed)
    text << "evening " << seed << " " << evening(seed) << "\n";
  for (std::uint64_t seed = 1; seed <= 30; ++seed)
    text << "record " << seed << " " << record_sum(seed) << "\n";
  return text.str();
}

/// A match of each game to its end: wire of four seats and a spectator, record.
std::string playthroughs() {
  std::ostringstream text;
  for (const games::Options& rules : games::All::each_options()) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      Rng rng(seed);
      protocol::TableOptions options;
      options.rules = rules;
      SimulatedTable table(seed, options);
      const auto ids = table.four_sit_and_start();
      const ConnectionId spectator = table.attach("spectator");
      play(table, ids, rng, [] { return true; });
      Sum wire, record;
      for (const ConnectionId id : {ids[0], ids[1], ids[2], ids[3], spectator}) {
        for (const std::string& bytes : table.clients[id].received) wire.add(bytes);
      }
      for (const auto& match : table.finished) record.add(match.record);
      text << games::name_of(rules.index()) << " " << seed << " " << wire.text() << " "
           << record.text() << "\n";
    }
  }
  return text.str();
}

/// AVINAS_TEST_WRITE_FROZEN=1 writes them anew: for a change that means to change these bytes.
void expect_kept(const char* name, const std::string& text) {
  const std::string file = std::string(AVINAS_FROZEN) + "/" + name;
  if (std::getenv("AVINAS_TEST_WRITE_FROZEN")) std::ofstream(file) << text;
  std::ostringstream kept;
  kept << std::ifstream(file).rdbuf();
  std::istringstream lines(text), old(kept.str());
  for (std::string line, before; std::getline(lines, line);) {
    std::getline(old, before);
    ASSERT_EQ(line, before)
        << "the first seed whose bytes are others; of an evening: wire, journal";
  }
  ASSERT_EQ(text, kept.str());
}

TEST(Frozen, WireJournalAndRecordsOfAvinasAreByteForByteWhatTheyWere) {
  expect_kept("frozen.txt", now());
}

TEST(Frozen, AMatchOfEachGameIsByteForByteWhatItWas) {
  expect_kept("playthroughs.txt", playthroughs());
}

}  // namespace
}  // namespace avinas
