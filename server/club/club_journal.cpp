// SPDX-License-Identifier: MIT
// What the club is, follows from what happened: its journal's events, applied and kept.
#include "club/club.hpp"

namespace avinas::server {

using namespace protocol;

namespace {

std::string text_in(const Json& event, const char* name) { return event.value(name, ""); }

}  // namespace

void Club::replay(const std::string& entry) {
  const std::scoped_lock lock(mutex_);
  const Json event = Json::parse(entry, nullptr, false);
  if (event.is_object()) evolve(event);
}

void Club::evolve(const Json& event) {
  const std::string type = text_in(event, "type");
  const PlayerId player = text_in(event, "player");
  if (type == "owner_link") {
    owner_link_hash_ = text_in(event, "hash");
  } else if (type == "role") {
    Person& person = people_[player];
    person.name = text_in(event, "name");
    person.standing.role = parse_name<Role>(text_in(event, "role")).value_or(Role::Guest);
    owned_ = owned_ || person.standing.role == Role::Owner;
    const auto used = invitations_.find(text_in(event, "invitation"));
    if (used != invitations_.end() && used->second.info.uses_left > 0) {
      used->second.used_up = --used->second.info.uses_left == 0;
    }
  } else if (type == "invited") {
    invitations_[text_in(event, "hash")] = {
        {parse_name<Role>(text_in(event, "role")).value_or(Role::Member), event.value("uses", 1),
         event.value("until", std::int64_t{0})}};
  } else if (type == "password") {
    people_[player].password_hash = text_in(event, "hash");
  } else if (type == "session") {
    sessions_[text_in(event, "token_hash")] = {player, text_in(event, "name"),
                                               text_in(event, "token_hash")};
  } else if (type == "club") {
    if (!text_in(event, "name").empty()) name_ = text_in(event, "name");
    guests_ = event.value("guests", true);
    if (event.contains("password")) password_hash_ = text_in(event, "password");
    tables_from_ = parse_name<Role>(text_in(event, "tables_from")).value_or(tables_from_);
    archive_from_ = parse_name<Role>(text_in(event, "archive_from")).value_or(archive_from_);
  } else if (type == "mute" || type == "unmute") {
    people_[player].standing.muted = type == "mute";
  } else if (type == "ban" || type == "unban") {
    people_[player].standing.banned = type == "ban";
  } else if (type == "remove") {
    people_[player].standing.role = Role::Guest;
    people_[player].password_hash.clear();
  }
  if (!player.empty() && people_.contains(player) && people_[player].name.empty()) {
    people_[player].name = text_in(event, "name");
  }
  note(event);
}

/// What a host did, and what was reported to hosts, stands in the book; secrets do not.
void Club::note(const Json& event) {
  const std::string by = text_in(event, "by");
  if (by.empty()) return;
  const std::string type = text_in(event, "type");
  book_.push_back({event.value("at", std::int64_t{0}), by,
                   type == "role" ? "role " + text_in(event, "role") : type, text_in(event, "name"),
                   text_in(event, "text")});
  if (book_.size() > kBookLines) book_.erase(book_.begin());
}

void Club::happen(std::unique_lock<std::mutex>& lock, Json event, std::int64_t now_ms,
                  std::function<void()> done) {
  event["at"] = now_ms;
  evolve(event);
  lock.unlock();  // whoever is told may ask the club again
  store_.append(Write{"", {event.dump()}}, std::move(done));
}

}  // namespace avinas::server
