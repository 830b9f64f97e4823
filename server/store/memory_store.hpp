// SPDX-License-Identifier: MIT
// A store that forgets with the process.
#pragma once

#include <mutex>
#include <unordered_map>

#include "store/store.hpp"

namespace avinas::server {

class MemoryStore final : public Store {
 public:
  void append(Write write, std::function<void()> done) override;
  std::vector<PlayerRow> load_players() override { return {}; }
  std::vector<StoredTable> load_tables() override { return {}; }
  std::optional<std::string> find_record(const std::string& match) override;
  void on_stall(std::function<void(bool, std::string)>) override {}
  void close() override {}

 private:
  std::mutex mutex_;
  std::unordered_map<std::string, std::string> records_;
};

}  // namespace avinas::server
