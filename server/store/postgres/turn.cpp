// SPDX-License-Identifier: MIT
// Judges from looks at the keeper's row whether it still lives.
#include "server/store/postgres/turn.hpp"

#include <algorithm>
#include <thread>
#include <utility>

#include "server/store/rows.hpp"

namespace avinas::server {

TurnWaits waits_of(const PostgresSettings& settings) {
  TurnWaits waits;
  waits.silence = settings.silence;
  waits.look = std::min(waits.look, settings.silence);
  waits.without_session = std::min(waits.without_session, settings.silence);
  return waits;
}

Turn::Seen Turn::look(Keeper keeper, Moment asked, Moment answered) {
  const Keeper before = std::exchange(keeper_, std::move(keeper));
  // A look that came late saw nothing of the time before it.
  const bool late = answered - last_look_ > 4 * waits_.look;
  last_look_ = answered;
  if (!keeper_.serving) return Seen::Free;
  const bool same = keeper_.epoch == before.epoch && keeper_.beat == before.beat;
  const bool known = same_since_.has_value() && !late;
  if (!known || !same || keeper_.has_session != before.has_session) same_since_ = answered;
  // It was us, before we were killed or lost the engine.
  if (!keeper_.has_session && !node_.empty() && keeper_.node == node_) return Seen::Free;
  const auto enough = keeper_.has_session ? waits_.silence : waits_.without_session;
  if (asked - *same_since_ >= enough) return Seen::Free;
  return known && !same ? Seen::Alive : Seen::Unsure;
}

NodeName::NodeName(Connection& connection, std::string name, const TurnWaits& waits)
    : name_(std::move(name)) {
  const auto come = [&](const std::string& unless_beat) {
    bool ours = false;
    connection.run(
        "INSERT INTO nodes AS n (name, session, session_began, beat, reaches_club) "
        "SELECT $1, pid, backend_start, 0, false FROM pg_stat_activity "
        "WHERE pid = pg_backend_pid() ON CONFLICT (name) DO UPDATE SET "
        "session = excluded.session, session_began = excluded.session_began, beat = n.beat + 1, "
        "reaches_club = false "
        "WHERE n.beat::text = $2 OR NOT EXISTS (SELECT FROM pg_stat_activity "
        "WHERE pid = n.session AND backend_start = n.session_began) RETURNING 1",
        {name_, unless_beat}, [&](const EngineRow&) { ours = true; });
    return ours;
  };
  if (come({})) return;
  // Its session is there: a server that lives, or one whose machine is gone without a word.
  std::string beat;
  connection.run("SELECT beat FROM nodes WHERE name = $1", {name_},
                 [&](const EngineRow& row) { beat = row.text(0); });
  std::this_thread::sleep_for(waits.silence);
  if (come(beat)) return;
  throw UnusableData("Another server named " + name_ +
                     " is on this engine. Give this one a name of its own with --node.");
}

void NodeName::beat(Connection& connection, const Patience& patience) const {
  connection.run(
      "UPDATE nodes SET beat = beat + 1, session = pid, session_began = backend_start "
      "FROM pg_stat_activity WHERE pid = pg_backend_pid() AND name = $1",
      {name_}, {}, patience);
}

}  // namespace avinas::server
