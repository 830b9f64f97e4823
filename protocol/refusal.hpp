// SPDX-License-Identifier: MIT
// Why something is refused: a reason with named values. Sentences are renderings of it; the English
// one is here, so that a client without words of its own has something to show.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/frame/rule_violation.hpp"

namespace avinas::protocol {

/// Classes of errors, which clients may rely on.
enum class ErrorCode : std::uint8_t {
  BadMessage,  ///< not JSON, a wrong type, a missing member, an unknown type
  NotWelcome,  ///< nothing but hello comes first; or the token is unknown
  NoSuchTable,
  NotAtTable,  ///< the request needs a table joined, or a seat
  NotAllowed,  ///< only the host may; or not now
  SeatTaken,
  RuleViolation,  ///< `rule` names it
  Limit,          ///< too many, too long, too fast
  Unavailable,    ///< the storage is full or the server is ending; try again later
};

/// The exact fault. Each has a class, a word on the wire and an English sentence in one table
/// (refusal.cpp).
enum class Reason : std::uint8_t {
  RuleViolation,
  BadFormat,
  NotAnObject,
  TooDeep,
  UnknownType,
  MessageTooLong,
  NameEmpty,
  NameTooLong,
  NameLetters,
  NameTaken,
  NameLookalike,
  PasswordTooShort,
  NothingSaid,
  HelloFirst,
  HelloAlready,
  UnknownToken,
  ClubPassword,
  WrongPassword,
  MembersOnly,
  UselessInvitation,
  InvitationForBot,
  UselessLink,
  Banned,
  RemovedByHost,
  TooManyPasswords,
  TooManyRequests,
  TooManyTables,
  TooManyNewcomers,
  ServerFull,
  NoRoomForTables,
  EnoughTables,
  Busy,
  FullOfSpectators,
  NoSuchTable,
  TableClosed,
  JoinFirst,
  SitFirst,
  NoMatch,
  TablePaused,
  TakeBackFirst,
  RestNotSure,
  NoSuchSeat,
  SeatTaken,
  PlaysAlready,
  HeldAnotherSeat,
  DidNotAsk,
  HostLetsIn,
  HostSetsOptions,
  UnknownGame,
  OptionOfOtherGame,
  OtherGame,
  GameFixed,
  OptionsFixed,
  HostBringsBots,
  LevelsByAgreement,
  HostFreesSeats,
  SeatsFixed,
  NobodySitsThere,
  PlayerIsHere,
  HostStarts,
  MatchRuns,
  FourMustSit,
  CatsToday,
  NoDealAwaited,
  PausedAlready,
  NotPaused,
  NoSpectators,
  MembersWatch,
  TalkOff,
  TalkBetweenHands,
  Muted,
  WatchersForPlayers,
  WatchersBetweenHands,
  HintsAmongBots,
  NothingToHint,
  ReviewAfterMatch,
  NothingToReview,
  NoTimeToReview,
  BotsWaitForOne,
  HostsOnly,
  NotToThatRole,
  OwnerMakesHosts,
  OwnerSetsClub,
  MembersHavePasswords,
  NobodyOfThatName,
  OwnResultsOnly,
  StandingsForRole,
  LogInHall,
  OnlyOwner,
  MatchUnderWay,
  Forgotten,
  AfterTheHand,
  NoSuchDevice,
  DeviceEnded,
  TablesForRole,
  GameNotOffered,
  CannotSave,
  TableStopped,
  ArchiveUnreadable,
  NoSuchEvening,
  EveningOver,
  EveningFull,
  EnteredTooOften,
  PairIsWhole,
  EveningsHost,
  RoundRuns,
  NoRoundRuns,
  TwoPairsMeet,
  EveningsOfPairs,
  EnoughEvenings,
  SeatsOfEvening,
};

/// Values by name, as the sentence needs them.
using Params = std::vector<std::pair<std::string_view, std::string>>;

/// The sentence with each {name} replaced by the value of that name.
std::string fill_in(std::string_view sentence, const Params& params);

struct Refusal {
  Reason reason = Reason::BadFormat;
  Params params{};
  std::string rule{};                    ///< such as "R5.2", or empty
  std::optional<Violation> violation{};  ///< with `Reason::RuleViolation`

  static Refusal of(const RuleViolation& wrong) {
    return {Reason::RuleViolation, {}, std::string(wrong.rule), wrong.what};
  }
};

ErrorCode code_of(const Refusal& refusal);
/// The reason's word on the wire, of a violation its own.
std::string_view word_of(const Refusal& refusal);
std::string in_english(const Refusal& refusal);
std::string_view in_english(Violation violation);

}  // namespace avinas::protocol
