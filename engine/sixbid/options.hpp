// SPDX-License-Identifier: MIT
// Six-Bid and its ancestor Frog: the pack, the bids, and what a table may choose.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/frame/match_length.hpp"
#include "engine/frame/shape.hpp"
#include "engine/frame/thirty_six.hpp"
#include "engine/frame/trick.hpp"

namespace avinas::sixbid {

enum class Form : std::uint8_t { SixBid, Frog };

/// The defaults are the rules as written.
struct Options {
  Form form = Form::SixBid;
  Hands hands = Hands::Twelve;  ///< that are played in a match (L7.1)
  int stake = 0;                ///< units for one of the account (L7.2)
  constexpr bool operator==(const Options&) const = default;
};

/// The undertakings of a soloist: the six of Six-Bid, lowest first (L3.1), and the three of Frog
/// (L8.2).
enum class Contract : std::uint8_t {
  Solo,
  HeartSolo,
  Misere,
  Guarantee,
  SpreadMisere,
  CallSolo,
  Frog,
  Chico,
  Grand,
};

/// Bids are numbered from 1 on, lowest first.
constexpr int highest_bid(Form form) { return form == Form::Frog ? 3 : 6; }
/// Nothing where the form has no such bid.
constexpr std::optional<Contract> contract_of(Form form, int bid) {
  if (bid < 1 || bid > highest_bid(form)) return std::nullopt;
  const int first = static_cast<int>(form == Form::Frog ? Contract::Frog : Contract::Solo);
  return static_cast<Contract>(first + bid - 1);
}

/// The soloist is to lose every trick, and there are no trumps (L4.5).
constexpr bool is_misere(Contract contract) {
  return contract == Contract::Misere || contract == Contract::SpreadMisere;
}
/// The soloist names the trumps; hearts are among them at a guarantee and a call solo (L4.2, L4.3).
constexpr bool names_trump(Contract contract) {
  return contract == Contract::Solo || contract == Contract::Chico ||
         contract == Contract::Guarantee || contract == Contract::CallSolo;
}
constexpr bool may_be_hearts(Contract contract) {
  return contract == Contract::Guarantee || contract == Contract::CallSolo;
}

/// The blind: the cards that nobody is dealt (L2.2).
inline constexpr int kBlind = 3;

using thirty_six::kCards, thirty_six::order;

/// Four, three, the blind, four (L2.2), for three who play alone (L1.1).
inline constexpr Shape kShape{
    .pack = kCards, .each = 11, .packet = 4, .second = 3, .seating = {3, false}, .rest_after = 7};
constexpr Shape shape(const Options&) { return kShape; }

/// A player who cannot follow trumps; overtrumping is no duty (L5.2).
constexpr Duty duty(const Options&) { return Duty::Trump; }

}  // namespace avinas::sixbid
