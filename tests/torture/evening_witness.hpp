// SPDX-License-Identifier: MIT
// Plays an evening of four pairs at two tables while the server is killed, and knows what was
// acknowledged of it.
#pragma once

#include <array>
#include <map>
#include <random>
#include <string>

#include "tests/support/ws_client.hpp"

namespace avinas::torture {

class EveningWitness {
 public:
  explicit EveningWitness(std::uint64_t seed) : rng_(seed) {}

  /// Comes (back) and compares; throws std::runtime_error if something acknowledged is missing.
  void connect(std::uint16_t port);
  void step();
  std::uint64_t acknowledged() const { return acknowledged_; }
  /// Rounds whose end was told.
  std::size_t rounds() const { return told_.size(); }

 private:
  using Json = testing::Json;

  Json look(int round = 0);
  Json at_evening(testing::TestPlayer& player, const char* what, Json more = Json::object());
  void gather(const Json& evening);
  void play(const Json& evening);
  /// The table of the player in the round in play; empty: they sit out, or it is over.
  static std::string table_of(const Json& evening, const std::string& player);

  std::mt19937_64 rng_;
  testing::TestPlayer host_;
  std::array<testing::TestPlayer, 8> players_;
  std::array<std::string, 8> at_;             ///< codes of the tables where they are
  std::string request_ = "evening-1", code_;  ///< the request that opened it, and its code
  int opened_ = 1;
  Json now_;                         ///< as looked at last
  std::size_t entered_ = 0;          ///< players whose entry was acknowledged
  int begun_ = 0;                    ///< the latest round whose begin was acknowledged
  std::map<int, std::string> told_;  ///< the meetings of rounds that are over
  std::uint64_t acknowledged_ = 0;
};

}  // namespace avinas::torture
