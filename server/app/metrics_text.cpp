// SPDX-License-Identifier: MIT
// Writes the metrics in Prometheus' text format.
#include "server/app/metrics_text.hpp"

#include "protocol/names.hpp"
#include "server/app/process_metrics.hpp"
#include "server/base/metrics.hpp"

namespace avinas::server {
namespace {

void write_head(std::string& out, const char* name, const char* help, const char* type) {
  out.append("# HELP ").append(name).append(" ").append(help).append("\n");
  out.append("# TYPE ").append(name).append(" ").append(type).append("\n");
}

void write_value(std::string& out, const char* name, const char* help, const char* type,
                 std::int64_t value) {
  write_head(out, name, help, type);
  out.append(name).append(" ").append(std::to_string(value)).append("\n");
}

/// Today's and this week's.
void write_lately(std::string& out, const char* name, const char* help, std::int64_t today,
                  std::int64_t this_week) {
  write_head(out, name, help, "gauge");
  out.append(name).append("{in=\"day\"} ").append(std::to_string(today)).append("\n");
  out.append(name).append("{in=\"week\"} ").append(std::to_string(this_week)).append("\n");
}

void write_counter(std::string& out, const char* name, const char* help, const Counter& counter) {
  write_value(out, name, help, "counter", static_cast<std::int64_t>(counter.load()));
}

std::string in_seconds(std::uint64_t microseconds) {
  return std::to_string(static_cast<double>(microseconds) / 1e6);
}

void write_histogram(std::string& out, const char* name, const char* help,
                     const LatencyHistogram& histogram) {
  write_head(out, name, help, "histogram");
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < histogram.buckets().size(); ++i) {
    count += histogram.buckets()[i].load(std::memory_order_relaxed);
    const std::string bound =
        i < LatencyHistogram::kBounds.size() ? in_seconds(LatencyHistogram::kBounds[i]) : "+Inf";
    out.append(name).append("_bucket{le=\"").append(bound).append("\"} ");
    out.append(std::to_string(count)).append("\n");
  }
  const std::uint64_t sum = histogram.sum_ns();
  out.append(name).append("_sum ").append(in_seconds(sum / 1000)).append("\n");
  out.append(name).append("_count ").append(std::to_string(count)).append("\n");
}

}  // namespace

std::string metrics_text(const Counts& counts) {
  const Metrics& m = metrics();
  std::string out;
  write_head(out, "avinas_build_info", "Which build this is.", "gauge");
  out.append("avinas_build_info{version=\"" AVINAS_VERSION "\",commit=\"" AVINAS_COMMIT "\"} 1\n");
  out.append(process_metrics());
  if (counts.certificate_ends_at > 0) {
    write_value(out, "avinas_certificate_not_after_seconds",
                "End of the TLS certificate in Unix seconds.", "gauge", counts.certificate_ends_at);
  }
  write_value(out, "avinas_ready", "1 while players can be served and their moves saved.", "gauge",
              counts.ready ? 1 : 0);
  write_value(out, "avinas_connections", "WebSocket connections open.", "gauge", m.connections);
  write_value(out, "avinas_tables", "Tables open.", "gauge",
              static_cast<std::int64_t>(counts.tables));
  write_value(out, "avinas_players", "Players known.", "gauge",
              static_cast<std::int64_t>(counts.players));
  write_lately(out, "avinas_matches_ended", "Matches of people that ended today and this week.",
               m.matches_today, m.matches_this_week);
  write_lately(out, "avinas_people_played", "People who ended a match today and this week.",
               m.players_today, m.players_this_week);
  write_counter(out, "avinas_requests_total", "Messages received.", m.requests);
  write_counter(out, "avinas_moves_total", "Actions of the game accepted.", m.moves);
  write_histogram(out, "avinas_move_seconds",
                  "From an action received to the last seat's update written.", m.move_latency);
  write_histogram(out, "avinas_journal_commit_seconds", "Time of a commit of the journal.",
                  m.commit_time);
  write_value(out, "avinas_keeping_epoch",
              "While this server keeps a club on an engine: how often it was taken over, by whom "
              "ever; else 0.",
              "gauge", m.epoch);
  write_value(
      out, "avinas_keeping_shares",
      "Shares of the club's tables that this server keeps, of those that several servers share "
      "out among them.",
      "gauge", m.shares);
  write_counter(out, "avinas_takeovers_total",
                "Times that this server took a club over from one that ended without a word.",
                m.takeovers);
  write_counter(out, "avinas_not_ours_total",
                "Times that another server took the club over from this one.", m.not_ours);
  write_counter(out, "avinas_outbox_skipped_total", "Slow readers skipped ahead.", m.skipped);
  write_counter(out, "avinas_outbox_dropped_total", "Readers given up.", m.dropped);
  write_counter(out, "avinas_stopped_tables_total", "Tables that a fault of the program stopped.",
                m.stopped_tables);
  write_counter(out, "avinas_refused_connections_total", "Refused by the limits of an address.",
                m.refused_connections);
  write_counter(out, "avinas_thoughts_total",
                "Decisions that bots thought about, hints, and hands looked at afterwards.",
                m.thoughts);
  write_counter(out, "avinas_thoughts_skipped_total",
                "Decisions that bots took by rules of thumb, as too many waited.",
                m.thoughts_skipped);
  static_assert(std::size(protocol::Names<protocol::ErrorCode>::table) == kErrorCodes);
  write_head(out, "avinas_errors_total", "Errors sent, by code.", "counter");
  for (const auto& [code, word] : protocol::Names<protocol::ErrorCode>::table) {
    out.append("avinas_errors_total{code=\"").append(word).append("\"} ");
    out.append(std::to_string(m.errors[static_cast<std::size_t>(code)].load())).append("\n");
  }
  return out;
}

}  // namespace avinas::server
