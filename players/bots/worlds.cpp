// SPDX-License-Identifier: MIT
// Reads what a seat was shown as limits on the other hands, and draws hands within them.
#include "players/bots/worlds.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/avinas/model/ranking.hpp"

namespace avinas::bots {
namespace {

constexpr int kTries = 60;
constexpr int kHighCard = 10;  ///< what a smile promises, by the bots' agreement

CardSet sevens() {
  CardSet set;
  for (const Suit suit : kAllSuits) set.insert(Card(Rank::Seven, suit));
  return set;
}

CardSet cards_that(bool high) {
  CardSet set;
  CardSet::full_pack().for_each([&](Card card) {
    if ((card.points() >= kHighCard) == high) set.insert(card);
  });
  return set;
}

}  // namespace

Worlds::Worlds(const Knowledge& known, std::uint64_t seed)
    : rng_(seed),
      me_(*known.view.observer.seat),
      dealer_(known.view.dealer),
      declarer_(known.view.declarer),
      trump_(known.view.trump) {
  for (const Card card : known.view.hand) own_.insert(card);
  unseen_ = CardSet::full_pack() - own_;
  for (const Seat seat : kAllSeats) {
    holders_[seat].possible = CardSet::full_pack();
    holders_[seat].unknown = seat == me_ ? 0 : known.view.card_counts[seat];
  }
  read_tricks(known);
  read_deal(known);
  read_bids(known);
}

CardSet Worlds::may_hold(Seat seat) const {
  if (seat == me_) return own_;
  const Holder& holder = holders_[seat];
  return holder.unknown > 0 ? holder.shown | (unseen_ & holder.possible) : holder.shown;
}

void Worlds::read_trick(const TrickView& trick, Suit trump) {
  if (trick.cards.empty()) return;
  const TrickCard& lead = trick.cards[0];
  // A player who leads something else to the second trick has no trump (R5.3).
  const bool plain_lead = !lead.card || !is_trump(*lead.card, trump);
  if (trick.number == 2 && plain_lead) {
    holders_[lead.seat].possible = holders_[lead.seat].possible - trumps(trump);
  }
  const bool trumps_demanded = trick.number == 2 || !plain_lead;
  const CardSet demanded =
      trumps_demanded ? trumps(trump) : printed_suit(lead.card->suit()) - court_trumps();
  for (const TrickCard& card : trick.cards) {
    if (!card.card) {
      hides_ = card.seat;
      may_hide_ = CardSet::full_pack() - trumps(trump);
      // The agreement of partners: a smile is an ace or a ten, a frown is none.
      if (card.signal && card.seat == partner_of(me_)) {
        may_hide_ = may_hide_ & cards_that(*card.signal == Signal::Valuable);
      }
      continue;
    }
    unseen_.erase(*card.card);
    played_[card.seat].insert(*card.card);
    if (card.seat != lead.seat && !demanded.contains(*card.card)) {
      holders_[card.seat].possible = holders_[card.seat].possible - demanded;
    }
  }
}

void Worlds::read_tricks(const Knowledge& known) {
  if (!trump_) {
    // Of an opening lead whose suit is not named yet only the card is known.
    if (known.view.trick) {
      for (const TrickCard& card : known.view.trick->cards) {
        unseen_.erase(*card.card);
        played_[card.seat].insert(*card.card);
      }
    }
    return;
  }
  for (const TrickView& trick : known.tricks) read_trick(trick, *trump_);
  if (known.view.trick) read_trick(*known.view.trick, *trump_);
}

void Worlds::read_deal(const Knowledge& known) {
  PerSeat<int> special;
  const auto read = [&](const ShownCard& card) {
    ++special[card.seat];
    if (card.seat == me_ || !unseen_.contains(card.card)) return;
    unseen_.erase(card.card);
    holders_[card.seat].shown.insert(card.card);
    --holders_[card.seat].unknown;
  };
  std::for_each(known.view.exposed.begin(), known.view.exposed.end(), read);
  std::for_each(known.view.private_look.begin(), known.view.private_look.end(), read);
  for (const Seat seat : {dealer_, partner_of(dealer_)}) {
    if (seat != me_) without_sevens_[seat] = 2 - special[seat];
  }
}

void Worlds::read_bids(const Knowledge& known) {
  for (const Call& call : known.view.calls) {
    if (const auto* bid = std::get_if<Bid>(&call.heard)) at_least_[call.seat] = bid->length;
  }
}

bool Worlds::agrees(const World& world, bool with_bids) {
  for (const Seat seat : kAllSeats) {
    if (seat == me_) continue;
    CardSet dealt = world.held[seat] | played_[seat];
    if (world.hidden && hides_ == seat) dealt.insert(*world.hidden);
    if (with_bids && at_least_[seat] > 0) {
      // The one who plays the game has so many of the suit that he named.
      const bool named = trump_ && declarer_ == seat;
      const int length = named ? length_in(dealt, *trump_) : longest_length(dealt);
      if (length < at_least_[seat]) return false;
    }
    // Its fourth and eighth card are no sevens: the more sevens elsewhere, the less likely.
    int room = kHandSize - holders_[seat].shown.size();
    int sevens_held = ((dealt - holders_[seat].shown) & sevens()).size();
    for (int n = 0; n < without_sevens_[seat] && sevens_held > 0; ++n, --room) {
      if (below(static_cast<std::uint32_t>(std::max(room, 1))) <
          static_cast<std::uint32_t>(sevens_held)) {
        return false;
      }
    }
  }
  return true;
}

std::optional<World> Worlds::try_draw(bool with_bids) {
  World world;
  world.held[me_] = own_;
  PerSeat<int> room;
  for (const Seat seat : kAllSeats) {
    if (seat == me_) continue;
    world.held[seat] = holders_[seat].shown;
    room[seat] = holders_[seat].unknown;
  }
  std::vector<Card> cards;
  unseen_.for_each([&](Card card) { cards.push_back(card); });
  // Not std::shuffle: its order differs between standard libraries.
  for (std::size_t left = cards.size(); left > 1; --left) {
    std::swap(cards[left - 1], cards[below(static_cast<std::uint32_t>(left))]);
  }
  if (hides_) {
    const auto at = std::find_if(cards.begin(), cards.end(), [&](Card c) {
      return may_hide_.contains(c) && holders_[*hides_].possible.contains(c);
    });
    if (at == cards.end()) return std::nullopt;
    world.hidden = *at;
    cards.erase(at);
  }
  const auto takers = [&](Card card) {
    int n = 0;
    for (const Seat seat : kAllSeats) n += seat != me_ && holders_[seat].possible.contains(card);
    return n;
  };
  std::stable_sort(cards.begin(), cards.end(),
                   [&](Card a, Card b) { return takers(a) < takers(b); });
  for (const Card card : cards) {
    int total = 0;
    for (const Seat seat : kAllSeats) {
      if (holders_[seat].possible.contains(card)) total += room[seat];
    }
    if (total == 0) return std::nullopt;
    int drawn = static_cast<int>(below(static_cast<std::uint32_t>(total)));
    for (const Seat seat : kAllSeats) {
      if (!holders_[seat].possible.contains(card)) continue;
      drawn -= room[seat];
      if (drawn >= 0) continue;
      world.held[seat].insert(card);
      --room[seat];
      break;
    }
  }
  if (!agrees(world, with_bids)) return std::nullopt;
  return world;
}

World Worlds::draw() {
  for (const bool with_bids : {true, false}) {
    for (int i = 0; i < kTries; ++i) {
      if (auto world = try_draw(with_bids)) return *world;
    }
  }
  // Somebody's face or bid said what cannot be: then only the rules are believed.
  may_hide_ = CardSet::full_pack();
  without_sevens_ = {};
  while (true) {
    if (auto world = try_draw(false)) return *world;
  }
}

}  // namespace avinas::bots
