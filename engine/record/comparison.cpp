// SPDX-License-Identifier: MIT
// Compares results member by member and names the first difference.
#include "engine/record/comparison.hpp"

namespace avinas::record {
namespace {

using protocol::name_of;

std::string show(int value) { return std::to_string(value); }
std::string show(bool value) { return value ? "true" : "false"; }
std::string show(Suit value) { return std::string(to_text(value)); }
std::string show(Seat value) { return std::string(to_text(value)); }
std::string show(Side value) { return std::string(to_text(value)); }
std::string show(Form value) { return std::string(name_of(value)); }
std::string show(KnockLevel value) { return std::string(name_of(value)); }
std::string show(const PerSide<int>& value) {
  return "NS " + show(value[Side::NorthSouth]) + ", EW " + show(value[Side::EastWest]);
}
std::string show(const Penalty& value) {
  return show(value.amount) + " " + std::string(name_of(value.kind)) + " against " +
         show(value.side);
}
std::string show(const Settlement& value) {
  return std::to_string(value.units) + " units from " + show(value.payer);
}
std::string show(const Outcome& value) {
  return "won by " + show(value.winner) + " (" + std::string(name_of(value.reason)) + ")";
}
template <typename T>
std::string show(const std::optional<T>& value) {
  return value ? show(*value) : "null";
}

template <typename T>
Difference differ(const char* rule, const char* what, const T& found, const T& claimed) {
  if (found == claimed) return std::nullopt;
  return std::string(rule) + ": " + what + " is " + show(found) + ", the record says " +
         show(claimed);
}

const char* rule_of_reason(EndReason reason) {
  switch (reason) {
    case EndReason::Cats:
      return "R6.2";
    case EndReason::Overbid:
      return "R6.4";
    case EndReason::Rams:
    case EndReason::Pips:
      break;
  }
  return "R6.3";
}

}  // namespace

Difference compare_result(const HandResult& found, const HandResult& claimed) {
  if (found == claimed) return std::nullopt;
  const bool sevens = found.sevens > 0;
  const bool knocked = found.knock != KnockLevel::None;
  const char* won = knocked ? "R3.5" : sevens ? "R3.4" : "R4.8";
  for (const Difference& difference : {
           differ("R2.6", "form", found.form, claimed.form),
           differ("R2.6", "sevens", found.sevens, claimed.sevens),
           differ(sevens ? "R3.1" : "R4.4", "trump", found.trump, claimed.trump),
           differ(sevens ? "R3.1" : "R4.2", "declarer", found.declarer, claimed.declarer),
           differ("R4.2", "bid", found.bid, claimed.bid),
           differ("R3.2", "knock", found.knock, claimed.knock),
           differ("R5.2", "tricks", found.tricks, claimed.tricks),
           differ("R1.5", "points", found.points, claimed.points),
           differ("R4.5", "overbid", found.overbid, claimed.overbid),
           differ(won, "won_by", found.won_by, claimed.won_by),
           differ(sevens ? "R3.6" : "R4.8", "penalty", found.penalty, claimed.penalty),
       }) {
    if (difference) return difference;
  }
  return std::nullopt;
}

Difference compare_sheet(const Sheet& found, const ClaimedResult& claimed) {
  const PerSide<int> pips{{found.pips(Side::NorthSouth), found.pips(Side::EastWest)}};
  if (auto difference = differ("R3.7", "rams on the sheet", found.rams, claimed.rams)) {
    return difference;
  }
  return differ("R4.9", "pips on the sheet", pips, claimed.pips);
}

Difference compare_outcome(const std::optional<Outcome>& found,
                           const std::optional<Outcome>& claimed) {
  if (found == claimed) return std::nullopt;
  if (!found || !claimed) return differ("R6.1", "outcome", found, claimed);
  const char* rule = rule_of_reason(found->reason);
  if (found->winner != claimed->winner || found->reason != claimed->reason) {
    return differ(rule, "outcome", *found, *claimed);
  }
  return differ("R6.6", "settlement", found->settlement, claimed->settlement);
}

}  // namespace avinas::record
