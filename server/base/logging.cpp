// SPDX-License-Identifier: MIT
// Sets up the log as text or as JSON lines.
#include "server/base/logging.hpp"

#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

#include <nlohmann/json.hpp>

namespace avinas::server {
namespace {

struct Ids {
  std::uint64_t connection = 0;  ///< 0: none
  const std::string* table = nullptr;
};
thread_local Ids ids;

/// `,"connection":12,"table":"K7QF"`, as far as they are known.
class KnownIds final : public spdlog::custom_flag_formatter {
 public:
  void format(const spdlog::details::log_msg&, const std::tm&, spdlog::memory_buf_t& out) override {
    std::string text;
    if (ids.connection != 0) text = ",\"connection\":" + std::to_string(ids.connection);
    if (ids.table) text += ",\"table\":" + nlohmann::json(*ids.table).dump();
    out.append(text.data(), text.data() + text.size());
  }
  std::unique_ptr<custom_flag_formatter> clone() const override {
    return std::make_unique<KnownIds>();
  }
};

/// The message as a JSON string, quotes included.
class QuotedMessage final : public spdlog::custom_flag_formatter {
 public:
  void format(const spdlog::details::log_msg& message, const std::tm&,
              spdlog::memory_buf_t& out) override {
    const std::string_view payload(message.payload.data(), message.payload.size());
    const std::string text =
        nlohmann::json(payload).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    out.append(text.data(), text.data() + text.size());
  }
  std::unique_ptr<custom_flag_formatter> clone() const override {
    return std::make_unique<QuotedMessage>();
  }
};

}  // namespace

LogScope::LogScope(std::uint64_t connection)
    : connection_before_(ids.connection), table_before_(ids.table) {
  ids.connection = connection;
}
LogScope::LogScope(const std::string& table)
    : connection_before_(ids.connection), table_before_(ids.table) {
  ids.table = &table;
}
LogScope::~LogScope() { ids = {connection_before_, table_before_}; }

void set_up_logging(const std::string& level, const std::string& format) {
  spdlog::set_level(spdlog::level::from_str(level));
  if (format != "json") return;
  auto formatter = std::make_unique<spdlog::pattern_formatter>(spdlog::pattern_time_type::utc);
  formatter->add_flag<QuotedMessage>('Q').add_flag<KnownIds>('K').set_pattern(
      R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l","message":%Q%K})");
  spdlog::set_formatter(std::move(formatter));
}

void log_to_errors() {
  const auto logger = spdlog::stderr_color_mt("errors");
  logger->set_level(spdlog::level::warn);
  spdlog::set_default_logger(logger);
}

}  // namespace avinas::server
