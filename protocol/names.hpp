// SPDX-License-Identifier: MIT
// The words that stand for enumerated values in messages and records: one table for both ways.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/avinas/model/score.hpp"
#include "engine/avinas/model/view.hpp"
#include "engine/einwerfen/options.hpp"
#include "engine/sjavs/options.hpp"
#include "engine/sjavsalone/options.hpp"
#include "protocol/server_messages.hpp"

namespace avinas::protocol {

/// Specialised for every enumeration that travels: its values and their words.
template <typename E>
struct Names;

template <>
struct Names<Overbid> {
  static constexpr std::array table{std::pair{Overbid::LosesMatch, "loses_match"},
                                    std::pair{Overbid::Refused, "refused"}};
};
template <>
struct Names<SignalSeenBy> {
  static constexpr std::array table{std::pair{SignalSeenBy::Partner, "partner"},
                                    std::pair{SignalSeenBy::Table, "table"}};
};
template <>
struct Names<SignalDuty> {
  static constexpr std::array table{std::pair{SignalDuty::May, "may"},
                                    std::pair{SignalDuty::Must, "must"}};
};
template <>
struct Names<PointsShown> {
  static constexpr std::array table{std::pair{PointsShown::Table, "table"},
                                    std::pair{PointsShown::No, "no"}};
};
template <>
struct Names<StakesKind> {
  static constexpr std::array table{std::pair{StakesKind::None, "none"},
                                    std::pair{StakesKind::Flat, "flat"},
                                    std::pair{StakesKind::PerRam, "per_ram"}};
};
template <>
struct Names<Signal> {
  static constexpr std::array table{std::pair{Signal::Valuable, "valuable"},
                                    std::pair{Signal::Worthless, "worthless"}};
};
template <>
struct Names<Form> {
  static constexpr std::array table{
      std::pair{Form::Sevens, "sevens"}, std::pair{Form::NoSevens, "no_sevens"},
      std::pair{Form::PassedOut, "passed_out"}, std::pair{Form::Unfinished, "unfinished"}};
};
template <>
struct Names<KnockLevel> {
  static constexpr std::array table{std::pair{KnockLevel::None, "none"},
                                    std::pair{KnockLevel::Knock, "knock"},
                                    std::pair{KnockLevel::KnockAgain, "knock_again"}};
};
template <>
struct Names<PenaltyKind> {
  static constexpr std::array table{std::pair{PenaltyKind::Rams, "rams"},
                                    std::pair{PenaltyKind::Pips, "pips"}};
};
template <>
struct Names<EndReason> {
  static constexpr std::array table{
      std::pair{EndReason::Cats, "cats"}, std::pair{EndReason::Rams, "rams"},
      std::pair{EndReason::Pips, "pips"}, std::pair{EndReason::Overbid, "overbid"}};
};
template <>
struct Names<ViewPhase> {
  static constexpr std::array table{std::pair{ViewPhase::BeforeDeal, "before_deal"},
                                    std::pair{ViewPhase::Bidding, "bidding"},
                                    std::pair{ViewPhase::Knocking, "knocking"},
                                    std::pair{ViewPhase::Playing, "playing"},
                                    std::pair{ViewPhase::NamingTrump, "naming_trump"},
                                    std::pair{ViewPhase::HandOver, "hand_over"},
                                    std::pair{ViewPhase::MatchOver, "match_over"},
                                    std::pair{ViewPhase::Abandoned, "abandoned"},
                                    std::pair{ViewPhase::Exchanging, "exchanging"}};
};

template <>
struct Names<sjavs::Calls> {
  static constexpr std::array table{std::pair{sjavs::Calls::Forced, "forced"},
                                    std::pair{sjavs::Calls::Free, "free"}};
};
template <>
struct Names<sjavs::AllPass> {
  static constexpr std::array table{std::pair{sjavs::AllPass::Redeal, "redeal"},
                                    std::pair{sjavs::AllPass::Played, "played"}};
};
template <>
struct Names<sjavs::Overtrump> {
  static constexpr std::array table{std::pair{sjavs::Overtrump::Free, "free"},
                                    std::pair{sjavs::Overtrump::Must, "must"}};
};
template <>
struct Names<sjavs::Tie> {
  static constexpr std::array table{std::pair{sjavs::Tie::BySuit, "by_suit"},
                                    std::pair{sjavs::Tie::BySide, "by_side"}};
};

template <>
struct Names<einwerfen::Hands> {
  static constexpr std::array table{std::pair{einwerfen::Hands::Sixteen, "sixteen"},
                                    std::pair{einwerfen::Hands::Eight, "eight"},
                                    std::pair{einwerfen::Hands::Four, "four"}};
};
template <>
struct Names<einwerfen::StakesKind> {
  static constexpr std::array table{std::pair{einwerfen::StakesKind::None, "none"},
                                    std::pair{einwerfen::StakesKind::Flat, "flat"},
                                    std::pair{einwerfen::StakesKind::PerGame, "per_game"}};
};

template <>
struct Names<sueca::Games> {
  static constexpr std::array table{std::pair{sueca::Games::Four, "four"},
                                    std::pair{sueca::Games::Ten, "ten"}};
};
template <>
struct Names<sueca::Bandeira> {
  static constexpr std::array table{std::pair{sueca::Bandeira::Tricks, "tricks"},
                                    std::pair{sueca::Bandeira::Points, "points"}};
};
template <>
struct Names<sueca::TiedHand> {
  static constexpr std::array table{std::pair{sueca::TiedHand::Nothing, "nothing"},
                                    std::pair{sueca::TiedHand::OneMore, "one_more"}};
};
template <>
struct Names<sueca::Reason> {
  static constexpr std::array table{
      std::pair{sueca::Reason::Plain, "plain"}, std::pair{sueca::Reason::Gato, "gato"},
      std::pair{sueca::Reason::Chapeu, "chapeu"}, std::pair{sueca::Reason::Arrepio, "arrepio"}};
};

template <>
struct Names<klorsjavs::Form> {
  static constexpr std::array table{std::pair{klorsjavs::Form::Three, "three"},
                                    std::pair{klorsjavs::Form::Four, "four"},
                                    std::pair{klorsjavs::Form::Auction, "auction"}};
};
template <>
struct Names<klorsjavs::CatRule> {
  static constexpr std::array table{std::pair{klorsjavs::CatRule::Unseen, "unseen"},
                                    std::pair{klorsjavs::CatRule::Seen, "seen"}};
};
template <>
struct Names<Hands> {
  static constexpr std::array table{std::pair{Hands::Twelve, "twelve"},
                                    std::pair{Hands::Six, "six"},
                                    std::pair{Hands::TwentyFour, "twenty_four"}};
};
template <>
struct Names<klorsjavs::Contract> {
  static constexpr std::array table{std::pair{klorsjavs::Contract::Game, "game"},
                                    std::pair{klorsjavs::Contract::Strike, "strike"},
                                    std::pair{klorsjavs::Contract::Tout, "tout"},
                                    std::pair{klorsjavs::Contract::StrikeTout, "strike_tout"}};
};
template <>
struct Names<klorsjavs::CatFate> {
  static constexpr std::array table{std::pair{klorsjavs::CatFate::Taken, "taken"},
                                    std::pair{klorsjavs::CatFate::Left, "left"}};
};
template <>
struct Names<tarock::Pot> {
  static constexpr std::array table{std::pair{tarock::Pot::Hundred, "hundred"},
                                    std::pair{tarock::Pot::Fifty, "fifty"}};
};
template <>
struct Names<tarock::Contract> {
  static constexpr std::array table{std::pair{tarock::Contract::PickUp, "pick_up"},
                                    std::pair{tarock::Contract::Hand, "hand"}};
};

template <>
struct Names<sixbid::Form> {
  static constexpr std::array table{std::pair{sixbid::Form::SixBid, "six_bid"},
                                    std::pair{sixbid::Form::Frog, "frog"}};
};
template <>
struct Names<sjavsalone::Form> {
  static constexpr std::array table{std::pair{sjavsalone::Form::Three, "three"},
                                    std::pair{sjavsalone::Form::Two, "two"}};
};
template <>
struct Names<sixbid::Contract> {
  static constexpr std::array table{std::pair{sixbid::Contract::Solo, "solo"},
                                    std::pair{sixbid::Contract::HeartSolo, "heart_solo"},
                                    std::pair{sixbid::Contract::Misere, "misere"},
                                    std::pair{sixbid::Contract::Guarantee, "guarantee"},
                                    std::pair{sixbid::Contract::SpreadMisere, "spread_misere"},
                                    std::pair{sixbid::Contract::CallSolo, "call_solo"},
                                    std::pair{sixbid::Contract::Frog, "frog"},
                                    std::pair{sixbid::Contract::Chico, "chico"},
                                    std::pair{sixbid::Contract::Grand, "grand"}};
};

template <>
struct Names<Movement> {
  static constexpr std::array table{std::pair{Movement::Howell, "howell"},
                                    std::pair{Movement::Mitchell, "mitchell"},
                                    std::pair{Movement::Swiss, "swiss"}};
};
template <>
struct Names<EveningStage> {
  static constexpr std::array table{
      std::pair{EveningStage::Gathering, "gathering"}, std::pair{EveningStage::Playing, "playing"},
      std::pair{EveningStage::Between, "between"}, std::pair{EveningStage::Over, "over"}};
};
template <>
struct Names<EveningDo> {
  static constexpr std::array table{
      std::pair{EveningDo::Enter, "enter"}, std::pair{EveningDo::Leave, "leave"},
      std::pair{EveningDo::Begin, "begin"}, std::pair{EveningDo::CloseRound, "close_round"},
      std::pair{EveningDo::End, "end"}};
};
template <>
struct Names<AtZero> {
  static constexpr std::array table{std::pair{AtZero::StandIn, "stand_in"},
                                    std::pair{AtZero::Wait, "wait"}};
};
template <>
struct Names<Watching> {
  static constexpr std::array table{std::pair{Watching::Nobody, "nobody"},
                                    std::pair{Watching::Members, "members"},
                                    std::pair{Watching::Anyone, "anyone"}};
};
template <>
struct Names<Talk> {
  static constexpr std::array table{std::pair{Talk::Off, "off"},
                                    std::pair{Talk::BetweenHands, "between_hands"},
                                    std::pair{Talk::Always, "always"}};
};
template <>
struct Names<Role> {
  static constexpr std::array table{std::pair{Role::Guest, "guest"}, std::pair{Role::Bot, "bot"},
                                    std::pair{Role::Member, "member"},
                                    std::pair{Role::Host, "host"}, std::pair{Role::Owner, "owner"}};
};
template <>
struct Names<Measure> {
  static constexpr std::array table{
      std::pair{Measure::Mute, "mute"},         std::pair{Measure::Unmute, "unmute"},
      std::pair{Measure::Remove, "remove"},     std::pair{Measure::Ban, "ban"},
      std::pair{Measure::Unban, "unban"},       std::pair{Measure::MakeMember, "make_member"},
      std::pair{Measure::MakeHost, "make_host"}};
};
template <>
struct Names<Emote> {
  static constexpr std::array table{std::pair{Emote::Hello, "hello"},
                                    std::pair{Emote::Thanks, "thanks"},
                                    std::pair{Emote::WellPlayed, "well_played"},
                                    std::pair{Emote::Sorry, "sorry"},
                                    std::pair{Emote::OneMoment, "one_moment"},
                                    std::pair{Emote::Cheers, "cheers"}};
};
template <>
struct Names<SeatKind> {
  static constexpr std::array table{std::pair{SeatKind::Empty, "empty"},
                                    std::pair{SeatKind::Human, "human"},
                                    std::pair{SeatKind::Bot, "bot"}};
};
template <>
struct Names<BotLevel> {
  static constexpr std::array table{std::pair{BotLevel::Learner, "learner"},
                                    std::pair{BotLevel::Club, "club"},
                                    std::pair{BotLevel::Master, "master"}};
};
template <>
struct Names<TableStage> {
  static constexpr std::array table{std::pair{TableStage::Seating, "seating"},
                                    std::pair{TableStage::Playing, "playing"},
                                    std::pair{TableStage::Finished, "finished"}};
};
template <>
struct Names<Proposal> {
  static constexpr std::array table{
      std::pair{Proposal::Pause, "pause"},        std::pair{Proposal::Resume, "resume"},
      std::pair{Proposal::Abandon, "abandon"},    std::pair{Proposal::BotsLearner, "bots_learner"},
      std::pair{Proposal::BotsClub, "bots_club"}, std::pair{Proposal::BotsMaster, "bots_master"}};
};
template <>
struct Names<Standstill> {
  static constexpr std::array table{std::pair{Standstill::None, "none"},
                                    std::pair{Standstill::Paused, "paused"},
                                    std::pair{Standstill::Storage, "storage"}};
};
template <>
struct Names<ErrorCode> {
  static constexpr std::array table{std::pair{ErrorCode::BadMessage, "bad_message"},
                                    std::pair{ErrorCode::NotWelcome, "not_welcome"},
                                    std::pair{ErrorCode::NoSuchTable, "no_such_table"},
                                    std::pair{ErrorCode::NotAtTable, "not_at_table"},
                                    std::pair{ErrorCode::NotAllowed, "not_allowed"},
                                    std::pair{ErrorCode::SeatTaken, "seat_taken"},
                                    std::pair{ErrorCode::RuleViolation, "rule_violation"},
                                    std::pair{ErrorCode::Limit, "limit"},
                                    std::pair{ErrorCode::Unavailable, "unavailable"}};
};
template <>
struct Names<NoticeCode> {
  static constexpr std::array table{std::pair{NoticeCode::TakenOver, "taken_over"},
                                    std::pair{NoticeCode::Restarting, "restarting"},
                                    std::pair{NoticeCode::Storage, "storage"},
                                    std::pair{NoticeCode::StorageBack, "storage_back"},
                                    std::pair{NoticeCode::TooSlow, "too_slow"},
                                    std::pair{NoticeCode::Closed, "closed"},
                                    std::pair{NoticeCode::Called, "called"}};
};

template <typename E>
constexpr std::string_view name_of(E value) {
  for (const auto& [v, name] : Names<E>::table) {
    if (v == value) return name;
  }
  return {};
}

/// The value that `word` stands for, or nothing.
template <typename E>
constexpr std::optional<E> parse_name(std::string_view word) {
  for (const auto& [v, name] : Names<E>::table) {
    if (word == name) return v;
  }
  return std::nullopt;
}

}  // namespace avinas::protocol
