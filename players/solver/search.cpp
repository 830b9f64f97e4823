// SPDX-License-Identifier: MIT
// Implements the search.
#include "players/solver/search.hpp"

#include <algorithm>
#include <span>

#include "players/solver/bounds.hpp"
#include "players/solver/canonical.hpp"
#include "players/solver/ordering.hpp"
#include "players/solver/solver.hpp"

namespace avinas::solver {
namespace {

/// One to one, and each bit of `x` reaches every bit of the result: hands that differ in two high
/// cards must not share a place in the table.
constexpr std::uint64_t scrambled(std::uint64_t x) {
  constexpr std::uint64_t kOdd = 0xD6E8FEB86659FD93u;
  x = (x ^ (x >> 32)) * kOdd;
  x = (x ^ (x >> 32)) * kOdd;
  return x ^ (x >> 32);
}

}  // namespace

template <typename Deck>
Search<Deck>::Search(std::size_t positions, const Deck& deck)
    : deck_(&deck),
      buckets_(std::max<std::size_t>(positions, 64) / Bucket().entries.size()),
      mask_(buckets_.size() - 1) {}

template <typename Deck>
std::uint64_t Search<Deck>::key_of(const Board& board) const {
  const auto h = (game_.counting == Counting::Points ? canonical(*deck_, board)
                                                     : canonical_ranks(*deck_, board))
                     .hands;
  const std::uint64_t sort =
      (board.leader_counted ? 1u : 0u) | (game_.counted_side_maximises ? 2u : 0u) |
      (game_.counting == Counting::Tricks ? 4u : 0u) | static_cast<std::uint64_t>(game_.slack) << 3;
  std::uint64_t key = scrambled(sort + 1);
  if constexpr (sizeof(Bits) == 4) {
    key = scrambled(key ^ (h[0] | static_cast<std::uint64_t>(h[1]) << 32));
    key = scrambled(key ^ (h[2] | static_cast<std::uint64_t>(h[3]) << 32));
  } else {
    for (const Bits hand : h) key = scrambled(key ^ hand);
  }
  return key | 1;
}

template <typename Deck>
typename Search<Deck>::Entry* Search<Deck>::find(std::uint64_t key, int cards) {
  auto& bucket = buckets_[(key >> 16) & mask_].entries;
  Entry* oldest = bucket.data();
  for (Entry& entry : bucket) {
    if (entry.key == key) return &entry;
    if (entry.cards < oldest->cards) oldest = &entry;
  }
  // Positions with more cards stay longer; what stayed long enough goes as well.
  for (Entry& entry : bucket) {
    if (entry.cards > 0) --entry.cards;
  }
  *oldest = Entry{key, 0, 255, 255, static_cast<std::uint8_t>(4 * cards)};
  return oldest;
}

template <typename Deck>
int Search<Deck>::bound(TrickOnBoard trick, const Game& game, int need) {
  game_ = game;
  // The last to play still holds a card for every trick that is not complete.
  int left = count(trick.board.hands[3]);
  if (game.counting == Counting::Points) {
    left = trick.worth;
    for (const Bits hand : trick.board.hands) left += deck_->tables().points_of(hand);
  }
  if (trick.played == 0) return between(trick.board, need, left);
  return within(trick, need, left, -1, nullptr);
}

template <typename Deck>
int Search<Deck>::exact(const TrickOnBoard& trick, const Game& game, int most, int guess,
                        int step) {
  int low = 0, high = most;
  int need = std::clamp(guess, 1, std::max(1, high));
  while (low < high) {
    const int value = bound(trick, game, need);
    if (value >= need) {
      low = value;
      need = std::min(low + step, (low + high + 1) / 2);
    } else {
      high = value;
      need = std::max(high + 1 - step, (low + high + 1) / 2);
    }
  }
  return low;
}

template <typename Deck>
int Search<Deck>::between(const Board& board, int need, int left) {
  const int most = std::max(0, left - game_.slack);
  if (need <= 0) return 0;
  if (need > most) return most;
  const int cards = count(board.hands[0]);
  TrickOnBoard trick;
  trick.board = board;
  trick.number = deck_->tables().tricks + 1 - cards;
  if (++work_ >= most_work_) throw TooHard();
  if (cards == 1) {
    for (std::size_t i = 0; i < 3; ++i)
      play_card(deck_->tables(), trick, std::countr_zero(board.hands[i]));
    return std::min(most, finish(trick, std::countr_zero(board.hands[3]), need, left));
  }
  const Sure sure = game_.counting == Counting::Points
                        ? sure_points(*deck_, board, left, game_.counted_side_maximises)
                        : sure_tricks(*deck_, board, left, game_.counted_side_maximises);
  const int for_us = board.leader_counted ? sure.leaders : sure.others;
  const int for_them = board.leader_counted ? sure.others : sure.leaders;
  if (left - for_them < need) return std::min(most, left - for_them);
  // In a race the other side's tricks may come first.
  if (for_us >= need && (game_.slack == 0 || (sure.leader_takes_all && board.leader_counted))) {
    return std::min(most, for_us);
  }
  const std::uint64_t key = key_of(board);
  Entry* entry = find(key, cards);
  if (entry->low >= need) return entry->low;
  if (entry->high < need) return entry->high;
  int best = entry->best == 255 ? -1 : entry->best;
  const int value = std::min(most, within(trick, need, left, best, &best));
  entry = find(key, cards);  // the table may have given its place away meanwhile
  if (value >= need) {
    entry->low = static_cast<std::uint8_t>(std::max<int>(entry->low, value));
  } else {
    entry->high = static_cast<std::uint8_t>(std::min<int>(entry->high, value));
  }
  entry->best = static_cast<std::uint8_t>(best);
  return value;
}

template <typename Deck>
int Search<Deck>::finish(const TrickOnBoard& trick, int last, int need, int left) {
  const int best = trick.lying[static_cast<std::size_t>(trick.winning)];
  const auto& t = deck_->tables();
  const bool takes = (t.beaten_by[static_cast<std::size_t>(best)] >> last & 1) != 0;
  const int winning = takes ? 3 : trick.winning;
  int worth = 1;
  if (game_.counting == Counting::Points) {
    worth = trick.worth + t.points[static_cast<std::size_t>(last)];
  }
  const bool counted = trick.board.leader_counted == (winning % 2 == 0);
  const int gain = counted ? worth : 0;
  need -= gain;
  left -= worth;
  const auto& hands = trick.board.hands;
  if (need <= 0 || hands[0] == 0) return gain;
  const int most = std::max(0, left - game_.slack);
  if (need > most) return gain + most;
  Board next;
  for (int i = 0; i < 4; ++i) {
    next.hands[static_cast<std::size_t>(i)] = hands[static_cast<std::size_t>((i + winning) & 3)];
  }
  next.hands[static_cast<std::size_t>(3 - winning)] &= ~(Bits{1} << last);
  next.leader_counted = counted;
  return gain + between(next, need, left);
}

template <typename Deck>
int Search<Deck>::with(TrickOnBoard& trick, int bit, int need, int left) {
  const int winning = trick.winning;
  const Bits demand = trick.demand;
  play_card(deck_->tables(), trick, bit);
  const int value = within(trick, need, left, -1, nullptr);
  take_back(deck_->tables(), trick, winning, demand);
  return value;
}

template <typename Deck>
int Search<Deck>::within(TrickOnBoard& trick, int need, int left, int preferred, int* best_move) {
  const bool counted = trick.board.leader_counted == (trick.played % 2 == 0);
  const bool maximises = counted == game_.counted_side_maximises;
  const int top = trick.played == 0 ? -1 : trick.lying[static_cast<std::size_t>(trick.winning)];
  auto& marks = history_.marks(trick.number, trick.played, top);
  const Moves moves = ordered_moves(*deck_, trick, game_, marks, preferred);
  int best = maximises ? -1 : 1000;
  for (int i = 0; i < moves.count; ++i) {
    const int bit = moves.bits[static_cast<std::size_t>(i)];
    const int value =
        trick.played == 3 ? finish(trick, bit, need, left) : with(trick, bit, need, left);
    if (maximises ? value > best : value < best) {
      best = value;
      if (best_move) *best_move = bit;
    }
    if (maximises ? best >= need : best < need) {
      if (i > 0)
        history_.learn(marks, std::span(moves.bits).first(static_cast<std::size_t>(i + 1)));
      break;
    }
  }
  return best;
}

template class Search<FixedDeck>;
template class Search<OrderDeck>;

}  // namespace avinas::solver
