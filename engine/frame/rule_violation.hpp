// SPDX-License-Identifier: MIT
// Why the rules refuse something: a value, never an exception and never a sentence.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

namespace avinas {

/// The fault. Its word on the wire and its English stand in protocol's table of refusals.
enum class Violation : std::uint8_t {
  HandIsOver,
  NoHandDealt,
  MatchGivenUp,
  NotYourBid,
  LengthOutOfRange,
  LengthNotLonger,
  NoSuchLength,
  OtherSideIsAsked,
  PassedAlready,
  BiddingNotOpen,
  KnockBeforeLead,
  NoKnockHere,
  NotAskedForTrumps,
  NotYourCall,
  DeclarerLeads,
  FirstLeadFaceUp,
  ShorterThanStated,
  BiddingOpen,
  KnockWindowOpen,
  TrumpsNotNamed,
  SevensGameGoesOn,
  DeclarersStop,
  StopTooEarly,
  MatchIsOver,
  HandNotFinished,
  OtherDealer,
  EightCardsEach,
  CardDealtTwice,
  FollowTrumps,
  FollowClubs,
  FollowSpades,
  FollowHearts,
  FollowDiamonds,
  FaceUp,
  FirstLeadTrump,
  SecondLeadTrump,
  SignalIsDuty,
  FollowAsIfTrump,
  NotInHand,
  SignalNeedsFaceDown,
  NotYourPlay,
  NotOfThisGame,
  CallOutOfRange,
  NotBetter,
  LongestIsDuty,
  ClubsAreDue,
  LeftOfDealerLeads,
  MustOvertrump,
  RightOfDealerLeads,
  TenCardsEach,
  BidWithFirstCard,
  BidOnce,
  NoSuchRange,
  GrannyNotAlone,
  SixCardsEach,
  FourCardsEach,
  HigherContract,
  CatIsDeclarers,
  CatIsDone,
  CatFirst,
  TakeCatFirst,
  LayTwoAway,
  NoCatInStrike,
  FoldIsDeclarers,
  FoldTooLate,
  NoFoldHere,
  BiddingIsOver,
  ElevenCardsEach,
  PlayIsSaid,
  NotTheNextFigure,
  ChoiceIsDue,
  ChoiceIsMade,
  SoloistDecides,
  NoRaiseAlone,
  LayThreeAway,
  NothingToLay,
  MustHead,
  MustTrump,
  OvertrumpIfAble,
  BidOfOtherForm,
  HeartsNotHere,
  NoCallNow,
  CallAnotherCard,
  GiveAnotherCard,
  CallFirst,
  GiveFirst,
  LeftOfSoloistLeads,
  SixteenCardsEach,
  NoExchangeHere,
  ExchangeIsDone,
  ExchangeIsDeclarers,
  ExchangeFirst,
  LayOneOrTwo,
};

struct RuleViolation {
  std::string_view rule;  ///< the rule's number, such as "R5.2": a literal
  Violation what = Violation::HandIsOver;
};

/// A value, or the rule that forbids it.
template <typename T>
using OrViolation = std::variant<T, RuleViolation>;

}  // namespace avinas
