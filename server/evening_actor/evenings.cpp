// SPDX-License-Identifier: MIT
// Runs the evenings: a decision, the journal, then answers, views and tables.
#include "server/evening_actor/evenings.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/post.hpp>
#include <tuple>

#include "protocol/codec.hpp"
#include "server/base/chance.hpp"

namespace avinas::server {

namespace asio = boost::asio;
using namespace protocol;

namespace {

/// The players that bots stand for have these names.
constexpr const char* kBotPartner = "Bot";

/// A code that no table has.
std::string new_code(const Tables& tables) {
  std::string code;
  do code = random_code(kCodeLength);
  while (share_of(code) != kEveningsShare || tables.find(code) || tables.left_out(code));
  return code;
}

/// The seats of a table of the round: the first of each pair has North or East.
std::vector<TableEvent> sitting(const EveningMatch& meeting) {
  std::vector<TableEvent> events;
  const auto sit = [&](const std::vector<Person>& people, std::array<Seat, 2> seats) {
    for (std::size_t i = 0; i < seats.size(); ++i) {
      if (i < people.size()) {
        events.push_back(SeatTaken{seats[i], people[i].player, people[i].name});
      } else {
        events.push_back(BotSeated{seats[i], kBotPartner, kStandInLevel});
      }
    }
  };
  sit(meeting.people[0], {Seat::North, Seat::South});
  sit(meeting.people[1], {Seat::East, Seat::West});
  return events;
}

TableOpened opening_of(const EveningState& evening, const EveningMatch& meeting) {
  const int round = static_cast<int>(evening.rounds.size());
  EveningTable table{{evening.code, evening.name, round, evening.plan.hands}, {}, evening.mix};
  for (const EveningHand& hand : hands_of(evening, round)) {
    table.hands.push_back({hand.dealer, hand.seed});
  }
  TableOptions options = evening.options;
  options.watching = Watching::Nobody;
  options.listed = false;
  return {meeting.table,
          evening.name,
          {},
          options,
          std::make_shared<const EveningTable>(std::move(table))};
}

bool begins_round(const EveningEvent& event) { return std::holds_alternative<RoundBegun>(event); }
bool ends_round(const EveningEvent& event) { return std::holds_alternative<RoundOver>(event); }

}  // namespace

Evenings::Kept* Evenings::find(const std::string& code) {
  const auto found = evenings_.find(code);
  return found == evenings_.end() ? nullptr : &found->second;
}

void Evenings::happen(Kept& kept, const std::vector<EveningEvent>& events, Work then) {
  EveningState& evening = kept.state;
  Write write{evening.code, {}};
  const std::int64_t now_ms = current_time().unix_ms;
  for (const EveningEvent& event : events) {
    const EveningEntry& entry = kept.entries.emplace_back(EveningEntry{event, now_ms});
    evolve(evening, entry);
    write.entries.push_back(write_evening_entry(entry));
  }
  std::vector<Work> works{std::move(then)};
  if (!events.empty()) works.push_back(telling(evening));
  if (std::ranges::any_of(events, begins_round)) works.push_back(opening_tables(evening));
  if (std::ranges::any_of(events, ends_round)) {
    works.push_back(ending_tables(evening, RoundIsOver{}));
  }
  Journal* journal = tables_.journal_for(evening.code);
  if (!journal) return;  // on its way to another server, where everybody comes again
  journal->append(std::move(write), [this, works = std::move(works)] {
    asio::post(home_, [works] {
      for (const Work& work : works) work();
    });
  });
}

Evenings::Work Evenings::telling(const EveningState& evening) {
  std::erase_if(lookers_, [](const auto& each) { return each.second.transport.expired(); });
  std::vector<Looker> to;
  for (const auto& [id, looker] : lookers_) {
    if (looker.code == evening.code) to.push_back(looker);
  }
  if (to.empty()) return [] {};
  const auto bytes = std::make_shared<const std::string>(encode(view_of(evening, 0)));
  return [bytes, to = std::move(to)] {
    for (const Looker& each : to) {
      const auto transport = each.transport.lock();
      if (transport && each.hears()) transport->send({bytes});
    }
  };
}

Evenings::Work Evenings::opening_tables(const EveningState& evening) const {
  std::vector<std::pair<TableOpened, std::vector<TableEvent>>> all;
  for (const EveningMatch& meeting : evening.rounds.back()) {
    if (meeting.done) continue;
    all.emplace_back(opening_of(evening, meeting), sitting(meeting));
  }
  return [this, all = std::move(all)] {
    for (const auto& [opened, sit] : all) tables_.open_for_evening(opened, sit);
  };
}

Evenings::Work Evenings::ending_tables(const EveningState& evening, const TableInput& input) const {
  std::vector<std::string> codes;
  for (const EveningMatch& meeting : evening.rounds.back()) codes.push_back(meeting.table);
  return [this, codes = std::move(codes), input] {
    for (const std::string& code : codes) {
      if (const auto table = tables_.find(code)) table->post(input);
    }
  };
}

// --- requests ------------------------------------------------------------------------------------

void Evenings::open(const EveningAsker& host, const std::string& request, const OpenEvening& open,
                    Looker looker, Answer answer) {
  asio::post(home_,
             [this, host, request, open, looker = std::move(looker), answer = std::move(answer)] {
               open_now(host, request, open, looker, answer);
             });
}

void Evenings::open_now(const EveningAsker& host, const std::string& request,
                        const OpenEvening& open, const Looker& looker, const Answer& answer) {
  if (const auto why = refuse_plan(open)) return answer(*why);
  int own = 0;
  const std::int64_t known_since = current_time().unix_ms - kRequestKnown.count();
  const auto look = [&](const std::string& code) {
    lookers_[looker.id] = looker;
    lookers_[looker.id].code = code;
  };
  for (auto& [code, kept] : evenings_) {
    const EveningState& evening = kept.state;
    if (evening.host.player != host.person.player) continue;
    if (evening.request == request && evening.opened_ms > known_since) {
      look(code);
      return happen(kept, {}, [answer, view = view_of(evening, 0)] { answer(view); });
    }
    own += evening.stage != EveningStage::Over;
  }
  if (own >= kEveningsOfHost) {
    return answer(Refusal{Reason::EnoughEvenings, {{"evenings", std::to_string(own)}}});
  }
  if (tables_.stalled()) return answer(Refusal{Reason::CannotSave});
  if (!tables_.keeps(kEveningsShare)) return answer(Refusal{Reason::Busy});
  if (!make_room()) return answer(Refusal{Reason::NoRoomForTables});
  const std::string code = new_code(tables_);
  Kept& kept = evenings_[code];
  kept.state.code = code;
  look(code);
  const EveningOpened opened{
      code, open.name, host.person, request, open.options, open.plan, make_chance({}, {})->seed()};
  happen(kept, {opened}, [] {});
  happen(kept, {}, [answer, view = view_of(kept.state, 0)] { answer(view); });
}

bool Evenings::make_room() {
  if (evenings_.size() < kMostEvenings) return true;
  // Nothing is lost with one that is not in play and had no hand: rounds that somebody began and
  // ended at once are none. Then one that gathers goes: of those the one with the fewest pairs, and
  // then the newest, so that somebody who opens hundreds puts away their own. None goes that is
  // being played.
  enum Kind { Unplayed, Gathering, Played, InPlay };
  const auto had_a_hand = [](const EveningState& evening) {
    return std::ranges::any_of(evening.rounds, [](const EveningState::Round& round) {
      return std::ranges::any_of(round,
                                 [](const EveningMatch& match) { return !match.scores.empty(); });
    });
  };
  const auto worth = [&](const auto& each) {
    const EveningState& evening = each.second.state;
    const bool over = evening.stage == EveningStage::Over, begun = !evening.rounds.empty();
    const bool idle = over || (begun && evening.stage != EveningStage::Playing);
    const Kind kind = idle && !had_a_hand(evening) ? Unplayed
                      : over                       ? Played
                      : begun                      ? InPlay
                                                   : Gathering;
    return std::tuple(kind, kind == Gathering ? evening.pairs.size() : evening.rounds.size(),
                      kind == Gathering ? -evening.opened_ms : evening.opened_ms);
  };
  const auto least = std::ranges::min_element(
      evenings_, [&](const auto& a, const auto& b) { return worth(a) < worth(b); });
  if (std::get<Kind>(worth(*least)) == InPlay) return false;
  put_away(std::string(least->first));
  return true;
}

void Evenings::put_away(const std::string& code) {
  if (Journal* journal = tables_.journal_for(code)) {
    journal->append(Write{code, {}, true}, [] {});
  }
  evenings_.erase(code);
}

void Evenings::step(const EveningAsker& asker, const EveningStep& step, Answer answer) {
  asio::post(home_,
             [this, asker, step, answer = std::move(answer)] { step_now(asker, step, answer); });
}

void Evenings::step_now(const EveningAsker& asker, const EveningStep& step, const Answer& answer) {
  Kept* kept = find(step.code);
  if (!kept) return answer(Refusal{Reason::NoSuchEvening});
  const EveningState& evening = kept->state;
  if (!tables_.journal_for(step.code)) return answer(Refusal{Reason::Busy});
  const bool manages = asker.manages || asker.person.player == evening.host.player;
  if (step.what == EveningDo::Enter && kept->entries.size() >= kMostEntries && !manages) {
    return answer(Refusal{Reason::EveningFull});
  }
  const auto is_theirs = [&](const EveningEntry& entry) {
    const auto* entered = std::get_if<PairEntered>(&entry.event);
    return entered && entered->person.player == asker.person.player;
  };
  if (step.what == EveningDo::Enter &&
      std::ranges::count_if(kept->entries, is_theirs) >= kMostEntriesOfOne) {
    return answer(Refusal{Reason::EnteredTooOften});
  }
  if (step.what == EveningDo::Begin && tables_.count() + evening.pairs.size() / 2 > kMaxTables) {
    return answer(Refusal{Reason::NoRoomForTables});
  }
  if (tables_.stalled()) return answer(Refusal{Reason::CannotSave});
  EveningAsker allowed = asker;
  allowed.manages = manages;
  auto decision = decide(evening, allowed, step, [&] { return new_code(tables_); });
  if (const auto* why = std::get_if<Refusal>(&decision)) return answer(*why);
  happen(*kept, std::get<std::vector<EveningEvent>>(decision), [] {});
  if (step.what == EveningDo::CloseRound) close_round(*kept);
  happen(*kept, {}, [answer, view = view_of(evening, 0)] { answer(view); });
}

/// A table that has stopped tells its report, and one that is not there has none.
void Evenings::close_round(Kept& kept) {
  ending_tables(kept.state, EndOfRound{})();
  const EveningState::Round round = kept.state.rounds.back();
  for (const EveningMatch& meeting : round) {
    const auto table = tables_.find(meeting.table);
    if (table) {
      table->report();
    } else {
      happen(kept, on_done(kept.state, {meeting.table, {}, {}}), [] {});
    }
  }
}

void Evenings::look(Looker looker, const LookAtEvening& look, Answer answer) {
  asio::post(home_, [this, looker = std::move(looker), look, answer = std::move(answer)] {
    Kept* evening = find(look.code);
    if (!evening) {
      lookers_.erase(looker.id);
      return answer(Refusal{Reason::NoSuchEvening});
    }
    lookers_[looker.id] = looker;
    lookers_[looker.id].code = look.code;
    happen(*evening, {}, [answer, view = view_of(evening->state, look.round)] { answer(view); });
  });
}

void Evenings::look_away(ConnectionId id) {
  asio::post(home_, [this, id] { lookers_.erase(id); });
}

void Evenings::those_of(const PlayerId& player, ListFound found) {
  asio::post(home_, [this, player, found = std::move(found)] {
    std::vector<EveningLine> lines;
    for (const auto& [code, kept] : evenings_) {
      if (mention(kept.entries, player)) lines.push_back(line_of(kept.state));
    }
    found(std::move(lines));
  });
}

bool Evenings::name(const PlayerId& player) const {
  return std::ranges::any_of(
      evenings_, [&](const auto& each) { return mention(each.second.entries, player); });
}

void Evenings::list(ListFound found) {
  asio::post(home_, [this, found = std::move(found)] {
    std::vector<const EveningState*> all;
    for (const auto& [code, kept] : evenings_) all.push_back(&kept.state);
    std::ranges::sort(all, [](const EveningState* a, const EveningState* b) {
      const auto key = [](const EveningState& evening) {
        return std::tuple(evening.stage == EveningStage::Over, -evening.opened_ms);
      };
      return key(*a) < key(*b);
    });
    std::vector<EveningLine> lines;
    std::size_t over = 0;
    for (const EveningState* evening : all) {
      over += evening->stage == EveningStage::Over;
      if (over <= kListedOver) lines.push_back(line_of(*evening));
    }
    found(std::move(lines));
  });
}

// --- tables --------------------------------------------------------------------------------------

void Evenings::hear(const EveningReport& report) {
  asio::post(home_, [this, report] { hear_now(report); });
}

void Evenings::hear_now(const EveningReport& report) {
  Kept* kept = find(report.evening);
  if (!kept) return;
  EveningState& evening = kept->state;
  for (EveningState::Round& round : evening.rounds) {
    const auto meeting = std::ranges::find(round, report.table, &EveningMatch::table);
    if (meeting == round.end()) continue;
    const bool over = &round != &evening.rounds.back() || evening.stage != EveningStage::Playing;
    const auto table = tables_.find(report.table);
    if (over && report.done) {  // it may have lost with its process that the round is over
      if (table) table->post(RoundIsOver{});
    } else if ((over || meeting->done) && !report.done) {  // nobody waits for it any more
      if (table) table->post(EndOfRound{});
    } else if (report.done) {
      const auto events = on_done(evening, {report.table, report.match, report.scores});
      if (!events.empty()) happen(*kept, events, [] {});
    } else if (meeting->scores != report.scores) {
      meeting->scores = report.scores;
      happen(*kept, {}, telling(evening));
    }
    return;
  }
}

void Evenings::table_closed(const std::string& code) {
  asio::post(home_, [this, code] {
    for (auto& [evening, kept] : evenings_) {
      const auto events = on_done(kept.state, {code, {}, {}});
      if (!events.empty()) return happen(kept, events, [] {});
    }
  });
}

void Evenings::leave(const PlayerId& player) {
  asio::post(home_, [this, player] {
    for (auto& [code, kept] : evenings_) {
      if (kept.state.stage == EveningStage::Over || !pair_of(kept.state, player)) continue;
      happen(kept, {PairLeft{player}}, [] {});
    }
  });
}

// --- recovery ------------------------------------------------------------------------------------

void Evenings::recover(const StoredTable& stored) {
  Kept kept;
  if (!stored.damaged.empty()) {
    throw JournalMismatch("entry " + std::to_string(stored.damaged.front()) +
                          " of the evening's journal is damaged");
  }
  for (const std::string& text : stored.entries) {
    kept.entries.push_back(read_evening_entry(text));
    evolve(kept.state, kept.entries.back());
  }
  asio::post(home_, [this, code = stored.code, kept = std::move(kept)] { evenings_[code] = kept; });
}

void Evenings::move_away(int share) {
  asio::post(home_, [this, share] {
    std::erase_if(evenings_, [&](const auto& each) { return share_of(each.first) == share; });
  });
}

void Evenings::settle() {
  asio::post(home_, [this] {
    for (const auto& [code, kept] : evenings_) {
      const EveningState& evening = kept.state;
      if (evening.rounds.empty()) continue;
      if (evening.stage == EveningStage::Playing) opening_tables(evening)();
      for (const EveningState::Round& round : evening.rounds) {
        for (const EveningMatch& meeting : round) {
          if (const auto table = tables_.find(meeting.table)) table->report();
        }
      }
    }
  });
}

void Evenings::forget(const PlayerId& player) {
  asio::post(home_, [this, player] {
    for (auto& [code, kept] : evenings_) {
      if (!without(kept.entries, player)) continue;
      kept.state = {};
      Write write{code, {}, true};
      for (const EveningEntry& entry : kept.entries) {
        evolve(kept.state, entry);
        write.entries.push_back(write_evening_entry(entry));
      }
      if (Journal* journal = tables_.journal_for(code)) journal->append(std::move(write), [] {});
    }
  });
}

void Evenings::put_away(Now now) {
  asio::post(home_, [this, now] {
    constexpr std::int64_t kMonthMs = 30 * kDayMs, kYearMs = 365 * kDayMs;
    std::vector<std::string> old;
    for (const auto& [code, kept] : evenings_) {
      const bool waits = kept.state.stage == EveningStage::Gathering;
      const std::int64_t age = now.unix_ms - kept.state.opened_ms;
      if (age > (waits ? kMonthMs : kYearMs)) old.push_back(code);
    }
    for (const std::string& code : old) {
      spdlog::info("Evening {} was put away: it was opened long ago", code);
      put_away(code);
    }
  });
}

}  // namespace avinas::server
