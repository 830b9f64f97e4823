// SPDX-License-Identifier: MIT
// Reads and writes journal entries.
#include "server/table/event_json.hpp"

#include "protocol/action_json.hpp"
#include "protocol/codec.hpp"
#include "server/table/entry_parts.hpp"
#include "server/table/evolve.hpp"
#include "server/table/snapshot_json.hpp"

namespace avinas::server {
namespace {

using namespace protocol;

/// In the order of the variant.
constexpr std::array<const char*, std::variant_size_v<TableEvent>> kEventNames{
    "opened", "options",   "sat",   "left",        "bot",        "cleared",  "match",
    "seed",   "ready",     "dealt", "act",         "scored",     "stand_in", "proposal",
    "pause",  "abandoned", "ended", "hand_opened", "bots_level", "snapshot", "unsealed"};

struct EventWriter {
  JsonWriter& json;

  void seat(Seat s) const { json.key("seat").word(to_text(s)); }
  void options(const TableOptions& o) const {
    json.key("options");
    write_table_options(json, o);
  }

  void operator()(const TableOpened& e) const {
    json.key("code").word(e.code).key("name").text(e.name).key("host").word(e.host);
    options(e.options);
    if (e.evening) write_evening(json, *e.evening);
  }
  void operator()(const OptionsSet& e) const { options(e.options); }
  void operator()(const SeatTaken& e) const {
    seat(e.seat);
    json.key("player").word(e.player).key("name").text(e.name);
  }
  void operator()(const SeatLeft& e) const { seat(e.seat); }
  void operator()(const BotSeated& e) const {
    seat(e.seat);
    json.key("name").text(e.name).key("level").word(name_of(e.level));
  }
  void operator()(const SeatCleared& e) const { seat(e.seat); }
  void operator()(const MatchStarted& e) const {
    json.key("id").word(e.id).key("first_dealer").word(to_text(e.first_dealer));
    json.key("rules_version").number(e.rules_version);
  }
  void operator()(const SeedDrawn& e) const { json.key("seed").word(shuffle::to_hex(e.seed)); }
  void operator()(const ReadyGiven& e) const {
    seat(e.seat);
    json.key("seed").word(e.seed);
  }
  void operator()(const HandDealt& e) const {
    json.key("dealer").word(to_text(e.dealer)).key("deal");
    write(json, e.deal);
  }
  void operator()(const Acted& e) const {
    seat(e.seat);
    write_action_members(json, e.action);
  }
  void operator()(const HandScored& e) const {
    write_game_member(json, e.result.index());
    json.key("result");
    write(json, e.result);
    write_sheet(json, e.sheet);
  }
  void operator()(const StandInSet& e) const {
    seat(e.seat);
    json.key("on").boolean(e.stand_in);
  }
  void operator()(const ProposalSet& e) const {
    seat(e.seat);
    json.key("what").word(name_of(e.what)).key("on").boolean(e.agreed);
  }
  void operator()(const PauseSet& e) const { json.key("on").boolean(e.paused); }
  void operator()(const BotsLevelled& e) const { json.key("level").word(name_of(e.level)); }
  void operator()(const HandOpened& e) const {
    seat(e.seat);
    json.key("watchers");
    write_people(json, e.watchers);
  }
  void operator()(const MatchAbandoned&) const {}
  void operator()(const MatchUnsealed&) const {}
  void operator()(const MatchEnded& e) const { json.key("local_day").number(e.local_day); }
  void operator()(const Shared<TableSnapshot>& e) const { write_snapshot_members(json, *e); }
};

struct EventReader {
  std::string_view type;
  TableEvent (*read)(const Json&);
};

constexpr std::array kReaders{
    EventReader{"act",
                [](const Json& o) -> TableEvent {
                  return Acted{seat_in(o), read_action(o)};
                }},
    EventReader{"opened",
                [](const Json& o) -> TableEvent {
                  const Json* name = find_member(o, "name");
                  return TableOpened{text_in(o, "code"),
                                     name ? as_text(*name, "name") : std::string(),
                                     text_in(o, "host"), options_in(o), evening_in(o)};
                }},
    EventReader{"options", [](const Json& o) -> TableEvent { return OptionsSet{options_in(o)}; }},
    EventReader{"sat",
                [](const Json& o) -> TableEvent {
                  return SeatTaken{seat_in(o), text_in(o, "player"), text_in(o, "name")};
                }},
    EventReader{"left", [](const Json& o) -> TableEvent { return SeatLeft{seat_in(o)}; }},
    EventReader{"bot",
                [](const Json& o) -> TableEvent {
                  return BotSeated{seat_in(o), text_in(o, "name"), bot_level_in(o)};
                }},
    EventReader{"cleared", [](const Json& o) -> TableEvent { return SeatCleared{seat_in(o)}; }},
    EventReader{
        "match",
        [](const Json& o) -> TableEvent {
          return MatchStarted{
              text_in(o, "id"), as_seat(member(o, "first_dealer"), "first_dealer"),
              static_cast<int>(as_whole_number(member(o, "rules_version"), "rules_version"))};
        }},
    EventReader{"seed", [](const Json& o) -> TableEvent { return SeedDrawn{seed_in(o)}; }},
    EventReader{"ready",
                [](const Json& o) -> TableEvent {
                  return ReadyGiven{seat_in(o), text_in(o, "seed")};
                }},
    EventReader{"dealt",
                [](const Json& o) -> TableEvent {
                  return HandDealt{as_seat(member(o, "dealer"), "dealer"), deal_in(o)};
                }},
    EventReader{"scored",
                [](const Json& o) -> TableEvent {
                  const games::GameIndex game = read_game(o);
                  return HandScored{read_result(game, member(o, "result")), sheet_in(o, game)};
                }},
    EventReader{"stand_in",
                [](const Json& o) -> TableEvent {
                  return StandInSet{seat_in(o), on_in(o)};
                }},
    EventReader{
        "proposal",
        [](const Json& o) -> TableEvent {
          return ProposalSet{seat_in(o), as_word<Proposal>(member(o, "what"), "what"), on_in(o)};
        }},
    EventReader{"pause", [](const Json& o) -> TableEvent { return PauseSet{on_in(o)}; }},
    EventReader{"bots_level",
                [](const Json& o) -> TableEvent { return BotsLevelled{bot_level_in(o)}; }},
    EventReader{"hand_opened",
                [](const Json& o) -> TableEvent {
                  return HandOpened{seat_in(o), people_in(o, "watchers")};
                }},
    EventReader{"abandoned", [](const Json&) -> TableEvent { return MatchAbandoned{}; }},
    EventReader{"unsealed", [](const Json&) -> TableEvent { return MatchUnsealed{}; }},
    EventReader{"ended",
                [](const Json& o) -> TableEvent {
                  return MatchEnded{as_whole_number(member(o, "local_day"), "local_day")};
                }},
    EventReader{"snapshot", [](const Json& o) -> TableEvent { return Shared(read_snapshot(o)); }},
};

TableEvent read_event(const Json& object) {
  const std::string& type = text_in(object, "type");
  for (const EventReader& reader : kReaders) {
    if (reader.type == type) return reader.read(object);
  }
  throw FormatError("There is no event of type \"" + type + "\".");
}

}  // namespace

const char* event_name(const TableEvent& event) { return kEventNames[event.index()]; }

std::string write_entry(const JournalEntry& entry) {
  JsonWriter json;
  json.begin_object();
  json.key("type").word(event_name(entry.event));
  std::visit(EventWriter{json}, entry.event);
  json.key("at").number(entry.at_ms);
  if (!entry.by.empty()) json.key("by").word(entry.by);
  if (!entry.request.empty()) json.key("request").text(entry.request);
  json.end_object();
  return json.str();
}

JournalEntry read_entry(std::string_view text) {
  const Json object = Json::parse(text, nullptr, false);
  try {
    JournalEntry entry;
    entry.event = read_event(object);
    entry.at_ms = as_whole_number(member(object, "at"), "at");
    if (const Json* by = find_member(object, "by")) entry.by = as_text(*by, "by");
    if (const Json* request = find_member(object, "request")) {
      entry.request = as_text(*request, "request");
    }
    return entry;
  } catch (const FormatError& wrong) {
    throw JournalMismatch(std::string("an entry cannot be read: ") + wrong.what());
  }
}

}  // namespace avinas::server
