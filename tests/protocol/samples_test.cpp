// SPDX-License-Identifier: MIT
// The golden samples: every kind of message, byte for byte, for the tests of clients.
#include <gtest/gtest.h>

#include <fstream>

#include "engine/avinas/rules/view.hpp"
#include "protocol/changes.hpp"
#include "protocol/codec.hpp"
#include "protocol/summary_json.hpp"
#include "tests/support/hands.hpp"

namespace avinas::protocol {
namespace {

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
TableView view_of(const MatchState& state, Observer observer) {
  auto info = std::make_shared<TableInfo>();
  info->code = "K7QF";
  info->seats[Seat::North].name = "Ona \"the Queen\" \\ Č";
  return {std::make_shared<const CommonView>(CommonView{info, public_view(state)}),
          {},
          own_view(state, observer)};
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
  match.sums = {{{{3, 0}}, {{0, 13}}}};
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
  return {
      encode(MyData{"g6",
                    {"7HQ2MKX4TB", "Rasa"},
                    Role::Member,
                    1763683200000,
                    {{"0f1e2d3c4b5a", "Firefox, Linux", 1763683200000, true}},
                    {{1763700000000, "Ona", "mute", "Rasa", {}}},
                    {{1763700000000, "Rasa", "report", "Balys", "rude"}},
                    {{"K7QFM2XT", "Thursday", {"9KQ2MKX4TB", "Ona"}, 0, EveningStage::Between, 6}},
                    {"0123456789abcdef01234567"}}),
      encode(
          Standings{"e7",
                    0,
                    "2026",
                    {{{"7HQ2MKX4TB", "Rasa"}, {3, 2, 1, 0, {4, 5}, {9, 14}}, Rating{1562, 139}}}}),
      encode(Activity{"g8", {{"2026-11-26", 2, 7}}, {{"2026-11-23", 9, 12}}}), encode(Route{3})};
}

/// A hand of a game from its deal to its end as East sees it, and what the club keeps of a match.
std::vector<std::string> samples_of(const games::Options& options, const games::Outcome& outcome,
                                    int sum) {
  const games::GameIndex game = options.index();
  Rng rng(5);
  games::MatchState match = games::start_match(options, Seat::North);
  match = std::get<games::MatchState>(
      games::deal_hand(match, Seat::North, random_deal(rng, games::shape(match))));
  const auto view_now = [&] {
    auto info = std::make_shared<TableInfo>();
    info->code = "K7QF";
    info->options.rules = options;
    return TableView{
        std::make_shared<const CommonView>(CommonView{info, games::public_view(match)}),
        {},
        games::own_view(match, Observer::of(Seat::East))};
  };
  TableView before = view_now();
  std::vector<std::string> samples{frame_view("s1", 1, encode_view(before))};
  for (std::uint64_t version = 2; games::hand_in_play(match); ++version) {
    const Seat seat = games::to_act(match)[0];
    const auto legal = games::legal_actions(match, seat);
    match = std::get<games::MatchState>(
        games::apply(std::move(match), seat, legal[pick(rng, legal.size())]));
    TableView after = view_now();
    const std::string changes(ChangesEncoder().encode(before, after));
    before = std::move(after);
    const bool call = games::common(before.common->game).phase != ViewPhase::Playing;
    if (call) samples.push_back(frame_update({}, version, changes));
  }
  samples.push_back(frame_view({}, 40, encode_view(before)));
  const games::HandRecord finished = *games::hand_so_far(match);
  SeatList shown;
  shown.push_back(Seat::South);
  samples.push_back(encode(PreviousHandShown{1, shown, &finished}));
  MatchSummary summary = finished_match();
  summary.game = game;
  summary.outcome = outcome;
  summary.seating = games::shape(options).seating;
  summary.sums = {};
  summary.sums[0][summary.seating.sides()[1]] = sum;
  const TallyOf tally{{"7HQ2MKX4TB", "Rasa"}, {3, 2, 1, 0, {4, 0}, {sum, 0}}};
  samples.push_back(encode(Results{"s2", game, tally, {tally}, {summary}}));
  samples.push_back(encode(Standings{"s3", game, "2026-11", {tally}}));
  TableSummary table{"K7QFM2XT", "Nemunas", TableStage::Playing, {{"Rasa", "Bot Ana", "", "Ona"}}};
  table.game = game;
  table.seating = summary.seating;
  samples.push_back(encode(HallChanged{{}, {}, {}, {table}, {}, 2, 1}));
  return samples;
}

/// An evening between its rounds, a table of one, and a list.
std::vector<std::string> samples_of_evenings() {
  Evening evening;
  evening.reply_to = "g1";
  evening.code = "K7QFM2XTB";
  evening.name = "Thursday";
  evening.host = {"7HQ2MKX4TB", "Rasa"};
  evening.stage = EveningStage::Between;
  evening.round = evening.shown = 1;
  evening.pairs = {{{{"7HQ2MKX4TB", "Rasa"}, {"9KQ2MKX4TB", "Ona"}}, false, 7500, 15, 2},
                   {{{"5KQ2MKX4TB", "Jonas"}}, false, 2500, -15, 2},
                   {{}, true}};
  evening.meetings = {{1,
                       2,
                       {evening.pairs[0].people, evening.pairs[1].people},
                       "M7QFM2XTB",
                       2,
                       "0123456789abcde",
                       {3, -2}}};
  std::vector<std::string> samples{encode(evening)};
  evening.reply_to.clear();
  evening.stage = EveningStage::Over;
  evening.seed = std::string(64, 'a');
  evening.seeds = {std::string(32, 'b'), ""};
  samples.push_back(encode(evening));
  const EveningLine line{evening.code, evening.name, evening.host, 1, EveningStage::Gathering, 3};
  samples.push_back(encode(Evenings{"g2", {line}}));
  TableInfo info;
  info.evening = TableEvening{evening.code, evening.name, 1, 2};
  const MatchState match = start_match({}, N);
  samples.push_back(frame_view(
      "g3", 1,
      encode_view({std::make_shared<const CommonView>(CommonView{
                       std::make_shared<const TableInfo>(std::move(info)), public_view(match)}),
                   {},
                   own_view(match, Observer::of(E))})));
  return samples;
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
                     0,
                     {{"7HQ2MKX4TB", "Rasa"}, {3, 2, 1, 0, {4, 5}, {9, 14}}},
                     {{{"9KQ2MKX4TB", "Ona"}, {2, 1, 0, 0, {4, 5}, {3, 12}}}},
                     {finished_match()}}),
      encode(
          Standings{"e6", 0, "2026-11", {{{"7HQ2MKX4TB", "Rasa"}, {3, 2, 1, 0, {4, 5}, {9, 14}}}}}),
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
  const games::HandRecord finished = *std::get<PublicView>(before.common->game).finished;
  samples.push_back(encode(PreviousHandShown{3, shown, &finished}));
  constexpr const char* kAnalysis =
      R"({"curve":[74,74,73],"turning_point":null,"decisions":[{"action":4,"seat":"E",)"
      R"("unit":"pips","cost":1,"verdict":"unlucky","decisive":false,)"
      R"("better":[{"action":"play","card":"AH"}],"imagined_cost_hundredths":0}]})";
  samples.push_back(encode(Review{"f8", "m1", 3, &finished, kAnalysis}));
  samples.push_back(frame_view({}, 20, encode_view(before)));
  return samples;
}

TEST(Encode, TheGoldenSamplesOfTheServerAreWhatItSends) {
  auto samples = server_samples();
  for (auto& more :
       {samples_of(sjavs::Options{.stake = 2}, sjavs::Outcome{Side::NorthSouth, true, 4}, 24),
        samples_of(einwerfen::Options{.stakes = {einwerfen::StakesKind::PerGame, 2}},
                   einwerfen::Outcome{Side::NorthSouth, 3, 6}, 12),
        samples_of(sueca::Options{.stake = 2},
                   sueca::Outcome{Side::NorthSouth, sueca::Reason::Arrepio, 2}, 4),
        samples_of(owcyglowa::Options{.stake = 2}, owcyglowa::Outcome{Seat::North, 2}, 9),
        samples_of(
            klorsjavs::Options{.stake = 2},
            klorsjavs::Outcome{.won = {{true, false, true, false}}, .units = {{2, -4, 2, 0}}}, 9),
        samples_of(
            tarock::Options{.stake = 2},
            tarock::Outcome{.won = {{false, true, false, false}}, .units = {{-40, 80, -40, 0}}}, 8),
        samples_of(
            sixbid::Options{.stake = 2},
            sixbid::Outcome{.won = {{false, true, false, false}}, .units = {{-60, 120, -60, 0}}},
            6),
        samples_of(sjavsalone::Options{.stake = 2},
                   sjavsalone::Outcome{.winner = Seat::East, .units = {{-2, 4, -2, 0}}}, 7),
        samples_of(sjavsalone::Options{.form = sjavsalone::Form::Two},
                   sjavsalone::Outcome{.form = sjavsalone::Form::Two, .winner = Seat::South}, 5)}) {
    samples.insert(samples.end(), more.begin(), more.end());
  }
  for (std::string& sample : samples_of_evenings()) samples.push_back(std::move(sample));
  if (std::getenv("AVINAS_TEST_WRITE_SAMPLES")) {
    std::ofstream file(std::string(AVINAS_SAMPLES) + "/server.jsonl");
    for (const std::string& sample : samples) file << sample << '\n';
  }
  EXPECT_EQ(lines_of("server.jsonl"), samples)
      << "run protocol_tests with AVINAS_TEST_WRITE_SAMPLES=1 and look at the difference";
}

}  // namespace
}  // namespace avinas::protocol
