// SPDX-License-Identifier: MIT
// Worlds that a seat cannot tell apart from the true one: unseen cards are dealt by what was seen,
// and the rules refuse the worlds in which something heard could not be.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <random>
#include <vector>

#include "engine/games/match.hpp"

namespace avinas::imagined {

using Rng = std::mt19937_64;

inline CardSet set_of(const HeldCards& cards) {
  CardSet set;
  for (const Card card : cards) set.insert(card);
  return set;
}

template <typename Match>
std::optional<Match> lawful(OrViolation<Match> result) {
  if (auto* next = std::get_if<Match>(&result)) return std::move(*next);
  return std::nullopt;
}

/// The worlds of one seat's knowledge, by the rules of one game.
template <typename G>
class Worlds {
 public:
  using MatchState = typename G::MatchState;

  /// All three outlive this; `own` is a seat's.
  Worlds(const typename G::PublicView& all, const typename G::OwnView& own,
         const CompletedTricks& tricks);

  /// A state in which all that the seat was shown happened; nothing if this try led to none.
  std::optional<MatchState> draw(Rng& rng) const;

  /// Cards that another seat holds for certain, and those that it may hold.
  CardSet surely_holds(Seat seat) const { return shown_[seat] - played_[seat]; }
  CardSet may_hold(Seat seat) const { return possible_[seat] | surely_holds(seat); }

 private:
  void see_trick(const TrickView& trick);
  std::optional<ClaimedDeal> deal(Rng& rng) const;
  std::optional<MatchState> replay(const ClaimedDeal& deal, Rng& rng) const;
  std::optional<MatchState> do_what_was_done(MatchState match, const TrickCard& played,
                                             Rng& rng) const;

  const typename G::PublicView& all_;
  const typename G::OwnView& own_;
  const CompletedTricks& tricks_;
  std::vector<ShownCard> placed_;
  PerSeat<CardSet> shown_;     ///< cards that were certainly dealt to the seat
  PerSeat<CardSet> played_;    ///< those of them that it has played
  PerSeat<CardSet> possible_;  ///< unseen cards that the seat may have been dealt
  PerSeat<std::size_t> size_;  ///< cards dealt to it
  CardSet unseen_;
};

template <typename G>
Worlds<G>::Worlds(const typename G::PublicView& all, const typename G::OwnView& own,
                  const CompletedTricks& tricks)
    : all_(all), own_(own), tricks_(tricks), placed_(shown_cards(all, own)) {
  const Seat me = *own.observer.seat;
  unseen_ = CardSet::full_pack();
  for (const Seat seat : kAllSeats) {
    possible_[seat] = unseen_;
    size_[seat] = all.card_counts[seat];
  }
  shown_[me] = set_of(own.hand);
  for (const ShownCard& known : placed_) shown_[known.seat].insert(known.card);
  for (const TrickView& trick : tricks) see_trick(trick);
  if (own.trick) see_trick(*own.trick);
  for (const Seat seat : kAllSeats) unseen_ = unseen_ - shown_[seat];
  for (const Seat seat : kAllSeats) possible_[seat] = possible_[seat] & unseen_;
}

/// Cards played were dealt to their seats; a seat that did not follow holds nothing of that suit
/// since.
template <typename G>
void Worlds<G>::see_trick(const TrickView& trick) {
  for (const TrickCard& played : trick.cards) {
    ++size_[played.seat];
    if (!played.card) continue;
    shown_[played.seat].insert(*played.card);
    played_[played.seat].insert(*played.card);
  }
  if (trick.cards.empty()) return;
  const TrickCard& lead = trick.cards[0];
  const auto suit = demanded(all_, trick.number, lead.card);
  if (!suit) return;
  for (const TrickCard& played : trick.cards) {
    const bool follows = played.seat == lead.seat || !played.card || suit->contains(*played.card);
    if (!follows) possible_[played.seat] = possible_[played.seat] - *suit;
  }
}

template <typename G>
std::optional<ClaimedDeal> Worlds<G>::deal(Rng& rng) const {
  std::vector<Card> cards;
  unseen_.for_each([&](Card card) { cards.push_back(card); });
  std::shuffle(cards.begin(), cards.end(), rng);
  // A card that fewer seats may hold is dealt before others.
  const auto seats_of = [&](Card card) {
    return std::ranges::count_if(kAllSeats,
                                 [&](Seat seat) { return possible_[seat].contains(card); });
  };
  std::ranges::stable_sort(cards, {}, seats_of);
  PerSeat<CardSet> hands = shown_;
  for (const Card card : cards) {
    std::array<Seat, 4> able{};
    std::size_t room = 0, count = 0;
    std::array<std::size_t, 4> rooms{};
    for (const Seat seat : kAllSeats) {
      const auto held = static_cast<std::size_t>(hands[seat].size());
      if (!possible_[seat].contains(card) || held >= size_[seat]) continue;
      able[count] = seat;
      rooms[count] = size_[seat] - held;
      room += rooms[count++];
    }
    if (count == 0) return std::nullopt;
    std::size_t drawn = rng() % room, at = 0;
    while (drawn >= rooms[at]) drawn -= rooms[at++];
    hands[able[at]].insert(card);
  }
  ClaimedDeal claimed;
  for (const Seat seat : kAllSeats) {
    claimed[seat].assign(static_cast<std::size_t>(hands[seat].size()), Card());
    std::vector<bool> taken(claimed[seat].size());
    for (const ShownCard& known : placed_) {
      if (known.seat != seat) continue;
      claimed[seat].at(known.position - 1u) = known.card;
      taken[known.position - 1u] = true;
      hands[seat].erase(known.card);
    }
    std::vector<Card> others;
    hands[seat].for_each([&](Card card) { others.push_back(card); });
    std::shuffle(others.begin(), others.end(), rng);
    std::size_t at = 0;
    for (const Card card : others) {
      while (taken[at]) ++at;
      claimed[seat][at++] = card;
    }
  }
  return claimed;
}

/// A card that lies face down is any of the seat's that may lie so; a face that was not seen may
/// have been made.
template <typename G>
auto Worlds<G>::do_what_was_done(MatchState match, const TrickCard& played, Rng& rng) const
    -> std::optional<MatchState> {
  auto actions = legal_actions(match, played.seat);
  std::erase_if(actions, [&](const Action& action) {
    const auto* play = std::get_if<Play>(&action);
    return !play || play->face_down != played.face_down ||
           (played.card && play->card != *played.card) ||
           (played.signal && play->signal != played.signal);
  });
  if (actions.empty()) return std::nullopt;
  return lawful(apply(std::move(match), played.seat, actions[rng() % actions.size()]));
}

template <typename G>
auto Worlds<G>::replay(const ClaimedDeal& deal, Rng& rng) const -> std::optional<MatchState> {
  MatchState begun = start_match(all_.options, all_.dealer);
  begun.sheet = all_.sheet;
  begun.hands_dealt = all_.hand_number - 1;
  auto match = lawful(deal_hand(std::move(begun), all_.dealer, deal));
  std::vector<TrickCard> plays;
  for (const TrickView& trick : tricks_)
    plays.insert(plays.end(), trick.cards.begin(), trick.cards.end());
  if (own_.trick) plays.insert(plays.end(), own_.trick->cards.begin(), own_.trick->cards.end());
  std::size_t call = 0, play = 0;
  while (match && (call < all_.calls.size() || play < plays.size())) {
    if (!hand_in_play(*match)) return std::nullopt;
    const bool plays_now = public_view(*match).phase == ViewPhase::Playing;
    if (plays_now ? play == plays.size() : call == all_.calls.size()) return std::nullopt;
    if (plays_now) {
      match = do_what_was_done(std::move(*match), plays[play++], rng);
    } else {
      const SeatAction& taken = all_.calls[call++];
      match = lawful(apply(std::move(*match), taken.seat, taken.action));
    }
  }
  return match;
}

template <typename G>
auto Worlds<G>::draw(Rng& rng) const -> std::optional<MatchState> {
  const auto claimed = deal(rng);
  auto match = claimed ? replay(*claimed, rng) : std::nullopt;
  if (match && public_view(*match) == all_) return match;
  return std::nullopt;
}

}  // namespace avinas::imagined
