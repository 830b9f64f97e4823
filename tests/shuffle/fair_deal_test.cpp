// SPDX-License-Identifier: MIT
// The shuffle anyone can check: golden deals, unbiased, and refuted by any flipped byte, also by
// the stand-alone verifier that shares no code with us.
#include "engine/shuffle/fair_deal.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "engine/record/checking.hpp"
#include "tests/support/simulated_table.hpp"

namespace avinas {
using namespace testing;

shuffle::ServerSeed counting_seed() {
  shuffle::ServerSeed seed;
  for (std::size_t i = 0; i < seed.size(); ++i) seed[i] = static_cast<std::uint8_t>(i);
  return seed;
}

TEST(FairDeal, EveryDealIsThe32CardsAndSeedsOfAnyoneChangeIt) {
  const auto seed = counting_seed();
  const Deal plain = shuffle::deal(seed, {}, Seat::North);
  CardSet pack;
  for (const Seat seat : kAllSeats) {
    for (const Card card : plain[seat]) pack.insert(card);
  }
  EXPECT_EQ(pack, CardSet::full_pack());
  for (Seat seat : kAllSeats) {
    shuffle::PlayerSeeds players;
    players[seat] = std::string(32, '0');
    EXPECT_NE(shuffle::deal(seed, players, Seat::North), plain);
  }
}

TEST(FairDeal, R2_2_ThePacketsGoClockwiseFromTheDealersLeft) {
  const Deal north = shuffle::deal(counting_seed(), {}, Seat::North);
  const Deal east = shuffle::deal(counting_seed(), {}, Seat::East);
  for (Seat seat : kAllSeats) EXPECT_TRUE(std::ranges::equal(north[seat], east[left_of(seat)]));
}

TEST(FairDeal, U2_2_APackOf40GoesInPacketsOfTenCounterClockwiseFromTheDealersRight) {
  const Shape& shape = sueca::kShape;
  const Deal north = shuffle::deal(counting_seed(), {}, Seat::North, shape);
  const Deal east = shuffle::deal(counting_seed(), {}, Seat::East, shape);
  CardSet pack;
  for (const Seat seat : kAllSeats) {
    EXPECT_EQ(north[seat].size(), 10u);
    EXPECT_TRUE(std::ranges::equal(north[seat], east[left_of(seat)]));
    for (const Card card : north[seat]) pack.insert(card);
  }
  EXPECT_EQ(pack, CardSet::of_all(shape.pack));
  // The draws do not ask which way round: the first packet is the dealer's right's.
  Shape left = shape;
  left.way = Way::Left;
  const Deal clockwise = shuffle::deal(counting_seed(), {}, Seat::North, left);
  EXPECT_TRUE(std::ranges::equal(north[Seat::West], clockwise[Seat::East]));
  EXPECT_TRUE(std::ranges::equal(north[Seat::North], clockwise[Seat::North]));
}

TEST(FairDeal, AShapeOfThreeSeatsLeavesTheRestOfThePackUndealt) {
  const Shape shape{.each = 10, .packet = 3, .seating = {3, false}};
  const Deal deal = shuffle::deal(counting_seed(), {}, Seat::South, shape);
  EXPECT_EQ(deal.rest().size(), 2u);
  EXPECT_TRUE(deal[Seat::West].empty());
  CardSet pack = CardSet::of_all(deal.rest());
  for (const Seat seat : {Seat::North, Seat::East, Seat::South}) {
    EXPECT_EQ(deal[seat].size(), 10u);
    for (const Card card : deal[seat]) pack.insert(card);
  }
  EXPECT_EQ(pack, CardSet::full_pack());
  EXPECT_EQ(shape.dealt_to(Seat::South, 0), Seat::North) << "after the third comes the first";
}

TEST(FairDeal, K2_2_HalfOfEachHandIsDealtThenTheCatThenTheOtherHalf) {
  const Deal cat = shuffle::deal(counting_seed(), {}, Seat::North, klorsjavs::kShapeOfThree);
  // The same pack without a cat in the midst of it: its cards come one after the other.
  Shape at_the_end = klorsjavs::kShapeOfThree;
  at_the_end.rest_after.reset();
  const Deal plain = shuffle::deal(counting_seed(), {}, Seat::North, at_the_end);
  for (const Seat seat : cat.table()) {
    EXPECT_TRUE(std::ranges::equal(cat[seat].first(3), plain[seat].first(3)));
  }
  // East's second half begins where the cat lies now.
  EXPECT_TRUE(std::ranges::equal(cat.rest(), plain[Seat::East].subspan(3, 2)));
  EXPECT_EQ(cat[Seat::East][3], plain[Seat::East][5]);
}

TEST(FairDeal, T2_2_FourAndThreeCardsAreDealtThenTheStockThenFour) {
  const Deal deal = shuffle::deal(counting_seed(), {}, Seat::North, tarock::kShape);
  // Dealt one by one, the cards tell the order in which they lay.
  Shape in_order = tarock::kShape;
  in_order.packet = 1;
  in_order.second.reset();
  in_order.rest_after.reset();
  const Deal one_by_one = shuffle::deal(counting_seed(), {}, Seat::North, in_order);
  const auto lay = [&](int place) {
    return place < 33 ? one_by_one[in_order.dealt_to(Seat::North, place % 3)]
                                  [static_cast<std::size_t>(place / 3)]
                      : one_by_one.rest()[static_cast<std::size_t>(place - 33)];
  };
  const auto expect = [&](std::span<const Card> cards, int from) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
      EXPECT_EQ(cards[i], lay(from + static_cast<int>(i)));
    }
  };
  const Seat east = Seat::East, south = Seat::South, north = Seat::North;
  expect(deal[east].first(4), 0);
  expect(deal[south].first(4), 4);
  expect(deal[north].first(4), 8);
  expect(deal[east].subspan(4, 3), 12);
  expect(deal[north].subspan(4, 3), 18);
  expect(deal.rest(), 21);
  expect(deal[east].subspan(7), 24);
  expect(deal[north].subspan(7), 32);
}

TEST(FairDeal, EachShapeHasTheNameOfItsFunction) {
  EXPECT_EQ(shuffle::algorithm_of({}), "avinas-sha256-v1");
  EXPECT_EQ(shuffle::algorithm_of(sueca::kShape), "avinas-sha256-v2");
}

TEST(FairDeal, EveryCardComesToEveryPlaceEquallyOften) {
  constexpr int kDeals = 64'000;
  std::array<std::array<int, kCardPlaces>, kPackSize> count{};
  TestChance chance(77);
  for (int i = 0; i < kDeals; ++i) {
    const Deal deal = shuffle::deal(chance.seed(), {}, Seat::North);
    for (const Seat seat : kAllSeats) {
      for (std::size_t at = 0; at < kHandSize; ++at) {
        const std::size_t place = static_cast<std::size_t>(seat) * kHandSize + at;
        ++count[place][static_cast<std::size_t>(deal[seat][at].index())];
      }
    }
  }
  double chi2 = 0;
  constexpr double kExpected = kDeals / 32.0;
  for (const auto& place : count) {
    for (const Card card : kPack) {
      const int n = place[static_cast<std::size_t>(card.index())];
      chi2 += (n - kExpected) * (n - kExpected) / kExpected;
    }
  }
  // 31 times 31 degrees of freedom: mean 961, deviation 44.
  EXPECT_LT(chi2, 961 + 5 * 44);
  EXPECT_GT(chi2, 961 - 5 * 44);
}

/// The record of a match of one player, who gives seeds, with three bots.
Json fresh_record(std::uint64_t seed, const games::Options& rules = Options{}) {
  protocol::TableOptions options;
  options.rules = rules;
  SimulatedTable table(seed, options);
  const auto host = table.attach("host");
  table.ask(host, protocol::Sit{Seat::North});
  table.ask(host, protocol::FillBots{});
  table.ask(host, protocol::Start{});
  while (table.finished.empty()) {
    const Json& view = table.clients[host].view;
    if (!view["legal"].empty()) {
      table.ask(host, protocol::Act{protocol::read_action(view["legal"][0])});
    } else if (!view["next_commitment"].get<std::string>().empty()) {
      table.ask(host, protocol::Ready{std::string(32, 'e')});
    }
    table.advance(std::chrono::seconds(1));
  }
  return Json::parse(table.finished[0].record);
}

int verified_by_script(const Json& record) {
  const auto file = std::filesystem::temp_directory_path() /
                    ("avinas-deal-" + std::to_string(::getpid()) + ".json");
  std::ofstream(file) << record.dump();
  const std::string command = std::string("python3 ") + AVINAS_TEST_DOCS + "/verify_deal.py " +
                              file.string() + " >/dev/null 2>&1";
  const int status = std::system(command.c_str());
  std::filesystem::remove(file);
  return WEXITSTATUS(status);
}

TEST(FairDeal, FreshRecordsCheckOutHereAndInTheStandAloneVerifier) {
  std::uint64_t seed = 0;
  for (const games::Options& rules : std::vector<games::Options>{
           Options{}, Options{}, sueca::Options{}, owcyglowa::Options{}, klorsjavs::Options{},
           klorsjavs::Options{.form = klorsjavs::Form::Four},
           klorsjavs::Options{.form = klorsjavs::Form::Auction, .hands = Hands::Six},
           tarock::Options{.pot = tarock::Pot::Fifty}, sixbid::Options{.hands = Hands::Six},
           sjavsalone::Options{}, sjavsalone::Options{.form = sjavsalone::Form::Two}}) {
    const Json record = fresh_record(++seed, rules);
    EXPECT_EQ(record.value("game", "avinas"), games::name_of(rules.index()));
    ASSERT_FALSE(record["hands"].empty());
    EXPECT_TRUE(record["hands"][0].contains("shuffle"));
    EXPECT_EQ(record::verify(record.dump()).text, "ok");
    EXPECT_EQ(verified_by_script(record), 0);
  }
}

TEST(FairDeal, AnyFlippedDigitIsRefutedHereAndInTheStandAloneVerifier) {
  const Json good = fresh_record(5);
  const auto refuted = [&](const char* pointer) {
    Json bad = good;
    auto& text = bad["hands"][0][Json::json_pointer(pointer)].get_ref<std::string&>();
    text[text.size() / 2] = text[text.size() / 2] == '3' ? '4' : '3';
    EXPECT_EQ(record::verify(bad.dump()).status, record::Status::Untrue) << pointer;
    EXPECT_NE(verified_by_script(bad), 0) << pointer;
  };
  refuted("/shuffle/server_seed");
  refuted("/shuffle/commitment");
  refuted("/shuffle/player_seeds/N");
  // Every single digit, by our own check.
  for (const char* pointer : {"/shuffle/server_seed", "/shuffle/commitment"}) {
    for (std::size_t i = 0; i < 64; ++i) {
      Json bad = good;
      auto& text = bad["hands"][0][Json::json_pointer(pointer)].get_ref<std::string&>();
      text[i] = text[i] == 'a' ? 'b' : 'a';
      ASSERT_EQ(record::verify(bad.dump()).status, record::Status::Untrue) << pointer << i;
    }
  }
  Json swapped = good;
  std::swap(swapped["hands"][0]["deal"]["N"][0], swapped["hands"][0]["deal"]["N"][1]);
  EXPECT_NE(verified_by_script(swapped), 0);
  EXPECT_EQ(record::verify(swapped.dump()).status, record::Status::Untrue);
}

}  // namespace avinas
