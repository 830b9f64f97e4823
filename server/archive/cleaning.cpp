// SPDX-License-Identifier: MIT
// Takes a name out of a match. A record has no ids: its names are told by the seat and the summary.
#include "server/archive/cleaning.hpp"

#include <nlohmann/json.hpp>
#include <set>

#include "protocol/club.hpp"
#include "protocol/json_writer.hpp"
#include "protocol/summary_json.hpp"
#include "server/archive/counting.hpp"

namespace avinas::server {
namespace {

using protocol::MatchSummary;
using protocol::Person;
/// Members stay in their order.
using Document = nlohmann::ordered_json;

/// The names under which the player sat there; the summary forgets them.
std::set<std::string> take_names(MatchSummary& summary, Seat seat, const std::string& player) {
  std::set<std::string> names;
  const auto take = [&](Person& who) {
    if (who.player != player) return;
    names.insert(who.name);
    who = {{}, protocol::kSomebody};
  };
  take(summary.seats[seat]);
  for (protocol::Leaver& leaver : summary.left) {
    if (leaver.seat == seat) take(leaver.who);
  }
  return names;
}

void clean_entry(Document& entry, const std::set<std::string>& names) {
  if (entry.value("kind", "") != "human" || !names.contains(entry.value("name", ""))) return;
  entry["name"] = protocol::kSomebody;
}

}  // namespace

CleanedMatch cleaned(MatchSummary summary, const std::string& record, const std::string& player) {
  Document document = Document::parse(record, nullptr, false);
  if (!summary.ranked) summary.ranked = four_people(summary);  // which the ids said
  for (const Seat seat : kAllSeats) {
    const std::set<std::string> names = take_names(summary, seat, player);
    const std::string word(to_text(seat));
    if (names.empty() || !document.is_object()) continue;
    if (document.contains("players") && document["players"].contains(word)) {
      clean_entry(document["players"][word], names);
    }
    if (!document.contains("replacements")) continue;
    for (Document& replacement : document["replacements"]) {
      if (replacement.value("seat", "") == word) clean_entry(replacement, names);
    }
  }
  protocol::JsonWriter json;
  write(json, summary);
  return {summary.id, document.is_object() ? document.dump() : record, json.str(), player};
}

}  // namespace avinas::server
