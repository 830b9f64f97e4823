// SPDX-License-Identifier: MIT
// Players of the server's own against each other: every match twice with the same deals, each
// player once on either side, so that luck with the cards counts for neither; where nobody has a
// partner, each player once alone in each seat.
#include <CLI/CLI.hpp>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "protocol/game_json.hpp"
#include "tests/duel/hand_ends.hpp"
#include "tests/duel/plain_match.hpp"
#include "tests/duel/playing.hpp"
#include "tests/support/random_play.hpp"

namespace avinas {
namespace {

using bots::Strength;

using duel::Ends;
using duel::Player;
using duel::Tally;

struct Played {
  bool first_won = false;  ///< a seat of the first player's won
  Ends ends;
};

/// Two players' seats: those that are not the first player's are the second's.
Played play_match(const games::Options& options, std::uint64_t seed,
                  const PerSeat<Player*>& players, const Player& first) {
  testing::Rng deals(seed);
  Played played;
  const Shape shape = games::shape(options);
  games::MatchState state = games::start_match(options, shape.table()[seed % shape.table().size()]);
  std::uint64_t decision = seed * 1'000'003;
  while (!games::outcome_of(state)) {
    const Seat dealer = games::next_dealer(state);
    state = testing::must(
        games::deal_hand(std::move(state), dealer, testing::random_deal(deals, shape)));
    state = duel::play_hand(std::move(state), players, decision, played.ends);
  }
  // Of several who win or lose, each side counts by its share of winners.
  int mine = 0, mine_won = 0, theirs = 0, theirs_won = 0;
  for (const Seat seat : shape.table()) {
    const bool won = protocol::has_won(*games::outcome_of(state), shape.seating.side(seat));
    const bool is_first = players[seat] == &first;
    (is_first ? mine : theirs) += 1;
    (is_first ? mine_won : theirs_won) += won;
  }
  played.first_won = mine_won * theirs > theirs_won * mine;
  return played;
}

/// The seats of the first player in each match of a pair: either side, or, where nobody has a
/// partner, each seat alone, and each time all the others.
std::vector<PerSeat<bool>> arrangements(const Seating& seating) {
  std::vector<PerSeat<bool>> all;
  const auto add = [&](Side side, bool there) {
    PerSeat<bool> mine{};
    for (const Seat seat : seating.table()) mine[seat] = (seating.side(seat) == side) == there;
    all.push_back(mine);
  };
  for (const Side side : seating.sides()) add(side, true);
  for (const Side side : seating.sides()) {
    if (!seating.pairs) add(side, false);
  }
  return all;
}

/// The first player's score of a pair: the share of its matches, or, where nobody has a partner,
/// whether that is more than half of them.
double score_of(int won, std::size_t matches, const Seating& seating) {
  const double share = won / static_cast<double>(matches);
  if (seating.pairs || share == 0.5) return share;
  return share > 0.5 ? 1 : 0;
}

struct Sums {
  long pairs = 0;
  double score = 0, squares = 0;  ///< of the first player, a pair each: 0, 0.5 or 1
  Ends ends;

  void add(double of_a_pair) {
    ++pairs;
    score += of_a_pair;
    squares += of_a_pair * of_a_pair;
  }
};

/// The pairs of a run that takes hours, a line each in a file, so that it may be ended and go on.
/// Begin a new file after a change to a player.
class Kept {
 public:
  /// `run` says who plays whom with which seed; lines of other runs are passed over.
  Kept(const std::string& file, std::string run) : run_(std::move(run)) {
    if (file.empty()) return;
    std::ifstream lines(file);
    std::string line;
    while (std::getline(lines, line)) {
      if (!line.starts_with(run_)) continue;
      std::istringstream rest(line.substr(run_.size()));
      long pair = 0;
      double score = 0;
      if (rest >> pair >> score) scores_[pair] = score;
    }
    file_.open(file, std::ios::app);
    if (!file_) throw std::runtime_error(file + " cannot be written.");
  }

  [[nodiscard]] const std::map<long, double>& scores() const { return scores_; }
  void add(long pair, double score) {
    if (!file_.is_open()) return;
    const std::lock_guard lock(mutex_);
    file_ << run_ << pair << ' ' << score << std::endl;
  }

 private:
  std::string run_;
  std::map<long, double> scores_;  ///< of the pairs that earlier runs played
  std::ofstream file_;
  std::mutex mutex_;
};

/// Worlds that the player of any game imagines for a decision.
constexpr int kWorlds = 40;

std::optional<BotLevel> level_named(const std::string& name) {
  if (name == "learner") return BotLevel::Learner;
  if (name == "club") return BotLevel::Club;
  if (name == "master") return BotLevel::Master;
  return std::nullopt;
}

Strength strength_named(const std::string& name) {
  if (const auto level = level_named(name)) return bots::strength_of(*level);
  // The yardsticks do as much work as the master.
  Strength yardstick = bots::strength_of(BotLevel::Master);
  yardstick.match = name == "plain-match" ? &duel::kPlainMatch : nullptr;
  return yardstick;
}

Player player_named(const std::string& name) {
  if (name == "imagined") return {.imagines = kWorlds};
  if (name == "thumbs") return {.thumbs = true};
  const auto level = level_named(name);
  return {.strength = strength_named(name), .level = level.value_or(BotLevel::Master)};
}

int run(const games::Options& options, const std::string& name, const std::string& first,
        const std::string& second, long pairs, std::uint64_t seed, unsigned jobs, double at_least,
        const std::string& keep) {
  Kept kept(keep, name + ' ' + first + ' ' + second + ' ' + std::to_string(seed) + ' ');
  std::vector<Sums> sums(jobs);
  std::vector<std::array<Player, 2>> players(jobs, {player_named(first), player_named(second)});
  std::vector<std::thread> threads;
  for (unsigned job = 0; job < jobs; ++job) {
    threads.emplace_back([&, job] {
      for (long pair = job; pair < pairs; pair += jobs) {
        if (kept.scores().contains(pair)) continue;
        auto& [a, b] = players[job];
        const std::uint64_t deals = seed * 1'000'000 + static_cast<std::uint64_t>(pair);
        const Seating seating = games::shape(options).seating;
        const auto seats = arrangements(seating);
        int won = 0;
        for (const PerSeat<bool>& mine : seats) {
          PerSeat<Player*> at{};
          for (const Seat seat : seating.table()) at[seat] = mine[seat] ? &a : &b;
          const Played played = play_match(options, deals, at, a);
          won += played.first_won;
          for (const auto& [end, count] : played.ends) sums[job].ends[end] += count;
        }
        const double score = score_of(won, seats.size(), seating);
        sums[job].add(score);
        kept.add(pair, score);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  Sums all;
  for (const auto& [pair, score] : kept.scores()) {
    if (pair < pairs) all.add(score);
  }
  std::array<Tally, 2> tallies;
  for (unsigned job = 0; job < jobs; ++job) {
    all.pairs += sums[job].pairs;
    all.score += sums[job].score;
    all.squares += sums[job].squares;
    for (const auto& [end, count] : sums[job].ends) all.ends[end] += count;
    for (std::size_t i = 0; i < 2; ++i) {
      tallies[i].decisions += players[job][i].tally.decisions;
      tallies[i].seconds += players[job][i].tally.seconds;
      tallies[i].slowest = std::max(tallies[i].slowest, players[job][i].tally.slowest);
    }
  }
  const double n = static_cast<double>(all.pairs), mean = all.score / n;
  const double deviation = std::sqrt(std::max(0.0, all.squares / n - mean * mean) / n);
  const double low = mean - 1.96 * deviation, high = mean + 1.96 * deviation;
  std::printf("%s wins %.1f %% of matches against %s [%.1f, %.1f], %ld mirrored pairs, seed %llu\n",
              first.c_str(), 100 * mean, second.c_str(), 100 * low, 100 * high, all.pairs,
              static_cast<unsigned long long>(seed));
  for (std::size_t i = 0; i < 2; ++i) {
    std::printf(
        "  %s: %.2f ms a decision, the slowest %.1f ms\n", (i == 0 ? first : second).c_str(),
        1000 * tallies[i].seconds / std::max(1.0, tallies[i].decisions), 1000 * tallies[i].slowest);
  }
  int hands = 0;
  for (const auto& [end, count] : all.ends) hands += count;
  std::printf("  hands:");
  for (const auto& [end, count] : all.ends) {
    std::printf(" %s %.1f %%;", end.c_str(), 100.0 * count / hands);
  }
  std::printf("\n");
  if (100 * mean < at_least) {
    std::printf("  That is less than %.1f %%.\n", at_least);
    return 1;
  }
  return 0;
}

}  // namespace
}  // namespace avinas

int main(int argc, char** argv) {
  CLI::App app{"Levels of players against each other"};
  std::string first = "master", second = "learner";
  long pairs = 1000;
  std::uint64_t seed = 1;
  unsigned jobs = std::max(1u, std::thread::hardware_concurrency());
  double at_least = 0;
  long hands = 0;
  std::string keep, game(avinas::games::name_of(0)), form;
  const auto names = CLI::IsMember(
      {"learner", "club", "master", "averaging", "plain-match", "imagined", "thumbs"});
  app.add_option(
         "first", first,
         "learner, club, master, imagined, or a yardstick: thumbs; averaging, plain-match (Avinas)")
      ->check(names);
  app.add_option("second", second, "the other side")->check(names);
  app.add_option("--game", game, "of the house's list")
      ->check(CLI::IsMember(std::set<std::string>(avinas::games::All::kNames.begin(),
                                                  avinas::games::All::kNames.end())));
  app.add_option("--form", form, "of the game, if not its usual one");
  app.add_option("--pairs", pairs, "matches, each played twice")->check(CLI::PositiveNumber);
  app.add_option("--seed", seed, "of the deals");
  app.add_option("--jobs", jobs, "threads")->check(CLI::Range(1u, 64u));
  app.add_option("--keep", keep,
                 "a file with a line for each pair: pairs that are in it are not played again");
  app.add_option("--at-least", at_least, "end with 1 below so many percent");
  app.add_option("--hand-ends", hands,
                 "instead: plays so many hands of each kind between two of `first`, and prints how "
                 "often they end how");
  CLI11_PARSE(app, argc, argv);
  if (hands > 0) {
    avinas::duel::measure_hand_ends(avinas::strength_named(first), hands, seed, jobs);
    return 0;
  }
  try {
    avinas::protocol::Json options{{"game", game}};
    if (!form.empty()) options["form"] = form;
    return avinas::run(avinas::protocol::read_game_options(options), game + form, first, second,
                       pairs, seed, jobs, at_least, keep);
  } catch (const avinas::protocol::FormatError& error) {
    std::cerr << "The form " << form << " of " << game << ": " << error.what() << "\n";
    return 2;
  }
}
