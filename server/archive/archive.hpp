// SPDX-License-Identifier: MIT
// Answers what the finished matches came to: for a player, and for the club by month. Any thread
// may call; what is asked is looked up on a thread of its own, in a bounded line in which addresses
// take turns, so that no table waits for it.
#pragma once

#include <atomic>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "protocol/results.hpp"
#include "server/archive/ratings.hpp"
#include "server/base/fair_queue.hpp"
#include "server/store/journal.hpp"
#include "server/store/match_archive.hpp"

namespace avinas::server {

/// Questions that wait, in all and of one address.
inline constexpr std::size_t kWaitingQuestions = 256, kWaitingQuestionsOfOne = 16;

class Archive {
 public:
  /// `store` outlives the archive.
  Archive(Journal& journal, MatchArchive& matches)
      : journal_(journal), matches_(matches), ratings_(matches) {}

  /// After recovery: matches that are not in the sums yet are added to them, a few at a time.
  void count_older();

  /// Answers what was asked and takes no more questions. Before the store is closed.
  void end() { line_.end(); }

  /// Somebody is forgotten: their matches stay under the name `kSomebody`, their sums go. `done`
  /// says, from any thread, whether all of it is durable.
  void forget(const std::string& player, std::function<void(bool clean)> done);

  // These call `found` from the archive's own thread, with nothing if it cannot be read; they
  // return false, and ask nothing, if too many wait or after the end.
  bool results(const std::string& address, const std::string& player, games::GameIndex game,
               std::function<void(std::optional<protocol::Results>)> found);
  /// `month` is 1 to 12, in the time zone of the process, or 0 for the whole year.
  bool standings(const std::string& address, int year, int month, games::GameIndex game,
                 std::function<void(std::optional<protocol::Standings>)> found);
  /// How much is played; the metrics are told of it as well.
  bool activity(const std::string& address, std::int64_t now_ms,
                std::function<void(std::optional<protocol::Activity>)> found);
  /// Ids of their latest matches, the newest first.
  bool matches_of(const std::string& address, const std::string& player, std::size_t limit,
                  std::function<void(std::optional<std::vector<std::string>>)> found);
  /// The records of all their matches.
  bool records_of(const std::string& address, const std::string& player,
                  std::function<void(std::optional<std::vector<std::string>>)> found);

 private:
  void count_some();
  void clean(const std::string& player, const std::function<void(bool)>& done);
  void clean_next();
  void go_on_cleaning();
  /// The sums that `read` gives; a damaged one makes all of them be counted again.
  template <typename Read>
  auto read_sums(Read read);
  Ratings ratings();
  /// The value that `read` gives, or nothing if the store fails; the operator is told of that.
  template <typename Read>
  auto read_or_nothing(Read read) -> std::optional<decltype(read())>;

  Journal& journal_;
  MatchArchive& matches_;
  RatingsOf ratings_;                   ///< the line's thread only
  std::atomic<bool> rate_anew_{false};  ///< somebody was forgotten since
  std::string counted_last_;  ///< the first match of the last round; the line's thread only
  struct ToClean {
    std::string player;
    std::function<void(bool clean)> done;
  };
  std::mutex to_clean_mutex_;
  std::deque<ToClean> to_clean_;  ///< the first is being cleaned, or is next
  FairQueue line_{kWaitingQuestions, kWaitingQuestionsOfOne};
};

}  // namespace avinas::server
