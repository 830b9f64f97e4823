// SPDX-License-Identifier: MIT
// Lets people in by token, name, password, invitation or device link. The club numbers welcomes,
// and a table lets no older connection of a player displace a newer one, whichever way their
// messages took.
#include "server/club_actor/arrivals.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/post.hpp>

#include "server/base/chance.hpp"
#include "server/club/decide.hpp"
#include "server/club_actor/password.hpp"

namespace avinas::server {

namespace asio = boost::asio;
using namespace protocol;

namespace {

constexpr std::size_t kPlayerIdLength = 10;

std::string hash_if_any(const std::string& secret) {
  return secret.empty() ? std::string() : token_hash(secret);
}

std::int64_t today() { return current_time().unix_ms / kDayMs; }

}  // namespace

Arrivals::Arrivals(asio::io_context& home, ClubLedger& ledger, Accounts& accounts,
                   Forgetting& forgetting, DeviceLinks& device_links, FairQueue& passwords)
    : home_(home),
      ledger_(ledger),
      accounts_(accounts),
      forgetting_(forgetting),
      device_links_(device_links),
      passwords_(passwords) {}

void Arrivals::welcome(const Hello& hello, const std::string& address, const Done& done) {
  if (!hello.link.empty()) {
    const auto player = device_links_.redeem(hello.link, steady_time());
    if (!player) return done(Refusal{Reason::UselessLink});
    return admit({*player, accounts_.name_of(*player)}, hello, {.needs_token = true}, done);
  }
  if (!hello.token.empty()) return welcome_by_token(hello, address, done);
  welcome_by_name(hello, address, done);
}

void Arrivals::welcome_by_token(const Hello& hello, const std::string& address, const Done& done) {
  const auto known = accounts_.by_token_hash(token_hash(hello.token));
  if (!known) return done(Refusal{Reason::UnknownToken});
  const ClubState& club = ledger_.state();
  const bool asked = !club.password_hash.empty() && !hello.password.empty() &&
                     standing_of(club, known->id).role == Role::Guest;
  if (asked) return sign_in(hello, address, known, done);
  admit(*known, hello, {}, done);
}

void Arrivals::welcome_by_name(const Hello& hello, const std::string& address, const Done& done) {
  auto name = check_name(hello.name);
  if (auto* why = std::get_if<Refusal>(&name)) return done(std::move(*why));
  if (!hello.password.empty()) return sign_in(hello, address, std::nullopt, done);
  admit_newcomer(std::get<PersonName>(name).text, hello, false, done);
}

void Arrivals::admit_newcomer(const std::string& name, const Hello& hello, bool gave_password,
                              const Done& done) {
  if (!forgetting_.make_room(today())) return done(Refusal{Reason::ServerFull});
  admit({random_code(kPlayerIdLength), name}, hello,
        {.is_new = true, .gave_password = gave_password, .needs_token = true}, done);
}

/// Another name for somebody who is known: refused without keeping them out.
void Arrivals::rename(Arrived& arrived, const std::string& name, std::vector<ClubEvent>& events) {
  const bool is_bot = standing_of(ledger_.state(), arrived.player.id).role == Role::Bot;
  auto checked = check_name(is_bot ? marked_as_bot(name) : name);
  if (auto* why = std::get_if<Refusal>(&checked)) {
    arrived.note = std::move(*why);
    return;
  }
  const PersonName& wanted = std::get<PersonName>(checked);
  if (wanted.text == arrived.player.name) return;
  const ClubAsker asker{arrived.player.id, arrived.player.name};
  ClubDecision renamed = decide(ledger_.state(), asker, Rename{wanted}, 0);
  if (auto* why = std::get_if<Refusal>(&renamed)) {
    arrived.note = std::move(*why);
    return;
  }
  events = std::move(std::get<std::vector<ClubEvent>>(renamed));
  arrived.player.name = wanted.text;
}

/// A guest whose name became a member's meanwhile is not kept out for it.
void Arrivals::find_free_name(Arrived& arrived) {
  const auto taken = [&](const std::string& name) {
    return refuse_name(ledger_.state(), arrived.player.id, known_name(name), Role::Guest);
  };
  auto why = taken(arrived.player.name);
  if (!why) return;
  constexpr int kMostOfOneName = 1'000;
  const std::string bare = bare_name(known_name(arrived.player.name)).text;  // no sign cuts it off
  for (int number = 2; number < kMostOfOneName; ++number) {
    const std::string name = (bare.empty() ? "Guest" : bare) + " " + std::to_string(number);
    if (name.size() > kMaxNameBytes) break;
    if (taken(name)) continue;
    arrived.player.name = name;
    arrived.note = std::move(*why);
    return;
  }
}

void Arrivals::admit(const Player& player, const Hello& hello, How how, const Done& done) {
  Arrived arrived{player, {}};
  std::vector<ClubEvent> events;
  if (!hello.name.empty() && !how.is_new) rename(arrived, hello.name, events);
  const std::string invitation = hash_if_any(hello.invitation);
  const std::int64_t now_ms = current_time().unix_ms;
  const Role role = role_on_arrival(ledger_.state(), player.id, how.is_new, invitation, now_ms);
  if (role == Role::Bot) {
    auto marked = check_name(marked_as_bot(arrived.player.name));
    if (auto* why = std::get_if<Refusal>(&marked)) return done(std::move(*why));
    arrived.player.name = std::get<PersonName>(marked).text;
  } else if (!how.is_new) {
    arrived.player.name = unmarked(arrived.player.name);  // it was a bot's account
  }
  if (role == Role::Guest && !how.is_new) find_free_name(arrived);
  const Arrival arrival{player.id,         known_name(arrived.player.name),
                        invitation,        how.is_new,
                        how.gave_password, ledger_.neighbours().in_match(player.id)};
  ClubDecision decision = decide_arrival(ledger_.state(), arrival, now_ms);
  if (auto* why = std::get_if<Refusal>(&decision)) return done(std::move(*why));
  auto& let_in = std::get<std::vector<ClubEvent>>(decision);
  const bool invited = std::any_of(let_in.begin(), let_in.end(), [](const ClubEvent& event) {
    return std::holds_alternative<RoleGiven>(event);
  });
  if (!hello.invitation.empty() && !invited &&
      standing_of(ledger_.state(), player.id).role == Role::Guest) {
    const bool for_bot = role_on_arrival(ledger_.state(), player.id, true, invitation, now_ms) ==
                         Role::Bot;  // in all the same
    arrived.note = Refusal{for_bot ? Reason::InvitationForBot : Reason::UselessInvitation};
  }
  events.insert(events.end(), let_in.begin(), let_in.end());
  auto row = note_player(player, arrived, how, hello.device);
  ClubLedger::Rows rows{std::move(row), accounts_.end_surplus(player.id)};
  ledger_.commit(std::move(events), std::move(rows), [this, arrived, done]() mutable {
    arrived.role = standing_of(ledger_.state(), arrived.player.id).role;
    done(std::move(arrived));
  });
}

std::optional<PlayerRow> Arrivals::note_player(const Player& before, Arrived& arrived,
                                               const How& how, const std::string& device) {
  if (how.needs_token) {
    arrived.token = random_token();
    const std::string hash = token_hash(arrived.token);
    arrived.player.device = device_of(hash);
    return accounts_.add(arrived.player, hash, today(), device);
  }
  if (arrived.player.name == before.name && accounts_.is_noted(before, today(), device)) {
    return std::nullopt;
  }
  return accounts_.seen(arrived.player, today(), device);
}

void Arrivals::sign_in(const Hello& hello, const std::string& address,
                       const std::optional<Player>& known, const Done& done) {
  auto checked = check_name(hello.name);
  const PersonName name = known ? PersonName{} : std::get<PersonName>(checked);
  const auto member = known ? std::nullopt : member_named(ledger_.state(), name);
  const std::string key = member ? name.key : std::string();
  if (const auto wait = guesses_.take(address, key, steady_time())) {
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(*wait).count();
    return done(Refusal{Reason::TooManyPasswords, {{"seconds", std::to_string(seconds)}}});
  }
  const auto kept = [this, member]() -> std::string {
    const ClubState& club = ledger_.state();
    if (!member) return club.password_hash;
    const auto found = club.people.find(*member);  // they may be forgotten meanwhile
    return found == club.people.end() ? std::string() : found->second.password_hash;
  };
  const bool waits = passwords_.enter(address, [this, hello, address, known, member, name,
                                                hash = kept(), kept, key, done] {
    bool right = false;
    try {
      right = password_matches(hash, hello.password);
    } catch (const std::runtime_error& wrong) {  // no memory for it
      spdlog::error("A password could not be looked at: {}", wrong.what());
      return asio::post(home_, [done] { done(Refusal{Reason::Busy}); });
    }
    asio::post(home_, [this, hello, address, known, member, name, hash, kept, key, right, done] {
      if (!right || hash != kept()) return done(Refusal{Reason::WrongPassword});
      if (known && accounts_.name_of(known->id).empty()) return done(Refusal{Reason::UnknownToken});
      guesses_.forgive(address, key);
      if (member) {
        const Player player{*member, ledger_.state().people.at(*member).name.text};
        Hello signed_in;
        signed_in.device = hello.device;
        return admit(player, signed_in, {.needs_token = true}, done);
      }
      if (known) return admit(*known, hello, {.gave_password = true}, done);
      admit_newcomer(name.text, hello, true, done);
    });
  });
  if (!waits) done(Refusal{Reason::Busy});
}

}  // namespace avinas::server
