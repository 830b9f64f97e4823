// SPDX-License-Identifier: MIT
#include "lobby/hall.hpp"

#include <algorithm>
#include <set>

#include "protocol/codec.hpp"

namespace avinas::server {

using namespace protocol;

void Hall::arrive(ConnectionId id, const PlayerId& player, const std::string& name,
                  std::weak_ptr<Recipient> recipient, Expel expel) {
  const std::scoped_lock lock(mutex_);
  visitors_[id] = {player, name, {}, std::move(recipient), std::move(expel)};
  changed_ = true;
}

void Hall::depart(ConnectionId id) {
  const std::scoped_lock lock(mutex_);
  changed_ = visitors_.erase(id) > 0 || changed_;
}

void Hall::at_table(ConnectionId id, const std::string& code) {
  const std::scoped_lock lock(mutex_);
  const auto found = visitors_.find(id);
  if (found == visitors_.end() || found->second.table == code) return;
  found->second.table = code;
  changed_ = true;
}

bool Hall::is_at_a_table(const PlayerId& player) const {
  const std::scoped_lock lock(mutex_);
  return std::any_of(visitors_.begin(), visitors_.end(), [&](const auto& entry) {
    return entry.second.player == player && !entry.second.table.empty();
  });
}

void Hall::look(ConnectionId id) {
  const std::scoped_lock lock(mutex_);
  const auto found = visitors_.find(id);
  if (found == visitors_.end()) return;
  found->second.looks = true;
  tell(found->second, std::make_shared<const std::string>(encode(compose())));
  for (const Said& line : lines_) {
    tell(found->second, std::make_shared<const std::string>(encode(line)));
  }
}

void Hall::table_changed(const TableSummary& table) {
  const std::scoped_lock lock(mutex_);
  TableSummary& kept = tables_[table.code];
  if (kept == table) return;
  kept = table;
  changed_ = true;
}

void Hall::table_closed(const std::string& code) {
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
    if (visitor.looks && visitor.table.empty()) tell(visitor, bytes);
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

std::string Hall::name_of(const PlayerId& player) const {
  const std::scoped_lock lock(mutex_);
  for (const auto& [id, visitor] : visitors_) {
    if (visitor.player == player) return visitor.name;
  }
  return {};
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

void Hall::expel(const PlayerId& player, const std::string& sentence) {
  const std::scoped_lock lock(mutex_);
  for (const auto& [id, visitor] : visitors_) {
    if (visitor.player == player) visitor.expel(sentence);
  }
}

protocol::Hall Hall::compose() const {
  protocol::Hall hall{club_.info(), {}, {}};
  std::set<PlayerId> shown;
  for (const auto& [id, visitor] : visitors_) {
    if (!shown.insert(visitor.player).second) continue;  // one who has two tabs is one
    const Standing standing = club_.standing(visitor.player);
    const auto table = tables_.find(visitor.table);
    const bool listed = table != tables_.end() && table->second.listed;
    hall.people.push_back({visitor.player, visitor.name, standing.role, standing.muted,
                           listed ? visitor.table : std::string()});
  }
  for (const auto& [code, table] : tables_) {
    if (table.listed) hall.tables.push_back(table);
  }
  return hall;
}

void Hall::tell(const Visitor& visitor, const std::shared_ptr<const std::string>& bytes) const {
  if (const auto recipient = visitor.recipient.lock()) recipient->deliver({bytes});
}

void Hall::tick() {
  const std::scoped_lock lock(mutex_);
  if (!std::exchange(changed_, false)) return;
  std::shared_ptr<const std::string> bytes;
  for (const auto& [id, visitor] : visitors_) {
    if (!visitor.looks || !visitor.table.empty()) continue;
    if (!bytes) bytes = std::make_shared<const std::string>(encode(compose()));
    tell(visitor, bytes);
  }
}

}  // namespace avinas::server
