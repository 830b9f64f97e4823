// SPDX-License-Identifier: MIT
// The part of a record that is a game's own: what it claims, and the comparison of that with what
// the engine finds. A specialisation for each game of the list.
#pragma once

#include "engine/games/list.hpp"
#include "engine/record/difference.hpp"
#include "protocol/game_json.hpp"

namespace avinas::record {

/// `read_end` throws FormatError.
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
  static End read_end(const protocol::Json& hand);
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
  static End read_end(const protocol::Json& hand);
  static Difference compare_end(const sjavs::HandResult& result, const sjavs::Sheet& sheet,
                                const End& claimed);
  static Difference compare_outcome(const std::optional<sjavs::Outcome>& found,
                                    const std::optional<sjavs::Outcome>& claimed);
};

template <>
struct OfGame<games::Einwerfen> {
  static constexpr int kVersion = 2;
  static constexpr const char* kDealRule = "E2.2";
  struct End {
    einwerfen::HandResult result;
    PerSide<int> totals;
    std::optional<Suit> favourite{};
    int ties = 0;
    int hands = 0;
  };
  static End read_end(const protocol::Json& hand);
  static Difference compare_end(const einwerfen::HandResult& result, const einwerfen::Sheet& sheet,
                                const End& claimed);
  static Difference compare_outcome(const std::optional<einwerfen::Outcome>& found,
                                    const std::optional<einwerfen::Outcome>& claimed);
};

template <>
struct OfGame<games::Sueca> {
  static constexpr int kVersion = 2;
  static constexpr const char* kDealRule = "U2.2";
  struct End {
    sueca::HandResult result;
    PerSide<int> totals;
    int ties = 0;
    std::optional<Side> three_to_none{};
  };
  static End read_end(const protocol::Json& hand);
  static Difference compare_end(const sueca::HandResult& result, const sueca::Sheet& sheet,
                                const End& claimed);
  static Difference compare_outcome(const std::optional<sueca::Outcome>& found,
                                    const std::optional<sueca::Outcome>& claimed);
};

template <>
struct OfGame<games::OwcyGlowa> {
  static constexpr int kVersion = 2;
  static constexpr const char* kDealRule = "O2.2";
  struct End {
    owcyglowa::HandResult result;
    owcyglowa::Sheet sheet;
  };
  static End read_end(const protocol::Json& hand);
  static Difference compare_end(const owcyglowa::HandResult& result, const owcyglowa::Sheet& sheet,
                                const End& claimed);
  static Difference compare_outcome(const std::optional<owcyglowa::Outcome>& found,
                                    const std::optional<owcyglowa::Outcome>& claimed);
};

template <>
struct OfGame<games::Klorsjavs> {
  static constexpr int kVersion = 2;
  static constexpr const char* kDealRule = "K2.2";
  struct End {
    klorsjavs::HandResult result;
    klorsjavs::Sheet sheet;
  };
  static End read_end(const protocol::Json& hand);
  static Difference compare_end(const klorsjavs::HandResult& result, const klorsjavs::Sheet& sheet,
                                const End& claimed);
  static Difference compare_outcome(const std::optional<klorsjavs::Outcome>& found,
                                    const std::optional<klorsjavs::Outcome>& claimed);
};

template <>
struct OfGame<games::Tarock> {
  static constexpr int kVersion = 2;
  static constexpr const char* kDealRule = "T2.2";
  struct End {
    tarock::HandResult result;
    tarock::Sheet sheet;
  };
  static End read_end(const protocol::Json& hand);
  static Difference compare_end(const tarock::HandResult& result, const tarock::Sheet& sheet,
                                const End& claimed);
  static Difference compare_outcome(const std::optional<tarock::Outcome>& found,
                                    const std::optional<tarock::Outcome>& claimed);
};

template <>
struct OfGame<games::Sixbid> {
  static constexpr int kVersion = 2;
  static constexpr const char* kDealRule = "L2.2";
  struct End {
    sixbid::HandResult result;
    sixbid::Sheet sheet;
  };
  static End read_end(const protocol::Json& hand);
  static Difference compare_end(const sixbid::HandResult& result, const sixbid::Sheet& sheet,
                                const End& claimed);
  static Difference compare_outcome(const std::optional<sixbid::Outcome>& found,
                                    const std::optional<sixbid::Outcome>& claimed);
};

template <>
struct OfGame<games::SjavsAlone> {
  static constexpr int kVersion = 2;
  static constexpr const char* kDealRule = "S8.2";
  static constexpr const char* kDealRuleOfTwo = "S9.1";
  struct End {
    sjavsalone::HandResult result;
    sjavsalone::Sheet sheet;
  };
  static End read_end(const protocol::Json& hand);
  static Difference compare_end(const sjavsalone::HandResult& result,
                                const sjavsalone::Sheet& sheet, const End& claimed);
  static Difference compare_outcome(const std::optional<sjavsalone::Outcome>& found,
                                    const std::optional<sjavsalone::Outcome>& claimed);
};

/// The members `result` and `sheet` of a hand.
template <typename HandResult, typename Sheet>
void write_end(protocol::JsonWriter& json, const HandResult& result, const Sheet& sheet) {
  json.key("result");
  write(json, result);
  json.key("sheet");
  write_totals(json, sheet);
}

using OfAvinas = OfGame<games::Avinas>;
using OfSjavs = OfGame<games::Sjavs>;
using OfEinwerfen = OfGame<games::Einwerfen>;
using OfSueca = OfGame<games::Sueca>;
using OfOwcyGlowa = OfGame<games::OwcyGlowa>;
using OfKlorsjavs = OfGame<games::Klorsjavs>;
using OfTarock = OfGame<games::Tarock>;
using OfSixbid = OfGame<games::Sixbid>;
using OfSjavsAlone = OfGame<games::SjavsAlone>;

}  // namespace avinas::record
