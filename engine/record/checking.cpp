// SPDX-License-Identifier: MIT
// Replays a record through the engine and compares every claim.
#include "engine/record/checking.hpp"

#include <algorithm>

#include "engine/record/comparison.hpp"
#include "engine/shuffle/fair_deal.hpp"

namespace avinas::record {
namespace {

using protocol::Json;

Finding untrue(std::string text) { return {Status::Untrue, std::move(text)}; }

std::string at_hand(std::size_t hand) { return "hand " + std::to_string(hand) + ": "; }

std::string to_string(const RuleViolation& wrong) {
  return std::string(wrong.rule) + ": " + std::string(protocol::in_english(wrong.what));
}

/// Why the deal is not what its seeds determine, or nothing.
std::optional<std::string> wrong_shuffle(const ClaimedHand& hand) {
  const auto seed = shuffle::parse_seed(hand.shuffle->server_seed);
  if (!seed) return "R2.2: the server's seed is not 64 hexadecimal digits.";
  if (shuffle::commitment(*seed) != hand.shuffle->commitment) {
    return "R2.2: the server's seed is not the one it was committed to.";
  }
  const Deal dealt = shuffle::deal(*seed, hand.shuffle->player_seeds, hand.dealer);
  for (Seat seat : kAllSeats) {
    if (!std::equal(dealt[seat].begin(), dealt[seat].end(), hand.deal[seat].begin())) {
      return "R2.2: the cards are not those that the seeds determine.";
    }
  }
  return std::nullopt;
}

/// Replays the match; `after_hand(index, state)` may end it with a finding.
template <typename AfterHand>
std::variant<MatchState, Finding> replay(const ClaimedMatch& match, AfterHand after_hand) {
  const Seat first = match.hands.empty() ? Seat::North : match.hands.front().dealer;
  MatchState state = start_match(match.options, first);
  for (std::size_t h = 0; h < match.hands.size(); ++h) {
    const ClaimedHand& hand = match.hands[h];
    auto dealt = deal_hand(std::move(state), hand.dealer, hand.deal);
    if (auto* wrong = std::get_if<RuleViolation>(&dealt)) {
      return untrue(at_hand(h) + to_string(*wrong));
    }
    state = std::get<MatchState>(std::move(dealt));
    if (hand.shuffle) {
      if (const auto wrong = wrong_shuffle(hand)) return untrue(at_hand(h) + *wrong);
    }
    for (std::size_t a = 0; a < hand.actions.size(); ++a) {
      auto next = apply(std::move(state), hand.actions[a].seat, hand.actions[a].action);
      if (auto* wrong = std::get_if<RuleViolation>(&next)) {
        return untrue("hand " + std::to_string(h) + ", action " + std::to_string(a) + ": " +
                      to_string(*wrong));
      }
      state = std::get<MatchState>(std::move(next));
    }
    if (std::optional<Finding> finding = after_hand(h, state)) return *finding;
  }
  return state;
}

template <typename Write>
Json as_json(Write write) {
  protocol::JsonWriter writer;
  write(writer);
  return Json::parse(writer.written());
}

}  // namespace

Finding verify(std::string_view text) {
  const auto read = read_record(text, Results::Read);
  if (const auto* wrong = std::get_if<NotARecord>(&read)) {
    return {Status::NotARecord, wrong->sentence};
  }
  const ClaimedMatch& match = std::get<ReadRecord>(read).match;
  const auto compare = [&](std::size_t h, const MatchState& state) -> std::optional<Finding> {
    const ClaimedResult& claimed = *match.hands[h].claimed;
    Difference difference = compare_result(hand_so_far(state)->result, claimed.result);
    if (!difference) difference = compare_sheet(state.sheet, claimed);
    if (!difference) return std::nullopt;
    return untrue(at_hand(h) + *difference);
  };
  auto end = replay(match, compare);
  if (auto* finding = std::get_if<Finding>(&end)) return *finding;
  const auto outcome = outcome_of(std::get<MatchState>(end));
  if (const Difference difference = compare_outcome(outcome, match.outcome)) {
    return untrue(*difference);
  }
  return {};
}

Adjudication adjudicate(std::string_view text) {
  auto read = read_record(text, Results::Ignore);
  if (const auto* wrong = std::get_if<NotARecord>(&read)) {
    return {{Status::NotARecord, wrong->sentence}, {}};
  }
  Json& document = std::get<ReadRecord>(read).document;
  const ClaimedMatch& match = std::get<ReadRecord>(read).match;
  const auto fill = [&](std::size_t h, const MatchState& state) -> std::optional<Finding> {
    Json& hand = document["hands"][h];
    const HandResult result = hand_so_far(state)->result;
    hand["result"] = as_json([&](auto& json) { protocol::write(json, result); });
    hand["sheet"] = as_json([&](auto& json) { write_sheet_totals(json, state.sheet); });
    return std::nullopt;
  };
  const auto end = replay(match, fill);
  if (const auto* finding = std::get_if<Finding>(&end)) return {*finding, {}};
  const auto outcome = outcome_of(std::get<MatchState>(end));
  document["outcome"] =
      outcome ? as_json([&](auto& json) { protocol::write(json, *outcome); }) : Json(nullptr);
  return {{}, document.dump()};
}

}  // namespace avinas::record
