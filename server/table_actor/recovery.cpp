// SPDX-License-Identifier: MIT
// A table from its journal: the entries replayed, a match by other rules given up, and what lies
// before the match in play replaced by a snapshot.
#include <spdlog/spdlog.h>

#include "server/archive/entry.hpp"
#include "server/archive/foreign_match.hpp"
#include "server/base/logging.hpp"
#include "server/table/event_json.hpp"
#include "server/table/snapshot.hpp"
#include "server/table_actor/actor.hpp"

namespace avinas::server {

void TableActor::recover(const StoredTable& stored, Now now) {
  const LogScope scope(core_.state().code);
  std::optional<JournalEntry> snapshot;
  std::optional<ForeignMatch> foreign;
  std::size_t after = 0;  // entries that the snapshot stands for
  const auto trim_before = [&](std::size_t position, std::int64_t at_ms) {
    if (position - after < kWorthTrimming) return;
    snapshot = core_.trim(at_ms);
    after = position;
  };
  std::int64_t at_ms = 0;
  for (std::size_t i = 0; i < stored.entries.size(); ++i) {
    const JournalEntry entry = read_entry(stored.entries[i]);
    at_ms = entry.at_ms;
    const auto* started = std::get_if<MatchStarted>(&entry.event);
    if (started) trim_before(i, at_ms);
    if (started && started->rules_version != games::rules_version(core_.state().options.rules)) {
      foreign.emplace(*started, at_ms, core_.state());
      continue;
    }
    if (foreign && foreign->takes(entry)) {
      if (foreign->over()) foreign.reset();
      continue;
    }
    core_.replay(entry);
  }
  Write write{core_.state().code, {}, true};
  if (foreign) {
    spdlog::warn(
        "At table {} a match was in play by other rules than this program's: it is given up, and "
        "its record is in the archive",
        core_.state().code);
    write.finished = archive_entry(foreign->given_up(core_.state(), at_ms), false);
    snapshot = core_.trim(at_ms);
    after = stored.entries.size();
  }
  if (between_matches(core_.state())) trim_before(stored.entries.size(), at_ms);
  entries_ = stored.entries.size() - after + (snapshot ? 1 : 0);
  if (snapshot) {
    write.entries.push_back(write_entry(*snapshot));
    write.entries.insert(write.entries.end(),
                         stored.entries.begin() + static_cast<std::ptrdiff_t>(after),
                         stored.entries.end());
    appends_->journal().append(std::move(write), [] {});
  }
  last_entry_ms_ = at_ms;
  last_used_ = now.steady;
  shared_->tell_news(news_of(core_));
}

}  // namespace avinas::server
