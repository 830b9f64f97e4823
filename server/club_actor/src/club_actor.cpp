// SPDX-License-Identifier: MIT
#include "club_actor/club_actor.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/post.hpp>

#include "base/chance.hpp"
#include "club/snapshot.hpp"
#include "club_actor/password.hpp"

namespace avinas::server {

namespace asio = boost::asio;
using namespace protocol;

namespace {

constexpr const char* kOperator = "the operator";
constexpr std::size_t kPlayerIdLength = 10;
/// Entries from which on the club's journal is worth replacing.
constexpr std::size_t kWorthTrimmingClub = 500;

std::string hash_if_any(const std::string& secret) {
  return secret.empty() ? std::string() : token_hash(secret);
}

}  // namespace

ClubActor::ClubActor(asio::io_context& home, Store& store, std::size_t most_players)
    : home_(home), store_(store), accounts_(most_players) {}

void ClubActor::replay(const std::string& entry) {
  ++entries_;
  evolve(state_, read_club_entry(entry));
}

void ClubActor::note_damage() {
  keeps_journal_ = true;
  state_.guests = false;
}

void ClubActor::recovered(Neighbours neighbours) {
  neighbours_ = std::move(neighbours);
  for (const auto& [hash, player] : state_.old_sessions) accounts_.load_token(hash, player);
  state_.old_sessions.clear();
  after_trim_ = kWorthTrimmingClub;
  Write write;
  trim(write);
  if (write.replaces) store_.append(std::move(write), [] {});
  shown_ = std::make_shared<const ClubState>(state_);
  player_count_ = accounts_.count();
}

std::shared_ptr<const ClubState> ClubActor::now() const {
  const std::scoped_lock lock(shown_mutex_);
  return shown_;
}

std::size_t ClubActor::player_count() const {
  const std::scoped_lock lock(shown_mutex_);
  return player_count_;
}

// --- durable, then told
// -----------------------------------------------------------------------------

void ClubActor::commit(std::vector<ClubEvent> events, std::optional<PlayerRow> row,
                       std::function<void()> told) {
  if (events.empty() && !row && in_flight_ == 0) return told();
  Write write;
  write.player = std::move(row);
  for (const ClubEvent& event : events) {
    const ClubEntry entry{event, current_time().unix_ms};
    evolve(state_, entry);
    write.entries.push_back(write_club_entry(entry));
  }
  entries_ += write.entries.size();
  trim(write);
  auto shown = events.empty() ? nullptr : std::make_shared<const ClubState>(state_);
  ++in_flight_;
  const std::size_t players = accounts_.count();
  store_.append(std::move(write), [this, events = std::move(events), shown = std::move(shown),
                                   players, told = std::move(told)]() mutable {
    asio::post(home_, [this, events = std::move(events), shown = std::move(shown), players,
                       told = std::move(told)] {
      --in_flight_;
      {
        const std::scoped_lock lock(shown_mutex_);
        if (shown) shown_ = shown;
        player_count_ = players;
      }
      told();
      tell_neighbours(events);
    });
  });
}

void ClubActor::trim(Write& write) {
  if (keeps_journal_ || entries_ < 2 * after_trim_) return;
  write.entries.clear();
  write.replaces = true;
  for (const ClubEntry& entry : snapshot_of(state_, current_time().unix_ms)) {
    write.entries.push_back(write_club_entry(entry));
  }
  entries_ = write.entries.size();
  after_trim_ = std::max(entries_, kWorthTrimmingClub);
}

void ClubActor::tell_neighbours(const std::vector<ClubEvent>& events) const {
  for (const ClubEvent& event : events) {
    const auto* taken = std::get_if<MeasureTaken>(&event);
    if (!taken || (taken->what != Measure::Ban && taken->what != Measure::Remove)) continue;
    neighbours_.barred(taken->player, taken->what == Measure::Ban);
  }
  if (!events.empty()) neighbours_.changed();
}

void ClubActor::carry_out(const ClubAsker& asker, const ClubCommand& command, ClubAnswer answer,
                          Done done) {
  ClubDecision decision = decide(state_, asker, command, current_time().unix_ms);
  if (auto* why = std::get_if<Refusal>(&decision)) return done(std::move(*why));
  commit(std::move(std::get<std::vector<ClubEvent>>(decision)), std::nullopt,
         [answer = std::move(answer), done = std::move(done)] { done(answer); });
}

void ClubActor::hash_and_carry_out(const ClubAsker& asker, const std::string& address,
                                   const std::string& password,
                                   std::function<ClubCommand(std::string)> make, Done done) {
  const bool waits = passwords_.enter(address, [this, asker, password, make, done] {
    std::string hash;
    try {
      hash = hash_password(password);
    } catch (const std::runtime_error& wrong) {  // no memory for it
      spdlog::error("A password could not be kept: {}", wrong.what());
      return asio::post(home_, [done] { done(Refusal{Reason::Busy}); });
    }
    asio::post(home_, [this, asker, make, done, hash] {
      carry_out(asker, make(hash), CarriedOut{}, done);
    });
  });
  if (!waits) done(Refusal{Reason::Busy});
}

// --- coming in
// --------------------------------------------------------------------------------------

void ClubActor::arrive(Hello hello, std::string address, std::function<void(ArrivalAnswer)> done) {
  asio::post(home_, [this, hello = std::move(hello), address = std::move(address),
                     done = std::move(done)] { welcome(hello, address, done); });
}

void ClubActor::welcome(const Hello& hello, const std::string& address,
                        const std::function<void(ArrivalAnswer)>& done) {
  if (!hello.link.empty()) {
    const auto player = redeem(hello.link);
    if (!player) return done(Refusal{Reason::UselessLink});
    return admit_and_commit(*player, hello, false, false, true, done);
  }
  if (!hello.token.empty()) {
    const auto known = accounts_.by_token_hash(token_hash(hello.token));
    if (!known) return done(Refusal{Reason::UnknownToken});
    const bool asked = !state_.password_hash.empty() && !hello.password.empty() &&
                       standing_of(state_, known->id).role == Role::Guest;
    if (asked) return sign_in(hello, address, known, done);
    return admit_and_commit(*known, hello, false, false, false, done);
  }
  auto name = check_name(hello.name);
  if (auto* why = std::get_if<Refusal>(&name)) return done(std::move(*why));
  if (!hello.password.empty()) return sign_in(hello, address, std::nullopt, done);
  if (!make_room(current_time())) return done(Refusal{Reason::ServerFull});
  admit_and_commit({random_code(kPlayerIdLength), std::get<PersonName>(name).text}, hello, true,
                   false, true, done);
}

std::optional<Player> ClubActor::redeem(const std::string& link_secret) {
  const auto found = device_links_.find(token_hash(link_secret));
  if (found == device_links_.end()) return std::nullopt;
  const OpenLink link = found->second;
  device_links_.erase(found);
  if (current_time().steady >= link.until) return std::nullopt;
  return Player{link.player, accounts_.name_of(link.player)};
}

/// Another name for somebody who is known: refused without keeping them out.
void ClubActor::rename(Arrived& arrived, const std::string& name, std::vector<ClubEvent>& events) {
  auto checked = check_name(name);
  if (auto* why = std::get_if<Refusal>(&checked)) {
    arrived.note = std::move(*why);
    return;
  }
  const PersonName& wanted = std::get<PersonName>(checked);
  if (wanted.text == arrived.player.name) return;
  const ClubAsker asker{arrived.player.id, arrived.player.name};
  ClubDecision renamed = decide(state_, asker, Rename{wanted}, 0);
  if (auto* why = std::get_if<Refusal>(&renamed)) {
    arrived.note = std::move(*why);
    return;
  }
  events = std::move(std::get<std::vector<ClubEvent>>(renamed));
  arrived.player.name = wanted.text;
}

void ClubActor::admit_and_commit(const Player& player, const Hello& hello, bool is_new,
                                 bool gave_password, bool needs_token,
                                 const std::function<void(ArrivalAnswer)>& done) {
  Arrived arrived{player, {}};
  std::vector<ClubEvent> events;
  if (!hello.name.empty() && !is_new) rename(arrived, hello.name, events);
  const Arrival arrival{
      player.id,     known_name(arrived.player.name), hash_if_any(hello.invitation), is_new,
      gave_password, neighbours_.in_match(player.id)};
  ClubDecision decision = decide_arrival(state_, arrival, current_time().unix_ms);
  if (auto* why = std::get_if<Refusal>(&decision)) return done(std::move(*why));
  auto& let_in = std::get<std::vector<ClubEvent>>(decision);
  const bool invited = std::any_of(let_in.begin(), let_in.end(), [](const ClubEvent& event) {
    return std::holds_alternative<RoleGiven>(event);
  });
  if (!hello.invitation.empty() && !invited && standing_of(state_, player.id).role == Role::Guest) {
    arrived.note = Refusal{Reason::UselessInvitation};  // in all the same
  }
  events.insert(events.end(), let_in.begin(), let_in.end());
  std::optional<PlayerRow> row;
  const std::int64_t today = current_time().unix_ms / kDayMs;
  if (needs_token) {
    arrived.token = random_token();
    row = accounts_.add(arrived.player, token_hash(arrived.token), today);
  } else if (arrived.player.name != player.name || accounts_.seen_day(player.id) != today) {
    row = accounts_.seen(player.id, arrived.player.name, today);
  }
  commit(std::move(events), std::move(row), [this, arrived, done]() mutable {
    arrived.role = standing_of(state_, arrived.player.id).role;
    done(std::move(arrived));
  });
}

void ClubActor::sign_in(const Hello& hello, const std::string& address,
                        const std::optional<Player>& known,
                        const std::function<void(ArrivalAnswer)>& done) {
  auto checked = check_name(hello.name);
  const PersonName name = known ? PersonName{} : std::get<PersonName>(checked);
  const auto member = known ? std::nullopt : member_named(state_, name);
  const std::string key = member ? name.key : std::string();
  if (const auto wait = guesses_.take(address, key, current_time().steady)) {
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(*wait).count();
    return done(Refusal{Reason::TooManyPasswords, {{"seconds", std::to_string(seconds)}}});
  }
  const std::string hash = member ? state_.people.at(*member).password_hash : state_.password_hash;
  const bool waits = passwords_.enter(address, [this, hello, address, known, member, name, hash,
                                                key, done] {
    const bool right = password_matches(hash, hello.password);
    asio::post(home_, [this, hello, address, known, member, name, hash, key, right, done] {
      const std::string& kept =
          member ? state_.people[*member].password_hash : state_.password_hash;
      if (!right || hash != kept) return done(Refusal{Reason::WrongPassword});
      guesses_.forgive(address, key);
      if (member) {
        return admit_and_commit({*member, state_.people.at(*member).name.text}, {}, false, false,
                                true, done);
      }
      if (known) return admit_and_commit(*known, hello, false, true, false, done);
      if (!make_room(current_time())) return done(Refusal{Reason::ServerFull});
      admit_and_commit({random_code(kPlayerIdLength), name.text}, hello, true, true, true, done);
    });
  });
  if (!waits) done(Refusal{Reason::Busy});
}

// --- forgetting ---------------------------------------------------------------------------------

void ClubActor::forget_unseen(Now now) {
  asio::post(home_, [this, now] {
    const std::int64_t today = now.unix_ms / kDayMs;
    forget_before(today - kNewcomersKeptDays, today - kGuestsKeptDays);
  });
}

void ClubActor::forget_before(std::int64_t newcomers_since, std::int64_t players_since) {
  Write write;
  for (PlayerId& player : accounts_.unseen_since(newcomers_since)) {
    if (state_.people.contains(player) || neighbours_.needed(player)) continue;
    try {
      const bool played = !store_.summaries_of(player, 1).empty();
      if (played && accounts_.seen_day(player) >= players_since) continue;
    } catch (const Unreadable&) {
      continue;  // perhaps another day
    }
    write.forgotten.push_back(std::move(player));
  }
  if (write.forgotten.empty()) return;
  spdlog::info("{} guests who did not come back are forgotten", write.forgotten.size());
  accounts_.forget(write.forgotten);
  for (const PlayerId& player : write.forgotten) state_.admitted.erase(player);
  store_.append(std::move(write), [] {});
}

/// A full server forgets guests who never played sooner: those who were not here today.
bool ClubActor::make_room(Now now) {
  if (!accounts_.full()) return true;
  const std::int64_t today = now.unix_ms / kDayMs;
  if (std::exchange(made_room_on_, today) == today) return false;  // not for each who comes
  forget_before(today, today - kGuestsKeptDays);
  return !accounts_.full();
}

// --- requests
// ----------------------------------------------------------------------------------------

void ClubActor::ask(Player by, std::string id, std::string address, Request request, Done done) {
  asio::post(home_, [this, by = std::move(by), id = std::move(id), address = std::move(address),
                     request = std::move(request), done = std::move(done)] {
    if (!repeated_.begin(by.id, id, done)) return;
    const Done remember = [this, player = by.id, id, done](const ClubAnswer& answer) {
      done(answer);
      repeated_.answered(player, id, answer);
    };
    std::visit([&](const auto& asked) { on(by, address, asked, remember); }, request);
  });
}

void ClubActor::on(const Player& by, const std::string&, const Claim& claim, Done done) {
  const ClubAsker asker{by.id, accounts_.name_of(by.id)};
  ClubDecision decision =
      decide(state_, asker, ClaimInvitation{token_hash(claim.secret)}, current_time().unix_ms);
  if (auto* why = std::get_if<Refusal>(&decision)) return done(std::move(*why));
  commit(std::move(std::get<std::vector<ClubEvent>>(decision)), std::nullopt,
         [this, player = by.id, done] { done(standing_of(state_, player).role); });
}

void ClubActor::on(const Player& by, const std::string& address, const SetPassword& set,
                   Done done) {
  if (standing_of(state_, by.id).role < Role::Member) {
    return done(Refusal{Reason::MembersHavePasswords});
  }
  hash_and_carry_out(
      {by.id, by.name}, address, set.password,
      [by](std::string hash) {
        return SetPasswordHash{{by.id, by.name}, std::move(hash)};
      },
      std::move(done));
}

void ClubActor::on(const Player& by, const std::string&, const Invite& invite, Done done) {
  const std::string secret = random_token();
  const InvitationInfo info{invite.role, invite.uses,
                            current_time().unix_ms + invite.days * kDayMs};
  carry_out({by.id, by.name}, MakeInvitation{token_hash(secret), info}, Invited{{}, secret, info},
            std::move(done));
}

void ClubActor::on(const Player& by, const std::string&, const Manage& manage, Done done) {
  const Person person{manage.player, accounts_.name_of(manage.player)};
  carry_out({by.id, by.name}, TakeMeasure{person, manage.what}, CarriedOut{}, std::move(done));
}

void ClubActor::on(const Player& by, const std::string&, const ReportWithWords& with, Done done) {
  carry_out({by.id, by.name},
            FileReport{accounts_.name_of(with.report.player), with.report.text + with.words},
            CarriedOut{}, std::move(done));
}

void ClubActor::on(const Player& by, const std::string& address, const SetClub& set, Done done) {
  SetClub checked = set;
  if (!set.name.empty()) {
    auto name = check_name(set.name);
    if (auto* why = std::get_if<Refusal>(&name)) return done(std::move(*why));
    checked.name = std::get<PersonName>(name).text;
  }
  const ClubAsker asker{by.id, by.name};
  if (standing_of(state_, by.id).role != Role::Owner) {
    return done(Refusal{Reason::OwnerSetsClub});  // before anything slow
  }
  if (!set.password || set.password->empty()) {
    const auto none = set.password && !state_.password_hash.empty()
                          ? std::optional<std::string>(std::string())
                          : std::nullopt;
    return carry_out(asker, SetClubAs{checked, none}, CarriedOut{}, std::move(done));
  }
  hash_and_carry_out(
      asker, address, *set.password,
      [checked](std::string hash) {
        return SetClubAs{checked, std::move(hash)};
      },
      std::move(done));
}

void ClubActor::on(const Player& by, const std::string&, const LinkDevice&, Done done) {
  const Now now = current_time();
  std::erase_if(device_links_, [&](const auto& entry) {
    return now.steady >= entry.second.until || entry.second.player == by.id;
  });
  if (device_links_.size() >= kMaxDeviceLinks) return done(Refusal{Reason::Busy});
  const std::string secret = random_token();
  device_links_[token_hash(secret)] = {by.id, now.steady + kDeviceLinkLasts};
  const Millis lasts = kDeviceLinkLasts;
  done(DeviceLink{{}, secret, now.unix_ms + lasts.count()});
}

// --- the operator
// ------------------------------------------------------------------------------------

void ClubActor::administer(ClubCommand command, Done done) {
  asio::post(home_, [this, command = std::move(command), done = std::move(done)] {
    carry_out({{}, kOperator, true}, command, CarriedOut{}, done);
  });
}

void ClubActor::reset_password(Person person, std::string password, Done done) {
  asio::post(home_, [this, person = std::move(person), password = std::move(password),
                     done = std::move(done)] {
    hash_and_carry_out(
        {{}, kOperator, true}, kOperator, password,
        [person](std::string hash) {
          return SetPasswordHash{person, std::move(hash)};
        },
        done);
  });
}

void ClubActor::find(std::string name, std::function<void(std::optional<Person>)> done) {
  asio::post(home_, [this, name = std::move(name), done = std::move(done)] {
    const PersonName wanted = known_name(name);
    const std::string known = accounts_.name_of(name);
    if (!known.empty()) return done(Person{name, known});  // an id
    if (const auto member = member_named(state_, wanted)) {
      return done(Person{*member, state_.people.at(*member).name.text});
    }
    for (const auto& [player, person] : state_.people) {
      if (player == name || person.name.is_same(wanted)) {
        return done(Person{player, person.name.text});
      }
    }
    done(std::nullopt);
  });
}

void ClubActor::make_owner_link(std::function<void(std::optional<std::string>)> done) {
  asio::post(home_, [this, done = std::move(done)] {
    if (state_.owned) return done(std::nullopt);
    const std::string secret = random_token();
    carry_out({{}, kOperator, true}, MakeOwnerLink{token_hash(secret)}, CarriedOut{},
              [secret, done](const ClubAnswer&) { done(secret); });
  });
}

}  // namespace avinas::server
