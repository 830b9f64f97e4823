// SPDX-License-Identifier: MIT
// Solves imagined worlds until the work is used up, and takes the best choice on average.
#include "players/bots/thinker.hpp"

#include <algorithm>

#include "engine/avinas/model/ranking.hpp"
#include "engine/avinas/model/scoring.hpp"
#include "players/bots/bot.hpp"

namespace avinas::bots {
namespace {

using solver::OpenHand;

constexpr std::size_t kPositions = 1u << 15;
/// A world that is harder than this part of the work is left out: it would stand for many.
constexpr int kWorldsAtLeast = 8;

}  // namespace

int pips_at(int declarers, int defenders) {
  const PipsPenalty penalty = penalty_pips(declarers, defenders);
  return penalty.against_declarers ? -penalty.pips : penalty.pips;
}

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
  if (may(Stop{}) && stops()) {
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

bool Thinker::may(const Action& action) const {
  return std::find(view_.legal.begin(), view_.legal.end(), action) != view_.legal.end();
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

}  // namespace avinas::bots
