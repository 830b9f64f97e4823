// SPDX-License-Identifier: MIT
// Analyses a match on request, keeps the result, and limits what an address may have kept.
#include "server/archive/analyses.hpp"

#include <spdlog/spdlog.h>

#include <utility>

#include "players/analysis/match_analysis.hpp"

namespace avinas::server {

/// A match on its way, a hand at a time, so that bots' questions come between.
struct Analyses::Work {
  std::string match;
  std::string record;
  std::optional<analysis::MatchAnalyst> analyst{};
};

void Analyses::find(const std::string& match, const MayKeep& may_keep, Then then) {
  std::optional<std::string> record;
  try {
    if (auto kept = matches_.find_analysis(match, analysis::kAnalysisVersion)) {
      return then({Status::Found, std::move(*kept)});
    }
    record = matches_.find_record(match);
  } catch (const std::exception& wrong) {
    spdlog::error("Match {} cannot be analysed: {}", match, wrong.what());
    return then({Status::Unreadable});
  }
  if (!record) return then({Status::NoSuchMatch});
  std::unique_lock lock(mutex_);
  auto found = waiting_.find(match);
  if (found == waiting_.end() ? waiting_.size() >= kMostUnderWay : all_waiting_ >= kMostWaiting) {
    lock.unlock();
    return then({Status::NoTime});
  }
  const bool first = found == waiting_.end();
  if (first && !may_keep(record->size())) {
    lock.unlock();
    return then({Status::TooMany});
  }
  waiting_[match].push_back(std::move(then));
  ++all_waiting_;
  lock.unlock();
  if (first) go_on(std::make_shared<Work>(Work{match, std::move(*record)}));
}

void Analyses::go_on(const std::shared_ptr<Work>& work) {
  thinkers_.ask([this, work](bool in_time) {
    if (!in_time) return end(work->match, {Status::NoTime});
    try {
      if (!work->analyst) {
        work->analyst.emplace(work->record,
                              analysis::Imagination{bots::strength_of(BotLevel::Club), 1});
      }
      if (work->analyst->step()) return go_on(work);
      analysis::MatchAnalysis result = work->analyst->result();
      if (result.json.empty()) return end(work->match, {Status::NotAnalysable});
      // A server that does not keep the club analyses anew, rather than write for another.
      if (journal_.is_ours()) {
        Write write;
        write.analysed = AnalysedMatch{work->match, analysis::kAnalysisVersion, result.json};
        journal_.append(std::move(write), [] {});
      }
      end(work->match, {Status::Found, std::move(result.json)});
    } catch (const std::exception& bug) {
      spdlog::error("Match {} cannot be analysed: {}. Please report this line.", work->match,
                    bug.what());
      end(work->match, {Status::NotAnalysable});
    }
  });
}

void Analyses::end(const std::string& match, const Answer& answer) {
  std::vector<Then> all;
  {
    const std::scoped_lock lock(mutex_);
    const auto found = waiting_.find(match);
    all = std::move(found->second);
    waiting_.erase(found);
    all_waiting_ -= all.size();
  }
  for (const Then& then : all) then(answer);
}

}  // namespace avinas::server
