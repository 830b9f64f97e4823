// SPDX-License-Identifier: MIT
// Compares a leader's cards with all that are out.
#include "engine/frame/sure_tricks.hpp"

namespace avinas {
namespace {

bool all_beat(CardSet cards, CardSet others, const Order& order) {
  bool all = true;
  cards.for_each([&](Card card) {
    others.for_each([&](Card other) { all = all && order.beats(card, other); });
  });
  return all;
}

}  // namespace

std::vector<Card> sure_leads(CardSet held, CardSet unseen, const Order& order) {
  const CardSet trumps = held & order.trumps(), out = unseen & order.trumps();
  if (!all_beat(trumps, out, order)) return {};
  std::vector<Card> leads;
  trumps.for_each([&](Card card) { leads.push_back(card); });
  // A trump that is led draws one at the least.
  if (held != trumps && trumps.size() < out.size()) return {};
  bool sure = true;
  (held - trumps).for_each([&](Card card) {
    sure = sure && all_beat(CardSet::of(card), unseen & order.suit_in_play(card), order);
    leads.push_back(card);
  });
  return sure ? leads : std::vector<Card>();
}

}  // namespace avinas
