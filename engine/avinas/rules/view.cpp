// SPDX-License-Identifier: MIT
// A view is filled by adding what this observer was shown, phase by phase; there is no catch-all,
// so a new phase does not compile until somebody says who sees what of it.
#include "engine/avinas/rules/view.hpp"

#include <algorithm>
#include <array>

#include "engine/avinas/model/ranking.hpp"
#include "engine/avinas/rules/knowledge.hpp"
#include "engine/avinas/rules/match.hpp"
#include "engine/avinas/rules/play.hpp"
#include "engine/frame/showing.hpp"

namespace avinas {
namespace {

/// Queens and jacks first, then suit by suit; trumps together once the suit is known.
int display_rank(Card card, std::optional<Suit> trump) {
  if (trump && is_trump(card, *trump)) return 1000 + strength(card, *trump);
  const Suit any = Suit::Clubs;
  if (card.is_court_trump()) return 1000 + strength(card, any);
  return 100 * (kSuits - static_cast<int>(card.suit())) - static_cast<int>(card.rank());
}

/// `display_rank` of each card by its index, for each trump suit and, last, for none.
using DisplayRanks = std::array<int, kCardPlaces>;
const DisplayRanks& display_ranks(std::optional<Suit> trump) {
  static const std::array<DisplayRanks, kSuits + 1> kRanksFor = [] {
    std::array<DisplayRanks, kSuits + 1> all{};
    for (std::size_t suit = 0; suit < all.size(); ++suit) {
      const auto known = suit < kSuits ? std::optional(static_cast<Suit>(suit)) : std::nullopt;
      for (const Card card : kPack) {
        all[suit][static_cast<std::size_t>(card.index())] = display_rank(card, known);
      }
    }
    return all;
  }();
  return kRanksFor[trump ? static_cast<std::size_t>(*trump) : kSuits];
}

/// Queens and jacks always are; the others once the suit is known (R1.3).
bool is_known_trump(Card card, std::optional<Suit> trump) {
  return card.is_court_trump() || (trump && is_trump(card, *trump));
}

// --- what everybody is shown --------------------------------------------------------------------

void add_exposure(PublicView& view, const Exposure& exposure) {
  view.exposed = exposure.exposed;
  view.sevens = exposure.sevens;
}

void add_hand(PublicView& view, const HandInPlay& hand, std::optional<Suit> trump) {
  view.dealer = hand.dealer;
  view.form = hand.exposure.deciding ? Form::Sevens : Form::NoSevens;
  view.trump = trump;
  add_exposure(view, hand.exposure);
  view.calls = calls_among(hand.actions);
  for (Seat seat : kAllSeats) {
    view.card_counts[seat] = static_cast<std::uint8_t>(hand.held[seat].size());
  }
}

void add_contract(PublicView& view, const Contract& contract) {
  view.declarer = contract.declarer;
  if (contract.bid > 0) view.bid = contract.bid;
  view.knock = contract.knock;
}

void add_finished(PublicView& view, const HandOver& over) {
  const HandResult& result = over.record->result;
  view.dealer = over.record->dealer;
  view.form = result.form;
  view.declarer = result.declarer;
  view.trump = result.trump;
  view.bid = result.bid;
  view.knock = result.knock;
  view.points = of_pairs(result.points);
  view.tricks = of_pairs(result.tricks);
  add_exposure(view, over.exposure);
  view.calls = calls_among(over.record->actions);
  view.finished = over.record;
}

void add_phase(PublicView& view, const MatchState&, const BeforeDeal& p) {
  view.phase = ViewPhase::BeforeDeal;
  view.dealer = p.dealer;
}

void add_phase(PublicView& view, const MatchState&, const Bidding& p) {
  view.phase = ViewPhase::Bidding;
  add_hand(view, p.hand, std::nullopt);
  view.to_act.push_back(p.turn);
}

void add_phase(PublicView& view, const MatchState&, const Knocking& p) {
  view.phase = ViewPhase::Knocking;
  add_hand(view, p.hand, p.trump);
  add_contract(view, p.contract);
  for (Seat seat : kAllSeats) {
    if (side_of(seat) == p.asked && !p.passed[seat]) view.to_act.push_back(seat);
  }
}

void add_phase(PublicView& view, const MatchState&, const OpeningLead& p) {
  view.phase = ViewPhase::Playing;
  add_hand(view, p.hand, std::nullopt);
  add_contract(view, p.contract);
  view.to_act.push_back(p.contract.declarer);
}

void add_phase(PublicView& view, const MatchState&, const NamingTrump& p) {
  view.phase = ViewPhase::NamingTrump;
  add_hand(view, p.hand, std::nullopt);
  if (p.hand.held[p.contract.declarer].contains(p.led)) {
    --view.card_counts[p.contract.declarer];  // it lies on the table
  }
  add_contract(view, p.contract);
  view.to_act.push_back(p.contract.declarer);
}

void add_phase(PublicView& view, const MatchState& state, const Playing& p) {
  view.phase = ViewPhase::Playing;
  add_hand(view, p.hand, p.trump);
  add_contract(view, p.contract);
  if (state.options.points_shown == PointsShown::Table) view.points = of_pairs(p.points);
  view.tricks = of_pairs(p.tricks);
  view.to_act.push_back(trick_turn(p.trick));
}

void add_phase(PublicView& view, const MatchState&, const HandOver& p) {
  view.phase = ViewPhase::HandOver;
  add_finished(view, p);
}

void add_phase(PublicView& view, const MatchState&, const MatchOver& p) {
  view.phase = ViewPhase::MatchOver;
  add_finished(view, p.final_hand);
  view.outcome = p.outcome;
}

void add_phase(PublicView& view, const MatchState&, const Abandoned& p) {
  view.phase = ViewPhase::Abandoned;
  if (p.last_hand) add_finished(view, *p.last_hand);
}

// --- what one observer is shown -----------------------------------------------------------------

void add_private_look(OwnView& view, Seat dealer, const Exposure& exposure) {
  if (view.observer.is(dealer)) view.private_look = exposure.private_look;
}

/// `on_table`: a card that was led and is still among those held.
void add_hand(OwnView& view, const HandInPlay& hand, std::optional<Suit> trump,
              std::optional<Card> on_table = {}) {
  add_private_look(view, hand.dealer, hand.exposure);
  if (!view.observer.seat) return;
  const Seat seat = *view.observer.seat;
  for (Card card : hand.dealt[seat]) {
    if (hand.held[seat].contains(card) && card != on_table) view.hand.push_back(card);
  }
  view.ranked = view.hand;
  Card* first = view.ranked.size() > 0 ? &view.ranked[0] : nullptr;
  const DisplayRanks& ranks = display_ranks(trump);
  const auto rank = [&](Card card) { return ranks[static_cast<std::size_t>(card.index())]; };
  std::sort(first, first + view.ranked.size(), [&](Card a, Card b) { return rank(a) > rank(b); });
  for (const Card card : view.ranked) {
    if (is_known_trump(card, trump)) view.trumps.push_back(card);
  }
}

void add_lengths(OwnView& view, const HandInPlay& hand) {
  if (!view.observer.seat) return;
  CardSet dealt;
  for (Card card : hand.dealt[*view.observer.seat]) dealt.insert(card);
  for (Suit suit : kAllSuits) {
    view.lengths.push_back(static_cast<std::uint8_t>(length_in(dealt, suit)));
  }
}

/// Leader and partner read the face; at a table that chose so, everyone does (R5.6).
bool reads_signal(const Options& options, Observer observer, Seat leader) {
  return options.signal_seen_by == SignalSeenBy::Table || observer.is(leader) ||
         observer.is(partner_of(leader));
}

/// A trick as one observer sees it who knows that trump suit.
TrickView seen_trick(const Options& options, Observer observer, std::optional<Suit> trump,
                     const Trick& trick, bool complete) {
  TrickView seen;
  seen.number = static_cast<std::uint8_t>(trick.number);
  for (const PlayedCard& played : trick.cards) {
    TrickCard card{played.seat};
    card.face_down = played.play.face_down;
    const bool open = !played.play.face_down || complete || observer.is(played.seat);
    if (open) card.card = played.play.card;
    card.trump = open && is_known_trump(played.play.card, trump);
    if (reads_signal(options, observer, played.seat)) card.signal = played.play.signal;
    seen.cards.push_back(card);
  }
  return seen;
}

/// Without `counted` the table keeps no count in view (R7.2).
void add_last_trick(OwnView& view, const Options& options, std::optional<Suit> trump,
                    const std::optional<CompletedTrick>& last, bool counted) {
  if (!last) return;
  view.last_trick =
      LastTrickView{seen_trick(options, view.observer, trump, last->trick, true), last->winner, {}};
  if (counted) view.last_trick->points = static_cast<std::uint8_t>(last->points);
}

void add_finished(OwnView& view, const Options& options, const HandOver& over) {
  add_private_look(view, over.record->dealer, over.exposure);
  add_last_trick(view, options, over.record->result.trump, over.last, true);
}

void add_phase(OwnView&, const MatchState&, const BeforeDeal&) {}

void add_phase(OwnView& view, const MatchState&, const Bidding& p) {
  add_hand(view, p.hand, std::nullopt);
  add_lengths(view, p.hand);
}

void add_phase(OwnView& view, const MatchState&, const Knocking& p) {
  add_hand(view, p.hand, p.trump);
}

void add_phase(OwnView& view, const MatchState&, const OpeningLead& p) {
  add_hand(view, p.hand, std::nullopt);
  add_lengths(view, p.hand);
  view.trick = TrickView{};
}

void add_phase(OwnView& view, const MatchState&, const NamingTrump& p) {
  add_hand(view, p.hand, std::nullopt, p.led);
  add_lengths(view, p.hand);
  view.trick = TrickView{};
  view.trick->cards.push_back({p.contract.declarer, p.led, p.led.is_court_trump()});
}

void add_phase(OwnView& view, const MatchState& state, const Playing& p) {
  add_hand(view, p.hand, p.trump);
  view.trick = seen_trick(state.options, view.observer, p.trump, p.trick, false);
  add_last_trick(view, state.options, p.trump, p.last,
                 state.options.points_shown == PointsShown::Table);
}

void add_phase(OwnView& view, const MatchState& state, const HandOver& p) {
  add_finished(view, state.options, p);
}

void add_phase(OwnView& view, const MatchState& state, const MatchOver& p) {
  add_finished(view, state.options, p.final_hand);
}

void add_phase(OwnView& view, const MatchState& state, const Abandoned& p) {
  if (p.last_hand) add_finished(view, state.options, *p.last_hand);
}

}  // namespace

PublicView public_view(const MatchState& state) {
  PublicView view;
  view.options = state.options;
  view.sheet = state.sheet;
  view.in_hand = hand_in_play(state);
  view.hand_number = state.hands_dealt;
  if (state.options.points_shown == PointsShown::Table) view.points.emplace();
  std::visit([&](const auto& phase) { add_phase(view, state, phase); }, state.phase);
  return view;
}

OwnView own_view(const MatchState& state, Observer observer) {
  OwnView view;
  view.observer = observer;
  std::visit([&](const auto& phase) { add_phase(view, state, phase); }, state.phase);
  if (observer.seat) view.legal = legal_actions(state, *observer.seat);
  return view;
}

View view(const MatchState& state, Observer observer) {
  return {public_view(state), own_view(state, observer)};
}

CompletedTricks completed_tricks(const MatchState& state, Observer observer) {
  CompletedTricks tricks;
  const auto* playing = std::get_if<Playing>(&state.phase);
  if (!playing) return tricks;
  for_each_complete_trick(playing->hand.actions, [&](const Trick& trick) {
    tricks.push_back(seen_trick(state.options, observer, playing->trump, trick, true));
  });
  return tricks;
}

Knowledge knowledge(const MatchState& state, Observer observer) {
  return {view(state, observer), completed_tricks(state, observer)};
}

}  // namespace avinas
