// SPDX-License-Identifier: MIT
#include "bots/advice.hpp"

namespace avinas::bots {

std::string_view word_of(Why why) {
  switch (why) {
    case Why::WonAlready:
      return "won_already";
    case Why::LongSuit:
      return "long_suit";
    case Why::TooShort:
      return "too_short";
    case Why::KnockStrong:
      return "knock_strong";
    case Why::KnockUnsure:
      return "knock_unsure";
    case Why::KnockBack:
      return "knock_back";
    case Why::LongestNamed:
      return "longest_named";
    case Why::OpenTop:
      return "open_top";
    case Why::OpenLong:
      return "open_long";
    case Why::DrawTrumps:
      return "draw_trumps";
    case Why::LureTrumps:
      return "lure_trumps";
    case Why::RunAce:
      return "run_ace";
    case Why::LeadLow:
      return "lead_low";
    case Why::HideLow:
      return "hide_low";
    case Why::GivePartner:
      return "give_partner";
    case Why::TakeLast:
      return "take_last";
    case Why::TakeHigh:
      return "take_high";
    case Why::ThrowLow:
      return "throw_low";
    case Why::OnlyChoice:
      return "only_choice";
  }
  return {};
}

}  // namespace avinas::bots
