// SPDX-License-Identifier: MIT
// One observer's view of a match of Avinas (section 7 of the rules), and nothing else: the type has
// no place for a hand that its observer does not hold.
#pragma once

#include "engine/avinas/model/hand_record.hpp"
#include "engine/avinas/model/options.hpp"
#include "engine/frame/common_view.hpp"
#include "engine/frame/shared.hpp"

namespace avinas {

/// Four seats, two cards each.
using ShownCards = BoundedVector<ShownCard, 8>;

/// The dealer's look at the partner's cards (R2.4): the fourth and the eighth, those not exposed.
using PrivateLook = BoundedVector<ShownCard, 2>;

/// The part that everybody at the table is shown alike, spectators too.
struct PublicView : CommonPublicView {
  Options options;
  Sheet sheet;
  Form form = Form::Unfinished;  ///< sevens or no sevens once dealt; unfinished before
  int sevens = 0;
  KnockLevel knock = KnockLevel::None;
  ShownCards exposed;             ///< shown to all in the deal (R2.3, R2.4)
  Shared<HandRecord> finished{};  ///< the hand laid open, from its end to the next deal
  Shared<Outcome> outcome{};      ///< once the match is over

  bool operator==(const PublicView&) const = default;
};

/// The part that may differ between observers.
struct OwnView : CommonOwnView {
  PrivateLook private_look;

  bool operator==(const OwnView&) const = default;
};

struct View : PublicView, OwnView {
  bool operator==(const View&) const = default;
};

}  // namespace avinas
