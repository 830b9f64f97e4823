// SPDX-License-Identifier: MIT
// Applies an event to an evening.
#include <algorithm>

#include "protocol/club.hpp"
#include "server/evening/event.hpp"

namespace avinas::server {
namespace {

using protocol::EveningStage;

struct EveningEvolution {
  EveningState& evening;
  std::int64_t at_ms;

  void operator()(const EveningOpened& e) const {
    evening.code = e.code;
    evening.name = e.name;
    evening.host = e.host;
    evening.request = e.request;
    evening.opened_ms = at_ms;
    evening.options = e.options;
    evening.plan = e.plan;
    evening.seed = e.seed;
    evening.commitment = shuffle::commit_to(e.seed);
  }
  void operator()(const PairEntered& e) const {
    const auto pair = static_cast<std::size_t>(e.pair);
    if (pair >= evening.pairs.size()) evening.pairs.resize(pair + 1);
    evening.pairs[pair].people.push_back(e.person);
    evening.pairs[pair].gone = false;
    if (evening.rounds.empty()) evening.seeds.push_back(e.seed);
  }
  void operator()(const PairLeft& e) const {
    const auto number = pair_of(evening, e.player);
    if (!number) return;
    auto& pair = evening.pairs[static_cast<std::size_t>(*number)];
    std::erase_if(pair.people, [&](const auto& person) { return person.player == e.player; });
    if (!pair.people.empty()) return;
    if (evening.rounds.empty()) {
      evening.pairs.erase(evening.pairs.begin() + *number);
    } else {
      pair.gone = true;
    }
  }
  void operator()(const RoundBegun& e) const {
    if (evening.rounds.empty()) {
      const int pairs = static_cast<int>(evening.pairs.size());
      evening.places = pairs + pairs % 2;
      evening.mix = shuffle::mix(evening.seeds);
    }
    auto& round = evening.rounds.emplace_back();
    for (const auto& table : e.tables) round.push_back({table.pairs, table.people, table.code});
    evening.next = e.number + 1;
    evening.stage = EveningStage::Playing;
  }
  void operator()(const MeetingDone& e) const {
    for (EveningMatch& meeting : evening.rounds.back()) {
      if (meeting.table != e.table) continue;
      meeting.done = true;
      meeting.match = e.match;
      meeting.scores = e.scores;
    }
  }
  void operator()(const RoundOver&) const { evening.stage = EveningStage::Between; }
  void operator()(const EveningOver&) const { evening.stage = EveningStage::Over; }
};

}  // namespace

void evolve(EveningState& evening, const EveningEntry& entry) {
  std::visit(EveningEvolution{evening, entry.at_ms}, entry.event);
}

namespace {

/// The place of the first entry that names the player.
auto first_with(const std::vector<EveningEntry>& entries, const std::string& player) {
  return std::ranges::find_if(entries, [&](const EveningEntry& entry) {
    const auto* entered = std::get_if<PairEntered>(&entry.event);
    const auto* opened = std::get_if<EveningOpened>(&entry.event);
    return (entered && entered->person.player == player) ||
           (opened && opened->host.player == player);
  });
}

}  // namespace

bool mention(const std::vector<EveningEntry>& entries, const std::string& player) {
  return first_with(entries, player) != entries.end();
}

bool without(std::vector<EveningEntry>& entries, const std::string& player) {
  const auto first = first_with(entries, player);
  if (first == entries.end()) return false;
  // Another id for each who is forgotten, so that the entries still tell them apart.
  const protocol::Person somebody{"gone-" + std::to_string(first - entries.begin()),
                                  protocol::kSomebody};
  for (EveningEntry& entry : entries) {
    if (auto* opened = std::get_if<EveningOpened>(&entry.event); opened) {
      if (opened->host.player == player) opened->host = somebody;
    } else if (auto* entered = std::get_if<PairEntered>(&entry.event)) {
      if (entered->person.player == player) entered->person = somebody;
    } else if (auto* left = std::get_if<PairLeft>(&entry.event)) {
      if (left->player == player) left->player = somebody.player;
    } else if (auto* round = std::get_if<RoundBegun>(&entry.event)) {
      for (auto& table : round->tables) {
        for (auto& people : table.people) {
          std::ranges::replace_if(
              people, [&](const auto& each) { return each.player == player; }, somebody);
        }
      }
    }
  }
  return true;
}

}  // namespace avinas::server
