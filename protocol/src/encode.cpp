// SPDX-License-Identifier: MIT
#include "club_json.hpp"
#include "protocol/codec.hpp"
#include "results_json.hpp"
#include "view_json.hpp"

namespace avinas::protocol {
namespace {

/// An update of a move is about 290 bytes, a full view about 1,500.
constexpr std::size_t kUsualUpdate = 512;
constexpr std::size_t kUsualView = 2048;

struct Encoder {
  std::string out{};
  JsonWriter json{out};

  void head(std::string_view type, std::string_view reply_to) {
    json.begin_object().key("type").word(type);
    if (!reply_to.empty()) json.key("reply_to").text(reply_to);
  }

  void operator()(const Welcome& m) {
    head("welcome", m.reply_to);
    json.key("player").word(m.player).key("name").text(m.name);
    if (!m.token.empty()) json.key("token").word(m.token);
    json.key("role").word(name_of(m.role)).end_object();
  }
  void operator()(const Hall& m) { out = encode_hall(m); }
  void operator()(const Said& m) {
    head("said", {});
    json.key("place").word(m.place).key("player").word(m.player);
    json.key("name").text(m.name).key("text").text(m.text).end_object();
  }
  void operator()(const Shown& m) {
    head("shown", {});
    json.key("player").word(m.player).key("name").text(m.name);
    json.key("what").word(name_of(m.what)).end_object();
  }
  void operator()(const Watchers& m) {
    head("watchers", m.reply_to);
    json.key("people").begin_array();
    for (const Person& person : m.people) write(json, person);
    json.end_array().end_object();
  }
  void operator()(const Behind& m) {
    head("behind", {});
    json.key("hand").number(m.hand).key("seats").begin_array();
    for (const Seat seat : m.seats) json.word(to_text(seat));
    json.end_array().key("record");
    write(json, *m.record);
    json.end_object();
  }
  void operator()(const Results& m) { out = encode_results(m); }
  void operator()(const Standings& m) { out = encode_standings(m); }
  void operator()(const Invited& m) {
    head("invited", m.reply_to);
    json.key("secret").word(m.secret).key("invitation");
    write(json, m.invitation);
    json.end_object();
  }
  void operator()(const Book& m) { out = encode_book(m); }
  void operator()(const Opened& m) {
    head("opened", m.reply_to);
    json.key("table").word(m.table).end_object();
  }
  void operator()(const FullView& m) {
    out = frame_view(m.reply_to, m.version, encode_view(*m.view));
  }
  void operator()(const Update& m) {
    out = frame_update(m.reply_to, m.version, encode_changes(*m.before, *m.after));
  }
  void operator()(const Done& m) {
    head("done", m.reply_to);
    json.end_object();
  }
  void operator()(const Error& m) {
    head("error", m.reply_to);
    json.key("code").word(name_of(m.code));
    if (!m.rule.empty()) json.key("rule").word(m.rule);
    json.key("message").text(m.sentence).end_object();
  }
  void operator()(const Notice& m) {
    head("notice", {});
    json.key("code").word(name_of(m.code)).key("message").text(m.sentence).end_object();
  }
};

std::string frame(std::string_view type, std::string_view reply_to, std::uint64_t version,
                  std::string_view member, std::string_view body) {
  std::string out;
  out.reserve(body.size() + reply_to.size() + 80);
  JsonWriter json(out);
  json.begin_object().key("type").word(type);
  if (!reply_to.empty()) json.key("reply_to").text(reply_to);
  json.key("version").number(version).key(member).raw(body).end_object();
  return out;
}

}  // namespace

std::string encode(const ServerMessage& message) {
  Encoder encoder;
  std::visit(encoder, message);
  return std::move(encoder.out);
}

std::string encode_changes(const TableView& before, const TableView& after) {
  std::string out;
  out.reserve(kUsualUpdate);
  JsonWriter json(out);
  json.begin_object();
  write_changed_members(json, before, after);
  json.end_object();
  return out;
}

std::string encode_view(const TableView& view) {
  std::string out;
  out.reserve(kUsualView);
  JsonWriter json(out);
  json.begin_object();
  write_members(json, view);
  json.end_object();
  return out;
}

std::string frame_update(std::string_view reply_to, std::uint64_t version,
                         std::string_view changes) {
  return frame("update", reply_to, version, "changes", changes);
}

std::string frame_view(std::string_view reply_to, std::uint64_t version, std::string_view view) {
  return frame("view", reply_to, version, "view", view);
}

}  // namespace avinas::protocol
