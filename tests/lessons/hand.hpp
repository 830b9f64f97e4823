// SPDX-License-Identifier: MIT
// A hand at a real table in which South does what a bot advises, moment by moment.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/avinas/rules/knowledge.hpp"
#include "engine/games/match.hpp"
#include "players/analysis/analysis.hpp"
#include "players/bots/advice.hpp"
#include "players/bots/bot.hpp"
#include "players/seats/player.hpp"
#include "protocol/action_json.hpp"
#include "protocol/codec.hpp"
#include "tests/support/simulated_table.hpp"

namespace avinas::testing {

/// A moment of a lesson: what South is shown; and, where South is to act, what to do.
struct Moment {
  Json view;
  Json hint;   ///< null where South is not to act
  Json wrong;  ///< reason and rule for each card that may not be played
  Json cost;   ///< unit and number for each card that is worse than that, with all cards open
};

/// The first hand of a match in which South is advised by a bot and bots play the other seats.
class Hand {
 public:
  /// Costs take a while, and are found out only where they are asked for.
  explicit Hand(const games::Options& game, std::uint64_t seed, bool with_costs = false)
      : table_(seed, {.rules = game}, {Millis(10), Millis(20)}), with_costs_(with_costs) {
    host_ = table_.attach("host");
    table_.ask(host_, protocol::Sit{Seat::South});
    table_.ask(host_, protocol::FillBots{});
    table_.ask(host_, protocol::Start{});
    table_.ask(host_, protocol::Ready{});
    dealt_ = match();
  }
  const Json& view() { return table_.clients[host_].view; }

  /// The hand to its end, or as far as `goes_on` allows at each of South's decisions.
  std::vector<Moment> play(const std::function<bool(const Moment&)>& goes_on) {
    std::vector<Moment> moments;
    while (true) {
      moments.push_back({view(), {}, Json::object(), Json::object()});
      if (!view()["finished"].is_null()) return moments;
      const auto to_act = view()["to_act"].get<std::vector<std::string>>();
      if (std::find(to_act.begin(), to_act.end(), "S") != to_act.end()) {
        moments.back().hint = hint_for_south();
        if (goes_on && !goes_on(moments.back())) return moments;
        act(moments.back());
        continue;
      }
      const std::uint64_t version = table_.clients[host_].version;
      while (table_.clients[host_].version == version) table_.advance(Millis(5));
    }
  }

 private:
  const games::MatchState& match() const { return table_.state().match->state; }

  /// South does what a thumb says where the game's own bots have rules of thumb, else what a bot of
  /// the club does; with the reason that a hint gives.
  bots::Advice advice() {
    const Observer south = Observer::of(Seat::South);
    const auto* own = std::get_if<MatchState>(&match());
    if (!own) return *players::advise(games::knowledge(match(), south), BotLevel::Club, 1);
    const Knowledge known = knowledge(*own, south);
    const Action action = *bots::choose(known.view);
    bots::Findings findings;
    bots::decide(known, bots::strength_of(BotLevel::Club), 1, &findings);
    return {action, bots::explain(known, action, findings)};
  }
  Json hint_for_south() {
    const auto [action, reason] = advice();
    const auto& [why, facts] = reason;
    Json hint = Json::parse(protocol::encode(
        protocol::Hint{"",
                       {Seat::South, action},
                       bots::word_of(why),
                       {facts.n, facts.higher, facts.points, facts.suit, facts.card}}));
    hint.erase("type");
    hint.erase("reply_to");
    return hint;
  }
  Json answer_to(const std::string& id) { return table_.clients[host_].answers.at(id); }

  void act(Moment& moment) {
    if (moment.hint["action"]["action"] == "play") {
      for (const std::string card : view()["hand"]) note_refusal(moment, card);
      if (with_costs_) note_costs(moment, moment.hint["action"]["card"]);
    }
    table_.ask(host_, protocol::Act{protocol::read_action(moment.hint["action"])});
  }

  void note_refusal(Moment& moment, const std::string& card) {
    const Json play = {{"action", "play"}, {"card", card}};
    const Json& legal = view()["legal"];
    if (std::find(legal.begin(), legal.end(), play) != legal.end()) return;
    const Json refused = answer_to(table_.ask(host_, protocol::Act{protocol::read_action(play)}));
    moment.wrong[card] = {{"reason", refused["reason"]}, {"rule", refused["rule"]}};
  }

  /// The loss by that card against the best, with all cards open; nothing where there is no choice.
  std::optional<analysis::Decision> judged(const std::string& card) {
    const SeatAction taken{Seat::South, Play{*parse_card(card)}};
    // Only what is Avinas's own asks for the hand from its deal.
    const bool own = std::holds_alternative<MatchState>(match());
    std::vector<SeatAction> actions;
    if (own) {
      const auto record = games::hand_so_far(match());
      const auto& done = std::get<HandRecord>(*record).actions;
      actions.assign(done.begin(), done.end());
    }
    const int last = static_cast<int>(actions.size());
    actions.push_back(taken);
    const auto decisions = analysis::analyse_any(own ? dealt_ : match(), actions, {}).decisions;
    if (decisions.empty() || decisions.back().action != last) return std::nullopt;
    return decisions.back();
  }

  /// The card meant need not be best with all cards open, which a learner does not see.
  void note_costs(Moment& moment, const std::string& meant) {
    const auto best = judged(meant);
    if (!best) return;
    for (const std::string card : view()["hand"]) {
      if (moment.wrong.contains(card)) continue;
      const auto other = judged(card);
      const int more = other ? other->cost - best->cost : 0;
      if (more <= 0) continue;
      constexpr std::array kUnits{"points", "pips", "rams", "score"};
      moment.cost[card] = {{"unit", kUnits.at(static_cast<std::size_t>(best->unit))}, {"n", more}};
    }
  }

  SimulatedTable table_;
  const bool with_costs_;
  games::MatchState dealt_;
  ConnectionId host_ = 0;
};

}  // namespace avinas::testing
