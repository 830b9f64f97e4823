// SPDX-License-Identifier: MIT
// Decides each request to a table: events, or a refusal.
#include "server/table/decide.hpp"

#include <algorithm>

namespace avinas::server {
namespace {

using namespace protocol;
using Events = std::vector<TableEvent>;

Refusal because(Reason reason) { return {reason}; }

constexpr std::array<const char*, 4> kBotNames{"Bot Ana", "Bot Balys", "Bot Cilė", "Bot Domas"};

/// The host; where the host is away, whoever sits.
bool may_host(const TableState& table, const Asker& asker) {
  return asker.player == table.host || (!asker.host_is_here && seat_of(table, asker.player));
}

/// All the people have left the match, and the host is away: nobody could answer.
bool is_left_to_bots(const TableState& table, const Asker& asker) {
  return !asker.host_is_here &&
         std::ranges::none_of(table.seats.items, [](const Holder& each) { return human(each); });
}

/// A seat belongs to its side: the person opposite alone lets somebody in, here or away. If a
/// bot sits opposite, or nobody has a partner, the host gives another bot's seat; a person's seat
/// is then that person's alone. A match that is left to bots is open.
bool may_let_into(const TableState& table, const Asker& asker, Seat wanted) {
  const bool pairs = seating_of(table).pairs;
  if (const HumanSeat* partner = pairs ? human(table.seats[partner_of(wanted)]) : nullptr) {
    return partner->player == asker.player;
  }
  return !human(table.seats[wanted]) && (may_host(table, asker) || is_left_to_bots(table, asker));
}

struct Deciding {
  const TableState& table;
  const Asker& asker;
  Chance& chance;

  std::optional<Seat> seat() const { return seat_of(table, asker.player); }
  bool playing() const { return stage_of(table) == TableStage::Playing; }
  bool may_host() const { return server::may_host(table, asker); }
  /// A bot's seat; between hands that of somebody who is away, too. A stand-in plays a hand to its
  /// end for its person, who may come back.
  bool can_be_given(Seat wanted) const {
    if (!human(table.seats[wanted])) return true;
    return is_automatic(table.seats[wanted]) && !asker.here[wanted] && !in_hand(table);
  }
  /// Why `player` may not hold the seat in the match being played, or nothing.
  std::optional<Refusal> refuse_seat(const PlayerId& player, Seat wanted) const {
    if (seat_of(table, player)) return because(Reason::PlaysAlready);
    const auto known = known_seat(table, player);
    if (known && *known != wanted) {
      return Refusal{Reason::HeldAnotherSeat, {{"seat", std::string(to_text(*known))}}};
    }
    if (can_be_given(wanted)) return std::nullopt;
    return Refusal{Reason::SeatTaken, {{"name", human(table.seats[wanted])->name}}};
  }

  /// No other person has a seat.
  bool plays_alone() const {
    return std::all_of(table.seats.items.begin(), table.seats.items.end(), [&](const Holder& each) {
      return !human(each) || human(each)->player == asker.player;
    });
  }

  /// Why a player of that seat may not play now, or nothing.
  std::optional<Refusal> refuse_act(std::optional<Seat> mine) const {
    if (!mine) return because(Reason::SitFirst);
    if (!playing()) return because(Reason::NoMatch);
    if (table.paused) return because(Reason::TablePaused);
    if (human(table.seats[*mine])->stand_in) return because(Reason::TakeBackFirst);
    return std::nullopt;
  }

  Decision operator()(const Act& act) const {
    const auto mine = seat();
    if (const auto why = refuse_act(mine)) return *why;
    if (const auto wrong = games::check(table.match->state, *mine, act.action)) {
      return Refusal::of(*wrong);
    }
    return Events{Acted{*mine, act.action}};
  }

  Decision operator()(const TakeRest&) const {
    const auto mine = seat();
    if (const auto why = refuse_act(mine)) return *why;
    const auto actions = games::play_out(table.match->state, *mine);
    if (!actions) return because(Reason::RestNotSure);
    Events events;
    for (const SeatAction& each : *actions) events.push_back(Acted{each.seat, each.action});
    return events;
  }

  Decision operator()(const Sit& sit) const {
    if (!seating_of(table).has(sit.seat)) return because(Reason::NoSuchSeat);
    const HumanSeat* sitter = human(table.seats[sit.seat]);
    if (sitter && sitter->player == asker.player) return Events{};
    if (playing()) {
      if (const auto why = refuse_seat(asker.player, sit.seat)) return *why;
      if (needs_consent(table, asker, sit.seat))
        return Events{};  // until somebody lets the asker in
    } else if (sitter) {
      return Refusal{Reason::SeatTaken, {{"name", sitter->name}}};
    }
    return Events{SeatTaken{sit.seat, asker.player, asker.name}};
  }

  Decision operator()(const LetIn& let) const {
    if (!playing()) return because(Reason::NoMatch);
    if (!may_let_into(table, asker, let.seat)) return because(Reason::HostLetsIn);
    const auto& asking = asker.seat_requests[let.seat];
    const auto person = std::find_if(asking.begin(), asking.end(),
                                     [&](const Person& p) { return p.player == let.player; });
    if (person == asking.end()) return because(Reason::DidNotAsk);
    if (const auto why = refuse_seat(let.player, let.seat)) return *why;
    return Events{SeatTaken{let.seat, person->player, person->name}};
  }

  Decision operator()(const Stand&) const {
    const auto mine = seat();
    if (!mine) return because(Reason::SitFirst);
    return Events{SeatLeft{*mine}};
  }

  Decision operator()(const SetOptions& set) const {
    if (!may_host()) return because(Reason::HostSetsOptions);
    if (set.options == table.options) return Events{};
    if (set.options.rules.index() != table.options.rules.index()) {
      return because(Reason::GameFixed);
    }
    if (playing()) {
      TableOptions same = set.options;
      same.watching = table.options.watching;
      same.listed = table.options.listed;
      if (!(same == table.options)) return because(Reason::OptionsFixed);
    }
    // A form of the game with fewer chairs takes those away.
    Events events;
    const Seating seating = games::shape(set.options.rules).seating;
    for (const Seat s : chairs_of(table)) {
      if (seating.has(s) || std::holds_alternative<Vacant>(table.seats[s])) continue;
      const Decision cleared = (*this)(ClearSeat{s});
      if (std::holds_alternative<Refusal>(cleared)) return cleared;
      events.push_back(SeatCleared{s});
    }
    events.push_back(OptionsSet{set.options});
    return events;
  }

  Decision operator()(const FillBots& fill) const {
    if (!may_host()) return because(Reason::HostBringsBots);
    if (playing() && !plays_alone()) return because(Reason::LevelsByAgreement);
    if (fill.seat && !seating_of(table).has(*fill.seat)) return because(Reason::NoSuchSeat);
    Events events;
    for (const Seat s : chairs_of(table)) {
      if (fill.seat && fill.seat != s) continue;
      const auto* bot = std::get_if<BotSeat>(&table.seats[s]);
      const bool changes = fill.seat && bot && bot->level != fill.level;
      if (changes || std::holds_alternative<Vacant>(table.seats[s])) {
        events.push_back(
            BotSeated{s, bot ? bot->name : kBotNames[static_cast<std::size_t>(s)], fill.level});
      }
    }
    return events;
  }

  Decision operator()(const ClearSeat& clear) const {
    if (!may_host()) return because(Reason::HostFreesSeats);
    if (playing()) return because(Reason::SeatsFixed);
    const Holder& holder = table.seats[clear.seat];
    if (std::holds_alternative<Vacant>(holder)) return because(Reason::NobodySitsThere);
    if (const HumanSeat* player = human(holder); player && asker.here[clear.seat]) {
      return Refusal{Reason::PlayerIsHere, {{"name", player->name}}};
    }
    return Events{SeatCleared{clear.seat}};
  }

  Decision operator()(const Start&) const {
    if (!may_host()) return because(Reason::HostStarts);
    if (playing()) return because(Reason::MatchRuns);
    const auto chairs = chairs_of(table);
    for (const Seat chair : chairs) {
      if (std::holds_alternative<Vacant>(table.seats[chair])) return because(Reason::FourMustSit);
    }
    if (table.cats_on_day && games::day_may_end(table.options.rules) &&
        asker.local_day == *table.cats_on_day) {
      return Refusal{Reason::CatsToday, {}, "R6.5"};
    }
    const Seat first = chairs[chance.below(static_cast<std::uint32_t>(chairs.size()))];
    const std::string id = new_match_id(chance);
    Events events;
    for (const Seat s : chairs) {
      if (is_automatic(table.seats[s]) && human(table.seats[s])) {
        events.push_back(StandInSet{s, false});
      }
    }
    events.push_back(MatchStarted{id, first, games::rules_version(table.options.rules)});
    return events;
  }

  Decision operator()(const Ready& ready) const {
    const auto mine = seat();
    if (!mine) return because(Reason::SitFirst);
    if (!awaits_deal(table) || !table.match->next) return because(Reason::NoDealAwaited);
    if (table.match->ready[*mine]) return Events{};
    return Events{ReadyGiven{*mine, ready.seed}};
  }

  Decision operator()(const Propose& propose) const {
    const auto mine = seat();
    if (!mine) return because(Reason::SitFirst);
    if (!playing()) return because(Reason::NoMatch);
    if (propose.what == Proposal::Pause && table.paused) return because(Reason::PausedAlready);
    if (propose.what == Proposal::Resume && !table.paused) return because(Reason::NotPaused);
    return set_proposal(*mine, propose.what, true);
  }

  Decision operator()(const Withdraw& withdraw) const {
    const auto mine = seat();
    if (!mine) return because(Reason::SitFirst);
    return set_proposal(*mine, withdraw.what, false);
  }

  Decision set_proposal(Seat mine, Proposal what, bool agreed) const {
    if (table.proposals[mine][static_cast<std::size_t>(what)] == agreed) return Events{};
    return Events{ProposalSet{mine, what, agreed}};
  }

  Decision operator()(const OpenHand& open) const {
    const auto mine = seat();
    if (!mine) return because(Reason::SitFirst);
    if (watchers_of(table, *mine) == open.watchers) return Events{};
    return Events{HandOpened{*mine, open.watchers}};
  }

  Decision operator()(const TakeBack&) const {
    const auto mine = seat();
    if (!mine) return because(Reason::SitFirst);
    if (!human(table.seats[*mine])->stand_in) return Events{};
    return Events{StandInSet{*mine, false}};
  }
};

}  // namespace

std::string new_match_id(Chance& chance) {
  constexpr std::size_t kIdLetters = 15;  // 74 bits, and no block of its own in a std::string
  return code_from(chance.seed(), kIdLetters);
}

namespace {

/// Seats and hands of an evening's table are the evening's: its players play, and no more.
bool is_for_evening(const TableCommand& command) {
  return std::holds_alternative<Act>(command) || std::holds_alternative<Ready>(command) ||
         std::holds_alternative<TakeRest>(command) || std::holds_alternative<TakeBack>(command);
}

}  // namespace

Decision decide(const TableState& table, const Asker& asker, const TableCommand& command,
                Chance& chance) {
  if (table.evening && !is_for_evening(command)) return because(Reason::SeatsOfEvening);
  return std::visit(Deciding{table, asker, chance}, command);
}

bool needs_consent(const TableState& table, const Asker& asker, Seat seat) {
  if (stage_of(table) != TableStage::Playing || seat_of(table, asker.player)) return false;
  return !may_let_into(table, asker, seat);
}

std::optional<Refusal> refuse_watching(const TableState& table, const PlayerId& player,
                                       bool member) {
  if (table.evening) {
    if (seat_of(table, player)) return std::nullopt;
    return because(Reason::NoSpectators);
  }
  const bool playing = stage_of(table) == TableStage::Playing;
  if (!playing || player == table.host || seat_of(table, player)) return std::nullopt;
  if (table.options.watching == Watching::Nobody) return because(Reason::NoSpectators);
  if (table.options.watching == Watching::Members && !member) return because(Reason::MembersWatch);
  return std::nullopt;
}

std::optional<Refusal> refuse_talk(const TableState& table, Talk allowed, bool seated) {
  if (allowed == Talk::Off) return because(Reason::TalkOff);
  if (seated && in_hand(table) && allowed == Talk::BetweenHands) {
    return because(Reason::TalkBetweenHands);
  }
  return std::nullopt;
}

}  // namespace avinas::server
