// SPDX-License-Identifier: MIT
#include "tenure.hpp"

#include <spdlog/spdlog.h>

#include <thread>

#include "store/rows.hpp"

namespace avinas::server {
namespace {

struct Found {
  std::int64_t epoch = 0, beat = 0;
  bool lives = false;  ///< it serves, and its session is there
};

Found look(Connection& connection) {
  Found found;
  connection.run(
      "SELECT epoch, beat, serving AND EXISTS (SELECT FROM pg_stat_activity "
      "WHERE pid = session AND backend_start = session_began) FROM keeper",
      {}, [&](const EngineRow& row) {
        found = {row.number(0), row.number(1), row.flag(2)};
      });
  return found;
}

}  // namespace

Tenure::Tenure(Connection& connection, const Waits& waits) {
  const Found before = look(connection);
  Found now = before;
  // Its beats are counted, by our own clock: no two clocks are compared.
  for (auto waited = std::chrono::milliseconds(0); now.lives && waited < waits.silence;
       waited += waits.look) {
    std::this_thread::sleep_for(waits.look);
    now = look(connection);
    if (now.epoch == before.epoch && now.beat == before.beat) continue;
    throw UnusableData(
        "Another server serves the club in this database. Stop it first, or name another database "
        "with --cluster.");
  }
  if (now.lives) {
    spdlog::warn("The server that kept this club shows no life and is replaced");
    connection.run(
        "SELECT pg_terminate_backend(session) FROM keeper JOIN pg_stat_activity "
        "ON pid = session AND backend_start = session_began");
  }
  connection.run(
      "UPDATE keeper SET epoch = epoch + 1, serving = true, session = pg_backend_pid(), "
      "session_began = (SELECT backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()) "
      "WHERE epoch = $1 RETURNING epoch",
      {std::to_string(now.epoch)}, [&](const EngineRow& row) { epoch_ = row.number(0); });
  if (epoch_ == 0) {
    throw UnusableData("Another server began to serve this club at the same moment; stop one.");
  }
}

bool Tenure::beat(Connection& connection) const {
  bool ours = false;
  connection.run("UPDATE keeper SET beat = beat + 1 WHERE epoch = $1 RETURNING 1",
                 {std::to_string(epoch_)}, [&](const EngineRow&) { ours = true; });
  return ours;
}

bool Tenure::move_to(Connection& connection) const {
  bool ours = false;
  connection.run(
      "UPDATE keeper SET beat = beat + 1, session = pg_backend_pid(), session_began = "
      "(SELECT backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()) "
      "WHERE epoch = $1 RETURNING 1",
      {std::to_string(epoch_)}, [&](const EngineRow&) { ours = true; });
  return ours;
}

void Tenure::end(Connection& connection) const {
  connection.run("UPDATE keeper SET serving = false WHERE epoch = $1", {std::to_string(epoch_)});
}

}  // namespace avinas::server
