// SPDX-License-Identifier: MIT
// Applies an event to a table.
#include "server/table/evolve.hpp"

#include <algorithm>

#include "engine/games/hand_score.hpp"
#include "protocol/refusal.hpp"
#include "server/table/snapshot.hpp"

namespace avinas::server {
namespace {

TableMatch& match_of(TableState& table) {
  if (!table.match) throw JournalMismatch("no match was started");
  return *table.match;
}

games::MatchState accepted(OrViolation<games::MatchState> next, const char* what) {
  if (auto* wrong = std::get_if<RuleViolation>(&next)) {
    throw JournalMismatch(std::string(what) + " is refused by " + std::string(wrong->rule) + ": " +
                          std::string(protocol::in_english(wrong->what)));
  }
  return std::get<games::MatchState>(std::move(next));
}

/// Before a seat changes hands in a match for the first time.
void keep_starters(TableState& table) {
  if (stage_of(table) != protocol::TableStage::Playing || table.match->starters) return;
  table.match->starters = table.seats;
}

void note_replacement(TableState& table, Seat seat) {
  if (stage_of(table) != protocol::TableStage::Playing) return;
  table.match->replacements.push_back(
      {games::hands_dealt(table.match->state), seat, table.seats[seat]});
}

/// A player who held the seat in this hand knows its cards; of two seats, the first counts.
void note_former_holder(TableState& table, Seat seat) {
  const HumanSeat* holder = human(table.seats[seat]);
  if (!holder || !in_hand(table)) return;
  const auto known = std::find_if(table.former.begin(), table.former.end(),
                                  [&](const auto& each) { return each.player == holder->player; });
  if (known == table.former.end()) table.former.push_back({holder->player, seat});
}

void vacate(TableState& table, Seat seat) {
  note_former_holder(table, seat);
  table.seats[seat] = Vacant{};
  table.proposals[seat] = {};
  open_hand(table, seat, {});
}

/// The place among the players' seeds that the evening's has.
constexpr Seat kSeatOfMix = Seat::North;

/// Others play, or with other cards.
bool is_other_form(const Shape& a, const Shape& b) {
  return !(a.seating == b.seating) || !std::ranges::equal(a.pack, b.pack);
}

void clear_proposals(TableState& table) { table.proposals = {}; }

struct Evolution {
  TableState& table;
  const JournalEntry& entry;
  const Dealing& dealing;

  void operator()(const TableOpened& e) const {
    table.code = e.code;
    table.name = e.name;
    table.host = e.host;
    table.opening_request = entry.request;
    table.options = e.options;
    table.evening = e.evening;
  }
  void operator()(const OptionsSet& e) const {
    const bool other =
        is_other_form(games::shape(table.options.rules), games::shape(e.options.rules));
    table.options = e.options;
    // A match that is over cannot be shown at a table of another form.
    if (other && stage_of(table) == protocol::TableStage::Finished) table.match.reset();
  }
  void operator()(const SeatTaken& e) const {
    keep_starters(table);
    if (const auto old = seat_of(table, e.player)) vacate(table, *old);
    vacate(table, e.seat);
    table.seats[e.seat] = HumanSeat{e.player, e.name};
    note_replacement(table, e.seat);
  }
  void operator()(const SeatLeft& e) const {
    keep_starters(table);
    vacate(table, e.seat);
    if (stage_of(table) != protocol::TableStage::Playing) return;
    table.seats[e.seat] = BotSeat{"Bot", kStandInLevel};
    note_replacement(table, e.seat);
  }
  void operator()(const BotSeated& e) const { table.seats[e.seat] = BotSeat{e.name, e.level}; }
  void operator()(const BotsLevelled& e) const {
    for (Holder& holder : table.seats.items) {
      if (auto* bot = std::get_if<BotSeat>(&holder)) bot->level = e.level;
    }
    clear_proposals(table);
  }
  void operator()(const SeatCleared& e) const { vacate(table, e.seat); }
  void operator()(const MatchStarted& e) const {
    const int version = games::rules_version(table.options.rules);
    if (e.rules_version != version) {
      throw JournalMismatch("the match was played by version " + std::to_string(e.rules_version) +
                            " of the rules, this program has version " + std::to_string(version));
    }
    TableMatch match;
    match.id = e.id;
    match.started_ms = entry.at_ms;
    match.state = games::start_match(table.options.rules, e.first_dealer);
    match.sheet_before = games::sheet_of(match.state);
    table.match = std::move(match);
    table.paused = false;
    clear_proposals(table);
  }
  void operator()(const SeedDrawn& e) const {
    TableMatch& match = match_of(table);
    match.next = DealSeeds(e.seed);
    match.ready = {};
    if (!shared_hands(table).empty() && !match.next->players.set(kSeatOfMix, table.evening->mix)) {
      throw JournalMismatch("the evening's seed is not 32 hexadecimal digits");
    }
  }
  void operator()(const ReadyGiven& e) const {
    TableMatch& match = match_of(table);
    if (!match.next) throw JournalMismatch("readiness was given before the seed was drawn");
    const bool adds = shared_hands(table).empty();  // else all tables have the same
    if (adds && !match.next->players.set(e.seat, e.seed)) {
      throw JournalMismatch("a player's seed is not 32 hexadecimal digits");
    }
    match.ready[e.seat] = true;
  }
  void operator()(const HandDealt& e) const {
    TableMatch& match = match_of(table);
    if (!match.next || dealing(*match.next, e.dealer, games::shape(match.state)) != e.deal) {
      throw JournalMismatch("the deal does not follow from its seeds");
    }
    if (!shared_hands(table).empty()) {  // each stands on a sheet of its own
      const games::Options rules = games::options_of(match.state);
      match.state = games::take_up(rules, games::blank_sheet(rules),
                                   games::hands_dealt(match.state), e.dealer);
    }
    match.state =
        accepted(games::deal_hand(std::move(match.state), e.dealer, claim(e.deal)), "the deal");
    match.current = std::move(*match.next);
    match.next.reset();
    match.ready = {};
    table.former.clear();
  }
  void operator()(const Acted& e) const {
    TableMatch& match = match_of(table);
    match.state = accepted(games::apply(std::move(match.state), e.seat, e.action), "an action");
  }
  void operator()(const HandScored& e) const {
    TableMatch& match = match_of(table);
    const auto hand = games::hand_so_far(match.state);
    const games::Sheet sheet = games::sheet_of(match.state);
    if (!hand || games::result_of(*hand) != e.result || sheet != e.sheet) {
      throw JournalMismatch("the stored result of hand " +
                            std::to_string(games::hands_dealt(match.state)) +
                            " is not what the rules say");
    }
    match.hands.push_back({*hand, sheet, match.current.value_or(DealSeeds{})});
    table.former.clear();
    if (shared_hands(table).empty()) return;
    match.scores.push_back(games::hand_score(e.result, Side::NorthSouth).value_or(0));
  }
  void operator()(const StandInSet& e) const {
    if (auto* player = std::get_if<HumanSeat>(&table.seats[e.seat])) player->stand_in = e.stand_in;
    if (e.stand_in) table.proposals[e.seat] = {};  // what they agreed to while they were here
  }
  void operator()(const ProposalSet& e) const {
    table.proposals[e.seat][static_cast<std::size_t>(e.what)] = e.agreed;
  }
  void operator()(const PauseSet& e) const {
    table.paused = e.paused;
    clear_proposals(table);
  }
  void operator()(const HandOpened& e) const { open_hand(table, e.seat, e.watchers); }
  void operator()(const Shared<TableSnapshot>& e) const { table = restore(*e); }
  void operator()(const MatchAbandoned&) const {
    TableMatch& match = match_of(table);
    const bool in_play = games::hand_in_play(match.state);
    match.state = games::abandon(std::move(match.state));
    if (const auto hand = games::hand_so_far(match.state); hand && in_play) {
      match.hands.push_back(
          {*hand, games::sheet_of(match.state), match.current.value_or(DealSeeds{})});
    }
    match.ended_ms = entry.at_ms;
    match.sealed = !shared_hands(table).empty();
    match.next.reset();
    table.former.clear();
    table.paused = false;
    clear_proposals(table);
  }
  void operator()(const MatchUnsealed&) const { match_of(table).sealed = false; }
  void operator()(const MatchEnded& e) const {
    TableMatch& match = match_of(table);
    match.ended_ms = entry.at_ms;
    clear_proposals(table);
    if (const auto shared = shared_hands(table); !shared.empty()) {
      if (match.hands.size() < shared.size()) throw JournalMismatch("the round is not at its end");
      match.sealed = true;
      return;
    }
    const auto outcome = games::outcome_of(match.state);
    if (!outcome) throw JournalMismatch("the match is not at its end");
    if (games::ends_day(table.options.rules, *outcome)) {
      table.cats_on_day = e.local_day;
      ++table.card_back;
    }
  }
};

}  // namespace

Deal deal_by_shuffle(const DealSeeds& seeds, Seat dealer, const Shape& shape) {
  return shuffle::deal(seeds.server, seeds.players.texts(), dealer, shape);
}

void evolve(TableState& table, const JournalEntry& entry, const Dealing& dealing) {
  std::visit(Evolution{table, entry, dealing}, entry.event);
}

}  // namespace avinas::server
