// SPDX-License-Identifier: MIT
// Replays a record through the engine and compares every claim.
#include "engine/record/checking.hpp"

#include <algorithm>

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
template <typename G>
std::optional<std::string> wrong_shuffle(const ClaimedHandOf<G>& hand, const Shape& shape) {
  std::string rule = OfGame<G>::kDealRule;
  if constexpr (requires { OfGame<G>::kDealRuleOfTwo; }) {
    if (shape.seating.seats == 2) rule = OfGame<G>::kDealRuleOfTwo;
  }
  rule += ": ";
  const auto seed = shuffle::parse_seed(hand.shuffle->server_seed);
  if (!seed) return rule + "the server's seed is not 64 hexadecimal digits.";
  if (shuffle::commitment(*seed) != hand.shuffle->commitment) {
    return rule + "the server's seed is not the one it was committed to.";
  }
  const Deal dealt = shuffle::deal(*seed, hand.shuffle->player_seeds, hand.dealer, shape);
  // The rules have found no fault in the number of cards.
  bool same = std::ranges::equal(dealt.rest(), hand.deal.rest);
  for (const Seat seat : shape.table()) {
    same = same && std::ranges::equal(dealt[seat], hand.deal[seat]);
  }
  if (!same) return rule + "the cards are not those that the seeds determine.";
  return std::nullopt;
}

/// Replays the match; `after_hand(index, state)` may end it with a finding.
template <typename G, typename AfterHand>
std::variant<typename G::MatchState, Finding> replay(const ClaimedMatchOf<G>& match,
                                                     AfterHand after_hand) {
  using MatchState = typename G::MatchState;
  const Seat first = match.hands.empty() ? Seat::North : match.hands.front().dealer;
  MatchState state = start_match(match.options, first);
  for (std::size_t h = 0; h < match.hands.size(); ++h) {
    const auto& hand = match.hands[h];
    if (match.apart) {
      state = start_match(match.options, hand.dealer);
      state.hands_dealt = static_cast<int>(h);
    }
    auto dealt = deal_hand(std::move(state), hand.dealer, hand.deal);
    if (auto* wrong = std::get_if<RuleViolation>(&dealt)) {
      return untrue(at_hand(h) + to_string(*wrong));
    }
    state = std::get<MatchState>(std::move(dealt));
    if (hand.shuffle) {
      if (const auto wrong = wrong_shuffle(hand, shape(match.options)))
        return untrue(at_hand(h) + *wrong);
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

/// Hands that stand apart are no match, and have no outcome.
template <typename G>
std::optional<typename G::Outcome> outcome_in(const ClaimedMatchOf<G>& match,
                                              const typename G::MatchState& end) {
  if (match.apart) return std::nullopt;
  return outcome_of(end);
}

template <typename Write>
Json as_json(Write write) {
  protocol::JsonWriter writer;
  write(writer);
  return Json::parse(writer.written());
}

template <typename G>
Finding compare(const ClaimedMatchOf<G>& match) {
  const auto compare_hand = [&](std::size_t h,
                                const typename G::MatchState& state) -> std::optional<Finding> {
    const auto difference =
        OfGame<G>::compare_end(hand_so_far(state)->result, state.sheet, *match.hands[h].claimed);
    if (!difference) return std::nullopt;
    return untrue(at_hand(h) + *difference);
  };
  const auto end = replay(match, compare_hand);
  if (auto* finding = std::get_if<Finding>(&end)) return *finding;
  const auto outcome = outcome_in(match, std::get<typename G::MatchState>(end));
  const auto difference = OfGame<G>::compare_outcome(outcome, match.outcome);
  return difference ? untrue(*difference) : Finding{};
}

template <typename G>
Adjudication fill(const ClaimedMatchOf<G>& match, Json& document) {
  const auto fill_hand = [&](std::size_t h,
                             const typename G::MatchState& state) -> std::optional<Finding> {
    document["hands"][h].update(as_json([&](auto& json) {
      json.begin_object();
      write_end(json, hand_so_far(state)->result, state.sheet);
      json.end_object();
    }));
    return std::nullopt;
  };
  const auto end = replay(match, fill_hand);
  if (const auto* finding = std::get_if<Finding>(&end)) return {*finding, {}};
  const auto outcome = outcome_in(match, std::get<typename G::MatchState>(end));
  document["outcome"] =
      outcome ? as_json([&](auto& json) { write(json, *outcome); }) : Json(nullptr);
  return {{}, document.dump()};
}

}  // namespace

Finding verify(std::string_view text) {
  const auto read = read_record(text, Results::Read);
  if (const auto* wrong = std::get_if<NotARecord>(&read)) {
    return {Status::NotARecord, wrong->sentence};
  }
  return std::visit([](const auto& match) { return compare(match); },
                    std::get<ReadRecord>(read).match);
}

Adjudication adjudicate(std::string_view text) {
  auto read = read_record(text, Results::Ignore);
  if (const auto* wrong = std::get_if<NotARecord>(&read)) {
    return {{Status::NotARecord, wrong->sentence}, {}};
  }
  ReadRecord& record = std::get<ReadRecord>(read);
  return std::visit([&](const auto& claimed) { return fill(claimed, record.document); },
                    record.match);
}

}  // namespace avinas::record
