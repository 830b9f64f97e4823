// SPDX-License-Identifier: MIT
// The values of a game as JSON: options, results, sheets, outcomes. The functions of each game are
// the same, found by its tag or by the type of the value; below them, those for any game.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "engine/games/match.hpp"
#include "protocol/json_reader.hpp"
#include "protocol/json_writer.hpp"
#include "protocol/results.hpp"

namespace avinas::protocol {

/// The words for what standings keep beside matches and wins: a win that counts for more, and the
/// sums. An empty word: the game has none.
struct MarkNames {
  std::string_view feat;
  std::array<std::string_view, kSums> sums{};
};

// All readers throw FormatError.

Options read_options(games::Avinas, const Json& object);
HandResult read_result(games::Avinas, const Json& object);
Outcome read_outcome(games::Avinas, const Json& object);
/// As journals have it: with everything that was written.
Sheet read_sheet(games::Avinas, const Json& object);
void write_options_members(JsonWriter& json, const Options& options);
void write(JsonWriter& json, const HandResult& result);
void write(JsonWriter& json, const Outcome& outcome);
void write(JsonWriter& json, const HandRecord& hand);
/// As views have it.
void write(JsonWriter& json, const Sheet& sheet);
void write_kept(JsonWriter& json, const Sheet& sheet);    ///< as journals have it
void write_totals(JsonWriter& json, const Sheet& sheet);  ///< as records have it
std::span<const std::string_view> options_of_its_own(games::Avinas);
constexpr MarkNames marks_of(games::Avinas) { return {"cats", {"rams", "pips"}}; }
bool is_feat(const Outcome& outcome);
Sums sums_of(const Sheet& sheet);

sjavs::Options read_options(games::Sjavs, const Json& object);
sjavs::HandResult read_result(games::Sjavs, const Json& object);
sjavs::Outcome read_outcome(games::Sjavs, const Json& object);
sjavs::Sheet read_sheet(games::Sjavs, const Json& object);
void write_options_members(JsonWriter& json, const sjavs::Options& options);
void write(JsonWriter& json, const sjavs::HandResult& result);
void write(JsonWriter& json, const sjavs::Outcome& outcome);
void write(JsonWriter& json, const sjavs::HandRecord& hand);
void write(JsonWriter& json, const sjavs::Sheet& sheet);
void write_kept(JsonWriter& json, const sjavs::Sheet& sheet);
void write_totals(JsonWriter& json, const sjavs::Sheet& sheet);
std::span<const std::string_view> options_of_its_own(games::Sjavs);
constexpr MarkNames marks_of(games::Sjavs) { return {"crosses", {"totals"}}; }
bool is_feat(const sjavs::Outcome& outcome);
Sums sums_of(const sjavs::Sheet& sheet);

einwerfen::Options read_options(games::Einwerfen, const Json& object);
einwerfen::HandResult read_result(games::Einwerfen, const Json& object);
einwerfen::Outcome read_outcome(games::Einwerfen, const Json& object);
einwerfen::Sheet read_sheet(games::Einwerfen, const Json& object);
void write_options_members(JsonWriter& json, const einwerfen::Options& options);
void write(JsonWriter& json, const einwerfen::HandResult& result);
void write(JsonWriter& json, const einwerfen::Outcome& outcome);
void write(JsonWriter& json, const einwerfen::HandRecord& hand);
void write(JsonWriter& json, const einwerfen::Sheet& sheet);
void write_kept(JsonWriter& json, const einwerfen::Sheet& sheet);
void write_totals(JsonWriter& json, const einwerfen::Sheet& sheet);
std::span<const std::string_view> options_of_its_own(games::Einwerfen);
constexpr MarkNames marks_of(games::Einwerfen) { return {{}, {"games"}}; }
bool is_feat(const einwerfen::Outcome& outcome);
Sums sums_of(const einwerfen::Sheet& sheet);

sueca::Options read_options(games::Sueca, const Json& object);
sueca::HandResult read_result(games::Sueca, const Json& object);
sueca::Outcome read_outcome(games::Sueca, const Json& object);
sueca::Sheet read_sheet(games::Sueca, const Json& object);
void write_options_members(JsonWriter& json, const sueca::Options& options);
void write(JsonWriter& json, const sueca::HandResult& result);
void write(JsonWriter& json, const sueca::Outcome& outcome);
void write(JsonWriter& json, const sueca::HandRecord& hand);
void write(JsonWriter& json, const sueca::Sheet& sheet);
void write_kept(JsonWriter& json, const sueca::Sheet& sheet);
void write_totals(JsonWriter& json, const sueca::Sheet& sheet);
std::span<const std::string_view> options_of_its_own(games::Sueca);
constexpr MarkNames marks_of(games::Sueca) { return {"gatos", {"games"}}; }
bool is_feat(const sueca::Outcome& outcome);
Sums sums_of(const sueca::Sheet& sheet);

owcyglowa::Options read_options(games::OwcyGlowa, const Json& object);
owcyglowa::HandResult read_result(games::OwcyGlowa, const Json& object);
owcyglowa::Outcome read_outcome(games::OwcyGlowa, const Json& object);
owcyglowa::Sheet read_sheet(games::OwcyGlowa, const Json& object);
void write_options_members(JsonWriter& json, const owcyglowa::Options& options);
void write(JsonWriter& json, const owcyglowa::HandResult& result);
void write(JsonWriter& json, const owcyglowa::Outcome& outcome);
void write(JsonWriter& json, const owcyglowa::HandRecord& hand);
void write(JsonWriter& json, const owcyglowa::Sheet& sheet);
void write_kept(JsonWriter& json, const owcyglowa::Sheet& sheet);
void write_totals(JsonWriter& json, const owcyglowa::Sheet& sheet);
std::span<const std::string_view> options_of_its_own(games::OwcyGlowa);
constexpr MarkNames marks_of(games::OwcyGlowa) { return {{}, {"totals"}}; }
bool is_feat(const owcyglowa::Outcome& outcome);
Sums sums_of(const owcyglowa::Sheet& sheet);

klorsjavs::Options read_options(games::Klorsjavs, const Json& object);
klorsjavs::HandResult read_result(games::Klorsjavs, const Json& object);
klorsjavs::Outcome read_outcome(games::Klorsjavs, const Json& object);
klorsjavs::Sheet read_sheet(games::Klorsjavs, const Json& object);
void write_options_members(JsonWriter& json, const klorsjavs::Options& options);
void write(JsonWriter& json, const klorsjavs::HandResult& result);
void write(JsonWriter& json, const klorsjavs::Outcome& outcome);
void write(JsonWriter& json, const klorsjavs::HandRecord& hand);
void write(JsonWriter& json, const klorsjavs::Sheet& sheet);
void write_kept(JsonWriter& json, const klorsjavs::Sheet& sheet);
void write_totals(JsonWriter& json, const klorsjavs::Sheet& sheet);
std::span<const std::string_view> options_of_its_own(games::Klorsjavs);
constexpr MarkNames marks_of(games::Klorsjavs) { return {{}, {}}; }
bool is_feat(const klorsjavs::Outcome& outcome);
Sums sums_of(const klorsjavs::Sheet& sheet);

tarock::Options read_options(games::Tarock, const Json& object);
tarock::HandResult read_result(games::Tarock, const Json& object);
tarock::Outcome read_outcome(games::Tarock, const Json& object);
tarock::Sheet read_sheet(games::Tarock, const Json& object);
void write_options_members(JsonWriter& json, const tarock::Options& options);
void write(JsonWriter& json, const tarock::HandResult& result);
void write(JsonWriter& json, const tarock::Outcome& outcome);
void write(JsonWriter& json, const tarock::HandRecord& hand);
void write(JsonWriter& json, const tarock::Sheet& sheet);
void write_kept(JsonWriter& json, const tarock::Sheet& sheet);
void write_totals(JsonWriter& json, const tarock::Sheet& sheet);
std::span<const std::string_view> options_of_its_own(games::Tarock);
constexpr MarkNames marks_of(games::Tarock) { return {{}, {}}; }
bool is_feat(const tarock::Outcome& outcome);
Sums sums_of(const tarock::Sheet& sheet);

sixbid::Options read_options(games::Sixbid, const Json& object);
sixbid::HandResult read_result(games::Sixbid, const Json& object);
sixbid::Outcome read_outcome(games::Sixbid, const Json& object);
sixbid::Sheet read_sheet(games::Sixbid, const Json& object);
void write_options_members(JsonWriter& json, const sixbid::Options& options);
void write(JsonWriter& json, const sixbid::HandResult& result);
void write(JsonWriter& json, const sixbid::Outcome& outcome);
void write(JsonWriter& json, const sixbid::HandRecord& hand);
void write(JsonWriter& json, const sixbid::Sheet& sheet);
void write_kept(JsonWriter& json, const sixbid::Sheet& sheet);
void write_totals(JsonWriter& json, const sixbid::Sheet& sheet);
std::span<const std::string_view> options_of_its_own(games::Sixbid);
constexpr MarkNames marks_of(games::Sixbid) { return {{}, {}}; }
bool is_feat(const sixbid::Outcome& outcome);
Sums sums_of(const sixbid::Sheet& sheet);

sjavsalone::Options read_options(games::SjavsAlone, const Json& object);
sjavsalone::HandResult read_result(games::SjavsAlone, const Json& object);
sjavsalone::Outcome read_outcome(games::SjavsAlone, const Json& object);
sjavsalone::Sheet read_sheet(games::SjavsAlone, const Json& object);
void write_options_members(JsonWriter& json, const sjavsalone::Options& options);
void write(JsonWriter& json, const sjavsalone::HandResult& result);
void write(JsonWriter& json, const sjavsalone::Outcome& outcome);
void write(JsonWriter& json, const sjavsalone::HandRecord& hand);
void write(JsonWriter& json, const sjavsalone::Sheet& sheet);
void write_kept(JsonWriter& json, const sjavsalone::Sheet& sheet);
void write_totals(JsonWriter& json, const sjavsalone::Sheet& sheet);
std::span<const std::string_view> options_of_its_own(games::SjavsAlone);
constexpr MarkNames marks_of(games::SjavsAlone) { return {"crosses", {}}; }
bool is_feat(const sjavsalone::Outcome& outcome);
Sums sums_of(const sjavsalone::Sheet& sheet);

/// The game that the member `game` names; without one the first of the list.
games::GameIndex read_game(const Json& object);
/// The member `game`, but for the first of the list, which is meant where it is absent.
void write_game_member(JsonWriter& json, games::GameIndex game);

/// Options that the rules of the game know; a missing one has its default.
games::Options read_game_options(const Json& object);
void write_game_options_members(JsonWriter& json, const games::Options& options);
games::HandResult read_result(games::GameIndex game, const Json& object);
games::Outcome read_outcome(games::GameIndex game, const Json& object);
games::Sheet read_sheet(games::GameIndex game, const Json& object);
void write(JsonWriter& json, const games::HandResult& result);
void write(JsonWriter& json, const games::Outcome& outcome);
void write_kept(JsonWriter& json, const games::Sheet& sheet);
void write(JsonWriter& json, const games::HandRecord& hand);
MarkNames marks_of(games::GameIndex game);
bool is_feat(const games::Outcome& outcome);
/// The side is one of those that won the match.
bool has_won(const games::Outcome& outcome, Side side);
Sums sums_of(const games::Sheet& sheet);

}  // namespace avinas::protocol
