// SPDX-License-Identifier: MIT
// Builds one statement from many writes.
#include "server/store/postgres/appending.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "server/store/postgres/arrays.hpp"
#include "server/store/shares.hpp"

namespace avinas::server {
namespace {

/// Bounded, so that no group is far above what the engine takes in a moment.
constexpr std::size_t kMostWrites = 500;

/// Seldom writes that cannot share a statement with others: they would not see their rows.
bool is_rare(const Write& write) {
  return !write.forgotten.empty() || !write.ended_tokens.empty() || !write.counted.empty() ||
         write.sums_anew || !write.tallies.empty() || !write.cleaned.empty() ||
         !write.sums_dropped_of.empty();
}

constexpr std::array<const char*, 8> kFigures{"matches",   "won",        "cats_made",
                                              "cats_been", "rams_own",   "rams_theirs",
                                              "pips_own",  "pips_theirs"};

std::string joined(const std::function<std::string(const std::string&)>& each) {
  std::string text;
  for (const char* figure : kFigures) text += (text.empty() ? "" : ", ") + each(figure);
  return text;
}

template <typename Rows, typename Field>
auto column(const Rows& rows, Field field) {
  std::vector<std::decay_t<decltype(field(*rows.begin()))>> values;
  values.reserve(rows.size());
  for (const auto& row : rows) values.push_back(field(row));
  return array_of(values);
}

/// The rows without those whose key comes again later.
template <typename Row, typename Key>
std::vector<Row> latest(const std::vector<Row>& rows, Key key) {
  std::map<std::string, std::size_t> last;
  for (std::size_t i = 0; i < rows.size(); ++i) last[key(rows[i])] = i;
  std::vector<Row> kept;
  for (const auto& [unused, i] : last) kept.push_back(rows[i]);
  return kept;
}

}  // namespace

Appending::Appending(const std::vector<QueuedWrite>& waiting, std::size_t from,
                     Positions& positions) {
  std::vector<PlayerRow> players;
  std::vector<ArchivedMatch> matches;
  std::vector<AnalysedMatch> analyses;
  const Write* rare = nullptr;
  for (std::size_t i = from; i < waiting.size() && size_ < kMostWrites; ++i) {
    const Write& write = waiting[i].write;
    if (is_rare(write)) {
      if (size_ > 0) break;
      rare = &write;
    }
    take(write, positions);
    if (write.player) players.push_back(*write.player);
    if (write.analysed) analyses.push_back(*write.analysed);
    const bool known = write.finished && std::any_of(matches.begin(), matches.end(), [&](auto& m) {
                         return m.id == write.finished->id;
                       });
    if (write.finished && !known) matches.push_back(*write.finished);
    ++size_;
    if (rare) break;
  }
  add_entries();
  add_players(players);
  add_matches(matches);
  add_analyses(analyses);
  if (rare) add_rare(*rare);
}

void Appending::take(const Write& write, Positions& positions) {
  if (!write.table.empty()) shares_.insert(share_of(write.table));
  std::int64_t& next = positions[write.table];
  if (write.replaces) {
    std::erase_if(entries_, [&](const Entry& entry) { return entry.table == write.table; });
    cleared_[write.table] = next;
  }
  for (const std::string& entry : write.entries) entries_.push_back({write.table, next++, entry});
}

void Appending::part(const std::string& name, const std::string& text, EngineValues values) {
  parts_ += ", " + name + " AS (";
  std::size_t number = values_.size() + 3;
  for (const char c : text) {
    parts_ += c == '$' ? "$" + std::to_string(number++) : std::string(1, c);
  }
  parts_ += ")";
  for (std::string& value : values) values_.push_back(std::move(value));
}

void Appending::add_entries() {
  if (!cleared_.empty()) {
    part("cleared",
         "DELETE FROM journal USING mine, unnest($::text[], $::bigint[]) AS c (code, below) "
         "WHERE table_code = c.code AND position < c.below",
         {column(cleared_, [](const auto& each) { return each.first; }),
          column(cleared_, [](const auto& each) { return each.second; })});
  }
  // Always there: the number of its rows says whether all went in.
  part("added",
       "INSERT INTO journal SELECT e.* FROM mine, "
       "unnest($::text[], $::bigint[], $::text[]) AS e ON CONFLICT DO NOTHING RETURNING 1",
       {column(entries_, [](const Entry& entry) { return entry.table; }),
        column(entries_, [](const Entry& entry) { return entry.position; }),
        column(entries_, [](const Entry& entry) { return entry.text; })});
}

void Appending::add_players(const std::vector<PlayerRow>& rows) {
  if (rows.empty()) return;
  const auto players = latest(rows, [](const PlayerRow& row) { return row.id; });
  part("named",
       "INSERT INTO players SELECT p.* FROM mine, unnest($::text[], $::text[], $::bigint[]) AS p "
       "ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen_day = excluded.seen_day",
       {column(players, [](const PlayerRow& row) { return row.id; }),
        column(players, [](const PlayerRow& row) { return row.name; }),
        column(players, [](const PlayerRow& row) { return row.seen_day; })});
  auto tokens = latest(rows, [](const PlayerRow& row) { return row.token_hash; });
  std::erase_if(tokens, [](const PlayerRow& row) { return row.token_hash.empty(); });
  if (tokens.empty()) return;
  part("proved",
       "INSERT INTO tokens SELECT t.* FROM mine, "
       "unnest($::text[], $::text[], $::text[], $::bigint[]) AS t "
       "ON CONFLICT (token_hash) DO UPDATE SET player = excluded.player, name = excluded.name, "
       "seen_day = excluded.seen_day",
       {column(tokens, [](const PlayerRow& row) { return row.token_hash; }),
        column(tokens, [](const PlayerRow& row) { return row.id; }),
        column(tokens, [](const PlayerRow& row) { return row.device; }),
        column(tokens, [](const PlayerRow& row) { return row.device_day; })});
}

void Appending::add_matches(const std::vector<ArchivedMatch>& matches) {
  if (matches.empty()) return;
  part("archived",
       "INSERT INTO matches SELECT m.* FROM mine, "
       "unnest($::text[], $::text[], $::bigint[], $::text[], $::bool[]) AS m "
       "ON CONFLICT DO NOTHING RETURNING id",
       {column(matches, [](const ArchivedMatch& match) { return match.id; }),
        column(matches, [](const ArchivedMatch& match) { return match.record; }),
        column(matches, [](const ArchivedMatch& match) { return match.ended_ms; }),
        column(matches, [](const ArchivedMatch& match) { return match.summary; }),
        column(matches, [](const ArchivedMatch& match) { return std::int64_t{match.counted}; })});
  std::vector<std::string> players, ids, ids_of_sums;
  std::vector<std::int64_t> ends;
  std::vector<TallyRow> sums;
  for (const ArchivedMatch& match : matches) {
    for (const std::string& player : match.players) {
      players.push_back(player);
      ids.push_back(match.id);
      ends.push_back(match.ended_ms);
    }
    for (const TallyRow& row : match.tallies) {
      sums.push_back(row);
      ids_of_sums.push_back(match.id);
    }
  }
  if (!players.empty()) {
    part("sat",
         "INSERT INTO played SELECT p.* FROM unnest($::text[], $::bigint[], $::text[]) "
         "AS p (player, ended_ms, match) JOIN archived ON id = p.match ON CONFLICT DO NOTHING",
         {array_of(players), array_of(ends), array_of(ids)});
  }
  add_sums("summed", sums, ids_of_sums, "JOIN archived ON id = s.match", Sums::Added);
}

/// `matches`: whose row each is; `only`: which of them count.
void Appending::add_sums(const char* name, const std::vector<TallyRow>& rows,
                         const std::vector<std::string>& matches, const std::string& only,
                         Sums sums) {
  if (rows.empty()) return;
  EngineValues values{array_of(matches),
                      column(rows, [](const TallyRow& row) { return row.player; }),
                      column(rows, [](const TallyRow& row) { return row.with; }),
                      column(rows, [](const TallyRow& row) { return row.month; }),
                      column(rows, [](const TallyRow& row) { return row.name; })};
  for (std::size_t i = 0; i < kFigures.size(); ++i) {
    values.push_back(column(rows, [i](const TallyRow& row) { return row.figures[i]; }));
  }
  // Several rows of one player in one statement are added up first, under the latest name.
  part(name,
       "INSERT INTO tallies SELECT s.player, s.partner, s.month, "
       "(array_agg(s.name ORDER BY s.number DESC))[1], " +
           joined([](const std::string& figure) { return "sum(s." + figure + ")"; }) +
           " FROM mine, unnest($::text[], $::text[], $::text[], $::text[], $::text[], " +
           joined([](const std::string&) { return std::string("$::bigint[]"); }) +
           ") WITH ORDINALITY AS s (match, player, partner, month, name, " +
           joined([](const std::string& figure) { return figure; }) + ", number) " + only +
           " GROUP BY s.player, s.partner, s.month ON CONFLICT (player, partner, month) "
           "DO UPDATE SET name = excluded.name, " +
           joined([sums](const std::string& figure) {
             const std::string before = sums == Sums::Added ? "tallies." + figure + " + " : "";
             return figure + " = " + before + "excluded." + figure;
           }),
       std::move(values));
}

void Appending::add_analyses(const std::vector<AnalysedMatch>& analyses) {
  if (analyses.empty()) return;
  const auto rows = latest(analyses, [](const AnalysedMatch& each) { return each.id; });
  part("analysed",
       "INSERT INTO analyses SELECT a.* FROM mine, unnest($::text[], $::int[], $::text[]) AS a "
       "ON CONFLICT (match) DO UPDATE SET version = excluded.version, "
       "analysis = excluded.analysis",
       {column(rows, [](const AnalysedMatch& each) { return each.id; }),
        column(rows, [](const AnalysedMatch& each) { return std::int64_t{each.version}; }),
        column(rows, [](const AnalysedMatch& each) { return each.analysis; })});
}

void Appending::add_rare(const Write& write) {
  if (!write.forgotten.empty()) {
    part("gone", "DELETE FROM players USING mine WHERE id = ANY ($::text[])",
         {array_of(write.forgotten)});
    part("unproved", "DELETE FROM tokens USING mine WHERE player = ANY ($::text[])",
         {array_of(write.forgotten)});
  }
  if (!write.ended_tokens.empty()) {
    part("ended", "DELETE FROM tokens USING mine WHERE token_hash = ANY ($::text[])",
         {array_of(write.ended_tokens)});
  }
  if (!write.cleaned.empty()) {
    part("cleaned",
         "UPDATE matches SET record = c.record, summary = c.summary FROM mine, "
         "unnest($::text[], $::text[], $::text[]) AS c (id, record, summary) "
         "WHERE matches.id = c.id",
         {column(write.cleaned, [](const CleanedMatch& match) { return match.id; }),
          column(write.cleaned, [](const CleanedMatch& match) { return match.record; }),
          column(write.cleaned, [](const CleanedMatch& match) { return match.summary; })});
    part("unplayed",
         "DELETE FROM played USING mine, unnest($::text[], $::text[]) AS c (player, match) "
         "WHERE played.player = c.player AND played.match = c.match",
         {column(write.cleaned, [](const CleanedMatch& match) { return match.player; }),
          column(write.cleaned, [](const CleanedMatch& match) { return match.id; })});
  }
  if (const std::string& player = write.sums_dropped_of; !player.empty()) {
    part("unsummed",
         "DELETE FROM tallies USING mine WHERE player = ANY ($::text[]) OR "
         "partner = ANY ($::text[])",
         {array_of(std::vector{player}), array_of(std::vector{player})});
  }
  if (write.sums_anew) {
    part("dropped", "DELETE FROM tallies USING mine", {});
    part("waits", "UPDATE matches SET counted = false FROM mine WHERE counted", {});
  }
  if (!write.counted.empty()) {
    std::vector<TallyRow> sums;
    std::vector<std::string> ids, all;
    for (const CountedMatch& match : write.counted) {
      all.push_back(match.id);
      for (const TallyRow& row : match.tallies) {
        sums.push_back(row);
        ids.push_back(match.id);
      }
    }
    part("counted",
         "UPDATE matches SET counted = true FROM mine WHERE NOT counted AND id = ANY ($::text[]) "
         "RETURNING id",
         {array_of(all)});
    add_sums("summed_later", sums, ids, "JOIN counted ON counted.id = s.match", Sums::Added);
  }
  add_sums("summed_elsewhere", write.tallies, std::vector<std::string>(write.tallies.size()), "",
           Sums::Replaced);
}

}  // namespace avinas::server
