// SPDX-License-Identifier: MIT
// The one table of refusals: class, word, English.
#include "protocol/refusal.hpp"

#include <array>

namespace avinas::protocol {
namespace {

struct Entry {
  Reason reason;
  ErrorCode code;
  std::string_view word;
  std::string_view english;  ///< {name} stands for the value of that name
};

// clang-format off: an entry a line
constexpr std::array kReasons{
    Entry{Reason::RuleViolation, ErrorCode::RuleViolation, "rule_violation", ""},
    Entry{Reason::BadFormat, ErrorCode::BadMessage, "bad_format", "{detail}"},
    Entry{Reason::NotAnObject, ErrorCode::BadMessage, "not_an_object",
          "A message is a JSON object."},
    Entry{Reason::TooDeep, ErrorCode::BadMessage, "too_deep", "The message nests too deep."},
    Entry{Reason::UnknownType, ErrorCode::BadMessage, "unknown_type",
          "There is no message of type {type}."},
    Entry{Reason::MessageTooLong, ErrorCode::Limit, "message_too_long",
          "A message may have {most} bytes at the most."},
    Entry{Reason::NameEmpty, ErrorCode::BadMessage, "name_empty",
          "A name needs at least one letter or digit."},
    Entry{Reason::NameTooLong, ErrorCode::BadMessage, "name_too_long",
          "The name is too long; {most} bytes are allowed."},
    Entry{Reason::NameLetters, ErrorCode::BadMessage, "name_letters",
          "A name has letters, digits and marks that can be seen, and single spaces; leave out the "
          "sign {sign}."},
    Entry{Reason::NameTaken, ErrorCode::NotAllowed, "name_taken",
          "The name {name} belongs to a member of this club; choose another."},
    Entry{Reason::NameLookalike, ErrorCode::NotAllowed, "name_lookalike",
          "The name {name} looks like that of a member or of a role; choose another."},
    Entry{Reason::PasswordTooShort, ErrorCode::BadMessage, "password_too_short",
          "A password needs at least {least} letters."},
    Entry{Reason::NothingSaid, ErrorCode::BadMessage, "nothing_said", "Nothing was said."},
    Entry{Reason::HelloFirst, ErrorCode::NotWelcome, "hello_first", "Say hello first."},
    Entry{Reason::HelloAlready, ErrorCode::NotAllowed, "hello_already",
          "You have said hello already."},
    Entry{Reason::UnknownToken, ErrorCode::NotWelcome, "unknown_token",
          "The server does not know you any more; enter your name again."},
    Entry{Reason::ClubPassword, ErrorCode::NotWelcome, "club_password",
          "This club has a password: enter it beside your name."},
    Entry{Reason::WrongPassword, ErrorCode::NotWelcome, "wrong_password",
          "The name or the password is wrong; try again."},
    Entry{Reason::MembersOnly, ErrorCode::NotWelcome, "members_only",
          "This club is for its members: sign in, or ask a host for an invitation link."},
    Entry{Reason::UselessInvitation, ErrorCode::NotWelcome, "useless_invitation",
          "This invitation was used, has ended, or was never made; ask for a new one."},
    Entry{Reason::InvitationForBot, ErrorCode::NotWelcome, "invitation_for_bot",
          "This invitation is for a bot's own new account; you stay who you are."},
    Entry{
        Reason::UselessLink, ErrorCode::NotWelcome, "useless_link",
        "This link for another device was used or has ended; make a new one where you are known."},
    Entry{Reason::Banned, ErrorCode::NotWelcome, "banned",
          "The hosts of this club do not want you here; write to them."},
    Entry{Reason::RemovedByHost, ErrorCode::NotWelcome, "removed_by_host",
          "A host has removed you from the club for this evening."},
    Entry{Reason::TooManyPasswords, ErrorCode::Limit, "too_many_passwords",
          "Too many wrong passwords; try again in {seconds} seconds."},
    Entry{Reason::TooManyRequests, ErrorCode::Limit, "too_many_requests",
          "Too many requests at once; wait a moment."},
    Entry{Reason::TooManyTables, ErrorCode::Limit, "too_many_tables",
          "Too many tables are opened from your address; try again in a minute."},
    Entry{Reason::TooManyNewcomers, ErrorCode::Limit, "too_many_newcomers",
          "Too many new players come from your address; try again in a minute."},
    Entry{
        Reason::ServerFull, ErrorCode::Limit, "server_full",
        "The server has no room for more players. Guests who do not come back are forgotten after "
        "a week; try again later, or tell the operator."},
    Entry{Reason::NoRoomForTables, ErrorCode::Limit, "no_room_for_tables",
          "The server has no room for more tables. Tables that nobody uses are put away after a "
          "day; try again later, or tell the operator."},
    Entry{
        Reason::EnoughTables, ErrorCode::Limit, "enough_tables",
        "You, or those at your address, have as many tables open as may be at a time ({tables} for "
        "each player). Play at one of them; those that nobody uses are put away after a day."},
    Entry{Reason::Busy, ErrorCode::Limit, "busy",
          "Too many are waiting for this; try again in a moment."},
    Entry{Reason::FullOfSpectators, ErrorCode::Limit, "full_of_spectators",
          "The table is full of spectators; try again later."},
    Entry{Reason::TooManyAsk, ErrorCode::Limit, "too_many_ask",
          "Too many ask for a seat at this table; wait until some were answered."},
    Entry{Reason::NoSuchTable, ErrorCode::NoSuchTable, "no_such_table",
          "There is no table {table}; check the code or open a new one."},
    Entry{Reason::TableClosed, ErrorCode::NoSuchTable, "table_closed",
          "This table was closed; open a new one."},
    Entry{Reason::JoinFirst, ErrorCode::NotAtTable, "join_first", "Join a table first."},
    Entry{Reason::SitFirst, ErrorCode::NotAtTable, "sit_first", "Sit down first."},
    Entry{Reason::NoMatch, ErrorCode::NotAllowed, "no_match",
          "No match is being played at this table."},
    Entry{Reason::TablePaused, ErrorCode::NotAllowed, "table_paused", "The table is paused."},
    Entry{Reason::TakeBackFirst, ErrorCode::NotAllowed, "take_back_first",
          "A stand-in plays your seat; take it back first."},
    Entry{Reason::RestNotSure, ErrorCode::NotAllowed, "rest_not_sure",
          "What you have seen does not prove that your cards take every trick that is left; play "
          "on."},
    Entry{Reason::NoSuchSeat, ErrorCode::NotAllowed, "no_such_seat",
          "This game has no such seat; choose another one."},
    Entry{Reason::SeatTaken, ErrorCode::SeatTaken, "seat_taken",
          "{name} sits there; choose another seat."},
    Entry{Reason::PlaysAlready, ErrorCode::NotAllowed, "plays_already",
          "You already play at this table."},
    Entry{Reason::HeldAnotherSeat, ErrorCode::NotAllowed, "held_another_seat",
          "You have seen the cards of {seat} in this hand; sit there again, or wait for the next "
          "hand."},
    Entry{Reason::DidNotAsk, ErrorCode::NotAllowed, "did_not_ask",
          "That person has not asked for this seat, or has gone."},
    Entry{Reason::HostLetsIn, ErrorCode::NotAllowed, "host_lets_in",
          "The player opposite lets somebody in; where a bot sits there, the host does."},
    Entry{Reason::HostSetsOptions, ErrorCode::NotAllowed, "host_sets_options",
          "Only the host sets the options."},
    Entry{Reason::UnknownGame, ErrorCode::BadMessage, "unknown_game",
          "This server has no game {game}."},
    Entry{Reason::OptionOfOtherGame, ErrorCode::BadMessage, "option_of_other_game",
          "The option {option} is none of the game {game}."},
    Entry{Reason::OtherGame, ErrorCode::NotAllowed, "other_game",
          "This table plays {game}, which this program does not show: use a later one."},
    Entry{Reason::GameFixed, ErrorCode::NotAllowed, "game_fixed",
          "A table keeps its game; open another table for another game."},
    Entry{Reason::OptionsFixed, ErrorCode::NotAllowed, "options_fixed",
          "During a match only who may watch and whether the hall shows the table can change."},
    Entry{Reason::HostBringsBots, ErrorCode::NotAllowed, "host_brings_bots",
          "Only the host brings in bots."},
    Entry{Reason::LevelsByAgreement, ErrorCode::NotAllowed, "levels_by_agreement",
          "In a match the bots' level changes when all players agree; propose it."},
    Entry{Reason::HostFreesSeats, ErrorCode::NotAllowed, "host_frees_seats",
          "Only the host frees a seat."},
    Entry{Reason::SeatsFixed, ErrorCode::NotAllowed, "seats_fixed",
          "The seats stay as they are until the match ends."},
    Entry{Reason::NobodySitsThere, ErrorCode::NotAllowed, "nobody_sits_there",
          "Nobody sits there."},
    Entry{Reason::PlayerIsHere, ErrorCode::NotAllowed, "player_is_here",
          "{name} is here; only the seat of somebody who is away can be freed."},
    Entry{Reason::HostStarts, ErrorCode::NotAllowed, "host_starts",
          "Only the host starts the match."},
    Entry{Reason::MatchRuns, ErrorCode::NotAllowed, "match_runs",
          "A match is already being played."},
    Entry{Reason::FourMustSit, ErrorCode::NotAllowed, "four_must_sit",
          "Every seat must be taken before the match starts; bots can fill empty ones."},
    Entry{Reason::CatsToday, ErrorCode::NotAllowed, "cats_today",
          "After Cats there is no more play that day; come back tomorrow."},
    Entry{Reason::NoDealAwaited, ErrorCode::NotAllowed, "no_deal_awaited", "No deal is awaited."},
    Entry{Reason::PausedAlready, ErrorCode::NotAllowed, "paused_already",
          "The table is paused already."},
    Entry{Reason::NotPaused, ErrorCode::NotAllowed, "not_paused", "The table is not paused."},
    Entry{Reason::NoSpectators, ErrorCode::NotAllowed, "no_spectators",
          "This table does not want spectators."},
    Entry{Reason::MembersWatch, ErrorCode::NotAllowed, "members_watch",
          "Only members of the club may watch this table; sign in, or ask for an invitation."},
    Entry{Reason::TalkOff, ErrorCode::NotAllowed, "talk_off",
          "This table plays without it; the host can allow it."},
    Entry{Reason::TalkBetweenHands, ErrorCode::NotAllowed, "talk_between_hands",
          "At this table you may do that between hands."},
    Entry{Reason::Muted, ErrorCode::NotAllowed, "muted",
          "A host has muted you; you can still play."},
    Entry{Reason::WatchersForPlayers, ErrorCode::NotAllowed, "watchers_for_players",
          "Who watches is told to those who play."},
    Entry{Reason::WatchersBetweenHands, ErrorCode::NotAllowed, "watchers_between_hands",
          "During a hand nobody who plays is told the names of spectators; ask when it is over."},
    Entry{Reason::HintsAmongBots, ErrorCode::NotAllowed, "hints_among_bots",
          "Hints are given where you play with bots alone."},
    Entry{Reason::NothingToHint, ErrorCode::NotAllowed, "nothing_to_hint",
          "There is nothing to decide for you now."},
    Entry{Reason::ReviewAfterMatch, ErrorCode::NotAllowed, "review_after_match",
          "This table looks at hands when the match is over."},
    Entry{Reason::NothingToReview, ErrorCode::NotAllowed, "nothing_to_review",
          "No hand of this match is over yet."},
    Entry{Reason::NoTimeToReview, ErrorCode::Unavailable, "no_time_to_review",
          "The server has no time to look at that hand now; ask again in a moment."},
    Entry{Reason::BotsWaitForOne, ErrorCode::NotAllowed, "bots_wait_for_one",
          "Bots take their time where you play with bots alone."},
    Entry{Reason::HostsOnly, ErrorCode::NotAllowed, "hosts_only",
          "Only hosts of the club may do that."},
    Entry{Reason::NotToThatRole, ErrorCode::NotAllowed, "not_to_that_role",
          "You cannot do that to somebody who is {role}."},
    Entry{Reason::OwnerMakesHosts, ErrorCode::NotAllowed, "owner_makes_hosts",
          "Only the owner makes or invites hosts."},
    Entry{Reason::OwnerSetsClub, ErrorCode::NotAllowed, "owner_sets_club",
          "Only the owner sets what the club is."},
    Entry{Reason::MembersHavePasswords, ErrorCode::NotAllowed, "members_have_passwords",
          "Only members have a password; ask a host for an invitation."},
    Entry{Reason::NobodyOfThatName, ErrorCode::NotAllowed, "nobody_of_that_name",
          "Nobody in the club is called {name}."},
    Entry{Reason::OwnResultsOnly, ErrorCode::NotAllowed, "own_results_only",
          "This club shows you your own matches only."},
    Entry{Reason::StandingsForRole, ErrorCode::NotAllowed, "standings_for_role",
          "In this club the standings are for its members; ask for an invitation."},
    Entry{Reason::LogInHall, ErrorCode::NotAllowed, "log_in_hall",
          "The audit log and reports are read in the hall; leave your table first."},
    Entry{Reason::OnlyOwner, ErrorCode::NotAllowed, "only_owner",
          "A club keeps an owner; make somebody else its owner first."},
    Entry{Reason::MatchUnderWay, ErrorCode::NotAllowed, "match_under_way",
          "A match is being played; try again when it is over."},
    Entry{Reason::Forgotten, ErrorCode::NotWelcome, "forgotten",
          "The club has forgotten you; come in under any name."},
    Entry{Reason::AfterTheHand, ErrorCode::NotAllowed, "after_the_hand",
          "While you play a hand you are not shown this; ask when it is over."},
    Entry{Reason::NoSuchDevice, ErrorCode::NotAllowed, "no_such_device",
          "You are not signed in on that device; ask for the list again."},
    Entry{Reason::DeviceEnded, ErrorCode::NotWelcome, "device_ended",
          "This device was signed out; sign in again."},
    Entry{Reason::TablesForRole, ErrorCode::NotAllowed, "tables_for_role",
          "In this club you may sit and watch, but not open tables; ask a host."},
    Entry{Reason::GameNotOffered, ErrorCode::NotAllowed, "game_not_offered",
          "This club opens no tables of {game}."},
    Entry{Reason::CannotSave, ErrorCode::Unavailable, "cannot_save",
          "The server cannot save moves now; try again in a moment."},
    Entry{Reason::TableStopped, ErrorCode::Unavailable, "table_stopped",
          "This table stopped because of a fault in the program; what was played is kept. Open "
          "another table."},
    Entry{Reason::ArchiveUnreadable, ErrorCode::Unavailable, "archive_unreadable",
          "The archive cannot be read now; tell the operator, and try again later."},
};

struct ViolationEntry {
  Violation violation;
  std::string_view word;
  std::string_view english;
};

constexpr std::array kViolations{
    ViolationEntry{Violation::HandIsOver, "hand_is_over", "The hand is over."},
    ViolationEntry{Violation::NoHandDealt, "no_hand_dealt", "No hand has been dealt yet."},
    ViolationEntry{Violation::MatchGivenUp, "match_given_up", "The match was given up."},
    ViolationEntry{Violation::NotYourBid, "not_your_bid", "It is not your turn to bid."},
    ViolationEntry{Violation::LengthOutOfRange, "length_out_of_range",
                   "A length is a number from 1 to 8."},
    ViolationEntry{Violation::LengthNotLonger, "length_not_longer",
                   "A length must be longer than any stated before."},
    ViolationEntry{Violation::NoSuchLength, "no_such_length",
                   "You do not hold a suit of that length."},
    ViolationEntry{Violation::OtherSideIsAsked, "other_side_is_asked",
                   "It is not your side that is asked about knocking."},
    ViolationEntry{Violation::PassedAlready, "passed_already", "You have already passed."},
    ViolationEntry{Violation::BiddingNotOpen, "bidding_not_open",
                   "Lengths are stated only while the bidding is open."},
    ViolationEntry{Violation::KnockBeforeLead, "knock_before_lead",
                   "Knocking is only before the first lead."},
    ViolationEntry{Violation::NoKnockHere, "no_knock_here",
                   "There is no knocking in a no-sevens game."},
    ViolationEntry{Violation::NotAskedForTrumps, "not_asked_for_trumps",
                   "You are not asked for the trump suit."},
    ViolationEntry{Violation::NotYourCall, "not_your_call", "It is not your turn."},
    ViolationEntry{Violation::DeclarerLeads, "declarer_leads",
                   "Declarer leads to the first trick."},
    ViolationEntry{Violation::FirstLeadFaceUp, "first_lead_face_up", "The first lead is face up."},
    ViolationEntry{Violation::ShorterThanStated, "shorter_than_stated",
                   "Your length in that suit is shorter than you stated."},
    ViolationEntry{Violation::BiddingOpen, "bidding_open", "The bidding is still open."},
    ViolationEntry{Violation::KnockWindowOpen, "knock_window_open",
                   "The knock window is still open."},
    ViolationEntry{Violation::TrumpsNotNamed, "trumps_not_named",
                   "The trump suit must be named first."},
    ViolationEntry{Violation::SevensGameGoesOn, "sevens_game_goes_on",
                   "A sevens game is not stopped."},
    ViolationEntry{Violation::DeclarersStop, "declarers_stop",
                   "Only declarer or partner may stop the game."},
    ViolationEntry{Violation::StopTooEarly, "stop_too_early",
                   "A game is stopped only once the trump suit is known."},
    ViolationEntry{Violation::MatchIsOver, "match_is_over", "The match is over."},
    ViolationEntry{Violation::HandNotFinished, "hand_not_finished",
                   "The hand before is not finished."},
    ViolationEntry{Violation::OtherDealer, "other_dealer", "The deal passes to another dealer."},
    ViolationEntry{Violation::EightCardsEach, "eight_cards_each", "Each player gets eight cards."},
    ViolationEntry{Violation::CardDealtTwice, "card_dealt_twice",
                   "Each card of the pack is dealt once."},
    ViolationEntry{Violation::FollowTrumps, "follow_trumps", "You must follow with a trump."},
    ViolationEntry{Violation::FollowClubs, "follow_clubs", "You must follow clubs."},
    ViolationEntry{Violation::FollowSpades, "follow_spades", "You must follow spades."},
    ViolationEntry{Violation::FollowHearts, "follow_hearts", "You must follow hearts."},
    ViolationEntry{Violation::FollowDiamonds, "follow_diamonds", "You must follow diamonds."},
    ViolationEntry{Violation::FaceUp, "face_up",
                   "Only the lead to the second trick may be face down, and only without a trump."},
    ViolationEntry{Violation::FirstLeadTrump, "first_lead_trump",
                   "The first lead must be a trump."},
    ViolationEntry{Violation::SecondLeadTrump, "second_lead_trump",
                   "You hold a trump, so you must lead one to the second trick."},
    ViolationEntry{Violation::SignalIsDuty, "signal_is_duty",
                   "At this table a card led face down goes with a signal."},
    ViolationEntry{Violation::FollowAsIfTrump, "follow_as_if_trump",
                   "Follow the second trick as if a trump had been led."},
    ViolationEntry{Violation::NotInHand, "not_in_hand", "That card is not in your hand."},
    ViolationEntry{Violation::SignalNeedsFaceDown, "signal_needs_face_down",
                   "A signal goes only with a card led face down."},
    ViolationEntry{Violation::NotYourPlay, "not_your_play", "It is not your turn to play."},
    ViolationEntry{Violation::NotOfThisGame, "not_of_this_game", "This game has no such move."},
    ViolationEntry{Violation::CallOutOfRange, "call_out_of_range",
                   "A call is a length from 5 to 8, of three players to 10, of two to 12."},
    ViolationEntry{Violation::NotBetter, "not_better",
                   "You may say better to an equal length in clubs, once."},
    ViolationEntry{Violation::LongestIsDuty, "longest_is_duty",
                   "At this table you must call your longest length if it beats the call before."},
    ViolationEntry{Violation::ClubsAreDue, "clubs_are_due", "You must name clubs."},
    ViolationEntry{Violation::LeftOfDealerLeads, "left_of_dealer_leads",
                   "The player on the dealer's left leads to the first trick."},
    ViolationEntry{Violation::MustOvertrump, "must_overtrump",
                   "At this table you must play a higher trump if you cannot follow suit."},
    ViolationEntry{Violation::RightOfDealerLeads, "right_of_dealer_leads",
                   "The player on the dealer's right leads to the first trick."},
    ViolationEntry{Violation::TenCardsEach, "ten_cards_each", "Each player gets ten cards."},
    ViolationEntry{Violation::BidWithFirstCard, "bid_with_first_card",
                   "A bid is made before one's first card."},
    ViolationEntry{Violation::BidOnce, "bid_once", "You have made your bid."},
    ViolationEntry{Violation::NoSuchRange, "no_such_range", "A range is a number from 1 to 4."},
    ViolationEntry{Violation::GrannyNotAlone, "granny_not_alone",
                   "A black queen is played only as your last card of its suit."},
    ViolationEntry{Violation::SixCardsEach, "six_cards_each", "Each player gets six cards."},
    ViolationEntry{Violation::FourCardsEach, "four_cards_each", "Each player gets four cards."},
    ViolationEntry{Violation::HigherContract, "higher_contract",
                   "A contract must be higher than those before."},
    ViolationEntry{Violation::CatIsDeclarers, "cat_is_declarers",
                   "Only declarer may take the cat or leave it."},
    ViolationEntry{Violation::CatIsDone, "cat_is_done", "The cat was taken or left already."},
    ViolationEntry{Violation::CatFirst, "cat_first", "First declarer takes the cat or leaves it."},
    ViolationEntry{Violation::TakeCatFirst, "take_cat_first",
                   "At this table the cat is taken before cards are laid away."},
    ViolationEntry{Violation::LayTwoAway, "lay_two_away", "Lay two of your cards away."},
    ViolationEntry{Violation::NoCatInStrike, "no_cat_in_strike",
                   "A strike is played without the cat."},
    ViolationEntry{Violation::FoldIsDeclarers, "fold_is_declarers", "Only declarer may fold."},
    ViolationEntry{Violation::FoldTooLate, "fold_too_late", "Nobody folds once a card was played."},
    ViolationEntry{Violation::NoFoldHere, "no_fold_here", "Nobody folds in the auction."},
    ViolationEntry{Violation::BiddingIsOver, "bidding_is_over", "The bidding is over."},
    ViolationEntry{Violation::ElevenCardsEach, "eleven_cards_each",
                   "Each player gets eleven cards."},
    ViolationEntry{Violation::PlayIsSaid, "play_is_said",
                   "Somebody has said play: say hand, or pass."},
    ViolationEntry{Violation::NotTheNextFigure, "not_the_next_figure",
                   "That is not the figure that may be said next."},
    ViolationEntry{Violation::ChoiceIsDue, "choice_is_due",
                   "First the soloist takes the stock or says hand."},
    ViolationEntry{Violation::ChoiceIsMade, "choice_is_made",
                   "The soloist has taken the stock or said hand already."},
    ViolationEntry{Violation::SoloistDecides, "soloist_decides", "Only the soloist decides that."},
    ViolationEntry{Violation::NoRaiseAlone, "no_raise_alone",
                   "At this table a hand that nobody contested is played for 61 points."},
    ViolationEntry{Violation::LayThreeAway, "lay_three_away", "Lay three of your cards away."},
    ViolationEntry{Violation::NothingToLay, "nothing_to_lay", "No cards are laid away now."},
    ViolationEntry{Violation::MustHead, "must_head",
                   "You must play a higher card of the suit if you can."},
    ViolationEntry{Violation::MustTrump, "must_trump", "You cannot follow, so you must trump."},
    ViolationEntry{Violation::OvertrumpIfAble, "overtrump_if_able",
                   "You must play a higher trump if you can."},
    ViolationEntry{Violation::BidOfOtherForm, "bid_of_other_form",
                   "There is no such bid in this form of the game."},
    ViolationEntry{Violation::HeartsNotHere, "hearts_not_here",
                   "Hearts are not the trumps of this contract; name another suit."},
    ViolationEntry{Violation::NoCallNow, "no_call_now", "No card is called or given now."},
    ViolationEntry{Violation::CallAnotherCard, "call_another_card",
                   "Call for a card of the pack that you do not hold."},
    ViolationEntry{Violation::GiveAnotherCard, "give_another_card",
                   "Give another card than the one that you called for."},
    ViolationEntry{Violation::CallFirst, "call_first",
                   "The soloist first calls for a card, or for none."},
    ViolationEntry{Violation::GiveFirst, "give_first",
                   "The soloist first gives a card for the one that was called."},
    ViolationEntry{Violation::LeftOfSoloistLeads, "left_of_soloist_leads",
                   "The player on the soloist's left leads to the first trick."},
    ViolationEntry{Violation::SixteenCardsEach, "sixteen_cards_each",
                   "Each player gets sixteen cards."},
    ViolationEntry{Violation::NoExchangeHere, "no_exchange_here",
                   "No cards are exchanged in this form."},
    ViolationEntry{Violation::ExchangeIsDone, "exchange_is_done", "The exchange is over."},
    ViolationEntry{Violation::ExchangeIsDeclarers, "exchange_is_declarers",
                   "The exchange is declarer's."},
    ViolationEntry{Violation::ExchangeFirst, "exchange_first",
                   "Declarer first exchanges cards or keeps their hand."},
    ViolationEntry{Violation::LayOneOrTwo, "lay_one_or_two", "Lay one or two of your cards away."},
};
// clang-format on

/// The tables stand in the order of their enumerations, so that a look-up is an index.
template <typename Table, typename Member>
constexpr bool in_order(const Table& table, Member member) {
  for (std::size_t i = 0; i < table.size(); ++i) {
    if (static_cast<std::size_t>(table[i].*member) != i) return false;
  }
  return true;
}
static_assert(in_order(kReasons, &Entry::reason));
static_assert(in_order(kViolations, &ViolationEntry::violation));

const Entry& entry_of(const Refusal& refusal) {
  return kReasons[static_cast<std::size_t>(refusal.reason)];
}
const ViolationEntry& entry_of(Violation violation) {
  return kViolations[static_cast<std::size_t>(violation)];
}

}  // namespace

ErrorCode code_of(const Refusal& refusal) { return entry_of(refusal).code; }

std::string_view word_of(const Refusal& refusal) {
  return refusal.violation ? entry_of(*refusal.violation).word : entry_of(refusal).word;
}

std::string_view in_english(Violation violation) { return entry_of(violation).english; }

std::string fill_in(std::string_view sentence, const Params& params) {
  std::string filled(sentence);
  for (const auto& [name, value] : params) {
    const std::string place = "{" + std::string(name) + "}";
    if (const auto at = filled.find(place); at != std::string::npos) {
      filled.replace(at, place.size(), value);
    }
  }
  return filled;
}

std::string in_english(const Refusal& refusal) {
  if (refusal.violation) return std::string(in_english(*refusal.violation));
  return fill_in(entry_of(refusal).english, refusal.params);
}

}  // namespace avinas::protocol
