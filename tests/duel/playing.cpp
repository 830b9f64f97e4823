// SPDX-License-Identifier: MIT
// Plays a hand between two players, and measures their thinking.
#include "tests/duel/playing.hpp"

#include <algorithm>
#include <chrono>
#include <stdexcept>

#include "engine/avinas/rules/knowledge.hpp"
#include "players/bots/bot.hpp"
#include "players/imagined/imagined.hpp"
#include "players/imagined/thumbs.hpp"
#include "players/seats/player.hpp"
#include "tests/support/random_play.hpp"

namespace avinas::duel {
namespace {

std::string end_of(const avinas::HandResult& result) {
  if (result.form == Form::PassedOut) return "passed out";
  if (!result.penalty) return {};
  const bool won = result.penalty->side != side_of(*result.declarer);
  const bool rams = result.penalty->kind == PenaltyKind::Rams;
  return std::string(rams ? "rams " : "pips ") + (won ? "+" : "-") +
         std::to_string(result.penalty->amount);
}

std::string end_of(const sjavs::HandResult& result) {
  if (result.passed_out) return "passed out";
  if (!result.deduction) return "tie";
  const bool won = result.deduction->side == side_of(*result.declarer);
  return (won ? "+" : "-") + std::to_string(result.deduction->amount);
}

/// From North and South.
std::string end_of(const turned::Result& result) {
  if (!result.win) return "tie";
  return (result.win->side == Side::NorthSouth ? "+" : "-") + std::to_string(result.win->games);
}

/// From the soloist.
std::string end_of(const owcyglowa::HandResult& result) {
  return result.points[*result.soloist] >= owcyglowa::kSoloistNeeds ? "solo" : "no solo";
}

std::string end_of(const klorsjavs::HandResult& result) {
  if (!result.declarer) return "passed";
  return result.won[*result.declarer] >= 0 ? "made" : "lost";
}

std::string end_of(const tarock::HandResult& result) {
  if (!result.soloist) return "passed";
  return result.won[*result.soloist] >= 0 ? "made" : "lost";
}

/// From the declarer.
std::string end_of(const sjavsalone::HandResult& result) {
  if (result.passed_out) return "passed out";
  if (result.deducted == PerSeat<int>{}) return "tie";
  const int own = result.deducted[*result.declarer];
  return own > 0 ? "+" + std::to_string(own) : "-";
}

std::string end_of(const sixbid::HandResult& result) {
  if (!result.soloist) return "passed";
  return result.won[*result.soloist] >= 0 ? "made" : "lost";
}

/// A hand on which a thumb bids, lest a match never end: two thirds are trumps, or if nothing is
/// trumps yet half of the aces and tens are in it.
bool is_strong(const CommonOwnView& own, const Order& order) {
  if (!order.trumps().empty()) return 3 * own.trumps.size() >= 2 * own.hand.size();
  const auto tops = std::count_if(own.hand.begin(), own.hand.end(), [](Card card) {
    return card.rank() == Rank::Ace || card.rank() == Rank::Ten;
  });
  return tops >= 4;
}

/// By the hand's own cards and the trick that lies.
template <typename Match>
Action by_thumb(const Match& match, Seat seat, const std::vector<Action>& legal) {
  using G = games::GameOf<Match>;
  if (const auto* playing = std::get_if<typename G::Playing>(&match.phase)) {
    bool lose = false;
    if constexpr (requires { tricks_lose(*playing); }) lose = tricks_lose(*playing);
    return imagined::thumb_play(playing->trick, order_in_play(*playing),
                                shape(match.options).seating, legal, lose);
  }
  const auto own = own_view(match, Observer::of(seat));
  static constexpr Order kNone{};
  const Order* known = order_in_view(public_view(match));
  const Order& order = known ? *known : kNone;
  CardSet hand;
  for (const Card card : own.hand) hand.insert(card);
  const auto bid = std::ranges::find_if(
      legal, [](const Action& action) { return std::holds_alternative<Bid>(action); });
  return bid != legal.end() && is_strong(own, order) ? *bid
                                                     : imagined::thumb_call(hand, order, legal);
}

Action decide(const games::MatchState& match, Seat seat, Player& player, std::uint64_t seed) {
  const games::Knowledge known = games::knowledge(match, Observer::of(seat));
  const auto& legal = games::common(known.own).legal;
  if (player.silent && games::common(known.all).phase == ViewPhase::Bidding) return Pass{};
  const auto start = std::chrono::steady_clock::now();
  std::optional<Action> action;
  if (player.thumbs) {
    action = std::visit([&](const auto& m) { return by_thumb(m, seat, legal); }, match);
  } else if (player.imagines > 0) {
    action = imagined::decide(known, player.imagines, seed);
  } else if (const auto* own = std::get_if<avinas::MatchState>(&match)) {
    action = bots::decide(avinas::knowledge(*own, Observer::of(seat)), player.strength, seed);
  } else {
    action = players::decide(known, player.level, seed);
  }
  const double took =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  player.tally.seconds += took;
  player.tally.slowest = std::max(player.tally.slowest, took);
  player.tally.decisions += legal.size() > 1;
  return action.value();
}

/// One seat acts. Throws if nobody does.
games::MatchState act(games::MatchState state, const PerSeat<Player*>& players,
                      std::uint64_t& decision) {
  for (const Seat seat : games::shape(state).table()) {
    if (games::legal_actions(state, seat).empty()) continue;
    const auto turn = games::to_act(state);
    if (std::find(turn.begin(), turn.end(), seat) == turn.end()) continue;
    const Action action = decide(state, seat, *players[seat], ++decision);
    return testing::must(games::apply(std::move(state), seat, action));
  }
  throw std::runtime_error("nobody acts");
}

}  // namespace

games::MatchState play_hand(games::MatchState state, const PerSeat<Player*>& players,
                            std::uint64_t& decision, Ends& ends) {
  while (games::hand_in_play(state)) state = act(std::move(state), players, decision);
  const std::string end = std::visit([](const auto& hand) { return end_of(hand); },
                                     games::result_of(*games::hand_so_far(state)));
  if (!end.empty()) ++ends[end];
  return state;
}

}  // namespace avinas::duel
