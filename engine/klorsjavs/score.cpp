// SPDX-License-Identifier: MIT
// Judges hands by the tables of the three forms, keeps the sheet and ends the match.
#include "engine/klorsjavs/score.hpp"

#include <algorithm>

namespace avinas::klorsjavs {
namespace {

constexpr int kFirstTotal = 60;  // K6.1

/// Card points by which the forms for three and four judge (K6.1, K8.2).
struct Limits {
  int wins = 61, twice = 91, all = 120;
};
constexpr Limits limits_of(Form form) {
  return form == Form::Four ? Limits{58, 86, 114} : Limits{};
}

/// Øre that each defender loses, or declarer if the number is negative (K6.1, K6.2, K8.2).
int ore(const HandResult& hand, const Options& options) {
  const Limits limits = limits_of(options.form);
  if (hand.folded) return -8;
  if (hand.tricks[*hand.declarer] == 0) return -16;
  const int points = hand.taken();
  if (points < limits.wins) return -8;
  if (points < limits.twice) return 4;
  return points < limits.all ? 8 : 16;
}

/// Jetons that each opponent pays, or is paid if the number is negative (K9.5).
int jetons(const HandResult& hand, const Options& options) {
  constexpr std::array kPrices{1, 4, 10, 15};
  constexpr int kJan = 31;
  const int price = kPrices.at(static_cast<std::size_t>(*hand.contract));
  const bool won = made(hand, options);
  if (is_tout(*hand.contract)) return won ? price : -price;
  const int own_tricks = hand.tricks[*hand.declarer];
  const int tricks = won ? kAuctionShape.each - own_tricks : own_tricks;
  const int points = won ? limits_of(options.form).all - hand.taken() : hand.taken();
  const int times = tricks == 0 ? 3 : points < kJan ? 2 : 1;
  return won ? times * price : -times * price;
}

/// The seats of `among` that stand lowest.
PerSeat<bool> lowest(const PerSeat<bool>& among, const PerSeat<int>& totals) {
  std::optional<int> least;
  for (const Seat seat : kAllSeats) {
    if (among[seat]) least = std::min(least.value_or(totals[seat]), totals[seat]);
  }
  PerSeat<bool> found;
  for (const Seat seat : kAllSeats) found[seat] = among[seat] && totals[seat] == *least;
  return found;
}

std::optional<Seat> only_one(const PerSeat<bool>& seats) {
  std::optional<Seat> one;
  for (const Seat seat : kAllSeats) {
    if (!seats[seat]) continue;
    if (one) return std::nullopt;
    one = seat;
  }
  return one;
}

constexpr bool any(const PerSeat<bool>& seats) {
  return std::ranges::find(seats.items, true) != seats.items.end();
}

/// The loser pays each of the others; so does everybody who was not touched, if the table says so
/// (K6.4).
Outcome lost_by(Seat loser, const Sheet& sheet, const Options& options) {
  Outcome outcome{.seats = sheet.seats};
  const auto table = shape(options).table();
  const auto pay = [&](Seat payer) {
    for (const Seat seat : table) {
      outcome.units[seat] +=
          seat == payer ? -options.stake * (static_cast<int>(table.size()) - 1) : options.stake;
    }
  };
  for (const Seat seat : table) {
    outcome.won[seat] = seat != loser;
    if (seat == loser || (options.untouched && sheet.totals[seat] == kFirstTotal)) pay(seat);
  }
  return outcome;
}

/// A hand of the forms that begin with 60 is on the sheet (K6.3).
Written after_ore(const Sheet& before, Sheet after, const Options& options) {
  PerSeat<bool> last;
  if (any(before.level)) {
    last = lowest(before.level, after.totals);
  } else {
    for (const Seat seat : shape(options).table()) last[seat] = after.totals[seat] <= 0;
    if (!any(last)) return {after};
    last = after.level = lowest(last, before.totals);
  }
  if (const auto loser = only_one(last)) {
    after.level = {};
    return {after, lost_by(*loser, after, options)};
  }
  return {after};
}

/// The match has a number of hands, and most jetons win (K9.6).
Written after_jetons(const Sheet& after, const Options& options) {
  if (after.hands < number_of(options.hands)) return {after};
  Outcome outcome{.seats = after.seats};
  const int most =
      *std::ranges::max_element(std::span(after.totals.items).first(shape(options).table().size()));
  for (const Seat seat : shape(options).table()) {
    outcome.won[seat] = after.totals[seat] == most;
    outcome.units[seat] = std::int64_t{after.totals[seat]} * options.stake;
  }
  return {after, outcome};
}

}  // namespace

Sheet first_sheet(const Options& options) {
  Sheet sheet{.seats = shape(options).seating.seats};
  if (options.auction()) return sheet;
  for (const Seat seat : shape(options).table()) sheet.totals[seat] = kFirstTotal;
  return sheet;
}

bool made(const HandResult& result, const Options& options) {
  const int tricks = result.tricks[*result.declarer];
  if (result.folded || tricks == 0) return false;
  if (options.auction() && is_tout(*result.contract)) return tricks == kAuctionShape.each;
  return result.taken() >= limits_of(options.form).wins;
}

HandResult judge(HandResult played, const Options& options) {
  if (!played.declarer) return played;
  const auto table = shape(options).table();
  const int others = static_cast<int>(table.size()) - 1;
  const int amount = options.auction() ? jetons(played, options) : ore(played, options);
  for (const Seat seat : table) {
    const bool declares = seat == *played.declarer;
    if (options.auction()) {
      played.won[seat] = declares ? others * amount : -amount;
    } else if (declares == (amount < 0)) {
      played.won[seat] = declares ? amount : -amount;
    }
  }
  return played;
}

Written write_hand(const Sheet& before, const HandResult& hand, const Options& options) {
  if (!hand.declarer) return {before};
  Sheet after = before;
  ++after.hands;
  for (const Seat seat : shape(options).table()) after.totals[seat] += hand.won[seat];
  return options.auction() ? after_jetons(after, options) : after_ore(before, after, options);
}

double worth(const HandResult& result, Side side) {
  if (!result.declarer) return 0;
  constexpr double kPoint = 0.005;
  const bool declares = alone(*result.declarer) == side;
  double own = 0, all = 0;
  for (const Seat seat : kAllSeats) {
    all += result.won[seat];
    if (alone(seat) == side) own = result.won[seat];
  }
  const double points = kPoint * result.taken();
  return own - (all - own) / 3 + (declares ? points : -points);
}

}  // namespace avinas::klorsjavs
