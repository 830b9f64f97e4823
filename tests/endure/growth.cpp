// SPDX-License-Identifier: MIT
// Measures the costs of a long past: starts, putting away, questions to the archive.
#include "tests/endure/growth.hpp"

#include <algorithm>
#include <csignal>
#include <future>
#include <thread>
#include <tuple>

#include "protocol/summary_json.hpp"
#include "server/archive/archive.hpp"
#include "server/archive/counting.hpp"
#include "server/store/sqlite/sqlite_store.hpp"
#include "tests/support/simulated_table.hpp"
#include "tests/support/temp_folder.hpp"
#include "tests/support/ws_client.hpp"

namespace avinas::endure {
namespace {

using namespace testing;
using namespace server;
using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

void write_and_wait(Store& store, Write write) {
  std::promise<void> done;
  store.append(std::move(write), [&] { done.set_value(); });
  done.get_future().wait();
}

void fill(const std::filesystem::path& folder, int tables,
          const std::vector<std::string>& journal) {
  SqliteStore store(folder);
  for (int i = 0; i < tables; ++i) {
    const std::string code = "T" + std::to_string(10'000 + i);
    std::vector<std::string> entries = journal;
    const std::size_t at = entries.front().find("K7QF");
    entries.front().replace(at, 4, code);
    write_and_wait(store, Write{code, std::move(entries)});
  }
}

constexpr std::uint16_t kPort = 18'431;

std::string http_answer(const std::string& path) {
  try {
    return raw_exchange(kPort, "GET " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  } catch (const std::exception&) {
    return {};
  }
}

struct Start {
  double healthz = 0, ready = 0;
  long mib = 0;
};

Start start_once(const std::filesystem::path& folder) {
  const auto begun = Clock::now();
  Start measured;
  std::jthread watch([&](std::stop_token stop) {
    while (!stop.stop_requested() && http_answer("/healthz").find("200 OK") == std::string::npos) {
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    measured.healthz = seconds_since(begun);
  });
  TestServer server({"--data", folder.string()}, kPort);
  measured.ready = seconds_since(begun);
  watch.join();
  measured.mib = server.process().resident_kib() / 1024;
  server.process().signal(SIGTERM);
  server.process().wait();
  return measured;
}

}  // namespace

StartResult starts(int tables, int matches) {
  const TempFolder folder;
  fill(folder.path(), tables, long_journal(matches));
  const Start first = start_once(folder.path());
  const Start second = start_once(folder.path());
  return {first.ready, second.ready, first.mib, second.mib, first.healthz};
}

PutAwayResult putting_away(int rows) {
  const TempFolder folder;
  constexpr int kTables = 100;
  const std::vector<std::string> entries(static_cast<std::size_t>(rows / (10 * kTables)),
                                         std::string(120, 'e'));
  SqliteStore store(folder.path());
  for (int i = 0; i < 10 * kTables; ++i) {
    write_and_wait(store, Write{"T" + std::to_string(i), entries});
  }
  // While a hundred writes are made, a table plays on; the time of its slowest move counts.
  const auto time_of = [&](auto make) {
    std::atomic<bool> enough = false;
    double slowest = 0;
    std::jthread play([&] {
      while (!enough) {
        const auto moved = Clock::now();
        write_and_wait(store, Write{"T999", {"{}"}});
        slowest = std::max(slowest, seconds_since(moved) * 1000);
      }
    });
    const auto start = Clock::now();
    for (int i = 0; i < kTables; ++i) write_and_wait(store, make(i));
    const double all = seconds_since(start) * 1000;
    enough = true;
    play.join();
    return std::pair(all, slowest);
  };
  // Of one entry each, as tables between matches are.
  for (int i = 0; i < kTables; ++i) {
    write_and_wait(store, Write{"T" + std::to_string(i), {"{}"}, true});
  }
  PutAwayResult result;
  result.rows = rows;
  std::tie(result.plain_ms, result.move_beside_plain_ms) = time_of([](int i) {
    return Write{"T" + std::to_string(500 + i), {"{}"}};
  });
  std::tie(result.away_ms, result.move_beside_away_ms) = time_of([](int i) {
    return Write{"T" + std::to_string(i), {}, true};
  });
  return result;
}

QuestionResult questions(int matches) {
  const TempFolder folder;
  SqliteStore store(folder.path());
  for (int i = 0; i < matches; ++i) {
    protocol::MatchSummary match;
    match.id = "m" + std::to_string(i);
    match.ended_ms = 1'763'700'000'000 + i * 1'000LL;
    match.hands = 7;
    const bool few = i < 20;
    const std::array<std::string, 4> players{few ? "few" : "many", "b" + std::to_string(i % 50),
                                             "c" + std::to_string(i % 40), "d"};
    for (const Seat seat : kAllSeats) {
      match.seats[seat] = {players[static_cast<std::size_t>(seat)], "Name"};
    }
    match.outcome = Outcome{Side::NorthSouth, EndReason::Cats, {Side::EastWest, 0}};
    ArchivedMatch entry{match.id, std::string(8'000, 'r'), match.ended_ms};
    protocol::JsonWriter json;
    write(json, match);
    entry.summary = json.str();
    entry.players.assign(players.begin(), players.end());
    entry.tallies = tallies_of(match);
    Write write;
    write.finished = std::move(entry);
    if (i % 500 == 499) {
      write_and_wait(store, std::move(write));
    } else {
      store.append(std::move(write), [] {});
    }
  }
  Archive archive(store, store);
  const auto ask = [&](const std::string& address, const std::string& player) {
    const auto start = Clock::now();
    std::promise<void> found;
    archive.results(address, player, 0, [&](auto) { found.set_value(); });
    found.get_future().wait();
    return seconds_since(start) * 1000;
  };
  const auto median = [&](const std::string& address, const std::string& player) {
    std::vector<double> times;
    for (int i = 0; i < 51; ++i) times.push_back(ask(address, player));
    std::nth_element(times.begin(), times.begin() + 25, times.end());
    return times[25];
  };
  QuestionResult result;
  result.few_ms = median("a", "few");
  result.many_ms = median("a", "many");
  std::atomic<bool> enough = false;
  std::jthread greedy([&] {
    while (!enough) {
      if (!archive.results("greedy", "many", 0, [](auto) {})) std::this_thread::yield();
    }
  });
  result.other_ms = median("other", "few");
  enough = true;
  greedy.join();
  ask("other", "few");  // behind everything that was asked
  ask("greedy", "few");
  return result;
}

}  // namespace avinas::endure
