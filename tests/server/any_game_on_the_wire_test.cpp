// SPDX-License-Identifier: MIT
// A hand of each game over real sockets: four players and a spectator are told what the rule book
// lets them know, and nothing else. The book is read here anew, not asked of the engine's views.
#include <gtest/gtest.h>

#include <functional>
#include <regex>
#include <set>

#include "engine/games/list.hpp"
#include "tests/support/four_players.hpp"

namespace avinas::testing {
namespace {

using Cards = std::set<std::string>;
constexpr std::size_t kSpectator = 4;
const std::array<std::string, 4> kSeatNames{"N", "E", "S", "W"};

/// The views of the five connections after so many actions.
struct Moment {
  std::size_t done = 0;
  std::array<Json, 5> views;
};
/// A hand as it was told, and as it was laid open at its end.
struct Told {
  std::vector<Moment> moments;
  Json hand;
};

bool has(const Json& actions, const char* kind) {
  return std::any_of(actions.begin(), actions.end(),
                     [&](const Json& action) { return action["action"] == kind; });
}

/// The highest that may be bid, or nothing.
Json highest_bid(const Json& legal) {
  Json highest;
  for (const Json& action : legal) {
    if (action["action"] == "bid") highest = action;
  }
  return highest;
}

/// A lawful action: the first to speak bids the highest, nobody overcalls it, and a soloist takes
/// the rest of the pack, or calls for a card, if they may.
void act_for_an_exchange(std::array<TestPlayer, 4>& players) {
  settle(players);
  for (TestPlayer& player : players) {
    const Json& view = player.view();
    if (!player.to_act()) continue;
    const bool overcalls = view["phase"] == "bidding" && has(view["calls"], "bid");
    const char* wanted = has(view["legal"], "take")  ? "take"
                         : has(view["legal"], "ask") ? "ask"
                         : overcalls                 ? "pass"
                                                     : "bid";
    if (!has(view["legal"], wanted)) break;
    Json act = *std::find_if(view["legal"].begin(), view["legal"].end(),
                             [&](const Json& action) { return action["action"] == wanted; });
    if (act["action"] == "bid") act = highest_bid(view["legal"]);
    act["type"] = "act";
    player.ask(act, new_id());
    settle(players);
    return;
  }
  act(players);
}

bool leaves_the_rest(const Json& hand) {
  return hand["deal"].contains("rest") && !has(hand["actions"], "lay") &&
         !has(hand["actions"], "give");
}

/// A hand with so many moments tells enough; one in which a card was called ends with the first
/// trick of the others.
std::size_t enough(const Json& hand) {
  return hand.is_object() && has(hand["actions"], "give") ? 14 : 20;
}

Told play_a_hand(const std::string& game) {
  const TestServer server(
      {"--testing", "--deal-seed", "7", "--request-rate", "10000", "--address-rate", "10000"});
  std::array<TestPlayer, 4> players;
  Json options{{"game", game}};
  if (game == games::All::kNames[0]) options["overbid"] = "refused";
  const std::string code = seat_four(server.port(), players, options);
  WsClient spectator(server.port());
  spectator.ask({{"type", "hello"}, {"name", "Watcher"}, {"games", games::All::kNames}});
  spectator.ask({{"type", "join"}, {"table", code}});
  Told told;
  // A hand that was passed out or stopped early tells little, and so does one in which cards that
  // nobody was dealt stayed where they were.
  while (told.moments.size() < enough(told.hand) || leaves_the_rest(told.hand)) {
    told = {};
    while (!players[0].view()["in_hand"].get<bool>()) act(players);
    for (std::size_t done = 0; players[0].view()["in_hand"].get<bool>(); ++done) {
      spectator.catch_up(settle(players));
      Moment now{done, {}};
      for (std::size_t i = 0; i < 4; ++i) now.views.at(i) = players.at(i).view();
      now.views[kSpectator] = spectator.view;
      told.moments.push_back(now);
      act_for_an_exchange(players);
    }
    told.hand = players[0].view()["finished"];
  }
  return told;
}

std::vector<std::string> dealt_to(const Json& hand, std::size_t seat) {
  return hand["deal"][kSeatNames.at(seat)].get<std::vector<std::string>>();
}
std::size_t seats_in(const Json& hand) {
  return hand["deal"].size() - hand["deal"].contains("rest");
}
/// A connection that has no seat of the game is shown what a spectator is.
bool is_seat(const Json& hand, std::size_t who) { return who < seats_in(hand); }
std::size_t seat_of(const Json& action) {
  return std::string("NESW").find(action["seat"].get<std::string>());
}

/// The cards of the deal that the rules show this observer: R2.3 and R2.4, E2.3, U2.3.
Cards shown_in_the_deal(const std::string& game, const Json& hand, std::size_t observer) {
  Cards shown;
  const std::size_t dealer = seat_of({{"seat", hand["dealer"]}});
  const bool turned = hand["result"].contains("turned");
  if (turned) shown.insert(dealt_to(hand, dealer).back());
  if (game != games::All::kNames[0]) return shown;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    const auto cards = dealt_to(hand, seat);
    for (const std::string& card : {cards[3], cards[7]}) {
      const bool opponent = (seat + dealer) % 2 != 0;
      if (opponent || card[0] == '7' || observer == dealer) shown.insert(card);
    }
  }
  return shown;
}

/// The tricks of the first so many actions: the last complete one, and the one in progress.
struct Tricks {
  std::vector<Json> last, now;
};
Tricks tricks_after(const Json& hand, std::size_t done) {
  Tricks tricks;
  for (std::size_t i = 0; i < done; ++i) {
    const Json& action = hand["actions"][i];
    if (action["action"] != "play") continue;
    tricks.now.push_back(action);
    if (tricks.now.size() == seats_in(hand)) tricks = {tricks.now, {}};
  }
  return tricks;
}

/// The cards that were called (L4.7), which all have heard, and those given for them, which the
/// giver and the receiver know.
Cards exchanged_for_a_call(const Json& hand, std::size_t done, std::size_t observer) {
  Cards known;
  for (std::size_t i = 0; i < done; ++i) {
    const Json& action = hand["actions"][i];
    const bool is_gift = action["action"] == "give";
    const bool knows_it = is_gift && (seat_of(action) == observer ||
                                      seat_of({{"seat", hand["result"]["asked_of"]}}) == observer);
    if (action["action"] == "ask" || knows_it) known.insert(action["card"].get<std::string>());
  }
  return known;
}

/// The change of a hand's cards with an action: as many are laid away as were taken.
int change_of_cards(const Json& hand, const Json& action, std::size_t seat) {
  const bool own = seat_of(action) == seat;
  const int rest =
      hand["deal"].contains("rest") ? static_cast<int>(hand["deal"]["rest"].size()) : 0;
  const Json asked_of = hand["result"].value("asked_of", Json());
  const bool other = asked_of.is_string() && seat_of({{"seat", asked_of}}) == seat;
  if (action["action"] == "play") return own ? -1 : 0;
  if (action["action"] == "take") return own ? rest : 0;
  if (action["action"] == "ask" && asked_of.is_string()) return own ? 1 : other ? -1 : 0;
  if (action["action"] == "give") return own ? -1 : other ? 1 : 0;
  return 0;
}

/// All that may be named to this observer after so many actions.
Cards may_be_told(const std::string& game, const Json& hand, std::size_t done,
                  std::size_t observer) {
  Cards allowed = shown_in_the_deal(game, hand, observer);
  if (is_seat(hand, observer)) {
    for (const std::string& card : dealt_to(hand, observer)) allowed.insert(card);
    for (std::size_t i = 0; i < done; ++i) {
      const Json& action = hand["actions"][i];
      if (action["action"] == "play") allowed.erase(action["card"].get<std::string>());
    }
    for (std::size_t i = 0; i < done; ++i) {
      const Json& action = hand["actions"][i];
      const bool takes = action["action"] == "take" || action["action"] == "lay";  // K4.1, T4.1
      if (!takes || seat_of(action) != observer) continue;
      // As many are taken as are laid away, the first ones first (S8.5).
      const Json& rest = hand["deal"]["rest"];
      const std::size_t taken = std::min(action.value("cards", rest).size(), rest.size());
      for (std::size_t card = 0; card < taken; ++card) {
        allowed.insert(rest[card].get<std::string>());
      }
    }
    for (const std::string& card : shown_in_the_deal(game, hand, observer)) allowed.insert(card);
  }
  for (const std::string& card : exchanged_for_a_call(hand, done, observer)) allowed.insert(card);
  const Tricks tricks = tricks_after(hand, done);
  for (const Json& play : tricks.last) allowed.insert(play["card"].get<std::string>());
  for (const Json& play : tricks.now) {
    const bool hidden = play.value("face_down", false) && seat_of(play) != observer;
    if (!hidden) allowed.insert(play["card"].get<std::string>());
  }
  return allowed;
}

/// Every text below that is a card.
void cards_in(const Json& value, Cards& found) {
  static const std::regex kCard("[AKQJT2-9][CSHD]");
  if (value.is_string() && std::regex_match(value.get<std::string>(), kCard)) {
    found.insert(value.get<std::string>());
  }
  for (const Json& inner : value.is_structured() ? value : Json::array()) cards_in(inner, found);
}

/// The view without the cards that its player may call for (L4.7): as they are all that the player
/// does not hold, they tell nothing.
Json without_calls(Json view, const Json& hand) {
  std::size_t pack = 0;
  for (const Json& cards : hand["deal"]) pack += cards.size();
  const auto is_call = [](const Json& action) { return action["action"] == "ask"; };
  Json& legal = view["legal"];
  const auto calls = static_cast<std::size_t>(std::count_if(legal.begin(), legal.end(), is_call));
  if (calls == 0 || calls + view["hand"].size() != pack) return view;
  Json rest = Json::array();
  std::remove_copy_if(legal.begin(), legal.end(), std::back_inserter(rest), is_call);
  legal = rest;
  return view;
}

/// Members that may differ from one observer to the next.
const std::set<std::string> kOwn{
    "you",          "hand",    "ranked", "trumps", "lengths",    "legal", "trick", "last_trick",
    "private_look", "shuffle", "result", "clock",  "spectators", "laid",  "taken", "given"};

/// The length of each suit as dealt, with the cards that always are trumps: `view` is the first.
Json lengths_of(const Json& view) {
  Json lengths = Json::array();
  const auto always = view["trumps"].get<Cards>();
  for (const char suit : std::string("CSHD")) {
    int length = 0;
    for (const std::string& card : view["hand"].get<Cards>()) {
      length += always.count(card) != 0 || card[1] == suit;
    }
    lengths.push_back(length);
  }
  return lengths;
}

/// The first thing that a connection was told beyond the book, or nothing.
std::string beyond_the_book(const std::string& game, const Told& truth, const Moment& moment) {
  const Json& hand = truth.hand;
  const int each = static_cast<int>(dealt_to(hand, 0).size());
  for (std::size_t who = 0; who < moment.views.size(); ++who) {
    const Json& view = moment.views.at(who);
    const std::string to = " to connection " + std::to_string(who);
    Cards told;
    cards_in(without_calls(view, hand), told);
    const Cards allowed = may_be_told(game, hand, moment.done, who);
    for (const std::string& card : told) {
      if (allowed.count(card) == 0) return card + to;
    }
    for (const auto& [name, value] : view.items()) {
      if (kOwn.count(name) == 0 && value != moment.views[0][name]) return name + to;
    }
    for (std::size_t seat = 0; seat < seats_in(hand); ++seat) {
      int left = each;
      for (std::size_t i = 0; i < moment.done; ++i) {
        const Json& action = hand["actions"][i];
        left += change_of_cards(hand, action, seat);
        if (action["action"] == "lay" && seat_of(action) == seat) left = each;
      }
      if (view["card_counts"][kSeatNames.at(seat)] != left) return "card_counts" + to;
    }
    if (!view["lengths"].empty() && view["lengths"] != lengths_of(truth.moments[0].views.at(who)))
      return "lengths" + to;
    if (!view["shuffle"].is_null() && view["shuffle"]["server_seed"] != "") return "seed" + to;
    for (const Json& action : view["legal"]) {
      const auto turn = view["to_act"].get<std::set<std::string>>();
      const bool acts = is_seat(hand, who) && turn.count(kSeatNames.at(who)) != 0;
      const bool right = is_seat(hand, who) &&  // R4.6, K4.5: rights, no turns
                         (action["action"] == "stop" || action["action"] == "fold");
      if (!acts && !right) return "legal" + to;
    }
  }
  return {};
}

std::size_t clubs_in(const Json& view) {
  std::size_t clubs = 0;
  for (const std::string& card : view["hand"].get<Cards>()) clubs += card[1] == 'C';
  return clubs;
}

/// A door that tells more, as a change of what was told.
using Leak = std::function<void(Moment& moment, const Json& hand)>;

std::vector<std::pair<const char*, Leak>> leaks_of_a_cat() {
  return {
      {"the cat is seen by all",
       [](Moment& m, const Json& hand) {
         for (Json& view : m.views) view["trick"]["cards"] = hand["deal"]["rest"];
       }},
      {"cards that were laid away are seen by all",
       [](Moment& m, const Json& hand) {
         for (std::size_t i = 0; i < m.done; ++i) {
           const Json& action = hand["actions"][i];
           if (action["action"] != "lay") continue;
           for (Json& view : m.views) view["laid"] = action["cards"];
         }
       }},
      {"they are named where they are told of",
       [](Moment& m, const Json& hand) {
         for (std::size_t i = 0; i < m.done; ++i) {
           const Json& action = hand["actions"][i];
           if (action["action"] != "lay") continue;
           for (Json& view : m.views) view["calls"].push_back(action);
         }
       }},
  };
}

std::vector<std::pair<const char*, Leak>> leaks_of_a_gift() {
  const auto if_given = [](Moment& m, const Json& hand, const auto& tell) {
    for (std::size_t i = 0; i < m.done; ++i) {
      if (hand["actions"][i]["action"] != "give") continue;
      for (Json& view : m.views) tell(view, hand["actions"][i]);
    }
  };
  return {
      {"the card that was given is seen by all",
       [=](Moment& m, const Json& hand) {
         if_given(m, hand, [](Json& view, const Json& act) { view["given"] = act["card"]; });
       }},
      {"it is named where it is told of",
       [=](Moment& m, const Json& hand) {
         if_given(m, hand, [](Json& view, const Json& act) { view["calls"].push_back(act); });
       }},
      {"the blind is seen by all",
       [](Moment& m, const Json& hand) {
         for (Json& view : m.views) view["taken"] = hand["deal"]["rest"];
       }},
  };
}

std::vector<std::pair<const char*, Leak>> leaks() {
  const auto at = [](const char* member, std::size_t to, std::size_t from) {
    return [=](Moment& m, const Json&) { m.views[to][member] = m.views[from][member]; };
  };
  return {
      {"a spectator sees North's hand", at("hand", kSpectator, 0)},
      {"a spectator sees what East may do", at("legal", kSpectator, 1)},
      {"partners see each other's hands", at("hand", 0, 2)},
      {"a hand as it ranks goes to the next seat", at("ranked", 1, 0)},
      {"what another may do", at("legal", 2, 1)},
      {"the seed of the deal before the hand ends",
       [](Moment& m, const Json&) {
         for (Json& view : m.views) view["shuffle"] = {{"server_seed", std::string(64, 'a')}};
       }},
      {"a spectator sees what may be called",
       [](Moment& m, const Json&) {
         m.views[kSpectator]["legal"] = {{{"action", "bid"}, {"length", 6}}};
       }},
      {"the lengths of another hand",
       [](Moment& m, const Json&) {
         Json& lengths = m.views[0]["lengths"];
         lengths = lengths == m.views[1]["lengths"] ? Json{9, 9, 9, 9} : m.views[1]["lengths"];
       }},
      {"the number of clubs in another hand",
       [](Moment& m, const Json&) { m.views[2]["card_counts"]["N"] = 20 + clubs_in(m.views[0]); }},
      {"a number tells one observer of another's hand",
       [](Moment& m, const Json&) { m.views[2]["hand_number"] = 40 + clubs_in(m.views[1]); }},
      {"the hand is laid open before its end",
       [](Moment& m, const Json& hand) {
         for (Json& view : m.views) view["finished"] = hand;
       }},
      {"the next card is told before it is played",
       [](Moment& m, const Json& hand) {
         for (std::size_t i = m.done; i < hand["actions"].size(); ++i) {
           if (hand["actions"][i]["action"] != "play") continue;
           const Json card = hand["actions"][i]["card"];
           for (Json& view : m.views) view["trick"]["cards"].push_back({{"card", card}});
           return;
         }
       }},
      {"an older trick is told again",
       [](Moment& m, const Json& hand) {
         for (std::size_t i = 0; i < m.done; ++i) {
           if (hand["actions"][i]["action"] != "play") continue;
           const Json card = hand["actions"][i]["card"];
           for (Json& view : m.views) view["last_trick"]["cards"].push_back({{"card", card}});
           return;
         }
       }},
      {"another card of the deal lies open",
       [](Moment& m, const Json& hand) {
         for (Json& view : m.views) view["turned"] = dealt_to(hand, 1)[0];
       }},
  };
}

class EveryGameOnTheWire : public ::testing::TestWithParam<std::string_view> {};
INSTANTIATE_TEST_SUITE_P(Games, EveryGameOnTheWire, ::testing::ValuesIn(games::All::kNames),
                         [](const auto& game) { return std::string(game.param); });

TEST_P(EveryGameOnTheWire, ToldOverSocketsIsWhatTheBookLetsEachKnowAndALeakIsFound) {
  const std::string game(GetParam());
  const Told told = play_a_hand(game);
  ASSERT_GE(told.moments.size(), enough(told.hand));
  for (const Moment& moment : told.moments) {
    ASSERT_EQ(beyond_the_book(game, told, moment), "") << moment.done << " actions";
  }
  auto all = leaks();
  if (told.hand["deal"].contains("rest")) {
    const bool gift = has(told.hand["actions"], "give");
    for (auto& leak : gift ? leaks_of_a_gift() : leaks_of_a_cat()) all.push_back(std::move(leak));
  }
  for (const auto& [name, leak] : all) {
    int found = 0;
    for (Moment moment : told.moments) {
      leak(moment, told.hand);
      found += !beyond_the_book(game, told, moment).empty();
    }
    EXPECT_GT(found, 0) << name;
  }
}

}  // namespace
}  // namespace avinas::testing
