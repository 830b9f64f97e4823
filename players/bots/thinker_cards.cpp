// SPDX-License-Identifier: MIT
// The card to play, and when to stop, chosen by imagined worlds.
#include <algorithm>

#include "engine/avinas/model/scoring.hpp"
#include "players/bots/thinker.hpp"

namespace avinas::bots {

using solver::Aim;
using solver::OpenHand;

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
  if (!loss || pips_at(points_[mine], points_[other_side(mine)]) != -loss->pips) return false;
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
  const bool stop_may_pay = prospects_.auction() && may(Stop{});
  if ((options.size() > 1 || stop_may_pay) && imagine(options, judge) == 0) return std::nullopt;
  auto best = best_of(options);
  if (best && stop_may_pay && loses_now(options)) {
    findings_.loss = prospects_.on_purpose(side_of(me_), points_[side_of(me_)])->pips;
    return Stop{};
  }
  if (!best || !may_hide) return best;
  // Face down tells the other side less; the face tells the partner the truth (docs/bots.md).
  const Card card = std::get<Play>(*best).card;
  return Play{card, true, card.points() >= 10 ? Signal::Valuable : Signal::Worthless};
}

}  // namespace avinas::bots
