// SPDX-License-Identifier: MIT
// The games that this house plays: the one place that names them. A value of any game is a closed
// variant of the games' own types.
#pragma once

#include <array>
#include <concepts>
#include <optional>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "engine/avinas/rules/inference.hpp"
#include "engine/avinas/rules/knowledge.hpp"
#include "engine/avinas/rules/match.hpp"
#include "engine/avinas/rules/rest.hpp"
#include "engine/avinas/rules/view.hpp"
#include "engine/einwerfen/match.hpp"
#include "engine/klorsjavs/view.hpp"
#include "engine/owcyglowa/view.hpp"
#include "engine/sixbid/view.hpp"
#include "engine/sjavs/inference.hpp"
#include "engine/sjavs/match.hpp"
#include "engine/sjavs/view.hpp"
#include "engine/sjavsalone/view.hpp"
#include "engine/sueca/match.hpp"
#include "engine/tarock/view.hpp"

namespace avinas::games {

struct Avinas {
  /// From the first card on a hand is tricks over one order, all cards face up, and its score
  /// follows from points and tricks: best play with open cards can be searched for.
  static constexpr bool kOpenTricks = false;
  /// Bots of its own play it (players/bots), and not the player of any game.
  static constexpr bool kOwnBots = true;
  static constexpr std::string_view kName = "avinas";  ///< on the wire, in journals and in records
  static constexpr int kRulesVersion = avinas::kRulesVersion;
  using Options = avinas::Options;
  using MatchState = avinas::MatchState;
  using Sheet = avinas::Sheet;
  using HandRecord = avinas::HandRecord;
  using HandResult = avinas::HandResult;
  using Outcome = avinas::Outcome;
  using PublicView = avinas::PublicView;
  using OwnView = avinas::OwnView;
  using Playing = avinas::Playing;  ///< the phase of a match in which cards are played
};

/// A game whose match has the common phases (engine/frame/phases.hpp), by its match and its views.
template <phases::AnyMatch M, typename Public, typename Own>
struct Phased {
  static constexpr bool kOpenTricks = false;
  static constexpr bool kOwnBots = false;
  using Options = decltype(M::options);
  using MatchState = M;
  using Sheet = decltype(M::sheet);
  using HandRecord = typename M::HandRecord;
  using HandResult = decltype(HandRecord::result);
  using Outcome = typename M::Outcome;
  using PublicView = Public;
  using OwnView = Own;
  using Playing = typename M::Playing;
};

struct Sjavs : Phased<sjavs::MatchState, sjavs::PublicView, sjavs::OwnView> {
  static constexpr bool kOpenTricks = true;
  static constexpr std::string_view kName = "sjavs";
  static constexpr int kRulesVersion = sjavs::kRulesVersion;
};

/// A game whose trumps are turned (engine/turned).
template <turned::Book B>
struct Turned : Phased<turned::MatchState<B>, turned::PublicView<B>, turned::OwnView<B>> {
  static constexpr bool kOpenTricks = true;
};

struct Einwerfen : Turned<einwerfen::Book> {
  static constexpr std::string_view kName = "einwerfen";
  static constexpr int kRulesVersion = einwerfen::kRulesVersion;
};

struct Sueca : Turned<sueca::Book> {
  static constexpr std::string_view kName = "sueca";
  static constexpr int kRulesVersion = sueca::kRulesVersion;
};

struct OwcyGlowa : Phased<owcyglowa::MatchState, owcyglowa::PublicView, owcyglowa::OwnView> {
  static constexpr std::string_view kName = "owcyglowa";
  static constexpr int kRulesVersion = owcyglowa::kRulesVersion;
};

struct Klorsjavs : Phased<klorsjavs::MatchState, klorsjavs::PublicView, klorsjavs::OwnView> {
  static constexpr std::string_view kName = "klorsjavs";
  static constexpr int kRulesVersion = klorsjavs::kRulesVersion;
};

struct Tarock : Phased<tarock::MatchState, tarock::PublicView, tarock::OwnView> {
  static constexpr std::string_view kName = "tarock";
  static constexpr int kRulesVersion = tarock::kRulesVersion;
};

struct Sixbid : Phased<sixbid::MatchState, sixbid::PublicView, sixbid::OwnView> {
  static constexpr std::string_view kName = "sixbid";
  static constexpr int kRulesVersion = sixbid::kRulesVersion;
};

struct SjavsAlone : Phased<sjavsalone::MatchState, sjavsalone::PublicView, sjavsalone::OwnView> {
  static constexpr std::string_view kName = "sjavsalone";
  static constexpr int kRulesVersion = sjavsalone::kRulesVersion;
};

/// A game as the house needs it. Its functions stand beside its types and are found by them.
template <typename G>
concept Game = requires(const typename G::MatchState& match, const typename G::Options& options,
                        Seat seat, const ClaimedDeal& deal, const Action& action) {
  { G::kName } -> std::convertible_to<std::string_view>;
  { G::kRulesVersion } -> std::convertible_to<int>;
  { start_match(options, seat) } -> std::same_as<typename G::MatchState>;
  { check_deal(match, seat, deal) } -> std::same_as<std::optional<RuleViolation>>;
  { deal_hand(match, seat, deal) } -> std::same_as<OrViolation<typename G::MatchState>>;
  { check(match, seat, action) } -> std::same_as<std::optional<RuleViolation>>;
  { apply(match, seat, action) } -> std::same_as<OrViolation<typename G::MatchState>>;
  { legal_actions(match, seat) } -> std::same_as<std::vector<Action>>;
  { abandon(match) } -> std::same_as<typename G::MatchState>;
  { hand_so_far(match) } -> std::same_as<std::optional<typename G::HandRecord>>;
  { outcome_of(match) } -> std::same_as<std::optional<typename G::Outcome>>;
  { next_dealer(match) } -> std::same_as<Seat>;
  { hand_in_play(match) } -> std::same_as<bool>;
  { public_view(match) } -> std::same_as<typename G::PublicView>;
  { own_view(match, Observer{}) } -> std::same_as<typename G::OwnView>;
  { completed_tricks(match, Observer{}) } -> std::same_as<CompletedTricks>;
  {
    demanded(public_view(match), 1, std::optional<Card>{})
    } -> std::same_as<std::optional<CardSet>>;
  {
    shown_cards(public_view(match), own_view(match, Observer{}))
    } -> std::same_as<std::vector<ShownCard>>;
  { order_in_play(std::get<typename G::Playing>(match.phase)) } -> std::same_as<const Order&>;
  { order_in_view(public_view(match)) } -> std::same_as<const Order*>;
  { match.options } -> std::same_as<const typename G::Options&>;
  { match.sheet } -> std::same_as<const typename G::Sheet&>;
  { match.hands_dealt } -> std::same_as<const int&>;
  { shape(options) } -> std::same_as<Shape>;
  { duty(options) } -> std::same_as<Duty>;
  { worth(hand_so_far(match)->result, Side{}) } -> std::same_as<double>;
  { play_out(match, seat) } -> std::same_as<std::optional<std::vector<SeatAction>>>;
  { day_may_end(options) } -> std::same_as<bool>;
  { ends_day(options, typename G::Outcome{}) } -> std::same_as<bool>;
  requires !G::kOpenTricks || requires {
    { ended_with(match, PerSide<int>{}, PerSide<int>{}) } -> std::same_as<typename G::HandResult>;
    { score(typename G::HandResult{}, Side{}) } -> std::same_as<int>;
  };
  requires std::derived_from<typename G::PublicView, CommonPublicView>;
  requires std::derived_from<typename G::OwnView, CommonOwnView>;
};

template <typename Type, Game First, Game... Rest>
constexpr auto find_game() {
  constexpr bool found = std::is_same_v<Type, typename First::Options> ||
                         std::is_same_v<Type, typename First::MatchState> ||
                         std::is_same_v<Type, typename First::PublicView> ||
                         std::is_same_v<Type, typename First::OwnView> ||
                         std::is_same_v<Type, typename First::HandRecord> ||
                         std::is_same_v<Type, typename First::HandResult> ||
                         std::is_same_v<Type, typename First::Sheet> ||
                         std::is_same_v<Type, typename First::Outcome>;
  if constexpr (found) {
    return std::type_identity<First>{};
  } else {
    return find_game<Type, Rest...>();
  }
}

template <Game... G>
struct List {
  /// `Of` with the games as its arguments.
  template <template <typename...> typename Of>
  using Apply = Of<G...>;
  static constexpr std::array kNames{G::kName...};
  template <typename Type>
  static constexpr auto find() {
    return find_game<Type, G...>();
  }

  using Options = std::variant<typename G::Options...>;
  /// Of each game, as its rules are written.
  static std::vector<Options> each_options() { return {typename G::Options{}...}; }
  using MatchState = std::variant<typename G::MatchState...>;
  using Sheet = std::variant<typename G::Sheet...>;
  using HandRecord = std::variant<typename G::HandRecord...>;
  using HandResult = std::variant<typename G::HandResult...>;
  using Outcome = std::variant<typename G::Outcome...>;
  using PublicView = std::variant<typename G::PublicView...>;
  using OwnView = std::variant<typename G::OwnView...>;
};
using All = List<Avinas, Sjavs, Einwerfen, Sueca, OwcyGlowa, Klorsjavs, Tarock, Sixbid, SjavsAlone>;

/// The game of the list that has this type; a type of none does not compile.
template <typename Type>
using GameOf = typename decltype(All::find<Type>())::type;

}  // namespace avinas::games
