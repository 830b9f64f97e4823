// SPDX-License-Identifier: MIT
#include "hall/hall.hpp"

#include <algorithm>
#include <set>

#include "protocol/codec.hpp"

namespace avinas::server {

using namespace protocol;

void Hall::arrive(ConnectionId id, const PlayerId& player, const std::string& name,
                  std::weak_ptr<Transport> transport) {
  const std::scoped_lock lock(mutex_);
  visitors_[id] = {player, name, std::move(transport)};
  changed_ = true;
}

void Hall::depart(ConnectionId id) {
  whereabouts_.left_table(id);
  const std::scoped_lock lock(mutex_);
  changed_ = visitors_.erase(id) > 0 || changed_;
}

void Hall::at_table(ConnectionId id, const std::string& code) {
  const std::scoped_lock lock(mutex_);
  const auto found = visitors_.find(id);
  if (found == visitors_.end()) return;
  whereabouts_.at_table(id, found->second.player, code);
  changed_ = true;
}

void Hall::left_table(ConnectionId id) {
  whereabouts_.left_table(id);
  const std::scoped_lock lock(mutex_);
  changed_ = true;
}

bool Hall::hears(const Visitor& visitor) const {
  return visitor.looks && !whereabouts_.kept_from_hall(visitor.player);
}

void Hall::look(ConnectionId id) {
  const std::scoped_lock lock(mutex_);
  const auto found = visitors_.find(id);
  if (found == visitors_.end()) return;
  found->second.looks = true;
  tell(found->second, std::make_shared<const std::string>(encode(compose())));
  if (!hears(found->second)) return;
  for (const Said& line : lines_) {
    tell(found->second, std::make_shared<const std::string>(encode(line)));
  }
}

void Hall::table_changed(const TableNews& table) {
  whereabouts_.table_changed(table);
  const std::scoped_lock lock(mutex_);
  TableSummary& kept = tables_[table.summary.code];
  if (kept == table.summary) return;
  kept = table.summary;
  changed_ = true;
}

void Hall::table_closed(const std::string& code) {
  whereabouts_.table_closed(code);
  const std::scoped_lock lock(mutex_);
  changed_ = tables_.erase(code) > 0 || changed_;
}

void Hall::club_changed() {
  const std::scoped_lock lock(mutex_);
  changed_ = true;
}

void Hall::say(const PlayerId& player, const std::string& name, const std::string& text) {
  const std::scoped_lock lock(mutex_);
  remember(player, text);
  lines_.push_back({{}, player, name, text});
  if (lines_.size() > kHallLines) lines_.pop_front();
  const auto bytes = std::make_shared<const std::string>(encode(lines_.back()));
  for (const auto& [id, visitor] : visitors_) {
    if (hears(visitor)) tell(visitor, bytes);
  }
}

std::string Hall::last_words(const PlayerId& player) const {
  const std::scoped_lock lock(mutex_);
  std::string words;
  std::size_t lines = 0;
  for (auto it = heard_.rbegin(); it != heard_.rend() && lines < kReportedLines; ++it) {
    if (it->first != player) continue;
    words.insert(0, " | " + it->second);
    ++lines;
  }
  return words;
}

void Hall::overhear(const PlayerId& player, const std::string& text) {
  const std::scoped_lock lock(mutex_);
  remember(player, text);
}

void Hall::remember(const PlayerId& player, const std::string& text) {
  heard_.emplace_back(player, text);
  if (heard_.size() > kHeardLines) heard_.pop_front();
}

std::optional<Person> Hall::person_named(const std::string& name) const {
  const std::scoped_lock lock(mutex_);
  for (const auto& [id, visitor] : visitors_) {
    if (visitor.name == name || visitor.player == name) return Person{visitor.player, visitor.name};
  }
  return std::nullopt;
}

std::vector<TableSummary> Hall::tables() const {
  const std::scoped_lock lock(mutex_);
  std::vector<TableSummary> all;
  for (const auto& [code, table] : tables_) all.push_back(table);
  return all;
}

void Hall::expel(const PlayerId& player, Reason why) {
  const std::scoped_lock lock(mutex_);
  const auto bytes = std::make_shared<const std::string>(encode(Error{{}, {why}}));
  for (const auto& [id, visitor] : visitors_) {
    const auto transport = visitor.player == player ? visitor.transport.lock() : nullptr;
    if (!transport) continue;
    transport->run([transport, bytes] {
      transport->send({bytes});
      transport->close_politely(CloseCode::PolicyViolation, "Removed by a host.");
    });
  }
}

protocol::Hall Hall::compose() const {
  const auto club = club_();
  protocol::Hall hall{info_of(*club), {}, {}};
  std::set<PlayerId> shown;
  for (const auto& [id, visitor] : visitors_) {
    if (!shown.insert(visitor.player).second) continue;  // two tabs of one player
    const Standing standing = standing_of(*club, visitor.player);
    const std::string code = whereabouts_.table_of(id);
    const auto table = tables_.find(code);
    const bool listed = table != tables_.end() && table->second.listed;
    hall.people.push_back({visitor.player, visitor.name, standing.role, standing.muted,
                           listed ? code : std::string()});
  }
  for (const auto& [code, table] : tables_) {
    if (table.listed) hall.tables.push_back(table);
  }
  return hall;
}

void Hall::tell(const Visitor& visitor, const Bytes& bytes) {
  if (const auto transport = visitor.transport.lock()) transport->send({bytes});
}

void Hall::tick() {
  const std::scoped_lock lock(mutex_);
  if (!std::exchange(changed_, false)) return;
  Bytes bytes;
  for (const auto& [id, visitor] : visitors_) {
    if (!hears(visitor)) continue;
    if (!bytes) bytes = std::make_shared<const std::string>(encode(compose()));
    tell(visitor, bytes);
  }
}

}  // namespace avinas::server
