// SPDX-License-Identifier: MIT
// Section 5: leading, following, the second trick, face-down leads and signals.
#include "engine/avinas/rules/play.hpp"

#include <gtest/gtest.h>

#include "engine/avinas/rules/view.hpp"
#include "tests/support/hands.hpp"

namespace avinas {
using namespace testing;

// North deals and nobody shows a seven. In diamonds West holds one trump only, the queen of clubs:
// he takes the first trick with it and leads to the second without one.
ClaimedDeal lone_winner() {
  return deal("7C 7S JC JS KC 9C 8C AS",  //
              "7D QS QH QD AC TC KH 9H",  //
              "7H AD TD KD 9D 8D JD JH",  //
              "QC AH TH TS 8H KS 9S 8S");
}

/// South declares in diamonds with a lead of 8D; West's lone queen of clubs takes it.
Table west_leads_second() {
  Table table(N, lone_winner());
  table.act(E, Pass{}).act(S, Bid{7}).act(W, Pass{}).act(N, Pass{});
  table.tricks("8D QC JS 7D");
  return table;
}

TEST(FirstLead, R5_1_DeclarerLeadsATrump) {
  Table table(N, one_seven());
  table.nobody_knocks();
  EXPECT_EQ(table.refusal(S, play("AS")), "R5.1");
  EXPECT_EQ(table.refusal(E, play("7H")), "lawful");
  Table other(N, deal("AC TC KC 9C QD JD 8D 9D", "QC QS QH 7H AS TH KH 9H",
                      "AH TS KS 9S 8S 7S AD 8C", "7C JC JS TD KD 7D JH 8H"));
  other.nobody_knocks();
  EXPECT_EQ(other.refusal(E, play("AS")), "R5.1");
}

TEST(Following, R5_2_TrumpsWithQueensAndJacksAreOneSuit) {
  Table table(N, one_seven());
  table.nobody_knocks().act(E, play("7H"));
  // South has no trump and may play anything; West must follow with a trump.
  table.act(S, play("AD"));
  EXPECT_EQ(table.refusal(W, play("7C")), "R5.2");
  EXPECT_EQ(table.refusal(W, play("JC")), "lawful");
  EXPECT_EQ(table.refusal(W, play("8H")), "lawful");
}

TEST(Following, R5_2_APlainSuitIsFollowedWithoutItsQueenAndJack) {
  Table table = west_leads_second();
  table.tricks("TS JC QS JD");  // East takes it
  table.act(E, play("KH"));
  EXPECT_EQ(table.refusal(S, play("JH")), "R5.2");
  EXPECT_EQ(table.refusal(S, play("7H")), "lawful");
}

TEST(Following, R5_2_ACardNotHeldOrOutOfTurnIsRefused) {
  Table table(N, one_seven());
  table.nobody_knocks().act(E, play("7H"));
  EXPECT_EQ(table.refusal(W, play("JC")), "R5.2");
  EXPECT_EQ(table.refusal(S, play("QC")), "R5.2");
  EXPECT_EQ(table.refusal(E, play("7H")), "R5.2");
}

TEST(Taking, R5_2_TheHighestTrumpElseTheHighestOfTheSuitLed) {
  Trick trick{3, N, {}};
  for (const char* text : {"9S", "AH", "KS", "AD"}) {
    trick.cards.push_back({left_of(N, static_cast<int>(trick.cards.size())), Play{card(text)}});
  }
  EXPECT_EQ(trick_winner(trick, Suit::Clubs), S);
  EXPECT_EQ(trick_winner(trick, Suit::Hearts), E);
  EXPECT_EQ(trick_winner(trick, Suit::Diamonds), W);
}

TEST(SecondTrick, R5_3_ATrumpIsLedIfOneIsHeld) {
  Table table(N, no_seven());
  table.act(E, Bid{5}).act(S, Pass{}).act(W, Pass{}).act(N, Pass{});
  table.tricks("AH JD 7H AC");  // West takes it with the seven
  EXPECT_EQ(table.refusal(W, play("TS")), "R5.3");
  EXPECT_EQ(table.refusal(W, face_down("QD")), "R5.3");
  EXPECT_EQ(table.refusal(W, play("QD")), "lawful");
}

TEST(SecondTrick, R5_3_WithoutATrumpAnyCardIsLedFaceUpOrFaceDown) {
  const Table table = west_leads_second();
  EXPECT_EQ(table.refusal(W, play("AH")), "lawful");
  EXPECT_EQ(table.refusal(W, face_down("AH")), "lawful");
  EXPECT_EQ(legal_actions(table.state, W).size(), 7u * 4u);
}

TEST(SecondTrick, R5_3_OthersFollowAsIfATrumpHadBeenLedAndTheHighestTrumpTakesIt) {
  Table table = west_leads_second();
  table.act(W, face_down("AH"));
  EXPECT_EQ(table.refusal(N, play("KC")), "R5.3");
  table.act(N, play("JC"));
  EXPECT_EQ(table.refusal(E, play("KH")), "R5.3");
  table.act(E, play("QD")).act(S, play("JH"));
  EXPECT_EQ(std::get<Playing>(table.state.phase).trick.leader, E);
}

TEST(SecondTrick, R5_3_NobodyElseAndNoOtherTrickHasAFaceDownCard) {
  Table table = west_leads_second();
  table.act(W, play("AH"));
  EXPECT_EQ(table.refusal(N, face_down("JC")), "R5.3");
  table.tricks("JC QD JH");
  EXPECT_EQ(table.refusal(E, face_down("KH")), "R5.3");
}

TEST(FaceDown, R5_4_OnlyTheLeaderSeesItUntilTheTrickIsComplete) {
  Table table = west_leads_second();
  table.act(W, face_down("AH"));
  EXPECT_EQ(view(table.state, Observer::of(W)).trick->cards[0].card, card("AH"));
  for (Observer other :
       {Observer::of(N), Observer::of(E), Observer::of(S), Observer::spectator()}) {
    const TrickCard seen = view(table.state, other).trick->cards[0];
    EXPECT_FALSE(seen.card);
    EXPECT_TRUE(seen.face_down);
  }
  table.tricks("JC QD JH");
  EXPECT_EQ(view(table.state, Observer::spectator()).last_trick->trick.cards[0].card, card("AH"));
}

TEST(Signal, R5_5_GoesOnlyWithAFaceDownLead) {
  const Table table = west_leads_second();
  EXPECT_EQ(table.refusal(W, Play{card("AH"), false, Signal::Valuable}), "R5.5");
  EXPECT_EQ(table.refusal(W, face_down("9S", Signal::Valuable)), "lawful");
}

TEST(Signal, R5_5_WhereItIsADutyAFaceDownLeadWithoutOneIsRefusedAndNotOffered) {
  Table table = west_leads_second();
  table.state.options.signal = SignalDuty::Must;
  EXPECT_EQ(table.refusal(W, face_down("9S")), "R5.5");
  EXPECT_EQ(table.refusal(W, face_down("9S", Signal::Worthless)), "lawful");
  EXPECT_EQ(table.refusal(W, play("9S")), "lawful");
  for (const Action& action : legal_actions(table.state, W)) {
    const auto& offered = std::get<Play>(action);
    EXPECT_EQ(offered.face_down, offered.signal.has_value());
  }
}

std::optional<Signal> signal_seen(SignalSeenBy by, Observer observer) {
  Table table = west_leads_second();
  table.state.options.signal_seen_by = by;
  table.act(W, face_down("AH", Signal::Valuable));
  return view(table.state, observer).trick->cards[0].signal;
}

TEST(Signal, R5_6_IsSeenByThePartnerOrByTheTable) {
  EXPECT_EQ(signal_seen(SignalSeenBy::Partner, Observer::of(E)), Signal::Valuable);
  EXPECT_EQ(signal_seen(SignalSeenBy::Partner, Observer::of(W)), Signal::Valuable);
  EXPECT_FALSE(signal_seen(SignalSeenBy::Partner, Observer::of(N)));
  EXPECT_FALSE(signal_seen(SignalSeenBy::Partner, Observer::spectator()));
  EXPECT_EQ(signal_seen(SignalSeenBy::Table, Observer::of(N)), Signal::Valuable);
  EXPECT_EQ(signal_seen(SignalSeenBy::Table, Observer::spectator()), Signal::Valuable);
}

TEST(ThirdTrick, R5_7_AnyCardMayBeLed) {
  Table table = west_leads_second();
  table.tricks("AH JC QD JH");
  for (const char* text : {"QS", "AC", "KH"}) EXPECT_EQ(table.refusal(E, play(text)), "lawful");
}

}  // namespace avinas
