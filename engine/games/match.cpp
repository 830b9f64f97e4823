// SPDX-License-Identifier: MIT
// Hands each call to the game's own function, which is found by the type of its match.
#include "engine/games/match.hpp"

#include <algorithm>

namespace avinas::games {
namespace {

template <typename Whole, typename Part>
OrViolation<Whole> wrap(OrViolation<Part> result) {
  if (auto* wrong = std::get_if<RuleViolation>(&result)) return *wrong;
  return Whole(std::get<Part>(std::move(result)));
}

template <typename Whole, typename Part>
std::optional<Whole> wrap(std::optional<Part> value) {
  if (!value) return std::nullopt;
  return Whole(*std::move(value));
}

}  // namespace

MatchState start_match(const Options& options, Seat first_dealer) {
  return std::visit([&](const auto& o) -> MatchState { return start_match(o, first_dealer); },
                    options);
}

std::optional<RuleViolation> check_deal(const MatchState& match, Seat dealer,
                                        const ClaimedDeal& deal) {
  return std::visit([&](const auto& m) { return check_deal(m, dealer, deal); }, match);
}

OrViolation<MatchState> deal_hand(MatchState match, Seat dealer, const ClaimedDeal& deal) {
  return std::visit(
      [&](auto&& m) { return wrap<MatchState>(deal_hand(std::move(m), dealer, deal)); },
      std::move(match));
}

std::optional<RuleViolation> check(const MatchState& match, Seat seat, const Action& action) {
  return std::visit([&](const auto& m) { return check(m, seat, action); }, match);
}

OrViolation<MatchState> apply(MatchState match, Seat seat, const Action& action) {
  return std::visit([&](auto&& m) { return wrap<MatchState>(apply(std::move(m), seat, action)); },
                    std::move(match));
}

std::vector<Action> legal_actions(const MatchState& match, Seat seat) {
  return std::visit([&](const auto& m) { return legal_actions(m, seat); }, match);
}

MatchState abandon(MatchState match) {
  return std::visit([](auto&& m) -> MatchState { return abandon(std::move(m)); }, std::move(match));
}

std::optional<HandRecord> hand_so_far(const MatchState& match) {
  return std::visit([](const auto& m) { return wrap<HandRecord>(hand_so_far(m)); }, match);
}

std::optional<Outcome> outcome_of(const MatchState& match) {
  return std::visit([](const auto& m) { return wrap<Outcome>(outcome_of(m)); }, match);
}

Seat next_dealer(const MatchState& match) {
  return std::visit([](const auto& m) { return next_dealer(m); }, match);
}

bool hand_in_play(const MatchState& match) {
  return std::visit([](const auto& m) { return hand_in_play(m); }, match);
}

std::optional<std::vector<SeatAction>> play_out(const MatchState& match, Seat seat) {
  return std::visit([&](const auto& m) { return play_out(m, seat); }, match);
}

bool day_may_end(const Options& options) {
  return std::visit([](const auto& o) { return day_may_end(o); }, options);
}

bool ends_day(const Options& options, const Outcome& outcome) {
  return std::visit(
      [&](const auto& o) {
        using G = GameOf<std::decay_t<decltype(o)>>;
        const auto* end = std::get_if<typename G::Outcome>(&outcome);
        return end && ends_day(o, *end);
      },
      options);
}

std::optional<GameIndex> find(std::string_view name) {
  const auto found = std::ranges::find(All::kNames, name);
  if (found == All::kNames.end()) return std::nullopt;
  return static_cast<GameIndex>(found - All::kNames.begin());
}

Options default_options(GameIndex game) {
  const std::vector<Options> all = All::each_options();
  return all.at(game);
}

Shape shape(const MatchState& match) {
  return std::visit([](const auto& m) { return shape(m.options); }, match);
}

Shape shape(const Options& options) {
  return std::visit([](const auto& o) { return shape(o); }, options);
}

int rules_version(const Options& options) {
  return std::visit([]<typename O>(const O&) { return GameOf<O>::kRulesVersion; }, options);
}

MatchState take_up(const Options& options, const Sheet& sheet, int hands_dealt, Seat dealer) {
  return std::visit(
      [&](const auto& o) -> MatchState {
        using G = GameOf<std::decay_t<decltype(o)>>;
        auto match = start_match(o, dealer);
        match.sheet = std::get<typename G::Sheet>(sheet);
        match.hands_dealt = hands_dealt;
        return match;
      },
      options);
}

PublicView blank_public_view(const Options& options) {
  return std::visit(
      []<typename O>(const O& of) -> PublicView {
        typename GameOf<O>::PublicView blank;
        blank.options = of;
        blank.sheet = start_match(of, Seat::North).sheet;
        return blank;
      },
      options);
}

OwnView blank_own_view(const Options& options, Observer observer) {
  return std::visit(
      [&]<typename O>(const O&) -> OwnView {
        typename GameOf<O>::OwnView blank;
        blank.observer = observer;
        return blank;
      },
      options);
}

Sheet blank_sheet(const Options& options) {
  return std::visit([](const auto& of) -> Sheet { return start_match(of, Seat::North).sheet; },
                    options);
}

HandRecord blank_hand(const Options& options) {
  return std::visit(
      []<typename O>(const O&) -> HandRecord { return typename GameOf<O>::HandRecord{}; }, options);
}

PublicView public_view(const MatchState& match) {
  return std::visit([](const auto& m) -> PublicView { return public_view(m); }, match);
}

OwnView own_view(const MatchState& match, Observer observer) {
  return std::visit([&](const auto& m) -> OwnView { return own_view(m, observer); }, match);
}

Knowledge knowledge(const MatchState& match, Observer observer) {
  return std::visit(
      [&](const auto& m) {
        return Knowledge{public_view(m), own_view(m, observer), completed_tricks(m, observer)};
      },
      match);
}

int hands_dealt(const MatchState& match) {
  return std::visit([](const auto& m) { return m.hands_dealt; }, match);
}

Sheet sheet_of(const MatchState& match) {
  return std::visit([](const auto& m) -> Sheet { return m.sheet; }, match);
}

Options options_of(const MatchState& match) {
  return std::visit([](const auto& m) -> Options { return m.options; }, match);
}

SeatList to_act(const MatchState& match) {
  return std::visit([](const auto& m) { return public_view(m).to_act; }, match);
}

HandResult result_of(const HandRecord& hand) {
  return std::visit([](const auto& h) -> HandResult { return h.result; }, hand);
}

const CommonPublicView& common(const PublicView& view) {
  return std::visit([](const auto& v) -> const CommonPublicView& { return v; }, view);
}

const CommonOwnView& common(const OwnView& view) {
  return std::visit([](const auto& v) -> const CommonOwnView& { return v; }, view);
}

}  // namespace avinas::games
