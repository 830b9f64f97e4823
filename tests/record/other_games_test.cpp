// SPDX-License-Identifier: MIT
// Records of the games beside Avinas, version 2: a lawful and true one passes, and a fault is
// named.
#include <gtest/gtest.h>

#include "engine/record/checking.hpp"
#include "engine/record/writing.hpp"
#include "tests/support/any_options.hpp"

namespace avinas::record {
namespace {

using protocol::Json;
using testing::pick;
using testing::Rng;

void play_for_units(sjavs::Options& options) { options.stake = 5; }
void play_for_units(einwerfen::Options& options) {
  options.stakes = {einwerfen::StakesKind::PerGame, 5};
}

void play_for_units(sueca::Options& options) { options.stake = 5; }
void play_for_units(owcyglowa::Options& options) { options.stake = 5; }
void play_for_units(klorsjavs::Options& options) { options.stake = 5; }
void play_for_units(tarock::Options& options) { options.stake = 5; }
void play_for_units(sixbid::Options& options) { options.stake = 5; }
void play_for_units(sjavsalone::Options& options) { options.stake = 5; }

template <typename G>
MatchRecordOf<G> random_match(std::uint64_t seed) {
  using MatchState = typename G::MatchState;
  Rng rng(seed);
  typename G::Options options;
  testing::randomize(options, rng);
  if (pick(rng, 2) != 0) play_for_units(options);
  MatchRecordOf<G> record;
  record.id = "m1";
  record.table = "K7QF";
  record.started = "2026-11-26T18:03:11Z";
  record.options = options;
  const bool has_east = shape(options).seating.has(Seat::East);
  MatchState match = start_match(options, has_east ? Seat::East : Seat::South);
  while (!outcome_of(match)) {
    match = std::get<MatchState>(
        deal_hand(match, next_dealer(match), testing::random_deal(rng, shape(options))));
    while (hand_in_play(match)) {
      std::vector<SeatAction> all;
      for (const Seat seat : kAllSeats) {
        for (const Action& action : legal_actions(match, seat)) all.push_back({seat, action});
      }
      const auto& [seat, action] = all[pick(rng, all.size())];
      match = std::get<MatchState>(apply(match, seat, action));
    }
    record.hands.push_back({*hand_so_far(match), match.sheet, {}});
  }
  record.outcome = outcome_of(match);
  record.ended = "2026-11-26T19:20:40Z";
  return record;
}

template <typename G>
std::string random_record(std::uint64_t seed) {
  return write_record(random_match<G>(seed));
}

template <typename G>
struct OtherGamesRecord : ::testing::Test {};
template <typename First, typename... Rest>
using AllButFirst = ::testing::Types<Rest...>;
using OtherGames = games::All::Apply<AllButFirst>;
TYPED_TEST_SUITE(OtherGamesRecord, OtherGames);

TYPED_TEST(OtherGamesRecord, RandomMatchesAreOkAndSayTheirGame) {
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    ASSERT_EQ(verify(random_record<TypeParam>(seed)).text, "ok") << "seed " << seed;
  }
  const Json record = Json::parse(random_record<TypeParam>(1));
  EXPECT_EQ(record["version"], 2);
  EXPECT_EQ(record["game"], TypeParam::kName);
}

TYPED_TEST(OtherGamesRecord, AdjudicationFindsWhatWasTakenAway) {
  const Json good = Json::parse(random_record<TypeParam>(3));
  Json bare = good;
  bare.erase("outcome");
  for (Json& hand : bare["hands"]) {
    hand.erase("result");
    hand.erase("sheet");
  }
  EXPECT_EQ(verify(bare.dump()).status, Status::NotARecord);
  EXPECT_EQ(Json::parse(adjudicate(bare.dump()).record_line), good);
}

/// Every number, word, truth and null below `value`, by its place.
void leaves(const Json& value, const std::string& at, std::vector<std::string>& found) {
  if (!value.is_structured()) return found.push_back(at);
  for (const auto& [key, inner] : value.items()) leaves(inner, at + "/" + key, found);
}

/// Two contracts of a game that has some.
template <typename G>
std::array<const char*, 2> two_contracts() {
  if (std::is_same_v<G, games::Tarock>) return {"hand", "pick_up"};
  if (std::is_same_v<G, games::Sixbid>) return {"solo", "grand"};
  return {"game", "strike"};
}

/// Another value that may stand there.
Json other_than(const Json& value, const std::string& place,
                const std::array<const char*, 2>& contracts) {
  const auto is = [&](const char* member) { return place.ends_with(member); };
  if (value.is_boolean()) return !value.get<bool>();
  if (place.find("/bids/") != std::string::npos) return value == 1 ? 2 : 1;
  if (is("/figure")) return value == 61 ? 66 : 61;
  if (value.is_number()) return value.get<int>() + 1;
  if (is("/bid")) return 5;
  if (is("/deduction")) return {{"side", "NS"}, {"amount", 2}};
  if (is("/win")) return {{"side", "NS"}, {"games", 2}};
  if (is("/turned") || is("/asked")) return value == "AS" ? "AH" : "AS";
  if (is("/trump") || is("/favourite")) return value == "S" ? "H" : "S";
  const bool alone = is("/winner") && value != "NS" && value != "EW";
  if (is("/soloist") || is("/asked_of") || alone) return value == "N" ? "E" : "N";
  if (is("/declarer") || is("/solo")) return value == "S" ? "N" : "S";
  if (is("/cat")) return value == "left" ? "taken" : "left";
  if (is("/contract")) return contracts.at(value == contracts[0]);
  const bool in_list =
      place.find("/level/") != std::string::npos || place.find("/won/") != std::string::npos;
  if (in_list) return value == "N" ? "E" : "N";
  if (is("/reason")) return value == "gato" ? "plain" : "gato";
  return value == "NS" ? "EW" : "NS";
}

TYPED_TEST(OtherGamesRecord, EveryChangedValueOfAResultASheetAndTheOutcomeIsNoticed) {
  const Json good = Json::parse(random_record<TypeParam>(5));
  std::vector<std::string> places;
  for (std::size_t h = 0; h < good["hands"].size(); ++h) {
    const std::string hand = "/hands/" + std::to_string(h);
    leaves(good["hands"][h]["result"], hand + "/result", places);
    leaves(good["hands"][h]["sheet"], hand + "/sheet", places);
  }
  leaves(good["outcome"], "/outcome", places);
  ASSERT_GT(places.size(), 50u);
  for (const std::string& place : places) {
    Json bad = good;
    Json& value = bad[Json::json_pointer(place)];
    value = other_than(value, place, two_contracts<TypeParam>());
    EXPECT_EQ(verify(bad.dump()).status, Status::Untrue)
        << place << ": " << verify(bad.dump()).text;
  }
}

TEST(SjavsRecord, ACallThatIsBetterIsTrue) {
  bool better = false;
  for (std::uint64_t seed = 1; seed <= 100 && !better; ++seed) {
    const std::string text = random_record<games::Sjavs>(seed);
    better = text.find(R"("action":"better")") != std::string::npos;
    ASSERT_EQ(verify(text).text, "ok") << "seed " << seed;
  }
  EXPECT_TRUE(better) << "no call of the hundred matches was better";
}

TEST(EinwerfenRecord, AnIllegalActionIsNamedByItsRuleOfEinwerfen) {
  Json bad = Json::parse(random_record<games::Einwerfen>(1));
  bad["hands"][0]["actions"][0] = {{"seat", "S"}, {"action", "knock"}};
  EXPECT_EQ(verify(bad.dump()).text, "hand 0, action 0: E3.2: This game has no such move.");
}

TEST(SuecaRecord, AnIllegalActionIsNamedByItsRuleOfSueca) {
  Json bad = Json::parse(random_record<games::Sueca>(1));
  bad["hands"][0]["actions"][0] = {{"seat", "S"}, {"action", "knock"}};
  EXPECT_EQ(verify(bad.dump()).text, "hand 0, action 0: U3.2: This game has no such move.");
}

TEST(SjavsRecord, AnIllegalActionIsNamedByItsRuleOfSjavs) {
  Json bad = Json::parse(random_record<games::Sjavs>(1));
  bad["hands"][0]["actions"][0] = {{"seat", "S"}, {"action", "knock"}};
  EXPECT_EQ(verify(bad.dump()).text, "hand 0, action 0: S4.2: This game has no such move.");
}

TEST(SjavsRecord, AGameOrAVersionThatIsNotKnownIsSaid) {
  const Json good = Json::parse(random_record<games::Sjavs>(1));
  const auto said = [&](const char* member, const Json& value) {
    Json changed = good;
    changed[member] = value;
    const Finding finding = verify(changed.dump());
    EXPECT_EQ(finding.status, Status::NotARecord);
    return finding.text;
  };
  EXPECT_EQ(said("game", "skat"), R"("skat" is no game that is known here.)");
  EXPECT_EQ(said("version", 3),
            "This is version 3 of the record; this program reads versions 1 and 2.");
  EXPECT_NE(said("rules_version", 9).find("version 9 of its rules"), std::string::npos);
  EXPECT_NE(said("options", {{"calls", "sometimes"}}).find("\"sometimes\""), std::string::npos);
  EXPECT_NE(said("options", {{"stakes", {{"kind", "per_ram"}, {"units", 2}}}})
                .find("no kind of stakes in this game"),
            std::string::npos);
}

}  // namespace
}  // namespace avinas::record
