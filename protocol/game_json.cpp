// SPDX-License-Identifier: MIT
// Hands each value to its game's own functions.
#include "protocol/game_json.hpp"

#include <algorithm>

#include "protocol/action_json.hpp"

namespace avinas::protocol {
namespace {

/// The result of `read(tag)` for the game of that index.
template <typename Whole, typename Read>
struct ForGame {
  Read read;
  template <games::Game... G>
  Whole of(games::GameIndex game, games::List<G...>) const {
    using ReadsOne = Whole (*)(const Read&);
    constexpr ReadsOne kOfEach[]{[](const Read& with) -> Whole { return with(G{}); }...};
    return kOfEach[game](read);
  }
};
template <typename Whole, typename Read>
Whole for_game(games::GameIndex game, Read read) {
  return ForGame<Whole, Read>{read}.of(game, games::All());
}

/// An option that another game of the list has and this one has not would be ignored without a
/// word.
void refuse_options_of_others(games::GameIndex game, const Json& object) {
  const auto options_of = [](games::GameIndex of) {
    return for_game<std::span<const std::string_view>>(
        of, [](auto tag) { return options_of_its_own(tag); });
  };
  const auto own = options_of(game);
  for (games::GameIndex other = 0; other < games::All::kNames.size(); ++other) {
    for (const std::string_view name : options_of(other)) {
      const bool foreign = std::ranges::find(own, name) == own.end();
      if (!foreign || !object.contains(name)) continue;
      throw FormatError(
          Refusal{Reason::OptionOfOtherGame,
                  {{"option", std::string(name)}, {"game", std::string(games::name_of(game))}}});
    }
  }
}

template <typename HandRecord>
void write_hand(JsonWriter& json, const HandRecord& hand) {
  json.begin_object().key("dealer").word(to_text(hand.dealer)).key("deal");
  write(json, hand.deal);
  json.key("actions").begin_array();
  for (const SeatAction& action : hand.actions) write(json, action);
  json.end_array().key("result");
  write(json, hand.result);
  json.end_object();
}

}  // namespace

void write(JsonWriter& json, const HandRecord& hand) { write_hand(json, hand); }
void write(JsonWriter& json, const sjavs::HandRecord& hand) { write_hand(json, hand); }
void write(JsonWriter& json, const einwerfen::HandRecord& hand) { write_hand(json, hand); }
void write(JsonWriter& json, const sueca::HandRecord& hand) { write_hand(json, hand); }
void write(JsonWriter& json, const owcyglowa::HandRecord& hand) { write_hand(json, hand); }
void write(JsonWriter& json, const klorsjavs::HandRecord& hand) { write_hand(json, hand); }
void write(JsonWriter& json, const tarock::HandRecord& hand) { write_hand(json, hand); }
void write(JsonWriter& json, const sixbid::HandRecord& hand) { write_hand(json, hand); }
void write(JsonWriter& json, const sjavsalone::HandRecord& hand) { write_hand(json, hand); }

games::GameIndex read_game(const Json& object) {
  const Json* name = find_member(object, "game");
  if (!name) return 0;
  const std::string& word = as_text(*name, "game");
  if (const auto game = games::find(word)) return *game;
  throw FormatError(Refusal{Reason::UnknownGame, {{"game", in_quotes(word)}}});
}

void write_game_member(JsonWriter& json, games::GameIndex game) {
  if (game != 0) json.key("game").word(games::name_of(game));
}

games::Options read_game_options(const Json& object) {
  const games::GameIndex game = read_game(object);
  refuse_options_of_others(game, object);
  return for_game<games::Options>(game, [&](auto tag) { return read_options(tag, object); });
}

void write_game_options_members(JsonWriter& json, const games::Options& options) {
  write_game_member(json, options.index());
  std::visit([&](const auto& o) { write_options_members(json, o); }, options);
}

games::HandResult read_result(games::GameIndex game, const Json& object) {
  return for_game<games::HandResult>(game, [&](auto tag) { return read_result(tag, object); });
}

games::Outcome read_outcome(games::GameIndex game, const Json& object) {
  return for_game<games::Outcome>(game, [&](auto tag) { return read_outcome(tag, object); });
}

games::Sheet read_sheet(games::GameIndex game, const Json& object) {
  return for_game<games::Sheet>(game, [&](auto tag) { return read_sheet(tag, object); });
}

void write(JsonWriter& json, const games::HandResult& result) {
  std::visit([&](const auto& r) { write(json, r); }, result);
}

void write(JsonWriter& json, const games::Outcome& outcome) {
  std::visit([&](const auto& o) { write(json, o); }, outcome);
}

void write_kept(JsonWriter& json, const games::Sheet& sheet) {
  std::visit([&](const auto& s) { write_kept(json, s); }, sheet);
}

void write(JsonWriter& json, const games::HandRecord& hand) {
  std::visit([&](const auto& h) { write(json, h); }, hand);
}

MarkNames marks_of(games::GameIndex game) {
  return for_game<MarkNames>(game, [](auto tag) { return marks_of(tag); });
}

bool is_feat(const games::Outcome& outcome) {
  return std::visit([](const auto& o) { return is_feat(o); }, outcome);
}

bool has_won(const games::Outcome& outcome, Side side) {
  return std::visit(
      [side](const auto& o) {
        if constexpr (requires { o.has_won(side); }) {
          return o.has_won(side);
        } else if constexpr (std::is_same_v<std::decay_t<decltype(o.winner)>, Seat>) {
          return alone(o.winner) == side;
        } else {
          return o.winner == side;
        }
      },
      outcome);
}

Sums sums_of(const games::Sheet& sheet) {
  return std::visit([](const auto& s) { return sums_of(s); }, sheet);
}

}  // namespace avinas::protocol
