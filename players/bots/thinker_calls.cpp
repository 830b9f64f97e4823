// SPDX-License-Identifier: MIT
// Calls, knocks, and the suit to name and lead, chosen by imagined worlds.
#include <algorithm>

#include "engine/avinas/model/ranking.hpp"
#include "engine/avinas/model/scoring.hpp"
#include "players/bots/thinker.hpp"

namespace avinas::bots {
namespace {

using solver::OpenHand;

/// Partners who take no part in the bidding are imagined to bid from this length on.
constexpr int kLengthToBid = 5;
/// A side is imagined to bid where it does so at least so often.
constexpr double kBidsMostly = 0.5;
/// How often declarers who knock are right at the least: they know their hands.
constexpr double kKnocksThatHold = 0.35;

}  // namespace

double Thinker::game_of(const World& world, Suit trump, Seat declarer) {
  const Side side = side_of(declarer);
  const auto loss = prospects_.on_purpose(side, 0);
  if (loss && !prospects_.win_may_beat(*loss, side)) return loss->value;
  return prospects_.no_sevens_game(side_of(declarer),
                                   solver_.pips(open_hand(world, trump, declarer)));
}

std::vector<Suit> Thinker::suits_of_length(int least) const {
  CardSet hand = own_;
  if (view_.phase == ViewPhase::NamingTrump) hand.insert(*view_.trick->cards[0].card);
  std::vector<Suit> suits;
  for (const Suit suit : kAllSuits) {
    if (length_in(hand, suit) >= least) suits.push_back(suit);
  }
  const auto worth = [&](Suit suit) {
    int points = 0;
    (hand & printed_suit(suit)).for_each([&](Card card) { points += card.points(); });
    return 100 * length_in(hand, suit) + points;
  };
  std::stable_sort(suits.begin(), suits.end(), [&](Suit a, Suit b) { return worth(a) > worth(b); });
  return suits;
}

double Thinker::declared_by(const World& world, Seat declarer) {
  const auto& auction = prospects_.auction();
  const Side side = side_of(declarer);
  if (auction && auction->wants_to_lose[side]) return prospects_.on_purpose(side, 0)->value;
  const Suit suit = *std::max_element(kAllSuits.begin(), kAllSuits.end(), [&](Suit a, Suit b) {
    return length_in(world.held[declarer], a) < length_in(world.held[declarer], b);
  });
  return game_of(world, suit, declarer);
}

std::optional<Seat> Thinker::declarer_in(const World& world, const Stated& stated) const {
  const auto& auction = prospects_.auction();
  Stated highest = stated;
  for (Seat seat = left_of(me_); seat != left_of(view_.dealer); seat = left_of(seat)) {
    const int length = longest_length(world.held[seat]);
    const Side side = side_of(seat);
    if (auction && auction->bids[side] < kBidsMostly) continue;
    const bool any = auction && auction->wants_to_lose[side];
    if (length <= highest.length || (!any && length < kLengthToBid)) continue;
    highest = {length, seat};
  }
  return highest.by;
}

std::optional<Action> Thinker::choose_call() {
  Stated stated;
  for (const Call& call : view_.calls) {
    if (const auto* bid = std::get_if<Bid>(&call.heard)) stated = {bid->length, call.seat};
  }
  const auto loss = prospects_.on_purpose(side_of(me_), 0);
  std::vector<Suit> suits = suits_of_length(std::max(stated.length + 1, loss ? 1 : 3));
  if (suits.empty()) return Pass{};
  constexpr std::size_t kSuitsTried = 2;
  suits.resize(std::min(suits.size(), kSuitsTried));
  Options options{{Pass{}}};
  for (const Suit suit : suits) options.push_back({Bid{length_in(own_, suit)}});
  // The last one: the longest bid, to lose on purpose.
  if (loss) options.push_back(options[1]);
  const auto judge = [&](const World& world) {
    std::vector<double> values;
    // Without us the longest suit plays that is still to bid, or whoever has bid.
    const auto other = declarer_in(world, stated);
    values.push_back(other ? declared_by(world, *other) : prospects_.nothing());
    const auto bid = [&](Suit suit, const auto& ours) {
      if (!loss) return ours();
      const Seat declarer = *declarer_in(world, {length_in(own_, suit), me_});
      return declarer == me_ ? ours() : declared_by(world, declarer);
    };
    for (const Suit suit : suits) {
      values.push_back(bid(suit, [&] { return game_of(world, suit, me_); }));
    }
    if (loss) values.push_back(bid(suits[0], [&] { return loss->value; }));
    return values;
  };
  if (imagine(options, judge) == 0) return std::nullopt;
  bool to_lose = false;
  if (loss) {
    to_lose = options.back().sum > options[1].sum + kSame;
    if (to_lose) options[1].sum = options.back().sum;
    options.pop_back();
  }
  const auto best = best_of(options);
  if (to_lose && best == options[1].action) findings_.loss = loss->pips;
  return best;
}

std::optional<Action> Thinker::choose_answer() {
  const bool declaring = side_of(me_) == side_of(*view_.declarer);
  Options options{{Pass{}}, {Knock{}}};
  Options all_taken{{Pass{}}};
  double won = 0;
  const int solved = imagine(all_taken, [&](const World& world) {
    const OpenHand hand = open_hand(world, *view_.trump, *view_.declarer);
    const double all = solver_.takes_all(hand) ? 1 : 0;
    if (declaring) won += solver_.reaches(hand, kPointsToWin) ? 1 : 0;
    return std::vector<double>{all};
  });
  if (solved == 0) return std::nullopt;
  double all = all_taken[0].sum / solved;
  findings_.all_taken = all;
  won /= solved;
  const auto between = [&](KnockLevel knock, double chance) {
    return chance * prospects_.sevens_game(knock, true) +
           (1 - chance) * prospects_.sevens_game(knock, false);
  };
  if (declaring) {
    options[0].sum = between(KnockLevel::None, won);
    // A defender who can stop it will often knock again.
    options[1].sum = all * prospects_.sevens_game(KnockLevel::Knock, true) +
                     (1 - all) *
                         (prospects_.sevens_game(KnockLevel::Knock, false) +
                          prospects_.sevens_game(KnockLevel::KnockAgain, false)) /
                         2;
  } else {
    if (all > 0) all = std::max(all, kKnocksThatHold);
    options[0].sum = between(KnockLevel::Knock, all);
    options[1].sum = between(KnockLevel::KnockAgain, all);
  }
  worlds_solved_ = 1;  // these are averages already
  return best_of(options);
}

std::optional<Action> Thinker::choose_suit() {
  Options options;
  const std::vector<Suit> suits = suits_of_length(view_.bid.value_or(0));
  for (const Suit suit : suits) options.push_back({NameTrump{suit}});
  const auto judge = [&](const World& world) {
    std::vector<double> values;
    for (const Suit suit : suits) values.push_back(game_of(world, suit, me_));
    return values;
  };
  if (options.size() > 1 && imagine(options, judge) == 0) return std::nullopt;
  return best_of(options);
}

std::optional<Action> Thinker::choose_opening() {
  std::vector<Suit> suits = suits_of_length(view_.bid.value_or(0));
  if (suits.empty()) return std::nullopt;
  constexpr std::size_t kSuitsTried = 2;
  suits.resize(std::min(suits.size(), kSuitsTried));
  Suit best = suits.front();
  double share = 1;
  if (suits.size() > 1) {
    Options by_suit(suits.size());
    imagine(
        by_suit,
        [&](const World& world) {
          std::vector<double> values;
          for (const Suit suit : suits) values.push_back(game_of(world, suit, me_));
          return values;
        },
        share = 0.5);
    if (by_suit[1].sum > by_suit[0].sum) best = suits[1];
  }
  Options options;
  (own_ & trumps(best)).for_each([&](Card card) { options.push_back({Play{card}}); });
  const auto judge = [&](const World& world) {
    return values_of_cards(open_hand(world, best, me_), options);
  };
  if (imagine(options, judge, share) == 0) return std::nullopt;
  return best_of(options);
}

}  // namespace avinas::bots
