// SPDX-License-Identifier: MIT
// Takes and hands over the club, on one thread, and shares of its tables, on another.
#include "server/cluster/share_keeper.hpp"

#include <spdlog/spdlog.h>

#include <future>
#include <map>
#include <utility>

#include "server/base/metrics.hpp"
#include "server/base/time.hpp"

namespace avinas::server {
namespace {

/// How often it looks what is kept where, and whether it keeps more than its part.
constexpr std::chrono::milliseconds kBetweenLooksAtShares{250};
/// A share that nobody took for so long is taken by a server that has its part already.
constexpr std::chrono::milliseconds kLongFree{750};
/// A server whose line to the club is gone for so long gives its shares away. The line is always
/// gone while another server takes the club over, which takes some three seconds.
constexpr std::chrono::seconds kWithoutClub{10};

}  // namespace

ShareKeeper::ShareKeeper(PostgresSettings settings, PostgresStore& club, Tables& tables,
                         Directory& directory, HallUplink& hall_uplink, Tells tells)
    : club_(club),
      tables_(tables),
      directory_(directory),
      hall_uplink_(hall_uplink),
      tells_(std::move(tells)),
      shares_(std::move(settings)) {
  shares_.on_stall(
      [this](bool stalled, const std::string& why) { tables_.set_stalled(stalled, why); });
}

ShareKeeper::~ShareKeeper() {
  if (!threads_.empty() || leaving_.joinable()) stop();
}

void ShareKeeper::start() {
  shares_.start(tells_.lost);
  threads_.emplace_back([this] { keep_club(); });
  threads_.emplace_back([this] { keep_shares(); });
}

void ShareKeeper::leave() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
  }
  changed_.notify_all();
  shares_.hurry();
  leaving_ = std::jthread([this] {
    threads_.clear();
    club_.close();
  });
}

void ShareKeeper::stop() {
  tables_run_ = false;
  if (!leaving_.joinable()) leave();
  leaving_.join();
}

bool ShareKeeper::stops() const {
  const std::scoped_lock lock(mutex_);
  return stopping_;
}

bool ShareKeeper::rest(std::chrono::milliseconds time) {
  std::unique_lock lock(mutex_);
  return !changed_.wait_for(lock, time, [this] { return stopping_; });
}

// --- the club ------------------------------------------------------------------------------------

void ShareKeeper::keep_club() {
  club_.on_lost(tells_.lost);
  club_.on_wait([this](const std::string& where) {
    if (stops()) throw Stopped();
    directory_.set(kClubItself, {false, where});
  });
  try {
    club_.open();
    std::vector<PlayerRow> players;
    std::vector<StoredTable> stored;
    club_.load_players([&](PlayerRow row) { players.push_back(std::move(row)); });
    club_.load_tables([&](StoredTable table) { stored.push_back(std::move(table)); });
    tells_.club_is_here(std::move(players), std::move(stored));
    directory_.set(kClubItself, {true, {}});
  } catch (const Stopped&) {
    return;
  } catch (const std::runtime_error& wrong) {
    tells_.lost(wrong.what());
  }
}

// --- shares of the tables ------------------------------------------------------------------------

void ShareKeeper::keep_shares() {
  do {
    count_servers();
    if (const auto elsewhere = shares_.look()) {
      take_free(*elsewhere);
      hand_over_surplus();
    }
  } while (rest(kBetweenLooksAtShares));
  std::set<int> kept;
  for (int share = 1; share <= kShares; ++share) {
    if (directory_.of(share).here) kept.insert(share);
  }
  move_away(kept);
  shares_.close();
}

int ShareKeeper::part() const {
  if (!reaches_club_ && servers_ > 0) return 0;  // people could not come in through this server
  const int servers = std::max(1, static_cast<int>(servers_));
  return (kShares + servers - 1) / servers;
}

bool ShareKeeper::may_take(const PostgresShares::Elsewhere& share, int taken) const {
  if (!share.free_for) return false;
  if (share.share == kEveningsShare) return directory_.of(kClubItself).here;
  const int part_of_ours = part();
  const bool has_part = directory_.shares_here() + taken >= part_of_ours;
  return part_of_ours > 0 && (!has_part || *share.free_for >= kLongFree);
}

void ShareKeeper::take_free(const std::vector<PostgresShares::Elsewhere>& elsewhere) {
  std::set<int> taken;
  for (const PostgresShares::Elsewhere& each : elsewhere) {
    directory_.set(each.share, {false, each.link});
    const bool ours = may_take(each, static_cast<int>(taken.size())) && shares_.take(each.share);
    if (ours) taken.insert(each.share);
  }
  if (!taken.empty()) serve(taken);
}

void ShareKeeper::serve(const std::set<int>& shares) {
  std::map<int, std::vector<StoredTable>> stored;
  try {
    shares_.load_tables(shares, [&](StoredTable table) {
      stored[share_of(table.code)].push_back(std::move(table));
    });
  } catch (const std::runtime_error& wrong) {
    spdlog::warn("Tables of {} shares are not kept here: {}", shares.size(), wrong.what());
    return shares_.let_go(shares);
  }
  for (const int share : shares) {
    tables_.keep(share, shares_, stored[share], current_time());
    hall_uplink_.keeps_share(share);
    directory_.set(share, {true, {}});
    spdlog::info("The tables of share {} are kept here: {}", share, stored[share].size());
  }
  metrics().shares = directory_.shares_here();
}

void ShareKeeper::move_away(const std::set<int>& shares) {
  const auto all_gone = std::make_shared<std::promise<void>>();
  const auto gone = all_gone->get_future();
  {
    // The last of them keeps the promise.
    const std::shared_ptr<void> last(nullptr, [all_gone](void*) { all_gone->set_value(); });
    for (const int share : shares) {
      spdlog::info("The tables of share {} go to another server", share);
      directory_.set(share, {});
      tables_.move_away(share, [last] {});
    }
  }
  metrics().shares = directory_.shares_here();
  constexpr std::chrono::milliseconds kLook{20};
  while (tables_run_ && gone.wait_for(kLook) != std::future_status::ready) {
    // The tables' threads are at it.
  }
  // After the last news of their tables.
  for (const int share : shares) hall_uplink_.share_moved(share);
  shares_.let_go(shares);
}

void ShareKeeper::count_servers() {
  const auto now = std::chrono::steady_clock::now();
  const bool line = directory_.of(kClubItself).here || hall_uplink_.has_line();
  if (line) reached_club_ = now;
  const bool reaches = line || (reaches_club_ && now - reached_club_ < kWithoutClub);
  if (std::exchange(reaches_club_, reaches) && !reaches) {
    spdlog::warn(
        "This server does not reach the club for {} seconds; others keep its tables until it does",
        kWithoutClub.count());
  }
  servers_ = shares_.count_servers(reaches).value_or(servers_);
}

/// Lets go of what is more than its part while there are servers with less; never of the evenings,
/// which stay with the club.
void ShareKeeper::hand_over_surplus() {
  std::set<int> surplus;
  for (int share = kShares; share > kEveningsShare; --share) {
    if (directory_.shares_here() - static_cast<int>(surplus.size()) <= part()) break;
    if (directory_.of(share).here) surplus.insert(share);
  }
  if (!surplus.empty()) move_away(surplus);
}

}  // namespace avinas::server
