// SPDX-License-Identifier: MIT
#include "table/decide.hpp"

#include "rules/match.hpp"

namespace avinas::server {
namespace {

using namespace protocol;
using Events = std::vector<TableEvent>;

Refusal not_allowed(std::string sentence) {
  return {ErrorCode::NotAllowed, {}, std::move(sentence)};
}
Refusal not_seated() { return {ErrorCode::NotAtTable, {}, "Sit down first."}; }

constexpr std::array<const char*, 4> kBotNames{"Bot Ana", "Bot Balys", "Bot Cilė", "Bot Domas"};

struct Deciding {
  const TableState& table;
  const Asker& asker;
  Chance& chance;

  std::optional<Seat> seat() const { return seat_of(table, asker.player); }
  bool playing() const { return stage_of(table) == TableStage::Playing; }
  bool may_host() const {
    return asker.player == table.host || (!asker.host_is_here && seat().has_value());
  }

  Decision operator()(const Act& act) const {
    const auto mine = seat();
    if (!mine) return not_seated();
    if (!playing()) return not_allowed("No match is being played at this table.");
    if (table.paused) return not_allowed("The table is paused.");
    if (human(table.seats[*mine])->stand_in) {
      return not_allowed("A stand-in plays your seat; take it back first.");
    }
    if (const auto wrong = check(table.match->state, *mine, act.action)) {
      return Refusal{ErrorCode::RuleViolation, std::string(wrong->rule),
                     std::string(wrong->sentence)};
    }
    return Events{Acted{*mine, act.action}};
  }

  Decision operator()(const Sit& sit) const {
    const Holder& holder = table.seats[sit.seat];
    if (const HumanSeat* sitter = human(holder)) {
      if (sitter->player == asker.player) return Events{};
      return Refusal{ErrorCode::SeatTaken, {}, sitter->name + " sits there; choose another seat."};
    }
    if (seat() && playing()) return not_allowed("You already play at this table.");
    return Events{SeatTaken{sit.seat, asker.player, asker.name}};
  }

  Decision operator()(const Stand&) const {
    const auto mine = seat();
    if (!mine) return not_seated();
    return Events{SeatLeft{*mine}};
  }

  Decision operator()(const SetOptions& set) const {
    if (!may_host()) return not_allowed("Only the host sets the options.");
    if (playing()) return not_allowed("The options stay as they are until the match ends.");
    return Events{OptionsSet{set.options}};
  }

  Decision operator()(const FillBots&) const {
    if (!may_host()) return not_allowed("Only the host brings in bots.");
    Events events;
    for (Seat s : kAllSeats) {
      if (std::holds_alternative<Vacant>(table.seats[s])) {
        events.push_back(BotSeated{s, kBotNames[static_cast<std::size_t>(s)]});
      }
    }
    return events;
  }

  Decision operator()(const ClearSeat& clear) const {
    if (!may_host()) return not_allowed("Only the host sends bots away.");
    if (playing()) return not_allowed("The seats stay as they are until the match ends.");
    if (!std::holds_alternative<BotSeat>(table.seats[clear.seat])) {
      return not_allowed("No bot sits there.");
    }
    return Events{SeatCleared{clear.seat}};
  }

  Decision operator()(const Start&) const {
    if (!may_host()) return not_allowed("Only the host starts the match.");
    if (playing()) return not_allowed("A match is already being played.");
    for (const Holder& holder : table.seats.items) {
      if (std::holds_alternative<Vacant>(holder)) {
        return not_allowed("Four must sit before the match starts; bots can fill empty seats.");
      }
    }
    if (table.cats_on_day && table.options.rules.cats_tradition &&
        asker.local_day <= *table.cats_on_day) {
      return Refusal{ErrorCode::NotAllowed, "R6.5",
                     "After Cats there is no more play that day; come back tomorrow."};
    }
    const auto first = static_cast<Seat>(chance.below(4));
    constexpr std::size_t kIdDigits = 24;
    const std::string id = shuffle::to_hex(chance.seed()).substr(0, kIdDigits);
    Events events;
    for (Seat s : kAllSeats) {
      if (is_automatic(table.seats[s]) && human(table.seats[s])) {
        events.push_back(StandInSet{s, false});
      }
    }
    events.push_back(MatchStarted{id, first, kRulesVersion});
    return events;
  }

  Decision operator()(const Ready& ready) const {
    const auto mine = seat();
    if (!mine) return not_seated();
    if (!awaits_deal(table) || !table.match->next) return not_allowed("No deal is awaited.");
    if (table.match->ready[*mine]) return Events{};
    return Events{ReadyGiven{*mine, ready.seed}};
  }

  Decision operator()(const Propose& propose) const {
    const auto mine = seat();
    if (!mine) return not_seated();
    if (!playing()) return not_allowed("No match is being played at this table.");
    if (propose.what == Proposal::Pause && table.paused) {
      return not_allowed("The table is paused already.");
    }
    if (propose.what == Proposal::Resume && !table.paused) {
      return not_allowed("The table is not paused.");
    }
    if (may_host() && propose.what != Proposal::Abandon) {
      return Events{PauseSet{propose.what == Proposal::Pause}};
    }
    return Events{ProposalSet{*mine, propose.what, true}};
  }

  Decision operator()(const Withdraw& withdraw) const {
    const auto mine = seat();
    if (!mine) return not_seated();
    return Events{ProposalSet{*mine, withdraw.what, false}};
  }

  Decision operator()(const OpenHand& open) const {
    const auto mine = seat();
    if (!mine) return not_seated();
    return Events{HandOpened{*mine, open.watchers}};
  }

  Decision operator()(const TakeBack&) const {
    const auto mine = seat();
    if (!mine) return not_seated();
    if (!human(table.seats[*mine])->stand_in) return Events{};
    return Events{StandInSet{*mine, false}};
  }
};

}  // namespace

Decision decide(const TableState& table, const Asker& asker, const TableCommand& command,
                Chance& chance) {
  return std::visit(Deciding{table, asker, chance}, command);
}

}  // namespace avinas::server
