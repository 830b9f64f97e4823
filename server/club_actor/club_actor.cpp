// SPDX-License-Identifier: MIT
// Carries requests to the club's thread and answers them once they are durable.
#include "server/club_actor/club_actor.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/post.hpp>

#include "protocol/names.hpp"
#include "server/base/chance.hpp"
#include "server/club_actor/password.hpp"

namespace avinas::server {

namespace asio = boost::asio;
using namespace protocol;

namespace {

constexpr const char* kOperator = "the operator";

/// The content of a request, in few letters.
std::string hash_of(const ClubActor::Request& request) {
  constexpr std::size_t kEnough = 16;
  const auto words = [](const auto& asked) -> std::string {
    using Asked = std::decay_t<decltype(asked)>;
    if constexpr (std::is_same_v<Asked, Claim>) return asked.secret;
    if constexpr (std::is_same_v<Asked, Invite>) {
      return std::string(name_of(asked.role)) + " " + std::to_string(asked.uses) + " " +
             std::to_string(asked.days);
    }
    if constexpr (std::is_same_v<Asked, Manage>) {
      const std::string days = asked.days > 0 ? " " + std::to_string(asked.days) : std::string();
      return asked.player + " " + std::string(name_of(asked.what)) + days;
    }
    if constexpr (std::is_same_v<Asked, ClubActor::ReportWithWords>) {
      return asked.report.player + " " + asked.report.text;
    }
    if constexpr (std::is_same_v<Asked, EndDevices>) return asked.device;
    if constexpr (std::is_same_v<Asked, SetClub>) {
      const auto role = [](const std::optional<Role>& from) {
        return " " + (from ? std::string(name_of(*from)) : std::string());
      };
      std::string games = asked.games ? " games" : "";
      for (const std::string& game : asked.games.value_or(std::vector<std::string>())) {
        games += " " + game;
      }
      return asked.name + (asked.guests ? " open" : " closed") + role(asked.tables_from) +
             role(asked.archive_from) + games;
    }
    return {};
  };
  return token_hash(std::to_string(request.index()) + " " + std::visit(words, request))
      .substr(0, kEnough);
}

}  // namespace

ClubActor::ClubActor(asio::io_context& home, Journal& journal, MatchArchive& matches,
                     std::size_t most_players)
    : home_(home),
      accounts_(most_players),
      ledger_(home, journal, accounts_),
      forgetting_(home, ledger_, accounts_, matches),
      arrivals_(home, ledger_, accounts_, forgetting_, device_links_, passwords_) {}

void ClubActor::recovered(ClubNeighbours neighbours, std::int64_t epoch) {
  epoch_ = epoch;
  ClubState& club = ledger_.state();
  for (const auto& [hash, player] : club.old_sessions) accounts_.load_token(hash, player);
  club.old_sessions.clear();
  ledger_.recovered(std::move(neighbours));
}

void ClubActor::arrive(Hello hello, std::string address, Arrivals::Done done) {
  asio::post(home_, [this, hello = std::move(hello), address = std::move(address),
                     done = std::move(done)] {
    // Numbered as it comes, so that a slow password makes no hello newer.
    const WelcomeNumber number{epoch_, ++hellos_};
    arrivals_.welcome(hello, address, [done, number](ArrivalAnswer answer) {
      if (auto* arrived = std::get_if<Arrived>(&answer)) arrived->welcome = number;
      done(std::move(answer));
    });
  });
}

void ClubActor::look(std::function<void(const std::vector<std::string>&)> give) {
  asio::post(home_, [this, give = std::move(give)] { give(ledger_.entries_to_follow()); });
}

void ClubActor::forget_unseen(Now now) {
  asio::post(home_, [this, now] { forgetting_.forget_unseen(now.unix_ms / kDayMs); });
}

// --- requests ------------------------------------------------------------------------------------

void ClubActor::carry_out(const ClubAsker& asker, const ClubCommand& command, ClubAnswer answer,
                          Done done) {
  ClubDecision decision = decide(ledger_.state(), asker, command, current_time().unix_ms);
  if (auto* why = std::get_if<Refusal>(&decision)) return done(std::move(*why));
  auto events = std::move(std::get<std::vector<ClubEvent>>(decision));
  const Ended ended = devices_ended_by(events, asker);
  ledger_.commit(
      std::move(events), {std::nullopt, ended.tokens},
      [this, ended, answer = std::move(answer), done = std::move(done)] {
        done(answer);
        if (!ended.tokens.empty()) {
          ledger_.neighbours().devices_ended(ended.player, {}, ended.except);
        }
      },
      asker.request);
}

/// A new password ends what was signed in before, or, if it is one's own, all but the device it is
/// set on.
ClubActor::Ended ClubActor::devices_ended_by(const std::vector<ClubEvent>& events,
                                             const ClubAsker& asker) {
  Ended ended;
  for (const ClubEvent& event : events) {
    const auto* set = std::get_if<PasswordSet>(&event);
    if (!set) continue;
    ended.player = set->player;
    if (set->player == asker.player) ended.except = asker.device;
  }
  if (ended.player.empty()) return ended;
  device_links_.forget(ended.player);
  ended.tokens = accounts_.end_devices(ended.player, {}, ended.except);
  return ended;
}

ClubAnswer ClubActor::answer_again(const Asking& asking) const {
  const ClubEvent* const before = ledger_.led_to(asking.name_of_request);
  if (before && std::holds_alternative<RoleGiven>(*before) &&
      std::get<RoleGiven>(*before).player == asking.by.id) {
    return standing_of(*ledger_.shown(), asking.by.id).role;
  }
  return CarriedOut{};
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

void ClubActor::ask(Player by, std::string id, std::string address, Request request, Done done) {
  asio::post(home_, [this, by = std::move(by), id = std::move(id), address = std::move(address),
                     request = std::move(request), done = std::move(done)] {
    if (ledger_.state().forgotten.contains(by.id)) return done(Refusal{Reason::UnknownToken});
    if (!repeated_.begin(by.id, id, done)) return;
    const Asking asking{by, address, by.id + "/" + id + "/" + hash_of(request)};
    const Done remember = [this, player = by.id, id, done](const ClubAnswer& answer) {
      done(answer);
      repeated_.answered(player, id, answer);
    };
    // A link that nobody was told of is made anew.
    const bool done_before = ledger_.led_to(asking.name_of_request) != nullptr;
    if (done_before && !std::holds_alternative<Invite>(request)) {
      return remember(answer_again(asking));
    }
    std::visit([&](const auto& asked) { on(asking, asked, remember); }, request);
  });
}

void ClubActor::on(const Asking& asking, const Claim& claim, Done done) {
  ClubAsker asker = asking.asker();
  asker.name = accounts_.name_of(asker.player);
  ClubDecision decision = decide(ledger_.state(), asker, ClaimInvitation{token_hash(claim.secret)},
                                 current_time().unix_ms);
  if (auto* why = std::get_if<Refusal>(&decision)) return done(std::move(*why));
  ledger_.commit(
      std::move(std::get<std::vector<ClubEvent>>(decision)), {},
      [this, player = asking.by.id, done] { done(standing_of(ledger_.state(), player).role); },
      asker.request);
}

void ClubActor::on(const Asking& asking, const SetPassword& set, Done done) {
  if (standing_of(ledger_.state(), asking.by.id).role < Role::Member) {
    return done(Refusal{Reason::MembersHavePasswords});
  }
  hash_and_carry_out(
      asking.asker(), asking.address, set.password,
      [by = asking.by](std::string hash) {
        return SetPasswordHash{{by.id, by.name}, std::move(hash)};
      },
      std::move(done));
}

void ClubActor::on(const Asking& asking, const Invite& invite, Done done) {
  const ClubEvent* const before = ledger_.led_to(asking.name_of_request);
  if (const auto* made = before ? std::get_if<InvitationMade>(before) : nullptr) {
    ledger_.commit({InvitationMade{made->hash, made->invitation, {}, true, made->by_id}}, {},
                   [] {});
  }
  const std::string secret = random_token();
  const InvitationInfo info{invite.role, invite.uses,
                            current_time().unix_ms + invite.days * kDayMs};
  carry_out(asking.asker(), MakeInvitation{token_hash(secret), info}, Invited{{}, secret, info},
            std::move(done));
}

void ClubActor::on(const Asking& asking, const Manage& manage, Done done) {
  const Person person{manage.player, accounts_.name_of(manage.player)};
  carry_out(asking.asker(), TakeMeasure{person, manage.what, manage.days}, CarriedOut{},
            std::move(done));
}

void ClubActor::on(const Asking& asking, const ReportWithWords& with, Done done) {
  carry_out(asking.asker(),
            FileReport{accounts_.name_of(with.report.player),
                       without_bars(with.report.text) + with.words, with.report.player},
            CarriedOut{}, std::move(done));
}

void ClubActor::on(const Asking& asking, const SetClub& set, Done done) {
  SetClub checked = set;
  if (!set.name.empty()) {
    auto name = check_name(set.name);
    if (auto* why = std::get_if<Refusal>(&name)) return done(std::move(*why));
    checked.name = std::get<PersonName>(name).text;
  }
  const ClubAsker asker = asking.asker();
  if (standing_of(ledger_.state(), asking.by.id).role != Role::Owner) {
    return done(Refusal{Reason::OwnerSetsClub});  // before anything slow
  }
  if (!set.password || set.password->empty()) {
    const auto none = set.password && !ledger_.state().password_hash.empty()
                          ? std::optional<std::string>(std::string())
                          : std::nullopt;
    return carry_out(asker, SetClubAs{checked, none}, CarriedOut{}, std::move(done));
  }
  hash_and_carry_out(
      asker, asking.address, *set.password,
      [checked](std::string hash) {
        return SetClubAs{checked, std::move(hash)};
      },
      std::move(done));
}

void ClubActor::on(const Asking& asking, const LinkDevice&, Done done) {
  const Now now = current_time();
  const auto secret = device_links_.open(asking.by.id, now.steady);
  if (!secret) return done(Refusal{Reason::Busy});
  const Millis lasts = kDeviceLinkLasts;
  done(DeviceLink{{}, *secret, now.unix_ms + lasts.count()});
}

void ClubActor::on(const Asking& asking, const AskDevices&, Done done) {
  done(Devices{{}, accounts_.devices_of(asking.by.id, asking.by.device)});
}

void ClubActor::on(const Asking& asking, const EndDevices& end, Done done) {
  const std::string& own = asking.by.device;
  auto tokens = accounts_.end_devices(asking.by.id, end.device, own);
  if (tokens.empty() && !end.device.empty()) return done(Refusal{Reason::NoSuchDevice});
  ledger_.commit({}, {std::nullopt, std::move(tokens)},
                 [this, player = asking.by.id, only = end.device, own, done] {
                   done(CarriedOut{});
                   ledger_.neighbours().devices_ended(player, only, own);
                 });
}

void ClubActor::on(const Asking& asking, const ForgetMe&, Done done) {
  forget(asking.asker(), {asking.by.id, accounts_.name_of(asking.by.id)}, done);
}

/// Nothing but an account names them.
bool ClubActor::left_no_trace(const PlayerId& player) {
  const ClubState& club = ledger_.state();
  const auto names = [&](const AuditLine& line) {
    return line.who_id == player || line.whom_id == player;
  };
  return !club.people.contains(player) &&
         std::none_of(club.audit.begin(), club.audit.end(), names) &&
         std::none_of(club.reports.begin(), club.reports.end(), names) &&
         forgetting_.left_nothing(player);
}

/// Those who ask for it themselves are answered before their line ends.
void ClubActor::forget(const ClubAsker& asker, const Person& person, const Done& done) {
  if (ledger_.neighbours().in_match(person.player)) return done(Refusal{Reason::MatchUnderWay});
  ClubDecision decision =
      decide(ledger_.state(), asker, ForgetPerson{person}, current_time().unix_ms);
  if (auto* why = std::get_if<Refusal>(&decision)) return done(std::move(*why));
  device_links_.forget(person.player);
  accounts_.forget({person.player});
  const bool is_own = asker.player == person.player;
  auto events = std::move(std::get<std::vector<ClubEvent>>(decision));
  if (is_own && left_no_trace(person.player)) {
    events.clear();  // as a guest who does not come back
    ledger_.state().admitted.erase(person.player);
  }
  const auto told = [done](bool clean) {
    if (clean) return done(CarriedOut{});
    done(Refusal{Reason::ArchiveUnreadable});
  };
  ledger_.commit(std::move(events), {.forgotten = {person.player}},
                 [this, player = person.player, is_own, done, told] {
                   if (is_own) done(CarriedOut{});
                   // Behind the news for the other servers, which then know why the stay ends.
                   asio::post(home_, [this, player, is_own, told] {
                     ledger_.neighbours().forgotten(player, [this, is_own, told](bool clean) {
                       if (!is_own) asio::post(home_, [told, clean] { told(clean); });
                     });
                   });
                 });
}

void ClubActor::about(Player who, std::function<void(MyData)> done) {
  asio::post(home_, [this, who = std::move(who), done = std::move(done)] {
    const ClubState& club = *ledger_.shown();
    MyData data;
    data.who = {who.id, who.name};
    data.role = standing_of(club, who.id).role;
    data.seen_ms = accounts_.seen_day(who.id) * kDayMs;
    data.devices = accounts_.devices_of(who.id, who.device);
    for (auto line = club.audit.rbegin(); line != club.audit.rend(); ++line) {
      if (line->who_id == who.id || line->whom_id == who.id) data.lines.push_back(*line);
    }
    for (auto report = club.reports.rbegin(); report != club.reports.rend(); ++report) {
      if (report->who_id != who.id) continue;
      data.reports.push_back(*report);
      std::string& text = data.reports.back().text;
      text.resize(std::min(text.size(), text.find(kBeforeWords)));  // the rest is another's
    }
    done(std::move(data));
  });
}

// --- the operator --------------------------------------------------------------------------------

void ClubActor::administer(ClubCommand command, Done done) {
  asio::post(home_, [this, command = std::move(command), done = std::move(done)] {
    carry_out({{}, kOperator, true}, command, CarriedOut{}, done);
  });
}

void ClubActor::forget(Person person, Done done) {
  asio::post(home_, [this, person = std::move(person), done = std::move(done)] {
    forget({{}, kOperator, true}, person, done);
  });
}

void ClubActor::rename(Person person, PersonName name, Done done) {
  asio::post(
      home_, [this, person = std::move(person), name = std::move(name), done = std::move(done)] {
        ClubDecision decision = decide(ledger_.state(), {{}, kOperator, true},
                                       Rename{name, person.player}, current_time().unix_ms);
        if (auto* why = std::get_if<Refusal>(&decision)) return done(std::move(*why));
        std::optional<PlayerRow> row;
        if (!accounts_.name_of(person.player).empty()) {
          row = accounts_.seen({person.player, name.text}, accounts_.seen_day(person.player), {});
        }
        ledger_.commit(std::move(std::get<std::vector<ClubEvent>>(decision)), {std::move(row)},
                       [done] { done(CarriedOut{}); });
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

void ClubActor::find(std::string name, std::function<void(std::vector<Person>)> done) {
  asio::post(home_, [this, name = std::move(name), done = std::move(done)] {
    const std::string known = accounts_.name_of(name);
    if (!known.empty()) return done({Person{name, known}});  // an id
    const PersonName wanted = known_name(name);
    const ClubState& club = ledger_.state();
    std::vector<Person> found = accounts_.named(name);
    for (const auto& [player, person] : club.people) {
      if (player == name) return done({Person{player, person.name.text}});
      const bool is_found =
          std::ranges::any_of(found, [&](const Person& other) { return other.player == player; });
      if (!is_found && person.name.is_same(wanted)) found.push_back({player, person.name.text});
    }
    done(std::move(found));
  });
}

void ClubActor::make_owner_link(std::function<void(std::optional<std::string>)> done) {
  asio::post(home_, [this, done = std::move(done)] {
    if (ledger_.state().owned) return done(std::nullopt);
    const std::string secret = random_token();
    carry_out({{}, kOperator, true}, MakeOwnerLink{token_hash(secret)}, CarriedOut{},
              [secret, done](const ClubAnswer&) { done(secret); });
  });
}

}  // namespace avinas::server
