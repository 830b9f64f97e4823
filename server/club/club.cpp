// SPDX-License-Identifier: MIT
#include "club/club.hpp"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <cctype>

#include "club/password.hpp"
#include "ops/chance.hpp"

namespace avinas::server {

using namespace protocol;

namespace {

constexpr std::int64_t kDayMs = 86'400'000;
const char* const kUseless =
    "This invitation was used, has ended, or was never made; ask for a new one.";
const char* const kHostsOnly = "Only hosts of the club may do that.";

/// Names are one whatever their capitals, as far as the Latin letters go.
std::string folded(std::string name) {
  for (char& c : name) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return name;
}

}  // namespace

// --- what may be known ---------------------------------------------------------------------------

std::optional<std::string> Club::new_owner_secret(std::int64_t now_ms) {
  std::unique_lock lock(mutex_);
  if (owned_) return std::nullopt;
  std::string secret = random_token();
  happen(lock, {{"type", "owner_link"}, {"hash", token_hash(secret)}}, now_ms, [] {});
  return secret;
}

Standing Club::standing(const PlayerId& player) const {
  const std::scoped_lock lock(mutex_);
  const auto found = people_.find(player);
  return found == people_.end() ? Standing{} : found->second.standing;
}

ClubInfo Club::info() const {
  const std::scoped_lock lock(mutex_);
  return {name_, guests_, !password_hash_.empty(), tables_from_, archive_from_};
}

bool Club::may_open_tables(const PlayerId& player) const {
  const Role role = standing(player).role;
  const std::scoped_lock lock(mutex_);
  return role >= tables_from_;
}

bool Club::may_see_archive(const PlayerId& player) const {
  const Role role = standing(player).role;
  const std::scoped_lock lock(mutex_);
  return role >= archive_from_;
}

bool Club::may_host(const PlayerId& player) const {
  const auto found = people_.find(player);
  return found != people_.end() && found->second.standing.role >= Role::Host &&
         !found->second.standing.banned;
}

bool Club::usable(const Invitation& invitation, std::int64_t now_ms) const {
  return !invitation.used_up && now_ms < invitation.info.until_ms;
}

ClubRefusal Club::refuse_guest(const std::string& invitation, std::int64_t now_ms) const {
  const std::scoped_lock lock(mutex_);
  const bool open = guests_ && password_hash_.empty();
  if (invitation.empty() && open) return std::nullopt;
  if (invitation.empty() && !password_hash_.empty()) {
    return "This club has a password: enter it beside your name.";
  }
  if (invitation.empty()) {
    return "This club is for its members: sign in, or ask a host for an invitation link.";
  }
  const std::string hash = token_hash(invitation);
  if (!owned_ && hash == owner_link_hash_) return std::nullopt;
  const auto found = invitations_.find(hash);
  if (found != invitations_.end() && usable(found->second, now_ms)) return std::nullopt;
  return kUseless;
}

const Club::Person* Club::member_named(const std::string& name, PlayerId* id) const {
  for (const auto& [player, person] : people_) {
    const bool member = person.standing.role >= Role::Member || !person.password_hash.empty();
    if (!member || folded(person.name) != folded(name)) continue;
    *id = player;
    return &person;
  }
  return nullptr;
}

std::vector<Member> Club::list_members() const {
  std::vector<Member> members;
  for (const auto& [player, person] : people_) {
    if (person.standing.role == Role::Guest && !person.standing.banned) continue;
    members.push_back({player, person.name, person.standing.role, person.standing.banned});
  }
  return members;
}

std::vector<InvitationInfo> Club::usable_invitations(std::int64_t now_ms) const {
  std::vector<InvitationInfo> infos;
  for (const auto& [hash, invitation] : invitations_) {
    if (usable(invitation, now_ms)) infos.push_back(invitation.info);
  }
  return infos;
}

std::vector<InvitationInfo> Club::invitations(std::int64_t now_ms) const {
  const std::scoped_lock lock(mutex_);
  return usable_invitations(now_ms);
}

std::vector<Member> Club::members() const {
  const std::scoped_lock lock(mutex_);
  return list_members();
}

std::optional<Book> Club::book(const PlayerId& by, std::int64_t now_ms) const {
  const std::scoped_lock lock(mutex_);
  if (!may_host(by)) return std::nullopt;
  Book book;
  book.members = list_members();
  book.invitations = usable_invitations(now_ms);
  book.lines.assign(book_.rbegin(), book_.rend());
  return book;
}

// --- what is asked -------------------------------------------------------------------------------

void Club::sign_in(const std::string& name, const std::string& password,
                   std::chrono::milliseconds now, std::function<void(SignedIn)> done) {
  std::string hash;
  PlayerRow member;
  {
    const std::scoped_lock lock(mutex_);
    constexpr std::size_t kNamesRemembered = 10'000;
    if (attempts_.size() > kNamesRemembered) attempts_.clear();
    auto& budget =
        attempts_.try_emplace(folded(name), kPasswordsPerSecond, kPasswordsAtOnce).first->second;
    if (budget.take(now) != RequestBudget::Verdict::Fine) {
      return done({{}, false, "Too many wrong passwords for this name; wait a minute."});
    }
    PlayerId id;
    const Person* person = member_named(name, &id);
    if (person) member = {id, person->name, {}};
    hash = person ? person->password_hash : password_hash_;
  }
  boost::asio::post(slow_, [hash, password, member, done = std::move(done)] {
    if (!password_matches(hash, password)) {
      return done({{}, false, "The name or the password is wrong; try again."});
    }
    if (member.id.empty()) return done({{}, true, {}});
    done({member, false, {}});
  });
}

void Club::add_session(const PlayerRow& row, std::int64_t now_ms, std::function<void()> done) {
  std::unique_lock lock(mutex_);
  attempts_.erase(folded(row.name));
  happen(
      lock,
      {{"type", "session"}, {"player", row.id}, {"name", row.name}, {"token_hash", row.token_hash}},
      now_ms, std::move(done));
}

void Club::claim(const PlayerId& player, const std::string& name, const std::string& secret,
                 std::int64_t now_ms, Done done) {
  std::unique_lock lock(mutex_);
  const std::string hash = token_hash(secret);
  const Role now_is = people_.contains(player) ? people_[player].standing.role : Role::Guest;
  Role role = Role::Owner;
  if (owned_ || hash != owner_link_hash_) {
    const auto found = invitations_.find(hash);
    if (found == invitations_.end() || !usable(found->second, now_ms)) return done(kUseless);
    role = found->second.info.role;
    if (now_is >= role) return done(std::nullopt);
  }
  PlayerId other;
  if (member_named(name, &other) && other != player) {
    return done("A member has the name " + name + " already; come in under another name.");
  }
  happen(lock,
         {{"type", "role"},
          {"player", player},
          {"name", name},
          {"role", name_of(role)},
          {"invitation", hash}},
         now_ms, [done = std::move(done)] { done(std::nullopt); });
}

void Club::set_password(const PlayerId& player, const std::string& password, std::int64_t now_ms,
                        Done done) {
  {
    const std::scoped_lock lock(mutex_);
    const auto found = people_.find(player);
    if (found == people_.end() || found->second.standing.role < Role::Member) {
      return done("Only members have a password; ask a host for an invitation.");
    }
  }
  boost::asio::post(slow_, [this, player, password, now_ms, done = std::move(done)]() mutable {
    const std::string hash = hash_password(password);
    std::unique_lock lock(mutex_);
    happen(lock, {{"type", "password"}, {"player", player}, {"hash", hash}}, now_ms,
           [done = std::move(done)] { done(std::nullopt); });
  });
}

void Club::manage(const PlayerId& by, const std::string& by_name, const Manage& what,
                  const std::string& name, std::int64_t now_ms, Done done) {
  std::unique_lock lock(mutex_);
  if (!may_host(by)) return done(kHostsOnly);
  const Role mine = people_[by].standing.role;
  const auto found = people_.find(what.player);
  const Role theirs = found == people_.end() ? Role::Guest : found->second.standing.role;
  if (theirs >= mine) return done("You cannot do that to a " + std::string(name_of(theirs)) + ".");
  if (what.what == Measure::MakeHost && mine != Role::Owner) {
    return done("Only the owner makes hosts.");
  }
  Json event{
      {"type", name_of(what.what)}, {"player", what.player}, {"name", name}, {"by", by_name}};
  if (what.what == Measure::MakeHost || what.what == Measure::MakeMember) {
    event["type"] = "role";
    event["role"] = what.what == Measure::MakeHost ? "host" : "member";
  }
  happen(lock, std::move(event), now_ms, [done = std::move(done)] { done(std::nullopt); });
}

void Club::report(const PlayerId&, const std::string& by_name, const std::string& about_name,
                  const std::string& text, std::int64_t now_ms, Done done) {
  std::unique_lock lock(mutex_);
  happen(lock, {{"type", "report"}, {"name", about_name}, {"by", by_name}, {"text", text}}, now_ms,
         [done = std::move(done)] { done(std::nullopt); });
}

void Club::set_club(const PlayerId& by, const std::string& by_name, const SetClub& set,
                    std::int64_t now_ms, Done done) {
  {
    const std::scoped_lock lock(mutex_);
    const auto found = people_.find(by);
    if (found == people_.end() || found->second.standing.role != Role::Owner) {
      return done("Only the owner sets what the club is.");
    }
  }
  boost::asio::post(slow_, [this, by_name, set, now_ms, done = std::move(done)]() mutable {
    Json event{{"type", "club"}, {"name", set.name}, {"guests", set.guests}, {"by", by_name}};
    if (set.tables_from) event["tables_from"] = name_of(*set.tables_from);
    if (set.archive_from) event["archive_from"] = name_of(*set.archive_from);
    if (set.password) event["password"] = set.password->empty() ? "" : hash_password(*set.password);
    std::unique_lock lock(mutex_);
    happen(lock, std::move(event), now_ms, [done = std::move(done)] { done(std::nullopt); });
  });
}

void Club::invite(const PlayerId& by, const std::string& by_name, const Invite& invite,
                  std::int64_t now_ms,
                  std::function<void(std::optional<Invited>, ClubRefusal)> made) {
  std::unique_lock lock(mutex_);
  if (!may_host(by)) return made(std::nullopt, kHostsOnly);
  if (invite.role == Role::Host && people_[by].standing.role != Role::Owner) {
    return made(std::nullopt, "Only the owner invites hosts.");
  }
  const Invited invited{
      {}, random_token(), {invite.role, invite.uses, now_ms + invite.days * kDayMs}};
  happen(lock,
         {{"type", "invited"},
          {"hash", token_hash(invited.secret)},
          {"role", name_of(invite.role)},
          {"uses", invite.uses},
          {"until", invited.invitation.until_ms},
          {"by", by_name}},
         now_ms, [invited, made = std::move(made)] { made(invited, std::nullopt); });
}

void Club::administer(Json event, std::int64_t now_ms, std::function<void()> done) {
  std::unique_lock lock(mutex_);
  happen(lock, std::move(event), now_ms, std::move(done));
}

}  // namespace avinas::server
