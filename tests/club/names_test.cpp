// SPDX-License-Identifier: MIT
// Names: which are one, which look alike, which are refused.
#include "club/names.hpp"

#include <gtest/gtest.h>

namespace avinas::server {
namespace {

using protocol::Reason;

PersonName good(const std::string& raw) {
  const auto checked = check_name(raw);
  EXPECT_TRUE(std::holds_alternative<PersonName>(checked)) << raw;
  return std::holds_alternative<PersonName>(checked) ? std::get<PersonName>(checked) : PersonName{};
}
Reason why(const std::string& raw) {
  const auto checked = check_name(raw);
  EXPECT_TRUE(std::holds_alternative<protocol::Refusal>(checked)) << raw;
  return std::holds_alternative<protocol::Refusal>(checked)
             ? std::get<protocol::Refusal>(checked).reason
             : Reason::RuleViolation;
}

TEST(Names, AreTrimmedComposedAndSingleSpaced) {
  EXPECT_EQ(good("  Ona \t Marija ").text, "Ona Marija");
  EXPECT_EQ(good("Z\u030cydre\u0307").text, good("Žydrė").text);  // composed
}

TEST(Names, AreOneWhateverTheirCaseAndComposition) {
  EXPECT_TRUE(good("žydrė").is_same(good("ŽYDRĖ")));
  EXPECT_TRUE(good("Stra\u00dfe").is_same(good("STRASSE")));
  EXPECT_TRUE(good("\uff2fna").is_same(good("ona")));  // a full-width letter
  EXPECT_FALSE(good("Žydrė").is_same(good("Zydre")));
}

TEST(Names, LookAlikeAcrossScripts) {
  EXPECT_TRUE(good("Rasa").looks_like(good("R\u0430s\u0430")));  // Cyrillic а
  EXPECT_TRUE(good("Ona").looks_like(good("\u041ena")));         // Cyrillic О
  EXPECT_TRUE(good("Ilona").looks_like(good("llona")));          // l for I
  EXPECT_FALSE(good("Rasa").looks_like(good("Rosa")));
}

TEST(Names, WithWhatCannotBeSeenAreRefused) {
  for (const char* name :
       {"Ona\u202e", "O\u200bna", "\u2066Ona\u2069", "Ona\u00ad", "O\u0007na", "Ona\ue000",
        "Ona\U000e0041", "\u115f\u115f", "\u3164", "Ona\u2800", "\u0301Ona", "Ona\ufeff",
        "O\u0301\u0301\u0301\u0301\u0301na", "Ona\xff"}) {
    EXPECT_EQ(why(name), Reason::NameLetters) << name;
  }
}

TEST(Names, NeedALetterOrDigitAndHaveALimit) {
  for (const char* name : {"", "   ", "\u00a0", "...", "!?"})
    EXPECT_EQ(why(name), Reason::NameEmpty);
  EXPECT_EQ(why(std::string(kMaxNameBytes + 1, 'x')), Reason::NameTooLong);
  EXPECT_EQ(good("R2-D2").text, "R2-D2");
  EXPECT_EQ(good("李明").text, "李明");
  EXPECT_EQ(good("محمد").text, "محمد");
}

TEST(Names, OfRolesAndTheirLookalikesAreKnown) {
  for (const char* name : {"Owner", "\u041ewner", "ADMIN", "the operator", "Bot Ana"}) {
    EXPECT_TRUE(is_name_of_role(good(name))) << name;
  }
  EXPECT_FALSE(is_name_of_role(good("Rasa")));
  EXPECT_FALSE(is_name_of_role(good("Ownerio sūnus")));
}

TEST(Names, OfBotsEndWithAMarkAndSoDoNamesThatLookAsIfTheyWere) {
  EXPECT_EQ(marked_as_bot("Robo"), "Robo (bot)");
  EXPECT_EQ(marked_as_bot("Robo (bot)"), "Robo (bot)");
  for (const char* name : {"Robo (bot)", "Robo (BOT)", "Robo(b\u043et)", "Robo \uff08bot\uff09"}) {
    EXPECT_TRUE(is_marked_as_bot(good(name))) << name;
  }
  EXPECT_FALSE(is_marked_as_bot(good("Robota")));
}

}  // namespace
}  // namespace avinas::server
