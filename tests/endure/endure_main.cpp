// SPDX-License-Identifier: MIT
// A server with a past, and a club that comes back at once. Prints what was measured and fails
// where a promise of docs/operating.md is not kept.
#include <CLI/CLI.hpp>
#include <cstdio>

#include "tests/endure/growth.hpp"
#include "tests/endure/storm.hpp"
#include "tests/endure/writing.hpp"
#include "tests/load/measure.hpp"

namespace {

bool all_held = true;

void check(bool held, const char* promise) {
  if (!held) std::printf("  NOT KEPT: %s\n", promise);
  all_held = all_held && held;
}

void show_storm(const char* where, const avinas::endure::StormResult& storm, double most_seconds) {
  std::printf("%d people %s: %d back, the slowest after %.1f s\n", storm.people, where, storm.back,
              storm.slowest_seconds);
  check(storm.back == storm.people, "everybody comes back");
  check(storm.slowest_seconds <= most_seconds, "in time");
}

}  // namespace

int measure_endure(int argc, char** argv) {
  CLI::App app("Growth and coming back, measured");
  int tables = 1'000, matches = 10, rows = 1'000'000, archived = 20'000, crowd = 400,
      proxied = 1'000;
  app.add_option("--tables", tables, "Tables with a past");
  app.add_option("--matches", matches, "Matches that each has played");
  app.add_option("--rows", rows, "Rows of the journal when tables are put away");
  app.add_option("--archived", archived, "Matches in the archive");
  app.add_option("--crowd", crowd, "People of one address who come back");
  app.add_option("--proxied", proxied, "People behind a named proxy who come back");
  int seconds = 20;
  app.add_option("--seconds", seconds, "How long one connection has things written down");
  long most_mib = 100;
  app.add_option("--most-mib", most_mib, "Fails where a start needs more memory");
  CLI11_PARSE(app, argc, argv);
  using namespace avinas::endure;

  const StartResult start = starts(tables, matches);
  std::printf(
      "%d tables with %d matches each: first start %.1f s and %ld MiB (healthz after %.2f s), "
      "second start %.2f s and %ld MiB\n",
      tables, matches, start.first_seconds, start.first_mib, start.healthz_seconds,
      start.second_seconds, start.second_mib);
  check(start.second_seconds < 2, "a start takes less than two seconds");
  check(start.second_mib < most_mib, "a start needs little memory");
  check(start.healthz_seconds < 2, "healthz answers while the server starts");

  const PutAwayResult away = putting_away(rows);
  std::printf(
      "%d rows in the journal: a hundred tables put away in %.0f ms, a hundred plain writes "
      "in %.0f ms; the slowest move of a table at play meanwhile %.1f and %.1f ms\n",
      away.rows, away.away_ms, away.plain_ms, away.move_beside_away_ms, away.move_beside_plain_ms);
  check(away.move_beside_away_ms < 3 * away.move_beside_plain_ms + 50,
        "a table at play does not notice that others are put away");
  check(away.away_ms < 3 * away.plain_ms + 50, "putting away costs as much as a move");

  const QuestionResult asked = questions(archived);
  std::printf(
      "%d matches in the archive: results of a player with 20 matches %.2f ms, of one with "
      "the others %.2f ms; beside an address that asks all the time %.2f ms\n",
      archived, asked.few_ms, asked.many_ms, asked.other_ms);
  check(asked.many_ms < 100, "results are a look-up");
  check(asked.other_ms < 5 * asked.many_ms + 20, "one address does not make others wait");

  const WritingResult wrote = writing(seconds);
  std::printf(
      "one connection that asks as fast as it may: %.0f a second that change nothing write %.0f "
      "bytes a second; %.1f a second that change options write %.0f bytes a second\n",
      wrote.unchanged_asked, wrote.unchanged_bytes, wrote.changing_done, wrote.changing_bytes);
  check(wrote.unchanged_bytes < 1'000, "what changes nothing writes nothing");
  check(wrote.changing_done < 10, "what one connection may have written is bounded");

  show_storm("of one address", storm(crowd, false), 10);
  show_storm("behind a named proxy", storm(proxied, true), 5);
  return all_held ? 0 : 1;
}
