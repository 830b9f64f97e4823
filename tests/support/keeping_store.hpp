// SPDX-License-Identifier: MIT
// A store that keeps what is written where a test can look, and calls back when the test says so.
#pragma once

#include <map>
#include <set>

#include "server/store/store.hpp"

namespace avinas::testing {

class KeepingStore final : public server::Store {
 public:
  void append(server::Write write, std::function<void()> done) override {
    if (write.replaces) entries[write.table].clear();
    for (const std::string& entry : write.entries) entries[write.table].push_back(entry);
    if (write.player) players.push_back(*write.player);
    forgotten.insert(forgotten.end(), write.forgotten.begin(), write.forgotten.end());
    ended_tokens.insert(ended_tokens.end(), write.ended_tokens.begin(), write.ended_tokens.end());
    if (holds) {
      held.push_back(std::move(done));
    } else {
      done();
    }
  }
  bool is_immediate() const override { return !holds; }
  /// Makes everything durable that was held back.
  void let_go() {
    for (const auto& done : std::exchange(held, {})) done();
  }
  void load_players(const std::function<void(server::PlayerRow)>& visit) override {
    for (const server::PlayerRow& row : players) visit(row);
  }
  void load_tables(const std::function<void(server::StoredTable)>&) override {}
  std::optional<std::string> find_record(const std::string&) override { return std::nullopt; }
  std::optional<std::string> find_analysis(const std::string&, int) override {
    return std::nullopt;
  }
  std::vector<std::string> summaries_of(const std::string& player, std::size_t) override {
    return std::vector<std::string>(played.count(player), "{}");
  }
  std::size_t summaries_since(std::int64_t, const server::VisitSummary&) override { return 0; }
  std::vector<server::TallyRow> tallies_of(const std::string&) override { return {}; }
  std::vector<server::TallyRow> tallies_in(const std::string&) override { return {}; }
  std::vector<std::string> matches_of(const std::string& player, std::size_t) override {
    return std::vector<std::string>(played.count(player), "m1");
  }
  std::vector<server::PlayedRow> played_since(std::int64_t) override { return {}; }
  std::vector<server::UncountedMatch> uncounted(std::size_t) override { return {}; }
  void load_matches(const std::function<void(server::ArchivedMatch)>&) override {}
  void load_tallies(const std::function<void(server::TallyRow)>&) override {}
  void load_analyses(const std::function<void(server::AnalysedMatch)>&) override {}
  void on_stall(std::function<void(bool, std::string)>) override {}
  void close() override {}

  std::map<std::string, std::vector<std::string>> entries;  ///< by table; the club's under no code
  std::vector<server::PlayerRow> players;
  std::vector<std::string> forgotten;
  std::vector<std::string> ended_tokens;
  std::set<std::string> played;  ///< who has finished a match
  std::vector<std::function<void()>> held;
  bool holds = false;
};

}  // namespace avinas::testing
