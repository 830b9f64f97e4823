// SPDX-License-Identifier: MIT
// The part of a record that is a game's own: options, results, sheets and outcomes as JSON, and
// their comparison with what the engine finds. A specialisation for each game of the list.
#pragma once

#include "engine/games/list.hpp"
#include "engine/record/difference.hpp"
#include "protocol/json_reader.hpp"
#include "protocol/json_writer.hpp"

namespace avinas::record {

/// The readers throw FormatError.
template <typename G>
struct OfGame;

template <>
struct OfGame<games::Avinas> {
  static constexpr int kVersion = 1;  ///< of the record
  static constexpr const char* kDealRule = "R2.2";
  /// A record's claims about the end of a hand that the engine can check.
  struct End {
    HandResult result;
    PerSide<int> rams;
    PerSide<int> pips;
  };
  static Options read_options(const protocol::Json& object);
  static End read_end(const protocol::Json& hand);
  static Outcome read_outcome(const protocol::Json& object, const char* name);
  static void write_options(protocol::JsonWriter& json, const Options& options);
  /// The members `result` and `sheet`.
  static void write_end(protocol::JsonWriter& json, const HandResult& result, const Sheet& sheet);
  static void write_outcome(protocol::JsonWriter& json, const Outcome& outcome);
  static Difference compare_end(const HandResult& result, const Sheet& sheet, const End& claimed);
  static Difference compare_outcome(const std::optional<Outcome>& found,
                                    const std::optional<Outcome>& claimed);
};

template <>
struct OfGame<games::Sjavs> {
  static constexpr int kVersion = 2;
  static constexpr const char* kDealRule = "S2.2";
  struct End {
    sjavs::HandResult result;
    PerSide<int> totals;
    int ties = 0;
  };
  static sjavs::Options read_options(const protocol::Json& object);
  static End read_end(const protocol::Json& hand);
  static sjavs::Outcome read_outcome(const protocol::Json& object, const char* name);
  static void write_options(protocol::JsonWriter& json, const sjavs::Options& options);
  static void write_end(protocol::JsonWriter& json, const sjavs::HandResult& result,
                        const sjavs::Sheet& sheet);
  static void write_outcome(protocol::JsonWriter& json, const sjavs::Outcome& outcome);
  static Difference compare_end(const sjavs::HandResult& result, const sjavs::Sheet& sheet,
                                const End& claimed);
  static Difference compare_outcome(const std::optional<sjavs::Outcome>& found,
                                    const std::optional<sjavs::Outcome>& claimed);
};

using OfAvinas = OfGame<games::Avinas>;
using OfSjavs = OfGame<games::Sjavs>;

}  // namespace avinas::record
