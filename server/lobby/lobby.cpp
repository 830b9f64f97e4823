// SPDX-License-Identifier: MIT
#include "lobby/lobby.hpp"

#include <spdlog/spdlog.h>

#include "ops/chance.hpp"
#include "ops/time_source.hpp"
#include "table/event_json.hpp"
#include "table/evolve.hpp"

namespace avinas::server {
namespace {

constexpr std::size_t kCodeLength = 4;
constexpr std::size_t kPlayerIdLength = 10;
/// Repeated requests are recognised for the last so many tables opened.
constexpr std::size_t kRememberedOpenings = 10'000;

}  // namespace

Lobby::Lobby(std::vector<boost::asio::io_context*> contexts, Store& store, Settings settings)
    : contexts_(std::move(contexts)), store_(store), settings_(settings) {
  store_.on_stall([this](bool stalled, const std::string& why) { set_stalled(stalled, why); });
}

void Lobby::recover() {
  for (PlayerRow& row : store_.load_players()) {
    players_[row.token_hash] = {std::move(row.id), std::move(row.name)};
  }
  for (const StoredTable& stored : store_.load_tables()) {
    if (stored.code.empty()) {
      for (const std::string& entry : stored.entries) club_.replay(entry);
      continue;
    }
    auto actor = make_actor();
    try {
      actor->recover(stored);
      const JournalEntry opening = read_entry(stored.entries.front());
      opened_by_[opening.by + "/" + opening.request] = stored.code;
      tables_[stored.code] = std::move(actor);
    } catch (const JournalMismatch& wrong) {
      spdlog::error(
          "Table {} is not opened: {}. Its journal is kept as it is; "
          "`avinas record export` writes its matches for inspection.",
          stored.code, wrong.what());
    }
  }
  for (const auto& [hash, row] : club_.sessions()) players_[hash] = {row.id, row.name};
}

std::optional<Player> Lobby::find_player(const std::string& token) const {
  const std::string hash = token_hash(token);
  const std::scoped_lock lock(mutex_);
  const auto found = players_.find(hash);
  return found == players_.end() ? std::nullopt : std::optional(found->second);
}

void Lobby::make_guest(const std::string& name,
                       std::function<void(std::optional<NewPlayer>)> made) {
  NewPlayer guest{{random_code(kPlayerIdLength), name}, random_token()};
  const std::string hash = token_hash(guest.token);
  {
    const std::scoped_lock lock(mutex_);
    if (players_.size() >= kMaxPlayers) return made(std::nullopt);
    players_[hash] = guest.player;
  }
  Write write;
  write.player = PlayerRow{guest.player.id, guest.player.name, hash};
  store_.append(std::move(write),
                [guest = std::move(guest), made = std::move(made)] { made(guest); });
}

void Lobby::add_session(const PlayerRow& member, std::function<void(NewPlayer)> made) {
  NewPlayer known{{member.id, member.name}, random_token()};
  const std::string hash = token_hash(known.token);
  {
    const std::scoped_lock lock(mutex_);
    players_[hash] = known.player;
  }
  club_.add_session({member.id, member.name, hash}, current_time().unix_ms,
                    [known, made = std::move(made)] { made(known); });
}

void Lobby::rename(const std::string& token, const std::string& name) {
  const std::string hash = token_hash(token);
  Write write;
  {
    const std::scoped_lock lock(mutex_);
    const auto found = players_.find(hash);
    if (found == players_.end() || found->second.name == name) return;
    found->second.name = name;
    write.player = PlayerRow{found->second.id, name, hash};
  }
  store_.append(std::move(write), [] {});
}

std::shared_ptr<TableActor> Lobby::make_actor() {
  boost::asio::io_context& home = *contexts_[next_context_++ % contexts_.size()];
  const std::string purpose = "table " + std::to_string(next_context_);
  return std::make_shared<TableActor>(home, store_, make_chance(settings_.test_seed, purpose),
                                      settings_.pace,
                                      [this](const auto& table) { hall_.table_changed(table); });
}

void Lobby::open_table(const Player& host, const std::string& request,
                       const protocol::TableOptions& options,
                       std::function<void(std::string code)> opened) {
  std::shared_ptr<TableActor> actor;
  std::string code;
  {
    const std::scoped_lock lock(mutex_);
    const std::string asked = host.id + "/" + request;
    if (const auto before = opened_by_.find(asked);
        before != opened_by_.end() && tables_.contains(before->second)) {
      return opened(before->second);
    }
    if (tables_.size() >= kMaxTables) return opened({});
    do code = random_code(kCodeLength);
    while (tables_.contains(code));
    actor = make_actor();
    tables_[code] = actor;
    if (opened_by_.size() >= kRememberedOpenings) opened_by_.clear();
    opened_by_[asked] = code;
  }
  actor->open(TableOpened{code, host.id, options}, request,
              [code, opened = std::move(opened)] { opened(code); });
}

std::shared_ptr<TableActor> Lobby::find_table(const std::string& code) const {
  const std::scoped_lock lock(mutex_);
  const auto found = tables_.find(code);
  return found == tables_.end() ? nullptr : found->second;
}

void Lobby::close_deserted_tables(Millis longest) {
  std::vector<std::pair<std::string, std::shared_ptr<TableActor>>> all;
  {
    const std::scoped_lock lock(mutex_);
    all.assign(tables_.begin(), tables_.end());
  }
  for (const auto& [code, actor] : all) {
    actor->close_if_deserted(longest, [this, code = code] {
      const std::scoped_lock lock(mutex_);
      tables_.erase(code);
      hall_.table_closed(code);
      spdlog::info("Table {} was closed: nobody has been there for long", code);
    });
  }
}

bool Lobby::close_table(const std::string& code, std::function<void()> closed) {
  const auto actor = find_table(code);
  if (!actor) return false;
  {
    const std::scoped_lock lock(mutex_);
    tables_.erase(code);
  }
  actor->close([this, code, actor, closed = std::move(closed)] {
    hall_.table_closed(code);
    closed();
  });
  return true;
}

std::size_t Lobby::table_count() const {
  const std::scoped_lock lock(mutex_);
  return tables_.size();
}

std::size_t Lobby::player_count() const {
  const std::scoped_lock lock(mutex_);
  return players_.size();
}

void Lobby::set_stalled(bool stalled, const std::string& why) {
  stalled_ = stalled;
  const std::scoped_lock lock(mutex_);
  for (const auto& [code, actor] : tables_) actor->set_stalled(stalled, why);
}

}  // namespace avinas::server
