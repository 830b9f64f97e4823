// SPDX-License-Identifier: MIT
// Reads a record's JSON into claims.
#include "engine/record/reading.hpp"

#include "engine/shuffle/fair_deal.hpp"

namespace avinas::record {
namespace {

using namespace protocol;

const Json& as_array(const Json& value, const char* name) {
  if (!value.is_array()) throw FormatError(std::string("\"") + name + "\" must be an array.");
  return value;
}

ClaimedShuffle read_shuffle(const Json& object, const Shape& shape) {
  const std::string& algorithm = as_text(member(object, "algorithm"), "algorithm");
  if (algorithm != shuffle::algorithm_of(shape)) {
    throw FormatError(in_quotes(algorithm) +
                      " is no algorithm for \"shuffle\" of this game that is known here.");
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

template <typename G>
ClaimedHandOf<G> read_hand(const Json& object, const Shape& shape, Results results) {
  ClaimedHandOf<G> hand;
  hand.dealer = as_seat(member(object, "dealer"), "dealer");
  const Json& deal = member(object, "deal");
  const auto read_cards = [&](const char* name, std::vector<Card>& cards) {
    for (const Json& card : as_array(member(deal, name), name))
      cards.push_back(as_card(card, name));
  };
  for (const Seat seat : shape.table()) {
    read_cards(std::string(to_text(seat)).c_str(), hand.deal[seat]);
  }
  if (shape.rest() > 0) read_cards("rest", hand.deal.rest);
  if (const Json* shuffle = find_member(object, "shuffle")) {
    hand.shuffle = read_shuffle(*shuffle, shape);
  }
  const Json& actions = as_array(member(object, "actions"), "actions");
  hand.actions.reserve(actions.size());
  for (const Json& action : actions) {
    hand.actions.push_back({as_seat(member(action, "seat"), "seat"), read_action(action)});
  }
  if (results == Results::Read) hand.claimed = OfGame<G>::read_end(object);
  return hand;
}

/// The version of the record: that of its game.
std::int64_t check_head(const Json& document) {
  if (!document.is_object()) throw FormatError("A match record is a JSON object.");
  if (as_text(member(document, "format"), "format") != kFormat) {
    throw FormatError("The format is not \"" + std::string(kFormat) + "\".");
  }
  const auto version = as_whole_number(member(document, "version"), "version");
  if (version != 1 && version != 2) {
    throw FormatError("This is version " + std::to_string(version) +
                      " of the record; this program reads versions 1 and 2.");
  }
  for (const char* name : {"id", "table", "started"}) as_text(member(document, name), name);
  nullable(document, "ended", as_text);
  return version;
}

template <typename G>
void check_rules_version(const Json& document) {
  const auto version = as_whole_number(member(document, "rules_version"), "rules_version");
  if (version != G::kRulesVersion) {
    throw FormatError("The match was played by version " + std::to_string(version) +
                      " of its rules; this program knows version " +
                      std::to_string(G::kRulesVersion) + ".");
  }
}

void check_players(const Json& players, const Shape& shape) {
  for (const Seat seat : shape.table()) {
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

template <typename G>
ClaimedMatchOf<G> read_match(const Json& document, Results results) {
  ClaimedMatchOf<G> match;
  match.options = read_options(G(), member(document, "options"));
  if (const Json* evening = find_member(document, "evening")) {
    match.apart = as_whole_number(member(*evening, "hands"), "hands") > 0;
  }
  check_players(member(document, "players"), shape(match.options));
  for (const Json& hand : as_array(member(document, "hands"), "hands")) {
    match.hands.push_back(read_hand<G>(hand, shape(match.options), results));
  }
  if (results == Results::Read)
    match.outcome = nullable(document, "outcome", [](const Json& outcome, const char*) {
      return read_outcome(G(), outcome);
    });
  return match;
}

void read_match_of_its_game(ReadRecord& read, Results results) {
  const Json& document = read.document;
  const auto version = check_head(document);
  const bool first = version == OfGame<games::Avinas>::kVersion;
  const std::string game(first ? games::Avinas::kName : as_text(member(document, "game"), "game"));
  bool known = false;
  const auto read_if = [&]<typename Options>(const Options&) {
    using G = games::GameOf<Options>;
    if (OfGame<G>::kVersion != version || G::kName != game) return;
    if (!first) check_rules_version<G>(document);
    read.match = read_match<G>(document, results);
    known = true;
  };
  for (const games::Options& each : games::All::each_options()) std::visit(read_if, each);
  if (!known) throw FormatError(in_quotes(game) + " is no game that is known here.");
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
    read_match_of_its_game(read, results);
  } catch (const FormatError& wrong) {
    return NotARecord{wrong.what()};
  }
  return read;
}

}  // namespace avinas::record
