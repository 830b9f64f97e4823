// SPDX-License-Identifier: MIT
// Answers files, health, metrics and records over HTTP.
#include "server/http/http.hpp"

#include <spdlog/spdlog.h>

#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>
#include <string_view>

#include "engine/record/checking.hpp"
#include "server/http/by_the_book.hpp"

namespace avinas::server {
namespace {

namespace http = boost::beast::http;

/// Scripts, styles, pictures and connections of our own only; nobody else frames us, and we frame
/// two replays beside each other.
constexpr const char* kContentPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self' ws: wss:; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-src 'self'; frame-ancestors 'self'";

constexpr const char* kRecordCheck = "/api/records/check";
constexpr std::string_view kTableDoor = "/api/tables/", kMatches = "/api/matches/";

HttpResponse response_to(const HttpRequest& request, http::status status) {
  HttpResponse response{status, request.version()};
  response.set(http::field::server, "avinas");
  response.set(http::field::date, http_date());
  response.set("Content-Security-Policy", kContentPolicy);
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");
  response.set("Cross-Origin-Opener-Policy", "same-origin");
  response.set("Cross-Origin-Resource-Policy", "same-origin");
  response.keep_alive(request.keep_alive());
  return response;
}

HttpResponse with_body(HttpResponse response, const HttpRequest& request, std::string_view type,
                       std::string body) {
  response.set(http::field::content_type, type);
  response.content_length(body.size());
  if (request.method() != http::verb::head) response.body() = std::move(body);
  return response;
}

std::string_view header(const HttpRequest& request, http::field name) {
  const auto value = request[name];
  return {value.data(), value.size()};
}

HttpResponse file_response(const HttpRequest& request, const StaticFile& file) {
  const bool known = is_known(request, file.tag);
  HttpResponse response =
      response_to(request, known ? http::status::not_modified : http::status::ok);
  response.set(http::field::cache_control,
               file.immutable ? "public, max-age=31536000, immutable" : "no-cache");
  response.set(http::field::etag, file.tag);
  response.set(http::field::vary, "Accept-Encoding");
  if (known) return response;
  const EncodedBody body = body_for(file, header(request, http::field::accept_encoding));
  if (!body.encoding.empty()) response.set(http::field::content_encoding, body.encoding);
  return with_body(std::move(response), request, file.type, std::string(body.content));
}

/// `/api/matches/ID/record` → ID for `/record`, or an empty text.
std::string_view match_of(std::string_view path, std::string_view after) {
  if (!path.starts_with(kMatches) || !path.ends_with(after)) return {};
  if (path.size() <= kMatches.size() + after.size()) return {};
  return path.substr(kMatches.size(), path.size() - kMatches.size() - after.size());
}

}  // namespace

HttpResponse plain_response(const HttpRequest& request, http::status status, std::string sentence) {
  return with_body(response_to(request, status), request, "text/plain; charset=utf-8",
                   std::move(sentence) + "\n");
}

HttpResponse still_starting(const HttpRequest& request) {
  return plain_response(request, http::status::service_unavailable,
                        "The server is starting; come again in a moment.");
}

HttpResponse too_many(const HttpRequest& request, const std::string& of) {
  return plain_response(request, http::status::too_many_requests,
                        "Too many " + of + "; try again in a minute.");
}

std::string host_asked(const HttpRequest& request) {
  const std::string_view host = header(request, http::field::host);
  constexpr std::string_view kAllowed =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.:[]";
  const bool plain = host.find_first_not_of(kAllowed) == std::string_view::npos;
  return plain ? std::string(host) : std::string();
}

HttpResponse redirect_to_https(const HttpRequest& request, const std::string& host) {
  if (host.empty()) {
    return plain_response(request, http::status::bad_request,
                          "This server speaks HTTPS: begin with https://.");
  }
  const std::string target(request.target());
  HttpResponse response = plain_response(request, http::status::permanent_redirect,
                                         "This server speaks HTTPS: begin with https://.");
  response.set(http::field::location, "https://" + host + (target.starts_with('/') ? target : "/"));
  response.keep_alive(false);
  return response;
}

bool posts_record(const http::request_header<>& request) {
  return request.method() == http::verb::post && request.target() == kRecordCheck;
}

bool looks_at_table_or_match(const HttpRequest& request) {
  return request.target().starts_with(kTableDoor) || request.target().starts_with(kMatches);
}

std::string analysis_asked(const HttpRequest& request) {
  if (request.method() != http::verb::get && request.method() != http::verb::head) return {};
  const auto target = boost::urls::parse_origin_form(
      std::string_view(request.target().data(), request.target().size()));
  if (!target) return {};
  return std::string(match_of(target->encoded_path(), "/analysis"));
}

HttpResponse analysis_response(const HttpRequest& request, Analyses::Answer answer) {
  using Status = Analyses::Status;
  switch (answer.status) {
    case Status::Found: {
      HttpResponse response = response_to(request, http::status::ok);
      response.set(http::field::cache_control, "no-cache");
      return with_body(std::move(response), request, "application/json", std::move(answer.json));
    }
    case Status::NoSuchMatch:
      return plain_response(request, http::status::not_found,
                            "There is no finished match of that id.");
    case Status::NotAnalysable:
      return plain_response(request, http::status::unprocessable_entity,
                            "That match was played by rules that this server does not know.");
    case Status::TooMany:
      return too_many(request, "matches at once");
    case Status::Unreadable:
      return plain_response(request, http::status::internal_server_error,
                            "The archive cannot be read now; tell the operator.");
    case Status::NoTime:
      break;
  }
  return plain_response(request, http::status::service_unavailable,
                        "The server has no time to look at that match now; try again in a moment.");
}

HttpResponse check_record(const HttpRequest& request) {
  const record::Finding finding = record::verify(request.body());
  return plain_response(
      request,
      finding.status == record::Status::Ok ? http::status::ok : http::status::unprocessable_entity,
      finding.text);
}

HttpResponse HttpHandler::ready(const Asked& asked) const {
  if (reports_.ready()) return plain_response(asked.request, http::status::ok, "ready");
  if (reports_.waits()) {
    return plain_response(asked.request, http::status::service_unavailable, kWaitsForItsTurn);
  }
  return plain_response(asked.request, http::status::service_unavailable,
                        "Not ready: the server is starting, ending, or cannot save.");
}

HttpResponse HttpHandler::metrics(const Asked& asked) const {
  if (!reports_.may_read_metrics(asked.client, asked.direct)) {
    return plain_response(
        asked.request, http::status::forbidden,
        "The metrics are for this machine and for those named with --metrics-from.");
  }
  return with_body(response_to(asked.request, http::status::ok), asked.request,
                   "text/plain; version=0.0.4; charset=utf-8", reports_.metrics());
}

HttpResponse HttpHandler::door(const Asked& asked, std::string_view code) const {
  if (!started()) return still_starting(asked.request);
  TableDoor seen = reports_.door(std::string(code));
  if (seen.is_missing) {
    return plain_response(asked.request, http::status::not_found, "There is no such table.");
  }
  if (seen.table.empty()) {
    return plain_response(asked.request, http::status::forbidden,
                          "A table is shown here to those who have come in.");
  }
  HttpResponse response = response_to(asked.request, http::status::ok);
  response.set(http::field::cache_control, "no-store");
  return with_body(std::move(response), asked.request, "application/json", std::move(seen.table));
}

HttpResponse HttpHandler::club(const Asked& asked) const {
  if (!started()) return still_starting(asked.request);
  HttpResponse response = response_to(asked.request, http::status::ok);
  response.set(http::field::cache_control, "no-store");
  return with_body(std::move(response), asked.request, "application/json", reports_.club());
}

HttpResponse HttpHandler::record(const Asked& asked, const std::string& match) const {
  const HttpRequest& request = asked.request;
  if (!started()) return still_starting(request);
  std::optional<std::string> record;
  try {
    record = matches_.find_record(match);
  } catch (const std::exception& wrong) {
    spdlog::error("The record of match {} cannot be read: {}", match, wrong.what());
    return plain_response(request, http::status::internal_server_error,
                          "The archive cannot be read now; tell the operator.");
  }
  if (!record) {
    return plain_response(request, http::status::not_found,
                          "There is no finished match of that id.");
  }
  HttpResponse response = response_to(request, http::status::ok);
  response.set(http::field::cache_control, "no-cache");
  return with_body(std::move(response), request, "application/json", std::move(*record));
}

HttpResponse HttpHandler::file(const Asked& asked, std::string_view path) const {
  if (const StaticFile* file = files_.find(path)) return file_response(asked.request, *file);
  if (header(asked.request, http::field::accept).find("text/html") == std::string_view::npos) {
    return plain_response(asked.request, http::status::not_found, "There is nothing here.");
  }
  // A person who mistyped an address is shown the club.
  const StaticFile& page = *files_.find("/");
  HttpResponse response = response_to(asked.request, http::status::not_found);
  response.set(http::field::cache_control, "no-cache");
  response.set(http::field::vary, "Accept");
  return with_body(std::move(response), asked.request, page.type, page.content);
}

HttpResponse HttpHandler::handle(const HttpRequest& request, const boost::asio::ip::address& client,
                                 bool direct) const {
  if (posts_record(request)) return check_record(request);
  const bool at_check = request.target() == kRecordCheck;
  if (at_check || (request.method() != http::verb::get && request.method() != http::verb::head)) {
    HttpResponse refused = plain_response(
        request, http::status::method_not_allowed,
        at_check ? "A match record is posted here." : "Only GET and HEAD are answered here.");
    refused.set(http::field::allow, at_check ? "POST" : "GET, HEAD");
    return refused;
  }
  const auto target = boost::urls::parse_origin_form(
      std::string_view(request.target().data(), request.target().size()));
  if (!target) {
    return plain_response(request, http::status::bad_request, "That is not a path of this host.");
  }
  const std::string_view path = target->encoded_path();
  const Asked asked{request, client, direct};
  if (path == "/healthz") return plain_response(request, http::status::ok, "ok");
  if (path == "/readyz") return ready(asked);
  if (path == "/metrics") return metrics(asked);
  if (path == "/api/club") return club(asked);
  if (path.starts_with(kTableDoor)) return door(asked, path.substr(kTableDoor.size()));
  if (const auto match = match_of(path, "/record"); !match.empty()) {
    return record(asked, std::string(match));
  }
  return file(asked, path);
}

}  // namespace avinas::server
