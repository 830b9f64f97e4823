// SPDX-License-Identifier: MIT
// Section 9: which rule a refusal names.
#include <gtest/gtest.h>

#include "tests/support/hands.hpp"

namespace avinas {
using namespace testing;

struct Refused {
  Seat seat;
  Action action;
  const char* rule;
};

void expect_all(const Table& table, const std::vector<Refused>& refusals) {
  for (const Refused& r : refusals) {
    EXPECT_EQ(table.refusal(r.seat, r.action), r.rule)
        << to_text(r.seat) << " action kind " << r.action.index();
  }
}

const Action kBid = Bid{3}, kPass = Pass{}, kKnock = Knock{}, kStop = Stop{},
             kName = NameTrump{Suit::Hearts};

TEST(Refusals, Section9_WhileTheBiddingIsOpen) {
  expect_all(Table(N, no_seven()), {{S, kBid, "R4.1"},
                                    {S, kPass, "R4.1"},
                                    {E, play("QC"), "R4.1"},
                                    {E, kKnock, "R4.7"},
                                    {E, kName, "R4.4"},
                                    {E, kStop, "R4.6"}});
}

TEST(Refusals, Section9_WhileAKnockWindowIsOpen) {
  expect_all(Table(N, one_seven()), {{E, kBid, "R4.1"},
                                     {N, kPass, "R3.3"},
                                     {N, kKnock, "R3.3"},
                                     {E, play("7H"), "R3.3"},
                                     {E, kName, "R4.4"},
                                     {E, kStop, "R4.6"}});
}

TEST(Refusals, Section9_BeforeTheFirstLeadOfANoSevensGame) {
  Table table(N, no_seven());
  table.act(E, Bid{5}).act(S, Pass{}).act(W, Pass{}).act(N, Pass{});
  expect_all(table, {{E, Bid{8}, "R4.1"},
                     {E, kPass, "R4.1"},
                     {S, play("AD"), "R5.1"},
                     {E, play("AD"), "R5.2"},
                     {E, face_down("AH"), "R5.3"},
                     {E, Play{card("AH"), false, Signal::Valuable}, "R5.5"},
                     {E, kStop, "R4.6"},
                     {E, kName, "R4.4"}});
}

TEST(Refusals, Section9_WhileCardsArePlayedInASevensGame) {
  Table table(N, one_seven());
  table.nobody_knocks();
  expect_all(table, {{N, play("AC"), "R5.1"}, {E, face_down("7H"), "R5.3"}});
  table.act(E, play("7H"));
  expect_all(table, {{E, kKnock, "R3.3"},
                     {E, kPass, "R3.3"},
                     {E, kBid, "R4.1"},
                     {E, kStop, "R4.6"},
                     {E, kName, "R4.4"},
                     {S, play("QC"), "R5.2"},
                     {W, play("JC"), "R5.2"}});
}

TEST(Refusals, Section9_BeforeAnyDeal) {
  EXPECT_EQ(rule_of(apply(start_match({}, N), N, Pass{})), "R2.2");
}

}  // namespace avinas
