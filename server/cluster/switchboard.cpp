// SPDX-License-Identifier: MIT
// Sends each message of a client to the server that keeps its subject. Messages travel as they
// came, over a WebSocket of that client's own, so that limits and slow readers work as with one
// server. Rejected: sending people to other addresses, which need names and certificates; one link
// for all clients, where a slow reader holds up the others.
#include "server/cluster/switchboard.hpp"

#include <nlohmann/json.hpp>
#include <utility>

#include "protocol/codec.hpp"
#include "server/base/overloaded.hpp"

namespace avinas::server {

using namespace protocol;
using nlohmann::json;

namespace {

/// The bytes that may wait for a server that does not take them; a client sends no more in some
/// seconds.
constexpr std::size_t kMostWaiting = std::size_t{256} * 1024;
/// The id of requests that the switchboard makes in the client's place.
constexpr const char* kOurOwn = "of-the-house";
constexpr const char* kMoves = "The club is moving to another server; come again.";

WelcomeNumber number_in(const json& object, const char* name) {
  const auto found = object.find(name);
  if (found == object.end() || !found->is_array() || found->size() != 2) return {};
  if (!found->at(0).is_number_integer() || !found->at(1).is_number_integer()) return {};
  return {found->at(0).get<std::int64_t>(), found->at(1).get<std::int64_t>()};
}

/// The player who was welcomed with that message, if it is a welcome.
std::optional<KnownPerson> welcomed_by(const std::string& text) {
  if (text.find("\"welcome\"") == std::string::npos) return std::nullopt;
  const json message = json::parse(text, nullptr, false);
  if (!message.is_object() || message.value("type", "") != "welcome") return std::nullopt;
  return KnownPerson{
      {message.value("player", ""), message.value("name", ""), message.value("device", "")},
      message.value("role", "") == "bot",
      number_in(message, "number")};
}

std::vector<std::string_view> write_games(games::Known known) {
  std::vector<std::string_view> names;
  for (games::GameIndex game = 0; game < games::All::kNames.size(); ++game) {
    if (known.has(game)) names.push_back(games::name_of(game));
  }
  return names;
}

/// Earlier versions do not say them.
games::Known read_games(const json& person) {
  games::Known known;
  for (const std::string& name : person.value("games", std::vector<std::string>())) {
    if (const auto game = games::find(name)) known.add(*game);
  }
  return known;
}

/// Without its last members, which are for servers.
void take_number_out(std::string& welcome) {
  const auto at = welcome.rfind(R"(,"number":[)");
  if (at != std::string::npos) welcome.replace(at, std::string::npos, "}");
}

}  // namespace

std::string write_person(const KnownPerson& person) {
  return json{{"player", person.player.id},
              {"name", person.player.name},
              {"device", person.player.device},
              {"bot", person.is_bot},
              {"games", write_games(person.games)},
              {"welcome", {person.welcome.epoch, person.welcome.count}}}
      .dump(-1, ' ', true);
}

std::optional<KnownPerson> read_person(const std::string& text) {
  const json person = json::parse(text, nullptr, false);
  if (!person.is_object()) return std::nullopt;
  const std::string id = person.value("player", "");
  if (id.empty()) return std::nullopt;
  return KnownPerson{{id, person.value("name", ""), person.value("device", "")},
                     person.value("bot", false),
                     number_in(person, "welcome"),
                     read_games(person)};
}

Switchboard::Switchboard(ConnectionId id, const Exchange& exchange, boost::asio::ip::address client,
                         std::shared_ptr<AddressAccount> account,
                         std::weak_ptr<Transport> transport)
    : id_(id),
      exchange_(exchange),
      client_(std::move(client)),
      account_(std::move(account)),
      transport_(std::move(transport)) {
  if (exchange_.directory.of(kClubItself).here) {
    here_ = std::make_unique<Session>(id_, exchange_.services, account_, transport_);
  }
}

Switchboard::~Switchboard() {
  for (const auto& [place, line] : lines_) line.link->close();
}

std::optional<KnownPerson> Switchboard::person() const {
  return person_ ? person_ : here_ ? here_->person() : std::nullopt;
}

void Switchboard::receive(std::string_view bytes, Millis now) {
  auto decoded = decode(bytes);
  const auto* request = std::get_if<Request>(&decoded);
  const auto who = person();
  const int share = request && who ? share_of_message(request->message, *who) : kClubItself;
  const auto* hello = request && !who ? std::get_if<Hello>(&request->message) : nullptr;
  if (hello) {
    hello_at_ = now;
    games_ = hello->games;
  }
  const Directory::ShareHome place = exchange_.directory.of(share);
  if (place.here) return here().receive(bytes, std::move(decoded), now);
  if (place.link.empty()) return close(CloseCode::ServiceRestart, kMoves);
  Link& link = link_to(place, share);
  link.send(std::string(bytes));
  if (link.waiting() > kMostWaiting) close(CloseCode::PolicyViolation, "Too much at once.");
}

int Switchboard::share_of_message(const ClientMessage& message, const KnownPerson& person) {
  return std::visit(Overloaded{
                        [&](const Join& join) {
                          if (join.table.empty()) return kClubItself;
                          go_to_table(share_of(join.table));
                          return table_share_;
                        },
                        [&](const OpenTable&) { return share_of(person.player.id); },
                        [&](const auto& other) {
                          return ForTable<std::decay_t<decltype(other)>> ? table_share_
                                                                         : kClubItself;
                        },
                    },
                    message);
}

/// Away from the table of another share, as if from one table to the next.
void Switchboard::go_to_table(int share) {
  const int before = std::exchange(table_share_, share);
  if (before == share || before == kClubItself) return;
  const Directory::ShareHome old = exchange_.directory.of(before);
  if (old == exchange_.directory.of(share)) return;  // that server does it
  if (old.here) {
    if (here_) here_->leave_table();
    return;
  }
  if (old.link == club_) return leave_at_club();
  const auto line = lines_.find(old.link);
  if (line == lines_.end()) return;
  line->second.link->close();
  lines_.erase(line);
}

/// The client needs that line; the answer is not for it.
void Switchboard::leave_at_club() {
  const auto line = lines_.find(club_);
  if (line == lines_.end()) return;
  ++leaves_;
  line->second.link->send(std::string(R"({"id":")") + kOurOwn + R"(","type":"leave"})");
}

Session& Switchboard::here() {
  if (here_) return *here_;
  // Somebody who has not said hello says it here: the club is here by now.
  here_ = person_
              ? std::make_unique<Session>(id_, exchange_.services, account_, transport_, *person_)
              : std::make_unique<Session>(id_, exchange_.services, account_, transport_);
  return *here_;
}

std::optional<Millis> Switchboard::patient_until() const {
  if (here_) return here_->patient_until();
  if (!hello_at_) return std::nullopt;
  return *hello_at_ + kPatienceWithClub;
}

Link& Switchboard::link_to(const Directory::ShareHome& place, int share) {
  if (!lines_.contains(place.link)) {
    const auto open = transport_.lock();
    const auto link = std::make_shared<Link>(
        open->home(), exchange_.certificate,
        Link::Handlers{[this, at = place.link](std::string text, auto read_on) {
                         arrived(at, std::move(text), std::move(read_on));
                       },
                       [this](CloseCode why, const std::string& reason) { close(why, reason); }});
    lines_[place.link].link = link;  // nothing is left behind where there is no descriptor for it
    Link::Headers headers{{kClientOfLink, client_.to_string()}};
    if (const auto who = person()) headers[kPersonOfLink] = write_person(*who);
    if (share == kClubItself) club_ = place.link;
    link->open(LinkAddress::read(place.link), std::move(headers));
  }
  Line& line = lines_[place.link];
  if (line.shares.insert(share).second) {
    exchange_.directory.depend(share, line.link);
    if (exchange_.directory.of(share) != place) line.link->cut();  // it moved meanwhile
  }
  return *line.link;
}

void Switchboard::arrived(const std::string& place, std::string text,
                          std::shared_ptr<const void> read_on) {
  if (!person_ && place == club_) {
    person_ = welcomed_by(text);
    if (person_) {
      person_->games = games_;
      take_number_out(text);
    }
  }
  if (leaves_ > 0 &&
      text.find(std::string(R"("reply_to":")") + kOurOwn + '"') != std::string::npos) {
    --leaves_;
    return;
  }
  const auto open = transport_.lock();
  if (!open) return;
  const auto bytes = std::make_shared<const std::string>(std::move(text));
  open->send_here({bytes, SendKind::Reply, std::move(read_on)});
  tell_route(place, *bytes);
}

/// Once for each table to which a client came over a link.
void Switchboard::tell_route(const std::string& place, const std::string& text) {
  if (told_route_ == table_share_ || table_share_ == kClubItself) return;
  if (!text.starts_with(R"({"type":"view")")) return;
  if (exchange_.directory.of(table_share_).link != place) return;
  told_route_ = table_share_;
  if (const auto open = transport_.lock()) {
    open->send_here(
        {std::make_shared<const std::string>(encode(Route{table_share_})), SendKind::Reply, {}});
  }
}

void Switchboard::receive_control(Millis now) {
  if (here_) here_->receive_control(now);
}

void Switchboard::caught_up(bool table, bool hall) {
  if (here_) here_->caught_up(table, hall);
}

void Switchboard::close(CloseCode code, const std::string& reason) {
  if (const auto open = transport_.lock()) open->close_politely(code, reason);
}

void Switchboard::ended(const std::string& why) {
  if (here_) here_->ended(why);
  for (const auto& [place, line] : lines_) line.link->close();
  lines_.clear();
}

}  // namespace avinas::server
