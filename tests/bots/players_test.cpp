// SPDX-License-Identifier: MIT
// Knowledge, imagination and actions of the server's own players.
#include <gtest/gtest.h>

#include <map>

#include "engine/avinas/model/ranking.hpp"
#include "engine/avinas/rules/knowledge.hpp"
#include "players/bots/advice.hpp"
#include "players/bots/player.hpp"
#include "players/bots/worlds.hpp"
#include "tests/support/other_worlds.hpp"

namespace avinas {
namespace {

using namespace testing;
using bots::World;
using bots::Worlds;

constexpr std::uint64_t kSeed = 515;

/// A hand played at random; `at` sees every state in which it is in play, with what was done.
void random_hands(int hands, Rng& rng,
                  const std::function<void(const MatchState&, const Course&)>& at) {
  for (int i = 0; i < hands; ++i) {
    Course course{
        random_options(rng), {}, static_cast<int>(pick(rng, 3)), static_cast<Seat>(pick(rng, 4)),
        Deal(kHandSize),     {}};
    const auto claimed = random_deal(rng);
    for (const Seat seat : kAllSeats)
      std::copy_n(claimed[seat].begin(), 8, course.deal[seat].begin());
    MatchState state = *replay(course);
    while (hand_in_play(state)) {
      at(state, course);
      const SeatAction next = random_action(state, rng);
      course.actions.push_back(next);
      state = must(apply(std::move(state), next.seat, next.action));
    }
  }
}

TEST(Knowledge, IsTheSumOfTheViewsOfTheHand) {
  Rng rng(kSeed);
  PerSeat<std::vector<TrickView>> seen;
  int tricks = 0;
  random_hands(200, rng, [&](const MatchState& state, const Course& course) {
    if (course.actions.empty()) seen = {};
    for (const Seat seat : kAllSeats) {
      const View now = view(state, Observer::of(seat));
      auto& all = seen[seat];
      if (now.last_trick && (all.empty() || all.back().number < now.last_trick->trick.number)) {
        all.push_back(now.last_trick->trick);
      }
      const Knowledge known = knowledge(state, Observer::of(seat));
      ASSERT_EQ(known.view, now);
      ASSERT_EQ(known.tricks.size(), all.size());
      for (std::size_t i = 0; i < all.size(); ++i) ASSERT_EQ(known.tricks[i], all[i]);
      tricks += static_cast<int>(all.size());
    }
  });
  EXPECT_GT(tricks, 1000);
}

/// Cards that a seat surely has not: those of a suit that it did not follow in a trick whose demand
/// was open.
PerSeat<CardSet> suits_not_followed(const Playing& playing) {
  PerSeat<CardSet> without;
  std::vector<SeatAction> plays;
  for (const SeatAction& taken : playing.hand.actions) {
    if (std::holds_alternative<Play>(taken.action)) plays.push_back(taken);
  }
  for (std::size_t first = 0; first < plays.size(); first += 4) {
    const Card led = std::get<Play>(plays[first].action).card;
    const bool trumps_led = first == 4 || is_trump(led, playing.trump);
    const CardSet demanded =
        trumps_led ? trumps(playing.trump) : printed_suit(led.suit()) - court_trumps();
    for (std::size_t i = first; i < std::min(first + 4, plays.size()); ++i) {
      const Card card = std::get<Play>(plays[i].action).card;
      if (demanded.contains(card)) continue;
      without[plays[i].seat] = without[plays[i].seat] | demanded;
    }
  }
  return without;
}

TEST(Worlds, AgreeWithEverythingThatTheSeatWasShown) {
  Rng rng(kSeed + 1);
  int worlds = 0;
  random_hands(120, rng, [&](const MatchState& state, const Course& course) {
    for (const Seat me : kAllSeats) {
      SCOPED_TRACE("seed " + std::to_string(kSeed + 1) + " after " +
                   std::to_string(course.actions.size()) + " actions");
      const Knowledge known = knowledge(state, Observer::of(me));
      Worlds imagined(known, rng());
      const World world = imagined.draw();
      ++worlds;
      CardSet all, own;
      int cards = 0;
      for (const Card card : known.view.hand) own.insert(card);
      ASSERT_EQ(world.held[me], own);
      for (const Seat seat : kAllSeats) {
        ASSERT_EQ(world.held[seat].size(), known.view.card_counts[seat]);
        all = all | world.held[seat];
        cards += world.held[seat].size();
      }
      ASSERT_EQ(all.size(), cards) << "a card is held twice";
      CardSet played;
      for (const TrickView& trick : known.tricks) {
        for (const TrickCard& card : trick.cards) played.insert(*card.card);
      }
      if (known.view.trick) {
        for (const TrickCard& card : known.view.trick->cards) {
          played.insert(card.card ? *card.card : *world.hidden);
        }
      }
      ASSERT_TRUE((all & played).empty());
      ASSERT_EQ(all | played, CardSet::full_pack());
      const auto has = [&](const ShownCard& card) {
        return played.contains(card.card) || world.held[card.seat].contains(card.card);
      };
      for (const ShownCard& card : known.view.exposed) ASSERT_TRUE(has(card));
      for (const ShownCard& card : known.view.private_look) ASSERT_TRUE(has(card));
      if (const auto* playing = std::get_if<Playing>(&state.phase)) {
        const PerSeat<CardSet> without = suits_not_followed(*playing);
        for (const Seat seat : kAllSeats) ASSERT_TRUE((world.held[seat] & without[seat]).empty());
      }
    }
  });
  EXPECT_GT(worlds, 5000);
}

TEST(Worlds, TheTruthIsAmongThem) {
  Rng rng(kSeed + 2);
  int asked = 0;
  random_hands(300, rng, [&](const MatchState& state, const Course&) {
    const auto* playing = std::get_if<Playing>(&state.phase);
    if (!playing || playing->trick.number != 7 || !playing->trick.cards.empty()) return;
    const Seat me = playing->trick.leader;
    Worlds imagined(knowledge(state, Observer::of(me)), rng());
    bool found = false;
    for (int i = 0; i < 2000 && !found; ++i) found = imagined.draw().held == playing->hand.held;
    ++asked;
    ASSERT_TRUE(found) << "seed " << kSeed + 2 << ", position " << asked;
  });
  EXPECT_GT(asked, 50);
}

class EveryLevel : public ::testing::TestWithParam<BotLevel> {};

TEST_P(EveryLevel, DoesTheSameInEveryWorldThatLooksTheSame) {
  Rng rng(kSeed + 3);
  bots::Strength strength = bots::strength_of(GetParam());
  strength.work = std::min<std::uint64_t>(strength.work, 1'500);  // many positions, little thought
  strength.worlds = std::min(strength.worlds, 12);
  int changed = 0, compared = 0;
  random_hands(12, rng, [&](const MatchState& state, const Course& course) {
    for (const Seat seat : kAllSeats) {
      const Observer observer = Observer::of(seat);
      const Course other = other_world(course, state, observer, rng, 4, changed, Memory::Remembers);
      const std::uint64_t seed = rng();
      ASSERT_EQ(bots::decide(knowledge(state, observer), strength, seed),
                bots::decide(knowledge(*replay(other), observer), strength, seed));
      ++compared;
    }
  });
  EXPECT_GT(compared, 500);
  EXPECT_GT(changed, 500);
}

TEST_P(EveryLevel, PlaysWholeMatchesLawfully) {
  Rng rng(kSeed + 4);
  bots::Strength strength = bots::strength_of(GetParam());
  strength.work = std::min<std::uint64_t>(strength.work, 400);
  strength.worlds = std::min(strength.worlds, 6);
  for (int match = 0; match < 4; ++match) {
    MatchState state = start_match(random_options(rng), Seat::North);
    while (!outcome_of(state)) {
      state = must(deal_hand(state, next_dealer(state), random_deal(rng)));
      while (hand_in_play(state)) {
        bool acted = false;
        for (const Seat seat : kAllSeats) {
          const auto action = bots::decide(knowledge(state, Observer::of(seat)), strength, rng());
          if (!action) continue;
          state = must(apply(std::move(state), seat, *action));
          acted = true;
          break;
        }
        ASSERT_TRUE(acted) << "seed " << kSeed + 4;
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Players, EveryLevel,
                         ::testing::Values(BotLevel::Learner, BotLevel::Club, BotLevel::Master));

/// Deals until there are no sevens, on that sheet.
MatchState auction_on(const Sheet& sheet, Rng& rng) {
  while (true) {
    MatchState state = start_match({}, Seat::North);
    state.sheet = sheet;
    state = must(deal_hand(state, next_dealer(state), random_deal(rng)));
    if (std::holds_alternative<Bidding>(state.phase)) return state;
  }
}

TEST(Master, TakesPipsOnPurposeWhereTheyWinTheMatchAndAHintSaysSo) {
  // Any pip ends this match, and North and South are ahead in rams (R6.3).
  Sheet sheet;
  sheet.rams[Side::EastWest] = 1;
  sheet.pip_totals[Side::NorthSouth].push_back(11);
  sheet.pip_totals[Side::EastWest].push_back(11);
  Rng rng(kSeed + 7);
  SCOPED_TRACE(kSeed + 7);
  bots::Strength strength = bots::strength_of(BotLevel::Master);
  strength.work = 4'000;
  int hints = 0;
  for (int hand = 0; hand < 12; ++hand) {
    MatchState state = auction_on(sheet, rng);
    while (hand_in_play(state)) {
      for (const Seat seat : kAllSeats) {
        const Knowledge known = knowledge(state, Observer::of(seat));
        if (known.view.legal.empty()) continue;
        const auto advice = bots::advise(known, strength, 1);
        if (!advice) continue;
        hints += advice->reason.why == bots::Why::LoseToWin;
        state = must(apply(std::move(state), seat, advice->action));
        break;
      }
    }
    ASSERT_TRUE(outcome_of(state));
    EXPECT_EQ(outcome_of(state)->winner, Side::NorthSouth);
    EXPECT_EQ(outcome_of(state)->reason, EndReason::Rams);
  }
  EXPECT_GT(hints, 0);
}

// --- advice --------------------------------------------------------------------------------------

/// Opponents still to play in this trick who could lawfully beat the card with what they hold.
bool an_opponent_beats(const MatchState& state, Seat me, Card card) {
  const auto& playing = std::get<Playing>(state.phase);
  for (const Seat seat : kAllSeats) {
    if (side_of(seat) == side_of(me)) continue;
    const auto& lying = playing.trick.cards;
    if (std::any_of(lying.begin(), lying.end(), [&](const auto& c) { return c.seat == seat; })) {
      continue;
    }
    // As far as the demand of this trick lets it: a lead makes its own.
    const Card led = lying.empty() ? card : lying[0].play.card;
    const bool second = playing.tricks[Side::NorthSouth] + playing.tricks[Side::EastWest] == 1;
    const bool trumps_led = second || is_trump(led, playing.trump);
    const CardSet demanded =
        trumps_led ? trumps(playing.trump) : printed_suit(led.suit()) - court_trumps();
    const CardSet held = playing.hand.held[seat];
    const CardSet may = (held & demanded).empty() ? held : held & demanded;
    bool beaten = false;
    may.for_each([&](Card other) { beaten = beaten || beats(other, card, playing.trump); });
    if (beaten) return true;
  }
  return false;
}

TEST(Advice, WhatItSaysOfTheCardsThatAreOutIsTrueInTheRealDeal) {
  Rng rng(kSeed + 20);
  std::map<bots::Why, int> said;
  random_hands(400, rng, [&](const MatchState& state, const Course& course) {
    for (const Seat me : kAllSeats) {
      const Knowledge known = knowledge(state, Observer::of(me));
      for (const Action& action : known.view.legal) {
        const bots::Reason reason = bots::explain(known, action);
        ++said[reason.why];
        const auto* play = std::get_if<Play>(&action);
        if (!play || play->face_down || !known.view.trump) continue;
        SCOPED_TRACE("seed " + std::to_string(kSeed + 20) + " after " +
                     std::to_string(course.actions.size()) + " actions, " +
                     std::string(bots::word_of(reason.why)) + " of " +
                     std::string(to_text(play->card)));
        const auto& held = std::get<Playing>(state.phase).hand.held;
        int trumps_out = 0;
        for (const Seat seat : kAllSeats) {
          if (seat != me) trumps_out += (held[seat] & trumps(*known.view.trump)).size();
        }
        switch (reason.why) {
          case bots::Why::DrawSafely:
          case bots::Why::RunSafely:
          case bots::Why::TakeSafely:
            ASSERT_FALSE(an_opponent_beats(state, me, play->card));
            break;
          case bots::Why::GivePartner:
            ASSERT_FALSE(an_opponent_beats(state, me, *reason.facts.card));
            ASSERT_EQ(reason.facts.points, play->card.points());
            break;
          case bots::Why::RunHighest:
            for (const Seat seat : kAllSeats) {
              if (side_of(seat) == side_of(me)) continue;
              (held[seat] & printed_suit(play->card.suit())).for_each([&](Card other) {
                EXPECT_TRUE(is_trump(other, *known.view.trump) ||
                            !beats(other, play->card, *known.view.trump));
              });
            }
            break;
          case bots::Why::SaveHigh:
            ASSERT_LT(play->card.points(), 10) << "a strong card saves none";
            break;
          case bots::Why::PartnerTrumps:
            ASSERT_TRUE((held[partner_of(me)] & (printed_suit(play->card.suit()) - court_trumps()))
                            .empty());
            break;
          default:
            break;
        }
        if (reason.why == bots::Why::DrawSafely || reason.why == bots::Why::DrawTrumps) {
          // A card that lies face down may be counted, never one too few.
          ASSERT_GE(*reason.facts.n, trumps_out);
        }
      }
    }
  });
  for (const bots::Why why :
       {bots::Why::DrawSafely, bots::Why::RunSafely, bots::Why::TakeSafely, bots::Why::GivePartner,
        bots::Why::PartnerTrumps, bots::Why::RunHighest, bots::Why::SaveHigh}) {
    EXPECT_GT(said[why], 10) << bots::word_of(why);
  }
}

TEST(Advice, IsWhatThatLevelDoesAndTheSameInEveryWorldThatTheSeatCannotTellApart) {
  Rng rng(kSeed + 21);
  const bots::Strength club = bots::strength_of(BotLevel::Club);
  int compared = 0;
  random_hands(60, rng, [&](const MatchState& state, const Course& course) {
    if (pick(rng, 6) != 0) return;
    for (const Seat me : kAllSeats) {
      const Knowledge known = knowledge(state, Observer::of(me));
      const auto advice = bots::advise(known, club, 7);
      const auto done = bots::decide(known, club, 7);
      ASSERT_EQ(advice.has_value(), done.has_value());
      if (!advice) continue;
      ASSERT_EQ(advice->action, *done);
      int changed = 0;
      const Course other =
          other_world(course, state, Observer::of(me), rng, 12, changed, Memory::Remembers);
      if (changed == 0) continue;
      const auto there = bots::advise(knowledge(*replay(other), Observer::of(me)), club, 7);
      ASSERT_TRUE(there);
      ASSERT_EQ(there->action, advice->action);
      ASSERT_EQ(there->reason.why, advice->reason.why);
      ASSERT_EQ(there->reason.facts, advice->reason.facts);
      ++compared;
    }
  });
  EXPECT_GT(compared, 40);
}

}  // namespace
}  // namespace avinas
