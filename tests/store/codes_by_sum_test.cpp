// SPDX-License-Identifier: MIT
// The table of an entry whose code was changed is found among as many as there are, by arithmetic.
#include "server/store/sqlite/codes_by_sum.hpp"

#include <gtest/gtest.h>

#include <random>

#include "server/store/sqlite/row_sum.hpp"

namespace avinas::server {
namespace {

std::string code_of(int number) {
  std::string code = std::to_string(100'000'000 + number);
  for (char& c : code) c = static_cast<char>('A' + (c - '0'));
  return code;
}

TEST(CodesBySum, FindTheTableAmongSixtyThousandWhereACodeWasChanged) {
  constexpr int kTables = 60'000;
  CodesBySum codes;
  for (int i = 0; i < kTables; ++i) codes.add(code_of(i));
  codes.add("");
  std::mt19937_64 rng(7);
  for (int i = 0; i < kTables; i += 97) {
    const std::string entry(rng() % 300, 'e');
    const std::int64_t sum = row_sum({std::to_string(i), code_of(i), entry});
    std::string changed = code_of(i);
    changed[rng() % changed.size()] ^= 1;
    const std::string* found = codes.of(i, changed, entry, sum);
    ASSERT_NE(found, nullptr) << i;
    EXPECT_EQ(*found, code_of(i));
  }
}

TEST(CodesBySum, FindNoneWhereTheEntryItselfWasChanged) {
  CodesBySum codes;
  for (int i = 0; i < 100; ++i) codes.add(code_of(i));
  const std::int64_t sum = row_sum({"7", code_of(7), "an entry"});
  EXPECT_EQ(codes.of(7, code_of(7), "an Entry", sum), nullptr);
}

}  // namespace
}  // namespace avinas::server
