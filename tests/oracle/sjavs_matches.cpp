// SPDX-License-Identifier: MIT
// Plays random matches of Sjavs and prints each as a line of JSON, with all that the rules allowed
// and some of what they refused, for the oracle beside it (judge.py).
#include <CLI/CLI.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

#include "engine/sjavs/match.hpp"
#include "engine/sjavs/ranking.hpp"
#include "tests/support/random_play.hpp"

namespace avinas::sjavs {
namespace {

using Json = nlohmann::ordered_json;
using testing::pick;
using testing::Rng;

std::string name(Seat seat) { return std::string(to_text(seat)); }
std::string name(Side side) { return std::string(to_text(side)); }
std::string name(Suit suit) { return std::string(to_text(suit)); }

std::string text(const Pass&) { return "pass"; }
std::string text(const Knock&) { return "knock"; }
std::string text(const Stop&) { return "stop"; }
std::string text(const Bid& bid) { return std::to_string(bid.length); }
std::string text(const Better& better) { return std::to_string(better.length) + " better"; }
std::string text(const NameTrump& named) { return "name " + name(named.suit); }
std::string text(const Play& play) {
  return std::string(to_text(play.card)) + (play.signal      ? " signal"
                                            : play.face_down ? " down"
                                                             : "");
}
std::string text(const Action& action) {
  return std::visit([](const auto& a) { return text(a); }, action);
}

/// Pass, knock, stop, twenty calls and four names stand before the cards.
constexpr std::size_t kWords = 27;

/// Every action that could be thought of.
std::vector<Action> every_action() {
  std::vector<Action> all{Pass{}, Knock{}, Stop{}};
  for (int length = 0; length <= 9; ++length) {
    all.push_back(Bid{length});
    all.push_back(Better{length});
  }
  for (const Suit suit : kAllSuits) all.push_back(NameTrump{suit});
  for (const Card card : kPack) all.push_back(Play{card});
  for (const Card card : kPack) all.push_back(Play{card, true});
  for (const Card card : kPack) all.push_back(Play{card, false, Signal::Valuable});
  return all;
}

Options random_options(Rng& rng) {
  Options options;
  options.calls = pick(rng, 2) != 0 ? Calls::Free : Calls::Forced;
  options.all_pass = pick(rng, 2) != 0 ? AllPass::Played : AllPass::Redeal;
  options.overtrump = pick(rng, 2) != 0 ? Overtrump::Must : Overtrump::Free;
  options.tie = pick(rng, 2) != 0 ? Tie::BySide : Tie::BySuit;
  options.solo_vol = pick(rng, 2) != 0;
  options.double_win = pick(rng, 2) != 0;
  options.stake = pick(rng, 2) != 0 ? 3 : 0;
  return options;
}

Json to_json(const Options& options) {
  return {{"calls", options.calls == Calls::Forced ? "forced" : "free"},
          {"all_pass", options.all_pass == AllPass::Redeal ? "redeal" : "played"},
          {"overtrump", options.overtrump == Overtrump::Free ? "free" : "must"},
          {"tie", options.tie == Tie::BySuit ? "by_suit" : "by_side"},
          {"solo_vol", options.solo_vol},
          {"double_win", options.double_win},
          {"stakes", {{"kind", options.stake > 0 ? "flat" : "none"}, {"units", options.stake}}}};
}

/// Of five deals one gives a side most trumps of a suit: the rare rows of the table come up.
ClaimedDeal random_deal(Rng& rng) {
  ClaimedDeal deal = testing::random_deal(rng);
  if (pick(rng, 5) != 0) return deal;
  const CardSet trumps = order(kAllSuits[pick(rng, kAllSuits.size())]).trumps();
  const auto side = static_cast<Side>(pick(rng, 2));
  for (int tries = 0; tries < 60; ++tries) {
    const auto from = static_cast<Seat>(pick(rng, 4)), to = static_cast<Seat>(pick(rng, 4));
    Card& given = deal[from][pick(rng, kHandSize)];
    Card& taken = deal[to][pick(rng, kHandSize)];
    if (side_of(from) != side && side_of(to) == side && trumps.contains(given) &&
        !trumps.contains(taken)) {
      std::swap(given, taken);
    }
  }
  return deal;
}

template <typename T>
Json by_side(const PerSide<T>& values) {
  return {{"NS", values[Side::NorthSouth]}, {"EW", values[Side::EastWest]}};
}

Json end_of(const MatchState& state) {
  const HandResult result = hand_so_far(state)->result;
  const auto deduction = result.deduction;
  return {
      {"declarer", result.declarer ? Json(name(*result.declarer)) : Json()},
      {"bid", result.bid ? Json(*result.bid) : Json()},
      {"better", result.better},
      {"trump", result.trump ? Json(name(*result.trump)) : Json()},
      {"points", by_side(result.points)},
      {"tricks", by_side(result.tricks)},
      {"won_by", result.won_by ? Json(name(*result.won_by)) : Json()},
      {"deducted",
       deduction ? Json{{"side", name(deduction->side)}, {"amount", deduction->amount}} : Json()},
      {"sheet",
       {{"NS", state.sheet.total(Side::NorthSouth)}, {"EW", state.sheet.total(Side::EastWest)}}},
      {"ties_waiting", state.sheet.ties}};
}

/// One step: what is legal, some of what is refused, and what is done.
Json step(MatchState& state, Rng& rng) {
  static const std::vector<Action> kEvery = every_action();
  Json legal = Json::object(), refused = Json::array();
  std::vector<SeatAction> all;
  for (const Seat seat : kAllSeats) {
    Json& own = legal[name(seat)] = Json::array();
    for (const Action& action : legal_actions(state, seat)) {
      own.push_back(text(action));
      all.push_back({seat, action});
    }
  }
  for (int tries = 0; tries < 8; ++tries) {
    // Words and calls are few among all actions: every second try is one.
    const Action& action = kEvery[pick(rng, pick(rng, 2) != 0 ? kWords : kEvery.size())];
    const Seat seat = pick(rng, 2) != 0 ? all.front().seat : static_cast<Seat>(pick(rng, 4));
    if (const auto wrong = check(state, seat, action)) {
      refused.push_back({{"seat", name(seat)}, {"do", text(action)}, {"rule", wrong->rule}});
    }
  }
  const SeatAction next = all[pick(rng, all.size())];
  state = std::get<MatchState>(apply(state, next.seat, next.action));
  return {
      {"legal", legal}, {"refused", refused}, {"seat", name(next.seat)}, {"do", text(next.action)}};
}

Json match(Rng& rng) {
  const Options options = random_options(rng);
  const auto first = static_cast<Seat>(pick(rng, 4));
  MatchState state = start_match(options, first);
  Json hands = Json::array();
  while (!outcome_of(state) && hands.size() < 60) {
    const Seat dealer = next_dealer(state);
    const ClaimedDeal deal = random_deal(rng);
    state = std::get<MatchState>(deal_hand(state, dealer, deal));
    Json dealt = Json::object(), steps = Json::array();
    for (const Seat seat : kAllSeats) {
      for (const Card card : deal[seat]) dealt[name(seat)].push_back(to_text(card));
    }
    while (hand_in_play(state)) steps.push_back(step(state, rng));
    hands.push_back(
        {{"dealer", name(dealer)}, {"deal", dealt}, {"steps", steps}, {"end", end_of(state)}});
  }
  Json outcome;
  if (const auto ended = outcome_of(state)) {
    outcome = {{"winner", name(ended->winner)}, {"cross", ended->cross}, {"units", ended->units}};
  }
  return {{"options", to_json(options)},
          {"first_dealer", name(first)},
          {"hands", hands},
          {"outcome", outcome}};
}

}  // namespace
}  // namespace avinas::sjavs

int main(int argc, char** argv) {
  CLI::App app("Prints random matches of Sjavs, a line of JSON each, for tests/oracle/judge.py.");
  int matches = 100;
  std::uint64_t seed = 1;
  app.add_option("--matches", matches, "Matches to play")->capture_default_str();
  app.add_option("--seed", seed, "Of the random numbers")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  avinas::testing::Rng rng(seed);
  for (int i = 0; i < matches; ++i) std::cout << avinas::sjavs::match(rng).dump() << "\n";
}
