// SPDX-License-Identifier: MIT
// Plays hands by the thousand and prints how often they end how.
#include "tests/duel/hand_ends.hpp"

#include <cstdio>
#include <thread>
#include <vector>

#include "tests/duel/playing.hpp"
#include "tests/support/random_play.hpp"

namespace avinas::duel {
namespace {

bool has_auction(const MatchState& state) { return std::holds_alternative<Bidding>(state.phase); }

struct Count {
  Ends all, both_bid, one_bids;

  void add(const Count& other) {
    for (const auto& [end, n] : other.all) all[end] += n;
    for (const auto& [end, n] : other.both_bid) both_bid[end] += n;
    for (const auto& [end, n] : other.one_bids) one_bids[end] += n;
  }
};

/// The deals from `first` on, every `step`th.
Count play(const bots::Strength& strength, long hands, std::uint64_t seed, unsigned first,
           unsigned step) {
  Count count;
  Player bids{.strength = strength}, silent{.strength = strength, .silent = true};
  for (long hand = first; hand < hands; hand += step) {
    const std::uint64_t number = seed * 1'000'000 + static_cast<std::uint64_t>(hand);
    testing::Rng deals(number);
    std::uint64_t decision = number * 1'000'003;
    const auto dealer = static_cast<Seat>(hand % 4);
    const auto dealt = [&] {
      return testing::must(deal_hand(start_match({}, dealer), dealer, testing::random_deal(deals)));
    };
    PerSeat<Player*> players{};
    players.items.fill(&bids);
    play_hand(dealt(), players, decision, count.all);
    avinas::MatchState state = dealt();
    while (!has_auction(state)) state = dealt();
    play_hand(state, players, decision, count.both_bid);
    for (const Seat seat : kAllSeats) {
      if (static_cast<long>(side_of(seat)) == hand / 4 % 2) players[seat] = &silent;
    }
    play_hand(std::move(state), players, decision, count.one_bids);
  }
  return count;
}

void print(const char* what, const Ends& ends) {
  int hands = 0;
  for (const auto& [end, n] : ends) hands += n;
  std::printf("%s, %d hands:\n", what, hands);
  for (const auto& [end, n] : ends) std::printf("  %-11s %.4f\n", end.c_str(), 1.0 * n / hands);
}

}  // namespace

void measure_hand_ends(const bots::Strength& strength, long hands, std::uint64_t seed,
                       unsigned jobs) {
  std::vector<Count> counts(jobs);
  std::vector<std::thread> threads;
  for (unsigned job = 0; job < jobs; ++job) {
    threads.emplace_back([&, job] { counts[job] = play(strength, hands, seed, job, jobs); });
  }
  for (std::thread& thread : threads) thread.join();
  Count all;
  for (const Count& count : counts) all.add(count);
  print("All", all.all);
  print("No sevens, both sides bid", all.both_bid);
  print("No sevens, one side bids", all.one_bids);
}

}  // namespace avinas::duel
