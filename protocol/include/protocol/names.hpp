// SPDX-License-Identifier: MIT
// The words that stand for enumerated values in messages and records: one table for both ways.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "model/score.hpp"
#include "model/view.hpp"

namespace avinas::protocol {

/// Specialised for every enumeration that travels: its values and their words.
template <typename E>
struct Names;

template <>
struct Names<Overbid> {
  static constexpr std::array table{std::pair{Overbid::LosesMatch, "loses_match"},
                                    std::pair{Overbid::Refused, "refused"}};
};
template <>
struct Names<SignalSeenBy> {
  static constexpr std::array table{std::pair{SignalSeenBy::Partner, "partner"},
                                    std::pair{SignalSeenBy::Table, "table"}};
};
template <>
struct Names<StakesKind> {
  static constexpr std::array table{std::pair{StakesKind::None, "none"},
                                    std::pair{StakesKind::Flat, "flat"},
                                    std::pair{StakesKind::PerRam, "per_ram"}};
};
template <>
struct Names<Signal> {
  static constexpr std::array table{std::pair{Signal::Valuable, "valuable"},
                                    std::pair{Signal::Worthless, "worthless"}};
};
template <>
struct Names<Form> {
  static constexpr std::array table{
      std::pair{Form::Sevens, "sevens"}, std::pair{Form::NoSevens, "no_sevens"},
      std::pair{Form::PassedOut, "passed_out"}, std::pair{Form::Unfinished, "unfinished"}};
};
template <>
struct Names<KnockLevel> {
  static constexpr std::array table{std::pair{KnockLevel::None, "none"},
                                    std::pair{KnockLevel::Knock, "knock"},
                                    std::pair{KnockLevel::KnockAgain, "knock_again"}};
};
template <>
struct Names<PenaltyKind> {
  static constexpr std::array table{std::pair{PenaltyKind::Rams, "rams"},
                                    std::pair{PenaltyKind::Pips, "pips"}};
};
template <>
struct Names<EndReason> {
  static constexpr std::array table{
      std::pair{EndReason::Cats, "cats"}, std::pair{EndReason::Rams, "rams"},
      std::pair{EndReason::Pips, "pips"}, std::pair{EndReason::Overbid, "overbid"}};
};
template <>
struct Names<ViewPhase> {
  static constexpr std::array table{std::pair{ViewPhase::BeforeDeal, "before_deal"},
                                    std::pair{ViewPhase::Bidding, "bidding"},
                                    std::pair{ViewPhase::Knocking, "knocking"},
                                    std::pair{ViewPhase::Playing, "playing"},
                                    std::pair{ViewPhase::NamingTrump, "naming_trump"},
                                    std::pair{ViewPhase::HandOver, "hand_over"},
                                    std::pair{ViewPhase::MatchOver, "match_over"},
                                    std::pair{ViewPhase::Abandoned, "abandoned"}};
};

template <typename E>
constexpr std::string_view name_of(E value) {
  for (const auto& [v, name] : Names<E>::table) {
    if (v == value) return name;
  }
  return {};
}

/// The value that `word` stands for, or nothing.
template <typename E>
constexpr std::optional<E> parse_name(std::string_view word) {
  for (const auto& [v, name] : Names<E>::table) {
    if (word == name) return v;
  }
  return std::nullopt;
}

}  // namespace avinas::protocol
