// SPDX-License-Identifier: MIT
// Decides calls, knocks, suits and stops by rules of thumb.
#include "players/bots/bot.hpp"

#include <algorithm>

#include "engine/avinas/model/ranking.hpp"
#include "players/bots/playing.hpp"

namespace avinas::bots {
namespace {

CardSet hand_of(const View& view) {
  CardSet hand;
  for (Card card : view.hand) hand.insert(card);
  return hand;
}

/// Five trumps carry a game with some help from across the table.
constexpr int kShortestBid = 5;

Action choose_call(const View& view) {
  const int held = longest_length(hand_of(view));
  int stated = 0;
  for (const Call& call : view.calls) {
    if (const auto* bid = std::get_if<Bid>(&call.heard)) stated = bid->length;
  }
  if (held < kShortestBid || held <= stated) return Pass{};
  const bool last = view.observer.is(view.dealer);
  return Bid{last ? std::max(stated + 1, kShortestBid) : held};
}

/// Declarers knock on a hand that draws every trump by itself; a defender knocks again
/// with a trick that nobody can take.
Action choose_answer(const View& view) {
  const CardSet hand = hand_of(view);
  const bool declaring = side_of(*view.observer.seat) == side_of(*view.declarer);
  const Card top(Rank::Queen, Suit::Clubs);
  if (!declaring) {
    if (hand.contains(top)) return Knock{};
    return Pass{};
  }
  const bool both_tops = hand.contains(top) && hand.contains(Card(Rank::Seven, *view.trump));
  const bool knock = both_tops && length_in(hand, *view.trump) >= 6;
  if (knock) return Knock{};
  return Pass{};
}

/// A no-sevens game is stopped as soon as it is won: every further trick can only feed the
/// defenders (R4.8).
constexpr int kWon = 61;

/// Without a count in view (R7.2) this bot plays on: it keeps none.
bool stop_pays(const View& view) {
  return view.points && (*view.points)[side_of(*view.observer.seat)] >= kWon;
}

}  // namespace

Suit best_suit(CardSet hand) {
  const auto worth = [&](Suit suit) {
    int points = 0;
    (hand & printed_suit(suit)).for_each([&](Card card) { points += card.points(); });
    return 100 * length_in(hand, suit) + points;
  };
  return *std::max_element(kAllSuits.begin(), kAllSuits.end(),
                           [&](Suit a, Suit b) { return worth(a) < worth(b); });
}

std::optional<Action> choose(const View& view) {
  if (!view.observer.seat || view.legal.empty()) return std::nullopt;
  const bool may_stop =
      std::find(view.legal.begin(), view.legal.end(), Action(Stop{})) != view.legal.end();
  if (may_stop && stop_pays(view)) return Stop{};
  const bool my_turn =
      std::find(view.to_act.begin(), view.to_act.end(), *view.observer.seat) != view.to_act.end();
  if (!my_turn) return std::nullopt;
  Action wish = Pass{};
  switch (view.phase) {
    case ViewPhase::Bidding:
      wish = choose_call(view);
      break;
    case ViewPhase::Knocking:
      wish = choose_answer(view);
      break;
    case ViewPhase::NamingTrump: {
      CardSet hand = hand_of(view);
      hand.insert(*view.trick->cards[0].card);
      wish = NameTrump{best_suit(hand)};
      break;
    }
    case ViewPhase::Playing:
      wish = view.trump ? choose_card(view) : choose_opening(view, best_suit(hand_of(view)));
      break;
    case ViewPhase::BeforeDeal:
    case ViewPhase::HandOver:
    case ViewPhase::MatchOver:
    case ViewPhase::Abandoned:
    case ViewPhase::Exchanging:
      return std::nullopt;
  }
  const bool lawful = std::find(view.legal.begin(), view.legal.end(), wish) != view.legal.end();
  return lawful ? wish : view.legal.front();
}

}  // namespace avinas::bots
