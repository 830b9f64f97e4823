// SPDX-License-Identifier: MIT
// Names: which are one, which look alike, which are refused.
#include "server/club/names.hpp"

#include <gtest/gtest.h>

#include "server/club/state.hpp"

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

TEST(Names, ThatAReaderTakesForAMembersAreRefused) {
  ClubState club;
  ClubState::Person& olga = club.people["o"];
  olga.name = known_name("Olga");
  olga.standing.role = protocol::Role::Member;
  const auto refused = [&](const char* name) {
    return refuse_name(club, "g", known_name(name), protocol::Role::Guest).has_value();
  };
  for (const char* name : {"Olga.", "Olga…", "(Olga)", "‘Olga’", "Olga, owner", "Olga (owner)",
                           "Olga: I give up", "Club host", "[Owner]", "You", "Savininkas"}) {
    EXPECT_TRUE(refused(name)) << name;
  }
  for (const char* name : {"Olga K", "Olgana", "Rasa, Jonas", "Host", "Jonas (Kaunas)"}) {
    EXPECT_FALSE(refused(name)) << name;
  }
  EXPECT_FALSE(refuse_name(club, "b", known_name("Olga (bot)"), protocol::Role::Bot).has_value());
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

TEST(Names, AreSpeltAsTheirScriptsSpellThem) {
  for (const char* name :
       {"\u0645\u06cc\u200c\u0631\u0648\u0645",        // Persian, a non-joiner between letters
        "\u0da7\u0dca\u200d\u0dba\u0da7",              // Sinhala, a joiner behind a virama
        "\u0d05\u0d28\u0d4d\u200d",                    // Malayalam, the older chillu
        "\u0915\u094d\u200d\u0937",                    // Devanagari, a half form
        "\u09b0\u200d\u09cd\u09af\u09be\u09ac",        // Bengali, ya-phalaa behind ra
        "\u0c95\u0ccd\u200c\u0cb7",                    // Kannada, without a ligature
        "\u1019\u103c\u102d\u102f\u1037",              // Burmese, four marks
        "\u1781\u17d2\u1798\u17c2\u179a",              // Khmer
        "\u0f56\u0f66\u0f92\u0fb2\u0f74\u0f56\u0f66",  // Tibetan
        "Ana \u2764\ufe0f",                            // a heart in colours
        "Ona \U0001f469\u200d\U0001f680", "Jan \U0001f44b\U0001f3fd",
        "\u05e9\u05c1\u05bc\u05b8\u05dc\u05d5\u05b9\u05dd"}) {  // Hebrew, pointed
    EXPECT_FALSE(good(name).text.empty()) << name;
  }
}

TEST(Names, WithJoinersThatNoScriptNeedsAreRefusedAndTheSignIsNamed) {
  for (const char* name : {"O\u200dna", "O\u200cna", "Ona\u200d", "Ona\ufe0f", "1\ufe0f",
                           "\u0430\u200c\u0430", "Ana \u2764\u200d"}) {
    EXPECT_EQ(why(name), Reason::NameLetters) << name;
  }
  const auto refused = check_name("O\u200bna");
  EXPECT_EQ(
      in_english(std::get<protocol::Refusal>(refused)),
      "A name has letters, digits and marks that can be seen, and single spaces; leave out the "
      "sign U+200B.");
}

TEST(Names, AreOneWithAJoinerAndWithout) {
  const PersonName with = good("\u0645\u06cc\u200c\u0631\u0648\u0645");
  const PersonName without = good("\u0645\u06cc\u0631\u0648\u0645");
  EXPECT_TRUE(with.is_same(without));
  EXPECT_TRUE(with.looks_like(without));
  EXPECT_TRUE(good("Ana \u2764\ufe0f").looks_like(good("Ana \u2764")));
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
  for (const char* name : {"ADMlN", "0WNER", "0wner", "the 0perator", "M0DERATOR", "Somebody.",
                           "Bot Ana.", "-Owner-"}) {
    EXPECT_TRUE(is_name_of_role(good(name))) << name;
  }
  for (const char* name : {"Rasa (bot).", "Ops (b0t)", "Rasa (BOT)"}) {
    EXPECT_TRUE(is_marked_as_bot(good(name))) << name;
  }
  EXPECT_FALSE(is_name_of_role(good("Odmin")));
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
  EXPECT_EQ(unmarked("Robo (bot)"), "Robo");
  EXPECT_EQ(unmarked("Robo"), "Robo");
  EXPECT_EQ(unmarked("(bot)"), "Guest");
}

}  // namespace
}  // namespace avinas::server
