// SPDX-License-Identifier: MIT
// Answers questions about an evening.
#include "server/evening/state.hpp"

#include <algorithm>
#include <cmath>

#include "server/evening/scoring.hpp"

namespace avinas::server {

using namespace protocol;

std::optional<int> pair_of(const EveningState& evening, const std::string& player) {
  for (std::size_t i = 0; i < evening.pairs.size(); ++i) {
    for (const Person& person : evening.pairs[i].people) {
      if (person.player == player) return static_cast<int>(i);
    }
  }
  return std::nullopt;
}

namespace {

Meetings swiss_meetings(const EveningState& evening) {
  const std::size_t pairs = evening.pairs.size();
  std::vector<std::vector<int>> met(pairs, std::vector<int>(pairs));
  std::vector<int> rounds(pairs);
  for (const auto& round : evening.rounds) {
    for (const EveningMatch& match : round) {
      const auto a = static_cast<std::size_t>(match.pairs.north_south);
      const auto b = static_cast<std::size_t>(match.pairs.east_west);
      ++met[a][b];
      ++met[b][a];
      ++rounds[a];
      ++rounds[b];
    }
  }
  std::vector<SwissPair> order;
  for (const int pair : best_first(evening)) {
    const int played = rounds[static_cast<std::size_t>(pair)];
    order.push_back({pair, static_cast<int>(evening.rounds.size()) - played});
  }
  return swiss(std::move(order), [&](int a, int b) {
    return met[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
  });
}

}  // namespace

bool has_met(const EveningState& evening, int pair) {
  return std::ranges::any_of(evening.rounds, [&](const EveningState::Round& round) {
    return std::ranges::any_of(round, [&](const EveningMatch& match) {
      return match.pairs.north_south == pair || match.pairs.east_west == pair;
    });
  });
}

NextRound next_round(const EveningState& evening) {
  const int pairs = static_cast<int>(evening.pairs.size());
  const int places = evening.places > 0 ? evening.places : pairs + pairs % 2;
  if (pairs == 0) return {};
  if (evening.plan.movement == Movement::Swiss) return {evening.next, swiss_meetings(evening)};
  const bool is_howell = evening.plan.movement == Movement::Howell;
  const int all = is_howell ? howell_rounds(places) : mitchell_rounds(places);
  const auto plays = [&](int pair) {
    return pair < pairs && !evening.pairs[static_cast<std::size_t>(pair)].gone;
  };
  for (int number = evening.next; number < evening.next + all; ++number) {
    Meetings meetings = is_howell ? howell(places, number % all) : mitchell(places, number % all);
    std::erase_if(meetings, [&](const Meeting& meeting) {
      return !plays(meeting.north_south) || !plays(meeting.east_west);
    });
    if (!meetings.empty()) return {number, std::move(meetings)};
  }
  return {};
}

std::vector<EveningHand> hands_of(const EveningState& evening, int round) {
  std::vector<EveningHand> hands;
  const auto seats = games::shape(evening.options.rules).table();
  for (int i = 0; i < evening.plan.hands; ++i) {
    const int number = (round - 1) * evening.plan.hands + i + 1;  // over the whole evening
    hands.push_back({seats[static_cast<std::size_t>(number - 1) % seats.size()],
                     shuffle::seed_of_hand(evening.seed, number)});
  }
  return hands;
}

/// Others still play the same cards.
static bool is_sealed(const EveningState& evening, const EveningState::Round& round) {
  return evening.plan.hands > 0 && evening.stage == EveningStage::Playing &&
         &round == &evening.rounds.back();
}

std::size_t open_hands(const EveningState& evening, const EveningState::Round& round) {
  std::size_t open = kMostHandsOfRound;
  if (!is_sealed(evening, round)) return open;
  for (const EveningMatch& match : round) {
    if (!match.done) open = std::min(open, match.scores.size());
  }
  return open;
}

Evening view_of(const EveningState& evening, int shown) {
  constexpr double kHundredths = 10'000, kTenths = 10;
  const int rounds = static_cast<int>(evening.rounds.size());
  Evening view;
  view.code = evening.code;
  view.name = evening.name;
  view.host = evening.host;
  view.options = evening.options;
  view.plan = evening.plan;
  view.stage = evening.stage;
  view.round = rounds;
  view.shown = shown >= 1 && shown <= rounds ? shown : rounds;
  view.commitment = evening.commitment;
  if (evening.stage == EveningStage::Over) {
    view.seed = shuffle::to_hex(evening.seed);
    view.seeds = evening.seeds;
  }
  const std::vector<PairScore> scores = scores_of(evening);
  for (std::size_t i = 0; i < evening.pairs.size(); ++i) {
    const PairScore& score = scores[i];
    view.pairs.push_back({evening.pairs[i].people, evening.pairs[i].gone,
                          static_cast<int>(std::lround(kHundredths * score.share())),
                          static_cast<int>(std::lround(kTenths * score.difference)),
                          score.counted});
  }
  if (view.shown == 0) return view;
  const EveningState::Round& round = evening.rounds[static_cast<std::size_t>(view.shown - 1)];
  const bool sealed = is_sealed(evening, round);
  const std::size_t open = open_hands(evening, round);
  for (const EveningMatch& match : round) {
    EveningMeeting meeting{match.pairs.north_south + 1,
                           match.pairs.east_west + 1,
                           {match.people[0], match.people[1]},
                           match.table,
                           static_cast<int>(match.scores.size())};
    if (!sealed && !match.scores.empty()) meeting.match = match.match;
    meeting.scores = match.scores;
    if (meeting.scores.size() > open) meeting.scores.resize(open);
    view.meetings.push_back(std::move(meeting));
  }
  return view;
}

EveningLine line_of(const EveningState& evening) {
  return {evening.code,  evening.name,
          evening.host,  evening.options.rules.index(),
          evening.stage, static_cast<int>(evening.pairs.size())};
}

}  // namespace avinas::server
