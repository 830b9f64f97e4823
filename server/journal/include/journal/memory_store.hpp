// SPDX-License-Identifier: MIT
// A store that forgets with the process.
#pragma once

#include <mutex>

#include "journal/store.hpp"

namespace avinas::server {

class MemoryStore final : public Store {
 public:
  void append(Write write, std::function<void()> done) override;
  std::vector<PlayerRow> load_players() override { return {}; }
  std::vector<StoredTable> load_tables() override { return {}; }
  std::optional<std::string> find_record(const std::string& match) override;
  std::vector<std::string> summaries_of(const std::string& player) override;
  std::vector<std::string> summaries_between(std::int64_t from_ms, std::int64_t to_ms) override;
  void on_stall(std::function<void(bool, std::string)>) override {}
  void close() override {}

 private:
  std::mutex mutex_;
  std::vector<ArchivedMatch> matches_;  ///< in the order of their ends
};

}  // namespace avinas::server
