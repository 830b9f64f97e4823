// SPDX-License-Identifier: MIT
// Makes the lessons that the browser shows: fixed hands at a real table, each a list of what South
// is shown, what a bot would do there, and why every other card is refused, or what it costs. The
// client has no rules. `avinas_lessons FOLDER` writes them, `avinas_lessons --check FOLDER` says
// whether they are current.
#include <fstream>
#include <iostream>
#include <optional>
#include <sstream>

#include "tests/lessons/hand.hpp"

namespace {

using namespace avinas;
using namespace avinas::testing;
namespace fs = std::filesystem;

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
    {sjavsalone::Options{}, "sjavsalone-skat", [](const Json& v) { return v["dealer"] == "E"; },
     [](const std::vector<Moment>& m) {
       const Json& result = m.back().view["finished"]["result"];
       return result["declarer"] == "S" && result["lies"].get<int>() >= 10 &&
              result["deducted"]["S"].get<int>() >= 2 && result["tricks"]["S"].get<int>() < 8;
     },
     0,
     [](const Moment& m) {
       return m.view["phase"] != "exchanging" || m.hint["action"]["action"] == "lay";
     }},
    {sjavsalone::Options{.form = sjavsalone::Form::Two},
     "sjavsalone-rows",
     [](const Json& v) { return v["dealer"] == "N"; },
     [](const std::vector<Moment>& m) {
       const Json& result = m.back().view["finished"]["result"];
       return result["declarer"] == "S" && result["deducted"]["S"].get<int>() >= 2 &&
              result["tricks"]["S"].get<int>() < 13;
     },
     0,
     {}},
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
