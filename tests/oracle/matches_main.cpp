// SPDX-License-Identifier: MIT
// Plays random matches of a game and prints each as a line of JSON, with all that the rules allowed
// and some of what they refused, for the oracle beside it (judge.py).
#include <CLI/CLI.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

#include "engine/einwerfen/ranking.hpp"
#include "engine/games/list.hpp"
#include "engine/sjavs/ranking.hpp"
#include "engine/sueca/ranking.hpp"
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
std::string text(const Take&) { return "take"; }
std::string text(const Fold&) { return "fold"; }
std::string text(const Ask& ask) { return "ask " + std::string(to_text(ask.card)); }
std::string text(const Give& give) { return "give " + std::string(to_text(give.card)); }
std::string text(const Lay& lay) {
  std::string text = "lay";
  for (const Card card : lay.cards) text += " " + std::string(to_text(card));
  return text;
}
std::string text(const NameTrump& named) { return "name " + name(named.suit); }
std::string text(const Play& play) {
  return std::string(to_text(play.card)) + (play.signal      ? " signal"
                                            : play.face_down ? " down"
                                                             : "");
}
std::string text(const Action& action) {
  return std::visit([](const auto& a) { return text(a); }, action);
}

/// Every action that could be thought of with the cards of a pack, words first; those of an
/// exchange where cards are dealt to nobody.
struct EveryAction {
  std::vector<Action> all;
  std::size_t words = 0;
};
EveryAction every_action(const Shape& shape, int most_said, bool asks) {
  const std::span<const Card> pack = shape.pack;
  std::vector<Action> all{Pass{}, Knock{}, Stop{}};
  for (int length = 0; length <= 9; ++length) all.push_back(Better{length});
  for (int length = 0; length <= most_said; ++length) all.push_back(Bid{length});
  for (const Suit suit : kAllSuits) all.push_back(NameTrump{suit});
  for (std::size_t i = 0; asks && i < pack.size(); ++i) {
    all.insert(all.end(), {Ask{pack[i]}, Give{pack[i]}});
  }
  const std::size_t words = all.size();
  for (const Card card : pack) all.push_back(Play{card});
  for (const Card card : pack) all.push_back(Play{card, true});
  for (const Card card : pack) all.push_back(Play{card, false, Signal::Valuable});
  if (shape.rest() == 0) return {all, words};
  for (int often = 0; often < 10; ++often) all.insert(all.end(), {Take{}, Fold{}});
  for (std::size_t i = 0; i < pack.size(); ++i) {
    for (std::size_t j = i + 1; j < pack.size(); ++j) {
      all.push_back(Lay{pack[i], pack[j]});
      for (std::size_t k = j + 1; shape.rest() > 2 && k < pack.size(); ++k) {
        all.push_back(Lay{pack[i], pack[j], pack[k]});
      }
    }
  }
  return {all, words};
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

void stake(sueca::Options& options, Rng& rng) { options.stake = pick(rng, 2) != 0 ? 3 : 0; }
Json to_json(const sueca::Options& options) {
  using namespace sueca;
  return {{"games", options.games == Games::Four ? "four" : "ten"},
          {"bandeira", options.bandeira == Bandeira::Tricks ? "tricks" : "points"},
          {"tied_hand", options.tied_hand == TiedHand::Nothing ? "nothing" : "one_more"},
          {"stakes", {{"kind", options.stake > 0 ? "flat" : "none"}, {"units", options.stake}}}};
}
Json end_of(const sueca::HandResult& result, const sueca::Sheet& sheet) {
  const auto win = result.win;
  return {{"turned", std::string(to_text(result.turned))},
          {"trump", name_or_null(result.trump)},
          {"points", by_side(result.points)},
          {"tricks", by_side(result.tricks)},
          {"ties", result.ties},
          {"won_by", name_or_null(result.won_by)},
          {"won", win ? Json{{"side", name(win->side)}, {"games", win->games}} : Json()},
          {"sheet", totals(sheet)},
          {"ties_waiting", sheet.ties},
          {"three_to_none", name_or_null(sheet.three_to_none)}};
}
Json to_json(const sueca::Outcome& ended) {
  constexpr std::array kReasons{"plain", "gato", "chapeu", "arrepio"};
  return {{"winner", name(ended.winner)},
          {"reason", kReasons.at(static_cast<std::size_t>(ended.reason))},
          {"units", ended.units}};
}
CardSet trumps_of(const sueca::Options&, Suit suit) { return sueca::order(suit).trumps(); }

void stake(owcyglowa::Options& options, Rng& rng) { options.stake = pick(rng, 2) != 0 ? 3 : 0; }
Json to_json(const owcyglowa::Options& options) {
  return {{"stakes", {{"kind", options.stake > 0 ? "flat" : "none"}, {"units", options.stake}}}};
}
template <typename T>
Json by_seat(const PerSeat<T>& values, int seats = 3) {
  Json all = Json::object();
  for (const Seat seat : seats_for(seats)) all[name(seat)] = values[seat];
  return all;
}
Json end_of(const owcyglowa::HandResult& result, const owcyglowa::Sheet& sheet) {
  Json bids = Json::object();
  for (const Seat seat : owcyglowa::kShape.table()) {
    const auto bid = result.bids[seat];
    bids[name(seat)] = bid ? Json(*bid) : Json();
  }
  return {{"soloist", name_or_null(result.soloist)},
          {"bids", bids},
          {"points", by_seat(result.points)},
          {"tricks", by_seat(result.tricks)},
          {"won", by_seat(result.won)},
          {"sheet", by_seat(sheet.totals)}};
}
Json to_json(const owcyglowa::Outcome& ended) {
  return {{"winner", name(ended.winner)}, {"units", ended.units}};
}
/// There are no trumps: a long suit is as rare.
CardSet trumps_of(const owcyglowa::Options&, Suit suit) {
  return owcyglowa::kOrder.suits[static_cast<std::size_t>(suit)];
}

void stake(klorsjavs::Options& options, Rng& rng) { options.stake = pick(rng, 2) != 0 ? 3 : 0; }
Json to_json(const klorsjavs::Options& options) {
  constexpr std::array kForms{"three", "four", "auction"};
  return {{"form", kForms.at(static_cast<std::size_t>(options.form))},
          {"cat", options.cat == klorsjavs::CatRule::Unseen ? "unseen" : "seen"},
          {"untouched", options.untouched},
          {"hands", number_of(options.hands)},
          {"stakes", {{"kind", options.stake > 0 ? "flat" : "none"}, {"units", options.stake}}}};
}
Json list_of(const PerSeat<bool>& seats) {
  Json all = Json::array();
  for (const Seat seat : kAllSeats) {
    if (seats[seat]) all.push_back(name(seat));
  }
  return all;
}
Json end_of(const klorsjavs::HandResult& result, const klorsjavs::Sheet& sheet) {
  const auto contract = result.contract;
  const bool chosen = result.cat && with_cat(*contract);
  return {{"declarer", name_or_null(result.declarer)},
          {"contract", contract ? Json(static_cast<int>(*contract) + 1) : Json()},
          {"trump", name_or_null(result.trump)},
          {"cat", !chosen                                   ? Json()
                  : result.cat == klorsjavs::CatFate::Taken ? Json("taken")
                                                            : Json("left")},
          {"folded", result.folded},
          {"points", by_seat(result.points, result.seats)},
          {"tricks", by_seat(result.tricks, result.seats)},
          {"lies", result.lies},
          {"won", by_seat(result.won, result.seats)},
          {"sheet", by_seat(sheet.totals, sheet.seats)},
          {"level", list_of(sheet.level)}};
}
Json to_json(const klorsjavs::Outcome& ended) {
  return {{"won", list_of(ended.won)}, {"units", by_seat(ended.units, ended.seats)}};
}
CardSet trumps_of(const klorsjavs::Options& options, Suit suit) {
  return klorsjavs::order(options.form, suit).trumps();
}

void stake(tarock::Options& options, Rng& rng) { options.stake = pick(rng, 2) != 0 ? 3 : 0; }
Json to_json(const tarock::Options& options) {
  return {{"pot", units_of(options.pot)},
          {"raise_alone", options.raise_alone},
          {"stakes", {{"kind", options.stake > 0 ? "flat" : "none"}, {"units", options.stake}}}};
}
Json end_of(const tarock::HandResult& result, const tarock::Sheet& sheet) {
  const auto contract = result.contract;
  return {{"soloist", name_or_null(result.soloist)},
          {"figure", result.figure ? Json(*result.figure) : Json()},
          {"game", !contract                               ? Json()
                   : *contract == tarock::Contract::PickUp ? Json("pick_up")
                                                           : Json("hand")},
          {"trump", name_or_null(result.trump)},
          {"points", by_seat(result.points)},
          {"tricks", by_seat(result.tricks)},
          {"lies", result.lies},
          {"won", by_seat(result.won)},
          {"pot", sheet.pot},
          {"sheet", by_seat(sheet.accounts)}};
}
Json to_json(const tarock::Outcome& ended) {
  return {{"won", list_of(ended.won)}, {"units", by_seat(ended.units)}};
}
CardSet trumps_of(const tarock::Options&, Suit suit) { return tarock::order(suit).trumps(); }

void stake(sixbid::Options& options, Rng& rng) { options.stake = pick(rng, 2) != 0 ? 3 : 0; }
Json to_json(const sixbid::Options& options) {
  return {{"form", options.form == sixbid::Form::Frog ? "frog" : "six_bid"},
          {"hands", number_of(options.hands)},
          {"stakes", {{"kind", options.stake > 0 ? "flat" : "none"}, {"units", options.stake}}}};
}
Json end_of(const sixbid::HandResult& result, const sixbid::Sheet& sheet) {
  constexpr std::array kContracts{"solo",      "heart_solo", "misere", "guarantee", "spread_misere",
                                  "call_solo", "frog",       "chico",  "grand"};
  return {
      {"soloist", name_or_null(result.soloist)},
      {"contract",
       result.contract ? Json(kContracts.at(static_cast<std::size_t>(*result.contract))) : Json()},
      {"trump", name_or_null(result.trump)},
      {"asked", result.asked ? Json(to_text(*result.asked)) : Json()},
      {"asked_of", name_or_null(result.asked_of)},
      {"points", by_seat(result.points)},
      {"tricks", by_seat(result.tricks)},
      {"lies", result.lies},
      {"won", by_seat(result.won)},
      {"sheet", by_seat(sheet.accounts)},
      {"played", sheet.played}};
}
Json to_json(const sixbid::Outcome& ended) {
  return {{"won", list_of(ended.won)}, {"units", by_seat(ended.units)}};
}
CardSet trumps_of(const sixbid::Options&, Suit suit) { return sixbid::order(suit).trumps(); }

// --- a match ------------------------------------------------------------------------------------

/// Of five deals one gives a side most trumps of a suit: the rare rows of the table come up.
template <typename Options>
ClaimedDeal random_deal(const Options& options, Rng& rng) {
  ClaimedDeal deal = testing::random_deal(rng, shape(options));
  if (pick(rng, 5) != 0) return deal;
  const CardSet trumps = trumps_of(options, kAllSuits[pick(rng, kAllSuits.size())]);
  const Seating seating = shape(options).seating;
  const Side side = seating.sides()[pick(rng, seating.sides().size())];
  for (int tries = 0; tries < 60; ++tries) {
    const Seat from = testing::random_seat(rng, shape(options));
    const Seat to = testing::random_seat(rng, shape(options));
    Card& given = deal[from][pick(rng, deal[from].size())];
    Card& taken = deal[to][pick(rng, deal[to].size())];
    if (seating.side(from) != side && seating.side(to) == side && trumps.contains(given) &&
        !trumps.contains(taken)) {
      std::swap(given, taken);
    }
  }
  return deal;
}

/// One step: what is legal, some of what is refused, and what is done.
template <typename MatchState>
Json step(MatchState& state, Rng& rng) {
  constexpr bool figures = std::is_same_v<MatchState, tarock::MatchState>;
  constexpr bool asks = std::is_same_v<MatchState, sixbid::MatchState>;
  const auto [every, words] =
      every_action(shape(state.options), figures ? Bid::kMostSaid : 9, asks);
  Json legal = Json::object(), refused = Json::array();
  std::vector<SeatAction> all;
  for (const Seat seat : shape(state.options).table()) {
    Json& own = legal[name(seat)] = Json::array();
    for (const Action& action : legal_actions(state, seat)) {
      own.push_back(text(action));
      all.push_back({seat, action});
    }
  }
  for (int tries = 0; tries < 8; ++tries) {
    // Words and calls are few among all actions: every second try is one.
    const Action& action = every[pick(rng, pick(rng, 2) != 0 ? words : every.size())];
    const Seat seat =
        pick(rng, 2) != 0 ? all.front().seat : testing::random_seat(rng, shape(state.options));
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
  const Seat first = testing::random_seat(rng, shape(options));
  MatchState state = start_match(options, first);
  Json hands = Json::array();
  while (!outcome_of(state) && hands.size() < 60) {
    const Seat dealer = next_dealer(state);
    const ClaimedDeal deal = random_deal(options, rng);
    state = std::get<MatchState>(deal_hand(state, dealer, deal));
    Json dealt = Json::object(), steps = Json::array();
    for (const Seat seat : shape(options).table()) {
      for (const Card card : deal[seat]) dealt[name(seat)].push_back(to_text(card));
    }
    for (const Card card : deal.rest) dealt["rest"].push_back(to_text(card));
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
      ->check(CLI::IsMember(
          {"sjavs", "einwerfen", "sueca", "owcyglowa", "klorsjavs", "tarock", "sixbid"}));
  app.add_option("--matches", matches, "Matches to play")->capture_default_str();
  app.add_option("--seed", seed, "Of the random numbers")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  avinas::testing::Rng rng(seed);
  for (int i = 0; i < matches; ++i) {
    const auto played = game == "sjavs"       ? avinas::oracle::match<avinas::games::Sjavs>(rng)
                        : game == "einwerfen" ? avinas::oracle::match<avinas::games::Einwerfen>(rng)
                        : game == "sueca"     ? avinas::oracle::match<avinas::games::Sueca>(rng)
                        : game == "owcyglowa" ? avinas::oracle::match<avinas::games::OwcyGlowa>(rng)
                        : game == "klorsjavs" ? avinas::oracle::match<avinas::games::Klorsjavs>(rng)
                        : game == "tarock"    ? avinas::oracle::match<avinas::games::Tarock>(rng)
                                              : avinas::oracle::match<avinas::games::Sixbid>(rng);
    std::cout << played.dump() << "\n";
  }
}
