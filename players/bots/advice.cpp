// SPDX-License-Identifier: MIT
// Finds the reason for an action in facts that the seat knows, and asks a bot for the action.
#include "players/bots/advice.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/model/ranking.hpp"
#include "engine/model/scoring.hpp"
#include "players/bots/bot.hpp"
#include "players/bots/playing.hpp"
#include "players/bots/thinker.hpp"
#include "players/bots/worlds.hpp"

namespace avinas::bots {
namespace {

constexpr int kMuch = 10;  ///< a card of so many points is worth something
/// Knocks that hold in so many of a hundred deals are worth a word of their own.
constexpr int kMostDeals = 50;

/// The facts that a seat can tell of a card that it plays.
class CardFacts {
 public:
  CardFacts(const Knowledge& known, Card card)
      : view_(known.view),
        me_(*known.view.observer.seat),
        trump_(*known.view.trump),
        card_(card),
        worlds_(known, 0) {}

  Reason reason() const { return view_.trick->cards.empty() ? of_lead() : of_follow(); }

 private:
  static bool takes_part(Seat seat, const TrickView& trick) {
    return std::none_of(trick.cards.begin(), trick.cards.end(),
                        [&](const TrickCard& c) { return c.seat == seat; });
  }
  bool opponent(Seat seat) const { return side_of(seat) != side_of(me_); }

  /// Cards that opponents who are still to play may hold and that beat `card`.
  CardSet beaters(Card card, CardSet demanded) const {
    CardSet all;
    for (const Seat seat : kAllSeats) {
      if (!opponent(seat) || !takes_part(seat, *view_.trick)) continue;
      const CardSet sure = worlds_.surely_holds(seat) & demanded;
      const CardSet may = worlds_.may_hold(seat);
      // A seat that surely can follow must (R5.2).
      const CardSet playable = sure.empty() ? may : may & demanded;
      playable.for_each([&](Card other) {
        if (beats(other, card, trump_)) all.insert(other);
      });
    }
    return all;
  }

  CardSet held_by_others() const {
    CardSet all;
    for (const Seat seat : kAllSeats) {
      if (seat != me_) all = all | worlds_.may_hold(seat);
    }
    return all;
  }

  Reason of_lead() const {
    const Suit suit = card_.suit();
    const CardSet out = held_by_others();
    if (is_trump(card_, trump_)) {
      const int higher = beaters(card_, trumps(trump_)).size();
      const int trumps_out = (out & trumps(trump_)).size();
      if (higher == 0) return {Why::DrawSafely, {.n = trumps_out}};
      return {Why::DrawTrumps, {.n = trumps_out, .higher = higher}};
    }
    const CardSet follow = printed_suit(suit) - court_trumps();
    const CardSet beating = beaters(card_, follow);
    if (beating.empty()) return {Why::RunSafely, {.suit = suit}};
    const Seat partner = partner_of(me_);
    const CardSet partners = worlds_.may_hold(partner);
    if ((partners & follow).empty() && !(partners & trumps(trump_)).empty()) {
      return {Why::PartnerTrumps, {.suit = suit}};
    }
    if ((beating & follow).empty()) return {Why::RunHighest, {.suit = suit}};
    if (card_.points() < kMuch) return {Why::LeadLow, {.points = card_.points()}};
    return {Why::BestOnAverage};
  }

  /// The card that takes the trick so far; one face down beats nothing.
  const TrickCard* winning() const {
    const TrickCard* top = nullptr;
    for (const TrickCard& next : view_.trick->cards) {
      if (next.card && (!top || beats(*next.card, *top->card, trump_))) top = &next;
    }
    return top;
  }

  CardSet demanded() const {
    const TrickCard& lead = view_.trick->cards[0];
    const bool trumps_demanded =
        view_.trick->number == 2 || !lead.card || is_trump(*lead.card, trump_);
    return trumps_demanded ? trumps(trump_) : printed_suit(lead.card->suit()) - court_trumps();
  }

  Reason of_follow() const {
    const TrickView& trick = *view_.trick;
    const TrickCard* top = winning();
    const bool hidden = std::any_of(trick.cards.begin(), trick.cards.end(),
                                    [](const TrickCard& c) { return !c.card; });
    int points = 0;
    for (const TrickCard& c : trick.cards) points += c.card ? c.card->points() : 0;
    const bool takes = top ? beats(card_, *top->card, trump_) : is_trump(card_, trump_);
    if (takes) {
      if (trick.cards.size() == 3 && !hidden) {
        return {Why::TakeLast, {.points = points + card_.points()}};
      }
      const int better = beaters(card_, demanded()).size();
      if (better == 0) return {Why::TakeSafely, {.points = points}};
      return {Why::TakeUnless, {.n = better}};
    }
    if (top && top->seat == partner_of(me_)) {
      const int better = beaters(*top->card, demanded()).size();
      if (better > 0) return {Why::LeavePartner, {.n = better, .card = *top->card}};
      return {Why::GivePartner, {.points = card_.points(), .card = *top->card}};
    }
    return of_loss(top, points);
  }

  Reason of_loss(const TrickCard* top, int points) const {
    bool could_take = false;
    int cheapest = card_.points();
    for (const Action& action : view_.legal) {
      const auto* play = std::get_if<Play>(&action);
      if (!play) continue;
      could_take = could_take || (top && beats(play->card, *top->card, trump_));
      cheapest = std::min(cheapest, play->card.points());
    }
    if (could_take) return {Why::SaveHigh, {.points = points}};
    if (card_.points() == cheapest) return {Why::ThrowLow, {.points = card_.points()}};
    return {Why::BestOnAverage};
  }

  const View& view_;
  Seat me_;
  Suit trump_;
  Card card_;
  Worlds worlds_;
};

Reason of_play(const Knowledge& known, const Play& play, CardSet hand) {
  if (play.face_down) {
    return {play.card.points() >= kMuch ? Why::HideHigh : Why::HideLow};
  }
  if (known.view.trump) return CardFacts(known, play.card).reason();
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
  constexpr std::array kWords{
      "only_choice",  "won_already",   "stop_pays",    "lose_to_win",    "lose_for_match",
      "long_suit",    "too_short",     "knock_strong", "knock_unsure",   "knock_back",
      "knock_stands", "longest_named", "open_top",     "open_long",      "draw_safely",
      "draw_trumps",  "run_safely",    "run_highest",  "partner_trumps", "lead_low",
      "hide_low",     "hide_high",     "give_partner", "leave_partner",  "take_last",
      "take_safely",  "take_unless",   "throw_low",    "save_high",      "best_on_average"};
  static_assert(kWords.size() == static_cast<std::size_t>(Why::BestOnAverage) + 1);
  return kWords[static_cast<std::size_t>(why)];
}

}  // namespace avinas::bots
