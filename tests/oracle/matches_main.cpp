// SPDX-License-Identifier: MIT
// Plays random matches of a game and prints each as a line of JSON, with all that the rules allowed
// and some of what they refused, for the oracle beside it (judge.py).
#include <CLI/CLI.hpp>
#include <iostream>

#include "tests/oracle/ends_json.hpp"

namespace avinas::oracle {
namespace {

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
template <typename Options>
EveryAction every_action(const Options& options) {
  constexpr int most_said = std::is_same_v<Options, tarock::Options> ? Bid::kMostSaid : 13;
  constexpr bool asks = std::is_same_v<Options, sixbid::Options>;
  constexpr bool lays_one = std::is_same_v<Options, sjavsalone::Options>;
  const Shape dealt = shape(options);
  const std::span<const Card> pack = dealt.pack;
  std::vector<Action> all{Pass{}, Knock{}, Stop{}};
  for (int length = 0; length <= 13; ++length) all.push_back(Better{length});
  for (int length = 0; length <= most_said; ++length) all.push_back(Bid{length});
  for (const Suit suit : kAllSuits) all.push_back(NameTrump{suit});
  for (std::size_t i = 0; asks && i < pack.size(); ++i) {
    all.insert(all.end(), {Ask{pack[i]}, Give{pack[i]}});
  }
  const std::size_t words = all.size();
  for (const Card card : pack) all.push_back(Play{card});
  for (const Card card : pack) all.push_back(Play{card, true});
  for (const Card card : pack) all.push_back(Play{card, false, Signal::Valuable});
  if (dealt.rest() == 0) return {all, words};
  for (int often = 0; often < 10; ++often) all.insert(all.end(), {Take{}, Fold{}});
  for (std::size_t i = 0; i < pack.size(); ++i) {
    if (lays_one) all.push_back(Lay{pack[i]});
    for (std::size_t j = i + 1; j < pack.size(); ++j) {
      all.push_back(Lay{pack[i], pack[j]});
      for (std::size_t k = j + 1; dealt.rest() > 2 && k < pack.size(); ++k) {
        all.push_back(Lay{pack[i], pack[j], pack[k]});
      }
    }
  }
  return {all, words};
}

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
Json step(MatchState& state, const EveryAction& every, Rng& rng) {
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
    const Action& action = every.all[pick(rng, pick(rng, 2) != 0 ? every.words : every.all.size())];
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
  const EveryAction every = every_action(options);
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
    while (hand_in_play(state)) steps.push_back(step(state, every, rng));
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
      ->check(CLI::IsMember({"sjavs", "einwerfen", "sueca", "owcyglowa", "klorsjavs", "tarock",
                             "sixbid", "sjavsalone"}));
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
                        : game == "sixbid"    ? avinas::oracle::match<avinas::games::Sixbid>(rng)
                                           : avinas::oracle::match<avinas::games::SjavsAlone>(rng);
    std::cout << played.dump() << "\n";
  }
}
