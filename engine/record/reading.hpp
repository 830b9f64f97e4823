// SPDX-License-Identifier: MIT
// A match record as somebody wrote it: well-formed, but neither lawful nor true until checked.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/games/list.hpp"
#include "engine/record/of_game.hpp"
#include "protocol/action_json.hpp"

namespace avinas::record {

/// The format's name (docs/match-record.md).
inline constexpr std::string_view kFormat = "avinas-match-record";
/// A match of a hundred hands takes 300 KB; a file beyond this is no match.
inline constexpr std::size_t kMaxRecordBytes = 64u << 20;

/// How the pack is said to have been shuffled (docs/fair-deal.md).
struct ClaimedShuffle {
  std::string commitment;
  std::string server_seed;
  PerSeat<std::string> player_seeds;  ///< empty where a player gave none
};

template <typename G>
struct ClaimedHandOf {
  Seat dealer = Seat::North;
  ClaimedDeal deal;
  std::optional<ClaimedShuffle> shuffle{};
  std::vector<SeatAction> actions;
  std::optional<typename OfGame<G>::End> claimed{};  ///< absent when results are ignored
};

template <typename G>
struct ClaimedMatchOf {
  using Game = G;
  typename G::Options options;
  bool apart = false;  ///< each hand stands on a sheet of its own: those of an evening's round
  std::vector<ClaimedHandOf<G>> hands;
  std::optional<typename G::Outcome>
      outcome{};  ///< what the record says; nothing for an unfinished match
};
using ClaimedHand = ClaimedHandOf<games::Avinas>;
using ClaimedMatch = ClaimedMatchOf<games::Avinas>;

/// Says whether `result`, `sheet` and `outcome` are read, and so must be there.
enum class Results { Read, Ignore };

/// Why a text is no record, as a sentence.
struct NotARecord {
  std::string sentence;
};

template <typename... G>
using OneOf = std::variant<ClaimedMatchOf<G>...>;

/// The parsed document and what it says.
struct ReadRecord {
  protocol::Json document;
  games::All::Apply<OneOf> match;
};

/// Reads a record of any game; unknown members are left alone.
std::variant<ReadRecord, NotARecord> read_record(std::string_view text, Results results);

}  // namespace avinas::record
