// SPDX-License-Identifier: MIT
// A table of any game sends a person nothing beside what the view of their seat may tell: where two
// worlds show them the same, each byte they are sent is the same.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "tests/support/any_options.hpp"
#include "tests/support/simulated_table.hpp"

namespace avinas {
namespace {

using namespace avinas::testing;
using namespace avinas::protocol;

constexpr std::uint64_t kSeed = 23;
constexpr std::array kPeople{"host", "p1", "p2", "p3", "watcher"};  ///< four seats, a spectator

Observer observer_at(std::size_t person) {
  return person < kAllSeats.size() ? Observer::of(kAllSeats[person]) : Observer::spectator();
}

/// A hand from its deal on, as far as it was played.
struct Course {
  Seat dealer = Seat::North;
  ClaimedDeal deal;
  std::vector<SeatAction> actions;
};

template <typename G>
struct Shown {
  typename G::PublicView all;
  typename G::OwnView own;
  CompletedTricks tricks;
  bool operator==(const Shown&) const = default;
};

/// The views that the rules allow an observer, after the deal and after each action; nothing if an
/// action is refused.
template <typename G>
std::optional<std::vector<Shown<G>>> shown_to(Observer observer, const typename G::Options& options,
                                              const Course& course) {
  std::vector<Shown<G>> shown;
  auto next = deal_hand(start_match(options, course.dealer), course.dealer, course.deal);
  for (std::size_t i = 0;; ++i) {
    auto* match = std::get_if<typename G::MatchState>(&next);
    if (!match || !hand_in_play(*match)) return std::nullopt;
    shown.push_back(
        {public_view(*match), own_view(*match, observer), completed_tricks(*match, observer)});
    if (i == course.actions.size()) return shown;
    next = apply(std::move(*match), course.actions[i].seat, course.actions[i].action);
  }
}

/// The course at a real table: each person's bytes.
template <typename G>
std::vector<std::vector<std::string>> heard(const typename G::Options& rules, const Course& course,
                                            Door door) {
  TableParts parts = usual_parts();
  parts.dealing = [&course](const DealSeeds&, Seat, const Shape& shape) {
    return dealt(course.deal, shape);
  };
  parts.door = std::move(door);
  TableOptions options;
  options.rules = rules;
  SimulatedTable table(kSeed, options, {Millis(10), Millis(20)}, std::move(parts));
  const auto ids = table.four_sit_and_start();
  const ConnectionId watcher = table.attach(kPeople.back());
  table.everyone_ready(ids);
  for (const auto& [seat, action] : course.actions) {
    EXPECT_NE(table.asked(ids[static_cast<std::size_t>(seat)], Act{action}), "error");
    table.advance(Millis(50));
  }
  // Somebody who comes back is sent all of it anew.
  std::vector<std::vector<std::string>> all;
  for (std::size_t person = 0; person < kPeople.size(); ++person) {
    const ConnectionId id = person < ids.size() ? ids[person] : watcher;
    all.push_back(table.clients[id].received);
    all.back().push_back(table.clients[table.attach(kPeople[person])].received.front());
  }
  return all;
}

/// The dealer whom every table of this seed draws.
template <typename G>
Seat drawn_dealer(const typename G::Options& rules) {
  TableOptions options;
  options.rules = rules;
  SimulatedTable table(kSeed, options);
  table.everyone_ready(table.four_sit_and_start());
  return hand_so_far(std::get<typename G::MatchState>(table.state().match->state))->dealer;
}

/// A hand played at random for so many actions.
template <typename G>
Course random_course(const typename G::Options& options, Seat dealer, Rng& rng,
                     std::size_t length) {
  Course course{dealer, random_deal(rng, shape(options)), {}};
  auto match = must(deal_hand(start_match(options, course.dealer), course.dealer, course.deal));
  while (course.actions.size() < length) {
    std::vector<SeatAction> able;
    for (const Seat seat : public_view(match).to_act) {
      for (const Action& action : legal_actions(match, seat)) able.push_back({seat, action});
    }
    const SeatAction taken = able[pick(rng, able.size())];
    auto next = must(apply(match, taken.seat, taken.action));
    if (!hand_in_play(next)) break;
    match = std::move(next);
    course.actions.push_back(taken);
  }
  return course;
}

/// The same with two cards exchanged wherever they stand.
Course exchanged(Course course, Card a, Card b) {
  const auto swap = [&](Card& card) { card = card == a ? b : card == b ? a : card; };
  for (const Seat seat : kAllSeats)
    std::for_each(course.deal[seat].begin(), course.deal[seat].end(), swap);
  std::for_each(course.deal.rest.begin(), course.deal.rest.end(), swap);
  for (SeatAction& taken : course.actions) {
    if (auto* play = std::get_if<Play>(&taken.action)) swap(play->card);
    if (auto* ask = std::get_if<Ask>(&taken.action)) swap(ask->card);
    if (auto* give = std::get_if<Give>(&taken.action)) swap(give->card);
    if (auto* lay = std::get_if<Lay>(&taken.action)) {
      std::vector<Card> laid(lay->cards.begin(), lay->cards.end());
      std::for_each(laid.begin(), laid.end(), swap);
      *lay = Lay(laid);
    }
  }
  return course;
}

/// The same in which these two were laid away instead of the first that were, or the first was
/// given instead, if any were.
Course laid_instead(Course course, Card a, Card b) {
  for (SeatAction& taken : course.actions) {
    if (auto* give = std::get_if<Give>(&taken.action)) give->card = a;
    auto* lay = std::get_if<Lay>(&taken.action);
    if (!lay) continue;
    std::vector<Card> laid(lay->cards.begin(), lay->cards.end());
    laid[0] = a;
    if (laid.size() > 1) laid[1] = b;
    *lay = Lay(laid);
  }
  return course;
}

/// The first difference in what somebody is sent in worlds that the rules show them alike.
template <typename G>
std::string leak(int worlds, const Door& door) {
  Rng rng(kSeed);
  for (int found = 0, tries = 0; found < worlds; ++tries) {
    if (tries > 400 * worlds) return "no other worlds were found";
    typename G::Options options;
    randomize(options, rng);
    const auto pack = shape(options).pack;
    const Seating seating = shape(options).seating;
    const Seat dealer = drawn_dealer<G>(options);
    const Course course = random_course<G>(options, dealer, rng, pick(rng, 36));
    const std::size_t person = pick(rng, kPeople.size());
    const Observer observer = observer_at(person);
    if (observer.seat && !seating.has(*observer.seat)) continue;
    const auto truth = shown_to<G>(observer, options, course);
    for (int i = 0; i < 20; ++i) {
      const Card a = pack[pick(rng, pack.size())], b = pack[pick(rng, pack.size())];
      const bool other_deal = pick(rng, 2) != 0;
      const Course other = other_deal ? exchanged(course, a, b) : laid_instead(course, a, b);
      const auto there = shown_to<G>(observer, options, other);
      if (!there || *there != *truth) continue;
      if (other.deal == course.deal && other.actions == course.actions) continue;
      ++found;
      const auto here = heard<G>(options, course, door);
      const auto elsewhere = heard<G>(options, other, door);
      if (here[person] != elsewhere[person]) return kPeople[person];
      break;
    }
  }
  return {};
}

template <typename G>
class AnyGameSecrecy : public ::testing::Test {};
using TheGames = games::All::Apply<::testing::Types>;
TYPED_TEST_SUITE(AnyGameSecrecy, TheGames);

TYPED_TEST(AnyGameSecrecy, EachByteIsTheSameInWorldsThatShowTheSame) {
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  EXPECT_EQ(leak<TypeParam>(150, observer_of), "");
}

TYPED_TEST(AnyGameSecrecy, ADoorThatShowsASpectatorASeatIsFound) {
  const Door faulty = [](const TableState& table, const PlayerId& player) {
    const Observer observer = observer_of(table, player);
    return observer.seat ? observer : Observer::of(Seat::East);
  };
  EXPECT_EQ(leak<TypeParam>(150, faulty), "watcher");
}

TYPED_TEST(AnyGameSecrecy, ADoorThatShowsAPlayerThePartnersHandIsFound) {
  const Door faulty = [](const TableState& table, const PlayerId& player) {
    const Observer observer = observer_of(table, player);
    return observer.is(Seat::South) ? Observer::of(Seat::North) : observer;
  };
  EXPECT_EQ(leak<TypeParam>(150, faulty), "p2");
}

}  // namespace
}  // namespace avinas
