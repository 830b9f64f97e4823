// SPDX-License-Identifier: MIT
// Options, ends of hands and outcomes of each game as the oracle reads them.
#pragma once

#include <nlohmann/json.hpp>

#include "engine/einwerfen/ranking.hpp"
#include "engine/games/list.hpp"
#include "engine/sjavs/ranking.hpp"
#include "engine/sueca/ranking.hpp"
#include "tests/support/any_options.hpp"

namespace avinas::oracle {

using Json = nlohmann::ordered_json;
using testing::pick;
using testing::Rng;

inline std::string name(Seat seat) { return std::string(to_text(seat)); }
inline std::string name(Side side) { return std::string(to_text(side)); }
inline std::string name(Suit suit) { return std::string(to_text(suit)); }
template <typename T>
Json name_or_null(const std::optional<T>& value) {
  return value ? Json(name(*value)) : Json();
}

template <typename T>
Json by_side(const PerSide<T>& values) {
  return {{"NS", values[Side::NorthSouth]}, {"EW", values[Side::EastWest]}};
}
template <typename Sheet>
Json totals(const Sheet& sheet) {
  return {{"NS", sheet.total(Side::NorthSouth)}, {"EW", sheet.total(Side::EastWest)}};
}

inline void stake(sjavs::Options& options, Rng& rng) { options.stake = pick(rng, 2) != 0 ? 3 : 0; }
inline Json to_json(const sjavs::Options& options) {
  using namespace sjavs;
  return {{"calls", options.calls == Calls::Forced ? "forced" : "free"},
          {"all_pass", options.all_pass == AllPass::Redeal ? "redeal" : "played"},
          {"overtrump", options.overtrump == Overtrump::Free ? "free" : "must"},
          {"tie", options.tie == Tie::BySuit ? "by_suit" : "by_side"},
          {"solo_vol", options.solo_vol},
          {"double_win", options.double_win},
          {"stakes", {{"kind", options.stake > 0 ? "flat" : "none"}, {"units", options.stake}}}};
}
inline Json end_of(const sjavs::HandResult& result, const sjavs::Sheet& sheet) {
  const auto deduction = result.deduction;
  return {
      {"declarer", name_or_null(result.declarer)},
      {"bid", result.bid ? Json(*result.bid) : Json()},
      {"better", result.better},
      {"trump", name_or_null(result.trump)},
      {"points", by_side(result.points)},
      {"tricks", by_side(result.tricks)},
      {"won_by", name_or_null(result.won_by)},
      {"deducted",
       deduction ? Json{{"side", name(deduction->side)}, {"amount", deduction->amount}} : Json()},
      {"sheet", totals(sheet)},
      {"ties_waiting", sheet.ties}};
}
inline Json to_json(const sjavs::Outcome& ended) {
  return {{"winner", name(ended.winner)}, {"cross", ended.cross}, {"units", ended.units}};
}
inline CardSet trumps_of(const sjavs::Options&, Suit suit) { return sjavs::order(suit).trumps(); }

inline void stake(einwerfen::Options& options, Rng& rng) {
  using namespace einwerfen;
  options.stakes.kind = static_cast<einwerfen::StakesKind>(pick(rng, 3));
  options.stakes.units = options.stakes.kind == einwerfen::StakesKind::None ? 0 : 3;
}
inline Json to_json(const einwerfen::Options& options) {
  constexpr std::array kHands{"sixteen", "eight", "four"};
  constexpr std::array kKinds{"none", "flat", "per_game"};
  return {{"hands", kHands.at(static_cast<std::size_t>(options.hands))},
          {"stakes",
           {{"kind", kKinds.at(static_cast<std::size_t>(options.stakes.kind))},
            {"units", options.stakes.units}}}};
}
inline Json end_of(const einwerfen::HandResult& result, const einwerfen::Sheet& sheet) {
  const auto win = result.win;
  return {{"turned", std::string(to_text(result.turned))},
          {"trump", name_or_null(result.trump)},
          {"points", by_side(result.points)},
          {"tricks", by_side(result.tricks)},
          {"favourite", result.favourite},
          {"ties", result.ties},
          {"won_by", name_or_null(result.won_by)},
          {"won", win ? Json{{"side", name(win->side)}, {"games", win->games}} : Json()},
          {"sheet", totals(sheet)},
          {"favourite_suit", name_or_null(sheet.favourite)},
          {"ties_waiting", sheet.ties},
          {"hands", sheet.hands}};
}
inline Json to_json(const einwerfen::Outcome& ended) {
  return {{"winner", name(ended.winner)}, {"games", ended.games}, {"units", ended.units}};
}
inline CardSet trumps_of(const einwerfen::Options&, Suit suit) {
  return einwerfen::order(suit).trumps();
}

inline void stake(sueca::Options& options, Rng& rng) { options.stake = pick(rng, 2) != 0 ? 3 : 0; }
inline Json to_json(const sueca::Options& options) {
  using namespace sueca;
  return {{"games", options.games == Games::Four ? "four" : "ten"},
          {"bandeira", options.bandeira == Bandeira::Tricks ? "tricks" : "points"},
          {"tied_hand", options.tied_hand == TiedHand::Nothing ? "nothing" : "one_more"},
          {"stakes", {{"kind", options.stake > 0 ? "flat" : "none"}, {"units", options.stake}}}};
}
inline Json end_of(const sueca::HandResult& result, const sueca::Sheet& sheet) {
  const auto win = result.win;
  return {{"turned", std::string(to_text(result.turned))},
          {"trump", name_or_null(result.trump)},
          {"points", by_side(result.points)},
          {"tricks", by_side(result.tricks)},
          {"ties", result.ties},
          {"won_by", name_or_null(result.won_by)},
          {"won", win ? Json{{"side", name(win->side)}, {"games", win->games}} : Json()},
          {"sheet", totals(sheet)},
          {"ties_waiting", sheet.ties},
          {"three_to_none", name_or_null(sheet.three_to_none)}};
}
inline Json to_json(const sueca::Outcome& ended) {
  constexpr std::array kReasons{"plain", "gato", "chapeu", "arrepio"};
  return {{"winner", name(ended.winner)},
          {"reason", kReasons.at(static_cast<std::size_t>(ended.reason))},
          {"units", ended.units}};
}
inline CardSet trumps_of(const sueca::Options&, Suit suit) { return sueca::order(suit).trumps(); }

inline void stake(owcyglowa::Options& options, Rng& rng) {
  options.stake = pick(rng, 2) != 0 ? 3 : 0;
}
inline Json to_json(const owcyglowa::Options& options) {
  return {{"stakes", {{"kind", options.stake > 0 ? "flat" : "none"}, {"units", options.stake}}}};
}
template <typename T>
Json by_seat(const PerSeat<T>& values, int seats = 3) {
  Json all = Json::object();
  for (const Seat seat : seats_for(seats)) all[name(seat)] = values[seat];
  return all;
}
inline Json end_of(const owcyglowa::HandResult& result, const owcyglowa::Sheet& sheet) {
  Json bids = Json::object();
  for (const Seat seat : owcyglowa::kShape.table()) {
    const auto bid = result.bids[seat];
    bids[name(seat)] = bid ? Json(*bid) : Json();
  }
  return {{"soloist", name_or_null(result.soloist)},
          {"bids", bids},
          {"points", by_seat(result.points)},
          {"tricks", by_seat(result.tricks)},
          {"won", by_seat(result.won)},
          {"sheet", by_seat(sheet.totals)}};
}
inline Json to_json(const owcyglowa::Outcome& ended) {
  return {{"winner", name(ended.winner)}, {"units", ended.units}};
}
/// There are no trumps: a long suit is as rare.
inline CardSet trumps_of(const owcyglowa::Options&, Suit suit) {
  return owcyglowa::kOrder.suits[static_cast<std::size_t>(suit)];
}

inline void stake(klorsjavs::Options& options, Rng& rng) {
  options.stake = pick(rng, 2) != 0 ? 3 : 0;
}
inline Json to_json(const klorsjavs::Options& options) {
  constexpr std::array kForms{"three", "four", "auction"};
  return {{"form", kForms.at(static_cast<std::size_t>(options.form))},
          {"cat", options.cat == klorsjavs::CatRule::Unseen ? "unseen" : "seen"},
          {"untouched", options.untouched},
          {"hands", number_of(options.hands)},
          {"stakes", {{"kind", options.stake > 0 ? "flat" : "none"}, {"units", options.stake}}}};
}
inline Json list_of(const PerSeat<bool>& seats) {
  Json all = Json::array();
  for (const Seat seat : kAllSeats) {
    if (seats[seat]) all.push_back(name(seat));
  }
  return all;
}
inline Json end_of(const klorsjavs::HandResult& result, const klorsjavs::Sheet& sheet) {
  const auto contract = result.contract;
  const bool chosen = result.cat && with_cat(*contract);
  return {{"declarer", name_or_null(result.declarer)},
          {"contract", contract ? Json(static_cast<int>(*contract) + 1) : Json()},
          {"trump", name_or_null(result.trump)},
          {"cat", !chosen                                   ? Json()
                  : result.cat == klorsjavs::CatFate::Taken ? Json("taken")
                                                            : Json("left")},
          {"folded", result.folded},
          {"points", by_seat(result.points, result.seats)},
          {"tricks", by_seat(result.tricks, result.seats)},
          {"lies", result.lies},
          {"won", by_seat(result.won, result.seats)},
          {"sheet", by_seat(sheet.totals, sheet.seats)},
          {"level", list_of(sheet.level)}};
}
inline Json to_json(const klorsjavs::Outcome& ended) {
  return {{"won", list_of(ended.won)}, {"units", by_seat(ended.units, ended.seats)}};
}
inline CardSet trumps_of(const klorsjavs::Options& options, Suit suit) {
  return klorsjavs::order(options.form, suit).trumps();
}

inline void stake(tarock::Options& options, Rng& rng) { options.stake = pick(rng, 2) != 0 ? 3 : 0; }
inline Json to_json(const tarock::Options& options) {
  return {{"pot", units_of(options.pot)},
          {"raise_alone", options.raise_alone},
          {"stakes", {{"kind", options.stake > 0 ? "flat" : "none"}, {"units", options.stake}}}};
}
inline Json end_of(const tarock::HandResult& result, const tarock::Sheet& sheet) {
  const auto contract = result.contract;
  return {{"soloist", name_or_null(result.soloist)},
          {"figure", result.figure ? Json(*result.figure) : Json()},
          {"game", !contract                               ? Json()
                   : *contract == tarock::Contract::PickUp ? Json("pick_up")
                                                           : Json("hand")},
          {"trump", name_or_null(result.trump)},
          {"points", by_seat(result.points)},
          {"tricks", by_seat(result.tricks)},
          {"lies", result.lies},
          {"won", by_seat(result.won)},
          {"pot", sheet.pot},
          {"sheet", by_seat(sheet.accounts)}};
}
inline Json to_json(const tarock::Outcome& ended) {
  return {{"won", list_of(ended.won)}, {"units", by_seat(ended.units)}};
}
inline CardSet trumps_of(const tarock::Options&, Suit suit) { return tarock::order(suit).trumps(); }

inline void stake(sixbid::Options& options, Rng& rng) { options.stake = pick(rng, 2) != 0 ? 3 : 0; }
inline Json to_json(const sixbid::Options& options) {
  return {{"form", options.form == sixbid::Form::Frog ? "frog" : "six_bid"},
          {"hands", number_of(options.hands)},
          {"stakes", {{"kind", options.stake > 0 ? "flat" : "none"}, {"units", options.stake}}}};
}
inline Json end_of(const sixbid::HandResult& result, const sixbid::Sheet& sheet) {
  constexpr std::array kContracts{"solo",      "heart_solo", "misere", "guarantee", "spread_misere",
                                  "call_solo", "frog",       "chico",  "grand"};
  return {
      {"soloist", name_or_null(result.soloist)},
      {"contract",
       result.contract ? Json(kContracts.at(static_cast<std::size_t>(*result.contract))) : Json()},
      {"trump", name_or_null(result.trump)},
      {"asked", result.asked ? Json(to_text(*result.asked)) : Json()},
      {"asked_of", name_or_null(result.asked_of)},
      {"points", by_seat(result.points)},
      {"tricks", by_seat(result.tricks)},
      {"lies", result.lies},
      {"won", by_seat(result.won)},
      {"sheet", by_seat(sheet.accounts)},
      {"played", sheet.played}};
}
inline Json to_json(const sixbid::Outcome& ended) {
  return {{"won", list_of(ended.won)}, {"units", by_seat(ended.units)}};
}
inline CardSet trumps_of(const sixbid::Options&, Suit suit) { return sixbid::order(suit).trumps(); }

inline void stake(sjavsalone::Options& options, Rng& rng) {
  options.stake = pick(rng, 2) != 0 ? 3 : 0;
}
inline Json to_json(const sjavsalone::Options& options) {
  using namespace sjavs;
  return {{"form", options.form == sjavsalone::Form::Two ? "two" : "three"},
          {"calls", options.calls == Calls::Forced ? "forced" : "free"},
          {"overtrump", options.overtrump == Overtrump::Free ? "free" : "must"},
          {"tie", options.tie == Tie::BySuit ? "by_suit" : "by_side"},
          {"double_win", options.double_win},
          {"stakes", {{"kind", options.stake > 0 ? "flat" : "none"}, {"units", options.stake}}}};
}
template <typename T>
Json by_seat_of(sjavsalone::Form form, const PerSeat<T>& values) {
  Json all = Json::object();
  for (const Seat seat : sjavsalone::shape_of(form).table()) all[name(seat)] = values[seat];
  return all;
}
inline Json end_of(const sjavsalone::HandResult& result, const sjavsalone::Sheet& sheet) {
  PerSeat<int> totals;
  for (const Seat seat : kAllSeats) totals[seat] = sheet.total(seat);
  return {{"declarer", name_or_null(result.declarer)},
          {"bid", result.bid ? Json(*result.bid) : Json()},
          {"better", result.better},
          {"trump", name_or_null(result.trump)},
          {"points", by_seat_of(result.form, result.points)},
          {"tricks", by_seat_of(result.form, result.tricks)},
          {"lies", result.lies},
          {"deducted", by_seat_of(result.form, result.deducted)},
          {"sheet", by_seat_of(result.form, totals)},
          {"ties_waiting", sheet.ties}};
}
inline Json to_json(const sjavsalone::Outcome& ended) {
  return {{"winner", name(ended.winner)},
          {"cross", ended.cross},
          {"units", by_seat_of(ended.form, ended.units)}};
}
inline CardSet trumps_of(const sjavsalone::Options&, Suit suit) {
  return sjavs::order(suit).trumps();
}

}  // namespace avinas::oracle
