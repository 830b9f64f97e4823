// SPDX-License-Identifier: MIT
// Takes and hands over the club and its shares, a thread for each.
#include "server/cluster/share_keeper.hpp"

#include <spdlog/spdlog.h>

#include <future>
#include <utility>

#include "server/base/metrics.hpp"
#include "server/base/time.hpp"

namespace avinas::server {
namespace {

/// How often it looks whether it keeps more than its part.
constexpr std::chrono::milliseconds kBetweenCounts{500};
/// A share that nobody took for so long is taken by a server that has its part already.
constexpr std::chrono::milliseconds kLongFree{750};
constexpr std::chrono::milliseconds kRetryAfter{250};
/// A server whose line to the club is gone for so long gives its shares away. The line is always
/// gone while another server takes the club over, which takes some three seconds.
constexpr std::chrono::seconds kWithoutClub{10};

}  // namespace

ShareKeeper::ShareKeeper(PostgresSettings settings, PostgresStore& club, Tables& tables,
                         Directory& directory, HallUplink& hall_uplink, Tells tells)
    : settings_(std::move(settings)),
      club_(club),
      tables_(tables),
      directory_(directory),
      hall_uplink_(hall_uplink),
      tells_(std::move(tells)),
      census_(settings_) {}

ShareKeeper::~ShareKeeper() {
  if (!threads_.empty() || leaving_.joinable()) stop();
}

void ShareKeeper::start() {
  servers_ = count_servers().value_or(1);
  threads_.emplace_back([this] { keep_club(); });
  for (int share = 1; share <= kShares; ++share) {
    threads_.emplace_back([this, share] { keep_share(share); });
  }
  threads_.emplace_back([this] { balance(); });
}

void ShareKeeper::leave() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
  }
  changed_.notify_all();
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

bool ShareKeeper::rest(std::chrono::milliseconds time) {
  Lock lock(mutex_);
  return !changed_.wait_for(lock, time, [this] { return stopping_; });
}

void ShareKeeper::is_elsewhere(int share, const std::string& where) {
  {
    const std::scoped_lock lock(mutex_);
    taking_.erase(share);
    if (stopping_) throw Stopped();
  }
  directory_.set(share, {false, where});
}

// --- the club ------------------------------------------------------------------------------------

void ShareKeeper::keep_club() {
  club_.on_lost(tells_.lost);
  club_.on_wait([this](const std::string& where) { is_elsewhere(kClubItself, where); });
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

int ShareKeeper::part() const {
  if (!reaches_club_ && servers_ > 0) return 0;  // people could not come in through this server
  const int servers = std::max(1, static_cast<int>(servers_));
  return (kShares + servers - 1) / servers;
}

bool ShareKeeper::may_take(int share, std::chrono::milliseconds free_for) {
  const std::scoped_lock lock(mutex_);
  if (share == kEveningsShare) {
    if (!directory_.of(kClubItself).here) return false;
    taking_.insert(share);
    return true;
  }
  const int ours = directory_.shares_here() + static_cast<int>(taking_.size());
  const int part_of_ours = part();
  if (part_of_ours == 0 || (ours >= part_of_ours && free_for < kLongFree)) return false;
  taking_.insert(share);
  return true;
}

void ShareKeeper::keep_share(int share) {
  while (true) {
    PostgresSettings settings = settings_;
    settings.part.share = share;
    const auto store = std::make_shared<PostgresStore>(settings);
    store->on_lost(tells_.lost);
    store->on_wait([this, share](const std::string& where) { is_elsewhere(share, where); });
    store->on_free([this, share](std::chrono::milliseconds free) { return may_take(share, free); });
    store->on_stall([this, share](bool stalled, const std::string& why) {
      tables_.set_stalled(share, stalled, why);
    });
    try {
      store->open();
      serve_share(share, store);
    } catch (const Stopped&) {
      return;
    } catch (const std::runtime_error& wrong) {
      spdlog::warn("Tables of share {} are not kept here: {}", share, wrong.what());
    }
    if (!rest(kRetryAfter)) return;
  }
}

void ShareKeeper::serve_share(int share, const std::shared_ptr<PostgresStore>& store) {
  std::vector<StoredTable> stored;
  store->load_tables([&](StoredTable table) { stored.push_back(std::move(table)); });
  tables_.keep(share, *store, stored, current_time());
  hall_uplink_.keeps_share(share);
  directory_.set(share, {true, {}});
  metrics().shares = directory_.shares_here();
  spdlog::info("The tables of share {} are kept here: {}", share, stored.size());
  {
    Lock lock(mutex_);
    stores_.push_back(store);
    taking_.erase(share);
    changed_.wait(lock, [&] { return stopping_ || to_hand_over_.contains(share); });
    to_hand_over_.erase(share);
  }
  move_away(share);
  store->close();
}

void ShareKeeper::move_away(int share) {
  spdlog::info("The tables of share {} go to another server", share);
  directory_.set(share, {});
  metrics().shares = directory_.shares_here();
  const auto gone = std::make_shared<std::promise<void>>();
  tables_.move_away(share, [gone] { gone->set_value(); });
  const auto went = gone->get_future();
  constexpr std::chrono::milliseconds kLook{20};
  while (tables_run_ && went.wait_for(kLook) != std::future_status::ready) {
    // The tables' threads are at it.
  }
  hall_uplink_.share_moved(share);  // after the last news of its tables
}

std::optional<std::size_t> ShareKeeper::count_servers() {
  const auto now = std::chrono::steady_clock::now();
  const bool line = directory_.of(kClubItself).here || hall_uplink_.has_line();
  if (line) reached_club_ = now;
  const bool reaches = line || (reaches_club_ && now - reached_club_ < kWithoutClub);
  if (reaches_club_.exchange(reaches) && !reaches) {
    spdlog::warn(
        "This server does not reach the club for {} seconds; others keep its tables until it does",
        kWithoutClub.count());
  }
  return census_.servers(reaches);
}

/// Lets go of a share at a time while there are servers with less; never of the evenings, which
/// stay with the club.
void ShareKeeper::balance() {
  while (rest(kBetweenCounts)) {
    const auto servers = count_servers();
    const std::scoped_lock lock(mutex_);
    if (!servers) continue;
    servers_ = *servers;
    if (directory_.shares_here() <= part() || !to_hand_over_.empty()) continue;
    for (int share = kShares; share > kEveningsShare; --share) {
      if (!directory_.of(share).here) continue;
      to_hand_over_.insert(share);
      changed_.notify_all();
      break;
    }
  }
}

}  // namespace avinas::server
