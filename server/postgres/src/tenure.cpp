// SPDX-License-Identifier: MIT
#include "tenure.hpp"

#include <spdlog/spdlog.h>

namespace avinas::server {

Tenure::Tenure(Connection& connection, const Keeper& before, Place place)
    : place_(std::move(place)) {
  if (before.serving) {
    spdlog::warn("The server that kept this club shows no life and is replaced");
    connection.run(
        "SELECT pg_terminate_backend(session) FROM keeper JOIN pg_stat_activity "
        "ON pid = session AND backend_start = session_began WHERE epoch = $1",
        {std::to_string(before.epoch)});
  }
  connection.run(
      "UPDATE keeper SET epoch = epoch + 1, serving = true, node = nullif($2, ''), "
      "link = nullif($3, ''), "
      "session = pg_backend_pid(), "
      "session_began = (SELECT backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()) "
      "WHERE epoch = $1 RETURNING epoch",
      {std::to_string(before.epoch), place_.node, place_.link},
      [&](const EngineRow& row) { epoch_ = row.number(0); });
  if (epoch_ == 0) {
    throw AnotherBegan("Another server began to serve this club at the same moment; stop one.");
  }
}

bool Tenure::beat(Connection& connection) const {
  bool ours = false;
  connection.run(
      "WITH shown AS (UPDATE nodes SET beat = beat + 1 WHERE name = $2) "
      "UPDATE keeper SET beat = beat + 1 WHERE epoch = $1 RETURNING 1",
      {std::to_string(epoch_), place_.node}, [&](const EngineRow&) { ours = true; });
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
