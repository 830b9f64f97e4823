// SPDX-License-Identifier: MIT
// A match record as somebody wrote it: well-formed, but neither lawful nor true until checked.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/rules/match.hpp"
#include "protocol/action_json.hpp"

namespace avinas::record {

/// The format's name and version (docs/match-record.md).
inline constexpr std::string_view kFormat = "avinas-match-record";
inline constexpr int kVersion = 1;
/// A match of a hundred hands takes 300 KB; a file beyond this is no match.
inline constexpr std::size_t kMaxRecordBytes = 64u << 20;

/// A record's claims about a hand that the engine can check.
struct ClaimedResult {
  HandResult result;
  PerSide<int> rams;
  PerSide<int> pips;
};

/// How the pack is said to have been shuffled (docs/fair-deal.md).
struct ClaimedShuffle {
  std::string commitment;
  std::string server_seed;
  PerSeat<std::string> player_seeds;  ///< empty where a player gave none
};

struct ClaimedHand {
  Seat dealer = Seat::North;
  ClaimedDeal deal;
  std::optional<ClaimedShuffle> shuffle{};
  std::vector<SeatAction> actions;
  std::optional<ClaimedResult> claimed{};  ///< absent when results are ignored
};

struct ClaimedMatch {
  Options options;
  std::vector<ClaimedHand> hands;
  std::optional<Outcome> outcome{};  ///< what the record says; nothing for an unfinished match
};

/// Says whether `result`, `sheet` and `outcome` are read, and so must be there.
enum class Results { Read, Ignore };

/// Why a text is no record, as a sentence.
struct NotARecord {
  std::string sentence;
};

/// The parsed document and what it says.
struct ReadRecord {
  protocol::Json document;
  ClaimedMatch match;
};

/// Reads a record of this version; unknown members are left alone.
std::variant<ReadRecord, NotARecord> read_record(std::string_view text, Results results);

}  // namespace avinas::record
