// SPDX-License-Identifier: MIT
// Messages: bad bytes, and the bytes of views.
#include "protocol/codec.hpp"

#include <gtest/gtest.h>

#include "engine/avinas/rules/view.hpp"
#include "protocol/action_json.hpp"
#include "protocol/changes.hpp"
#include "protocol/game_json.hpp"
#include "tests/support/hands.hpp"

namespace avinas::protocol {
using namespace avinas::testing;

TEST(Decode, ActionsAreReadAsTheyStand) {
  const Decoded decoded =
      decode(R"({"type":"act","id":"x","action":"play","card":"9D","face_down":true,)"
             R"("signal":"worthless"})");
  const auto& command = std::get<TableCommand>(std::get<Request>(decoded).message);
  EXPECT_EQ(std::get<Act>(command).action, face_down("9D", Signal::Worthless));
}

TEST(Decode, BadMessagesGetACodeAndASentence) {
  for (const char* bytes : {"",
                            "{",
                            "[]",
                            "null",
                            "7",
                            "\"x\"",
                            "{\"type\":\"act\"}",
                            R"({"id":"a","type":"dance"})",
                            R"({"id":7,"type":"stand"})",
                            R"({"id":"","type":"stand"})",
                            R"({"id":"a"})",
                            R"({"id":"a","type":3})",
                            R"({"id":"a","type":"sit","seat":"X"})",
                            R"({"id":"a","type":"sit","seat":1})",
                            R"({"id":"a","type":"act","action":"bid"})",
                            R"({"id":"a","type":"act","action":"bid","length":"5"})",
                            R"({"id":"a","type":"act","action":"play","card":"1C"})",
                            R"({"id":"a","type":"ready","seed":"xyz"})",
                            R"({"id":"a","type":"open_table","options":{"decision_seconds":2}})",
                            R"({"id":"a","type":"open_table","options":[]})",
                            R"({"id":"a","type":"ask_standings","month":"2026-13"})",
                            R"({"id":"a","type":"ask_standings","month":"November"})",
                            R"({"id":"a","type":"ask_standings","month":"2026-"})",
                            R"({"id":"a","type":"ask_standings","month":"2026-00"})",
                            R"({"id":"a","type":"ask_standings","month":"20261"})",
                            R"({"id":"a","type":"open_hand","players":"all"})",
                            R"({"id":"a","type":"show","what":"a wink"})",
                            R"({"id":"a","type":"invite","days":0})",
                            R"({"id":"a","type":"invite","uses":4294967297})",
                            "\xff\xfe{}"}) {
    const Decoded decoded = decode(bytes);
    ASSERT_TRUE(std::holds_alternative<Error>(decoded)) << bytes;
    const Error& error = std::get<Error>(decoded);
    EXPECT_EQ(code_of(error.why), ErrorCode::BadMessage) << bytes;
    EXPECT_EQ(in_english(error.why).back(), '.') << in_english(error.why);
  }
}

TEST(Decode, TakesAMonthOrAYearOfStandings) {
  const auto asked = [](const std::string& month) {
    const auto decoded = decode(R"({"type":"ask_standings","id":"a","month":")" + month + R"("})");
    const auto& ask = std::get<AskStandings>(std::get<Request>(decoded).message);
    return std::pair(ask.year, ask.month);
  };
  EXPECT_EQ(asked("2026-11"), std::pair(2026, 11));
  EXPECT_EQ(asked("2026"), std::pair(2026, 0));
}

TEST(Decode, TheIdIsReturnedWithAnErrorWhereThereIsOne) {
  EXPECT_EQ(std::get<Error>(decode(R"({"id":"k9","type":"sit","seat":"X"})")).reply_to, "k9");
}

TEST(Decode, TooLargeAndTooDeepMessagesAreRefusedBeforeParsing) {
  EXPECT_EQ(std::get<Error>(decode(std::string(kMaxMessageBytes + 1, ' '))).why.reason,
            Reason::MessageTooLong);
  EXPECT_TRUE(std::holds_alternative<Error>(decode(std::string(2000, '['))));
  EXPECT_TRUE(std::holds_alternative<Request>(
      decode(R"({"id":"a","type":"hello","name":"[[[[[[[[[[[[[[[["})")));
}

TEST(Decode, AnEveningHasANameAndBounds) {
  const auto open = [](const std::string& name, int rounds, int hands) {
    const Json plan{{"movement", "howell"}, {"rounds", rounds}, {"hands", hands}};
    return decode(Json{
        {"type", "open_evening"},
        {"id", "e1"},
        {"name", name},
        {"options", Json::object()},
        {"plan",
         plan}}.dump());
  };
  std::string forty;  // letters of two bytes
  for (int n = 0; n < 40; ++n) forty += "č";
  EXPECT_TRUE(std::holds_alternative<Request>(open(forty, 39, 12)));
  EXPECT_TRUE(std::holds_alternative<Error>(open(forty + forty + "č", 3, 4)));
  EXPECT_TRUE(std::holds_alternative<Error>(open("  ", 3, 4)));
  EXPECT_TRUE(std::holds_alternative<Error>(open("Thursday", 0, 4)));
  EXPECT_TRUE(std::holds_alternative<Error>(open("Thursday", 40, 4)));
  EXPECT_TRUE(std::holds_alternative<Error>(open("Thursday", 3, 13)));
  EXPECT_TRUE(std::holds_alternative<Error>(open("Thursday", 3, -1)));
}

TEST(Decode, TheIdIsFoundWithoutReadingTheRest) {
  EXPECT_EQ(id_of(R"({"id":"k9","type":"no such type"})"), "k9");
  EXPECT_EQ(id_of(R"({"type":"resync"})"), "");
  EXPECT_EQ(id_of("nonsense"), "");
}

TEST(Refusals, AWordASentenceAndItsValuesTravelWithAnError) {
  const Json error = Json::parse(encode(
      Error{"a", {Reason::SeatTaken, {{"name", "Ona {name}"}}}, std::chrono::milliseconds(1500)}));
  EXPECT_EQ(error["code"], "seat_taken");
  EXPECT_EQ(error["reason"], "seat_taken");
  EXPECT_EQ(error["params"]["name"], "Ona {name}");
  EXPECT_EQ(error["wait_ms"], 1500);
  EXPECT_EQ(error["message"], "Ona {name} sits there; choose another seat.");
}

TEST(Refusals, AViolationOfTheRulesHasItsRuleAndAWordOfItsOwn) {
  const Json error =
      Json::parse(encode(Error{"a", Refusal::of({"R5.2", Violation::FollowHearts})}));
  EXPECT_EQ(error["code"], "rule_violation");
  EXPECT_EQ(error["reason"], "follow_hearts");
  EXPECT_EQ(error["rule"], "R5.2");
  EXPECT_EQ(error["message"], "You must follow hearts.");
}

TableView view_of(const MatchState& state, Observer observer) {
  auto info = std::make_shared<TableInfo>();
  info->code = "K7QF";
  info->seats[Seat::North].name = "Ona \"the Queen\" \\ Č";
  return {std::make_shared<const CommonView>(CommonView{info, public_view(state)}),
          {},
          own_view(state, observer)};
}

TEST(Encode, EveryStepsViewIsJsonAndItsChangesRebuildIt) {
  Rng rng(11);
  for (int match = 0; match < 20; ++match) {
    MatchState state = start_match(random_options(rng), Seat::North);
    PerSeat<Json> client;
    PerSeat<TableView> sent;
    for (Seat seat : kAllSeats) {
      sent[seat] = view_of(state, Observer::of(seat));
      client[seat] = Json::parse(encode_view(sent[seat]));
    }
    for (int hand = 0; hand < 5 && !outcome_of(state); ++hand) {
      state = must(deal_hand(state, next_dealer(state), random_deal(rng)));
      while (hand_in_play(state)) {
        const SeatAction next = random_action(state, rng);
        state = must(apply(std::move(state), next.seat, next.action));
        for (Seat seat : kAllSeats) {
          TableView after = view_of(state, Observer::of(seat));
          client[seat].update(Json::parse(ChangesEncoder().encode(sent[seat], after)));
          ASSERT_EQ(client[seat], Json::parse(encode_view(after)));
          sent[seat] = std::move(after);
        }
      }
    }
  }
}

TEST(Encode, ChangesOfSeveralObserversAreByteForByteWhatEachWouldGetAlone) {
  constexpr std::uint64_t kSeed = 17;
  Rng rng(kSeed);
  long bytes = 0;
  for (int match = 0; match < 30; ++match) {
    MatchState state = start_match(random_options(rng), Seat::North);
    std::array<TableView, 5> sent;
    const auto observer = [](std::size_t i) {
      return i < 4 ? Observer::of(static_cast<Seat>(i)) : Observer::spectator();
    };
    auto info = std::make_shared<TableInfo>();
    for (std::size_t i = 0; i < 5; ++i) sent[i] = view_of(state, observer(i));
    for (int hand = 0; hand < 4 && !outcome_of(state); ++hand) {
      state = must(deal_hand(state, next_dealer(state), random_deal(rng)));
      while (hand_in_play(state)) {
        const SeatAction next = random_action(state, rng);
        state = must(apply(std::move(state), next.seat, next.action));
        if (pick(rng, 4) == 0) {
          info = std::make_shared<TableInfo>(*info);
          info->spectators = static_cast<int>(pick(rng, 9));
        }
        const bool share = pick(rng, 3) > 0;
        const auto common =
            std::make_shared<const CommonView>(CommonView{info, public_view(state)});
        std::array<TableView, 5> now;
        ChangesEncoder together;
        std::size_t size = 0;
        for (std::size_t i = 0; i < 5; ++i) {
          now[i] = {share
                        ? common
                        : std::make_shared<const CommonView>(CommonView{info, public_view(state)}),
                    {},
                    own_view(state, observer(i))};
          const std::string alone(ChangesEncoder().encode(sent[i], now[i]));
          ASSERT_EQ(together.encode(sent[i], now[i]), alone) << "seed " << kSeed;
          size += alone.size();
        }
        bytes += static_cast<long>(size);
        for (std::size_t i = 0; i < 5; ++i) sent[i] = std::move(now[i]);
      }
    }
  }
  EXPECT_GT(bytes, 100'000);
}

TEST(Decode, TheShortWayForMovesSaysWhatTheLongOneSays) {
  constexpr std::uint64_t kSeed = 18;
  Rng rng(kSeed);
  const std::vector<std::string> plain{
      R"({"type":"act","id":"r1","action":"play","card":"QS"})",
      R"({"id":"r1","action":"pass","type":"act"})",
      R"({"type":"act","id":"r1","action":"knock"})",
      R"({"type":"act","id":"r1","action":"stop","card":"QS"})",
      R"({"type":"act","id":"r1","action":"play","card":"QS","face_down":true})",
      R"({"type":"act","id":"","action":"play","card":"QS","card":"KS"})",
      R"({"type":"ready","id":"r1","seed":"00"})"};
  const std::string letters = "{}[],:\"\\ typeactidonplrdQSKH17\x01\x7f\xc4\x8d";
  const auto text_of = [](const Decoded& decoded) {
    if (const auto* error = std::get_if<Error>(&decoded)) return encode(*error);
    const auto& request = std::get<Request>(decoded);
    const auto* command = std::get_if<TableCommand>(&request.message);
    const auto* act = command ? std::get_if<Act>(command) : nullptr;
    std::string text = request.id + " " + std::to_string(request.message.index());
    if (!act) return text;
    JsonWriter json;
    json.begin_object();
    write_action_members(json, act->action);
    json.end_object();
    return text + json.str();
  };
  int same_as_before = 0;
  for (int i = 0; i < 60'000; ++i) {
    std::string bytes = plain[pick(rng, plain.size())];
    for (std::size_t n = pick(rng, 3); n > 0 && !bytes.empty(); --n) {
      const std::size_t at = pick(rng, bytes.size());
      const char letter = letters[pick(rng, letters.size())];
      switch (pick(rng, 3)) {
        case 0:
          bytes[at] = letter;
          break;
        case 1:
          bytes.insert(at, 1, letter);
          break;
        default:
          bytes.erase(at, 1 + pick(rng, 4));
      }
    }
    const Decoded quick = decode(bytes);
    ASSERT_EQ(text_of(quick), text_of(decode_any(bytes))) << bytes << " (seed " << kSeed << ")";
    same_as_before += std::holds_alternative<Request>(quick);
  }
  EXPECT_GT(same_as_before, 10'000);
}

TEST(Encode, AnActionIsReadBackAsItWasWritten) {
  Rng rng(12);
  MatchState state = start_match({}, Seat::North);
  for (int hand = 0; hand < 200 && !outcome_of(state); ++hand) {
    state = must(deal_hand(state, next_dealer(state), random_deal(rng)));
    while (hand_in_play(state)) {
      const SeatAction next = random_action(state, rng);
      JsonWriter json;
      write(json, next);
      const std::string text = json.str();
      ASSERT_EQ(read_action(Json::parse(text)), next.action) << text;
      state = must(apply(std::move(state), next.seat, next.action));
    }
  }
}

TEST(Encode, TextsAreEscaped) {
  const Json error =
      Json::parse(encode(Error{"i\"d", {Reason::BadFormat, {{"detail", "a\\b\n\x01"}}}}));
  EXPECT_EQ(error["reply_to"], "i\"d");
  EXPECT_EQ(error["message"], "a\\b\n\x01");
  EXPECT_EQ(error["code"], "bad_message");
}

TEST(Encode, ATextIsWholeWhereverItsWriterMustMakeRoom) {
  for (std::size_t before = 1'900; before < 2'100; ++before) {
    JsonWriter json;
    json.begin_array().word(std::string(before, 'a'));
    json.begin_object().key("n").number(std::int64_t{-9'223'372'036'854'775'807});
    json.key("t").text("\x01\n\"z").key("w").word("QC").key("none").null().end_object().end_array();
    const std::string text = json.str();
    ASSERT_EQ(text, "[\"" + std::string(before, 'a') +
                        "\",{\"n\":-9223372036854775807,\"t\":\"\\u0001\\n\\\"z\","
                        "\"w\":\"QC\",\"none\":null}]");
  }
}

TEST(Encode, WhatAClientAskedForComesBackAsTextWhateverItsSigns) {
  for (const std::string player : {"a\"b", "\\", "\"},\"type\":\"welcome\",\"player\":\"V", "\n"}) {
    Results results;
    results.reply_to = player;
    results.player.who.player = player;
    const Json message = Json::parse(encode(results));
    EXPECT_EQ(message["type"], "results");
    EXPECT_EQ(message["player"]["player"], player);
    EXPECT_EQ(message["reply_to"], player);
  }
}

TEST(Sheets, ADamagedSheetOfSuecaIsRefused) {
  const auto index = games::Options(sueca::Options{}).index();
  const Json good = {
      {"totals", {{"NS", {2, 3}}, {"EW", Json::array()}}}, {"ties", 1}, {"three_to_none", "NS"}};
  EXPECT_EQ(std::get<sueca::Sheet>(read_sheet(index, good)).three_to_none, Side::NorthSouth);
  const auto refused = [&](const char* member, const Json& value) {
    Json bad = good;
    bad[Json::json_pointer(member)] = value;
    EXPECT_THROW(read_sheet(index, bad), FormatError) << bad.dump();
  };
  refused("/ties", 16);
  refused("/ties", -1);
  refused("/three_to_none", "N");
  refused("/three_to_none", "EW");
  refused("/totals/NS", {2, 2});
  refused("/totals/NS", {2, 22});
  refused("/totals/EW", {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11});
}

TEST(Sheets, ADamagedSheetOfEinwerfenIsRefused) {
  const auto index = games::Options(einwerfen::Options{}).index();
  const Json good = {{"totals", {{"NS", {2, 3}}, {"EW", Json::array()}}},
                     {"favourite", "H"},
                     {"ties", 1},
                     {"hands", 3}};
  EXPECT_EQ(std::get<einwerfen::Sheet>(read_sheet(index, good)).total(Side::NorthSouth), 3);
  const auto refused = [&](const char* member, const Json& value) {
    Json bad = good;
    bad[Json::json_pointer(member)] = value;
    EXPECT_THROW(read_sheet(index, bad), FormatError) << bad.dump();
  };
  refused("/ties", 16);
  refused("/ties", -1);
  refused("/hands", 2);
  refused("/hands", 2'000'000'000);
  refused("/favourite", nullptr);
  refused("/totals/NS", {2, 2});
  refused("/totals/NS", {0});
  refused("/totals/NS", {2, 1'000'000});
  Json many = Json::array();
  for (int n = 1; n <= 17; ++n) many.push_back(n);
  Json bad = good;
  bad["totals"] = {{"NS", many}, {"EW", {1}}};
  bad["hands"] = 30;
  EXPECT_THROW(read_sheet(index, bad), FormatError);
}

}  // namespace avinas::protocol
