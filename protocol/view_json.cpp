// SPDX-License-Identifier: MIT
// Writes each top-level member of a table view.
#include "protocol/view_json.hpp"

#include "protocol/changes.hpp"
#include "protocol/codec.hpp"
#include "protocol/game_json.hpp"
#include "protocol/view_values.hpp"

namespace avinas::protocol {
namespace {

/// Calls `visit(name, get, put)` for each top-level member of the wire's view: `get` takes it for
/// comparison, `put` writes it. With the function below, the one list of what a view consists of.
template <typename Visit>
void for_each_table_member(JsonWriter& json, Visit visit) {
  const auto word = [&](const auto& value) { json.word(name_of(value)); };
  const auto number = [&](auto value) { json.number(value); };
  const auto id = [&](const std::string& value) { json.word(value); };
  const auto text = [&](const std::string& value) { json.text(value); };
  const auto nullable = [&](const auto& value) { write_or_null(json, value); };
  const auto seats = [&](const auto& value) { write_seats(json, value); };
  const auto options = [&](const TableOptions& value) { write_table_options(json, value); };
  const auto digest = [&](const auto& value) {
    if (value) return write(json, *value);
    json.word({});
  };
  using V = TableInfo;
  visit(
      "code", [](const V& v) -> auto& { return v.code; }, id);
  visit(
      "name", [](const V& v) -> auto& { return v.name; }, text);
  visit(
      "host", [](const V& v) -> auto& { return v.host; }, id);
  visit(
      "stage", [](const V& v) -> auto& { return v.stage; }, word);
  visit(
      "standstill", [](const V& v) -> auto& { return v.standstill; }, word);
  const auto seating = [](const V& v) { return games::shape(v.options.rules).seating; };
  visit(
      "seats",
      [&](const V& v) {
        return AtTable{seating(v), v.seats};
      },
      seats);
  visit(
      "spectators", [](const V& v) -> auto& { return v.spectators; }, number);
  visit(
      "options", [](const V& v) -> auto& { return v.options; }, options);
  visit(
      "card_back", [](const V& v) -> auto& { return v.card_back; }, number);
  visit(
      "match", [](const V& v) -> auto& { return v.match; }, id);
  visit(
      "proposals",
      [&](const V& v) {
        return AtTable{seating(v), v.proposals};
      },
      seats);
  visit(
      "shuffle", [](const V& v) -> auto& { return v.shuffle; }, nullable);
  visit(
      "next_commitment", [](const V& v) -> auto& { return v.next_commitment; }, digest);
  visit(
      "evening", [](const V& v) -> auto& { return v.evening; }, nullable);
}

/// One observer's part of a view of one game.
template <games::Game G>
struct Seen {
  const std::optional<ClockView>& clock;
  const typename G::OwnView& own;
};
template <games::Game G>
Seen<G> seen(const TableView& view) {
  return {view.clock, std::get<typename G::OwnView>(view.own)};
}

/// `{"N": [{"card": "QC", "down": true}, ...], "S": [...]}`, or null where no rows lie: the card on
/// top of each place, if there is one, and whether one lies face down beneath.
void write(JsonWriter& json, const Shared<PerSeat<sjavsalone::Row>>& rows) {
  if (!rows) {
    json.null();
    return;
  }
  json.begin_object();
  for (const Seat seat : kTwoSeats) {
    json.key(to_text(seat)).begin_array();
    for (const sjavsalone::Place& place : (*rows)[seat]) {
      json.begin_object().key("card");
      const auto card = place.on_top();
      card ? json.word(to_text(*card)) : json.null();
      json.key("down").boolean(!place.turned).end_object();
    }
    json.end_array();
  }
  json.end_object();
}

/// Ways to write a member.
struct Put {
  JsonWriter& json;
  auto word() const {
    return [&json = json](const auto& value) { json.word(name_of(value)); };
  }
  auto number() const {
    return [&json = json](auto value) { json.number(value); };
  }
  auto truth() const {
    return [&json = json](bool value) { json.boolean(value); };
  }
  auto object() const {
    return [&json = json](const auto& value) { write(json, value); };
  }
  auto nullable() const {
    return [&json = json](const auto& value) { write_or_null(json, value); };
  }
  auto seats() const {
    return [&json = json](const auto& value) { write_seats(json, value); };
  }
  auto list() const {
    return [&json = json](const auto& value) { write_list(json, value); };
  }
};

/// A getter of a member that all are shown alike, and of one's own.
template <typename Class, typename T>
auto from_all(T Class::*member) {
  return [member](const auto& v) -> auto& { return v.*member; };
}
template <typename Class, typename T>
auto from_own(T Class::*member) {
  return [member](const auto& v) -> auto& { return v.own.*member; };
}

/// The same of a value for each seat or side.
template <typename T>
auto at_table(T CommonPublicView::*member) {
  return [member](const auto& v) { return AtTable{shape(v.options).seating, v.*member}; };
}

// The members of a view by game, in their order: `common(name, get, put)` for what all are shown
// alike, `own(name, get, put)` for what may differ between observers. Members that every game has
// stand in the four functions that the lists have in common.

template <typename Common, typename Own>
void visit_moment(const Put& put, Common& common, Own& own) {
  own(
      "you", [](const auto& v) -> auto& { return v.own.observer.seat; }, put.nullable());
  own(
      "clock", [](const auto& v) -> auto& { return v.clock; }, put.nullable());
  common("phase", from_all(&CommonPublicView::phase), put.word());
  common("in_hand", from_all(&CommonPublicView::in_hand), put.truth());
  common("hand_number", from_all(&CommonPublicView::hand_number), put.number());
  common(
      "dealer", [](const auto& v) { return std::optional(v.dealer); }, put.nullable());
}

template <typename Common>
void visit_contract(const Put& put, Common& common) {
  common("declarer", from_all(&CommonPublicView::declarer), put.nullable());
  common("trump", from_all(&CommonPublicView::trump), put.nullable());
  common("bid", from_all(&CommonPublicView::bid), put.nullable());
}

template <typename Common>
void visit_calls(const Put& put, Common& common) {
  common("calls", from_all(&CommonPublicView::calls), put.list());
  common("to_act", from_all(&CommonPublicView::to_act), put.list());
}

template <typename Common, typename Own>
void visit_cards(const Put& put, Common& common, Own& own) {
  own("hand", from_own(&CommonOwnView::hand), put.object());
  own("ranked", from_own(&CommonOwnView::ranked), put.object());
  own("trumps", from_own(&CommonOwnView::trumps), put.object());
  own("lengths", from_own(&CommonOwnView::lengths), put.list());
  common("card_counts", at_table(&CommonPublicView::card_counts), put.seats());
  own("trick", from_own(&CommonOwnView::trick), put.nullable());
  own("last_trick", from_own(&CommonOwnView::last_trick), put.nullable());
  common("points", at_table(&CommonPublicView::points), put.object());
  common("tricks", at_table(&CommonPublicView::tricks), put.object());
  common(
      "sheet", [](const auto& v) -> auto& { return v.sheet; }, put.object());
  own("legal", from_own(&CommonOwnView::legal), put.object());
  common(
      "finished", [](const auto& v) -> auto& { return v.finished; }, put.nullable());
  common(
      "outcome", [](const auto& v) -> auto& { return v.outcome; }, put.nullable());
}

template <typename Common, typename Own>
void for_each_game_member(games::Avinas, JsonWriter& json, Common common, Own own) {
  const Put put{json};
  visit_moment(put, common, own);
  common("form", from_all(&PublicView::form), put.word());
  common("sevens", from_all(&PublicView::sevens), put.number());
  visit_contract(put, common);
  common("knock", from_all(&PublicView::knock), put.word());
  visit_calls(put, common);
  common("exposed", from_all(&PublicView::exposed), put.object());
  own("private_look", from_own(&OwnView::private_look), put.object());
  visit_cards(put, common, own);
}

template <typename Common, typename Own>
void for_each_game_member(games::Sjavs, JsonWriter& json, Common common, Own own) {
  const Put put{json};
  visit_moment(put, common, own);
  visit_contract(put, common);
  common("better", from_all(&sjavs::PublicView::better), put.truth());
  visit_calls(put, common);
  visit_cards(put, common, own);
}

template <typename Common, typename Own>
void for_each_game_member(games::OwcyGlowa, JsonWriter& json, Common common, Own own) {
  const Put put{json};
  visit_moment(put, common, own);
  visit_contract(put, common);
  common("grannies", from_all(&owcyglowa::PublicView::grannies), put.list());
  visit_calls(put, common);
  visit_cards(put, common, own);
}

template <typename Common, typename Own>
void for_each_game_member(games::Klorsjavs, JsonWriter& json, Common common, Own own) {
  const Put put{json};
  visit_moment(put, common, own);
  visit_contract(put, common);
  common("cat", from_all(&klorsjavs::PublicView::cat), put.nullable());
  visit_calls(put, common);
  visit_cards(put, common, own);
  own("laid", from_own(&klorsjavs::OwnView::laid), put.list());
  own("taken", from_own(&klorsjavs::OwnView::taken), put.list());
}

template <typename Common, typename Own>
void for_each_game_member(games::Tarock, JsonWriter& json, Common common, Own own) {
  const Put put{json};
  visit_moment(put, common, own);
  visit_contract(put, common);
  common("contract", from_all(&tarock::PublicView::contract), put.nullable());
  visit_calls(put, common);
  visit_cards(put, common, own);
  own("laid", from_own(&tarock::OwnView::laid), put.list());
  own("taken", from_own(&tarock::OwnView::taken), put.list());
}

template <typename Common, typename Own>
void for_each_game_member(games::Sixbid, JsonWriter& json, Common common, Own own) {
  const Put put{json};
  visit_moment(put, common, own);
  visit_contract(put, common);
  common("contract", from_all(&sixbid::PublicView::contract), put.nullable());
  common("asked", from_all(&sixbid::PublicView::asked), put.nullable());
  common("asked_of", from_all(&sixbid::PublicView::asked_of), put.nullable());
  visit_calls(put, common);
  common("open", from_all(&sixbid::PublicView::open), put.list());
  visit_cards(put, common, own);
  own("laid", from_own(&sixbid::OwnView::laid), put.list());
  own("taken", from_own(&sixbid::OwnView::taken), put.list());
  own("given", from_own(&sixbid::OwnView::given), put.nullable());
}

template <typename Common, typename Own>
void for_each_game_member(games::SjavsAlone, JsonWriter& json, Common common, Own own) {
  const Put put{json};
  visit_moment(put, common, own);
  visit_contract(put, common);
  common("better", from_all(&sjavsalone::PublicView::better), put.truth());
  common("exchanged", from_all(&sjavsalone::PublicView::exchanged), put.nullable());
  visit_calls(put, common);
  common("rows", from_all(&sjavsalone::PublicView::rows), put.object());
  visit_cards(put, common, own);
  own("laid", from_own(&sjavsalone::OwnView::laid), put.list());
  own("taken", from_own(&sjavsalone::OwnView::taken), put.list());
}

template <turned::Book B, typename Common, typename Own>
void for_each_game_member(games::Turned<B>, JsonWriter& json, Common common, Own own) {
  const Put put{json};
  visit_moment(put, common, own);
  visit_contract(put, common);
  common("turned", from_all(&turned::PublicView<B>::turned), put.nullable());
  visit_calls(put, common);
  visit_cards(put, common, own);
}

/// Calls `act(tag)` with the tag of the view's game.
template <typename Act>
void with_game(const TableView& view, Act act) {
  std::visit([&]<typename V>(const V&) { act(games::GameOf<V>()); }, view.common->game);
}

}  // namespace

void write_members(JsonWriter& json, const TableView& view) {
  const auto write_from = [&](const auto& whole) {
    return [&](std::string_view name, auto get, auto put) {
      json.key(name);
      put(get(whole));
    };
  };
  for_each_table_member(json, write_from(*view.common->info));
  with_game(view, [&]<typename G>(G game) {
    for_each_game_member(game, json,
                         write_from(std::get<typename G::PublicView>(view.common->game)),
                         write_from(seen<G>(view)));
  });
}

std::string_view ChangesEncoder::encode(const TableView& before, const TableView& after) {
  json_.clear();
  json_.begin_object();
  const TableInfo &info_before = *before.common->info, &info_after = *after.common->info;
  if (&info_before != &info_after) write_info(info_before, info_after);
  with_game(after, [&](auto game) { write_game(game, before, after); });
  json_.end_object();
  return json_.written();
}

template <typename G>
void ChangesEncoder::write_game(G game, const TableView& before, const TableView& after) {
  const bool known = common_before_ == before.common.get() && common_after_ == after.common.get();
  common_before_ = before.common.get();
  common_after_ = after.common.get();
  std::size_t index = 0;
  const auto write_anew = [&](Written& written, std::string_view name, auto put,
                              const auto& value) {
    json_.key(name);
    // The key stands before the value, with its quotes and colon.
    const std::size_t at = json_.size() - name.size() - 3;
    put(value);
    const std::string_view text = json_.written().substr(at);
    written = {&after, texts_.size(), text.size()};
    texts_.append(text);
  };
  const auto& all_before = std::get<typename G::PublicView>(before.common->game);
  const auto& all_after = std::get<typename G::PublicView>(after.common->game);
  const auto common = [&](std::string_view name, auto get, auto put) {
    Written& written = members_.at(index++);
    if (known) {
      if (written.size > 0) json_.raw(text_of(written));
      return;
    }
    written = {};
    if (!(get(all_before) == get(all_after))) write_anew(written, name, put, get(all_after));
  };
  const Seen<G> own_before = seen<G>(before), own_after = seen<G>(after);
  const auto own = [&](std::string_view name, auto get, auto put) {
    Written& written = members_.at(index++);
    if (get(own_before) == get(own_after)) return;
    if (written.of && get(seen<G>(*written.of)) == get(own_after)) {
      json_.raw(text_of(written));
    } else {
      write_anew(written, name, put, get(own_after));
    }
  };
  for_each_game_member(game, json_, common, own);
}

/// Observers mostly come from the same information to the same.
void ChangesEncoder::write_info(const TableInfo& before, const TableInfo& after) {
  if (info_before_ != &before || info_after_ != &after) {
    info_before_ = &before;
    info_after_ = &after;
    JsonWriter members;
    for_each_table_member(members, [&](std::string_view name, auto get, auto put) {
      if (get(before) == get(after)) return;
      members.key(name);
      put(get(after));
    });
    info_text_ = members.written();
  }
  if (!info_text_.empty()) json_.raw(info_text_);
}

}  // namespace avinas::protocol
