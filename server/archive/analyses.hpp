// SPDX-License-Identifier: MIT
// The worth of decisions in finished matches: found out when somebody asks, and then kept.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "server/base/thinkers.hpp"
#include "server/store/journal.hpp"
#include "server/store/match_archive.hpp"

namespace avinas::server {

/// Any thread may call.
class Analyses {
 public:
  enum class Status : std::uint8_t {
    Found,
    NoSuchMatch,
    NotAnalysable,  ///< played by rules that this program does not know
    TooMany,        ///< the asker may not ask for more now
    NoTime,         ///< the server has none now
    Unreadable,     ///< the archive cannot be read
  };
  struct Answer {
    Status status = Status::NoTime;
    std::string json{};  ///< docs/match-record.md
  };
  using Then = std::function<void(Answer)>;
  /// Asks whether so many bytes may be kept on the asker's account.
  using MayKeep = std::function<bool(std::size_t bytes)>;

  /// Matches that are looked at at the same time.
  static constexpr std::size_t kMostUnderWay = 50;
  /// The limit of those who wait for them.
  static constexpr std::size_t kMostWaiting = 1'000;

  /// Both outlive this.
  Analyses(Journal& journal, MatchArchive& matches, Thinkers& thinkers)
      : journal_(journal), matches_(matches), thinkers_(thinkers) {}

  /// `then` is called once, on this thread or on one of the thinkers', unless the program ends.
  void find(const std::string& match, const MayKeep& may_keep, Then then);

 private:
  struct Work;
  void go_on(const std::shared_ptr<Work>& work);
  void end(const std::string& match, const Answer& answer);

  Journal& journal_;
  MatchArchive& matches_;
  Thinkers& thinkers_;
  std::mutex mutex_;
  std::map<std::string, std::vector<Then>> waiting_;
  std::size_t all_waiting_ = 0;
};

}  // namespace avinas::server
