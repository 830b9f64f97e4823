// SPDX-License-Identifier: MIT
// A store that forgets with the process.
#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <tuple>

#include "server/store/store.hpp"

namespace avinas::server {

/// Tables and players end with it: they are not even kept.
class MemoryStore : public Store {
 public:
  void append(Write write, std::function<void()> done) override;
  bool is_immediate() const override { return true; }
  void load_players(const std::function<void(PlayerRow)>&) override {}
  void load_tables(const std::function<void(StoredTable)>&) override {}
  std::optional<std::string> find_record(const std::string& match) override;
  std::optional<std::string> find_analysis(const std::string& match, int version) override;
  std::vector<std::string> summaries_of(const std::string& player, std::size_t limit) override;
  std::size_t summaries_since(std::int64_t ended_ms, const VisitSummary& visit) override;
  std::vector<TallyRow> tallies_of(const std::string& player) override;
  std::vector<TallyRow> tallies_in(const std::string& month) override;
  std::vector<std::string> matches_of(const std::string& player, std::size_t limit) override;
  std::vector<PlayedRow> played_since(std::int64_t ended_ms) override;
  std::vector<UncountedMatch> uncounted(std::size_t limit) override;
  void load_matches(const std::function<void(ArchivedMatch)>& visit) override;
  void load_tallies(const std::function<void(TallyRow)>& visit) override;
  void load_analyses(const std::function<void(AnalysedMatch)>& visit) override;
  void on_stall(std::function<void(bool, std::string)>) override {}
  void close() override {}

 private:
  using SumKey = std::tuple<std::string, std::string, std::string>;  // player, month, with

  // With the mutex held.
  void archive(ArchivedMatch match);
  void clean(CleanedMatch cleaned);
  void drop_sums_of(const std::string& player);
  void count(const CountedMatch& counted);
  void add_to_sums(const std::vector<TallyRow>& rows);
  void drop_sums();
  std::vector<TallyRow> sums_where(const std::function<bool(const TallyRow&)>& wanted);

  std::mutex mutex_;
  std::vector<ArchivedMatch> matches_;  ///< in the order of their ends
  std::map<SumKey, TallyRow> sums_;
  std::map<std::string, AnalysedMatch> analyses_;
};

}  // namespace avinas::server
