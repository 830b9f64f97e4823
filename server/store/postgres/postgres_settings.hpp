// SPDX-License-Identifier: MIT
// The way to an engine, and what is written there.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace avinas::server {

/// The part of a club that somebody writes: all of it; all but the tables; or shares of those
/// (server/store/shares.hpp).
enum class Part : std::uint8_t { Whole, Club, Shares };

struct PostgresSettings {
  std::string connection;  ///< what libpq takes: "host=a,b dbname=avinas user=avinas"
  /// False: an engine without a synchronous standby is refused, because a move that is confirmed
  /// could be lost with its machine.
  bool unreplicated = false;
  /// Its name among several servers on the engine, which wait for one another; empty: it is the
  /// only one, and refused if another keeps the club.
  std::string node{};
  std::string link{};  ///< host and port where other servers reach this one, if they do
  Part part = Part::Whole;
  /// How often the keeper shows that it lives, and after how long a silent one may be replaced.
  std::chrono::milliseconds beat{250}, silence{3'000};
};

}  // namespace avinas::server
