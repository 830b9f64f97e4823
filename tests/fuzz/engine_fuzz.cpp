// SPDX-License-Identifier: MIT
// Arbitrary deals and actions, lawful or not: cards are conserved, and what is listed as legal is
// what is accepted.
#include <algorithm>

#include "engine/avinas/rules/match.hpp"
#include "engine/avinas/rules/view.hpp"

namespace {

using namespace avinas;

class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
  bool more() const { return at_ < size_; }
  int next(int bound) { return more() ? data_[at_++] % bound : 0; }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
  std::size_t at_ = 0;
};

ClaimedDeal deal_from(Bytes& bytes) {
  auto pack = kPack;
  for (int i = kPackSize - 1; i > 0; --i) {
    std::swap(pack[static_cast<std::size_t>(i)], pack[static_cast<std::size_t>(bytes.next(i + 1))]);
  }
  ClaimedDeal deal;
  for (std::size_t i = 0; i < pack.size(); ++i) {
    deal[static_cast<Seat>(i / kHandSize)].push_back(pack[i]);
  }
  return deal;
}

Action action_from(Bytes& bytes) {
  switch (bytes.next(10)) {
    case 0:
      return Pass{};
    case 1:
      return Bid{bytes.next(12) - 2};
    case 2:
      return Knock{};
    case 3:
      return NameTrump{static_cast<Suit>(bytes.next(4))};
    case 4:
      return Stop{};
    case 5:
      return Better{bytes.next(12) - 2};
    case 6:
      return Take{};
    case 8:
      return Fold{};
    case 7:
      return Lay{kPack[static_cast<std::size_t>(bytes.next(32))],
                 kPack[static_cast<std::size_t>(bytes.next(32))]};
    default:
      return Play{kPack[static_cast<std::size_t>(bytes.next(32))], bytes.next(4) == 0,
                  bytes.next(4) == 0 ? std::optional(Signal::Valuable) : std::nullopt};
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  Options options;
  options.overbid = static_cast<Overbid>(bytes.next(2));
  MatchState state = start_match(options, static_cast<Seat>(bytes.next(4)));
  while (bytes.more()) {
    if (!hand_in_play(state)) {
      auto dealt = deal_hand(state, next_dealer(state), deal_from(bytes));
      if (std::holds_alternative<RuleViolation>(dealt)) return 0;  // the match is over
      state = std::get<MatchState>(std::move(dealt));
    }
    const Seat seat = static_cast<Seat>(bytes.next(4));
    const auto legal = legal_actions(state, seat);
    // Half of the time something lawful, so that hands get anywhere.
    const bool lawful = !legal.empty() && bytes.next(2) == 0;
    const Action action =
        lawful ? legal[static_cast<std::size_t>(bytes.next(static_cast<int>(legal.size())))]
               : action_from(bytes);
    const bool listed = std::find(legal.begin(), legal.end(), action) != legal.end();
    auto next = apply(state, seat, action);
    if (listed != std::holds_alternative<MatchState>(next)) __builtin_trap();
    if (listed) state = std::get<MatchState>(std::move(next));
    if (view(state, Observer::spectator()).hand.size() != 0) __builtin_trap();
  }
  return 0;
}
