// SPDX-License-Identifier: MIT
// Keeps the hall's picture and tells its people the changes. Changes are whole lines, so they apply
// to any picture and may come twice. Rejected: the whole hall each time (285 KB with 480 tables),
// and numbered deltas, which need a memory of each visitor.
#include "server/hall/hall.hpp"

#include <algorithm>
#include <utility>

#include "protocol/codec.hpp"
#include "server/club/decide.hpp"

namespace avinas::server {

using namespace protocol;

void Hall::arrive(ConnectionId id, const PlayerId& player, const std::string& name,
                  std::weak_ptr<Transport> transport, const std::string& device,
                  games::Known games) {
  const std::scoped_lock lock(mutex_);
  visitors_[id] = {player, name, std::move(transport), device, games};
  connections_of_[player].insert(id);
  changed_people_.insert(player);
}

void Hall::depart(ConnectionId id) {
  whereabouts_.left_table(id);
  if (auto* there = elsewhere_.load()) there->left_table(id);
  const std::scoped_lock lock(mutex_);
  const auto found = visitors_.find(id);
  if (found == visitors_.end()) return;
  const auto connections = connections_of_.find(found->second.player);
  connections->second.erase(id);
  changed_people_.insert(found->second.player);
  wishes_.drop_connection(id);
  if (connections->second.empty()) connections_of_.erase(connections);
  visitors_.erase(found);
}

void Hall::at_table(ConnectionId id, const std::string& code) {
  const std::scoped_lock lock(mutex_);
  const auto found = visitors_.find(id);
  if (found == visitors_.end()) return;
  whereabouts_.at_table(id, found->second.player, code);
  drop_wish(found->second.player);
  changed_people_.insert(found->second.player);
  if (auto* there = elsewhere_.load()) there->at_table(id, found->second.player, code);
}

void Hall::at_table_elsewhere(ConnectionId id, const PlayerId& player, const std::string& code) {
  whereabouts_.at_table(id, player, code);
  const std::scoped_lock lock(mutex_);
  drop_wish(player);
  changed_people_.insert(player);
}

void Hall::left_table_elsewhere(ConnectionId id) {
  const std::optional<PlayerId> player = whereabouts_.left_table(id);
  const std::scoped_lock lock(mutex_);
  if (player) changed_people_.insert(*player);
}

void Hall::left_table(ConnectionId id) {
  whereabouts_.left_table(id);
  if (auto* there = elsewhere_.load()) there->left_table(id);
  const std::scoped_lock lock(mutex_);
  const auto found = visitors_.find(id);
  if (found != visitors_.end()) changed_people_.insert(found->second.player);
}

bool Hall::is_here(const PlayerId& player) const {
  const std::scoped_lock lock(mutex_);
  return connections_of_.contains(player);
}

bool Hall::hears(const Visitor& visitor) const {
  return visitor.looks && !whereabouts_.kept_from_hall(visitor.player) &&
         !only_finishes(*club_(), visitor.player);
}

void Hall::show(Visitor& visitor) {
  // Lines written here could tell somebody in a hand about cards; they are shown them after the
  // hand.
  const auto club = club_();
  const bool in_hand = whereabouts_.in_hand_with_people(visitor.player);
  const bool outside = only_finishes(*club, visitor.player);
  visitor.missed = in_hand || outside;
  protocol::Hall whole{info_of(*club), {}, {}, 0, 0};
  if (!visitor.missed) {
    whole = compose(visitor.after, visitor.games);
  } else if (!outside) {
    whole.people_in_all = connections_of_.size();
    whole.tables_in_all = listed_tables(visitor.games);
  }
  for (const PersonHere& person : whole.people) {
    if (changed_people_.contains(person.player)) shown_people_[person.player].reset();
  }
  for (const TableSummary& table : whole.tables) tables_.at(table.code).shown = true;
  tell(visitor, std::make_shared<const std::string>(encode(whole)), SendKind::Hall);
}

void Hall::look(ConnectionId id, const std::string& after) {
  const std::scoped_lock lock(mutex_);
  const auto found = visitors_.find(id);
  if (found == visitors_.end()) return;
  Visitor& visitor = found->second;
  const bool looked = std::exchange(visitor.looks, true);
  visitor.after = after;
  show(visitor);
  if (looked || !hears(visitor)) return;
  for (const Said& line : talk_.lines()) {
    tell(visitor, std::make_shared<const std::string>(encode(line)));
  }
}

void Hall::catch_up(ConnectionId id) {
  const std::scoped_lock lock(mutex_);
  const auto found = visitors_.find(id);
  if (found != visitors_.end() && found->second.looks) show(found->second);
}

void Hall::people_at_changed(const std::string& code) {
  for (const PlayerId& player : whereabouts_.people_at(code)) changed_people_.insert(player);
}

void Hall::table_changed(const TableNews& table) {
  whereabouts_.table_changed(table);
  if (auto* there = elsewhere_.load()) there->table_changed(table);
  const std::scoped_lock lock(mutex_);
  if (table.in_hand) {
    for (const Seat seat : kAllSeats) drop_wish(table.players[seat]);
  }
  const std::string& code = table.summary.code;
  const auto [kept, added] = tables_.try_emplace(code);
  protocol::TableSummary& known = kept->second.summary;
  if (!added && known == table.summary) return;
  const bool listed = table.summary.listed;
  const bool was_listed = !added && known.listed;
  if (was_listed) --listed_tables_[known.game];
  if (listed) ++listed_tables_[table.summary.game];
  known = table.summary;
  if (listed || was_listed) changed_tables_.insert(code);
  if (listed == was_listed) return;
  people_at_changed(code);
}

void Hall::table_closed(const std::string& code) {
  whereabouts_.table_closed(code);
  if (auto* there = elsewhere_.load()) there->table_closed(code);
  const std::scoped_lock lock(mutex_);
  const auto found = tables_.find(code);
  if (found == tables_.end()) return;
  if (found->second.summary.listed) --listed_tables_[found->second.summary.game];
  if (found->second.shown) {
    changed_tables_.insert(code);
    closed_tables_.insert(code);
  }
  tables_.erase(found);
}

void Hall::say(const PlayerId& player, const std::string& name, const std::string& text) {
  if (auto* there = elsewhere_.load()) return there->said(player, name, text);
  const std::scoped_lock lock(mutex_);
  const auto bytes = std::make_shared<const std::string>(encode(talk_.say(player, name, text)));
  for (const auto& [id, visitor] : visitors_) {
    if (hears(visitor)) tell(visitor, bytes);
  }
}

void Hall::call(const PlayerId& player, const Person& by, const std::string& code) {
  if (auto* there = elsewhere_.load()) return there->called(player, by, code);
  const std::scoped_lock lock(mutex_);
  const auto connections = connections_of_.find(player);
  if (connections == connections_of_.end() || by.player == player) return;
  Notice called{NoticeCode::Called, {{"by", by.name}, {"player", by.player}, {"table", code}}};
  if (const auto wanted = wishes_.take(player, by.player)) {
    called.params.emplace_back("gathered", "yes");
    const Visitor& visitor = visitors_.at(*wanted);
    if (hears(visitor)) tell(visitor, std::make_shared<const std::string>(encode(called)));
    return;
  }
  const auto bytes = std::make_shared<const std::string>(encode(called));
  for (const ConnectionId id : connections->second) {
    const Visitor& visitor = visitors_.at(id);
    if (hears(visitor)) tell(visitor, bytes);
  }
}

void Hall::drop_wish(const PlayerId& player) {
  if (wishes_.drop(player)) changed_people_.insert(player);
}

bool Hall::want(ConnectionId id, bool wants) {
  const std::scoped_lock lock(mutex_);
  const auto found = visitors_.find(id);
  if (found == visitors_.end()) return true;
  const PlayerId& player = found->second.player;
  drop_wish(player);
  if (!wants) return true;
  if (whereabouts_.kept_from_hall(player)) return false;
  wishes_.add(player, id);
  changed_people_.insert(player);
  gather();
  return true;
}

void Hall::gather() {
  const auto club = club_();
  const auto four = wishes_.gather([&](const PlayerId& player) {
    return may_open_tables(*club, player) && !standing_of(*club, player).muted;
  });
  if (!four) return;
  Gathered gathered;
  for (const Wishes::Wish& wish : four->others) {
    changed_people_.insert(wish.player);
    gathered.people.push_back({wish.player, visitors_.at(wish.by).name});
  }
  const Wishes::Wish& opener = four->opener;
  changed_people_.insert(opener.player);
  tell(visitors_.at(opener.by), std::make_shared<const std::string>(encode(gathered)));
}

std::string Hall::last_words(const PlayerId& player) const {
  const std::scoped_lock lock(mutex_);
  return talk_.last_words(player);
}

void Hall::overhear(const PlayerId& player, const std::string& text) {
  if (auto* there = elsewhere_.load()) return there->overheard(player, text);
  const std::scoped_lock lock(mutex_);
  talk_.overhear(player, text);
}

std::vector<Person> Hall::people_named(const std::string& name) const {
  const PersonName wanted = known_name(name);
  const std::scoped_lock lock(mutex_);
  std::vector<Person> found;
  for (const auto& [player, connections] : connections_of_) {
    const std::string& theirs = visitors_.at(*connections.begin()).name;
    if (player == name) return {{player, theirs}};
    if (theirs == name || known_name(theirs).is_same(wanted)) found.push_back({player, theirs});
  }
  return found;
}

Hall::Door Hall::seen_from_the_door(const std::string& code) const {
  const auto club = club_();
  if (!club->guests || !club->password_hash.empty()) return {};
  const std::scoped_lock lock(mutex_);
  const auto found = tables_.find(code);
  if (found == tables_.end()) return {{}, !is_one_of_several_};
  if (found->second.summary.watching != Watching::Anyone) return {};
  return {found->second.summary};
}

std::vector<TableSummary> Hall::tables() const {
  const std::scoped_lock lock(mutex_);
  std::vector<TableSummary> all;
  for (const auto& [code, table] : tables_) all.push_back(table.summary);
  return all;
}

namespace {

/// Says why, and closes.
void send_away(const std::shared_ptr<Transport>& transport, Reason why, const char* reason) {
  const auto bytes = std::make_shared<const std::string>(encode(Error{{}, {why}}));
  transport->run([transport, bytes, reason] {
    transport->send({bytes});
    transport->close_politely(CloseCode::PolicyViolation, reason);
  });
}

}  // namespace

void Hall::club_changed() {
  const std::scoped_lock lock(mutex_);
  club_changed_ = true;
  for (const auto& [player, connections] : connections_of_) changed_people_.insert(player);
  const auto club = club_();
  const Reason why = club->password_hash.empty() ? Reason::MembersOnly : Reason::ClubPassword;
  for (const auto& [id, visitor] : visitors_) {
    const bool leaves =
        only_finishes(*club, visitor.player) && !whereabouts_.in_match(visitor.player);
    const auto transport = leaves ? visitor.transport.lock() : nullptr;
    if (transport) send_away(transport, why, "The club was closed to guests.");
  }
}

void Hall::forget(const PlayerId& player) {
  const std::scoped_lock lock(mutex_);
  talk_.forget(player);
}

void Hall::expel(const PlayerId& player, Reason why) {
  const std::scoped_lock lock(mutex_);
  for (const auto& [id, visitor] : visitors_) {
    const auto transport = visitor.player == player ? visitor.transport.lock() : nullptr;
    if (transport) {
      send_away(transport, why, why == Reason::Forgotten ? "Is forgotten." : "Removed by a host.");
    }
  }
}

void Hall::expel_devices(const PlayerId& player, const std::string& only,
                         const std::string& except) {
  const std::scoped_lock lock(mutex_);
  for (const auto& [id, visitor] : visitors_) {
    const bool ended = only.empty() ? visitor.device != except : visitor.device == only;
    const auto transport = visitor.player == player && ended ? visitor.transport.lock() : nullptr;
    if (transport) send_away(transport, Reason::DeviceEnded, "This device was signed out.");
  }
}

PersonHere Hall::person_here(const PlayerId& player) const {
  const ConnectionId id = *connections_of_.at(player).begin();  // two tabs are one person
  const Standing standing = standing_of(*club_(), player);
  const std::string code = whereabouts_.table_of(player);
  const auto table = tables_.find(code);
  const bool listed = table != tables_.end() && table->second.summary.listed;
  return {player,         visitors_.at(id).name,         standing.role,
          standing.muted, listed ? code : std::string(), wishes_.waits(player)};
}

std::size_t Hall::listed_tables(games::Known games) const {
  std::size_t count = 0;
  for (games::GameIndex game = 0; game < listed_tables_.size(); ++game) {
    if (games.has(game)) count += listed_tables_[game];
  }
  return count;
}

protocol::Hall Hall::compose(const std::string& after, games::Known games) const {
  protocol::Hall hall{info_of(*club_()), {}, {}, connections_of_.size(), listed_tables(games)};
  for (const auto& [player, connections] : connections_of_) {
    if (hall.people.size() >= kHallPage) break;
    hall.people.push_back(person_here(player));
  }
  for (auto it = tables_.upper_bound(after); it != tables_.end(); ++it) {
    if (hall.tables.size() >= kHallPage) break;
    const TableSummary& table = it->second.summary;
    if (table.listed && games.has(table.game)) hall.tables.push_back(table);
  }
  return hall;
}

/// The changes to tell everybody now; the rest stays for the next time.
HallChanged Hall::changes() {
  HallChanged told;
  for (std::size_t n = 0; n < kHallChanges && !changed_people_.empty(); ++n) {
    const PlayerId player = changed_people_.extract(changed_people_.begin()).value();
    if (!connections_of_.contains(player)) {
      if (shown_people_.erase(player) > 0) told.people_gone.push_back(player);
      continue;
    }
    PersonHere person = person_here(player);
    if (std::exchange(shown_people_[player], person) == person) continue;
    told.people.push_back(std::move(person));
  }
  for (std::size_t n = 0; n < kHallChanges && !changed_tables_.empty(); ++n) {
    const std::string code = changed_tables_.extract(changed_tables_.begin()).value();
    const auto table = tables_.find(code);
    const bool open = table != tables_.end();
    const bool closed = closed_tables_.erase(code) > 0;
    const bool listed = open && table->second.summary.listed;
    const bool shown = open && std::exchange(table->second.shown, listed);
    if (listed) {
      told.tables.push_back(table->second.summary);
    } else if (shown || closed) {
      told.tables_gone.push_back(code);
    }
  }
  if (std::exchange(club_changed_, false)) told.club = info_of(*club_());
  told.people_in_all = connections_of_.size();
  return told;
}

void Hall::tell(const Visitor& visitor, const Bytes& bytes, SendKind kind) {
  if (const auto transport = visitor.transport.lock()) transport->send({bytes, kind});
}

void Hall::tick() {
  const std::scoped_lock lock(mutex_);
  const std::vector<PlayerId> uncalled = wishes_.tick();
  changed_people_.insert(uncalled.begin(), uncalled.end());
  if (!uncalled.empty()) gather();
  const bool changed = club_changed_ || !changed_people_.empty() || !changed_tables_.empty();
  const HallChanged told = changed ? changes() : HallChanged{};
  const bool anything = told.club || !told.people.empty() || !told.people_gone.empty() ||
                        !told.tables.empty() || !told.tables_gone.empty();
  std::map<games::Known, Bytes> told_to;  // those who know the same games are told the same
  const auto for_those_who_know = [&](games::Known games) -> const Bytes& {
    Bytes& bytes = told_to[games];
    if (bytes) return bytes;
    HallChanged shown = told;
    std::erase_if(shown.tables, [&](const TableSummary& table) { return !games.has(table.game); });
    shown.tables_in_all = listed_tables(games);
    return bytes = std::make_shared<const std::string>(encode(shown));
  };
  for (auto& [id, visitor] : visitors_) {
    if (!visitor.looks) continue;
    if (!hears(visitor)) {
      visitor.missed = visitor.missed || anything;
    } else if (std::exchange(visitor.missed, false)) {
      show(visitor);
    } else if (anything) {
      tell(visitor, for_those_who_know(visitor.games), SendKind::Hall);
    }
  }
}

}  // namespace avinas::server
