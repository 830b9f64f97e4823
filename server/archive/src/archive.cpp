// SPDX-License-Identifier: MIT
#include "archive/archive.hpp"

#include <spdlog/spdlog.h>

#include <boost/asio/post.hpp>
#include <cstdio>
#include <ctime>

#include "archive/counting.hpp"
#include "protocol/summary_json.hpp"

namespace avinas::server {

using namespace protocol;

namespace {

std::vector<MatchSummary> read_all(const std::vector<std::string>& texts) {
  std::vector<MatchSummary> matches;
  for (const std::string& text : texts) {
    try {
      matches.push_back(read_summary(Json::parse(text, nullptr, false)));
    } catch (const FormatError& wrong) {
      spdlog::warn("A match of the archive cannot be listed: {}", wrong.what());
    }
  }
  return matches;
}

/// The first moment of a month in the time zone of the process; month 13 is the next January.
std::int64_t month_begins(int year, int month) {
  constexpr int kTmYear = 1900;
  std::tm local{};
  local.tm_year = year - kTmYear;
  local.tm_mon = month - 1;
  local.tm_mday = 1;
  local.tm_isdst = -1;
  return static_cast<std::int64_t>(std::mktime(&local)) * 1000;
}

/// What `read` gives, or nothing where the store fails; that is the operator's to hear.
template <typename Read>
auto read_or_nothing(Read read) -> std::optional<decltype(read())> {
  try {
    return read();
  } catch (const std::exception& wrong) {
    spdlog::error("The archive cannot be read: {}", wrong.what());
    return std::nullopt;
  }
}

}  // namespace

void Archive::results(const std::string& player,
                      std::function<void(std::optional<Results>)> found) {
  boost::asio::post(slow_, [this, player, found = std::move(found)] {
    found(read_or_nothing([&] { return add_up(player, read_all(store_.summaries_of(player))); }));
  });
}

void Archive::standings(int year, int month, std::function<void(std::optional<Standings>)> found) {
  boost::asio::post(slow_, [this, year, month, found = std::move(found)] {
    found(read_or_nothing([&] {
      Standings standings;
      char text[16];
      std::snprintf(text, sizeof text, "%04d-%02d", year, month);
      standings.month = text;
      standings.players = rank(read_all(
          store_.summaries_between(month_begins(year, month), month_begins(year, month + 1))));
      return standings;
    }));
  });
}

}  // namespace avinas::server
