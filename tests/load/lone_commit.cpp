// SPDX-License-Identifier: MIT
// Commits one row at a time with SQLite alone.
#include "tests/load/lone_commit.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "tests/load/seat_client.hpp"

namespace avinas::load {

std::uint32_t lone_commit_us(const std::filesystem::path& folder, int commits,
                             std::chrono::microseconds pause) {
  using Clock = std::chrono::steady_clock;
  std::filesystem::create_directories(folder);
  SQLite::Database database((folder / "lone.db").string(),
                            SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  database.exec("CREATE TABLE entries (position INTEGER PRIMARY KEY, body TEXT NOT NULL)");
  SQLite::Statement insert(database, "INSERT INTO entries (body) VALUES (?)");
  const std::string body(200, 'e');
  std::vector<std::uint32_t> took;
  for (int i = 0; i < commits; ++i) {
    if (pause.count() > 0) std::this_thread::sleep_for(pause);
    const auto start = Clock::now();
    insert.bind(1, body);
    insert.exec();
    insert.reset();
    took.push_back(static_cast<std::uint32_t>(
        std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - start).count()));
  }
  return percentile(took, 0.5);
}

}  // namespace avinas::load
