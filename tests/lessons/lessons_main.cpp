// SPDX-License-Identifier: MIT
// Makes the lessons that the browser shows: fixed hands at a real table, each a list of what South
// is shown, what a bot would do there, and why every other card is refused, or what it costs. The
// client has no rules. `avinas_lessons FOLDER` writes them, `avinas_lessons --check FOLDER` says
// whether they are current.
#include <fstream>
#include <iostream>
#include <optional>
#include <sstream>

#include "engine/avinas/rules/knowledge.hpp"
#include "engine/games/match.hpp"
#include "players/analysis/analysis.hpp"
#include "players/bots/advice.hpp"
#include "players/bots/bot.hpp"
#include "players/seats/player.hpp"
#include "protocol/action_json.hpp"
#include "protocol/codec.hpp"
#include "tests/support/simulated_table.hpp"

namespace {

using namespace avinas;
using namespace avinas::testing;
namespace fs = std::filesystem;

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
      const auto& done = std::get<HandRecord>(*games::hand_so_far(match())).actions;
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

bool has_done(const std::vector<Moment>& moments, const char* why) {
  return std::any_of(moments.begin(), moments.end(),
                     [&](const Moment& m) { return !m.hint.is_null() && m.hint["why"] == why; });
}

int decisions(const std::vector<Moment>& moments) {
  return static_cast<int>(std::count_if(moments.begin(), moments.end(),
                                        [](const Moment& m) { return !m.hint.is_null(); }));
}

struct Lesson {
  games::Options game;
  std::string id;
  std::function<bool(const Json& first)> deal;
  std::function<bool(const std::vector<Moment>& moments)> play;
  int decisions;  ///< after so many of South's the lesson ends; 0: with the hand
  /// Holds at each decision of South's: a hand that cannot become the lesson is not played on.
  std::function<bool(const Moment&)> goes_on{};
  /// The search begins here: a deal that it found. After a change that asks for another, write 1.
  std::uint64_t seed = 1;
};

/// The longest length that South could call.
int longest(const Json& view) {
  int most = 0;
  for (const int length : view["lengths"]) most = std::max(most, length);
  return most;
}

bool in_play(const Moment& moment) { return moment.view["phase"] == "playing"; }

bool won_by_us(const std::vector<Moment>& moments) {
  return moments.back().view["finished"]["result"]["won_by"] == "NS";
}

const std::vector<Lesson> kLessons{
    {Options{}, "trumps",
     [](const Json& v) {
       return v["form"] == "sevens" && v["declarer"] == "S" && v["ranked"][0] == "QC" &&
              v["trumps"].size() == 5;
     },
     [](const std::vector<Moment>& m) { return has_done(m, "draw_safely") && won_by_us(m); }, 4},
    {Options{}, "sevens",
     [](const Json& v) {
       return v["form"] == "sevens" && v["declarer"] == "E" && v["sevens"] == 2;
     },
     [](const std::vector<Moment>& m) {
       return won_by_us(m) && m.back().view["knock"] == "none" && has_done(m, "give_partner");
     },
     0},
    {Options{}, "secrets",
     [](const Json& v) {
       return v["dealer"] == "S" && v["private_look"].size() == 2 && v["exposed"].size() == 4 &&
              v["form"] == "no_sevens";
     },
     [](const std::vector<Moment>& m) { return decisions(m) > 3; }, 3},
    {Options{}, "knock",
     [](const Json& v) { return v["form"] == "sevens" && v["declarer"] == "S"; },
     [](const std::vector<Moment>& m) { return has_done(m, "knock_strong") && won_by_us(m); }, 0},
    {Options{}, "bid",
     [](const Json& v) { return v["form"] == "no_sevens" && v["trumps"].size() >= 3; },
     [](const std::vector<Moment>& m) {
       return has_done(m, "long_suit") && has_done(m, "open_long") && won_by_us(m) &&
              m.back().view["declarer"] == "S";
     },
     0},
    {Options{}, "hide", [](const Json&) { return true; },
     [](const std::vector<Moment>& m) { return has_done(m, "hide_low") && won_by_us(m); }, 0},
    {sjavs::Options{}, "sjavs-calls",
     [](const Json& v) { return v["to_act"][0] == "S" && longest(v) == 6 && v["lengths"][0] < 6; },
     [](const std::vector<Moment>& m) { return has_done(m, "draw_safely") && won_by_us(m); }, 4,
     [](const Moment& m) {
       const bool leads = in_play(m) && m.view["trick"]["number"] == 1;
       return !in_play(m) ||
              (m.view["declarer"] == "S" && (!leads || m.hint["why"] == "draw_safely"));
     }},
    {sjavs::Options{}, "sjavs-better",
     [](const Json& v) { return longest(v) >= 5 && v["lengths"][0] == longest(v); }, won_by_us, 0,
     [](const Moment& m) {
       return m.view["phase"] == "bidding" ? m.hint["action"]["action"] == "better"
                                           : m.view["declarer"] == "S";
     }},
    {sjavs::Options{}, "sjavs-points", [](const Json& v) { return v["dealer"] == "N"; },
     [](const std::vector<Moment>& m) {
       const Json& result = m.back().view["finished"]["result"];
       return won_by_us(m) && result["points"]["NS"] >= 90 && result["tricks"]["EW"] > 0;
     },
     0,
     [](const Moment& m) {
       return !in_play(m) || (m.view["declarer"] == "N" && m.view["trump"] != "C");
     }},
    {sjavs::Options{}, "sjavs-defend", [](const Json& v) { return longest(v) < 5; },
     [](const std::vector<Moment>& m) {
       const Json& result = m.back().view["finished"]["result"];
       return won_by_us(m) && result["points"]["EW"] > 30;
     },
     0,
     [](const Moment& m) {
       return !in_play(m) || (m.view["declarer"] == "E" && m.view["trump"] != "C" &&
                              m.hint["why"] != "best_on_average");
     }},
    {einwerfen::Options{}, "einwerfen-trumps",
     [](const Json& v) { return v["dealer"] == "E" && v["trumps"].size() >= 4; },
     [](const std::vector<Moment>& m) { return has_done(m, "draw_safely") && won_by_us(m); }, 4,
     [](const Moment& m) { return m.hint["why"] != "best_on_average"; }},
    {einwerfen::Options{}, "einwerfen-hand",
     [](const Json& v) { return v["dealer"] == "S" && v["trumps"].size() >= 2; },
     [](const std::vector<Moment>& m) {
       const Json& result = m.back().view["finished"]["result"];
       return won_by_us(m) && result["points"]["NS"] >= 90 && result["tricks"]["EW"] > 0;
     },
     0, [](const Moment& m) { return m.hint["why"] != "best_on_average"; }},
    {sueca::Options{}, "sueca-seven",
     [](const Json& v) { return v["dealer"] == "W" && v["trumps"].size() >= 4; },
     [](const std::vector<Moment>& m) { return has_done(m, "draw_safely") && won_by_us(m); }, 4,
     [](const Moment& m) { return m.hint["why"] != "best_on_average"; }},
    {sueca::Options{}, "sueca-hand",
     [](const Json& v) { return v["dealer"] == "S" && v["trumps"].size() >= 3; },
     [](const std::vector<Moment>& m) {
       const Json& result = m.back().view["finished"]["result"];
       return won_by_us(m) && result["points"]["NS"] >= 91 && result["tricks"]["EW"] > 0;
     },
     0, [](const Moment& m) { return m.hint["why"] != "best_on_average"; }},
    {owcyglowa::Options{}, "owcyglowa-grannies",
     [](const Json& v) {
       const auto hand = v["hand"].get<std::set<std::string>>();
       const auto clubs = std::ranges::count(hand, 'C', [](const std::string& c) { return c[1]; });
       return v["dealer"] == "N" && hand.contains("QC") && !hand.contains("QS") && clubs == 2;
     },
     [](const std::vector<Moment>& m) {
       const Json& result = m.back().view["finished"]["result"];
       return result["won"]["S"] == 1 && result["soloist"] != "S";
     },
     0,
     [](const Moment& m) {  // nobody bids
       return m.hint["action"]["action"] == "play" && m.view["calls"].empty();
     },
     69352},
    {owcyglowa::Options{}, "owcyglowa-bid", [](const Json& v) { return v["dealer"] == "N"; },
     [](const std::vector<Moment>& m) {
       const Json& result = m.back().view["finished"]["result"];
       return result["won"]["S"] == 2 && result["soloist"] == "S";
     },
     0,
     [](const Moment& m) {  // South alone bids
       const auto calls = m.view["calls"].size();
       return calls == 1 || (calls == 0 && m.hint["action"]["action"] == "bid");
     },
     77744},
    {klorsjavs::Options{}, "klorsjavs-cat", [](const Json& v) { return v["dealer"] == "E"; },
     [](const std::vector<Moment>& m) {
       const Json& result = m.back().view["finished"]["result"];
       const int points = result["points"]["S"].get<int>() + result["lies"].get<int>();
       return result["declarer"] == "S" && result["cat"] == "taken" && points >= 61 && points < 91;
     },
     0,
     [](const Moment& m) {
       return !m.view["calls"].empty() || m.hint["action"]["action"] == "bid";
     },
     181},
    {klorsjavs::Options{},
     "klorsjavs-defend",
     [](const Json& v) { return v["dealer"] == "N"; },
     [](const std::vector<Moment>& m) {
       const Json& result = m.back().view["finished"]["result"];
       return result["declarer"] == "E" && result["cat"] == "taken" && result["won"]["E"] == -8 &&
              result["tricks"]["E"].get<int>() > 1;
     },
     0,
     {},
     74},
    {tarock::Options{}, "tarock-auction", [](const Json& v) { return v["dealer"] == "E"; },
     [](const std::vector<Moment>& m) {
       const Json& result = m.back().view["finished"]["result"];
       return result["soloist"] == "S" && result["contract"] == "pick_up" &&
              result["won"]["S"].get<int>() >= 10;
     },
     0,
     [](const Moment& m) {
       return !m.view["calls"].empty() || m.hint["action"]["action"] == "bid";
     }},
    {tarock::Options{}, "tarock-heading", [](const Json& v) { return v["dealer"] == "N"; },
     [](const std::vector<Moment>& m) {
       const Json& result = m.back().view["finished"]["result"];
       return result["soloist"] == "E" && result["contract"] == "pick_up" &&
              result["won"]["E"].get<int>() < 0 && result["tricks"]["E"].get<int>() > 2 &&
              result["tricks"]["S"].get<int>() > 2;
     },
     0, [](const Moment& m) { return !in_play(m) || m.hint["why"] != "best_on_average"; }},
    {sixbid::Options{}, "sixbid-solo", [](const Json& v) { return v["dealer"] == "E"; },
     [](const std::vector<Moment>& m) {
       const Json& result = m.back().view["finished"]["result"];
       return result["soloist"] == "S" && result["contract"] == "solo" &&
              result["won"]["S"].get<int>() >= 20;
     },
     0,
     [](const Moment& m) {
       return !m.view["calls"].empty() || m.hint["action"]["action"] == "bid";
     }},
    {sixbid::Options{},
     "sixbid-misere",
     [](const Json& v) { return v["dealer"] == "N"; },
     [](const std::vector<Moment>& m) {
       const Json& result = m.back().view["finished"]["result"];
       return result["soloist"] == "E" && result["contract"] == "misere" &&
              result["won"]["E"].get<int>() < 0 && result["tricks"]["S"].get<int>() > 1 &&
              result["tricks"]["N"].get<int>() > 1;
     },
     0,
     {},
     20069},
};

/// Members that a view of a table without other people does not need.
Json without_secrets(Json view) {
  for (const char* name : {"shuffle", "next_commitment", "match", "code", "name"}) {
    view[name] = view[name].is_string() ? Json("") : Json();
  }
  view["seats"]["S"]["player"] = "you";
  view["seats"]["S"]["name"] = "";
  view["host"] = "you";
  return view;
}

Json text_of(const Lesson& lesson, const std::vector<Moment>& moments) {
  Json steps = Json::array();
  Json before = Json::object();
  int decided = 0;
  for (const Moment& moment : moments) {
    const Json view = without_secrets(moment.view);
    Json changes = Json::object();
    for (const auto& [name, value] : view.items()) {
      if (!before.contains(name) || before[name] != value) changes[name] = value;
    }
    before = view;
    Json step = {{"changes", changes}};
    if (!moment.hint.is_null()) {
      step["hint"] = moment.hint;
      step["wrong"] = moment.wrong;
      if (!moment.cost.empty()) step["cost"] = moment.cost;
      ++decided;
    }
    steps.push_back(step);
    if (lesson.decisions > 0 && decided > lesson.decisions) break;
  }
  return {{"id", lesson.id}, {"steps", steps}};
}

/// Its text, and the seed of its deal.
std::pair<std::string, std::uint64_t> make(const Lesson& lesson) {
  for (std::uint64_t seed = lesson.seed; seed < 200'000; ++seed) {
    Hand hand(lesson.game, seed);
    if (!lesson.deal(hand.view())) continue;
    const auto moments = hand.play(lesson.goes_on);
    const bool is_over = !moments.back().view["finished"].is_null();
    if (!is_over || !lesson.play(moments)) continue;
    return {text_of(lesson, Hand(lesson.game, seed, true).play({})).dump() + "\n", seed};
  }
  throw std::runtime_error("no deal for the lesson " + lesson.id);
}

}  // namespace

int main(int argc, char** argv) {
  const bool check = argc == 3 && std::string(argv[1]) == "--check";
  if (argc != 2 && !check) {
    std::cerr << "avinas_lessons [--check] FOLDER\n";
    return 2;
  }
  const fs::path folder = argv[argc - 1];
  for (const Lesson& lesson : kLessons) {
    const auto [text, seed] = make(lesson);
    const fs::path file = folder / (lesson.id + ".json");
    std::ostringstream there;
    there << std::ifstream(file).rdbuf();
    if (check && there.str() != text) {
      std::cerr << file << " is not what the rules make; run avinas_lessons " << folder << "\n";
      return 1;
    }
    if (!check && !(std::ofstream(file) << text)) {
      std::cerr << file << " cannot be written\n";
      return 1;
    }
    std::cout << lesson.id << ": " << text.size() << " bytes, seed " << seed << std::endl;
  }
}
