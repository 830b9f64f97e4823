// SPDX-License-Identifier: MIT
// Watches, takes and lets go of shares.
#include "server/store/postgres/postgres_shares.hpp"

#include <spdlog/spdlog.h>

#include <utility>

#include "server/base/metrics.hpp"
#include "server/store/postgres/arrays.hpp"
#include "server/store/postgres/sql_session.hpp"
#include "server/store/postgres/stored_tables.hpp"
#include "server/store/shares.hpp"

namespace avinas::server {

namespace {

/// A server whose beat stands for so long is not counted any more: a little earlier than others may
/// take its shares, which they would hand on otherwise.
constexpr std::chrono::milliseconds kLivesFor{2'000};

/// The share of a row of the journal (server/store/shares.hpp).
const std::string kShareOfRow =
    "get_byte(convert_to(right(table_code, 1), 'UTF8'), 0) % " + std::to_string(kShares) + " + 1";

PostgresSettings of_shares(PostgresSettings settings) {
  settings.part = Part::Shares;
  return settings;
}

}  // namespace

PostgresShares::PostgresShares(PostgresSettings settings)
    : settings_(of_shares(std::move(settings))), writing_(settings_) {}

PostgresShares::~PostgresShares() { close(); }

void PostgresShares::start(std::function<void(std::string)> on_lost) {
  writing_.start({[this] { return writing_session(settings_); },
                  [this](bool stalled, std::string why) { notify_(stalled, std::move(why)); },
                  std::move(on_lost)},
                 nullptr, {}, Clock::now());
}

SqlSession& PostgresShares::watching() {
  if (!watching_) watching_ = connect_to(settings_);
  return *watching_;
}

template <typename Ask>
auto PostgresShares::asking(Ask ask) {
  std::optional<decltype(ask(watching()))> answer;
  try {
    answer = ask(watching());
    away_ = false;
  } catch (const std::runtime_error& away) {
    watching_.reset();
    // Nothing was seen of it meanwhile: the looks begin anew.
    for (auto& [share, seen] : seen_) seen.turn.forget();
    if (!std::exchange(away_, true)) spdlog::warn("PostgreSQL cannot be asked: {}", away.what());
  }
  return answer;
}

std::optional<std::vector<PostgresShares::Elsewhere>> PostgresShares::look() {
  return asking([this](SqlSession& session) {
    const auto asked = Clock::now();
    std::vector<Elsewhere> elsewhere;
    for (const Keeper& keeper : session.keepers()) {
      if (!ours_.contains(keeper.share)) elsewhere.push_back(seen(keeper, asked));
    }
    return elsewhere;
  });
}

PostgresShares::Elsewhere PostgresShares::seen(const Keeper& keeper, Clock::time_point asked) {
  Seen& seen = seen_.try_emplace(keeper.share, Seen{Turn(settings_.node, waits_of(settings_))})
                   .first->second;
  Elsewhere share{keeper.share, keeper.serving ? keeper.link : std::string(), {}};
  if (seen.turn.look(keeper, asked, Clock::now()) != Turn::Seen::Free) {
    seen.free_since.reset();
    return share;
  }
  if (!seen.free_since) seen.free_since = asked;
  share.free_for = std::chrono::duration_cast<std::chrono::milliseconds>(asked - *seen.free_since);
  return share;
}

std::optional<std::size_t> PostgresShares::count_servers(bool reaches_club) {
  return asking([&](SqlSession& session) {
    session.connection().run(
        "UPDATE nodes SET reaches_club = $2::boolean WHERE name = $1 AND "
        "reaches_club <> $2::boolean",
        {settings_.node, reaches_club ? "true" : "false"});
    std::map<std::string, Beat> beats;
    std::size_t count = 0;
    const auto now = Clock::now();
    session.connection().run(
        "SELECT name, beat FROM nodes JOIN pg_stat_activity ON pid = session AND "
        "backend_start = session_began WHERE reaches_club",
        {}, [&](const EngineRow& row) {
          const auto known = beats_.find(row.text(0));
          const bool same = known != beats_.end() && known->second.number == row.number(1);
          const Beat beat = same ? known->second : Beat{row.number(1), now};
          beats[row.text(0)] = beat;
          if (now - beat.since < kLivesFor) ++count;
        });
    beats_ = std::move(beats);
    return count;
  });
}

bool PostgresShares::take(int share) {
  const Seen& seen = seen_.at(share);
  const ServerAddress place{settings_.node, settings_.link};
  const auto epoch =
      asking([&](SqlSession& session) { return session.take(seen.turn.keeper(), place); });
  if (epoch.value_or(0) == 0) return false;
  if (seen.turn.keeper().serving) metrics().takeovers.fetch_add(1);
  seen_.erase(share);
  const Lease lease{share, *epoch};
  if (writing_.add(lease)) {
    ours_.insert(share);
    return true;
  }
  asking([&](SqlSession& session) {
    session.end({lease}, place);
    return true;
  });
  return false;
}

void PostgresShares::load_tables(const std::set<int>& shares,
                                 const std::function<void(StoredTable)>& visit) {
  const auto read = asking([&](SqlSession& session) {
    read_tables(
        session.connection(), "WHERE table_code <> '' AND " + kShareOfRow + " = ANY ($1::int[])",
        {array_of(std::vector<std::int64_t>(shares.begin(), shares.end()))}, writing_, visit);
    return true;
  });
  if (!read) throw Unreadable("the engine does not answer");
}

void PostgresShares::let_go(const std::set<int>& shares) {
  writing_.let_go(shares);
  for (const int share : shares) ours_.erase(share);
}

void PostgresShares::close() { writing_.stop(); }

void PostgresShares::append(Write write, std::function<void()> done) {
  writing_.append(std::move(write), std::move(done));
}

void PostgresShares::on_stall(std::function<void(bool, std::string)> notify) {
  notify_ = std::move(notify);
}

}  // namespace avinas::server
