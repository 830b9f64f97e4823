// SPDX-License-Identifier: MIT
// Opens, finds, closes and recovers tables.
#include "server/table_actor/tables.hpp"

#include <spdlog/spdlog.h>

#include <array>

#include "server/base/chance.hpp"
#include "server/table/event_json.hpp"

namespace avinas::server {
namespace {

/// Names for people: rivers and lakes of Lithuania. They open nothing and need not be unique.
constexpr std::array<const char*, 24> kNames{
    "Nemunas",  "Neris",  "Venta",     "Šešupė",  "Mūša",      "Šventoji",  "Nevėžis", "Merkys",
    "Minija",   "Jūra",   "Dubysa",    "Žeimena", "Akmena",    "Dotnuvėlė", "Lėvuo",   "Vilnia",
    "Drūkšiai", "Dysnai", "Tauragnas", "Sartai",  "Plateliai", "Rėkyva",    "Galvė",   "Metelys"};

}  // namespace

Tables::Tables(std::vector<boost::asio::io_context*> contexts, Journal& journal, Settings settings)
    : contexts_(std::move(contexts)),
      settings_(std::move(settings)),
      shared_(std::make_shared<const TableActor::Shared>(
          TableActor::Shared{settings_.pace, std::make_shared<const TableParts>(settings_.parts),
                             settings_.tell_news, settings_.overhear, settings_.tell_evening,
                             settings_.thinkers, settings_.one_household_counts})),
      chance_(make_chance({}, {})) {
  journals_.fill(&journal);
}

void Tables::keep_none() {
  const std::scoped_lock lock(mutex_);
  journals_.fill(nullptr);
}

void Tables::keep(int share, Journal& journal, const std::vector<StoredTable>& stored, Now now) {
  for (const StoredTable& table : stored) recover(table, journal, now);
  {
    const std::scoped_lock lock(mutex_);
    journals_[static_cast<std::size_t>(share)] = &journal;
  }
  settings_.share_moved(share, true);
}

bool Tables::keeps(int share) const {
  const std::scoped_lock lock(mutex_);
  return journal_of(share) != nullptr;
}

void Tables::move_away(int share, std::function<void()> gone) {
  std::vector<std::shared_ptr<TableActor>> leaving;
  {
    const std::scoped_lock lock(mutex_);
    journals_[static_cast<std::size_t>(share)] = nullptr;
    std::vector<std::string> codes;
    for (const auto& [code, table] : tables_.entries()) {
      if (share_of(code) != share) continue;
      leaving.push_back(table.actor);
      codes.push_back(code);
    }
    for (const std::string& code : codes) tables_.remove(code);
    std::erase_if(left_out_, [&](const std::string& code) { return share_of(code) == share; });
  }
  settings_.share_moved(share, false);
  // The last of them calls it.
  const std::shared_ptr<void> all(nullptr, [gone = std::move(gone)](void*) { gone(); });
  for (const auto& actor : leaving) actor->move_away([all] {});
}

void Tables::recover(const StoredTable& stored, Now now) {
  recover(stored, *journal_of(share_of(stored.code)), now);
}

void Tables::recover(const StoredTable& stored, Journal& journal, Now now) {
  auto actor = make_actor(journal);
  try {
    if (settings_.take_other(stored)) return;
    if (!stored.damaged.empty()) {
      throw JournalMismatch("entry " + std::to_string(stored.damaged.front()) +
                            " of the journal is damaged");
    }
    actor->recover(stored, now);
    const std::scoped_lock lock(mutex_);
    tables_.add(stored.code, {actor, actor->host(), actor->opening_request()}, {});
    if (stalled_) actor->set_stalled(true, stalled_why_);
  } catch (const std::exception& wrong) {
    const std::scoped_lock lock(mutex_);
    left_out_.insert(stored.code);
    spdlog::error(
        "Table {} is not opened: {}. Its journal is kept as it is; "
        "`avinas record export` writes its matches for inspection.",
        stored.code, wrong.what());
  }
}

bool Tables::left_out(const std::string& code) const {
  const std::scoped_lock lock(mutex_);
  return left_out_.contains(code);
}

std::shared_ptr<TableActor> Tables::make_actor(Journal& journal) {
  const std::size_t number = next_context_.fetch_add(1, std::memory_order_relaxed);
  boost::asio::io_context& home = *contexts_[number % contexts_.size()];
  const std::string purpose = "table " + std::to_string(number + 1);
  std::shared_ptr<Chance> chance =
      settings_.test_seed ? make_chance(settings_.test_seed, purpose) : chance_;
  return std::make_shared<TableActor>(appends_.of(home, journal), std::move(chance), shared_);
}

void Tables::open(const Asker& host, const std::string& request,
                  const protocol::TableOptions& options, std::function<void(Opening)> opened) {
  const int share = share_of(host.player);
  // Under the lock to the end: a repeated request that finds the table waits behind its opening.
  const std::scoped_lock lock(mutex_);
  if (const auto* before = tables_.opened_by(host.player, request)) {
    return before->second.actor->when_durable(
        [code = before->first, opened = std::move(opened)] { opened(code); });
  }
  Journal* journal = journal_of(share);
  if (!journal) return opened(protocol::Refusal{protocol::Reason::Busy});
  if (tables_.entries().size() >= kMaxTables) {
    return opened(protocol::Refusal{protocol::Reason::NoRoomForTables});
  }
  if (!tables_.has_room(host.player, host.address)) {
    return opened(protocol::Refusal{protocol::Reason::EnoughTables,
                                    {{"tables", std::to_string(kTablesOfPlayer)}}});
  }
  std::string code;
  do code = random_code(kCodeLength);
  while (share_of(code) != share || tables_.contains(code) || left_out_.contains(code));
  const auto actor = make_actor(*journal);
  tables_.add(code, {actor, host.player, request}, host.address);
  const std::string name = kNames[chance_->below(kNames.size())];
  actor->open(TableOpened{code, name, host.player, options}, request,
              [code, opened = std::move(opened)] { opened(code); });
}

void Tables::open_for_evening(const TableOpened& opened, const std::vector<TableEvent>& sit) {
  const std::scoped_lock lock(mutex_);
  Journal* journal = journal_of(share_of(opened.code));
  if (!journal || tables_.contains(opened.code) || left_out_.contains(opened.code)) return;
  const auto actor = make_actor(*journal);
  tables_.add(opened.code, {actor, opened.host, opened.code}, {});
  actor->open(
      opened, opened.code, [] {}, sit);
}

Journal* Tables::journal_for(const std::string& code) const {
  const std::scoped_lock lock(mutex_);
  return journal_of(share_of(code));
}

std::shared_ptr<TableActor> Tables::find(const std::string& code) const {
  const std::scoped_lock lock(mutex_);
  return tables_.find(code);
}

void Tables::forget(const std::string& code) {
  {
    const std::scoped_lock lock(mutex_);
    tables_.remove(code);
  }
  settings_.tell_closed(code);
}

void Tables::for_each(const std::function<void(TableActor&)>& visit) const {
  std::vector<std::shared_ptr<TableActor>> all;
  {
    const std::scoped_lock lock(mutex_);
    for (const auto& [code, table] : tables_.entries()) all.push_back(table.actor);
  }
  for (const auto& actor : all) visit(*actor);
}

void Tables::put_away_unused(Now now) {
  std::vector<std::pair<std::string, std::shared_ptr<TableActor>>> all;
  {
    const std::scoped_lock lock(mutex_);
    for (const auto& [code, table] : tables_.entries()) all.emplace_back(code, table.actor);
  }
  for (const auto& [code, actor] : all) {
    actor->put_away_if_unused(now, [this, code = code] {
      forget(code);
      spdlog::info("Table {} was put away: nobody has been there for long", code);
    });
  }
}

bool Tables::close(const std::string& code, std::function<void(TableActor::Closing)> closed) {
  using Closing = TableActor::Closing;
  const auto actor = find(code);
  if (!actor) {
    return put_away_left_out(code, [this, code, closed = std::move(closed)] {
      settings_.tell_closed(code);
      closed(Closing::Closed);
    });
  }
  actor->close([this, code, actor, closed = std::move(closed)](Closing done) {
    if (done == Closing::Closed) forget(code);
    closed(done);
  });
  return true;
}

bool Tables::put_away_left_out(const std::string& code, std::function<void()> closed) {
  Journal* journal = nullptr;
  {
    const std::scoped_lock lock(mutex_);
    journal = journal_of(share_of(code));
    if (!journal || left_out_.erase(code) == 0) return false;
  }
  journal->append(Write{code, {}, true}, std::move(closed));
  return true;
}

std::size_t Tables::count() const {
  const std::scoped_lock lock(mutex_);
  return tables_.entries().size();
}

void Tables::clear() {
  TableRegister last;
  const std::scoped_lock lock(mutex_);
  std::swap(last, tables_);
}

void Tables::set_stalled(bool stalled, const std::string& why) {
  stalled_ = stalled;
  const std::scoped_lock lock(mutex_);
  stalled_why_ = why;
  for (const auto& [code, table] : tables_.entries()) table.actor->set_stalled(stalled, why);
}

}  // namespace avinas::server
