// SPDX-License-Identifier: MIT
// Reads a record's JSON into claims.
#include "engine/record/reading.hpp"

#include "engine/record/result_json.hpp"
#include "engine/shuffle/fair_deal.hpp"

namespace avinas::record {
namespace {

using namespace protocol;

const Json& as_array(const Json& value, const char* name) {
  if (!value.is_array()) throw FormatError(std::string("\"") + name + "\" must be an array.");
  return value;
}

ClaimedShuffle read_shuffle(const Json& object) {
  const std::string& algorithm = as_text(member(object, "algorithm"), "algorithm");
  if (algorithm != shuffle::kAlgorithm) {
    throw FormatError(in_quotes(algorithm) +
                      " is no algorithm for \"shuffle\" that is known here.");
  }
  ClaimedShuffle shuffle{as_text(member(object, "commitment"), "commitment"),
                         as_text(member(object, "server_seed"), "server_seed"),
                         {}};
  const Json& seeds = member(object, "player_seeds");
  for (Seat seat : kAllSeats) {
    const std::string name(to_text(seat));
    const Json* seed = find_member(seeds, name.c_str());
    if (seed) shuffle.player_seeds[seat] = as_text(*seed, name.c_str());
  }
  return shuffle;
}

ClaimedHand read_hand(const Json& object, Results results) {
  ClaimedHand hand;
  hand.dealer = as_seat(member(object, "dealer"), "dealer");
  const Json& deal = member(object, "deal");
  for (Seat seat : kAllSeats) {
    const std::string name(to_text(seat));
    for (const Json& card : as_array(member(deal, name.c_str()), name.c_str())) {
      hand.deal[seat].push_back(as_card(card, name.c_str()));
    }
  }
  if (const Json* shuffle = find_member(object, "shuffle")) hand.shuffle = read_shuffle(*shuffle);
  const Json& actions = as_array(member(object, "actions"), "actions");
  hand.actions.reserve(actions.size());
  for (const Json& action : actions) {
    hand.actions.push_back({as_seat(member(action, "seat"), "seat"), read_action(action)});
  }
  if (results == Results::Read) {
    const Json& sheet = member(object, "sheet");
    hand.claimed =
        ClaimedResult{read_result(member(object, "result")), read_numbers(member(sheet, "rams")),
                      read_numbers(member(sheet, "pips"))};
  }
  return hand;
}

void check_head(const Json& document) {
  if (!document.is_object()) throw FormatError("A match record is a JSON object.");
  if (as_text(member(document, "format"), "format") != kFormat) {
    throw FormatError("The format is not \"" + std::string(kFormat) + "\".");
  }
  const auto version = as_whole_number(member(document, "version"), "version");
  if (version != kVersion) {
    throw FormatError("This is version " + std::to_string(version) +
                      " of the record; this program reads version " + std::to_string(kVersion) +
                      ".");
  }
  for (const char* name : {"id", "table", "started"}) as_text(member(document, name), name);
  nullable(document, "ended", as_text);
}

void check_players(const Json& players) {
  for (Seat seat : kAllSeats) {
    const Json& player = member(players, std::string(to_text(seat)).c_str());
    if (const Json* name = find_member(player, "name")) as_text(*name, "name");
    const Json* kind = find_member(player, "kind");
    if (!kind) continue;
    const std::string& word = as_text(*kind, "kind");
    if (word != "human" && word != "bot") {
      throw FormatError(in_quotes(word) + " is no kind of player; it is human or bot.");
    }
  }
}

ClaimedMatch read_match(const Json& document, Results results) {
  check_head(document);
  check_players(member(document, "players"));
  ClaimedMatch match;
  match.options = read_options(member(document, "options"));
  for (const Json& hand : as_array(member(document, "hands"), "hands")) {
    match.hands.push_back(read_hand(hand, results));
  }
  if (results == Results::Read) match.outcome = nullable(document, "outcome", read_outcome);
  return match;
}

}  // namespace

std::variant<ReadRecord, NotARecord> read_record(std::string_view text, Results results) {
  if (text.size() > kMaxRecordBytes) {
    return NotARecord{"The file is larger than 64 MiB, which no match record is."};
  }
  constexpr int kMaxNesting = 64;  // a record has eight levels; the rest is for unknown members
  if (nests_deeper(text, kMaxNesting)) {
    return NotARecord{"The file nests deeper than any match record."};
  }
  ReadRecord read;
  read.document = Json::parse(text, nullptr, false);
  if (read.document.is_discarded()) {
    return NotARecord{"This is not JSON, or it breaks off before its end."};
  }
  try {
    read.match = read_match(read.document, results);
  } catch (const FormatError& wrong) {
    return NotARecord{wrong.what()};
  }
  return read;
}

}  // namespace avinas::record
