// SPDX-License-Identifier: MIT
// Records: what is lawful and true passes, everything else is named.
#include <gtest/gtest.h>

#include "engine/record/checking.hpp"
#include "tests/support/random_match.hpp"

namespace avinas::record {
using namespace avinas::testing;
using protocol::Json;

std::string random_record(std::uint64_t seed) {
  Rng rng(seed);
  return write_record(testing::random_match(rng, random_options(rng)));
}

/// A record in which a sevens and a no-sevens hand were scored, and that ended.
Json full_record() {
  for (std::uint64_t seed = 1;; ++seed) {
    Json record = Json::parse(random_record(seed));
    if (record["hands"].size() >= 4 && record["outcome"].is_object()) return record;
  }
}

TEST(Verify, RandomMatchesAreOk) {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    const Finding finding = verify(random_record(seed));
    ASSERT_EQ(finding.text, "ok") << "seed " << seed;
  }
}

TEST(Verify, EveryChangedNumberAndWordOfAResultIsNoticed) {
  const Json good = full_record();
  for (std::size_t h = 0; h < good["hands"].size(); ++h) {
    for (const char* name : {"sevens", "bid"}) {
      Json bad = good;
      bad["hands"][h]["result"][name] = 9;  // what no hand comes to
      EXPECT_EQ(verify(bad.dump()).status, Status::Untrue) << name;
    }
    for (const char* side : {"NS", "EW"}) {
      for (const char* where :
           {"/result/points/", "/result/tricks/", "/sheet/rams/", "/sheet/pips/"}) {
        Json bad = good;
        Json& number = bad["hands"][h][Json::json_pointer(std::string(where) + side)];
        number = number.get<int>() + 1;
        const Finding finding = verify(bad.dump());
        EXPECT_EQ(finding.status, Status::Untrue) << where;
        EXPECT_EQ(finding.text.rfind("hand " + std::to_string(h) + ": R", 0), 0u) << finding.text;
      }
    }
  }
}

TEST(Verify, APenaltyThatIsNotTheRulesIsNamedWithBothAmounts) {
  Json bad = full_record();
  for (std::size_t h = 0; h < bad["hands"].size(); ++h) {
    Json& result = bad["hands"][h]["result"];
    if (!result["penalty"].is_object() || result["form"] != "no_sevens") continue;
    result["penalty"]["amount"] = 5;
    EXPECT_NE(verify(bad.dump()).text.find("R4.8: penalty is "), std::string::npos);
    EXPECT_NE(verify(bad.dump()).text.find("the record says 5 pips"), std::string::npos);
    return;
  }
  FAIL() << "no such hand in the record";
}

TEST(Verify, AnIllegalActionIsNamedByHandActionAndRule) {
  Json bad = full_record();
  bad["hands"][1]["actions"].push_back({{"seat", "N"}, {"action", "pass"}});
  const std::size_t last = bad["hands"][1]["actions"].size() - 1;
  const std::string text = verify(bad.dump()).text;
  EXPECT_EQ(text.rfind("hand 1, action " + std::to_string(last) + ": R", 0), 0u) << text;
}

TEST(Verify, R4_1_ABidBeyondEightIsIllegalAndNotAWrongType) {
  for (const char* length : {"0", "-3", "9", "9.0", "123456789012345678901234567890"}) {
    Json bad = full_record();
    std::size_t h = 0;
    while (bad["hands"][h]["result"]["sevens"] != 0) ++h;
    Json& action = bad["hands"][h]["actions"][0];
    action["action"] = "bid";
    action["length"] = Json::parse(length);
    const Finding finding = verify(bad.dump());
    EXPECT_EQ(finding.status, Status::Untrue) << length;
    EXPECT_NE(finding.text.find("action 0: R4.1"), std::string::npos) << finding.text;
  }
}

TEST(Verify, DealsThatAreNot32CardsInEightsAreIllegal) {
  Json twice = full_record();
  twice["hands"][0]["deal"]["N"][0] = twice["hands"][0]["deal"]["E"][0];
  EXPECT_EQ(verify(twice.dump()).text.rfind("hand 0: R1.2: ", 0), 0u);
  Json short_hand = full_record();
  short_hand["hands"][0]["deal"]["N"].erase(7);
  EXPECT_EQ(verify(short_hand.dump()).text.rfind("hand 0: R2.2: ", 0), 0u);
  EXPECT_EQ(verify(short_hand.dump()).status, Status::Untrue);
}

TEST(Verify, AWrongDealerAndAHandAfterTheEndAreNamed) {
  Json wrong = full_record();
  wrong["hands"][1]["dealer"] = wrong["hands"][0]["dealer"];
  EXPECT_EQ(verify(wrong.dump()).text.rfind("hand 1: R2.1: ", 0), 0u);
  Json more = full_record();
  const std::size_t hands = more["hands"].size();
  more["hands"].push_back(more["hands"][0]);
  const std::string rule = more["outcome"]["reason"] == "overbid" ? "R6.4" : "R6.1";
  EXPECT_EQ(verify(more.dump()).text.rfind("hand " + std::to_string(hands) + ": " + rule + ": ", 0),
            0u);
}

TEST(Verify, TheOutcomeIsCompared) {
  Json bad = full_record();
  bad["outcome"] = nullptr;
  EXPECT_EQ(verify(bad.dump()).text.rfind("R6.1: outcome is won by", 0), 0u);
  bad = full_record();
  bad["outcome"]["settlement"]["units"] = 77;
  EXPECT_EQ(verify(bad.dump()).text.rfind("R6.6: ", 0), 0u);
}

TEST(Verify, AnUnfinishedHandMayOnlyBeTheLast) {
  Json cut = full_record();
  cut["hands"][0]["actions"].erase(cut["hands"][0]["actions"].size() - 1);
  Json claims = Json::parse(adjudicate(Json({{"format", kFormat},
                                             {"version", 1},
                                             {"id", ""},
                                             {"table", ""},
                                             {"started", ""},
                                             {"ended", nullptr},
                                             {"options", cut["options"]},
                                             {"players", cut["players"]},
                                             {"hands", {cut["hands"][0]}}})
                                           .dump())
                                .record_line);
  EXPECT_EQ(claims["hands"][0]["result"]["form"], "unfinished");
  EXPECT_EQ(claims["outcome"], nullptr);
  EXPECT_EQ(verify(claims.dump()).text, "ok");
  cut["hands"][0] = claims["hands"][0];
  EXPECT_EQ(verify(cut.dump()).text.rfind("hand 1: R2.1: ", 0), 0u);
}

TEST(Adjudicate, FindsWhatWasTakenAway) {
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    const Json good = Json::parse(random_record(seed));
    Json bare = good;
    bare.erase("outcome");
    for (Json& hand : bare["hands"]) hand.erase("result"), hand.erase("sheet");
    const Adjudication found = adjudicate(bare.dump());
    ASSERT_EQ(found.finding.text, "ok");
    EXPECT_EQ(Json::parse(found.record_line), good) << "seed " << seed;
    EXPECT_EQ(found.record_line.find('\n'), std::string::npos);
  }
}

TEST(Reading, WhatIsNoRecordIsSaidInASentence) {
  const Json good = full_record();
  const auto changed = [&](const char* pointer, Json value) {
    Json bad = good;
    bad[Json::json_pointer(pointer)] = std::move(value);
    return bad.dump();
  };
  const std::string whole = good.dump();
  for (const std::string& text : {std::string(),
                                  std::string("{"),
                                  std::string("null"),
                                  std::string("[]"),
                                  whole.substr(0, whole.size() / 2),
                                  std::string(100'000, '['),
                                  std::string("\xff\xfe"),
                                  changed("/format", "other"),
                                  changed("/version", 2),
                                  changed("/version", "1"),
                                  changed("/hands", 3),
                                  changed("/hands/0/dealer", "X"),
                                  changed("/hands/0/deal/N/0", "1C"),
                                  changed("/hands/0/deal/N", "QC"),
                                  changed("/hands/0/actions/0/action", "dance"),
                                  changed("/hands/0/actions/0/seat", 1),
                                  changed("/options/overbid", "maybe"),
                                  changed("/options/cats_tradition", 1),
                                  changed("/players/N/kind", "ghost"),
                                  changed("/ended", 5),
                                  changed("/hands/0/result/form", "short"),
                                  changed("/hands/0/result/points/NS", 1.5),
                                  changed("/outcome", 1)}) {
    const Finding finding = verify(text);
    EXPECT_EQ(finding.status, Status::NotARecord) << text.substr(0, 60);
    EXPECT_EQ(finding.text.back(), '.') << finding.text;
    EXPECT_EQ(finding.text.find('\n'), std::string::npos) << finding.text;
  }
}

TEST(Reading, AnUnknownWordIsSaidOnOneLineAndShortened) {
  Json bad = full_record();
  bad["hands"][0]["actions"][0]["action"] = "zz\" is no action\nother.json: ok\n\x1b[31m";
  EXPECT_EQ(verify(bad.dump()).text.find_first_of("\n\x1b"), std::string::npos);
  bad["hands"][0]["actions"][0]["action"] = std::string(100'000, 'x');
  EXPECT_LT(verify(bad.dump()).text.size(), 200u);
}

TEST(Reading, DeepNestingInAnUnknownMemberIsRefusedAndNoCrash) {
  std::string deep = full_record().dump();
  deep.back() = ',';
  deep += "\"zz\":" + std::string(200'000, '[') + std::string(200'000, ']') + "}";
  EXPECT_EQ(adjudicate(deep).finding.status, Status::NotARecord);
  EXPECT_EQ(verify(deep).status, Status::NotARecord);
}

TEST(Reading, EveryMissingMemberIsNamed) {
  const Json good = full_record();
  for (const char* name : {"format", "version", "id", "table", "started", "ended", "options",
                           "players", "hands", "outcome"}) {
    Json bad = good;
    bad.erase(name);
    EXPECT_EQ(verify(bad.dump()).text, "The member \"" + std::string(name) + "\" is missing.");
  }
}

TEST(Reading, MissingOptionsHaveTheirDefaultsAndUnknownMembersAreIgnored) {
  Rng rng(3);
  Json record = Json::parse(write_record(testing::random_match(rng, Options{})));
  record["options"] = Json::object();
  record["colour"] = "green";
  for (Json& action : record["hands"][0]["actions"]) {
    if (action["action"] == "play" && !action.contains("face_down")) action["face_down"] = false;
  }
  EXPECT_EQ(verify(record.dump()).text, "ok");
}

}  // namespace avinas::record
