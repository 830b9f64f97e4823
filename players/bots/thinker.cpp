// SPDX-License-Identifier: MIT
// Solves imagined worlds until the work is used up, and takes the best choice on average.
#include "players/bots/thinker.hpp"

#include <algorithm>

#include "engine/avinas/model/ranking.hpp"
#include "engine/avinas/model/scoring.hpp"
#include "players/bots/bot.hpp"

namespace avinas::bots {
namespace {

using solver::Aim;
using solver::OpenHand;

constexpr std::size_t kPositions = 1u << 15;
/// A world that is harder than this part of the work is left out: it would stand for many.
constexpr int kWorldsAtLeast = 8;
/// Values nearer than this are the same.
constexpr double kSame = 1e-9;
/// Partners who take no part in the bidding are imagined to bid from this length on.
constexpr int kLengthToBid = 5;
/// A side is imagined to bid where it does so at least so often.
constexpr double kBidsMostly = 0.5;
/// How often declarers who knock are right at the least: they know their hands.
constexpr double kKnocksThatHold = 0.35;

bool has(const std::vector<Action>& actions, const Action& action) {
  return std::find(actions.begin(), actions.end(), action) != actions.end();
}

constexpr int kAllPoints = 120;

/// As `Solver::pips` counts (R4.8).
int pips_at(int declarers, int defenders) {
  const PipsPenalty penalty = penalty_pips(declarers, defenders);
  return penalty.against_declarers ? -penalty.pips : penalty.pips;
}

}  // namespace

PerSide<int> points_so_far(const Knowledge& known) {
  PerSide<int> points;
  if (!known.view.trump) return points;
  for (const TrickView& trick : known.tricks) {
    const TrickCard* best = &trick.cards[0];
    int worth = 0;
    for (const TrickCard& card : trick.cards) {
      worth += card.card->points();
      if (beats(*card.card, *best->card, *known.view.trump)) best = &card;
    }
    points[side_of(best->seat)] += worth;
  }
  return points;
}

Thinker::Thinker(const Knowledge& known, const Strength& strength, std::uint64_t seed)
    : view_(known.view),
      strength_(strength),
      me_(*known.view.observer.seat),
      prospects_(known.view, strength.match),
      worlds_(known, seed),
      solver_(kPositions),
      points_(points_so_far(known)) {
  for (const Card card : view_.hand) own_.insert(card);
}

std::optional<Action> Thinker::choose() {
  if (has(view_.legal, Stop{}) && stops()) {
    const int theirs = points_[other_side(side_of(me_))];
    const int pips = pips_at(points_[side_of(me_)], theirs);
    // On purpose, if the hand alone could still end better.
    if (pips < 0 && pips_at(kAllPoints - theirs, theirs) > pips) findings_.loss = -pips;
    return Stop{};
  }
  const bool my_turn =
      std::find(view_.to_act.begin(), view_.to_act.end(), me_) != view_.to_act.end();
  if (!my_turn) return std::nullopt;
  if (view_.legal.size() == 1) return view_.legal.front();
  switch (view_.phase) {
    case ViewPhase::Bidding:
      return choose_call();
    case ViewPhase::Knocking:
      return choose_answer();
    case ViewPhase::NamingTrump:
      return choose_suit();
    case ViewPhase::Playing:
      return view_.trump ? choose_card() : choose_opening();
    case ViewPhase::BeforeDeal:
    case ViewPhase::HandOver:
    case ViewPhase::MatchOver:
    case ViewPhase::Abandoned:
    case ViewPhase::Exchanging:
      break;
  }
  return std::nullopt;
}

int Thinker::imagine(Options& options, const Judgement& judge, double share) {
  const auto allowed = static_cast<std::uint64_t>(static_cast<double>(strength_.work) * share);
  const std::uint64_t end = solver_.work() + allowed;
  const std::uint64_t a_world = allowed / kWorldsAtLeast;
  int solved = 0;
  for (int i = 0; i < strength_.worlds && solver_.work() < end; ++i) {
    const World world = worlds_.draw();
    solver_.allow_until(std::min(end + a_world / 2, solver_.work() + a_world));
    try {
      const std::vector<double> values = judge(world);
      for (std::size_t k = 0; k < options.size(); ++k) options[k].sum += values[k];
      ++solved;
    } catch (const solver::TooHard&) {
      // Another world says enough.
    }
  }
  worlds_solved_ = std::max(solved, 1);
  return solved;
}

std::vector<Considered> Thinker::considered() const {
  std::vector<Considered> all;
  for (const Option& option : weighed_) all.push_back({option.action, option.sum / worlds_solved_});
  return all;
}

std::optional<Action> Thinker::best_of(const Options& options) {
  weighed_ = options;
  if (options.empty()) return std::nullopt;
  double most = options.front().sum;
  for (const Option& option : options) most = std::max(most, option.sum);
  // Among equals the rules of thumb decide.
  const auto usual = bots::choose(view_);
  const Option* found = nullptr;
  for (const Option& option : options) {
    if (option.sum < most - kSame) continue;
    if (!found || option.action == usual) found = &option;
  }
  return found->action;
}

OpenHand Thinker::open_hand(const World& world, Suit trump, Seat declarer) const {
  OpenHand hand;
  hand.trump = trump;
  hand.declarer = declarer;
  hand.held = world.held;
  hand.points = points_;
  hand.tricks = pairs_in(view_.tricks);
  hand.leader = declarer;
  if (!view_.trick) return hand;
  if (view_.trick->cards.empty()) {
    hand.leader = view_.to_act[0];
  } else {
    hand.leader = view_.trick->cards[0].seat;
  }
  for (const TrickCard& card : view_.trick->cards) {
    hand.lying.push_back(card.card ? *card.card : *world.hidden);
  }
  return hand;
}

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

// --- before the play ----------------------------------------------------------------------------

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
  if (to_lose && best == options[1].action) findings_.loss = -loss->pips;
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

// --- the play -----------------------------------------------------------------------------------

bool Thinker::stops() {
  const Side mine = side_of(me_);
  const int ours = points_[mine], theirs = points_[other_side(mine)];
  const double now = prospects_.no_sevens_game(mine, pips_at(ours, theirs));
  // Only what can still come counts: points are never lost again.
  for (int more = ours; more <= kAllPoints - theirs; ++more) {
    for (const int others : {theirs, kAllPoints - more}) {
      if (prospects_.no_sevens_game(mine, pips_at(more, others)) > now + kSame) return false;
    }
  }
  return true;
}

bool Thinker::declarers_want_less() const {
  const bool ours = side_of(*view_.declarer) == side_of(me_);
  const double won = view_.form == Form::Sevens
                         ? prospects_.sevens_game(view_.knock, true)
                         : prospects_.no_sevens_game(side_of(*view_.declarer), 1);
  const double lost = view_.form == Form::Sevens
                          ? prospects_.sevens_game(view_.knock, false)
                          : prospects_.no_sevens_game(side_of(*view_.declarer), -2);
  return ours ? won < lost : won > lost;
}

int Thinker::pips(const OpenHand& next, Aim aim) {
  if (aim == Aim::Most) return solver_.pips(next);
  const int points = solver_.points(next, aim);
  return pips_at(points, kAllPoints - points);
}

double Thinker::try_for_pips(const OpenHand& next) {
  const Side declarers = side_of(next.declarer), mine = side_of(me_);
  const double sign = declarers == mine ? 1 : -1;
  const auto worth = [&](int pips) { return sign * prospects_.no_sevens_game(declarers, pips); };
  // A game that is won may be better with fewer pips: the declarers give tricks away.
  const bool fewer = worth(1) > worth(2);
  const bool won = next.points[declarers] >= kPointsToWin;
  const int reached = pips(next, won && fewer ? Aim::Least : Aim::Most);
  double best = worth(reached);
  for (int less = 1; !won && less < reached; ++less) best = std::max(best, worth(less));
  // Our own side weighs a loss on purpose apart: it does not know the world.
  const auto loss = prospects_.on_purpose(declarers, next.points[declarers]);
  if (declarers != mine && loss) best = std::max(best, sign * loss->value);
  return sign * best;
}

std::vector<double> Thinker::values_of_cards(const OpenHand& hand, const Options& options) {
  const Side declarers = side_of(hand.declarer);
  const Aim aim = declarers_want_less() ? Aim::Least : Aim::Most;
  std::vector<double> values;
  for (const Option& option : options) {
    const OpenHand next = after(hand, std::get<Play>(option.action).card);
    if (view_.form == Form::NoSevens) {
      values.push_back(prospects_.auction()
                           ? try_for_pips(next)
                           : prospects_.no_sevens_game(declarers, pips(next, aim)));
    } else {
      const bool win = view_.knock == KnockLevel::None ? solver_.reaches(next, kPointsToWin, aim)
                                                       : solver_.takes_all(next, aim);
      values.push_back(prospects_.sevens_game(view_.knock, win));
    }
  }
  return values;
}

bool Thinker::loses_now(const Options& options) const {
  const Side mine = side_of(me_);
  const auto loss = prospects_.on_purpose(mine, points_[mine]);
  if (!loss || pips_at(points_[mine], points_[other_side(mine)]) != loss->pips) return false;
  return std::all_of(options.begin(), options.end(), [&](const Option& option) {
    return option.sum / worlds_solved_ < loss->value - kSame;
  });
}

std::optional<Action> Thinker::choose_card() {
  Options options;
  bool may_hide = false;
  for (const Action& action : view_.legal) {
    const auto* play = std::get_if<Play>(&action);
    if (!play) continue;
    may_hide = may_hide || play->face_down;
    if (!play->face_down) options.push_back({*play});
  }
  const auto judge = [&](const World& world) {
    return values_of_cards(open_hand(world, *view_.trump, *view_.declarer), options);
  };
  const bool stop_may_pay = prospects_.auction() && has(view_.legal, Stop{});
  if ((options.size() > 1 || stop_may_pay) && imagine(options, judge) == 0) return std::nullopt;
  auto best = best_of(options);
  if (best && stop_may_pay && loses_now(options)) {
    findings_.loss = -prospects_.on_purpose(side_of(me_), points_[side_of(me_)])->pips;
    return Stop{};
  }
  if (!best || !may_hide) return best;
  // Face down tells the other side less; the face tells the partner the truth (docs/bots.md).
  const Card card = std::get<Play>(*best).card;
  return Play{card, true, card.points() >= 10 ? Signal::Valuable : Signal::Worthless};
}

}  // namespace avinas::bots
