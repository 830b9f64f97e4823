// SPDX-License-Identifier: MIT
// A game that only tests list: tricks without trumps for two, three or four, each alone. The one
// who has taken most tricks after three hands has won. It is as small as the frame allows, and has
// tables that no game of the house has yet.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "engine/frame/acting.hpp"
#include "engine/frame/following.hpp"
#include "engine/frame/phase_views.hpp"
#include "engine/frame/showing.hpp"
#include "engine/games/list.hpp"
#include "tests/support/random_play.hpp"

namespace avinas::toy {

struct Options {
  int seats = 3;
  constexpr bool operator==(const Options&) const = default;
};

/// T1: as many cards each as go round, but no more than ten; the rest is dealt to nobody.
constexpr Shape shape(const Options& options) {
  return {.each = std::min(32 / options.seats, 10), .packet = 1, .seating = {options.seats, false}};
}
constexpr Duty duty(const Options&) { return Duty::Free; }

constexpr Order make_plain_order() {
  using enum Rank;
  constexpr std::array kRanking{Ace, King, Queen, Jack, Ten, Nine, Eight, Seven};
  return make_order({}, {kRanking, kRanking, kRanking, kRanking});
}
inline const Order kOrder = make_plain_order();

struct HandResult {
  bool finished = false;
  PerSeat<int> points{};
  PerSeat<int> tricks{};
  int lies = 0;  ///< card points of the cards that nobody was dealt
  constexpr bool operator==(const HandResult&) const = default;
};
inline double worth(const HandResult& hand, Side side) { return of_each(hand.tricks)[side]; }

/// T3: three hands.
inline constexpr int kHands = 3;
struct Sheet {
  PerSeat<int> tricks{};
  int hands = 0;
  bool operator==(const Sheet&) const = default;
};
struct Outcome {
  Seat winner = Seat::North;  ///< of several, the first from North on
  bool operator==(const Outcome&) const = default;
};
constexpr bool day_may_end(const Options&) { return false; }
constexpr bool ends_day(const Options&, const Outcome&) { return false; }

using ActionHistory = BoundedVector<SeatAction, 32>;
struct HandRecord {
  Seat dealer = Seat::North;
  Deal deal;
  ActionHistory actions;
  HandResult result;
  bool operator==(const HandRecord&) const = default;
};
struct HandInPlay {
  Seat dealer = Seat::North;
  Deal dealt;
  PerSeat<CardSet> held;
  ActionHistory actions;
};
using Playing = phases::PlayingAlone<HandInPlay>;
using MatchState = phases::Match<Options, Sheet, HandRecord, Outcome, Playing>;

inline const Order& order_in_play(const Playing&) { return kOrder; }

inline MatchState start_match(const Options& options, Seat first_dealer) {
  return {options, {}, 0, phases::BeforeDeal{first_dealer}};
}

inline Seat next_dealer(const MatchState& match) {
  return phases::dealer_after(
      match, [&](const HandRecord& last) { return shape(match.options).next(last.dealer); });
}

inline HandResult result_so_far(const MatchState& match) {
  const auto& playing = std::get<Playing>(match.phase);
  const int lies = kOrder.points_of(CardSet::of_all(playing.hand.dealt.rest()));
  return {false, playing.points, playing.tricks, lies};
}

inline std::optional<RuleViolation> check_deal(const MatchState& match, Seat dealer,
                                               const ClaimedDeal& deal) {
  constexpr phases::DealRules kRules{"T3", "T1", "T1", "T1", Violation::EightCardsEach};
  return phases::check_deal(match, dealer, deal, kRules, match.sheet.hands == kHands);
}

inline OrViolation<MatchState> deal_hand(MatchState match, Seat dealer, const ClaimedDeal& deal) {
  if (auto wrong = check_deal(match, dealer, deal)) return *wrong;
  Playing playing;
  playing.hand = phases::begin_hand(match, dealer, deal);
  playing.trick = phases::first_trick(shape(match.options), dealer);
  match.phase = playing;
  return match;
}

/// T2: follow suit; the highest of the suit takes the trick and leads on.
inline std::optional<RuleViolation> check(const MatchState& match, Seat seat,
                                          const Action& action) {
  const auto* playing = std::get_if<Playing>(&match.phase);
  if (!playing) return RuleViolation{"T3", phases::why_no_hand(match)};
  const auto* play = std::get_if<Play>(&action);
  if (!play || play->face_down || play->signal) {
    return RuleViolation{"T2", Violation::NotOfThisGame};
  }
  const Trick& trick = playing->trick;
  if (trick_turn(trick) != seat) return RuleViolation{"T2", Violation::NotYourPlay};
  const CardSet held = playing->hand.held[seat];
  if (!held.contains(play->card)) return RuleViolation{"T2", Violation::NotInHand};
  if (trick.cards.empty()) return std::nullopt;
  if (playable(held, trick, kOrder, Duty::Free).contains(play->card)) return std::nullopt;
  return RuleViolation{"T2", must_follow(kOrder, trick.cards[0].play.card)};
}

inline std::vector<Action> legal_actions(const MatchState& match, Seat seat) {
  std::vector<Action> legal;
  const auto* playing = std::get_if<Playing>(&match.phase);
  if (!playing) return legal;
  for (const Card card : playing->hand.dealt[seat]) {
    if (!check(match, seat, Play{card})) legal.push_back(Play{card});
  }
  return legal;
}

inline void finish_hand(MatchState& match, const Playing& playing) {
  HandResult result = result_so_far(match);
  result.finished = true;
  for (const Seat seat : kAllSeats) match.sheet.tricks[seat] += result.tricks[seat];
  ++match.sheet.hands;
  std::optional<Outcome> outcome;
  if (match.sheet.hands == kHands) {
    const auto& sums = match.sheet.tricks.items;
    outcome = {kAllSeats[static_cast<std::size_t>(std::ranges::max_element(sums) - sums.begin())]};
  }
  phases::end_hand(match, playing.hand, result, playing.last, outcome);
}

inline OrViolation<MatchState> apply(MatchState match, Seat seat, const Action& action) {
  const auto carry_out = [](MatchState& next, Playing playing, Seat by, const Action& what) {
    phases::play_card(playing, by, std::get<Play>(what));
    next.phase = playing;
    if (playing.hand.held[by].empty() && playing.trick.cards.empty()) finish_hand(next, playing);
  };
  return phases::act(std::move(match), seat, action, carry_out);
}

inline std::optional<std::vector<SeatAction>> play_out(const MatchState&, Seat) {
  return std::nullopt;
}

struct PublicView : CommonPublicView {
  Options options;
  Sheet sheet;
  Shared<HandRecord> finished{};
  Shared<Outcome> outcome{};
  bool operator==(const PublicView&) const = default;
};
struct OwnView : CommonOwnView {
  bool operator==(const OwnView&) const = default;
};

inline PublicView public_view(const MatchState& match) {
  const auto add_hand = [&](PublicView& view, const Playing& playing) {
    view.phase = ViewPhase::Playing;
    view.dealer = playing.hand.dealer;
    for (const Seat seat : shape(match.options).table()) {
      view.card_counts[seat] = static_cast<std::uint8_t>(playing.hand.held[seat].size());
    }
    view.points = of_each(playing.points);
    view.tricks = of_each(playing.tricks);
    view.to_act.push_back(trick_turn(playing.trick));
  };
  const auto add_finished = [](PublicView& view, const MatchState::HandOver& over) {
    view.dealer = over.record->dealer;
    view.points = of_each(over.record->result.points);
    view.tricks = of_each(over.record->result.tricks);
    view.finished = over.record;
  };
  return phases::public_view<PublicView>(match, add_hand, add_finished);
}

inline OwnView own_view(const MatchState& match, Observer observer) {
  const auto add_hand = [](OwnView& view, const Playing& playing) {
    if (const auto seat = view.observer.seat) {
      show_hand(view, playing.hand.dealt[*seat], playing.hand.held[*seat], kOrder);
    }
    view.trick = show_trick(playing.trick, kOrder);
    if (playing.last) view.last_trick = show_last_trick(*playing.last, kOrder);
  };
  const auto add_last_trick = [](OwnView& view, const MatchState::HandOver& over) {
    view.last_trick = show_last_trick(*over.last, kOrder);
  };
  return phases::own_view<OwnView>(match, observer, add_hand, add_last_trick);
}

inline CompletedTricks completed_tricks(const MatchState& match, Observer) {
  const auto* playing = std::get_if<Playing>(&match.phase);
  if (!playing) return {};
  return tricks_among(playing->hand.actions, kOrder, match.options.seats);
}

inline const Order* order_in_view(const PublicView&) { return &kOrder; }
inline std::optional<CardSet> demanded(const PublicView&, int, std::optional<Card> led) {
  return led ? std::optional(kOrder.suit_in_play(*led)) : std::nullopt;
}
inline std::vector<ShownCard> shown_cards(const PublicView&, const OwnView&) { return {}; }

inline void randomize(Options& options, testing::Rng& rng) {
  options.seats = 2 + static_cast<int>(testing::pick(rng, 3));
}

}  // namespace avinas::toy

namespace avinas::games {

struct Toy : Phased<toy::MatchState, toy::PublicView, toy::OwnView> {
  static constexpr std::string_view kName = "toy";
  static constexpr int kRulesVersion = 1;
};
/// The games of the house and the toy.
template <typename... G>
using AndToy = List<G..., Toy>;
using AllAndToy = All::Apply<AndToy>;

}  // namespace avinas::games
