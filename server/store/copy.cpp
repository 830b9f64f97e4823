// SPDX-License-Identifier: MIT
// Copies players, journals, matches, sums and analyses between stores.
#include "server/store/copy.hpp"

#include <condition_variable>
#include <mutex>
#include <unordered_set>
#include <utility>

namespace avinas::server {
namespace {

constexpr std::size_t kSumsAtOnce = 500;

/// Appends, and does not run ahead of the disk without bound.
class Writer {
 public:
  explicit Writer(Journal& journal) : journal_(journal) {}

  void write(Write write) {
    {
      std::unique_lock lock(mutex_);
      done_.wait(lock, [this] { return in_flight_ < kMostInFlight; });
      ++in_flight_;
    }
    journal_.append(std::move(write), [this] {
      const std::scoped_lock lock(mutex_);
      --in_flight_;
      done_.notify_all();
    });
  }
  void finish() {
    std::unique_lock lock(mutex_);
    done_.wait(lock, [this] { return in_flight_ == 0; });
  }

 private:
  static constexpr int kMostInFlight = 500;
  Journal& journal_;
  std::mutex mutex_;
  std::condition_variable done_;
  int in_flight_ = 0;
};

}  // namespace

Copied copy_club(Store& from, Store& to) {
  Copied copied;
  std::unordered_set<std::string> players;
  Writer writer(to);
  try {
    from.load_players([&](PlayerRow row) {
      players.insert(row.id);
      Write write;
      write.player = std::move(row);
      writer.write(std::move(write));
    });
    from.load_tables([&](StoredTable table) {
      if (!table.damaged.empty()) {
        throw UnusableData("The journal of " +
                           (table.code.empty() ? "the club" : "table " + table.code) +
                           " is damaged; serve it once, which leaves out what cannot be read, and "
                           "move it then.");
      }
      if (!table.code.empty()) ++copied.tables;
      writer.write({table.code, std::move(table.entries)});
    });
    from.load_matches([&](ArchivedMatch match) {
      ++copied.matches;
      Write write;
      write.finished = std::move(match);
      writer.write(std::move(write));
    });
    Write sums;
    from.load_tallies([&](TallyRow row) {
      sums.tallies.push_back(std::move(row));
      if (sums.tallies.size() == kSumsAtOnce) writer.write(std::exchange(sums, {}));
    });
    if (!sums.tallies.empty()) writer.write(std::move(sums));
    from.load_analyses([&](AnalysedMatch match) {
      Write write;
      write.analysed = std::move(match);
      writer.write(std::move(write));
    });
  } catch (const Unreadable& unreadable) {
    writer.finish();
    throw UnusableData(std::string("The club cannot be read: ") + unreadable.what() + ".");
  } catch (const UnusableData&) {
    writer.finish();
    throw;
  }
  writer.finish();
  copied.players = players.size();
  return copied;
}

}  // namespace avinas::server
