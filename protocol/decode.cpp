// SPDX-License-Identifier: MIT
// Reads a client's message: checks its size and depth, parses it, and finds its type in a table.
#include <array>
#include <charconv>

#include "protocol/action_json.hpp"
#include "protocol/codec.hpp"
#include "protocol/evening_json.hpp"
#include "protocol/game_json.hpp"
#include "protocol/quick_act.hpp"

namespace avinas::protocol {
namespace {

constexpr std::size_t kMaxTokenBytes = 64;
constexpr std::size_t kMaxPasswordBytes = 200;
constexpr std::size_t kMinPasswordBytes = 8;
constexpr std::size_t kMaxPlayerBytes = 32;
constexpr std::size_t kMaxNightNoteBytes = 300;
constexpr std::int64_t kLatestNight = 4'102'444'800'000;  // the year 2100
constexpr std::size_t kMaxDeviceBytes = 60;
constexpr std::size_t kSeedHexDigits = 32;
constexpr std::size_t kMaxCodeBytes = 16;

std::string bounded_text(const Json& object, const char* name, std::size_t most) {
  const Json* value = find_member(object, name);
  if (!value) return {};
  const std::string& text = as_text(*value, name);
  if (text.size() > most) {
    throw FormatError("\"" + std::string(name) + "\" is longer than " + std::to_string(most) +
                      " bytes.");
  }
  return text;
}

std::string read_seed(const Json& object) {
  const std::string seed = bounded_text(object, "seed", kSeedHexDigits);
  const bool hex = seed.find_first_not_of("0123456789abcdef") == std::string::npos;
  if (!seed.empty() && (seed.size() != kSeedHexDigits || !hex)) {
    throw FormatError("\"seed\" must be 32 hexadecimal digits in lower case.");
  }
  return seed;
}

Seat read_seat(const Json& object) { return as_seat(member(object, "seat"), "seat"); }
Proposal read_proposal(const Json& object) {
  return as_word<Proposal>(member(object, "what"), "what");
}

FillBots read_fill_bots(const Json& object) {
  FillBots fill;
  if (const Json* level = find_member(object, "level"))
    fill.level = as_word<BotLevel>(*level, "level");
  if (object.contains("seat")) fill.seat = read_seat(object);
  return fill;
}

/// Blanks in place of signs that move a cursor, break lines or turn the direction: ASCII's and
/// C1's controls, U+2028 to U+202E, U+2066 to U+2069.
std::string shown_text(std::string text) {
  const auto at = [&](std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    const unsigned a = at(i), b = at(i + 1), c = at(i + 2);
    std::size_t bytes = a < 0x20 || a == 0x7f ? 1 : 0;
    if (a == 0xc2 && b >= 0x80 && b <= 0x9f) bytes = 2;
    if (a == 0xe2 && b == 0x80 && c >= 0xa8 && c <= 0xae) bytes = 3;
    if (a == 0xe2 && b == 0x81 && c >= 0xa6 && c <= 0xa9) bytes = 3;
    if (bytes > 0) text.replace(i, bytes, bytes, ' ');
  }
  return text;
}

void check_list_of_games(const Json& list) {
  constexpr std::size_t kMostGames = 32;
  if (!list.is_array() || list.size() > kMostGames) {
    throw FormatError("\"games\" is a list of 32 names at the most.");
  }
}

/// A later client may know games that this program does not.
games::Known read_known(const Json& list) {
  check_list_of_games(list);
  games::Known known;
  for (const Json& name : list) {
    if (const auto game = games::find(as_text(name, "games"))) known.add(*game);
  }
  return known;
}

Hello read_hello(const Json& object) {
  Hello hello{bounded_text(object, "name", kMaxRawNameBytes),
              bounded_text(object, "token", kMaxTokenBytes),
              bounded_text(object, "password", kMaxPasswordBytes),
              bounded_text(object, "invitation", kMaxTokenBytes),
              bounded_text(object, "link", kMaxTokenBytes),
              shown_text(bounded_text(object, "device", kMaxDeviceBytes))};
  if (const Json* games = find_member(object, "games")) hello.games = read_known(*games);
  return hello;
}

TableOptions read_options_member(const Json& object) {
  const Json* options = find_member(object, "options");
  return options ? read_table_options(*options) : TableOptions{};
}

std::string needed_text(const Json& object, const char* name, std::size_t most) {
  member(object, name);
  return bounded_text(object, name, most);
}

/// A text that people write to each other: no control characters, not empty.
std::string spoken_text(const Json& object) {
  std::string text = shown_text(needed_text(object, "text", kMaxSaidBytes));
  if (text.find_first_not_of(' ') == std::string::npos) {
    throw FormatError(Refusal{Reason::NothingSaid});
  }
  return text;
}

ClientMessage read_set_password(const Json& object) {
  const std::string password = needed_text(object, "password", kMaxPasswordBytes);
  if (password.size() < kMinPasswordBytes) {
    throw FormatError(
        Refusal{Reason::PasswordTooShort, {{"least", std::to_string(kMinPasswordBytes)}}});
  }
  return SetPassword{password};
}

ClientMessage read_invite(const Json& object) {
  constexpr int kMostUses = 1000, kMostDays = 365;
  Invite invite;
  if (const Json* role = find_member(object, "role")) invite.role = as_word<Role>(*role, "role");
  std::int64_t uses = invite.uses, days = invite.days;
  if (const Json* given = find_member(object, "uses")) uses = as_whole_number(*given, "uses");
  if (const Json* given = find_member(object, "days")) days = as_whole_number(*given, "days");
  if (uses < 0 || uses > kMostUses || days < 1 || days > kMostDays) {
    throw FormatError("An invitation has 0 to 1000 uses and lasts 1 to 365 days.");
  }
  invite.uses = static_cast<int>(uses);
  invite.days = static_cast<int>(days);
  if (invite.role == Role::Guest || invite.role == Role::Owner) {
    throw FormatError("An invitation makes a member, a host or a bot.");
  }
  return invite;
}

/// Names of games, each once.
std::vector<std::string> read_games(const Json& list) {
  check_list_of_games(list);
  std::vector<std::string> games;
  for (const Json& name : list) {
    const std::string& game = as_text(name, "games");
    if (!games::find(game)) {
      throw FormatError(Refusal{Reason::UnknownGame, {{"game", in_quotes(game)}}});
    }
    if (std::find(games.begin(), games.end(), game) == games.end()) games.push_back(game);
  }
  return games;
}

ClientMessage read_set_club(const Json& object) {
  SetClub set{needed_text(object, "name", kMaxRawNameBytes),
              as_boolean(member(object, "guests"), "guests")};
  if (find_member(object, "password")) {
    set.password = bounded_text(object, "password", kMaxPasswordBytes);
  }
  if (const Json* role = find_member(object, "tables_from")) {
    set.tables_from = as_word<Role>(*role, "tables_from");
  }
  if (const Json* role = find_member(object, "archive_from")) {
    set.archive_from = as_word<Role>(*role, "archive_from");
  }
  if (const Json* games = find_member(object, "games")) set.games = read_games(*games);
  if (const Json* night = find_member(object, "night")) {
    set.night = ClubNight{as_whole_number(member(*night, "at"), "at"),
                          shown_text(bounded_text(*night, "note", kMaxNightNoteBytes))};
    if (set.night->at_ms < 0 || set.night->at_ms > kLatestNight) {
      throw FormatError("\"at\" must be milliseconds since 1970, before the year 2100, or 0.");
    }
  }
  return set;
}

/// A month as it is written in dates, 2026-11, or a year.
ClientMessage read_ask_standings(const Json& object) {
  const std::string& text = as_text(member(object, "month"), "month");
  AskStandings ask;
  const char* const end = text.data() + text.size();
  const auto year = std::from_chars(text.data(), end, ask.year);
  bool read = year.ec == std::errc();
  constexpr int kFirstYear = 1970, kLastYear = 9999, kMonths = 12;
  if (read && year.ptr != end) {
    const char* const from = year.ptr + 1;
    const auto month = std::from_chars(from, end, ask.month);
    read = *year.ptr == '-' && month.ec == std::errc() && month.ptr == end && ask.month >= 1 &&
           ask.month <= kMonths;
  }
  if (!read || ask.year < kFirstYear || ask.year > kLastYear) {
    throw FormatError("\"month\" is written as 2026-11, or as 2026 for the year.");
  }
  ask.game = read_game(object);
  return ask;
}

ClientMessage read_open_hand(const Json& object) {
  const Json& players = member(object, "players");
  if (!players.is_array() || players.size() > kMaxNamedWatchers) {
    throw FormatError("\"players\" is a list of 20 spectators at the most.");
  }
  OpenHand open;
  for (const Json& player : players) {
    const std::string& id = as_text(player, "players");
    if (id.size() > kMaxPlayerBytes) throw FormatError("\"players\" has ids of players.");
    open.watchers.push_back({id, {}});
  }
  return TableCommand(std::move(open));
}

int days_of_ban(const Json& object) {
  if (!find_member(object, "days")) return 0;
  const auto days = as_whole_number(member(object, "days"), "days");
  if (days < 0 || days > kLongestBan) throw FormatError("\"days\" must be 0 to 3650.");
  return static_cast<int>(days);
}

ClientMessage read_bots_wait(const Json& object) {
  const auto seconds = as_whole_number(member(object, "seconds"), "seconds");
  if (seconds < 0 || seconds > kLongestBotPause) {
    throw FormatError("\"seconds\" is a number from 0 to 20.");
  }
  return BotsWait{static_cast<int>(seconds)};
}

struct Reader {
  std::string_view type;
  ClientMessage (*read)(const Json&);
};

template <typename Message>
ClientMessage plain(const Json&) {
  return Message{};
}
template <typename Command>
ClientMessage plain_command(const Json&) {
  return TableCommand(Command{});
}

/// Every type of message, the most frequent first.
constexpr std::array kReaders{
    Reader{"act", [](const Json& o) -> ClientMessage { return TableCommand(Act{read_action(o)}); }},
    Reader{"ready",
           [](const Json& o) -> ClientMessage { return TableCommand(Ready{read_seed(o)}); }},
    Reader{"hello", [](const Json& o) -> ClientMessage { return read_hello(o); }},
    Reader{"join",
           [](const Json& o) -> ClientMessage {
             member(o, "table");
             return Join{bounded_text(o, "table", kMaxCodeBytes)};
           }},
    Reader{"leave", plain<Leave>},
    Reader{"resync", plain<Resync>},
    Reader{"open_table",
           [](const Json& o) -> ClientMessage { return OpenTable{read_options_member(o)}; }},
    Reader{"sit", [](const Json& o) -> ClientMessage { return TableCommand(Sit{read_seat(o)}); }},
    Reader{"stand", plain_command<Stand>},
    Reader{"set_options",
           [](const Json& o) -> ClientMessage {
             return TableCommand(SetOptions{read_options_member(o)});
           }},
    Reader{"fill_bots",
           [](const Json& o) -> ClientMessage { return TableCommand(read_fill_bots(o)); }},
    Reader{"clear_seat",
           [](const Json& o) -> ClientMessage { return TableCommand(ClearSeat{read_seat(o)}); }},
    Reader{"start", plain_command<Start>},
    Reader{"propose",
           [](const Json& o) -> ClientMessage { return TableCommand(Propose{read_proposal(o)}); }},
    Reader{"withdraw",
           [](const Json& o) -> ClientMessage { return TableCommand(Withdraw{read_proposal(o)}); }},
    Reader{"take_back", plain_command<TakeBack>},
    Reader{"take_rest", plain_command<TakeRest>},
    Reader{"open_hand", read_open_hand},
    Reader{"let_in",
           [](const Json& o) -> ClientMessage {
             return TableCommand(LetIn{read_seat(o), needed_text(o, "player", kMaxPlayerBytes)});
           }},
    Reader{"link_device", plain<LinkDevice>},
    Reader{"claim",
           [](const Json& o) -> ClientMessage {
             return Claim{needed_text(o, "secret", kMaxTokenBytes)};
           }},
    Reader{"enter_hall",
           [](const Json& o) -> ClientMessage {
             return EnterHall{bounded_text(o, "after", kMaxCodeBytes)};
           }},
    Reader{"say", [](const Json& o) -> ClientMessage { return Say{spoken_text(o)}; }},
    Reader{"set_password", read_set_password},
    Reader{"invite", read_invite},
    Reader{"manage",
           [](const Json& o) -> ClientMessage {
             return Manage{needed_text(o, "player", kMaxPlayerBytes),
                           as_word<Measure>(member(o, "what"), "what"), days_of_ban(o)};
           }},
    Reader{"report",
           [](const Json& o) -> ClientMessage {
             return Report{needed_text(o, "player", kMaxPlayerBytes), spoken_text(o)};
           }},
    Reader{"set_club", read_set_club},
    Reader{"ask_book", plain<AskBook>},
    Reader{"ask_devices", plain<AskDevices>},
    Reader{"end_devices",
           [](const Json& o) -> ClientMessage {
             return EndDevices{bounded_text(o, "device", kMaxDeviceBytes)};
           }},
    Reader{"ask_my_data", plain<AskMyData>},
    Reader{"forget_me", plain<ForgetMe>},
    Reader{"ask_activity", plain<AskActivity>},
    Reader{"show",
           [](const Json& o) -> ClientMessage {
             return Show{as_word<Emote>(member(o, "what"), "what")};
           }},
    Reader{"call_player",
           [](const Json& o) -> ClientMessage {
             return CallPlayer{needed_text(o, "player", kMaxPlayerBytes)};
           }},
    Reader{"want_to_play",
           [](const Json& o) -> ClientMessage {
             return WantToPlay{as_boolean(member(o, "wants"), "wants")};
           }},
    Reader{"ask_watchers", plain<AskWatchers>},
    Reader{"ask_hint", plain<AskHint>},
    Reader{"ask_review", plain<AskReview>},
    Reader{"bots_wait", read_bots_wait},
    Reader{"ping", plain<Ping>},
    Reader{"ask_results",
           [](const Json& o) -> ClientMessage {
             return AskResults{bounded_text(o, "player", kMaxPlayerBytes), read_game(o)};
           }},
    Reader{"ask_standings", read_ask_standings},
    Reader{"ask_evenings", plain<AskEvenings>},
    Reader{"open_evening", [](const Json& o) -> ClientMessage { return read_open_evening(o); }},
    Reader{"look_at_evening",
           [](const Json& o) -> ClientMessage { return read_look_at_evening(o); }},
    Reader{"evening",
           [](const Json& o) -> ClientMessage { return read_evening_step(o, read_seed(o)); }},
};

ClientMessage read_message(const Json& object) {
  const std::string& type = as_text(member(object, "type"), "type");
  for (const Reader& reader : kReaders) {
    if (reader.type == type) return reader.read(object);
  }
  throw FormatError(Refusal{Reason::UnknownType, {{"type", in_quotes(type)}}});
}

/// Throws FormatError for anything but an id of a lawful length.
const std::string& read_id(const Json& object) {
  const std::string& id = as_text(member(object, "id"), "id");
  if (id.empty() || id.size() > kMaxIdBytes) throw FormatError("\"id\" must have 1 to 64 bytes.");
  return id;
}

}  // namespace

Decoded decode(std::string_view bytes) {
  if (bytes.size() > kMaxMessageBytes) {
    return Error{{}, {Reason::MessageTooLong, {{"most", std::to_string(kMaxMessageBytes)}}}};
  }
  if (auto act = quick_act(bytes)) return std::move(*act);
  return decode_any(bytes);
}

Decoded decode_any(std::string_view bytes) {
  if (nests_deeper(bytes, kMaxNesting)) return Error{{}, {Reason::TooDeep}};
  const Json object = Json::parse(bytes, nullptr, false);
  if (!object.is_object()) return Error{{}, {Reason::NotAnObject}};
  std::string id;
  try {
    id = read_id(object);
    return Request{id, read_message(object)};
  } catch (const FormatError& wrong) {
    return Error{std::move(id), wrong.refusal};
  }
}

std::string id_of(std::string_view bytes) {
  if (bytes.size() > kMaxMessageBytes || nests_deeper(bytes, kMaxNesting)) return {};
  const Json object = Json::parse(bytes, nullptr, false);
  try {
    return object.is_object() ? read_id(object) : std::string();
  } catch (const FormatError&) {
    return {};
  }
}

}  // namespace avinas::protocol
