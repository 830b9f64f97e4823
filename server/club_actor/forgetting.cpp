// SPDX-License-Identifier: MIT
// Finds the guests that are forgotten, some hundreds at a time.
#include "server/club_actor/forgetting.hpp"

#include <spdlog/spdlog.h>

#include <boost/asio/post.hpp>
#include <utility>

namespace avinas::server {

Forgetting::Forgetting(boost::asio::io_context& home, ClubLedger& ledger, Accounts& accounts,
                       MatchArchive& matches)
    : home_(home), ledger_(ledger), accounts_(accounts), matches_(matches) {}

void Forgetting::forget_unseen(std::int64_t today) {
  for (const auto& [player, at_ms] : ledger_.state().forgotten) {
    ledger_.neighbours().clean_archive(player);
  }
  begin(today - kept_.newcomers, today - kept_.guests);
  look_on();
}

bool Forgetting::make_room(std::int64_t today) {
  if (!accounts_.full()) return true;
  if (!trusts_clock_ || std::exchange(made_room_on_, today) == today) return false;
  begin(today, today - kept_.guests);
  look_on();
  return !accounts_.full();
}

void Forgetting::begin(std::int64_t newcomers_since, std::int64_t players_since) {
  waiting_ = accounts_.unseen_since(newcomers_since);
  newcomers_since_ = newcomers_since;
  players_since_ = players_since;
  forgotten_ = 0;
}

/// Some of them; the others when the club has done what came meanwhile.
void Forgetting::look_on() {
  std::vector<PlayerId> forgotten;
  for (std::size_t n = 0; n < kForgottenAtOnce && !waiting_.empty(); ++n) {
    PlayerId player = std::move(waiting_.back());
    waiting_.pop_back();
    if (!is_over(player)) continue;
    if (accounts_.seen_day(player) < players_since_) ledger_.neighbours().clean_archive(player);
    forgotten.push_back(std::move(player));
  }
  forgotten_ += forgotten.size();
  if (!forgotten.empty()) {
    accounts_.forget(forgotten);
    ledger_.forget(std::move(forgotten));
  }
  if (!waiting_.empty() && !std::exchange(goes_on_, true)) {
    boost::asio::post(home_, [this] {
      goes_on_ = false;
      look_on();
    });
  }
  if (waiting_.empty() && forgotten_ > 0) {
    spdlog::info("Guests who did not come back and are forgotten: {}",
                 std::exchange(forgotten_, 0));
  }
}

bool Forgetting::is_over(const PlayerId& player) const {
  const std::int64_t seen = accounts_.seen_day(player);
  if (seen >= newcomers_since_ || ledger_.state().people.contains(player) ||
      ledger_.neighbours().needed(player)) {
    return false;
  }
  return seen < players_since_ || left_nothing(player);
}

bool Forgetting::left_nothing(const PlayerId& player) const {
  if (ledger_.neighbours().named(player)) return false;
  try {
    return matches_.matches_of(player, 1).empty();
  } catch (const Unreadable&) {
    return false;  // perhaps another day
  }
}

}  // namespace avinas::server
