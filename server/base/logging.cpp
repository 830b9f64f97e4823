// SPDX-License-Identifier: MIT
// Sets up the log as text or as JSON lines.
#include "server/base/logging.hpp"

#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

#include <nlohmann/json.hpp>
#include <utility>

namespace avinas::server {
namespace {

thread_local LogFields fields;

/// `,"connection":12,"table":"K7QF"`, as far as they are known.
class KnownFields final : public spdlog::custom_flag_formatter {
 public:
  void format(const spdlog::details::log_msg&, const std::tm&, spdlog::memory_buf_t& out) override {
    std::string text;
    const auto add = [&](const char* name, std::string_view value) {
      if (!value.empty()) text.append(name).append(nlohmann::json(value).dump());
    };
    if (fields.connection != 0) text = ",\"connection\":" + std::to_string(fields.connection);
    if (fields.table) add(",\"table\":", *fields.table);
    add(",\"player\":", fields.player);
    add(",\"request\":", fields.request);
    out.append(text.data(), text.data() + text.size());
  }
  std::unique_ptr<custom_flag_formatter> clone() const override {
    return std::make_unique<KnownFields>();
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

LogScope::LogScope(std::uint64_t connection) : before_(fields) { fields.connection = connection; }
LogScope::LogScope(const std::string& table) : before_(fields) { fields.table = &table; }
LogScope::LogScope(const LogFields& about) : before_(std::exchange(fields, about)) {}
LogScope::~LogScope() { fields = before_; }

void set_up_logging(const std::string& level, const std::string& format) {
  spdlog::set_level(spdlog::level::from_str(level));
  if (format != "json") return;
  auto formatter = std::make_unique<spdlog::pattern_formatter>(spdlog::pattern_time_type::utc);
  formatter->add_flag<QuotedMessage>('Q').add_flag<KnownFields>('K').set_pattern(
      R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l","message":%Q%K})");
  spdlog::set_formatter(std::move(formatter));
}

void log_to_errors() {
  const auto logger = spdlog::stderr_color_mt("errors");
  logger->set_level(spdlog::level::warn);
  spdlog::set_default_logger(logger);
}

}  // namespace avinas::server
