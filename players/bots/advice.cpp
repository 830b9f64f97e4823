// SPDX-License-Identifier: MIT
// Finds the reason for an action in facts that the seat knows, and asks a bot for the action.
#include "players/bots/advice.hpp"

#include <array>
#include <cmath>

#include "engine/avinas/model/ranking.hpp"
#include "engine/avinas/model/scoring.hpp"
#include "players/bots/bot.hpp"
#include "players/bots/card_reason.hpp"
#include "players/bots/playing.hpp"
#include "players/bots/thinker.hpp"
#include "players/bots/worlds.hpp"

namespace avinas::bots {
namespace {

/// Knocks that hold in so many of a hundred deals are worth a word of their own.
constexpr int kMostDeals = 50;

/// The cards as the seat knows them, once the trump suit is known.
Reason of_known_trumps(const Knowledge& known, Card card) {
  const View& view = known.view;
  const Worlds worlds(known, 0);
  const TrickView& trick = *view.trick;
  CardsKnown cards{
      .me = *view.observer.seat, .order = order(*view.trump), .trick = trick, .legal = view.legal};
  for (const Seat seat : kAllSeats) {
    cards.may_hold[seat] = worlds.may_hold(seat);
    cards.surely_holds[seat] = worlds.surely_holds(seat);
  }
  if (!trick.cards.empty()) {
    // To the second trick, and to a card face down, trumps are played (R5.3).
    const auto& led = trick.cards[0].card;
    const bool as_trump = trick.number == 2 || !led;
    cards.demanded = as_trump ? cards.order.trumps() : cards.order.suit_in_play(*led);
  }
  return reason_for(cards, card);
}

Reason of_play(const Knowledge& known, const Play& play, CardSet hand) {
  if (play.face_down) {
    return {play.card.points() >= kMuch ? Why::HideHigh : Why::HideLow};
  }
  if (known.view.trump) return of_known_trumps(known, play.card);
  if (play.card == Card(Rank::Queen, Suit::Clubs)) return {Why::OpenTop};
  if (play.card.is_court_trump()) return {Why::BestOnAverage};
  const Suit suit = play.card.suit();
  return {Why::OpenLong, {.n = length_in(hand, suit), .suit = suit}};
}

Reason of_answer(const View& view, bool knocks, std::optional<double> all_taken) {
  if (!all_taken) return {Why::BestOnAverage};
  const bool declaring = side_of(*view.observer.seat) == side_of(*view.declarer);
  const int all = static_cast<int>(std::lround(*all_taken * 100));
  if (declaring) {
    if (knocks && all < kMostDeals) return {Why::BestOnAverage};
    return {knocks ? Why::KnockStrong : Why::KnockUnsure, {.n = all}};
  }
  if (knocks && 100 - all < kMostDeals) return {Why::BestOnAverage};
  return {knocks ? Why::KnockBack : Why::KnockStands, {.n = 100 - all}};
}

Reason of_loss_on_purpose(const View& view, int pips) {
  const Side side = side_of(*view.observer.seat);
  if (view.sheet.rams[other_side(side)] == 0) return {Why::BestOnAverage};
  const Sheet after = write_penalty(view.sheet, {PenaltyKind::Pips, side, pips});
  const auto outcome = outcome_by_sheet(after, {});
  const bool wins = outcome && outcome->winner == side;
  return {wins ? Why::LoseToWin : Why::LoseForMatch, {.n = pips}};
}

}  // namespace

Reason explain(const Knowledge& known, const Action& action, const Findings& findings) {
  const View& view = known.view;
  CardSet hand;
  for (const Card card : view.hand) hand.insert(card);
  if (findings.loss) return of_loss_on_purpose(view, *findings.loss);
  if (std::holds_alternative<Stop>(action)) {
    const int points = points_so_far(known)[side_of(*view.observer.seat)];
    return {points >= kPointsToWin ? Why::WonAlready : Why::StopPays, {.points = points}};
  }
  if (view.legal.size() == 1) return {Why::OnlyChoice};
  if (const auto* play = std::get_if<Play>(&action)) return of_play(known, *play, hand);
  if (const auto* bid = std::get_if<Bid>(&action)) {
    const Suit suit = best_suit(hand);
    const bool longest = length_in(hand, suit) >= bid->length;
    return longest ? Reason{Why::LongSuit, {.n = length_in(hand, suit), .suit = suit}}
                   : Reason{Why::BestOnAverage};
  }
  if (const auto* name = std::get_if<NameTrump>(&action)) {
    hand.insert(*view.trick->cards[0].card);
    const int length = length_in(hand, name->suit);
    if (length < longest_length(hand)) return {Why::BestOnAverage};
    return {Why::LongestNamed, {.n = length, .suit = name->suit}};
  }
  if (view.phase == ViewPhase::Knocking) {
    return of_answer(view, std::holds_alternative<Knock>(action), findings.all_taken);
  }
  return {Why::TooShort, {.n = longest_length(hand)}};
}

std::optional<Advice> advise(const Knowledge& known, const Strength& strength, std::uint64_t seed) {
  Findings findings;
  const auto action = decide(known, strength, seed, &findings);
  if (!action) return std::nullopt;
  return Advice{*action, explain(known, *action, findings)};
}

std::string_view word_of(Why why) {
  constexpr std::array kWords{"only_choice",    "won_already", "stop_pays",      "lose_to_win",
                              "lose_for_match", "long_suit",   "too_short",      "knock_strong",
                              "knock_unsure",   "knock_back",  "knock_stands",   "longest_named",
                              "open_top",       "open_long",   "draw_safely",    "draw_trumps",
                              "run_safely",     "run_highest", "partner_trumps", "lead_low",
                              "hide_low",       "hide_high",   "give_partner",   "leave_partner",
                              "take_last",      "take_safely", "take_unless",    "throw_low",
                              "save_high",      "ahead_often", "ahead_seldom",   "best_on_average"};
  static_assert(kWords.size() == static_cast<std::size_t>(Why::BestOnAverage) + 1);
  return kWords[static_cast<std::size_t>(why)];
}

}  // namespace avinas::bots
