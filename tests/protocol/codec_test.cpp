// SPDX-License-Identifier: MIT
// Messages: the golden samples, what bad bytes get, and the bytes of views.
#include "protocol/codec.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "engine/rules/view.hpp"
#include "protocol/action_json.hpp"
#include "protocol/changes.hpp"
#include "protocol/summary_json.hpp"
#include "tests/support/hands.hpp"

namespace avinas::protocol {
using namespace avinas::testing;

std::vector<std::string> lines_of(const std::string& name) {
  std::ifstream file(std::string(AVINAS_SAMPLES) + "/" + name);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

TEST(Decode, EveryGoldenRequestIsRead) {
  const auto lines = lines_of("client.jsonl");
  ASSERT_GE(lines.size(), 20u);
  for (const std::string& line : lines) {
    const Decoded decoded = decode(line);
    ASSERT_TRUE(std::holds_alternative<Request>(decoded))
        << line << ": " << in_english(std::get<Error>(decoded).why);
    EXPECT_EQ(std::get<Request>(decoded).id, Json::parse(line)["id"].get<std::string>());
  }
}

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
      state = must(deal_hand(std::move(state), next_dealer(state), random_deal(rng)));
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
      state = must(deal_hand(std::move(state), next_dealer(state), random_deal(rng)));
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
          const std::string alone = ChangesEncoder().encode(sent[i], now[i]);
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
    state = must(deal_hand(std::move(state), next_dealer(state), random_deal(rng)));
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

MatchSummary finished_match() {
  MatchSummary match;
  match.id = "0123456789abcdef01234567";
  match.ended_ms = 1763700000000;
  match.seats[Seat::North] = {"7HQ2MKX4TB", "Rasa"};
  match.seats[Seat::East] = {{}, "Bot Balys"};
  match.since[Seat::North] = 2;
  match.left = {{Seat::East, {"9KQ2MKX4TB", "Ona"}}};
  match.hands = 9;
  match.outcome = Outcome{Side::NorthSouth, EndReason::Cats, {Side::EastWest, 0}};
  match.rams = {{3, 0}};
  match.pips = {{0, 13}};
  return match;
}

TEST(Summary, IsReadBackAsItWasWritten) {
  JsonWriter json, again;
  write(json, finished_match());
  write(again, read_summary(Json::parse(json.written())));
  EXPECT_EQ(again.written(), json.written());
  EXPECT_THROW(read_summary(Json::parse("{}")), FormatError);
}

Hall hall_of_two() {
  PersonHere host{"7HQ2MKX4TB", "Rasa", Role::Host, false, "K7QF"};
  PersonHere guest{"9KQ2MKX4TB", "Ona", Role::Guest, false, "", true};
  TableSummary table{"K7QFM2XT", "Nemunas", TableStage::Playing, {{"Rasa", "Bot Ana", "", "Ona"}}};
  table.host = "Rasa";
  return {{"Avinas Kaunas", true, false}, {host, guest}, {table}, 2, 1};
}

/// The answers about oneself, and about how much is played.
std::vector<std::string> samples_of_data() {
  return {encode(MyData{"g6",
                        {"7HQ2MKX4TB", "Rasa"},
                        Role::Member,
                        1763683200000,
                        {{"0f1e2d3c4b5a", "Firefox, Linux", 1763683200000, true}},
                        {{1763700000000, "Ona", "mute", "Rasa", {}}},
                        {{1763700000000, "Rasa", "report", "Balys", "rude"}},
                        {"0123456789abcdef01234567"}}),
          encode(Activity{"g8", {{"2026-11-26", 2, 7}}, {{"2026-11-23", 9, 12}}}),
          encode(Route{3})};
}

/// Every kind of message the server sends, as the samples keep it for the client's tests.
std::vector<std::string> server_samples() {
  Table table(N, no_seven());
  std::vector<std::string> samples{
      encode(Welcome{"a1", "7HQ2MKX4TB", "Rasa", "mJ8gkq0kV0C7mWcXl9b0x5sX2dY0mN0aQvE3u1rT5hI"}),
      encode(Welcome{"a2", "7HQ2MKX4TB", "Rasa", {}}),
      encode(Opened{"a3", "K7QF"}),
      encode(Done{"a6"}),
      encode(Error{"c3", Refusal::of({"R5.2", Violation::FollowTrumps})}),
      encode(Error{{}, {Reason::NotAnObject}}),
      encode(Error{"c4", {Reason::TooManyRequests}, std::chrono::milliseconds(350)}),
      encode(Error{"c5", {Reason::NameTaken, {{"name", "Rasa"}}}}),
      encode(Notice{NoticeCode::Restarting}),
      encode(Notice{NoticeCode::Storage, {{"why", "database or disk is full"}}}),
      encode(hall_of_two()),
      encode(HallChanged{ClubInfo{"Avinas Kaunas", true, false},
                         {{"7HQ2MKX4TB", "Rasa", Role::Host, false, {}}},
                         {"9KQ2MKX4TB"},
                         {},
                         {"K7QFM2XT"},
                         1,
                         0}),
      encode(Said{{}, "7HQ2MKX4TB", "Rasa", "Labas!"}),
      encode(Invited{"d7", "s3cr3t", {Role::Member, 0, 1763700000000}}),
      encode(AuditLog{"d11",
                      {{"7HQ2MKX4TB", "Rasa", Role::Owner, false}},
                      {{Role::Member, 1, 1763700000000}},
                      {{1763700000000, "Rasa", "mute", "Ona", ""}},
                      {{1763700000000, "Ona", "report", "Rasa", "Rude."}}}),
      encode(Shown{"7HQ2MKX4TB", "Rasa", Emote::WellPlayed}),
      encode(Watchers{"e3", {{"9KQ2MKX4TB", "Ona"}}}),
      encode(Gathered{{{"9KQ2MKX4TB", "Ona"}}}),
      encode(Hint{"f5", {S, Play{card("AS")}}, "throw_low", {.points = 11}}),
      encode(Welcome{"a8", "7HQ2MKX4TB", "Rasa", {}, Role::Member, {"K7QFM2XT"}}),
      encode(Results{"e4",
                     {{"7HQ2MKX4TB", "Rasa"}, {3, 2, 1, 0, 4, 9, 5, 14}},
                     {{{"9KQ2MKX4TB", "Ona"}, {2, 1, 0, 0, 4, 3, 5, 12}}},
                     {finished_match()}}),
      encode(Standings{"e6", "2026-11", {{{"7HQ2MKX4TB", "Rasa"}, {3, 2, 1, 0, 4, 9, 5, 14}}}}),
      encode(DeviceLink{"f2", "s3cr3t", 1763700000000}),
      encode(Devices{"f3", {{"0f1e2d3c4b5a", "Firefox, Linux", 1763683200000, true}}})};
  for (std::string& sample : samples_of_data()) samples.push_back(std::move(sample));
  TableView before = view_of(table.state, Observer::of(E));
  samples.push_back(frame_view("a5", 7, encode_view(before)));
  const auto step = [&](Seat seat, const Action& action) {
    table.act(seat, action);
    TableView after = view_of(table.state, Observer::of(E));
    samples.push_back(
        frame_update(seat == E ? "c9" : "", 8, ChangesEncoder().encode(before, after)));
    before = after;
  };
  step(E, Bid{5});
  for (Seat seat : {S, W, N}) step(seat, Pass{});
  step(E, play("QC"));
  step(E, NameTrump{Suit::Hearts});
  step(E, Stop{});
  SeatList shown;
  shown.push_back(S);
  samples.push_back(encode(PreviousHandShown{3, shown, &*before.common->game.finished}));
  constexpr const char* kAnalysis =
      R"({"curve":[74,74,73],"turning_point":null,"decisions":[{"action":4,"seat":"E",)"
      R"("unit":"pips","cost":1,"verdict":"unlucky","decisive":false,)"
      R"("better":[{"action":"play","card":"AH"}],"imagined_cost_hundredths":0}]})";
  samples.push_back(encode(Review{"f8", "m1", 3, &*before.common->game.finished, kAnalysis}));
  samples.push_back(frame_view({}, 20, encode_view(before)));
  return samples;
}

TEST(Encode, TheGoldenSamplesOfTheServerAreWhatItSends) {
  const auto samples = server_samples();
  if (std::getenv("AVINAS_TEST_WRITE_SAMPLES")) {
    std::ofstream file(std::string(AVINAS_SAMPLES) + "/server.jsonl");
    for (const std::string& sample : samples) file << sample << '\n';
  }
  EXPECT_EQ(lines_of("server.jsonl"), samples)
      << "run protocol_tests with AVINAS_TEST_WRITE_SAMPLES=1 and look at the difference";
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

}  // namespace avinas::protocol
