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
  /// Cards by seat, and those in no hand.
  struct Hands {
    PerSeat<CardSet> of;
    CardSet in_none;
    CardSet taken;  ///< of those that nobody was dealt, once an exchange is undone
  };
  /// A deal, and the cards that were laid away of it or given in it, if any.
  struct World {
    ClaimedDeal deal;
    Lay laid;
    std::optional<Card> given{};
  };

  void see_trick(const TrickView& trick);
  void see_duty(const TrickView& trick);
  void see_exchange();
  void see_gift();
  std::optional<Hands> hands(Rng& rng) const;
  std::size_t taken_count() const;
  static std::vector<Card> some_of(CardSet cards, std::size_t count, Rng& rng);
  Lay undo_exchange(Hands& hands, Rng& rng) const;
  std::optional<Card> undo_gift(Hands& hands, Rng& rng) const;
  std::optional<World> deal(Rng& rng) const;
  std::vector<Card> in_places(Seat seat, CardSet hand, std::vector<Card>& face_down,
                              Rng& rng) const;
  std::optional<MatchState> replay(const World& world, Rng& rng) const;
  static Action said(const Call& call, const World& world);
  std::optional<MatchState> do_what_was_done(MatchState match, const TrickCard& played,
                                             Rng& rng) const;

  /// Some of the cards in no hand may be taken, and some lie in places of their own; in other games
  /// all are taken or none, and their order means nothing.
  static constexpr bool kInPart = requires(const typename G::PublicView& all) { all.rows; };

  const typename G::PublicView& all_;
  const typename G::OwnView& own_;
  const CompletedTricks& tricks_;
  std::vector<ShownCard> placed_;
  PerSeat<CardSet> shown_;     ///< cards that were certainly dealt to the seat
  PerSeat<CardSet> played_;    ///< those of them that it has played
  PerSeat<CardSet> possible_;  ///< unseen cards that the seat may have been dealt
  PerSeat<std::size_t> size_;  ///< cards that it holds and has played
  CardSet unseen_;
  std::optional<Seat> exchanged_{};  ///< the seat that took the cards which nobody was dealt
  std::size_t hidden_ = 0;  ///< unseen cards in no hand: not dealt, or laid away by another
  CardSet own_laid_, own_taken_;
};

template <typename G>
Worlds<G>::Worlds(const typename G::PublicView& all, const typename G::OwnView& own,
                  const CompletedTricks& tricks)
    : all_(all), own_(own), tricks_(tricks), placed_(shown_cards(all, own)) {
  const Seat me = *own.observer.seat;
  unseen_ = CardSet::of_all(shape(all.options).pack);
  for (const Seat seat : shape(all.options).table()) {
    possible_[seat] = unseen_;
    size_[seat] = all.card_counts[seat];
  }
  shown_[me] = set_of(own.hand);
  for (const ShownCard& known : placed_) shown_[known.seat].insert(known.card);
  for (const TrickView& trick : tricks) see_trick(trick);
  if (own.trick) see_trick(*own.trick);
  see_exchange();
  see_gift();
  for (const Seat seat : kAllSeats) unseen_ = unseen_ - shown_[seat];
  unseen_ = unseen_ - own_laid_;
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
  see_duty(trick);
}

/// A seat holds no card that it would have had to play, if more is due than to follow suit.
template <typename G>
void Worlds<G>::see_duty(const TrickView& trick) {
  const Order* order = order_in_view(all_);
  const Duty due = duty(all_.options);
  if (due == Duty::Free || !order) return;
  Trick so_far;
  for (const TrickCard& played : trick.cards) {
    if (!played.card) return;
    if (!so_far.cards.empty()) {
      CardSet denied;
      possible_[played.seat].for_each([&](Card card) {
        const CardSet held = CardSet::of_all(std::array{*played.card, card});
        if (!playable(held, so_far, *order, due).contains(*played.card)) denied.insert(card);
      });
      possible_[played.seat] = possible_[played.seat] - denied;
    }
    so_far.cards.push_back({played.seat, Play{*played.card}});
  }
}

/// Cards that were not dealt lie unseen until a seat takes them; then those it laid away do.
template <typename G>
void Worlds<G>::see_exchange() {
  hidden_ = static_cast<std::size_t>(shape(all_.options).rest());
  bool laid = false;
  for (const Call& call : all_.calls) {
    laid = laid || std::holds_alternative<Laid>(call.heard);
    if (laid || std::holds_alternative<Take>(call.heard)) exchanged_ = call.seat;
  }
  // A declarer may take them without a word.
  const auto with_rest = static_cast<std::size_t>(shape(all_.options).each) + hidden_;
  if (hidden_ > 0 && all_.declarer && size_[*all_.declarer] == with_rest) {
    exchanged_ = all_.declarer;
  }
  if (exchanged_ && (!laid || exchanged_ == own_.observer.seat)) hidden_ -= taken_count();
  if constexpr (requires { own_.taken; }) {
    for (const Card card : own_.laid) own_laid_.insert(card);
    for (const Card card : own_.taken) own_taken_.insert(card);
  }
  // Cards that lie face down before a seat are in no hand either.
  if constexpr (kInPart) {
    if (!all_.rows) return;
    for (const auto& row : all_.rows->items) {
      hidden_ += static_cast<std::size_t>(
          std::ranges::count_if(row, [](const auto& place) { return !place.turned; }));
    }
  }
}

/// The cards that nobody was dealt and a seat took: all of them, but where the view tells how many.
template <typename G>
std::size_t Worlds<G>::taken_count() const {
  if constexpr (requires { all_.exchanged; }) {
    return static_cast<std::size_t>(all_.exchanged.value_or(0));
  }
  return static_cast<std::size_t>(shape(all_.options).rest());
}

/// The card that was called is the declarer's since; the one given for it is known to those two. A
/// hand that lies open is seen.
template <typename G>
void Worlds<G>::see_gift() {
  if constexpr (requires { all_.asked; }) {
    const Seat me = *own_.observer.seat;
    if (all_.declarer) shown_[*all_.declarer] = shown_[*all_.declarer] | set_of(all_.open);
    if (all_.asked && !all_.asked_of) {  // nobody had it
      for (const Seat seat : kAllSeats) possible_[seat].erase(*all_.asked);
    }
    if (!all_.asked_of) return;
    shown_[*all_.declarer].insert(*all_.asked);
    if (own_.given && me == all_.declarer) shown_[*all_.asked_of].insert(*own_.given);
  }
}

/// So many of the cards by chance, or all if they are fewer.
template <typename G>
std::vector<Card> Worlds<G>::some_of(CardSet cards, std::size_t count, Rng& rng) {
  std::vector<Card> some;
  cards.for_each([&](Card card) { some.push_back(card); });
  std::shuffle(some.begin(), some.end(), rng);
  some.resize(std::min(some.size(), count));
  return some;
}

/// Deals the unseen cards into the hands as they are now, and to those in no hand.
template <typename G>
auto Worlds<G>::hands(Rng& rng) const -> std::optional<Hands> {
  std::vector<Card> cards;
  unseen_.for_each([&](Card card) { cards.push_back(card); });
  std::shuffle(cards.begin(), cards.end(), rng);
  // A card that fewer seats may hold is dealt before others.
  const auto seats_of = [&](Card card) {
    return std::ranges::count_if(kAllSeats,
                                 [&](Seat seat) { return possible_[seat].contains(card); });
  };
  std::ranges::stable_sort(cards, {}, seats_of);
  Hands hands{shown_, {}, {}};
  for (const Card card : cards) {
    std::array<CardSet*, 5> able{};
    std::size_t room = 0, count = 0;
    std::array<std::size_t, 5> rooms{};
    const auto offer = [&](CardSet& place, std::size_t size) {
      const auto held = static_cast<std::size_t>(place.size());
      if (held >= size) return;
      able[count] = &place;
      rooms[count] = size - held;
      room += rooms[count++];
    };
    for (const Seat seat : kAllSeats) {
      if (possible_[seat].contains(card)) offer(hands.of[seat], size_[seat]);
    }
    offer(hands.in_none, hidden_);
    if (count == 0) return std::nullopt;
    std::size_t drawn = rng() % room, at = 0;
    while (drawn >= rooms[at]) drawn -= rooms[at++];
    able[at]->insert(card);
  }
  return hands;
}

/// Hands as they were dealt before an exchange, and the cards that were laid away in it. Another
/// seat has taken any of its cards.
template <typename G>
Lay Worlds<G>::undo_exchange(Hands& hands, Rng& rng) const {
  if (!exchanged_) return {};
  CardSet taken = own_taken_, laid = own_laid_;
  if (exchanged_ != own_.observer.seat) {
    taken = CardSet::of_all(some_of(hands.of[*exchanged_], taken_count(), rng));
    laid = hands.in_none;
    if constexpr (kInPart) laid = CardSet::of_all(some_of(laid, taken_count(), rng));
  }
  hands.of[*exchanged_] = (hands.of[*exchanged_] | laid) - taken;
  hands.in_none = (hands.in_none - laid) | taken;
  hands.taken = taken;
  std::vector<Card> away;
  laid.for_each([&](Card card) { away.push_back(card); });
  return Lay(away);
}

/// Hands as they were dealt before a card was called and another given for it, and the given one.
/// To a third player it is any of the cards that the seat holds which had the called one.
template <typename G>
std::optional<Card> Worlds<G>::undo_gift(Hands& hands, Rng& rng) const {
  if constexpr (requires { all_.asked; }) {
    if (!all_.asked_of) return std::nullopt;
    CardSet &soloists = hands.of[*all_.declarer], &others = hands.of[*all_.asked_of];
    const bool is_done = std::ranges::any_of(
        all_.calls, [](const Call& call) { return std::holds_alternative<Given>(call.heard); });
    std::optional<Card> given = own_.given;
    if (is_done && !given) {
      std::vector<Card> any;
      others.for_each([&](Card card) { any.push_back(card); });
      given = any.at(rng() % any.size());
    }
    if (given) {
      others.erase(*given);
      soloists.insert(*given);
    }
    soloists.erase(*all_.asked);
    others.insert(*all_.asked);
    return given;
  } else {
    return std::nullopt;
  }
}

/// A hand in the order dealt, by what is known of it; those of its places whose card lies face down
/// take one from `face_down`.
template <typename G>
std::vector<Card> Worlds<G>::in_places(Seat seat, CardSet hand, std::vector<Card>& face_down,
                                       Rng& rng) const {
  std::vector<Card> dealt(static_cast<std::size_t>(shape(all_.options).each));
  std::vector<bool> known(dealt.size());
  const auto put = [&](std::size_t place, Card card) {
    dealt.at(place) = card;
    known[place] = true;
    hand.erase(card);
  };
  for (const ShownCard& shown : placed_) {
    if (shown.seat == seat) put(shown.position - 1u, shown.card);
  }
  if constexpr (kInPart) {
    for (std::size_t place = 0; all_.rows && place < (*all_.rows)[seat].size(); ++place) {
      if ((*all_.rows)[seat][place].turned) continue;
      put(place, face_down.back());
      face_down.pop_back();
    }
  }
  std::vector<Card> others;
  hand.for_each([&](Card card) { others.push_back(card); });
  std::shuffle(others.begin(), others.end(), rng);
  std::size_t at = 0;
  for (const Card card : others) {
    while (known[at]) ++at;
    dealt[at++] = card;
  }
  return dealt;
}

template <typename G>
auto Worlds<G>::deal(Rng& rng) const -> std::optional<World> {
  auto dealt = hands(rng);
  if (!dealt) return std::nullopt;
  World world;
  world.given = undo_gift(*dealt, rng);
  world.laid = undo_exchange(*dealt, rng);
  std::vector<Card> lying, taken;
  (dealt->in_none - dealt->taken).for_each([&](Card card) { lying.push_back(card); });
  if constexpr (kInPart) std::shuffle(lying.begin(), lying.end(), rng);
  for (const Seat seat : shape(all_.options).table()) {
    world.deal[seat] = in_places(seat, dealt->of[seat], lying, rng);
  }
  // The first of those that nobody was dealt are taken, in the order in which they lay.
  dealt->taken.for_each([&](Card card) { taken.push_back(card); });
  if constexpr (requires { own_.taken; }) {
    if (!own_.taken.empty()) taken.assign(own_.taken.begin(), own_.taken.end());
  }
  world.deal.rest = taken;
  world.deal.rest.insert(world.deal.rest.end(), lying.begin(), lying.end());
  return world;
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

/// The action that was heard, with the cards that this world has laid away or given.
template <typename G>
Action Worlds<G>::said(const Call& call, const World& world) {
  return std::visit(
      [&]<class H>(const H& heard) -> Action {
        if constexpr (std::is_same_v<H, Laid>) {
          return world.laid;
        } else if constexpr (std::is_same_v<H, Given>) {
          return Give{world.given.value_or(Card())};
        } else {
          return heard;
        }
      },
      call.heard);
}

template <typename G>
auto Worlds<G>::replay(const World& world, Rng& rng) const -> std::optional<MatchState> {
  MatchState begun = start_match(all_.options, all_.dealer);
  begun.sheet = all_.sheet;
  begun.hands_dealt = all_.hand_number - 1;
  auto match = lawful(deal_hand(std::move(begun), all_.dealer, world.deal));
  std::vector<TrickCard> plays;
  for (const TrickView& trick : tricks_)
    plays.insert(plays.end(), trick.cards.begin(), trick.cards.end());
  if (own_.trick) plays.insert(plays.end(), own_.trick->cards.begin(), own_.trick->cards.end());
  std::size_t call = 0, play = 0;
  while (match && (call < all_.calls.size() || play < plays.size())) {
    if (!hand_in_play(*match)) return std::nullopt;
    const bool plays_now = public_view(*match).phase == ViewPhase::Playing;
    const Call* next_call = call < all_.calls.size() ? &all_.calls[call] : nullptr;
    const Action called = next_call ? said(*next_call, world) : Action();
    // A call between cards was made as soon as its seat could make it.
    if (next_call && (!plays_now || !check(*match, next_call->seat, called))) {
      ++call;
      match = lawful(apply(std::move(*match), next_call->seat, called));
    } else if (plays_now && play < plays.size()) {
      match = do_what_was_done(std::move(*match), plays[play++], rng);
    } else {
      return std::nullopt;
    }
  }
  return match;
}

template <typename G>
auto Worlds<G>::draw(Rng& rng) const -> std::optional<MatchState> {
  const auto world = deal(rng);
  auto match = world ? replay(*world, rng) : std::nullopt;
  if (match && public_view(*match) == all_) return match;
  return std::nullopt;
}

}  // namespace avinas::imagined
