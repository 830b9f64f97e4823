// SPDX-License-Identifier: MIT
// Plays random matches of a game and prints each as a line of JSON, with all that the rules allowed
// and some of what they refused, for the oracle beside it (judge.py).
#include <CLI/CLI.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

#include "engine/einwerfen/ranking.hpp"
#include "engine/games/list.hpp"
#include "engine/sjavs/ranking.hpp"
#include "tests/support/any_options.hpp"

namespace avinas::oracle {
namespace {

using Json = nlohmann::ordered_json;
using testing::pick;
using testing::Rng;

std::string name(Seat seat) { return std::string(to_text(seat)); }
std::string name(Side side) { return std::string(to_text(side)); }
std::string name(Suit suit) { return std::string(to_text(suit)); }
template <typename T>
Json name_or_null(const std::optional<T>& value) {
  return value ? Json(name(*value)) : Json();
}

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

template <typename T>
Json by_side(const PerSide<T>& values) {
  return {{"NS", values[Side::NorthSouth]}, {"EW", values[Side::EastWest]}};
}
template <typename Sheet>
Json totals(const Sheet& sheet) {
  return {{"NS", sheet.total(Side::NorthSouth)}, {"EW", sheet.total(Side::EastWest)}};
}

// --- what is each game's own --------------------------------------------------------------------

void stake(sjavs::Options& options, Rng& rng) { options.stake = pick(rng, 2) != 0 ? 3 : 0; }
Json to_json(const sjavs::Options& options) {
  using namespace sjavs;
  return {{"calls", options.calls == Calls::Forced ? "forced" : "free"},
          {"all_pass", options.all_pass == AllPass::Redeal ? "redeal" : "played"},
          {"overtrump", options.overtrump == Overtrump::Free ? "free" : "must"},
          {"tie", options.tie == Tie::BySuit ? "by_suit" : "by_side"},
          {"solo_vol", options.solo_vol},
          {"double_win", options.double_win},
          {"stakes", {{"kind", options.stake > 0 ? "flat" : "none"}, {"units", options.stake}}}};
}
Json end_of(const sjavs::HandResult& result, const sjavs::Sheet& sheet) {
  const auto deduction = result.deduction;
  return {
      {"declarer", name_or_null(result.declarer)},
      {"bid", result.bid ? Json(*result.bid) : Json()},
      {"better", result.better},
      {"trump", name_or_null(result.trump)},
      {"points", by_side(result.points)},
      {"tricks", by_side(result.tricks)},
      {"won_by", name_or_null(result.won_by)},
      {"deducted",
       deduction ? Json{{"side", name(deduction->side)}, {"amount", deduction->amount}} : Json()},
      {"sheet", totals(sheet)},
      {"ties_waiting", sheet.ties}};
}
Json to_json(const sjavs::Outcome& ended) {
  return {{"winner", name(ended.winner)}, {"cross", ended.cross}, {"units", ended.units}};
}
CardSet trumps_of(const sjavs::Options&, Suit suit) { return sjavs::order(suit).trumps(); }

void stake(einwerfen::Options& options, Rng& rng) {
  using namespace einwerfen;
  options.stakes.kind = static_cast<einwerfen::StakesKind>(pick(rng, 3));
  options.stakes.units = options.stakes.kind == einwerfen::StakesKind::None ? 0 : 3;
}
Json to_json(const einwerfen::Options& options) {
  constexpr std::array kHands{"sixteen", "eight", "four"};
  constexpr std::array kKinds{"none", "flat", "per_game"};
  return {{"hands", kHands.at(static_cast<std::size_t>(options.hands))},
          {"stakes",
           {{"kind", kKinds.at(static_cast<std::size_t>(options.stakes.kind))},
            {"units", options.stakes.units}}}};
}
Json end_of(const einwerfen::HandResult& result, const einwerfen::Sheet& sheet) {
  const auto win = result.win;
  return {{"turned", std::string(to_text(result.turned))},
          {"trump", name_or_null(result.trump)},
          {"points", by_side(result.points)},
          {"tricks", by_side(result.tricks)},
          {"favourite", result.favourite},
          {"ties", result.ties},
          {"won_by", name_or_null(result.won_by)},
          {"won", win ? Json{{"side", name(win->side)}, {"games", win->games}} : Json()},
          {"sheet", totals(sheet)},
          {"favourite_suit", name_or_null(sheet.favourite)},
          {"ties_waiting", sheet.ties},
          {"hands", sheet.hands}};
}
Json to_json(const einwerfen::Outcome& ended) {
  return {{"winner", name(ended.winner)}, {"games", ended.games}, {"units", ended.units}};
}
CardSet trumps_of(const einwerfen::Options&, Suit suit) { return einwerfen::order(suit).trumps(); }

// --- a match ------------------------------------------------------------------------------------

/// Of five deals one gives a side most trumps of a suit: the rare rows of the table come up.
template <typename Options>
ClaimedDeal random_deal(const Options& options, Rng& rng) {
  ClaimedDeal deal = testing::random_deal(rng);
  if (pick(rng, 5) != 0) return deal;
  const CardSet trumps = trumps_of(options, kAllSuits[pick(rng, kAllSuits.size())]);
  const auto side = static_cast<Side>(pick(rng, 2));
  for (int tries = 0; tries < 60; ++tries) {
    const auto from = static_cast<Seat>(pick(rng, 4)), to = static_cast<Seat>(pick(rng, 4));
    Card& given = deal[from][pick(rng, deal[from].size())];
    Card& taken = deal[to][pick(rng, deal[to].size())];
    if (side_of(from) != side && side_of(to) == side && trumps.contains(given) &&
        !trumps.contains(taken)) {
      std::swap(given, taken);
    }
  }
  return deal;
}

/// One step: what is legal, some of what is refused, and what is done.
template <typename MatchState>
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

template <typename G>
Json match(Rng& rng) {
  using MatchState = typename G::MatchState;
  typename G::Options options;
  testing::randomize(options, rng);
  stake(options, rng);
  const auto first = static_cast<Seat>(pick(rng, 4));
  MatchState state = start_match(options, first);
  Json hands = Json::array();
  while (!outcome_of(state) && hands.size() < 60) {
    const Seat dealer = next_dealer(state);
    const ClaimedDeal deal = random_deal(options, rng);
    state = std::get<MatchState>(deal_hand(state, dealer, deal));
    Json dealt = Json::object(), steps = Json::array();
    for (const Seat seat : kAllSeats) {
      for (const Card card : deal[seat]) dealt[name(seat)].push_back(to_text(card));
    }
    while (hand_in_play(state)) steps.push_back(step(state, rng));
    hands.push_back({{"dealer", name(dealer)},
                     {"deal", dealt},
                     {"steps", steps},
                     {"end", end_of(hand_so_far(state)->result, state.sheet)}});
  }
  const auto ended = outcome_of(state);
  return {{"options", to_json(options)},
          {"first_dealer", name(first)},
          {"hands", hands},
          {"outcome", ended ? to_json(*ended) : Json()}};
}

}  // namespace
}  // namespace avinas::oracle

int main(int argc, char** argv) {
  CLI::App app("Prints random matches, a line of JSON each, for tests/oracle/judge.py.");
  std::string game;
  int matches = 100;
  std::uint64_t seed = 1;
  app.add_option("game", game, "Game to play")
      ->required()
      ->check(CLI::IsMember({"sjavs", "einwerfen"}));
  app.add_option("--matches", matches, "Matches to play")->capture_default_str();
  app.add_option("--seed", seed, "Of the random numbers")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  avinas::testing::Rng rng(seed);
  for (int i = 0; i < matches; ++i) {
    const auto played = game == "sjavs" ? avinas::oracle::match<avinas::games::Sjavs>(rng)
                                        : avinas::oracle::match<avinas::games::Einwerfen>(rng);
    std::cout << played.dump() << "\n";
  }
}
