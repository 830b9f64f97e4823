// SPDX-License-Identifier: MIT
// Chooses cards by rules of thumb.
#include "players/bots/playing.hpp"

#include <algorithm>
#include <vector>

#include "engine/avinas/model/ranking.hpp"

namespace avinas::bots {
namespace {

/// The cards that may be played, without regard to how.
std::vector<Card> playable(const View& view) {
  std::vector<Card> cards;
  for (const Action& action : view.legal) {
    const auto* play = std::get_if<Play>(&action);
    if (play && !play->face_down) cards.push_back(play->card);
  }
  return cards;
}

template <typename Worth>
Card best(const std::vector<Card>& cards, Worth worth) {
  return *std::max_element(cards.begin(), cards.end(),
                           [&](Card a, Card b) { return worth(a) < worth(b); });
}

/// The winning card of the trick so far; a card face down beats nothing.
const TrickCard* winning(const TrickView& trick, Suit trump) {
  const TrickCard* top = nullptr;
  for (const TrickCard& next : trick.cards) {
    if (next.card && (!top || beats(*next.card, *top->card, trump))) top = &next;
  }
  return top;
}

/// Would take the trick as it lies; of an open lead only a trump surely does.
bool takes(Card card, const TrickCard* top, Suit trump) {
  return top ? beats(card, *top->card, trump) : is_trump(card, trump);
}

/// Queens of clubs and the trump seven: hardly anything takes a trick from them.
bool is_safe(Card card, Suit trump) {
  const Card seven(Rank::Seven, trump);
  return is_trump(card, trump) && strength(card, trump) >= strength(seven, trump);
}

Action lead(const View& view, const std::vector<Card>& cards) {
  const Suit trump = *view.trump;
  const bool declaring = side_of(*view.observer.seat) == side_of(*view.declarer);
  const Card strongest = best(cards, [&](Card c) { return strength(c, trump); });
  // Declarers draw trumps from the top; with none that is high, the aces run first.
  if (declaring && is_trump(strongest, trump)) {
    if (is_safe(strongest, trump)) return Play{strongest};
    return Play{best(cards, [&](Card c) { return is_trump(c, trump) ? 100 - c.points() : 0; })};
  }
  const Card ace = best(cards, [&](Card c) { return is_trump(c, trump) ? -1 : c.points(); });
  if (view.trick->number > 2 && ace.rank() == Rank::Ace) return Play{ace};
  return Play{best(cards, [&](Card c) { return -10 * c.points() - strength(c, trump); })};
}

/// The second trick led without a trump: its smallest card, and an honest face.
Action lead_face_down(const std::vector<Card>& cards) {
  const Card card = best(cards, [](Card c) { return -c.points(); });
  return Play{card, true, card.points() >= 10 ? Signal::Valuable : Signal::Worthless};
}

Action follow(const View& view, const std::vector<Card>& cards) {
  const Suit trump = *view.trump;
  const Seat me = *view.observer.seat;
  const TrickCard* top = winning(*view.trick, trump);
  const bool last = view.trick->cards.size() == 3;
  const bool partners = top && top->seat == partner_of(me);
  if (partners && (last || is_safe(*top->card, trump))) {
    // Points for the partner, but not the trumps that take tricks themselves.
    return Play{best(cards, [&](Card c) { return is_safe(c, trump) ? -1 : c.points(); })};
  }
  std::vector<Card> winners;
  std::copy_if(cards.begin(), cards.end(), std::back_inserter(winners),
               [&](Card c) { return takes(c, top, trump); });
  if (!winners.empty() && !partners) {
    if (last) {
      return Play{best(winners, [&](Card c) { return 100 * c.points() - strength(c, trump); })};
    }
    return Play{best(winners, [&](Card c) { return strength(c, trump); })};
  }
  return Play{best(cards, [&](Card c) { return -10 * c.points() - strength(c, trump); })};
}

}  // namespace

Action choose_opening(const View& view, Suit suit) {
  const auto cards = playable(view);
  const Card top(Rank::Queen, Suit::Clubs);
  if (std::find(cards.begin(), cards.end(), top) != cards.end()) return Play{top};
  const auto worth = [&](Card c) {
    if (c.is_court_trump()) return 50 - c.points();
    return c.suit() == suit ? 100 - c.points() : 0;
  };
  return Play{best(cards, worth)};
}

Action choose_card(const View& view) {
  const auto cards = playable(view);
  if (!view.trick->cards.empty()) return follow(view, cards);
  const bool may_hide = std::any_of(view.legal.begin(), view.legal.end(), [](const Action& a) {
    const auto* play = std::get_if<Play>(&a);
    return play && play->face_down;
  });
  return may_hide ? lead_face_down(cards) : lead(view, cards);
}

}  // namespace avinas::bots
